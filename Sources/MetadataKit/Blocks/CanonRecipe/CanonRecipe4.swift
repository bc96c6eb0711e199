/// The edits of Canon's Digital Photo Professional 4, in a recipe or a file of their own (DR4): a
/// header of 32 bytes, then a directory.
struct CanonRecipe4 {
  private let block: Region

  init(_ block: Region) { self.block = block }

  /// Whether a file begins as one does.
  static func matches(_ head: ByteSlice) -> Bool {
    head.matches("IIII") && (head[4] == 4 || head[4] == 5) && head.matches("\0\u{4}\0", at: 5)
  }

  /// Tells what the entries say.
  func tell(_ found: inout MetadataBuilder) throws(MetadataError) {
    let head = try block.slice(at: 0, count: 32)
    guard head.matches("II") || head.matches("MM") else {
      throw MetadataError(.malformed, "a recipe of Canon's without byte order", at: head.offset)
    }
    let order: ByteOrder = head.matches("II") ? .little : .big
    NotePart.Content(head, order, .long, isInFile: block.isInFile).tell(.canonRecipe4Header, &found)
    let count = try head.uint32(at: 28, order)
    // An entry of nothing stands before the others.
    let directory = try block.region(at: 36, count: count * Entry.length)
    try found.charge(entries: count)
    for index in 0..<count {
      let entry = try Entry(
        try directory.slice(at: index * Entry.length, count: Entry.length), order)
      guard entry.place + entry.count < block.count else { continue }
      try tell(entry, order, &found)
    }
  }

  /// Number, format, three flags, place and length.
  private struct Entry {
    static let length = 28
    let tag: Int
    let format: Int
    let flags: ByteSlice
    let place: Int
    let count: Int

    init(_ bytes: ByteSlice, _ order: ByteOrder) throws(MetadataError) {
      tag = try bytes.uint32(at: 0, order)
      format = try bytes.uint32(at: 4, order)
      flags = try bytes.slice(at: 8, count: 12)
      place = try bytes.uint32(at: 20, order)
      count = try bytes.uint32(at: 24, order)
    }

    /// What it is an array of; nil where that is not known.
    var unit: TagFormat? {
      switch format {
      case 1, 8, 33: .long
      case 2: .ascii
      case 9, 24: .signedLong
      case 13, 38: .double
      case 255: .undefined
      default: nil
      }
    }
  }

  private func tell(
    _ entry: Entry, _ order: ByteOrder, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    let table = TagTable.canonRecipe4
    if let (table, unit) = structure(of: entry.tag) {
      let head = try block.head(at: entry.place, count: min(entry.count, 4096))
      NotePart.Content(head, order, unit, isInFile: block.isInFile).tell(table, &found)
    } else if let number = UInt32(exactly: entry.tag), table.index(of: number) != nil {
      try tell(entry, number, order, &found)
    }
    for flag in 0..<3 {
      let number = UInt32(truncatingIfNeeded: entry.tag &+ (flag + 1) << 24)
      guard entry.tag < 1 << 24, table.index(of: number) != nil else { continue }
      let value = try entry.flags.slice(at: flag * 4, count: 4)
      found.add(
        table, number, .long, count: 1, order, bytes: value, isInFile: block.isInFile)
    }
  }

  private func tell(
    _ entry: Entry, _ number: UInt32, _ order: ByteOrder, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    let table = TagTable.canonRecipe4
    let value = try block.region(at: entry.place, count: entry.count)
    let unit = entry.unit ?? .undefined
    let count = entry.count / unit.size
    guard entry.count <= found.limits.valueBytes else {
      return found.add(table, number, unit, count: count, order, left: value)
    }
    // Entries may share what they lead to, and eight bytes of a double are twenty in words.
    try found.charge(.clampedProduct(entry.count, 4))
    var bytes = try value.slice(at: 0, count: count * unit.size)
    if unit == .double, entry.count == 8 {
      let bits = try bytes.uint64(at: 0, order)
      // What is as good as nothing.
      if Double(bitPattern: bits).magnitude < 1e-100 {
        bytes = ByteSlice([UInt8](repeating: 0, count: 8), offset: bytes.offset)
      }
    }
    if entry.unit == nil {
      var text = TextBuffer()
      for byte in bytes.elements { text.append(hexadecimal: byte) }
      bytes = ByteSlice(text.bytes, offset: bytes.offset)
    }
    found.add(
      table, number, unit, count: entry.unit == nil ? bytes.count : count, order, bytes: bytes,
      isInFile: block.isInFile && entry.unit != nil)
  }

  /// What the values mean that are structures.
  private func structure(of tag: Int) -> (table: TagTable, unit: TagFormat)? {
    switch tag {
    case 0x20400: (.canonRecipe4Curve, .long)
    case 0x20a00: (.canonRecipe4Gamma, .double)
    case 0xf0100: (.canonRecipe4Crop, .signedLong)
    case 0xf0510: (.canonRecipe4Stamps, .long)
    case 0xf0511: (.canonRecipe4Dust, .long)
    default: nil
    }
  }
}
