/// Version 1 of ID3: fields of fixed lengths in the last 128 bytes of a file (ID3v1; ID3v1.1).
enum ID3Version1 {
  static let size = 128

  /// Where a file has it: at its end; nil where it has none.
  static func region(of file: Region) -> Region? {
    let last = file.count - size
    guard last >= 0, let head = try? file.slice(at: last, count: 3), head.matches("TAG") else {
      return nil
    }
    return file.region(from: last)
  }

  static func read(_ tag: ByteSlice, _ found: inout MetadataBuilder) throws(MetadataError) {
    let fields: [(place: Int, length: Int)] = [(3, 30), (33, 30), (63, 30), (93, 4), (97, 30)]
    for field in fields {
      let stored = try tag.slice(at: field.place, count: field.length).elements.untilNUL
      let text = WindowsLatin.utf8(stored) ?? Array(stored)
      found.add(
        .id3v1, UInt32(field.place), .utf8, count: text.count, .big, bytes: ByteSlice(text),
        isInFile: false)
    }
    // Version 1.1: a zero at the comment's end, then the track.
    if tag[125] == 0, let track = tag[126], track != 0 {
      found.add(.id3v1, "Track", Int(track))
    }
    found.add(
      .id3v1, 127, .byte, count: 1, .big, bytes: try tag.slice(at: 127, count: 1))
  }

  /// The tag before it that has what found no room in it; nil where there is none.
  static func extended(before end: Int, of file: Region) throws(MetadataError) -> ByteSlice? {
    let size = 227
    guard end >= size else { return nil }
    let tag = try file.slice(at: end - size, count: size)
    return tag.matches("TAG+") ? tag : nil
  }

  static func read(extended tag: ByteSlice, _ found: inout MetadataBuilder) {
    let table = TagTable.id3v1Extended
    for (index, row) in table.rows.enumerated() {
      let field = tag.suffix(from: Int(row.id)).prefix(Int(row.count))
      guard row.format != .byte else {
        found.add(table, row: index, .byte, count: 1, bytes: field.elements, at: nil)
        continue
      }
      let stored = field.elements.untilNUL
      found.add(table, row.name, text: WindowsLatin.utf8(stored) ?? Array(stored), offset: -1)
    }
  }
}
