/// Values of cards and calendars.
enum CardWording {
  /// Dates and times of ISO 8601 in EXIF's form, wherever they stand in a text.
  @Sendable static func date(_ tag: Tag, _ text: inout TextBuffer) {
    var bytes = Array(tag.textBytes)
    bytes = replacing(
      "########T######", with: [4, 2, 2, -1, 2, 2, 2], between: [":", ":", " ", "", ":", ":"], bytes
    )
    bytes = replacing("########", with: [4, 2, 2], between: [":", ":"], bytes)
    bytes = replacing(
      "####-##-##", with: [4, -1, 2, -1, 2], between: [":", "", ":", ""], bytes)
    text.append(bytes: bytes)
  }

  /// Writes what is of a form anew.
  ///
  /// - Parameters:
  ///   - form: a digit where `#` stands, else the character.
  ///   - counts: of how many characters its parts are; -1 is one that is left out.
  ///   - marks: what stands between the parts.
  private static func replacing(
    _ form: StaticString, with counts: [Int], between marks: [String], _ bytes: [UInt8]
  ) -> [UInt8] {
    let count = form.utf8CodeUnitCount
    guard bytes.count >= count else { return bytes }
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      guard matches(form, bytes, at: index) else {
        result.append(bytes[index])
        index += 1
        continue
      }
      for (place, length) in counts.enumerated() {
        if length > 0 { result += bytes[index..<(index + length)] }
        index += abs(length)
        if marks.indices.contains(place) { result += Array(marks[place].utf8) }
      }
    }
    return result
  }

  private static func matches(_ form: StaticString, _ bytes: [UInt8], at start: Int) -> Bool {
    guard bytes.count - start >= form.utf8CodeUnitCount else { return false }
    return form.withUTF8Buffer { wanted in
      for index in 0..<wanted.count {
        let byte = bytes[start + index]
        let isDigit = unsafe wanted[index] == UInt8(ascii: "#")
        guard isDigit ? NumberText.isDigit(byte) : unsafe wanted[index] == byte else {
          return false
        }
      }
      return true
    }
  }

  /// A place without the `geo:` of its address (RFC 5870).
  @Sendable static func place(_ tag: Tag, _ text: inout TextBuffer) {
    let bytes = tag.textBytes
    text.append(bytes: bytes.starts(with: "geo:".utf8) ? bytes.dropFirst(4) : bytes)
  }

  /// What Apple's address book calls a label, without the marks around it: `_$!<Other>!$_`.
  @Sendable static func label(_ tag: Tag, _ text: inout TextBuffer) {
    let bytes = tag.textBytes
    let isMarked =
      bytes.count >= 8 && bytes.starts(with: "_$!<".utf8)
      && bytes.suffix(4).elementsEqual(">!$_".utf8)
    text.append(bytes: isMarked ? bytes.dropFirst(4).dropLast(4) : bytes)
  }
}
