/// A smaller copy of the picture whose pixels stand uncompressed in strips (TIFF 6.0 §8,
/// NewSubfileType 1), as raw files have it. The field makes a file of its own of it.
struct UncompressedPicture {
  let width: Int
  /// What the file starts with: a directory that leads to the pixels behind it.
  let header: [UInt8]
  let pixels: Region

  /// Nil where the directory is no such copy, or says too little of it.
  init?(_ directory: TIFFDirectory, _ region: Region, _ order: ByteOrder) {
    func number(_ tag: Int) -> Int? { directory.entry(tag)?.integer(region, order) }
    func numbers(_ tag: Int, limit: Int) -> [Int] {
      directory.entry(tag)?.integers(region, order, limit: limit) ?? []
    }
    guard number(0xfe) == 1, number(0x103) == 1, let width = number(0x100),
      let height = number(0x101), let rows = number(0x116), let samples = number(0x115),
      let meaning = number(0x106), case let bits = numbers(0x102, limit: 8), !bits.isEmpty,
      bits.count == 1 || bits.count == samples, case let planes = number(0x11c) ?? 1,
      planes == 1 || planes == 2, case let starts = numbers(0x111, limit: Self.mostStrips),
      case let lengths = numbers(0x117, limit: Self.mostStrips),
      starts.count == directory.entry(0x111)?.count, starts.count == lengths.count,
      [width, height, rows].allSatisfy((1..<1 << 20).contains), bits.allSatisfy((1...64).contains)
    else { return nil }
    let row = bits.reduce(0) { $0 + width * (($1 + 7) / 8) }
    let strips = zip(starts, lengths).map { region.clamped(at: $0, count: $1) }
    guard !strips.isEmpty, lengths.allSatisfy({ $0 == row * rows }),
      zip(strips, lengths).allSatisfy({ $0.count == $1 }), rows * strips.count >= height
    else { return nil }
    self.width = width
    pixels = strips.count == 1 ? strips[0] : Region(joining: strips)
    var file = TIFFWriter(order)
    file.add(0xfe, .long, [0])
    file.add(0x100, .long, [width])
    file.add(0x101, .long, [height])
    file.add(0x102, .short, bits)
    file.add(0x103, .short, [1])
    file.add(0x106, .short, [meaning])
    file.add(0x111, .long, [TIFFWriter.end])
    file.add(0x112, .short, [number(0x112) ?? 1])
    file.add(0x115, .short, [samples])
    file.add(0x116, .long, [height])
    file.add(0x117, .long, [height * row])
    file.add(0x11a, .rational, [72, 1])
    file.add(0x11b, .rational, [72, 1])
    file.add(0x11c, .short, [planes])
    file.add(0x128, .short, [2])
    header = file.bytes
  }

  private static let mostStrips = 4096
}

/// The uncompressed copies that a structure's directories have.
struct UncompressedPictures {
  private var hasThumbnail = false
  /// How many directories were looked at: they may share long lists of strips.
  private var count = 0

  /// Tells of a directory's copy: the first small one is the thumbnail.
  mutating func tell(
    _ directory: TIFFDirectory, _ group: String, _ region: Region, _ order: ByteOrder,
    into found: inout MetadataBuilder
  ) {
    guard let kind = directory.entry(0xfe)?.integers(region, order, limit: 1).first, kind & 1 != 0,
      count < 64
    else { return }
    count += 1
    guard let picture = UncompressedPicture(directory, region, order) else { return }
    let isThumbnail = !hasThumbnail && picture.width <= 256
    if isThumbnail { hasThumbnail = true }
    found.add(
      .exif, isThumbnail ? "ThumbnailTIFF" : "PreviewTIFF", group: group,
      left: Region(joining: [Region(inMemory: picture.header), picture.pixels]))
    found.note(isThumbnail ? .thumbnail : .preview, picture.pixels, header: picture.header)
  }
}
