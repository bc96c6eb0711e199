/// How an item wants to be shown. Source: Apple, *NSItemProvider.h*.
public enum ItemProviderPresentationStyle: Int, Hashable, Sendable {
  /// However the receiver likes.
  case unspecified = 0
  /// In line with text.
  case inline = 1
  /// As an attachment.
  case attachment = 2
}
