/// A block that is not decoded yet.
package struct PendingBlock {
  /// Its kind, and before it those of the blocks it came from, the outermost first.
  let path: [BlockKind]
  let region: Region
  /// Whether the file ends before the block's container does.
  let isCutShort: Bool
  /// Whether it stands behind a damaged place of its directory.
  let isBehindDamage: Bool
  /// Whether it is of another picture than the one that the file is for.
  let isOfOther: Bool
  /// Which other picture that is: see ``HEIFDocuments``.
  let document: UInt8
  /// The group of its tags, where the block itself does not tell.
  let group: String?
}
