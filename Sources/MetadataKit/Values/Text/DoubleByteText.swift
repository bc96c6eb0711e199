/// Text of one or two bytes a character, as East Asian languages were written before Unicode.
///
/// The characters are those of Windows' code pages (Microsoft, *Code Page Identifiers*), which hold
/// Shift JIS, GBK, KS X 1001 with all syllables, and Big5.
struct DoubleByteText: Sendable {
  private let leads: [ClosedRange<UInt8>]
  private let trails: [ClosedRange<UInt8>]
  /// How many trail bytes there are.
  private let columns: Int
  /// What the bytes 80 to FF are that stand alone; 0 for others.
  private var singles: [UInt16]
  /// Lead byte by lead byte; 0 where there is none.
  private let characters: [UInt16]
  /// Where users have characters of their own, and the private one of Unicode that the first of each stands for.
  private let areas: [Area]

  private typealias Area = (
    leads: ClosedRange<UInt8>, trails: [ClosedRange<UInt8>], first: UInt16
  )

  private init(
    leads: ClosedRange<UInt8>..., trails: ClosedRange<UInt8>...,
    alone: (bytes: ClosedRange<UInt8>, first: UInt16)? = nil, areas: [Area] = [],
    characters: String
  ) {
    self.leads = leads
    self.trails = trails
    columns = trails.reduce(0) { $0 + $1.count }
    singles = (UInt8(0x80)...0xff).map { byte in
      guard let alone, alone.bytes.contains(byte) else { return 0 }
      return alone.first + UInt16(byte - alone.bytes.lowerBound)
    }
    self.characters = characters.utf16.map { $0 == 0x2e ? 0 : $0 }
    self.areas = areas
  }

  /// The same with further bytes that stand alone.
  func adding(singles more: [UInt8: UInt16]) -> DoubleByteText {
    var text = self
    for (byte, character) in more { text.singles[Int(byte & 0x7f)] = character }
    return text
  }

  /// The text as UTF-8; what is no character becomes U+FFFD.
  func utf8(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count / 2 * 3)
    var rest = bytes
    while let byte = rest.first, byte != 0 { text.append(scalar: takeFirst(of: &rest)) }
    return text
  }

  /// Takes the first character of a text that is not empty; U+FFFD for a byte that is none.
  func takeFirst(of text: inout ArraySlice<UInt8>) -> Unicode.Scalar {
    let byte = text.removeFirst()
    if byte < 0x80 { return Unicode.Scalar(byte) }
    if let single = single(byte) { return single }
    guard isLead(byte), let second = text.first, Self.place(of: second, in: trails) != nil else {
      return "\u{fffd}"
    }
    text.removeFirst()
    return character(byte, second) ?? own(byte, second) ?? "\u{fffd}"
  }

  /// What two bytes are that users have for a character of their own: gaiji in names, most of all.
  private func own(_ lead: UInt8, _ trail: UInt8) -> Unicode.Scalar? {
    for area in areas where area.leads.contains(lead) {
      guard let column = Self.place(of: trail, in: area.trails) else { continue }
      let columns = area.trails.reduce(0) { $0 + $1.count }
      let place = Int(lead - area.leads.lowerBound) * columns + column
      return Unicode.Scalar(UInt32(area.first) + UInt32(place))
    }
    return nil
  }

  /// What an upper byte is that stands alone.
  func single(_ byte: UInt8) -> Unicode.Scalar? {
    let unit = singles[Int(byte & 0x7f)]
    return unit == 0 ? nil : Unicode.Scalar(unit)
  }

  /// What two bytes are.
  func character(_ lead: UInt8, _ trail: UInt8) -> Unicode.Scalar? {
    guard let row = Self.place(of: lead, in: leads), let column = Self.place(of: trail, in: trails)
    else { return nil }
    let index = row * columns + column
    guard index < characters.count, characters[index] != 0 else { return nil }
    return Unicode.Scalar(characters[index])
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
  func isLead(_ byte: UInt8) -> Bool {
    singles[Int(byte & 0x7f)] == 0 && leads.contains { $0.contains(byte) }
  }

  /// Shift JIS; the upper bytes that stand alone are half-width katakana.
  static let japanese = DoubleByteText(
    leads: 0x81...0x9f, 0xe0...0xfc, trails: 0x40...0x7e, 0x80...0xfc,
    alone: (bytes: 0xa1...0xdf, first: 0xff61),
    areas: [(leads: 0xf0...0xf9, trails: [0x40...0x7e, 0x80...0xfc], first: 0xe000)],
    characters: japaneseCharacters)

  /// GBK, of which GB 2312 is a part; a byte of the euro stands alone.
  static let simplifiedChinese = DoubleByteText(
    leads: 0x81...0xfe, trails: 0x40...0x7e, 0x80...0xfe,
    alone: (bytes: 0x80...0x80, first: 0x20ac),
    areas: simplifiedChineseAreas, characters: simplifiedChineseCharacters)

  /// Behind the three of users the places that GBK leaves free among its own, in the same order.
  private static let simplifiedChineseAreas: [Area] = [
    (leads: 0xaa...0xaf, trails: [0xa1...0xfe], first: 0xe000),
    (leads: 0xf8...0xfe, trails: [0xa1...0xfe], first: 0xe234),
    (leads: 0xa1...0xa7, trails: [0x40...0x7e, 0x80...0xa0], first: 0xe4c6),
    (
      leads: 0xa2...0xa2, trails: [0xab...0xb0, 0xe3...0xe4, 0xef...0xf0, 0xfd...0xfe],
      first: 0xe766
    ),
    (leads: 0xa4...0xa4, trails: [0xf4...0xfe], first: 0xe772),
    (leads: 0xa5...0xa5, trails: [0xf7...0xfe], first: 0xe77d),
    (
      leads: 0xa6...0xa6,
      trails: [0xb9...0xc0, 0xd9...0xdf, 0xec...0xed, 0xf3...0xf3, 0xf6...0xfe], first: 0xe785
    ),
    (leads: 0xa7...0xa7, trails: [0xc2...0xd0, 0xf2...0xfe], first: 0xe7a0),
    (
      leads: 0xa8...0xa8,
      trails: [0x96...0xa0, 0xbc...0xbc, 0xbf...0xbf, 0xc1...0xc4, 0xea...0xfe], first: 0xe7bc
    ),
    (
      leads: 0xa9...0xa9,
      trails: [0x58...0x58, 0x5b...0x5b, 0x5d...0x5f, 0x89...0x95, 0x97...0xa3, 0xf0...0xfe],
      first: 0xe7e2
    ),
    (leads: 0xd7...0xd7, trails: [0xfa...0xfe], first: 0xe810),
    (leads: 0xfe...0xfe, trails: [0x50...0x7e, 0x80...0xa0], first: 0xe815),
  ]

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
    // 20936 is GB 2312; 54936 is GB 18030, of which this is what has two bytes.
    case 936, 20936, 54936: simplifiedChinese
    case 949, 51949: korean
    case 950: traditionalChinese
    default: nil
    }
  }
}
