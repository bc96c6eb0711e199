/// One attribute of an OpenEXR header.
struct EXRAttribute {
  let name: String
  let type: String
  let value: Region

  /// The one at a position, which is moved behind it; nil where an empty name ends them.
  init?(_ file: Region, _ position: inout Int) throws(MetadataError) {
    guard let name = try Self.text(file, &position), let type = try Self.text(file, &position)
    else { return nil }
    self.name = name
    self.type = type
    let length = try file.uint32(at: position, .little)
    value = try file.region(at: position + 4, count: length)
    position += 4 + length
  }

  /// A text up to its NUL, of at most 255 characters; nil where it is empty.
  private static func text(_ file: Region, _ position: inout Int) throws(MetadataError) -> String? {
    let bytes = try file.head(at: position, count: 256)
    guard let end = bytes.firstIndex(of: 0) else {
      throw MetadataError(.malformed, "a name without an end", at: bytes.offset)
    }
    position += end + 1
    return end == 0 ? nil : bytes.prefix(end).text
  }

  /// The corners of a window; nil of what is none.
  var window: [Int]? {
    get throws(MetadataError) {
      guard type == "box2i", value.count >= 16 else { return nil }
      let bytes = try value.slice(at: 0, count: 16)
      var corners: [Int] = []
      for at in stride(from: 0, to: 16, by: 4) { corners.append(try bytes.int32(at: at, .little)) }
      return corners
    }
  }

  func add(to found: inout MetadataBuilder) throws(MetadataError) {
    switch name {
    case "xmp": return found.add(.xmp, value)
    case "exif": return found.add(.exif, value.region(from: 4))
    default: break
    }
    let table = TagTable.openEXR
    let tag = Self.names.first { $0.attribute == name }?.tag ?? Self.name(name)
    if type == "chlist" { return try channels(&found) }
    if type == "stringvector" { return try texts(tag, &found) }
    if type == "tiledesc" { return try tiles(tag, &found) }
    if type == "preview" { try tellPreview(&found) }
    guard value.count <= 4096, let format = Self.format(of: type) else {
      return found.add(table, tag, left: value)
    }
    let bytes = try value.all(limit: 4096)
    if format.isText {
      found.add(table, tag, text: bytes.elements, offset: bytes.offset)
    } else if format == .float || format == .double {
      var numbers: [Double] = []
      for at in stride(from: 0, to: bytes.count - format.size + 1, by: format.size) {
        numbers.append(
          format == .double
            ? Double(bitPattern: try bytes.uint64(at: at, .little))
            : Double(
              Float(bitPattern: UInt32(truncatingIfNeeded: try bytes.uint32(at: at, .little)))))
      }
      found.add(table, tag, doubles: numbers)
    } else if type == "rational" {
      found.add(
        table, tag,
        rationals: [
          Rational(
            Int64(try bytes.int32(at: 0, .little)), Int64(try bytes.uint32(at: 4, .little)))
        ])
    } else {
      var numbers: [Int] = []
      for at in stride(from: 0, to: bytes.count - format.size + 1, by: format.size) {
        numbers.append(
          format == .byte
            ? try bytes.uint8(at: at)
            : format == .long
              ? try bytes.uint32(at: at, .little) : try bytes.int32(at: at, .little))
      }
      found.add(table, tag, integers: numbers)
    }
  }

  private static func format(of type: String) -> TagFormat? {
    switch type {
    case "string": .utf8
    case "double": .double
    case "float", "v2f", "v3f", "box2f", "m33f", "m44f", "chromaticities": .float
    case "compression", "envmap", "lineOrder": .byte
    case "int", "v2i", "v3i", "box2i", "keycode": .signedLong
    case "timecode": .long
    case "rational": .rational
    default: nil
    }
  }
}
