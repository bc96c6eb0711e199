/// The header of a Radiance picture: lines of text up to an empty one, and the size behind it.
///
/// Source: G. Ward, *Radiance File Formats*, "Picture Files".
struct RadianceHeader {
  /// The start of the file, of which the header is a part.
  private let head: ByteSlice
  /// Where the empty line starts; nil where none is among the bytes.
  private let end: Int?

  /// - Parameter limit: so many bytes are looked at.
  init(_ file: Region, limit: Int) throws(MetadataError) {
    var head = try file.head(count: 64 << 10)
    // The size is a line behind the empty one.
    if Self.end(of: head).flatMap({ head.firstIndex(of: 0x0a, from: $0 + 1) }) == nil,
      file.count > head.count
    {
      // Each program that changed the picture adds its command.
      head = try file.head(count: limit)
    }
    self.head = head
    end = Self.end(of: head)
  }

  private static func end(of head: ByteSlice) -> Int? {
    var place = 0
    while let line = head.firstIndex(of: 0x0a, from: place) {
      if head[line + 1] == 0x0a { return line + 1 }
      place = line + 1
    }
    return nil
  }

  /// The lines, as far as they are there.
  var lines: ByteSlice { head.prefix(end ?? head.count) }

  /// The size, and where the pixels start; an error where there is none.
  func size(in file: Region) throws(MetadataError) -> RadianceSize {
    guard let end else {
      throw MetadataError(
        head.count < file.count ? .limitExceeded : .truncated,
        "the header has no end in \(head.count) bytes", at: file.start + head.count)
    }
    let rest = head.suffix(from: end + 1)
    guard let count = rest.firstIndex(of: 0x0a) else {
      throw MetadataError(.truncated, "no size behind the header", at: rest.offset)
    }
    return try RadianceSize(rest.prefix(count), pixelsStart: end + count + 2)
  }
}

/// `-Y 12 +X 16`: the slower axis first; a minus before Y is top to bottom.
struct RadianceSize {
  /// Both axes.
  let axes: String
  /// How many lines there are, along the slower axis.
  let lines: Int
  /// How many pixels a line has.
  let pixels: Int
  let pixelsStart: Int

  init(_ line: ByteSlice, pixelsStart: Int) throws(MetadataError) {
    let words = line.text.split(separator: " ").map(String.init)
    guard words.count >= 4, let lines = Int(words[1]), let pixels = Int(words[3]) else {
      throw MetadataError(.malformed, "no size behind the header", at: line.offset)
    }
    axes = "\(words[0]) \(words[2])"
    self.lines = lines
    self.pixels = pixels
    self.pixelsStart = pixelsStart
  }
}
