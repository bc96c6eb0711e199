import UniformTypes

extension BlockDecoder {
  /// The directories of a multi-picture file (CIPA DC-007 §5): which pictures follow the first.
  package static let multiPicture = BlockDecoder(.multiPicture) {
    (block, found) throws(MetadataError) in
    let header = try TIFFHeader(block)
    var decoder = EXIFDecoder(header, block)
    decoder.decode(
      from: header.firstDirectory, group: "MPF0", table: .mpf, isChain: true, into: &found)
    let directory = try TIFFDirectory(block, at: header.firstDirectory, header) { _ in }
    guard let list = directory.entry(0xb002) else { return }
    let entries = try block.region(at: list.position, count: list.byteCount)
    var images = MPImages(block, header.order)
    for index in 0..<(entries.count / 16) {
      guard index < found.limits.directories else {
        found.warn(
          Warning(
            .limitExceeded, "more than \(index) pictures in a list", at: entries.start + 16 * index)
        )
        break
      }
      try images.add(entries.slice(at: index * 16, count: 16), number: index + 1, &found)
    }
    images.tellViews(&found)
  }
}

/// The pictures that a multi-picture file lists.
private struct MPImages {
  let block: Region
  let order: ByteOrder
  private var hasPreview = false
  /// How many are parts of one shot: of a panorama, for two eyes, from several angles (§5.2.3.3.1).
  private var viewCount = 0

  init(_ block: Region, _ order: ByteOrder) {
    self.block = block
    self.order = order
  }

  mutating func add(_ entry: ByteSlice, number: Int, _ found: inout MetadataBuilder)
    throws(MetadataError)
  {
    let group = "MPImage\(number)"
    let attributes = try entry.uint32(at: 0, order)
    let kind = attributes & 0xff_ffff
    if kind & 0xff_0000 == 0x2_0000 { viewCount += 1 }
    let length = try entry.uint32(at: 4, order)
    // Offsets count from the start of the block's TIFF header; the first picture has none.
    var start = try entry.uint32(at: 8, order)
    if start != 0, block.isInFile { start += block.start }
    found.add(.mpImage, "MPImageFlags", group: group, attributes >> 27)
    found.add(.mpImage, "MPImageFormat", group: group, attributes >> 24 & 7)
    found.add(.mpImage, "MPImageType", group: group, kind)
    found.add(.mpImage, "MPImageLength", group: group, length)
    found.add(.mpImage, "MPImageStart", group: group, start)
    for (name, place) in [("DependentImage1EntryNumber", 12), ("DependentImage2EntryNumber", 14)] {
      found.add(.mpImage, name, group: group, try entry.uint16(at: place, order))
    }
    guard start != 0, length != 0, block.isInFile else { return }
    let file = Region(block.reader)
    let image = file.clamped(at: start, count: length)
    if image.count < length {
      found.warn(
        Warning(.truncated, "picture \(number) of several reaches past the end", at: start))
    }
    let isThumbnail = kind & 0xf_0000 == 0x1_0000
    let isPreview = isThumbnail && !hasPreview
    if isPreview { hasPreview = true }
    found.add(.mpImage, isPreview ? "PreviewImage" : group, group: group, left: image, of: length)
    guard image.count > 0 else { return }
    // The first picture is the file's own; that of a kind is what the kind says, others say it themselves.
    if number > 1, kind == 0 {
      found.companions.pictures.append(image)
    } else {
      found.note(.preview, image)
    }
  }

  /// Tells how many pictures the file is for people: those that are no copies of another, or notes
  /// about it. Apple's types have one for such a file, which is taken where the name says it, too.
  func tellViews(_ found: inout MetadataBuilder) {
    guard viewCount > 1 else { return }
    found.facts.frameCount = viewCount
    if found.format.name == "MPO" { found.format.type = .mpo }
  }
}
