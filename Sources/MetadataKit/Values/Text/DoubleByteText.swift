/// Text of one or two bytes a character, as East Asian languages were written before Unicode.
///
/// The characters are those of Windows' code pages (Microsoft, *Code Page Identifiers*), which hold
/// Shift JIS, GBK, KS X 1001 with all syllables, and Big5.
struct DoubleByteText: Sendable {
  private let leads: [ClosedRange<UInt8>]
  private let trails: [ClosedRange<UInt8>]
  /// What the upper bytes are that stand alone, from the first on.
  private let alone: (bytes: ClosedRange<UInt8>, first: UInt16)?
  /// Lead byte by lead byte; 0 where there is none.
  private let characters: [UInt16]

  private init(
    leads: ClosedRange<UInt8>..., trails: ClosedRange<UInt8>...,
    alone: (bytes: ClosedRange<UInt8>, first: UInt16)? = nil, characters: String
  ) {
    self.leads = leads
    self.trails = trails
    self.alone = alone
    self.characters = characters.utf16.map { $0 == 0x2e ? 0 : $0 }
  }

  /// The text as UTF-8; what is no character becomes U+FFFD.
  func utf8(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var text = String.UnicodeScalarView()
    var lead: Int?
    for byte in bytes {
      if let row = lead {
        lead = nil
        if let column = Self.place(of: byte, in: trails) {
          let index = row * trails.reduce(0) { $0 + $1.count } + column
          let unit = characters.indices.contains(index) ? characters[index] : 0
          text.append(unit == 0 ? "\u{fffd}" : Unicode.Scalar(unit) ?? "\u{fffd}")
          continue
        }
        text.append("\u{fffd}")
      }
      if byte < 0x80 {
        if byte == 0 { break }
        text.append(Unicode.Scalar(byte))
      } else if let alone, alone.bytes.contains(byte) {
        let unit = alone.first + UInt16(byte - alone.bytes.lowerBound)
        text.append(Unicode.Scalar(unit) ?? "\u{fffd}")
      } else if let row = Self.place(of: byte, in: leads) {
        lead = row
      } else {
        text.append("\u{fffd}")
      }
    }
    if lead != nil { text.append("\u{fffd}") }
    return Array(String(text).utf8)
  }

  private static func place(of byte: UInt8, in ranges: [ClosedRange<UInt8>]) -> Int? {
    var before = 0
    for range in ranges {
      if range.contains(byte) { return before + Int(byte - range.lowerBound) }
      before += range.count
    }
    return nil
  }

  /// Whether a byte is the first of two.
  func isLead(_ byte: UInt8) -> Bool { leads.contains { $0.contains(byte) } }

  /// Shift JIS; the upper bytes that stand alone are half-width katakana.
  static let japanese = DoubleByteText(
    leads: 0x81...0x9f, 0xe0...0xfc, trails: 0x40...0x7e, 0x80...0xfc,
    alone: (bytes: 0xa1...0xdf, first: 0xff61), characters: japaneseCharacters)

  /// GBK, of which GB 2312 is a part; a byte of the euro stands alone.
  static let simplifiedChinese = DoubleByteText(
    leads: 0x81...0xfe, trails: 0x40...0x7e, 0x80...0xfe,
    alone: (bytes: 0x80...0x80, first: 0x20ac), characters: simplifiedChineseCharacters)

  /// EUC-KR and the syllables that it has not.
  static let korean = DoubleByteText(
    leads: 0x81...0xfe, trails: 0x41...0x5a, 0x61...0x7a, 0x81...0xfe,
    characters: koreanCharacters)

  /// Big5.
  static let traditionalChinese = DoubleByteText(
    leads: 0xa1...0xf9, trails: 0x40...0x7e, 0xa1...0xfe, characters: traditionalChineseCharacters)

  /// The text of one of Windows' code pages; nil where that is none of two bytes a character.
  static func page(_ number: Int) -> DoubleByteText? {
    switch number {
    case 932: japanese
    // 20936 is GB 2312, 54936 is GB 18030, whose characters of four bytes are left out.
    case 936, 20936, 54936: simplifiedChinese
    case 949, 51949: korean
    case 950: traditionalChinese
    default: nil
    }
  }
}
