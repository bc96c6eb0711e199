/// Reads a descriptor, Photoshop's form for what it adds to its files: named values, nested.
///
/// Source: Adobe, *Photoshop File Formats Specification*, "Descriptor structure".
struct PhotoshopDescriptor {
  private let bytes: ByteSlice
  private var position: Int
  private let nesting: Int

  enum Value: Equatable {
    case text(String)
    /// A list, by how many values it has.
    case list(Int)
    case other
  }

  init(_ bytes: ByteSlice, at position: Int, nesting: Int) {
    self.bytes = bytes
    self.position = position
    self.nesting = nesting
  }

  /// The values of the descriptor and their names.
  mutating func members(depth: Int = 0) throws(MetadataError) -> [(name: String, value: Value)] {
    _ = try text()
    _ = try identifier()
    var members: [(name: String, value: Value)] = []
    for _ in 0..<(try number()) {
      let name = try identifier()
      members.append((name, try value(depth)))
    }
    return members
  }

  private mutating func value(_ depth: Int) throws(MetadataError) -> Value {
    let place = position
    guard depth <= nesting else {
      throw MetadataError(
        .limitExceeded, "values within too many values", at: bytes.offset + place)
    }
    switch try FourCC(take(4), at: 0) {
    case "TEXT": return .text(try text())
    case "VlLs":
      let count = try number()
      for _ in 0..<count { _ = try value(depth + 1) }
      return .list(count)
    case "Objc", "GlbO": _ = try members(depth: depth + 1)
    case "bool": _ = try take(1)
    case "long": _ = try take(4)
    case "doub", "comp": _ = try take(8)
    case "UntF": _ = try take(12)
    case "enum":
      _ = try identifier()
      _ = try identifier()
    case "type", "GlbC":
      _ = try text()
      _ = try identifier()
    case "alis", "tdta": _ = try take(number())
    default:
      throw MetadataError(
        .unsupported, "a descriptor's value of a type that is not known", at: bytes.offset + place)
    }
    return .other
  }

  /// A length and a name, or 0 and four letters.
  private mutating func identifier() throws(MetadataError) -> String {
    let length = try number()
    return String(decoding: try take(length == 0 ? 4 : length).elements, as: UTF8.self)
  }

  /// A count and so many units of UTF-16, the last of which is a zero.
  private mutating func text() throws(MetadataError) -> String {
    let count = try number()
    let units = try take(count * 2)
    let isEnded = (try? units.uint16(at: units.count - 2, .big)) == 0
    return units.prefix(isEnded ? units.count - 2 : units.count).utf16(.big)
  }

  private mutating func number() throws(MetadataError) -> Int {
    try take(4).uint32(at: 0, .big)
  }

  private mutating func take(_ count: Int) throws(MetadataError) -> ByteSlice {
    let slice = try bytes.slice(at: position, count: count)
    position += count
    return slice
  }
}
