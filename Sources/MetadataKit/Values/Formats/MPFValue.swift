/// How the values of multi-picture files and of boxes are read and worded.
enum MPFValue {
  private static func bytes(of tag: Tag) -> [Int64] {
    let number = tag.integer() ?? 0
    return [24, 16, 8, 0].map { number >> $0 & 0xff }
  }

  /// The four bytes of a number.
  @Sendable static func bytes(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(bytes(of: tag).map(String.init).joined(with: " "))
  }

  /// How pictures make a panorama (CIPA DC-007 §5.2.4.2).
  @Sendable static func panorama(_ tag: Tag, _ text: inout TextBuffer) {
    let numbers = bytes(of: tag)
    text.append("\(numbers[0]) rows; \(numbers[1]) columns; ")
    starts.append(Array(String(numbers[2]).utf8), hexadecimal: true, to: &text)
    text.append("; ")
    directions.append(Array(String(numbers[3]).utf8), hexadecimal: true, to: &text)
  }

  private static let starts = Labels(
    "0=[unused]|1=Start at top right|2=Start at top left|3=Start at bottom left|4=Start at bottom right"
  )
  private static let directions = Labels(
    "1=Left to right|2=Right to left|3=Top to bottom|4=Bottom to top|16=Clockwise|32=Counter clockwise|48=Zigzag (row start)|64=Zigzag (column start)"
  )

  /// A box's type as a UUID whose first part is four letters, `(json)-0011-0010-800000aa00389b71`.
  @Sendable static func boxType(_ tag: Tag, _ text: inout TextBuffer) {
    let bytes = tag.elements
    let isWord = bytes.prefix(4).allSatisfy {
      NumberText.isDigit($0) || NumberText.isLetter($0)
    }
    for (place, byte) in bytes.enumerated() {
      if [4, 6, 8].contains(place) { text.append(ascii: 0x2d) }
      if place < 4, isWord {
        if place == 0 { text.append("(") }
        text.append(ascii: byte)
        if place == 3 { text.append(")") }
      } else {
        text.append(hexadecimal(UInt64(byte), digits: 2))
      }
    }
  }
}
