extension Recognition {
  /// What can still be read of a file that begins as none that is known: a TIFF structure whose
  /// number is wrong, a JPEG or TIFF behind bytes that do not belong to it or behind the head of Casio's
  /// cameras, or sound of which nothing is known but what stands at its end.
  static func recover(_ file: Region, _ head: ByteSlice) -> (FileFormat, Container)? {
    if let directory = firstDirectory(file), directory.entries.count >= minimalEntries,
      let format = Container.tiff.formats.first
    {
      return (format, .tiff)
    }
    if let parts = CasioParts(file) {
      return behind(
        parts.picture, .jpeg,
        parts.end <= file.count
          ? nil : Warning(.truncated, "the file ends before its last part does", at: file.count))
    }
    for position in 1..<max(1, min(head.count, searched)) {
      let rest = file.region(from: position)
      if head.matches("II\u{2a}\0", at: position) || head.matches("MM\0\u{2a}", at: position) {
        guard let header = try? TIFFHeader(rest), (8..<rest.count).contains(header.firstDirectory)
        else { continue }
        return behind(position, .tiff, unknown(position, head))
      }
      // What follows the first marker is another one, with a length.
      if head[position] == 0xff, head[position + 1] == 0xd8, head[position + 2] == 0xff,
        let marker = head[position + 3], (0xc0...0xfe).contains(marker)
      {
        return behind(position, .jpeg, unknown(position, head))
      }
    }
    if ID3Version1.region(of: file) != nil, let format = Container.mp3.formats.first {
      return (format, .mp3)
    }
    return nil
  }

  /// So few entries may be there by chance.
  private static let minimalEntries = 4

  /// How far a header of unknown origin is looked past.
  private static let searched = 1024

  private static func firstDirectory(_ file: Region) -> TIFFDirectory? {
    guard let header = try? TIFFHeader(file), !header.isBig, header.firstDirectory >= 8 else {
      return nil
    }
    return try? TIFFDirectory(file, at: header.firstDirectory, header, bad: { _ in })
  }

  /// The container read from a position on. The file is not of its format, strictly: it has no type.
  private static func behind(_ position: Int, _ container: Container, _ warning: Warning?)
    -> (FileFormat, Container)?
  {
    guard var format = container.formats.first else { return nil }
    format.type = nil
    format.isBehindOther = true
    let reader = Container([]) { (file, found) throws(MetadataError) in
      if let warning { found.warn(warning) }
      try container.read(file.region(from: position), &found)
    }
    return (format, reader)
  }

  /// What is said of the bytes before the content: where they are of a type, that nothing else of it is
  /// read.
  private static func unknown(_ count: Int, _ head: ByteSlice) -> Warning {
    for (name, start) in outerTypes where head.matches(start) {
      // Behind a length of four bytes or eight four letters say what it has.
      if name == "IFF", ![8, 12].contains(where: { isType(head, at: $0) }) { continue }
      return Warning(
        .unsupported,
        "of a file of the type \(name) the photo alone is read that starts at \(count)", at: 0)
    }
    return Warning(.malformed, "\(count) bytes of unknown origin stand before the content", at: 0)
  }

  private static func isType(_ head: ByteSlice, at place: Int) -> Bool {
    (place..<(place + 4)).allSatisfy { index in
      head[index].map { NumberText.isUpper($0) || NumberText.isDigit($0) || $0 == 0x20 } ?? false
    }
  }

  /// What may hold a photo, and is not read itself, by what it starts with: EA IFF 85 and Maya's, whose
  /// chunks are longer, MIL-STD-2500 and NATO's, Leptonica's, the drawings and models of KOMPAS-3D.
  private static let outerTypes: [(String, StaticString)] = [
    ("IFF", "FORM"), ("IFF", "FOR4"), ("IFF", "FOR8"), ("NITF", "NITF0"), ("NSIF", "NSIF0"),
    ("Pixacomp", "\nPixacomp"), ("KOMPAS", "KFN\0"),
  ]
}
