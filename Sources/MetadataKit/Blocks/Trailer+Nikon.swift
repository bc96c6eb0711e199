extension Trailer {
  /// What Nikon's app for phones did to a photo: a header, records of a number and a length, and how long
  /// all is before a name.
  static let nikonApp = Trailer { tail in
    ends(tail, "\0\0\0\0\0\0/NIKON APP")
  } read: { (file, found) throws(MetadataError) in
    let length = try file.uint32(at: file.count - 20, .big)
    guard length >= headerCount + 20, length <= file.count else { return nil }
    let start = file.count - length
    let head = try file.slice(at: start, count: headerCount)
    guard head.elements.firstRange(of: Array("NIKON APP\0".utf8)) != nil else { return nil }
    var position = start + headerCount
    while position + 8 <= file.count - 20 {
      try found.charge(entries: 1)
      let kind = try file.uint32(at: position, .big)
      let count = try file.uint32(at: position + 4, .big)
      position += 8
      if kind == 0, count == 0 { break }
      guard kind == 1, let record = try? file.region(at: position, count: count) else {
        found.warn(
          Warning(.malformed, "a record of Nikon's app that is no XMP", at: file.start + position))
        break
      }
      found.add(.xmp, record)
      position += count
    }
    return start
  }

  private static let headerCount = 64
}
