import UniformTypes

extension EnclosingDocument {
  /// PNG files that are pictures of an icon or a cursor of Windows (Microsoft, *Icons*: ICONDIRENTRY).
  static let icons = EnclosingDocument([.ico, .cur]) {
    (file, most, pictures) throws(MetadataError) in
    for index in 0..<(try file.uint16(at: 4, .little)) where pictures.count < most {
      guard let entry = try? file.slice(at: 6 + 16 * index, count: 16) else { break }
      let picture = file.clamped(
        at: try entry.uint32(at: 12, .little), count: try entry.uint32(at: 8, .little))
      try pictures.add(picture)
    }
  }

  /// PNG and JPEG 2000 files that are elements of an icon of macOS (Apple, *IconStorage.h*).
  static let icns = EnclosingDocument([.icns]) { (file, most, pictures) throws(MetadataError) in
    var position = 8
    while position < file.count, pictures.count < most {
      guard let size = try? file.uint32(at: position + 4, .big), size >= 8 else { break }
      try pictures.add(file.clamped(at: position + 8, count: size - 8))
      position += size
    }
  }
}

extension [EnclosedFile] {
  /// Adds what is a file of its own, once where several entries have it; bitmaps say nothing of themselves.
  fileprivate mutating func add(_ picture: Region) throws(MetadataError) {
    let head = try picture.head(count: 12)
    let range = picture.start..<(picture.start + picture.count)
    guard head.has("\u{89}PNG") || head.has("\0\0\0\u{c}jP  "),
      !contains(where: { $0.range == range })
    else { return }
    append(EnclosedFile(range: range))
  }
}
