extension EnclosingDocument {
  /// Pictures, movies and sounds that are records of a book of Mobipocket's or Amazon's, and the book that it was made
  /// of (MobileRead, *MOBI*).
  ///
  /// They are found by their starts: of books that are two in one, the header of the first tells only where its pictures
  /// are.
  static let book = EnclosingDocument([], mimeTypes: ["application/x-mobipocket-ebook"]) {
    (file, most, files) throws(MetadataError) in
    let table = try file.slice(at: 78, count: 8 * file.uint16(at: 76, .big))
    for place in stride(from: 0, to: table.count, by: 8) where files.count < most {
      let start = try table.uint32(at: place, .big)
      let end = (try? table.uint32(at: place + 8, .big)) ?? file.count
      let record = file.clamped(at: start, count: end - start)
      if let found = try content(of: record) { files.append(found) }
    }
  }

  /// The file that a record is, or has behind a head; nil where it is none.
  private static func content(of record: Region) throws(MetadataError) -> EnclosedFile? {
    let head = try record.head(count: 12)
    if ["\u{ff}\u{d8}\u{ff}", "\u{89}PNG", "GIF8"].contains(where: { head.has($0) }) {
      return enclosed(record.region(from: 0))
    }
    // A picture in a higher resolution.
    if head.has("CRES") { return enclosed(record.region(from: 12)) }
    let isSource = head.has("SRCS")
    guard isSource || head.has("VIDE") || head.has("AUDI"),
      let length = try? head.uint32(at: 4, .big)
    else { return nil }
    // The source may be any archive.
    return enclosed(record.region(from: length), isPromised: !isSource)
  }

  private static func enclosed(_ content: Region, isPromised: Bool = true) -> EnclosedFile {
    EnclosedFile(
      range: content.start..<(content.start + content.count), isPromised: isPromised)
  }
}
