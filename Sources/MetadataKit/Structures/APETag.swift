/// A tag of Monkey's Audio (APEv2 specification): items, and a footer of 32 bytes behind them, perhaps one
/// like it before them.
struct APETag {
  private let items: Region
  private let count: Int
  /// Where the tag begins in the file.
  let start: Int

  private static let footLength = 32

  /// The tag that ends where a region does; nil where none does.
  init?(endOf region: Region) throws(MetadataError) {
    let place = region.count - Self.footLength
    guard place >= 0 else { return nil }
    let foot = try region.slice(at: place, count: Self.footLength)
    guard foot.matches("APETAGEX") else { return nil }
    let length = try Self.length(foot)
    guard length <= place else {
      throw MetadataError(.malformed, "an APE tag that starts before the file", at: foot.offset)
    }
    items = try region.region(at: place - length, count: length)
    count = try foot.uint32(at: 16, .little)
    // The highest flag says that the footer has its like before the items.
    let hasHeader = try foot.uint32(at: 20, .little) >> 31 == 1
    start = items.start - (hasHeader ? Self.footLength : 0)
  }

  /// The tag that a region starts with; nil where it starts with none.
  init?(startOf region: Region) throws(MetadataError) {
    let head = try region.head(count: Self.footLength)
    guard head.count == Self.footLength, head.matches("APETAGEX") else { return nil }
    items = region.clamped(at: Self.footLength, count: try Self.length(head))
    count = try head.uint32(at: 16, .little)
    start = region.start
  }

  /// How long the items are: the footer counts itself.
  private static func length(_ foot: ByteSlice) throws(MetadataError) -> Int {
    max(0, try foot.uint32(at: 12, .little) - footLength)
  }

  struct Item {
    let key: ByteSlice
    let value: Region
    /// Whether the value is no text.
    let isBinary: Bool
  }

  /// Goes through the items: a length, flags, a key and a NUL, a value.
  func forEach(
    _ found: inout MetadataBuilder,
    _ body: (Item, inout MetadataBuilder) throws(MetadataError) -> Void
  ) throws(MetadataError) {
    var position = 0
    for _ in 0..<count {
      try found.charge(entries: 1)
      let head = try items.head(at: position, count: 8 + 256)
      let length = try head.uint32(at: 0, .little)
      let flags = try head.uint32(at: 4, .little)
      guard let end = head.firstIndex(of: 0, from: 8) else {
        throw MetadataError(
          .malformed, "the key of an item of an APE tag has no end", at: head.offset)
      }
      let value = try items.region(at: position + end + 1, count: length)
      position += end + 1 + length
      let key = try head.slice(at: 8, count: end - 8)
      try body(Item(key: key, value: value, isBinary: flags & 6 == 2), &found)
    }
  }
}

extension APETag {
  /// Tells what the items say.
  func tell(_ found: inout MetadataBuilder) throws(MetadataError) {
    try forEach(&found) { (item, found) throws(MetadataError) in
      let key = String(decoding: item.key.elements, as: UTF8.self).asLookup
      let name = Self.name(item.key.elements)
      if item.isBinary {
        return try Self.add(item.value, name, isPicture: key.hasPrefix("Cover Art"), &found)
      }
      guard item.value.count <= found.limits.valueBytes else {
        return found.add(.ape, name, left: item.value)
      }
      try found.charge(item.value.count)
      let text = try item.value.all(limit: found.limits.valueBytes)
      let values = text.elements.split(separator: 0)
      // In small letters it counts milliseconds, or what else a program likes.
      let row = TagTable.ape.index(of: key == "DURATION" ? "Duration" : "Text") ?? 0
      for (index, value) in (values.isEmpty ? [[]] : values).enumerated() {
        try found.charge(entries: 1)
        found.continuesList = index > 0
        found.add(
          .ape, row: row, named: name, group: TagTable.ape.group, .utf8, value, count: value.count)
      }
    }
  }

  private static func add(
    _ value: Region, _ name: String, isPicture: Bool, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    var value = value
    if isPicture {
      // Before a picture stands what it is called.
      let head = try value.head(count: 1024)
      let text = head.elements.prefix { (0x20...0x7e).contains($0) }
      if head[text.count] == 0 {
        if !text.isEmpty { found.add(.ape, name + "Desc", text: text, offset: head.offset) }
        value = value.region(from: text.count + 1)
      }
      if try value.head(count: 3).has("\u{ff}\u{d8}\u{ff}") { found.note(.preview, value) }
    }
    let row = TagTable.ape.index(of: "Binary") ?? 0
    found.add(
      .ape, row: row, named: name, .undefined, count: value.count, bytes: nil, at: value)
  }

  /// The name that a key gives: small letters, capitals where words start.
  private static func name(_ key: ArraySlice<UInt8>) -> String {
    var name: [UInt8] = []
    var startsWord = true
    for byte in key {
      let byte = NumberText.isUpper(byte) ? byte | 0x20 : byte
      let isKept =
        NumberText.isLower(byte) || NumberText.isDigit(byte) || byte == 0x2d || byte == 0x5f
      guard isKept else {
        startsWord = true
        continue
      }
      if NumberText.isLower(byte), name.last == 0x5f, let before = name.dropLast().last,
        NumberText.isLower(before) || NumberText.isDigit(before)
      {
        name.removeLast()
        startsWord = true
      }
      name.append(startsWord && NumberText.isLower(byte) ? byte & 0xdf : byte)
      startsWord = false
    }
    return String(decoding: name, as: UTF8.self).tagName
  }
}
