/// The directories of Sony's Image Data Converter in raw files: one of the file, and one for each
/// version that it keeps of a picture.
struct SonyConverter {
  private let order: ByteOrder
  /// Where directories were read, from the file's start: they may lead to each other. The program
  /// writes ten versions at most.
  private var visited: Set<Int> = []
  /// The picture of the file as it is, and the group of the last picture's tags.
  private var picture: (image: Region, length: Int)?
  private var lastGroup = "SonyIDC"

  private init(_ order: ByteOrder) { self.order = order }

  /// Tells of those that a directory of Sony's leads to.
  static func tell(
    from directory: TIFFDirectory, _ region: Region, _ order: ByteOrder,
    _ found: inout MetadataBuilder
  ) {
    var converter = SonyConverter(order)
    if let entry = directory.entry(0x7240),
      let position = entry.integers(region, order, limit: 1).first, position > 0
    {
      converter.tell(region, at: position, group: "SonyIDC", depth: 0, &found)
    }
    converter.tell(versionsOf: 0x7241, in: directory, region, group: "SonyIDC", depth: 0, &found)
    if let (image, length) = converter.picture {
      found.add(
        .sonyConverter, "IDCPreviewImage", group: converter.lastGroup, left: image, of: length)
    }
  }

  /// Tells of several directories whose offsets count from their own starts.
  private mutating func tell(
    versionsOf tag: Int, in directory: TIFFDirectory, _ region: Region, group: String,
    depth: Int, _ found: inout MetadataBuilder
  ) {
    guard let entry = directory.entry(tag) else { return }
    for (index, position) in entry.integers(region, order, limit: 20).enumerated()
    where position > 0 && position < region.count {
      let name = index == 0 ? group : group.filter { !$0.isNumber } + "\(index)"
      tell(region.region(from: position), at: 0, group: name, depth: depth, &found)
    }
  }

  private mutating func tell(
    _ region: Region, at position: Int, group: String, depth: Int,
    _ found: inout MetadataBuilder
  ) {
    guard depth <= 4, visited.count < 64, visited.insert(region.start &+ position).inserted,
      let directory = try? TIFFDirectory(
        region, at: position, TIFFHeader(order, firstDirectory: position), bad: { _ in })
    else { return }
    let place = MakerNotePlace(
      region: region, position: position, order: order, note: region, camera: found.camera,
      group: group)
    MakerNoteTags("Sony", .sonyConverter).tell(place, &found)
    tellPreview(directory, region, group, &found)
    tell(
      versionsOf: 0xd001, in: directory, region, group: "Version0", depth: depth + 1, &found)
  }

  /// The picture of a version has the version's number in its name.
  private mutating func tellPreview(
    _ directory: TIFFDirectory, _ region: Region, _ group: String,
    _ found: inout MetadataBuilder
  ) {
    guard let start = directory.entry(0x201)?.integer(region, order),
      let length = directory.entry(0x202)?.integer(region, order), start > 0, length > 0
    else { return }
    let image = region.clamped(at: start, count: length)
    let number = group.drop { !$0.isNumber }
    lastGroup = group
    if number.isEmpty {
      picture = (image, length)
    } else {
      found.add(
        .sonyConverter, "IDCPreviewImage" + number, group: group, left: image, of: length)
    }
    if image.count == length { found.note(.preview, image) }
  }
}
