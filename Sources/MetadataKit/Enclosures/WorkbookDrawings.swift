/// The drawings of a workbook of Excel 97–2003, which stand in pieces in its records.
///
/// Source: Microsoft, *[MS-XLS] Excel Binary File Format*.
struct WorkbookDrawings {
  /// What they consist of, one behind the other.
  private(set) var pieces = FilePieces()
  /// Whether a password is asked for.
  private(set) var isEncrypted = false
  /// Why these may not be all.
  private(set) var error: MetadataError?

  /// Records with what drawings consist of, and how many bytes stand before that: what all sheets share (§2.4.171,
  /// MsoDrawingGroup), the pictures of headers and footers (§2.4.138, HFPicture), and what charts are filled with
  /// (GelFrame).
  private static let kinds = [0xeb: 0, 0x866: 14, 0x1066: 0]

  /// What does not fit into a record stands in those behind it (§2.4.58, Continue).
  private static let continuation = 0x3c

  /// Behind it what records have is encrypted (§2.4.117, FilePass).
  private static let password = 0x2f

  /// So many records of drawings are joined, each of at most 8 KB.
  private static let most = 65_536

  init(of stream: FilePieces, in file: Region) {
    do throws(MetadataError) {
      try read(stream, in: file)
    } catch {
      self.error = error
    }
  }

  private mutating func read(_ stream: FilePieces, in file: Region) throws(MetadataError) {
    let records = stream.region(in: file)
    var isContinued = false
    var position = 0
    while position + 4 <= records.count {
      let kind = try records.uint16(at: position, .little)
      let size = try records.uint16(at: position + 2, .little)
      position += 4
      let skipped = isContinued && kind == Self.continuation ? 0 : Self.kinds[kind]
      isContinued = skipped == 0
      if kind == Self.password { isEncrypted = true }
      if let skipped, size > skipped {
        for range in stream.part((position + skipped)..<(position + size)).ranges {
          pieces.append(range)
        }
        guard pieces.ranges.count <= Self.most else {
          throw MetadataError(.limitExceeded, "drawings in more than \(Self.most) pieces")
        }
      }
      position += size
    }
  }
}
