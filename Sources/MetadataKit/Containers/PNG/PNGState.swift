/// What the chunks of a PNG so far have told that later ones depend on.
struct PNGState {
  /// The group of tags where it is not that of their table: chunks after the end of the picture.
  var group: String?
  /// Whether the header has been read; a second one tells nothing of the picture.
  var hasHeader = false
  /// Whether the size is known: pictures within a MNG have sizes of their own.
  private var hasSize = false
  /// How many frames a MNG says that it has; nil where it does not.
  var nominalFrames: Int?
  /// The kind of pixels (PNG 3 §11.2.1), -1 where it is not known.
  var colorType = -1
  /// Whether there is a tRNS chunk.
  var hasTransparency = false
  /// The frames of the animation, 0 where there is none.
  var frames = 0
  /// The sum of their delays in seconds.
  var duration = 0.0
  /// Their delays, one by one.
  var timing = AnimationFrames()
  /// How often they are played, 0 for ever.
  var plays: Int?
  /// Hashes of the keywords without a meaning that texts had.
  var keywords: Set<Int> = []

  /// How many bytes the file's chunks have inflated to.
  private var inflatedBytes = 0

  /// Inflates a stream; all of a file's together have the limit of one, so that a file of many
  /// small ones cannot ask for more.
  mutating func inflate(_ stream: ByteSlice, _ limits: Limits) -> Inflated {
    let inflated = Inflated(stream, limit: max(0, limits.inflatedBytes - inflatedBytes))
    inflatedBytes += inflated.bytes.count
    return inflated
  }

  /// Takes the size from the first header.
  mutating func takeSize(_ header: ByteSlice, _ found: inout MetadataBuilder) {
    guard !hasSize else { return }
    hasSize = true
    found.facts.pixelWidth = try? header.uint32(at: 0, .big)
    found.facts.pixelHeight = try? header.uint32(at: 4, .big)
  }

  /// Adds the fields of a structure.
  func add(_ table: TagTable, _ data: ByteSlice, _ found: inout MetadataBuilder) {
    found.add(table, fieldsOf: data, .big, group: group)
  }

  /// Adds a chunk as one value.
  func add(
    _ table: TagTable, _ type: UInt32, _ data: ByteSlice, as format: TagFormat = .undefined,
    _ found: inout MetadataBuilder
  ) {
    found.add(
      table, type, group: group, format, count: data.count / max(1, format.size), .big,
      bytes: data)
  }
}
