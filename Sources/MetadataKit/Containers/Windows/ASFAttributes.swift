/// Named values of an ASF file: the extended content description (ASF 1.20.03 §3.11), and metadata
/// with longer values (§4.7, §4.8).
enum ASFAttributes {
  static func read(
    _ body: Region, isLibrary: Bool, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    let count = try body.uint16(at: 0, .little)
    var position = 2
    for _ in 0..<count {
      try found.expectRoom()
      try found.charge(entries: 1)
      let head: ByteSlice
      let name: ByteSlice
      let type: Int
      let size: Int
      if isLibrary {
        head = try body.slice(at: position, count: 12)
        name = try body.slice(at: position + 12, count: try head.uint16(at: 4, .little))
        type = try head.uint16(at: 6, .little)
        size = try head.uint32(at: 8, .little)
        position += 12 + name.count
      } else {
        head = try body.slice(at: position, count: 2)
        name = try body.slice(at: position + 2, count: try head.uint16(at: 0, .little))
        position += 2 + name.count
        type = try body.uint16(at: position, .little)
        size = try body.uint16(at: position + 2, .little)
        position += 4
      }
      let value = try body.region(at: position, count: size)
      position += size
      found.attempt { (found) throws(MetadataError) in
        try add(name.utf16(.little), type, value, &found)
      }
    }
  }

  private static func add(
    _ stated: String, _ type: Int, _ value: Region, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    var name = name(stated)
    let known = name.asLookup
    if known == "Picture" { return try ASFPicture.read(value, &found) }
    let table = TagTable.asfAttribute
    guard table.index(of: known) != nil else {
      // Of what nobody has a name for, texts and numbers are told.
      // By bytes: what a character of a thousand marks is takes long to find out.
      name = String(decoding: name.utf8.filter(isOfName), as: UTF8.self)
      guard !name.isEmpty else { return }
      return try addUnknown(name, type, value, &found)
    }
    try add(type, value, table, name, &found)
  }

  /// Adds what nobody has a name for, which exiftool leaves out.
  private static func addUnknown(
    _ name: String, _ type: Int, _ value: Region, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    let number: Int
    switch type {
    case 0, 2:
      let data = try value.all(limit: found.limits.valueBytes)
      let isTrue = data.elements.contains { $0 != 0 }
      let text = type == 0 ? data.utf16(.little) : isTrue ? "True" : "False"
      return found.add(.asfUnknown, row: 0, named: name, text: text)
    case 3: number = Int(try value.uint32(at: 0, .little))
    case 4: number = Int(clamping: try value.uint64(at: 0, .little))
    case 5: number = try value.uint16(at: 0, .little)
    default: return
    }
    let bytes = (0..<8).map { UInt8(truncatingIfNeeded: number >> (56 - 8 * $0)) }
    found.add(
      .asfUnknown, row: 0, named: name, group: "ASF", .signedLong8, count: 1, bytes: bytes[...],
      at: nil)
  }

  private static func isOfName(_ byte: UInt8) -> Bool {
    NumberText.isOfWord(byte) || byte == UInt8(ascii: "/")
  }

  /// A tag's name, of what an attribute is called.
  static func name(_ stated: String) -> String {
    let name = (stated.utf8.starts(with: "WM/".utf8) ? String(stated.dropFirst(3)) : stated)
      .boundedName
    return switch name.asLookup {
    case "OriginalFilename": "OriginalFileName"
    case "SubTitle": "Subtitle"
    case "SubTitleDescription": "SubtitleDescription"
    default: name
    }
  }

  /// §3.11: texts, bytes, truth values, numbers of 32, 64 and 16 bits; GUIDs in §4.8.
  private static func add(
    _ type: Int, _ value: Region, _ table: TagTable, _ name: String, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    guard value.count <= found.limits.valueBytes else {
      return found.add(table, name, left: value)
    }
    let data = try value.all(limit: found.limits.valueBytes)
    switch type {
    case 0: found.add(table, name, text: data.utf16(.little))
    case 2:
      let isTrue = data.elements.contains { $0 != 0 }
      found.add(table, name, text: isTrue ? "True" : "False")
    case 3: found.add(table, name, try data.uint32(at: 0, .little))
    case 4: found.add(table, name, Int(clamping: try data.uint64(at: 0, .little)))
    case 5: found.add(table, name, try data.uint16(at: 0, .little))
    default: found.add(table, name, bytes: data)
    }
  }
}

extension TagTable {
  /// Attributes that no table has, under the names that the file gives to them.
  fileprivate static let asfUnknown = TagTable(
    "ASFUnknown", group: "ASF", [TagRow(0, "Attribute", traits: .notInExiftool)])
}

/// A picture in an attribute: a type, a size, two texts, then the picture (Windows Media Format SDK,
/// WM_PICTURE).
enum ASFPicture {
  static func read(_ value: Region, _ found: inout MetadataBuilder) throws(MetadataError) {
    let size = try value.uint32(at: 1, .little)
    found.add(.asf, "PictureType", try value.uint8(at: 0))
    let length = value.count - 5 - size
    guard length >= 4, length & 1 == 0 else {
      throw MetadataError(.malformed, "a picture does not fit its attribute", at: value.start)
    }
    let texts = try value.region(at: 5, count: length).all(limit: found.limits.valueBytes)
    let type = texts.utf16(.little)
    found.add(.asf, "PictureMIMEType", text: type)
    let description = texts.suffix(from: type.utf16.count * 2 + 2).utf16(.little)
    if !description.isEmpty { found.add(.asf, "PictureDescription", text: description) }
    let picture = try value.region(at: 5 + length, count: size)
    found.add(.asf, "Picture", left: picture)
    found.note(.preview, picture)
  }
}
