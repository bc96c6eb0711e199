/// The text of an XML document as UTF-8, from its first tag on.
///
/// Documents come in UTF-8, UTF-16 and UTF-32 (XML 1.0 appendix F; ISO 16684-1 §7.1), and in code pages that
/// they name.
struct XMLText {
  private(set) var bytes: ArraySlice<UInt8>
  /// Where in the block it starts; nil where the block has another encoding.
  private(set) var offset: Int?

  init(_ block: ArraySlice<UInt8>) {
    let first = block.firstIndex(of: 0x3c) ?? block.endIndex
    bytes = block[first...]
    offset = first - block.startIndex
    let place = first - block.startIndex
    let after = block[first...].dropFirst().prefix(3)
    // In UTF-16 and UTF-32 the `<` has NULs on the side of its higher bytes.
    if after.elementsEqual([0, 0, 0]) {
      recode(block, size: 4, isBig: Self.isBig(block, size: 4, first: place), from: first)
    } else if after.first == 0 {
      recode(block, size: 2, isBig: Self.isBig(block, size: 2, first: place), from: first)
    } else if let page = Self.codePage(of: bytes), bytes.count <= Self.longestInCodePage,
      !isUTF8(bytes) || bytes.contains(0x1b), !bytes.contains(0)
    {
      // ISO-2022-JP is ASCII with escape characters, which XML has not.
      bytes = CodePage.utf8(bytes, page: page)[...]
      offset = nil
    }
  }

  /// Whether code units have their higher bytes first: by the mark at the start, or by where in its unit the first `<` is.
  private static func isBig(_ block: ArraySlice<UInt8>, size: Int, first place: Int) -> Bool {
    if block.starts(with: [0xff, 0xfe]) { return false }
    if block.starts(with: size == 2 ? [0xfe, 0xff] : [0, 0, 0xfe, 0xff]) { return true }
    return place % size == size - 1
      && block.dropFirst(place - size + 1).prefix(size - 1).allSatisfy { $0 == 0 }
  }

  /// A text may become three times as long.
  static let longestInCodePage = 4 << 20

  /// The code page that a declaration names (XML 1.0 §4.3.3); nil where it names none, or one that is not known.
  static func codePage(of text: ArraySlice<UInt8>) -> Int? {
    encoding(of: text).flatMap(CodePage.number)
  }

  /// What a declaration names as the code page, where the text is not read for it: where that is not known, or the text
  /// is too long; nil also where the text is UTF-8 all the same.
  static func unreadCodePage(of text: ArraySlice<UInt8>) -> (name: String, isKnown: Bool)? {
    guard let name = encoding(of: text), !name.lowercased().hasPrefix("utf") else { return nil }
    let isKnown = CodePage.number(named: name) != nil
    guard !isKnown || text.count > longestInCodePage, !isUTF8(text) || text.contains(0x1b) else {
      return nil
    }
    return (name, isKnown)
  }

  private static func encoding(of text: ArraySlice<UInt8>) -> String? {
    guard text.starts(with: "<?xml".utf8), let end = text.prefix(256).firstIndex(of: 0x3e) else {
      return nil
    }
    let declaration = text[..<end].split { $0 <= 0x20 || $0 == 0x22 || $0 == 0x27 || $0 == 0x3d }
    guard let word = declaration.firstIndex(where: { $0.elementsEqual("encoding".utf8) }),
      word + 1 < declaration.count
    else { return nil }
    return String(decoding: declaration[word + 1], as: UTF8.self)
  }

  /// Makes UTF-8 of code units, the first of which has the byte at `first`.
  private mutating func recode(
    _ block: ArraySlice<UInt8>, size: Int, isBig: Bool, from first: Int
  ) {
    var units = block[(isBig ? first - size + 1 : first)...]
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count / size + 16)
    var lead: UInt32 = 0
    while units.count >= size {
      var code: UInt32 = 0
      for index in 0..<size {
        let byte = UInt32(units[units.startIndex + (isBig ? index : size - 1 - index)])
        code = code << 8 | byte
      }
      units = units.dropFirst(size)
      if size == 2, code >= 0xd800, code < 0xdc00 {
        lead = code
        continue
      }
      if size == 2, code >= 0xdc00, code < 0xe000, lead != 0 {
        code = 0x10000 + (lead - 0xd800) << 10 + (code - 0xdc00)
      }
      lead = 0
      if code < 0x80 {
        text.append(UInt8(truncatingIfNeeded: code))
      } else {
        text.append(contentsOf: String(Unicode.Scalar(code) ?? "\u{fffd}").utf8)
      }
    }
    bytes = text[...]
    offset = nil
  }
}
