extension Container {
  /// Redcode: a header of one of two versions, and a directory of what the camera says.
  package static let redcode = Container(
    [],
    recognize: { head in
      head[0] == 0 && head[1] == 0 && (head.matches("RED1", at: 4) || head.matches("RED2", at: 4))
        ? FileFormat("R3D", "r3d", "video/x-red-r3d", nil) : nil
    },
    read: { (file, found) throws(MetadataError) in
      let size = try file.uint32(at: 0, .big)
      let header = try file.head(count: min(size, 1 << 17))
      let isFirst = header.matches("RED1", at: 4)
      found.add(isFirst ? .redcodeHeader : .redcodeHeader2, fieldsOf: header, .big)
      found.facts.pixelWidth =
        isFirst ? try header.uint16(at: 0x36, .big) : try header.uint32(at: 0x4c, .big)
      found.facts.pixelHeight =
        isFirst ? try header.uint16(at: 0x3a, .big) : try header.uint32(at: 0x50, .big)
      if isFirst {
        let behind = try file.head(at: size, count: 0x1_0000)
        try RedcodeDirectory(behind, at: 0x22).read(&found)
      } else {
        var place = 0x44
        for (count, length) in [(0x40, 0x18), (0x41, 0x14), (0x42, 0x10)] {
          place += try header.uint8(at: count) * length
        }
        try RedcodeDirectory(header, at: place).read(&found)
      }
      var track = MovieTrack(number: 1, kind: .video, codec: "Redcode")
      track.pixelWidth = found.facts.pixelWidth
      track.pixelHeight = found.facts.pixelHeight
      track.frameRate = found.store.first("Red", named: "OriginalFrameRate")?.number()
      found.add(track)
      found.facts.takeMainTrack()
    })
}

/// Entries of a length, a number and a value; the number's first four bits are the value's format.
private struct RedcodeDirectory {
  private let bytes: ByteSlice
  private let start: Int
  private let end: Int

  init(_ bytes: ByteSlice, at place: Int) throws(MetadataError) {
    self.bytes = bytes
    let length = place + 8 > bytes.count ? 0 : try bytes.uint16(at: place, .big)
    if (300..<2048).contains(length), place + 2 + length <= bytes.count {
      start = place + 2
      end = start + length
      return
    }
    // Where it is not where it should be, it starts with an entry that all have.
    let first = bytes.elements.startIndex
    guard
      let found = bytes.elements.indices.dropLast(3).first(where: { index in
        let entry = bytes.elements[index..<(index + 4)]
        return entry.elementsEqual([0, 0x0f, 0x10, 0]) || entry.elementsEqual([0, 0x0f, 0x10, 6])
      })
    else {
      throw MetadataError(.malformed, "there is no directory", at: bytes.offset)
    }
    start = found - first
    end = bytes.count
  }

  func read(_ found: inout MetadataBuilder) throws(MetadataError) {
    var position = start
    while position + 4 <= end {
      let length = try bytes.uint16(at: position, .big)
      guard length >= 4, position + length <= end else { return }
      let tag = try bytes.uint16(at: position + 2, .big)
      guard let format = Self.format(tag >> 12) else { return }
      let value = try bytes.slice(at: position + 4, count: length - 4)
      position += length
      guard TagTable.redcode.index(of: UInt32(tag)) != nil else { continue }
      let count = value.count / format.size
      found.add(
        .redcode, UInt32(tag), format, count: count, .big,
        bytes: value.prefix(count * format.size))
    }
  }

  private static func format(_ number: Int) -> TagFormat? {
    switch number {
    case 0, 3: .byte
    case 1: .ascii
    case 2: .float
    case 4: .short
    case 5: .signedByte
    case 6: .signedLong
    case 7, 9: .undefined
    case 8: .long
    default: nil
    }
  }
}
