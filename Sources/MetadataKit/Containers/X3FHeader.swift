/// The header of Sigma's raw files, whose length its version tells.
struct X3FHeader {
  private let bytes: ByteSlice
  private let version: Int
  /// Where what later versions added to the header begins; nil where there is none.
  private let extensionStart: Int?

  init(_ file: Region) throws(MetadataError) {
    let head = try file.slice(at: 0, count: 40)
    version = try head.uint32(at: 4, .little)
    if version >= 4 << 16 {
      bytes = try file.slice(at: 0, count: 0x300)
      extensionStart = nil
    } else if version > 2 << 16 {
      // Since 2.3 a name of the scene stands in it.
      let length = version > 2 << 16 + 2 ? 104 : 72
      bytes = try file.slice(at: 0, count: length + 160)
      extensionStart = length
    } else {
      bytes = head
      extensionStart = nil
    }
  }

  func add(to found: inout MetadataBuilder) throws(MetadataError) {
    let isNew = version >= 4 << 16
    found.add(
      isNew ? .sigmaHeader4 : .sigmaHeader, fieldsOf: bytes.prefix(extensionStart ?? bytes.count),
      .little)
    found.facts.pixelWidth = try bytes.uint32(at: isNew ? 40 : 28, .little)
    found.facts.pixelHeight = try bytes.uint32(at: isNew ? 44 : 32, .little)
    // In degrees, clockwise; where it is 0, EXIF may say it.
    switch try bytes.uint32(at: isNew ? 48 : 36, .little) {
    case 90: found.facts.orientation = 6
    case 180: found.facts.orientation = 3
    case 270: found.facts.orientation = 8
    default: break
    }
    guard let start = extensionStart else { return }
    // Thirty-two kinds, a byte each, then as many numbers; kind 0 is unused.
    for index in 0..<32 {
      let kind = try bytes.uint8(at: start + index)
      guard kind > 0 else { continue }
      found.add(
        .sigmaHeaderExtension, UInt32(kind), .float, count: 1, .little,
        bytes: try bytes.slice(at: start + 32 + index * 4, count: 4))
    }
  }
}
