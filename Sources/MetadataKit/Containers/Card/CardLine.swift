/// A line of a card: `item1.TEL;TYPE=home:555-1234` (RFC 6350 §3.3).
struct CardLine {
  /// What stands before a point: lines of one belong together.
  let group: String?
  /// The name as it stands.
  let name: String
  /// What parameters say, by their names with a capital first.
  private(set) var parameters: [String: [UInt8]] = [:]
  /// What stands behind the colon.
  let value: ByteSlice

  /// Parameters of one line, and the bytes that they have with the name.
  private static let most = 1000
  private static let mostBytes = 256 << 10

  /// Reads a line.
  ///
  /// - Throws: where that has no name, or no value, or far too many parameters.
  init(_ line: ByteSlice) throws(MetadataError) {
    let bytes = line.elements.prefix(Self.mostBytes)
    var index = bytes.startIndex
    func take(_ isTaken: (UInt8) -> Bool) -> ArraySlice<UInt8> {
      let part = bytes[index...].prefix(while: isTaken)
      index = part.endIndex
      return part
    }
    let whole = take { Self.isName($0) || $0 == UInt8(ascii: ".") }
    guard !whole.isEmpty else {
      throw MetadataError(.malformed, "a line without a name", at: line.offset)
    }
    if let point = whole.firstIndex(of: UInt8(ascii: ".")), point > whole.startIndex {
      group = String(decoding: whole[..<point], as: UTF8.self)
      name = String(decoding: whole[(point + 1)...], as: UTF8.self)
    } else {
      group = nil
      name = String(decoding: whole, as: UTF8.self)
    }
    var count = 0
    while index < bytes.endIndex, bytes[index] == UInt8(ascii: ";"), count < Self.most {
      count += 1
      index += 1
      let start = index
      var name = Self.capitalized(take(Self.isName))
      if index < bytes.endIndex, bytes[index] == UInt8(ascii: "=") {
        index += 1
      } else {
        // vCard 2.1 leaves out what a type is told by.
        index = start
        name = "Type"
      }
      // Taken out, so that it is not copied for each of many parameters of a name.
      var values = parameters.removeValue(forKey: name) ?? []
      let had = values.count
      Self.takeValues(bytes, &index, isType: name == "Type", &values)
      values.replaceSubrange(had..., with: Self.unescaped(values[had...]))
      parameters[name] = values
    }
    guard count < Self.most, bytes.count < Self.mostBytes || index < bytes.endIndex else {
      throw MetadataError(.limitExceeded, "a line of far too many parameters", at: line.offset)
    }
    guard index < bytes.endIndex, bytes[index] == UInt8(ascii: ":") else {
      throw MetadataError(.malformed, "a line without a value", at: line.offset)
    }
    value = line.suffix(from: index + 1 - bytes.startIndex)
  }

  /// Reads the values of a parameter, in quotes or not; a comma that stands between stays with those without.
  private static func takeValues(
    _ bytes: ArraySlice<UInt8>, _ index: inout Int, isType: Bool, _ values: inout [UInt8]
  ) {
    while index < bytes.endIndex {
      var part: ArraySlice<UInt8>
      if bytes[index] == UInt8(ascii: "\"") {
        guard let end = bytes[(index + 1)...].firstIndex(of: UInt8(ascii: "\"")) else { return }
        part = bytes[(index + 1)..<end]
        index = end + 1
        if index < bytes.endIndex, bytes[index] == UInt8(ascii: ",") { index += 1 }
      } else {
        part = bytes[index...].prefix {
          ![UInt8(ascii: "\""), UInt8(ascii: ";"), UInt8(ascii: ":"), UInt8(ascii: ",")]
            .contains($0)
        }
        guard !part.isEmpty else { return }
        index = part.endIndex
        if index < bytes.endIndex, bytes[index] == UInt8(ascii: ",") {
          index += 1
          part = bytes[part.startIndex..<index]
        }
      }
      values += isType ? Array(capitalized(part).utf8) : Array(part)
    }
  }

  private static func isName(_ byte: UInt8) -> Bool {
    NumberText.isLetter(byte) || NumberText.isDigit(byte) || byte == UInt8(ascii: "-")
  }

  /// A word in small letters, the first one in a capital.
  static func capitalized(_ word: some Collection<UInt8>) -> String {
    var bytes = word.map { (0x41...0x5a).contains($0) ? $0 | 0x20 : $0 }
    if let first = bytes.first, (0x61...0x7a).contains(first) { bytes[0] = first & 0xdf }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A text without the backslashes before what would have a meaning (RFC 6350 §3.4).
  static func unescaped(_ text: ArraySlice<UInt8>) -> [UInt8] {
    guard text.contains(UInt8(ascii: "\\")) else { return Array(text) }
    var result: [UInt8] = []
    result.reserveCapacity(text.count)
    var isEscaped = false
    for byte in text {
      if isEscaped {
        result.append(byte | 0x20 == UInt8(ascii: "n") ? 0x0a : byte)
        isEscaped = false
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = true
      } else {
        result.append(byte)
      }
    }
    if isEscaped { result.append(UInt8(ascii: "\\")) }
    return result
  }
}
