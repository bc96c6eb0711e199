/// An album that a user has made, or one whose members follow from a rule.
public struct Album: LibraryObject {
  /// What it is known by: `UUID/L0/040` where a user has made it, `smart/201` where it follows from
  /// a rule.
  public let localIdentifier: String
  /// What its user calls it; of a smart album ``SmartAlbum/title``.
  public let title: String
  /// What kind of smart album it is; nil for a user's.
  public let smartAlbum: SmartAlbum?
  /// How many assets a user's album has; nil for smart ones, which are not counted.
  public let estimatedAssetCount: Int?
}
