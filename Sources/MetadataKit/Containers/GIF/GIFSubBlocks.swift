/// The data sub-blocks of an extension (GIF89a §15): each a length byte and as many bytes.
struct GIFSubBlocks {
  /// The sub-blocks as they stand in the file, with their length bytes.
  var bytes: [UInt8] = []
  /// Whether that is all of them.
  var isWhole = true
  /// Where they stand, about.
  let offset: Int

  init(offset: Int) { self.offset = offset }

  /// The first sub-block.
  var first: ArraySlice<UInt8> {
    guard let length = bytes.first else { return [] }
    return bytes.dropFirst().prefix(Int(length))
  }

  /// The sub-blocks after the first, as they stand in the file.
  var afterFirst: ArraySlice<UInt8> {
    guard let length = bytes.first else { return [] }
    return bytes.dropFirst(Int(length) + 1)
  }

  /// The data of sub-blocks put together.
  static func joined(_ blocks: ArraySlice<UInt8>) -> [UInt8] {
    var data: [UInt8] = []
    data.reserveCapacity(blocks.count)
    var rest = blocks
    while let length = rest.popFirst() {
      data += rest.prefix(Int(length))
      rest = rest.dropFirst(Int(length))
    }
    return data
  }
}
