public import ItemProvider

/// Something that was picked: what `PHPickerResult` is.
public struct PickerResult: Sendable {
  /// The content. Of what was selected before the picker was shown, it offers nothing.
  public let itemProvider: ItemProvider
  /// The local identifier, where the configuration knows the library.
  public let assetIdentifier: String?
  /// Where its main file is; nil for what was selected before.
  package let path: FilePath?

  /// Something that was selected before the picker was shown.
  init(selectedBefore identifier: String?) {
    self.init(ItemProvider(), identifier, nil)
  }

  init(_ provider: ItemProvider, _ identifier: String?, _ path: FilePath?) {
    itemProvider = provider
    assetIdentifier = identifier
    self.path = path
  }
}
