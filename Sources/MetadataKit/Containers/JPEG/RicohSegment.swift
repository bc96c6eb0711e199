extension JPEGApplicationSegment {
  /// Ricoh's: fields that the photographer chose and filled in, codes that the camera read, sound.
  static let ricoh = JPEGApplicationSegment(0xe5, "RMETA\0") {
    (body, parts, found) throws(MetadataError) in
    let bytes = try body.all(limit: 1 << 16)
    let order: ByteOrder = bytes.matches("II") ? .little : .big
    guard bytes.count >= 20, order == .little || bytes.matches("MM") || bytes.matches("\0\0") else {
      throw MetadataError(.malformed, "Ricoh's segment without a byte order", at: body.start)
    }
    if try bytes.uint16(at: 4, order) == 0 {
      try RicohFields(bytes, order).tell(&found)
    } else if bytes.matches("BARCODE", at: 14) {
      let text = bytes.suffix(from: 14).elements.untilNUL
      for (index, code) in RicohFields.codes(text).enumerated() {
        try found.charge(entries: 1)
        found.continuesList = index > 0
        found.add(.ricohFields, "Barcodes", text: code, offset: -1)
      }
    } else if !bytes.matches("ASCII", at: 12) {
      let length = try bytes.uint16(at: 12, order)
      let sound = try body.region(at: 14, count: length)
      try parts.addSound(sound, isStart: bytes.matches("RIFF", at: 14))
    }
  }
}

/// Fields in sections: their names, their values as texts, and as numbers of a menu's lines.
private struct RicohFields {
  private var count: Int
  private var names: [ArraySlice<UInt8>] = []
  private var texts: [ArraySlice<UInt8>] = []
  private var numbers: [Int] = []

  init(_ bytes: ByteSlice, _ order: ByteOrder) throws(MetadataError) {
    var position = try bytes.uint16(at: 8, order)
    count = try bytes.uint16(at: position, order)
    guard count <= 100 else {
      throw MetadataError(.malformed, "too many fields of Ricoh's", at: bytes.offset)
    }
    position += 10
    while bytes.count - position >= 4 {
      let kind = try bytes.uint16(at: position, order)
      let size = try bytes.uint16(at: position + 2, order)
      guard size >= 2, let section = try? bytes.slice(at: position + 4, count: size - 2) else {
        return
      }
      switch kind {
      case 1: names = Self.texts(section)
      case 2, 18: texts = Self.texts(section)
      case 3 where section.count >= count * 2:
        numbers = []
        for index in 0..<count { numbers.append(try section.uint16(at: index * 2, order)) }
      default: break
      }
      position += 2 + size
    }
  }

  private static func texts(_ section: ByteSlice) -> [ArraySlice<UInt8>] {
    section.elements.split(separator: 0, maxSplits: 100, omittingEmptySubsequences: false)
  }

  func tell(_ found: inout MetadataBuilder) throws(MetadataError) {
    guard !names.isEmpty || !texts.isEmpty else { return }
    try found.charge(entries: count * 2)
    for index in 0..<count {
      let name = index < names.count ? names[index] : []
      let text = index < texts.count ? texts[index] : []
      if name.isEmpty, text.isEmpty { continue }
      tell(Self.tagName(name), text, index < numbers.count ? numbers[index] : nil, &found)
    }
  }

  private func tell(
    _ name: String, _ text: ArraySlice<UInt8>, _ number: Int?, _ found: inout MetadataBuilder
  ) {
    let table = TagTable.ricohFields
    guard let number, let row = table.index(of: "Field") else {
      return found.add(table, name, text: text, offset: -1)
    }
    if text.isEmpty { return found.add(table, name, number) }
    // The number, then the words for it.
    let bytes = [UInt8(number >> 8 & 0xff), UInt8(number & 0xff)] + text
    found.add(
      table, row: row, named: name, group: table.group, .undefined, count: bytes.count,
      bytes: bytes[...], at: nil)
  }

  private static func tagName(_ name: ArraySlice<UInt8>) -> String {
    if name.isEmpty { return "RMETA_Unknown" }
    var bytes: [UInt8] = []
    var isStart = true
    for byte in name.prefix(Limits.nameBytes) {
      let isLower = (0x61...0x7a).contains(byte)
      bytes.append(isStart && isLower ? byte & 0xdf : byte)
      isStart =
        !(isLower || (0x41...0x5a).contains(byte) || NumberText.isDigit(byte) || byte == 0x5f)
    }
    return String(decoding: bytes, as: UTF8.self).tagName
  }

  /// The codes of `BARCODE…,nn,` and, of each, its length, a comma, its text and another comma.
  static func codes(_ text: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    let head = text.split(separator: 0x2c, maxSplits: 2, omittingEmptySubsequences: false)
    guard head.count == 3, head[1].count == 2, head[1].allSatisfy(NumberText.isDigit) else {
      return []
    }
    var rest = head[2]
    var codes: [ArraySlice<UInt8>] = []
    while let comma = rest.firstIndex(of: 0x2c), comma > rest.startIndex,
      let length = Int(String(decoding: rest[..<comma].prefix(8), as: UTF8.self)), length >= 0,
      length <= rest.endIndex - comma - 1
    {
      rest = rest[(comma + 1)...]
      codes.append(rest.prefix(length))
      guard rest.count > length else { break }
      rest = rest.dropFirst(length + 1)
    }
    return codes
  }
}
