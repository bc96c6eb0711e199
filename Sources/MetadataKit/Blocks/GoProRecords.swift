/// GoPro's metadata (GPMF, github.com/gopro/gpmf-parser): records of a key of four letters, a letter
/// for what its values are, their size and number.
struct GoProRecords {
  private let bytes: ByteSlice
  private let isInFile: Bool
  /// What the elements of a structure are, as the last record of it said.
  private var structure: ArraySlice<UInt8>?
  /// What the last values of a container are divided by.
  private var scale: [Double] = []

  @Sendable static func read(
    _ body: Region, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    let bytes = try body.all(limit: found.limits.valueBytes)
    var records = GoProRecords(bytes, isInFile: body.isInFile)
    try records.read(depth: 0, &found)
  }

  private init(_ bytes: ByteSlice, isInFile: Bool) {
    self.bytes = bytes
    self.isInFile = isInFile
  }

  private mutating func read(depth: Int, _ found: inout MetadataBuilder) throws(MetadataError) {
    guard depth <= found.limits.nesting else {
      throw MetadataError(.limitExceeded, "GoPro's records nested too deeply", at: bytes.offset)
    }
    var position = 0
    while bytes.count - position >= 8 {
      let head = try bytes.slice(at: position, count: 8)
      let key = UInt32(truncatingIfNeeded: try head.uint32(at: 0, .big))
      if key == 0 { return }
      guard head.prefix(4).elements.allSatisfy(Self.isOfKey) else {
        throw MetadataError(.malformed, "a record of GoPro's without a key", at: head.offset)
      }
      let kind = try head.uint8(at: 4)
      let (size, count) = (try head.uint8(at: 5), try head.uint16(at: 6, .big))
      let value = try bytes.slice(at: position + 8, count: size * count)
      position += 8 + (size * count + 3) / 4 * 4
      try found.charge(entries: 1, bytes: value.count)
      if value.isEmpty { continue }
      if kind == 0 {
        // Of containers only those that are known are looked into.
        guard key == 0x4445_5643 || key == 0x5354_524d else { continue }  // DEVC, STRM
        var inner = GoProRecords(value, isInFile: isInFile)
        try inner.read(depth: depth + 1, &found)
        continue
      }
      let record = GoProRecord(kind: UInt8(truncatingIfNeeded: kind), size, count, value)
      switch key {
      case 0x5459_5045: structure = value.elements.untilNUL  // TYPE
      case 0x5343_414c: scale = record.elements(structure).joined().map(\.number)  // SCAL
      default:
        guard let row = TagTable.goPro.index(of: key) else { continue }
        // Each number takes up to 40 bytes before it is kept in eight; no device has written so many.
        guard value.count <= Self.longestValue else {
          found.add(
            .goPro, TagTable.goPro.rows[row].name, left: Region(inMemory: value.bytes))
          continue
        }
        // Only the last of a container's records are what the scale is of.
        let isScaled = !scale.isEmpty && position >= bytes.count
        let values = record.elements(structure)
        try found.charge(entries: values.count)
        tell(
          values, scale: isScaled ? scale : [],
          TagTable.goPro.rows[row].name, at: value.offset, &found)
      }
    }
  }

  private static let longestValue = 256 << 10

  private static func isOfKey(_ byte: UInt8) -> Bool {
    NumberText.isOfWord(byte) || byte == 0x2d || byte == 0x20
  }

  /// Tells of a value, or of several as a list.
  private func tell(
    _ values: [[GoProElement]], scale: [Double], _ name: String, at offset: Int,
    _ found: inout MetadataBuilder
  ) {
    for (index, value) in values.enumerated() {
      found.continuesList = index > 0
      if value.contains(where: \.isText) {
        var text = TextBuffer()
        for (place, element) in value.enumerated() {
          if place > 0 { text.append(ascii: 0x20) }
          element.write(to: &text)
        }
        found.add(
          .goPro, name, text: text.bytes, offset: isInFile && value.count == 1 ? offset : -1)
      } else if scale.isEmpty, value.allSatisfy(\.isInteger) {
        found.add(.goPro, name, integers: value.map(\.integer))
      } else {
        found.add(
          .goPro, name,
          doubles: value.enumerated().map { place, element in
            scale.isEmpty ? element.number : element.number / scale[place % scale.count]
          })
      }
    }
  }
}
