extension Container {
  /// Meta Information Encapsulation (MIE 1.1): documents one after the other, each a group of
  /// elements in groups.
  package static let mie = Container(
    [],
    recognize: { head in
      MIEReader.order(of: head) == nil
        ? nil : FileFormat("MIE", "mie", "application/x-mie", nil)
    },
    read: { (file, found) throws(MetadataError) in
      var reader = MIEReader()
      defer {
        found.context.isBehindDamage = false
        if let type = reader.subfileType {
          found.format.mimeTypeInExiftool = found.format.mimeTypeInExiftool.encapsulating(type)
        }
        describe(&found)
      }
      guard try reader.read(file, &found) == file.count else {
        throw MetadataError(.malformed, "no MIE document starts here", at: reader.end)
      }
    })

  /// What the first document says of its picture.
  private static func describe(_ found: inout MetadataBuilder) {
    guard let size = found.store.first("MIE-Image", named: "ImageSize") else { return }
    let sides = NumberText.all(size.rawText, limit: 2)
    guard sides.count == 2, let width = Int(exactly: sides[0]), let height = Int(exactly: sides[1]),
      width > 0, height > 0
    else { return }
    found.facts.pixelWidth = width
    found.facts.pixelHeight = height
  }
}

extension Trailer {
  /// MIE documents behind a file: the last element of each has the length of all of it, and the last
  /// one of the last says that it is a trailer (MIE 1.1, Trailer Signature).
  static let mie = Trailer { tail in
    let end = tail.count
    return (tail.matches("~\0\u{4}\0zmie~\0\0\u{6}", at: end - 18) && tail[end - 1] == 4)
      || (tail.matches("~\0\u{4}\0zmie~\0\0\u{a}", at: end - 22) && tail[end - 1] == 8)
  } read: { (file, found) throws(MetadataError) in
    var start = file.count
    for _ in 0..<found.limits.units {
      guard let length = try MIEReader.length(ofDocumentsBefore: start, file) else { break }
      start -= length
    }
    guard start < file.count else { return nil }
    var reader = MIEReader()
    defer { found.context.isBehindDamage = false }
    found.attempt { (found) throws(MetadataError) in
      _ = try reader.read(file.region(from: start), &found)
    }
    if let type = reader.subfileType {
      found.misreadMIMEType = found.format.mimeTypeInExiftool.encapsulating(type)
    }
    return start
  }
}

extension MIEReader {
  /// How long the document is that ends at a place, by its last element; nil where none ends there.
  fileprivate static func length(
    ofDocumentsBefore end: Int, _ file: Region
  ) throws(MetadataError) -> Int? {
    guard end >= 12 else { return nil }
    let foot = try file.head(at: max(0, end - 14), count: min(14, end))
    let last = foot.count
    guard let code = foot[last - 2], code == 0x10 || code == 0x18 else { return nil }
    let order: ByteOrder = code == 0x10 ? .big : .little
    var length = 0
    if foot[last - 1] == 4, foot.matches("~\0\0\u{6}", at: last - 10) {
      length = try foot.uint32(at: last - 6, order)
    } else if foot[last - 1] == 8, foot.matches("~\0\0\u{a}", at: last - 14) {
      length = Int(clamping: try foot.uint64(at: last - 10, order))
    }
    return length >= 12 && length <= end ? length : nil
  }
}

extension String {
  /// The type of a MIE file by that of the file in it: `image/jpeg` makes `image/x-mie-jpeg` (MIE 1.1,
  /// MIME Type).
  fileprivate func encapsulating(_ type: String) -> String {
    let type = type.contains("/") ? type : FileFormat.mimeType(ofFormat: type) ?? ""
    guard let slash = type.firstIndex(of: "/"), let own = firstIndex(of: "/") else { return self }
    var rest = type[type.index(after: slash)...]
    if rest.hasPrefix("x-") { rest = rest.dropFirst(2) }
    return String(type[..<slash]) + "/" + String(self[index(after: own)...]) + "-" + String(rest)
  }
}
