extension Container {
  /// Windows' enhanced metafiles (MS-EMF §2.2.9): a drawing whose frame is measured in hundredths of a
  /// millimeter, with the name of its program and its own.
  package static let enhancedMetafile = Container(
    [],
    recognize: { head in
      head.has("\u{1}\u{0}\u{0}\u{0}") && head.matches(" EMF", at: 40)
        ? FileFormat("EMF", "emf", "image/emf", nil).outsideExiftool : nil
    },
    read: { (file, found) throws(MetadataError) in
      let header = try file.head(count: 108)
      let bounds = try sides(of: header, at: 8)
      let frame = try sides(of: header, at: 24)
      found.facts.frameCount = 1
      found.attempt { (found) throws(MetadataError) in
        try tellDescription(header, file, &found)
      }
      // What is drawn, in pixels of the device, both ends counted.
      var size = (bounds.width + 1, bounds.height + 1)
      if let scale = try? pixelsPerUnit(header) {
        let shown = (Double(frame.width) * scale.wide, Double(frame.height) * scale.high)
        if min(shown.0, shown.1) >= 0.5, max(shown.0, shown.1) < 1e9 {
          size = (Int(shown.0.rounded()), Int(shown.1.rounded()))
        }
      }
      guard size.0 > 0, size.1 > 0 else { return }
      found.facts.pixelWidth = size.0
      found.facts.pixelHeight = size.1
    })

  /// Windows' metafiles (MS-WMF §2.3.2.3): what may be placed in a document says how many of its units
  /// are an inch; others have no size.
  package static let windowsMetafile = Container(
    [],
    recognize: { head in
      head.has("\u{d7}\u{cd}\u{c6}\u{9a}\u{0}\u{0}")
        || head.has("\u{1}\u{0}\u{9}\u{0}\u{0}\u{3}")
        ? FileFormat("WMF", "wmf", "application/x-wmf", nil) : nil
    },
    read: { (file, found) throws(MetadataError) in
      found.facts.frameCount = 1
      let header = try file.head(count: 16)
      guard header[0] == 0xd7 else { return }
      let sides = try (6..<14).filter { $0 % 2 == 0 }.map { (place) throws(MetadataError) in
        Int(Int16(truncatingIfNeeded: try header.uint16(at: place, .little)))
      }
      let inch = try header.uint16(at: 14, .little)
      let (width, height) = (abs(sides[2] - sides[0]), abs(sides[3] - sides[1]))
      guard inch > 0, width > 0, height > 0 else { return }
      // An inch is 96 pixels, as in other drawings (CSS Values 4 §6.2).
      found.facts.pixelWidth = max(1, (width * 96 + inch / 2) / inch)
      found.facts.pixelHeight = max(1, (height * 96 + inch / 2) / inch)
    })
}

/// Tells the texts of the description (MS-EMF §2.3.4.2): in UTF-16, each ended by a NUL, the program's first.
private func tellDescription(
  _ header: ByteSlice, _ file: Region, _ found: inout MetadataBuilder
) throws(MetadataError) {
  guard let count = try? header.uint32(at: 60, .little), count > 0,
    let place = try? header.uint32(at: 64, .little), place > 0
  else { return }
  guard 2 * count <= found.limits.valueBytes else {
    throw MetadataError(
      .limitExceeded, "a description of \(count) characters is left out", at: file.start + place)
  }
  var rest = try file.slice(at: place, count: 2 * count)
  for name in ["Software", "Title"] {
    let units = stride(from: 0, to: rest.count, by: 2)
    let end = units.first { rest[$0] == 0 && rest[$0 + 1] == 0 } ?? rest.count
    if end > 0 { found.add(.enhancedMetafile, name, text: rest.prefix(end).utf16(.little)) }
    rest = rest.suffix(from: min(end + 2, rest.count))
  }
}

/// How wide and how high a rectangle of a header is (MS-WMF §2.2.2.19).
private func sides(
  of header: ByteSlice, at position: Int
) throws(MetadataError) -> (width: Int, height: Int) {
  (
    try header.int32(at: position + 8, .little) - header.int32(at: position, .little),
    try header.int32(at: position + 12, .little) - header.int32(at: position + 4, .little)
  )
}

/// How many pixels the device has for a hundredth of a millimeter; an error where it is of no size.
private func pixelsPerUnit(
  _ header: ByteSlice
) throws(MetadataError) -> (wide: Double, high: Double) {
  var length = [
    Double(try header.uint32(at: 80, .little)) * 100,
    Double(try header.uint32(at: 84, .little)) * 100,
  ]
  // The third form of the header has micrometers, too.
  if try header.uint32(at: 4, .little) >= 108, let wide = try? header.uint32(at: 100, .little),
    let high = try? header.uint32(at: 104, .little), wide > 0, high > 0
  {
    length = [Double(wide) / 10, Double(high) / 10]
  }
  guard length[0] > 0, length[1] > 0 else {
    throw MetadataError(.malformed, "a device without a size", at: header.offset + 80)
  }
  return (
    Double(try header.uint32(at: 72, .little)) / length[0],
    Double(try header.uint32(at: 76, .little)) / length[1]
  )
}
