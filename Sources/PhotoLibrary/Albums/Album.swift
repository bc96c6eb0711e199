/// An album that a user has made, or one whose members follow from a rule.
public struct Album: LibraryObject {
  public let localIdentifier: String
  public let title: String
  /// What kind of smart album it is; nil for a user's.
  public let smartAlbum: SmartAlbum?
  /// How many assets a user's album has; nil for smart ones, which are not counted.
  public let estimatedAssetCount: Int?
}
