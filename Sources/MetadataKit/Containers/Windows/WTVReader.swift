/// Finds the attributes in a file of sectors, which the header's numbers lead to, and reads them.
struct WTVReader {
  private let file: Region
  private let sectorSize: Int

  init(_ file: Region) throws(MetadataError) {
    self.file = file
    let size = try file.uint32(at: 0x28, .little)
    sectorSize = size == 0x100 ? 0x100 : 0x1000
  }

  func read(_ found: inout MetadataBuilder) throws(MetadataError) {
    let head = try file.slice(at: 0, count: 0x60)
    let directory = try sectors(head.suffix(from: 0x38), &found)
    var position = 0
    while position + 0x28 < directory.count {
      guard Self.isEntry(directory, at: position) else {
        if position > 0 { return }
        throw MetadataError(.malformed, "no directory where one should be", at: head.offset)
      }
      let length = try directory.uint32(at: position + 0x10, .little)
      let entry = try directory.slice(at: position, count: length)
      // Characters, behind them a sector, and what that is.
      let nameLength = try entry.uint32(at: 0x20, .little) * 2
      let name = try entry.slice(at: 0x28, count: nameLength)
      let place = 0x28 + nameLength
      let kind = try entry.uint32(at: place + 4, .little)
      // Other names are not looked at, however long.
      if kind < 2, nameLength <= 256, name.utf16(.little) == Self.attributes {
        var data = try sectors(try entry.slice(at: place, count: 4), &found)
        // The numbers of other sectors, or the data.
        if kind == 1 { data = try sectors(data, &found) }
        try readAttributes(data, &found)
      }
      position += length
    }
  }

  /// The name of the file that has the attributes.
  private static let attributes = "table.0.entries.legacy_attrib"

  private static func isEntry(_ bytes: ByteSlice, at position: Int) -> Bool {
    bytes.suffix(from: position).has(
      "\u{92}\u{B7}\u{74}\u{91}\u{59}\u{70}\u{70}\u{44}\u{88}\u{DF}\u{06}\u{3B}\u{82}\u{CC}\u{21}\u{3D}"
    )
  }

  /// The sectors that numbers lead to, up to one that is 0.
  private func sectors(
    _ numbers: ByteSlice, _ found: inout MetadataBuilder
  ) throws(MetadataError) -> ByteSlice {
    var bytes: [UInt8] = []
    var position = 0
    while position + 4 <= numbers.count {
      let number = try numbers.uint32(at: position, .little)
      if number == 0 { break }
      try found.charge(sectorSize)
      try file.slice(at: number * sectorSize, count: sectorSize).append(to: &bytes)
      position += 4
    }
    return ByteSlice(bytes)
  }

  // MARK: Attributes

  /// An identifier, a type, a length, a name, and a value.
  private func readAttributes(
    _ data: ByteSlice, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    var position = 0
    while position + 0x18 < data.count, Self.isAttribute(data, at: position) {
      let type = try data.uint32(at: position + 0x10, .little)
      let length = try data.uint32(at: position + 0x14, .little)
      position += 0x18
      let start = position
      while try data.uint16(at: position, .little) != 0 { position += 2 }
      let name = try data.slice(at: start, count: position - start)
      let value = try data.slice(at: position + 2, count: length)
      try found.charge(entries: 1, bytes: name.count * 2)
      try add(name.prefix(Limits.nameBytes * 2).utf16(.little), type, value, &found)
      position += 2 + length
    }
  }

  private static func isAttribute(_ bytes: ByteSlice, at position: Int) -> Bool {
    bytes.suffix(from: position).has(
      "\u{5A}\u{FE}\u{D7}\u{6D}\u{C8}\u{1D}\u{8F}\u{4A}\u{99}\u{22}\u{FA}\u{B1}\u{1C}\u{38}\u{14}\u{53}"
    )
  }

  private func add(
    _ stated: String, _ type: Int, _ value: ByteSlice, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    let name = Self.name(stated)
    let table = TagTable.wtv
    guard value.count <= found.limits.valueBytes else {
      return found.add(
        table, row: table.index(of: name) ?? 0, named: name, group: table.group, .undefined,
        count: value.count, bytes: value.elements, at: nil)
    }
    var text = TextBuffer()
    switch type {
    case 0,
      3 where value.count >= 4:
      return found.add(table, name, try value.int32(at: 0, .little))
    case 4 where value.count >= 8:
      let number = try value.uint64(at: 0, .little)
      if let number = Int(exactly: number) { return found.add(table, name, number) }
      text.append("\(number)")
    case 1: text.append(value.utf16(.little))
    case 6: for byte in value.elements { text.append(hexadecimal: byte) }
    default: return found.add(table, name, bytes: value, isInFile: false)
    }
    found.add(table, name, text: text.bytes, offset: -1)
  }

  /// A tag's name, of what an attribute is called.
  private static func name(_ stated: String) -> String {
    var name = stated
    if name.hasPrefix("WM/") { name.removeFirst(name.hasPrefix("WM/WMRV") ? 7 : 3) }
    switch name {
    case "SubTitle": return "Subtitle"
    case "SubTitleDescription": return "SubtitleDescription"
    default: break
    }
    name.removeAll { !$0.isASCII || !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "-") }
    name = name.prefix(1).uppercased() + name.dropFirst()
    return name.utf8.count > 1 && name.first?.isLetter == true ? name : "Tag" + name
  }
}
