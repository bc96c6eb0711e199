/// The language of a track (ISO 14496-12 §8.4.2, §8.4.6).
enum TrackLanguage {
  /// Three letters of ISO 639-2, or what the number of a Macintosh language stands for; nil for
  /// one that is not determined, or none.
  static func read(_ box: ISOBox) -> String? {
    guard let version = try? box.body.uint8(at: 0),
      let code = try? box.body.uint16(at: version == 1 ? 32 : 20, .big), code != 0x7fff
    else { return nil }
    if code < 0x400 { return MacintoshLanguage.code(of: code) }
    let name = InternationalText.name(of: code, orDefault: true)
    return name == "und" || name == "err" ? nil : name
  }

  /// A language tag of RFC 4646.
  static func readExtended(_ box: ISOBox) -> String? {
    guard let bytes = try? box.body.region(from: 4).head(count: 64) else { return nil }
    let text = String(decoding: bytes.elements.untilNUL, as: UTF8.self)
    return text.isEmpty ? nil : text
  }
}
