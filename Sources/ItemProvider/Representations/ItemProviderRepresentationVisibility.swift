/// Who may see a representation of an item.
///
/// A provider delivers only within its own process, to which every representation is visible: the
/// value is taken, and without effect here. The numbers are those of
/// `NSItemProviderRepresentationVisibility`. Source: Apple, *NSItemProvider.h*.
public enum ItemProviderRepresentationVisibility: Int, Hashable, Sendable {
  /// Every process.
  case all = 0
  /// Processes of the same development team.
  case team = 1
  /// Processes of the same group.
  case group = 2
  /// This process only.
  case ownProcess = 3
}
