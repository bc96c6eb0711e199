/// The box of user data in which Windows keeps what its Explorer and Media Player know of a movie:
/// attributes by their names, each with values of a type.
///
/// The sizes are big-endian, as everywhere in the file; the values are little-endian.
enum XtraBox {
  static func read(
    _ body: Region, _ scope: MovieScope, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    let bytes = try body.all(limit: found.limits.blockBytes)
    var position = 0
    while position + 8 <= bytes.count {
      let size = try bytes.uint32(at: position, .big)
      let length = try bytes.uint32(at: position + 4, .big)
      guard size >= length + 18 else {
        throw MetadataError(
          .malformed, "an attribute of \(size) bytes in Xtra", at: bytes.offset &+ position)
      }
      let attribute = try bytes.slice(at: position + 8, count: size - 8)
      if let name = name(attribute.prefix(length).elements) {
        do throws(MetadataError) {
          try read(attribute.suffix(from: length), name, group: scope.track, &found)
        } catch {
          guard error.code != .limitExceeded else { throw error }
          found.warn(error)
        }
      }
      position += size
    }
  }

  /// The tag's name: the attribute's own, without `WM/`; of a property of the shell, what its set
  /// and number stand for.
  private static func name(_ stated: ArraySlice<UInt8>) -> String? {
    if stated.first == 0x7b {
      let key = stated.filter { $0 != 0x7b && $0 != 0x7d }
      return ShellProperty.names[key].map { String(decoding: $0, as: UTF8.self) }
    }
    let name = ASFAttributes.name(String(decoding: stated, as: UTF8.self))
    guard name.utf8.allSatisfy(String.isOfTagName), let first = name.utf8.first else { return nil }
    if name == "Is_Protected" { return "IsProtected" }
    if NumberText.isDigit(first) { return "Tag" + name }
    return name.prefix(1).uppercased() + name.dropFirst()
  }

  /// The values of an attribute: a count, then for each its size, with six bytes for size and type.
  private static func read(
    _ values: ByteSlice, _ name: String, group: String?, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    let count = try values.uint32(at: 0, .big)
    var position = 4
    var index = 0
    while index < max(count, 1), position + 6 <= values.count {
      let size = try values.uint32(at: position, .big)
      let type = try values.uint16(at: position + 4, .big)
      guard size >= 6 else {
        throw MetadataError(
          .malformed, "a value of \(size) bytes in Xtra", at: values.offset &+ position)
      }
      let value = try values.slice(at: position + 6, count: size - 6)
      found.continuesList = index > 0
      try add(value, type, name, group: group, &found)
      position += size
      index += 1
    }
  }

  /// Types as variants have them ([MS-OAUT] §2.2.7), but for texts in UTF-16.
  private static func add(
    _ value: ByteSlice, _ type: Int, _ name: String, group: String?,
    _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    var text = TextBuffer()
    switch (type, value.count) {
    case (8, _): return found.add(.xtra, name, group: group, text: value.utf16(.little))
    case (19, 8):
      let number = try value.uint64(at: 0, .little)
      if let number = Int(exactly: number) {
        return found.add(.xtra, name, group: group, number)
      }
      text.append("\(number)")
    case (21, 8):
      let units = try value.uint64(at: 0, .little)
      text.append(fileTime: units)
      if units != 0 { text.append("+00:00") }
    case (72, 16): text.append(windowsIdentifier: Array(value.elements))
    case (65, 5...):
      var reader = FlashPixValueReader(bytes: value, order: .little, codePage: 0, position: 0)
      let value = Result { () throws(MetadataError) in try reader.property() }
      try found.charge(entries: reader.count, bytes: reader.position)
      switch try value.get().first {
      case .integer(let number): return found.add(.xtra, name, group: group, number)
      case .number(let number): return found.add(.xtra, name, group: group, doubles: [number])
      case .text(let bytes): text.append(bytes: bytes)
      case .bytes(let bytes): return found.add(.xtra, name, group: group, bytes: bytes)
      case .twofold, nil: return
      }
    default: return found.add(.xtra, name, group: group, bytes: value)
    }
    found.add(.xtra, name, group: group, text: text.bytes, offset: -1)
  }
}
