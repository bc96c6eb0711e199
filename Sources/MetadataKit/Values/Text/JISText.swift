/// Japanese text in JIS X 0208 and JIS X 0212: with escape sequences (ISO-2022-JP, RFC 1468 and 2237), with the upper
/// bits set (EUC-JP), or as the standard's bare cells. Shift JIS is ``DoubleByteText``'s.
enum JISText {
  /// The text in a code page that is one of these, as UTF-8, in which U+FFFD is what is no character; nil for other
  /// pages.
  static func utf8(_ text: ArraySlice<UInt8>, page: Int) -> [UInt8]? {
    switch page {
    case 20932: extended(text, isWindows: true)
    case 51932: extended(text)
    case 50220...50222: escaped(text)
    default: nil
    }
  }

  static func isPage(_ number: Int) -> Bool { utf8([], page: number) != nil }

  /// A text of which nothing but its language is known, as UTF-8; as it is where it is none of these nor Shift JIS.
  static func utf8(guessing text: ArraySlice<UInt8>) -> [UInt8] {
    let text = text.untilNUL
    let readings: [(ArraySlice<UInt8>) -> [UInt8]] =
      if text.contains(0x1b) {
        [escaped]
      } else if text.contains(where: { $0 >= 0x80 }) {
        looksLikeKatakana(text)
          ? [DoubleByteText.japanese.utf8, { extended($0) }]
          : [{ extended($0) }, DoubleByteText.japanese.utf8]
      } else {
        [bare]
      }
    for reading in readings {
      let found = reading(text)
      if !found.containsReplacement, !found.hasPrivateCharacter { return found }
    }
    return Array(text)
  }

  /// A text of which nothing is known, as UTF-8, where it can be nothing but Shift JIS; nil where it may be another
  /// language's.
  ///
  /// Latin, Greek and Korean letters are taken for kanji, and for narrow katakana: three other kana in a row are Japanese.
  static func utf8(ifCertain text: ArraySlice<UInt8>) -> [UInt8]? {
    guard text.contains(where: { $0 >= 0x80 }) else { return nil }
    let found = DoubleByteText.japanese.utf8(text)
    guard !found.containsReplacement, !found.hasPrivateCharacter else { return nil }
    var kana = 0
    for character in String(decoding: found, as: UTF8.self).unicodeScalars {
      kana = (0x3041...0x30ff).contains(character.value) ? kana + 1 : 0
      if kana == 3 { return found }
    }
    return nil
  }

  /// Whether a text that may be EUC-JP is more likely katakana of one byte each, of Shift JIS: two of them are a kanji
  /// of EUC-JP.
  ///
  /// It is where marks of voiced sounds stand behind what has such, and nowhere else, or the kanji would be rare ones or
  /// Greek.
  private static func looksLikeKatakana(_ text: ArraySlice<UInt8>) -> Bool {
    var isLikely = false
    var last: UInt8 = 0
    var isSecond = false
    for byte in text {
      guard byte >= 0x80 else {
        (last, isSecond) = (0, false)
        continue
      }
      guard (0xa1...0xdf).contains(byte) else { return false }
      if byte >= 0xde {
        // Of U, and the rows of K, S, T and H.
        guard last == 0xb3 || (0xb6...0xc4).contains(last) || (0xca...0xce).contains(last) else {
          return false
        }
        isLikely = true
      } else if !isSecond, byte >= 0xd0 || (0xa6...0xaf).contains(byte) {
        isLikely = true
      }
      last = byte
      isSecond.toggle()
    }
    return isLikely
  }

  /// What pairs of bytes stand for.
  enum Cells { case main, supplement }

  /// Cells alone as UTF-8, each of two bytes; whatever is none stands for itself.
  static func utf8(cells: [UInt8], of set: Cells) -> [UInt8] {
    let start: [UInt8] = set == .main ? [0x1b, 0x24, 0x42] : [0x1b, 0x24, 0x28, 0x44]
    return escaped((start + cells)[...])
  }

  private enum Mode {
    case ascii, katakana
    case cells(Cells)
  }

  /// Behind the escape character, what the bytes are from there on (ISO/IEC 2022).
  private static let modes: [(sequence: [UInt8], mode: Mode)] = [
    (Array("(B".utf8), .ascii), (Array("(J".utf8), .ascii), (Array("(I".utf8), .katakana),
    (Array("$@".utf8), .cells(.main)), (Array("$B".utf8), .cells(.main)),
    (Array("$(D".utf8), .cells(.supplement)),
  ]

  private static let cellBytes: ClosedRange<UInt8> = 0x21...0x7e

  private static func escaped(_ text: ArraySlice<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(text.count / 2 * 3)
    var mode = Mode.ascii
    var rest = text
    while let byte = rest.popFirst() {
      if byte == 0x1b, let next = modes.first(where: { rest.starts(with: $0.sequence) }) {
        mode = next.mode
        rest.removeFirst(next.sequence.count)
        continue
      }
      // Katakana of Windows' page 50222 stand between these.
      if byte == 0x0e || byte == 0x0f {
        mode = byte == 0x0e ? .katakana : .ascii
        continue
      }
      switch mode {
      case .cells(let set) where cellBytes.contains(byte) && startsInCell(rest):
        result.append(scalar: character(byte, rest.removeFirst(), of: set) ?? "\u{fffd}")
      case .katakana where (0x21...0x5f).contains(byte):
        result.append(scalar: DoubleByteText.japanese.single(byte | 0x80) ?? "\u{fffd}")
      default:
        result.append(scalar: byte < 0x80 ? Unicode.Scalar(byte) : "\u{fffd}")
      }
    }
    return result
  }

  private static func startsInCell(_ text: ArraySlice<UInt8>) -> Bool {
    text.first.map(cellBytes.contains) ?? false
  }

  /// EUC-JP.
  ///
  /// - Parameter isWindows: whether the supplement has two bytes, of which the second is below 80, as in Windows' page
  ///   20932, not three.
  private static func extended(_ text: ArraySlice<UInt8>, isWindows: Bool = false) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(text.count / 2 * 3)
    var rest = text
    while let byte = rest.popFirst() {
      guard byte >= 0x80 else {
        result.append(scalar: Unicode.Scalar(byte))
        continue
      }
      let character: Unicode.Scalar?
      switch byte {
      case 0x8e:
        character = take(1, of: &rest, in: 0xa1...0xdf).flatMap {
          DoubleByteText.japanese.single($0[0])
        }
      case 0x8f:
        character = take(2, of: &rest, in: 0xa1...0xfe).flatMap {
          Self.character($0[0] & 0x7f, $0[1] & 0x7f, of: .supplement)
        }
      case 0xa1...0xfe:
        if let cell = take(1, of: &rest, in: 0xa1...0xfe) {
          character = Self.character(byte & 0x7f, cell[0] & 0x7f, of: .main)
        } else if isWindows, let cell = take(1, of: &rest, in: cellBytes) {
          character = Self.character(byte & 0x7f, cell[0], of: .supplement)
        } else {
          character = nil
        }
      default: character = nil
      }
      result.append(scalar: character ?? "\u{fffd}")
    }
    return result
  }

  /// Takes so many bytes off a text, if all are in a range.
  private static func take(
    _ count: Int, of text: inout ArraySlice<UInt8>, in range: ClosedRange<UInt8>
  ) -> [UInt8]? {
    let taken = Array(text.prefix(count))
    guard taken.count == count, taken.allSatisfy(range.contains) else { return nil }
    text.removeFirst(count)
    return taken
  }

  /// Cells without anything that says so, as the standard has them in EXIF: no more than what is mostly written, and
  /// nothing that may be a word or a number, since ASCII looks the same.
  private static func bare(_ text: ArraySlice<UInt8>) -> [UInt8] {
    let end = text.lastIndex { $0 != 0x20 }.map { $0 + 1 } ?? text.startIndex
    let cells = Array(text[..<end])
    // Signs, letters, kana, and the kanji of the first level.
    let isLikely =
      cells.count & 1 == 0
      && cells.enumerated().allSatisfy { index, byte in
        index & 1 == 1
          ? cellBytes.contains(byte)
          : (0x21...0x25).contains(byte) && byte != 0x22 || (0x30...0x4f).contains(byte)
      }
    let isWord = cells.allSatisfy { byte in
      NumberText.isLetter(byte) || NumberText.isDigit(byte) || "_-./:,".utf8.contains(byte)
    }
    return isLikely && !isWord ? utf8(cells: cells, of: .main) : Array(text)
  }

  /// The character of a row and a cell, both from 21 to 7E.
  private static func character(_ row: UInt8, _ cell: UInt8, of set: Cells) -> Unicode.Scalar? {
    switch set {
    case .main:
      // Two rows are one of Shift JIS, which leaves 7F out.
      let lead = (row + 1) >> 1 + (row < 0x5f ? 0x70 : 0xb0)
      let trail = row & 1 == 0 ? cell + 0x7e : cell + (cell < 0x60 ? 0x1f : 0x20)
      return DoubleByteText.japanese.character(lead, trail)
    case .supplement:
      guard let index = supplementRows.firstIndex(of: row) else { return nil }
      let unit = supplement[index * 94 + Int(cell - 0x21)]
      return unit == 0x2e ? nil : Unicode.Scalar(unit)
    }
  }

  private static let supplementRows: [UInt8] =
    [0x22, 0x26, 0x27, 0x29, 0x2a, 0x2b] + Array(0x30...0x6d)
  private static let supplement = Array(supplementCharacters.utf16)
}
