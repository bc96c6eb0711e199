import UniformTypes

extension Container {
  /// Radiance's pictures of wide range: lines of text up to an empty one, then the size.
  ///
  /// Source: G. Ward, *Radiance File Formats*, "Picture Files".
  package static let radiance = Container([
    FileFormat("HDR", "hdr", "image/vnd.radiance", .radiance)
  ]) {
    (file, found) throws(MetadataError) in
    var head = try file.head(count: 64 << 10)
    // The size is a line behind the empty one.
    if end(of: head).flatMap({ head.firstIndex(of: 0x0a, from: $0 + 1) }) == nil,
      file.count > head.count
    {
      // Each program that changed the picture adds its command.
      head = try file.head(count: found.limits.valueBytes)
    }
    let headerEnd = end(of: head)
    try addLines(head.prefix(headerEnd ?? head.count), &found)
    guard let headerEnd else {
      throw MetadataError(
        head.count < file.count ? .limitExceeded : .truncated,
        "the header has no end in \(head.count) bytes", at: file.start + head.count)
    }
    let rest = head.suffix(from: headerEnd + 1)
    guard let count = rest.firstIndex(of: 0x0a) else {
      throw MetadataError(.truncated, "no size behind the header", at: rest.offset)
    }
    try size(rest.prefix(count), &found)
  }

  /// Lines that are told.
  private static let mostLines = 1000

  /// Where the empty line starts that ends the header.
  private static func end(of head: ByteSlice) -> Int? {
    var place = 0
    while let line = head.firstIndex(of: 0x0a, from: place) {
      if head[line + 1] == 0x0a { return line + 1 }
      place = line + 1
    }
    return nil
  }

  /// Adds the lines behind the first, which says what the file is.
  private static func addLines(
    _ header: ByteSlice, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    var start = (header.firstIndex(of: 0x0a) ?? header.count) + 1
    var count = 0
    while let end = header.firstIndex(of: 0x0a, from: start) {
      guard count < mostLines else {
        return found.warn(
          Warning(
            .limitExceeded, "more than \(mostLines) lines in the header",
            at: header.offset + start))
      }
      add(try header.slice(at: start, count: end - start), &found)
      count += 1
      start = end + 1
    }
  }

  private static func add(_ line: ByteSlice, _ found: inout MetadataBuilder) {
    /// Where in the file a part of the line stands.
    func place(_ part: ArraySlice<UInt8>) -> Int {
      line.offset + part.startIndex - line.elements.startIndex
    }
    if line[0] == UInt8(ascii: "#") {
      let text = line.elements.dropFirst().drop { $0 == 0x20 }
      if !text.isEmpty { found.add(.radiance, "Comment", text: text, offset: place(text)) }
      return
    }
    guard let equals = line.elements.lastIndex(of: UInt8(ascii: "=")) else {
      found.add(.radiance, "Command", text: line.elements, offset: line.offset)
      return
    }
    let key = String(decoding: line.elements[..<equals], as: UTF8.self).lowercased()
      .filter { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" }
    let value = line.elements[(equals + 1)...].drop { $0 == 0x20 }
    let names = [
      "colorcorr": "ColorCorrection", "pixaspect": "PixelAspectRatio",
      "primaries": "ColorPrimaries",
    ]
    guard key.count > 1 else { return }
    found.add(.radiance, names[key] ?? key.capitalized, text: value, offset: place(value))
  }

  /// `-Y 12 +X 16`: the slower axis first; a minus before Y is top to bottom.
  private static func size(_ line: ByteSlice, _ found: inout MetadataBuilder)
    throws(MetadataError)
  {
    let words = line.text.split(separator: " ").map(String.init)
    guard words.count >= 4, let first = Int(words[1]), let second = Int(words[3]) else {
      throw MetadataError(.malformed, "no size behind the header", at: line.offset)
    }
    found.add(.radiance, "Orientation", text: "\(words[0]) \(words[2])")
    found.add(.file, "ImageHeight", first)
    found.add(.file, "ImageWidth", second)
    let order = ["-Y +X", "-Y -X", "+Y -X", "+Y +X", "+X -Y", "+X +Y", "-X +Y", "-X -Y"]
    let orientation = order.firstIndex(of: "\(words[0]) \(words[2])").map { $0 + 1 }
    found.facts.orientation = orientation
    found.facts.pixelHeight = first
    found.facts.pixelWidth = second
    found.facts.colorModel = .rgb
    found.facts.hasAlpha = false
    // Three mantissas of eight bits, and an exponent for all of them.
    found.facts.bitDepth = 8
    found.facts.frameCount = 1
  }
}

extension TagTable {
  /// The lines of a Radiance header, by their names.
  package static let radiance = TagTable(
    "Radiance", group: "Radiance",
    [
      TagRow(
        0, "Orientation",
        "-Y +X=Horizontal (normal)|-Y -X=Mirror horizontal|+Y -X=Rotate 180|+Y +X=Mirror vertical|+X -Y=Mirror horizontal and rotate 270 CW|+X +Y=Rotate 90 CW|-X +Y=Mirror horizontal and rotate 90 CW|-X -Y=Rotate 270 CW"
      )
    ])
}
