/// What the chunks of a PNG so far have told that later ones depend on.
struct PNGState {
  /// The group of tags where it is not that of their table: chunks after the end of the picture.
  var group: String?
  /// Whether the header has been read; a second one tells nothing of the picture.
  var hasHeader = false
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

  /// How many bytes the file's chunks have inflated to.
  private var inflatedBytes = 0

  /// Inflates a stream; all of a file's together have the limit of one, so that a file of many
  /// small ones cannot ask for more.
  mutating func inflate(_ stream: ByteSlice, _ limits: Limits) -> Inflated {
    let inflated = Inflated(stream, limit: max(0, limits.inflatedBytes - inflatedBytes))
    inflatedBytes += inflated.bytes.count
    return inflated
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
