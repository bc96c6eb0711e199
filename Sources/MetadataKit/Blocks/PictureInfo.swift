extension BlockDecoder {
  /// The text that cameras before EXIF wrote: sections in brackets, and names with their values.
  package static let pictureInfo = BlockDecoder(.pictureInfo) {
    (block, found) throws(MetadataError) in
    let bytes = try block.all(limit: 1 << 16)
    var scan = PictureInfoScan(bytes)
    while let (name, value) = scan.next() {
      let known = PictureInfoScan.names.first { $0.0 == name }?.1
      found.add(
        .pictureInfo, known ?? PictureInfoScan.tagName(name),
        text: value.elements, offset: value.offset)
    }
  }
}

/// Finds `name=value` in text, where values may have blanks in them.
struct PictureInfoScan {
  private let bytes: ByteSlice
  private var position = 0

  /// Where the last section's name ends.
  private let lastBracket: Int

  init(_ bytes: ByteSlice) {
    self.bytes = bytes
    let elements = bytes.elements
    lastBracket = (elements.lastIndex(of: 0x5d) ?? elements.startIndex) - elements.startIndex
  }

  /// What the field calls tags otherwise than cameras do.
  static let names = [
    ("TimeDate", "DateTimeOriginal"), ("Shutter", "ExposureTime"), ("shtr", "ExposureTime"),
    ("Serial#", "SerialNumber"), ("Ytarget", "YTarget"), ("ylevel", "YLevel"),
    ("ExpBias", "ExposureCompensation"), ("FWare", "FirmwareVersion"), ("Type", "CameraType"),
  ]

  /// The name as tags have them: with a capital, and longer than a letter.
  static func tagName(_ name: String) -> String {
    name.utf8.count < 2 ? "Tag" + name : name.capitalized
  }

  mutating func next() -> (String, ByteSlice)? {
    while position < bytes.count {
      if bytes[position] == 0x5b, position < lastBracket,
        let end = bytes.firstIndex(of: 0x5d, from: position)
      {
        position = end + 1
        continue
      }
      let nameEnd = endOfName(position)
      guard nameEnd > position, bytes[nameEnd] == 0x3d else {
        position = max(nameEnd, position + 1)
        continue
      }
      let name = String(
        decoding: bytes.suffix(from: position).prefix(nameEnd - position).elements,
        as: UTF8.self)
      let start = nameEnd + 1
      position = endOfValue(start)
      var end = position
      while end > start, bytes[end - 1] == 0x20 { end -= 1 }
      if end > start { return (name, bytes.suffix(from: start).prefix(end - start)) }
    }
    return nil
  }

  private func endOfName(_ start: Int) -> Int {
    var end = start
    while let byte = bytes[end],
      NumberText.isOfWord(byte) || byte == 0x23 || byte == 0x2d
    { end += 1 }
    return end
  }

  /// A value ends with its line, or before the next section or name.
  private func endOfValue(_ start: Int) -> Int {
    var end = start
    while let byte = bytes[end], (0x20...0x7e).contains(byte), byte != 0x5b || end == start {
      if byte == 0x20 {
        var next = end
        while bytes[next] == 0x20 { next += 1 }
        let nameEnd = endOfName(next)
        if nameEnd > next, bytes[nameEnd] == 0x3d { return end }
        end = next
      } else {
        end += 1
      }
    }
    return end
  }
}
