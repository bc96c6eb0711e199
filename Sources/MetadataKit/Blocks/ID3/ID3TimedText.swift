/// Lyrics, or other texts, each at a time of its own (ID3v2.4 frames §4.9).
enum ID3TimedText {
  static func read(_ frame: ID3Frame, _ found: inout MetadataBuilder) throws(MetadataError) {
    let bytes = try frame.bytes(&found)
    guard bytes.count > 6 else {
      throw MetadataError(.truncated, "ID3's timed texts have no head", at: frame.data.start)
    }
    let coding = bytes[0]
    let suffix = ID3Text.language(bytes[1..<4]).map { "-" + $0 } ?? ""
    let unit = bytes[4]
    found.add(.id3TimedText, "SynchronizedLyricsType", Int(bytes[5]))
    let (description, texts) = ID3Text.split(bytes[6...], coding)
    add(
      "SynchronizedLyricsDescription", suffix,
      ID3Text.strings(description, coding, most: 1).first ?? "", &found)
    var rest = texts
    var isFirst = true
    while !rest.isEmpty {
      let (text, behind) = ID3Text.split(rest, coding)
      guard behind.count >= 4 else { return }
      try found.charge(entries: 1)
      let time = ID3Value.number(behind.prefix(4))
      let words = ID3Text.strings(text, coding, most: 1).first ?? ""
      found.continuesList = !isFirst
      add("SynchronizedLyricsText", suffix, "[\(stamp(time, unit))]" + words, &found)
      isFirst = false
      rest = behind.dropFirst(4)
    }
  }

  private static func add(
    _ name: String, _ suffix: String, _ text: String, _ found: inout MetadataBuilder
  ) {
    let table = TagTable.id3TimedText
    let bytes = Array(text.utf8)
    found.add(
      table, row: table.index(of: name) ?? 0, named: name + suffix, group: table.group, .utf8,
      bytes[...], count: bytes.count)
  }

  /// Seconds of what are thousandths of them; else frames of the sound.
  private static func stamp(_ time: UInt64, _ unit: UInt8) -> String {
    var text = TextBuffer()
    if unit == 2 {
      text.append(Double(time) / 1000, fractionDigits: 3)
    } else {
      text.append(Int(truncatingIfNeeded: time), digits: 4)
      if unit != 1 { text.append("?") }
    }
    return text.string
  }
}
