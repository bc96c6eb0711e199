/// The picture of Canon's raw files, whose first directory is that of a preview.
extension TIFFPages {
  /// Puts its size, which the EXIF directory alone states, and the depth of its samples into `found`.
  mutating func describeCanonRaw(_ found: inout MetadataBuilder) {
    guard let first = pages.first, let place = integer(0x8769, first), let exif = read(place),
      let width = integer(0xa002, exif), let height = integer(0xa003, exif), width > 0, height > 0
    else { return }
    found.facts.pixelWidth = width
    found.facts.pixelHeight = height
    // The fourth directory is that of the sensor.
    let strip = pages.count > 3 ? integer(0x111, pages[3]) : nil
    found.facts.bitDepth = strip.flatMap { losslessDepth(at: $0) }
  }

  /// The precision that the frame header of a lossless JPEG states (T.81 §B.2.2): before the scan,
  /// most often behind a table.
  private func losslessDepth(at start: Int) -> Int? {
    guard let strip = try? file.head(at: start, count: 512), strip[0] == 0xff, strip[1] == 0xd8
    else { return nil }
    var place = 2
    while strip[place] == 0xff, let marker = strip[place + 1], marker != 0xda {
      if marker == 0xc3 { return strip[place + 4].map { Int($0) } }
      guard let length = try? strip.uint16(at: place + 2, .big), length > 1 else { return nil }
      place += 2 + length
    }
    return nil
  }
}
