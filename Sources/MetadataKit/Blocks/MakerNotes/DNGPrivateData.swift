/// What makers, and Adobe's converter, keep in the tag for private data of DNG (DNG specification
/// 1.7.1, "DNGPrivateData").
struct DNGPrivateData {
  private let data: Region
  /// The EXIF block around.
  private let block: Region
  private let order: ByteOrder
  private let form: Form
  private let make: ByteSlice
  private let model: ByteSlice
  private let fileKind: String

  private enum Form {
    /// A maker's note as it stands elsewhere.
    case note
    /// Pentax's note, as Samsung's cameras have it that are built alike.
    case pentax
    /// What Adobe's converter took over from another raw file.
    case adobe
  }

  /// What an entry has, if it is of a known form.
  init?(
    _ data: Region, block: Region, order: ByteOrder, make: ByteSlice, model: ByteSlice,
    fileKind: String
  ) {
    guard let head = try? data.head(count: 16) else { return nil }
    if head.matches("Adobe\0") {
      form = .adobe
    } else if head.matches("PENTAX \0") || head.matches("SAMSUNG\0") {
      form = .pentax
    } else if head.matches("RICOH\0II") || head.matches("RICOH\0MM")
      || head.matches("[ae_dbg_info:")
    {
      form = .note
    } else {
      return nil
    }
    self.data = data
    self.block = block
    self.order = order
    self.make = make
    self.model = model
    self.fileKind = fileKind
  }

  func tell(_ found: inout MetadataBuilder) {
    switch form {
    case .adobe:
      found.attempt { (found) throws(MetadataError) in try tellRecords(&found) }
    case .pentax:
      found.note(.makerNote, data)
      note(data, in: block, order).tellDirectory(of: .pentaxInDNG, &found)
    case .note:
      found.note(.makerNote, data)
      _ = note(data, in: block, order).tell(&found)
    }
  }

  private func note(
    _ note: Region, in block: Region, _ order: ByteOrder, moved: Int? = nil
  ) -> MakerNote {
    let bytes = (try? note.head(count: MakerNoteHead.length)) ?? ByteSlice([])
    return MakerNote(
      note: note, block: block, order: order,
      head: MakerNoteHead(bytes, make: make, model: model, fileKind: fileKind), moved: moved,
      outerOrder: self.order)
  }

  // MARK: Adobe's records

  /// Records of a name, a length and data, at even places; all numbers of them are big-endian.
  private func tellRecords(_ found: inout MetadataBuilder) throws(MetadataError) {
    var place = 6
    while place + 8 <= data.count {
      // Thousands of entries may lead to the same data.
      try found.charge(entries: 1)
      guard let name = try? data.slice(at: place, count: 4),
        let count = try? data.uint32(at: place + 4, .big),
        let record = try? data.region(at: place + 8, count: count)
      else {
        return found.warn(
          Warning(
            .truncated, "a record of Adobe's private data reaches past its end",
            at: data.start + place))
      }
      if name.matches("MakN") {
        try found.charge(entries: 16)
        tellNote(record, &found)
      }
      place += 8 + count + count % 2
    }
  }

  /// A maker's note behind its byte order and the place where it stood in the other file.
  ///
  /// Values that stood outside the note were left behind.
  private func tellNote(_ record: Region, _ found: inout MetadataBuilder) {
    guard let head = try? record.head(count: 10), head.count == 10,
      head.matches("II") || head.matches("MM"), let place = try? head.uint32(at: 2, .big)
    else { return }
    // Camera Raw takes what it copies from a JPEG from twelve bytes before the note.
    let start = head.matches("\0\0\0\u{1}", at: 6) && record.count >= 18 ? 18 : 6
    let copy = record.region(from: start)
    guard copy.count > 0,
      let outer = try? block.region(
        at: 0, count: data.start - block.start + data.count)
    else { return }
    found.note(.makerNote, copy)
    _ = note(
      copy, in: outer, head.matches("II") ? .little : .big,
      moved: copy.start - block.start - place
    ).tell(&found)
  }
}
