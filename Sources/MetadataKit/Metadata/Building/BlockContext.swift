/// What is known of a block before it is decoded; of what is no block, nothing is.
struct BlockContext {
  /// Its kind, and before it those of the blocks it came from, the outermost first.
  var path: [BlockKind] = []
  /// The group of its tags, where the block itself does not tell.
  var group: String?
  /// Whether the file ends before the block's container does.
  var isCutShort = false
  /// Whether it stands behind a damaged place of its directory.
  var isBehindDamage = false
  /// Whether it is of another picture than the one that the file is for, or of a document within it.
  var isOfOther = false
  /// Whether exiftool does not read it.
  var isUnknownToExiftool = false
  /// Whether it is of an item of a data set, which says nothing of the file's picture (DICOM PS3.5 §7.5), but to exiftool.
  var isOfItem = false
  /// Which other picture that is, from 1: see ``HEIFDocuments``.
  var document: UInt8 = 0
}
