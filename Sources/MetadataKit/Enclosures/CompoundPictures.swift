extension EnclosingDocument {
  /// Photos that documents of Office 97–2003 and of Publisher show, and those in such documents within them.
  static let compound = EnclosingDocument(
    [],
    mimeTypes: [
      "application/msword", "application/vnd.ms-excel", "application/vnd.ms-powerpoint",
      "application/x-mspublisher",
    ]
  ) { (file, most, files) throws(MetadataError) in
    let storage = try CompoundStorage(file, Limits())
    // Thousands of streams may share their sectors.
    var (room, sectors) = (file.count, file.count >> 9 + mostSmallSectors)
    var failure: MetadataError?
    for entry in storage.entries where files.count < most && entry.size > 0 {
      let name = entry.name.lowercased()
      guard drawn.contains(name) else { continue }
      sectors -= storage.sectorCount(of: entry, limit: room)
      guard room > 0, sectors > 0 else {
        throw MetadataError(.limitExceeded, "streams of more bytes than the file has")
      }
      do throws(MetadataError) {
        let stream = try storage.pieces(of: entry, limit: room)
        if stream.count < min(entry.size, room) {
          failure = failure ?? MetadataError(.truncated, "the stream '\(entry.name)' breaks off")
        }
        room -= max(1, stream.count)
        try add(stream, name, of: file, atMost: most, to: &files)
      } catch {
        // It takes nothing from the other streams.
        failure = failure ?? error
      }
    }
    if let failure { throw failure }
  }

  /// Adds the pictures of a stream, one for all where it is encrypted.
  private static func add(
    _ stream: FilePieces, _ name: String, of file: Region, atMost most: Int,
    to files: inout [EnclosedFile]
  ) throws(MetadataError) {
    var drawings = stream
    var isEncrypted = try isEncrypted(stream.region(in: file), name)
    var error: MetadataError?
    if name == "workbook" {
      let workbook = WorkbookDrawings(of: stream, in: file)
      (drawings, error) = (workbook.pieces, workbook.error)
      isEncrypted = workbook.isEncrypted && drawings.count > 0
    }
    if isEncrypted {
      files.append(picture(0..<drawings.count, of: drawings, isEncrypted: true))
    } else {
      var ranges: [Range<Int>] = []
      defer { files += ranges.map { picture($0, of: drawings) } }
      try DrawingPictures.find(
        in: drawings.region(in: file), atMost: most - files.count, &ranges)
    }
    if let error { throw error }
  }

  /// So many sectors may be of fewer than 512 bytes: each takes as long as one that has them.
  private static let mostSmallSectors = 1 << 15

  /// The streams that have records of pictures: of Word those of text and of tables, where they may stand, and the one
  /// for pictures in lines ([MS-DOC] §2.1), of Excel the one that has all, those of PowerPoint, and the one that tells
  /// whether these are encrypted ([MS-PPT] §2.1), and those of Publisher.
  private static let drawn: Set = [
    "worddocument", "0table", "1table", "data", "workbook", "current user", "pictures",
    "powerpoint document", "escherstm", "escherdelaystm",
  ]

  /// Whether a stream says that the document is encrypted, with all its pictures ([MS-DOC] §2.5.2, fEncrypted; [MS-PPT]
  /// §2.3.2, headerToken).
  private static func isEncrypted(_ stream: Region, _ name: String) throws(MetadataError) -> Bool {
    let head = try stream.head(count: 16)
    switch name {
    case "worddocument":
      return head.has("\u{ec}\u{a5}") && head[11].map { $0 & 1 != 0 } == true
    case "current user": return head.has("\u{df}\u{c4}\u{d1}\u{f3}", at: 12)
    default: return false
    }
  }

  private static func picture(
    _ range: Range<Int>, of drawings: FilePieces, isEncrypted: Bool = false
  ) -> EnclosedFile {
    let pieces = drawings.part(range)
    let start = pieces.ranges.first?.lowerBound ?? 0
    return EnclosedFile(
      range: start..<(start + range.count),
      coding: isEncrypted
        ? .encrypted : pieces.ranges.count == 1 ? .plain : .scattered(drawings, range))
  }
}
