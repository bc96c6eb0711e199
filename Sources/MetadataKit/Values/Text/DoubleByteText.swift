/// Text of one or two bytes a character, as fonts have names in East Asian languages.
///
/// Sources: JIS X 0208, Big5, KS X 1001, GB 2312.
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

  /// Japanese; the upper bytes that stand alone are half-width katakana.
  static let shiftJIS = DoubleByteText(
    leads: 0x81...0x9f, 0xe0...0xea, trails: 0x40...0x7e, 0x80...0xfc,
    alone: (bytes: 0xa1...0xdf, first: 0xff61), characters: japaneseCharacters)

  /// Traditional Chinese.
  static let big5 = DoubleByteText(
    leads: 0xa1...0xf9, trails: 0x40...0x7e, 0xa1...0xfe, characters: traditionalChineseCharacters)

  /// Korean.
  static let eucKR = DoubleByteText(
    leads: 0xa1...0xfd, trails: 0xa1...0xfe, characters: koreanCharacters)

  /// Simplified Chinese.
  static let gb2312 = DoubleByteText(
    leads: 0xa1...0xf7, trails: 0xa1...0xfe, characters: simplifiedChineseCharacters)
}
