/// Rows of a table of objects (ISO 32000-1 §7.5.4): `0000000016 00000 n` and two characters that end the line.
///
/// Programs end lines by one character or three, and other readers take the rows by their words.
struct PDFTableRows {
  /// The rows with twenty characters each.
  let even: Region
  /// How many bytes they take where they stand.
  let length: Int
  /// Whether exiftool reads them, too.
  let areReadInPieces: Bool

  private static let width = 20

  /// Whether so many rows of twenty characters stand there: then the last one stands where it should.
  static func areEven(_ rows: Region, count: Int) throws(MetadataError) -> Bool {
    guard count > 0 else { return true }
    let last = try rows.head(at: (count - 1) * width, count: width)
    guard last.count == width else { return false }
    return last.elements.enumerated().allSatisfy { (index, byte) in
      switch index {
      case 10, 16, 18, 19: PDFParser.isSpace(byte)
      case 17: byte == UInt8(ascii: "n") || byte == UInt8(ascii: "f")
      default: NumberText.isDigit(byte)
      }
    }
  }

  /// Whether exiftool reads rows: it takes twenty characters for each, and passes over blanks before its words.
  ///
  /// - Parameter end: where the last word ends.
  private static func areReadInPieces(_ rows: ByteSlice, count: Int, end: Int) -> Bool {
    for row in 0..<count {
      let piece = rows.suffix(from: row * width).prefix(width).elements
      guard isRow(piece.drop(while: NumberText.isSpace)) else { return false }
    }
    // What follows must be there still.
    return rows.prefix(count * width).suffix(from: end).elements.allSatisfy(NumberText.isSpace)
  }

  /// Whether the words of a row stand there, each with as many characters as it has to have.
  private static func isRow(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard bytes.count >= 18 else { return false }
    return bytes.prefix(18).enumerated().allSatisfy { (index, byte) in
      switch index {
      case 10, 16: byte == 0x20
      case 17: byte == UInt8(ascii: "n") || byte == UInt8(ascii: "f")
      default: NumberText.isDigit(byte)
      }
    }
  }

  /// nil where not as many rows stand there.
  init?(_ bytes: ByteSlice, count: Int) {
    var rest = bytes.elements
    var rows: [UInt8] = []
    for _ in 0..<count {
      guard let offset = Self.number(in: &rest, digits: 10),
        let generation = Self.number(in: &rest, digits: 5),
        let state = Self.word(in: &rest),
        state.elementsEqual("n".utf8)
          || state.elementsEqual("f".utf8)
      else { return nil }
      for word in [offset, generation, Array(state)] {
        rows += word
        rows.append(0x20)
      }
      rows.append(0x0a)
    }
    even = Region(inMemory: rows)
    length = rest.startIndex - bytes.elements.startIndex
    areReadInPieces = Self.areReadInPieces(bytes, count: count, end: length)
  }

  /// A number with zeros before it.
  private static func number(in rest: inout ArraySlice<UInt8>, digits: Int) -> [UInt8]? {
    guard let word = word(in: &rest), word.count <= digits, word.allSatisfy(NumberText.isDigit)
    else { return nil }
    return [UInt8](repeating: UInt8(ascii: "0"), count: digits - word.count) + word
  }

  private static func word(in rest: inout ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    let start = rest.drop(while: PDFParser.isSpace)
    let word = start.prefix { !PDFParser.isSpace($0) }
    rest = start.dropFirst(word.count)
    return word.isEmpty ? nil : word
  }
}
