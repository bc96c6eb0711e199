import UniformTypes

/// Text in forms of its own, which a few words at the start tell.
enum DocumentFormat {
  @Sendable static func recognize(_ head: ByteSlice) -> FileFormat? {
    if let format = card(head) ?? stream(head) ?? drawing(head) { return format }
    if isTorrent(head) {
      return FileFormat("Torrent", "torrent", "application/x-bittorrent", nil)
    }
    return isJSON(head) ? FileFormat("JSON", "json", "application/json", .json) : nil
  }

  /// RFC 6350 §3.3, RFC 5545 §3.4: the first line, in capitals or not.
  private static func card(_ head: ByteSlice) -> FileFormat? {
    switch head.prefix(32).text.uppercased() {
    case let text where text.hasPrefix("BEGIN:VCARD\r\n") || text.hasPrefix("BEGIN:VCARD\n"):
      FileFormat("VCard", "vcf", "text/vcard", .contact)
    case let text
    where text.hasPrefix("BEGIN:VCALENDAR\r\n") || text.hasPrefix("BEGIN:VCALENDAR\n"):
      FileFormat("ICS", "ics", "text/calendar", nil)
    case let text where text.hasPrefix("BEGIN:VNOTE\r\n") || text.hasPrefix("BEGIN:VNOTE\n"):
      FileFormat("VNote", "vnt", "text/v-note", nil)
    default: nil
    }
  }

  /// A list of RealAudio streams: addresses, one a line.
  private static func stream(_ head: ByteSlice) -> FileFormat? {
    let format = FileFormat("RAM", "ram", "audio/x-pn-realaudio", nil)
    if head.has("rtsp://") || head.has("pnm://") { return format }
    guard head.has("http://") else { return nil }
    let line = head.prefix(257).text.prefix { !$0.isNewline }.lowercased()
    return [".ra", ".rm", ".rv", ".rmvb", ".smil"].contains { line.hasSuffix($0) } ? format : nil
  }

  /// AutoCAD's exchange form: a group code 0 and `SECTION`, a code 2 and `HEADER`.
  private static func drawing(_ head: ByteSlice) -> FileFormat? {
    guard head.elements.first(where: { !NumberText.isSpace($0) }) == UInt8(ascii: "0") else {
      return nil
    }
    let words = head.prefix(128).text.split(whereSeparator: \.isWhitespace).prefix(4)
    return words.elementsEqual(["0", "SECTION", "2", "HEADER"])
      ? FileFormat("DXF", "dxf", "application/dxf", nil) : nil
  }

  /// A dictionary whose first key is a text of so many characters (BEP 3).
  private static func isTorrent(_ head: ByteSlice) -> Bool {
    guard head[0] == UInt8(ascii: "d") else { return false }
    var at = 1
    while let digit = head[at], NumberText.isDigit(digit), at < 6 { at += 1 }
    guard at > 1, head[at] == UInt8(ascii: ":") else { return false }
    return [
      "announce", "created by", "comment", "info", "azureus", "creation date", "encoding",
    ].contains { head.has($0, at: at + 1) }
  }

  /// An object with a key, or a list of them.
  private static func isJSON(_ head: ByteSlice) -> Bool {
    let start = head.has("\u{EF}\u{BB}\u{BF}") ? 3 : 0
    var rest = head.elements.dropFirst(start).drop(while: NumberText.isSpace)
    if rest.first == UInt8(ascii: "[") { rest = rest.dropFirst().drop(while: NumberText.isSpace) }
    guard rest.first == UInt8(ascii: "{") else { return false }
    rest = rest.dropFirst().drop(while: NumberText.isSpace)
    guard rest.first == UInt8(ascii: "\""),
      let end = rest.dropFirst().firstIndex(of: UInt8(ascii: "\""))
    else { return false }
    return rest[(end + 1)...].drop(while: NumberText.isSpace).first == UInt8(ascii: ":")
  }
}
