/// Fonts, and tables of their measures.
enum FontFormat {
  @Sendable static func recognize(_ head: ByteSlice) -> FileFormat? {
    if head.has("wOFF") { return FileFormat("WOFF", "woff", "font/woff", nil) }
    if head.has("wOF2") { return FileFormat("WOFF2", "woff2", "font/woff2", nil) }
    if head.has("ttcf\u{0}") { return FileFormat("TTC", "ttc", "application/font-ttf", nil) }
    // The number of tables follows, which is less than 512.
    if let tables = head[4], tables <= 1 {
      if head.has("OTTO") { return FileFormat("OTF", "otf", "application/font-otf", nil) }
      if (head.has("\u{0}\u{1}\u{0}\u{0}") && isTableName(head)) || head.has("true")
        || head.has("typ1")
      {
        return FileFormat("TTF", "ttf", "application/font-ttf", nil)
      }
    }
    if isWindowsMetrics(head) {
      return FileFormat("PFM", "pfm", "application/x-font-type1", nil)
    }
    if ResourceFile.isResourceFile(head) {
      return FileFormat("RSRC", "rsrc", "application/ResEdit", nil)
    }
    if head.has("StartFontMetrics") { return metrics("AFM") }
    if head.has("StartCompFontMetrics") { return metrics("ACFM") }
    if head.has("StartMasterFontMetrics") { return metrics("AMFM") }
    for (name, place) in [("PFA", 0), ("PFB", 6)]
    where head.has("%!PS-AdobeFont-", at: place) || head.has("%!PS-Bitstream ", at: place)
      || head.has("%!FontType1-", at: place)
    {
      return FileFormat(name, name.lowercased(), "application/x-font-type1", nil)
    }
    return nil
  }

  private static func metrics(_ name: String) -> FileFormat {
    FileFormat(name, name.lowercased(), "application/x-font-afm", nil)
  }

  /// Windows' measures of a PostScript font: a version, the file's length, and the place of the name of the device
  /// (Adobe, Technical Note 5178 §3).
  private static func isWindowsMetrics(_ head: ByteSlice) -> Bool {
    guard head.has("\u{0}\u{1}") || head.has("\u{0}\u{2}"),
      let length = try? head.uint32(at: 2, .little), length > 117,
      length == head.count || (head.count == ByteReader.firstRead && length > head.count),
      let place = try? head.uint32(at: 101, .little), place >= 117, place < head.count
    else { return false }
    // The name stands behind the header, before the widths of the characters.
    return head.suffix(from: place).prefix(11).text.lowercased() == "postscript\0"
  }

  /// Whether four characters that can name a table stand where the first table's name does.
  private static func isTableName(_ head: ByteSlice) -> Bool {
    (12..<16).allSatisfy { head[$0].map { (0x20..<0x7f).contains($0) } ?? false }
  }
}
