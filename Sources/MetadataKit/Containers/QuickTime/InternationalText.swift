/// Texts with a language before each: the value of a user data box (QTFF, user data text strings;
/// 3GPP TS 26.244 §8).
struct InternationalText {
  struct Part {
    /// The language as tags name it; nil for the default one.
    let language: String?
    let text: ArraySlice<UInt8>
  }

  private(set) var parts: [Part] = []

  /// How many bytes stand before the text of a box that is of 3GPP's kind: version, flags and
  /// fields of its own, the last two the language. 4 is a length and a language, as in QuickTime.
  static let headers: [(type: FourCC, count: Int)] = [
    ("cprt", 6), ("auth", 6), ("titl", 6), ("dscp", 6), ("perf", 6), ("gnre", 6), ("albm", 6),
    ("loci", 6), ("coll", 6), ("rtng", 14), ("clsf", 12), ("tnam", 4), ("kgtt", 4),
    ("adzc", 6), ("adze", 6), ("adzm", 6),
  ]

  /// The header of a type; nil for one that is no text of this kind.
  static func header(of type: FourCC) -> Int? {
    type.code >> 24 == 0xa9 ? 4 : headers.first { $0.type == type }?.count
  }

  /// More languages of one text than this are not read.
  private static let limit = 64

  /// - Parameter isDecoded: whether the text is one, not a structure.
  init(_ bytes: ByteSlice, header: Int, isDecoded: Bool = true) {
    var position = 0
    while parts.count < Self.limit {
      let length: Int
      let code: Int
      if header >= 6 {
        guard let value = try? bytes.uint16(at: position + header - 2, .big) else { return }
        code = value
        position += header
        length = bytes.count - position
      } else {
        guard let stated = try? bytes.uint16(at: position, .big),
          let value = try? bytes.uint16(at: position + 2, .big)
        else { return }
        code = value
        position += 4
        // The length is that of the text alone, or that of the header too.
        let room = bytes.count - position
        length = stated > room ? stated - 4 : stated
        guard length >= 0, length <= room else { return }
      }
      if length == 0 { continue }
      let text = bytes.suffix(from: position).prefix(length).elements
      let extra = header > 6 ? bytes.suffix(from: position - header + 4).prefix(header - 6) : nil
      position += length
      parts.append(Self.part(text, code, extra?.elements ?? [], isDecoded: isDecoded))
    }
  }

  private static func part(
    _ text: ArraySlice<UInt8>, _ code: Int, _ extra: ArraySlice<UInt8>, isDecoded: Bool
  ) -> Part {
    let isWide = text.starts(with: [0xfe, 0xff])
    let language: String?
    var decoded: [UInt8]
    if code < 0x400 || code == 0x7fff, !isWide {
      language =
        code == 0 ? nil : code == 0x7fff ? "un" : MacintoshLanguage.code(of: code)
      decoded = code == 0 ? MacintoshText.guessed(text) : MacintoshText.utf8(text)
    } else {
      language = name(of: code)
      decoded = isWide ? UTF16Text(text, .big, isGuess: false).utf8 : Array(text)
    }
    if !isDecoded { decoded = Array(text) }
    // Neither an end nor a part of a text, whose length is stated.
    if isDecoded { decoded.removeAll { $0 == 0 } }
    return Part(language: language, text: extra + decoded)
  }

  /// A packed language as tags name it (ISO 14496-12 §8.4.2.3); nil for English and for none,
  /// which are the default.
  static func name(of code: Int, orDefault isShown: Bool = false) -> String? {
    guard code != 0 else { return nil }
    let letters = QuickTimeValue.letters(code)
    guard letters.allSatisfy({ $0 >= 0x61 && $0 <= 0x7a }) else { return "err" }
    let name = String(decoding: letters, as: UTF8.self)
    return !isShown && (name == "eng" || name == "und") ? nil : name
  }
}

extension MacintoshLanguage {
  /// The language of a number, or nil.
  static func code(of number: Int) -> String? {
    var text = TextBuffer()
    return Labels(codes).appendWords(of: Int64(number), to: &text) ? text.string : nil
  }
}
