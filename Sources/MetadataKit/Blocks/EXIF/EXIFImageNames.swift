/// The pictures that a directory points at, whose tags are named by where they stand.
///
/// Tags 0x111/0x117 and 0x201/0x202 locate the picture itself, a thumbnail, a preview or another
/// picture; the field names them apart. The tables have each meaning under a number of its own,
/// the tag's plus a multiple of 0x10000.
struct EXIFImageNames {
  /// What the picture is that 0x201 and 0x202 locate, and that of 0x111 and 0x117; nil where it is
  /// the directory's own.
  private var jpegMeaning: Meaning?
  private var stripMeaning: Meaning?
  /// Whether the directory has strips that are its own picture's.
  private(set) var ownsStrips = false
  /// Whether the directory is that of what a TIFF shows, or of a further page (TIFF 6.0 §8, *NewSubfileType*).
  private let isMain: Bool
  private let group: String
  private let directory: TIFFDirectory
  private let order: ByteOrder
  private let region: Region

  enum Meaning: Int {
    case thumbnail = 1
    case preview = 2
    case jpgFromRaw = 3
    case other = 4
    case previewJXL = 5

    var name: String {
      switch self {
      case .thumbnail: "ThumbnailImage"
      case .preview: "PreviewImage"
      case .jpgFromRaw: "JpgFromRaw"
      case .other: "OtherImage"
      case .previewJXL: "PreviewJXL"
      }
    }
  }

  init(
    _ directory: TIFFDirectory, group: String, fileKind: String, _ region: Region,
    _ order: ByteOrder
  ) {
    self.group = group
    self.directory = directory
    self.region = region
    self.order = order
    isMain = fileKind == "TIFF" && Self.isShown(directory, group, region, order)
    if directory.entry(0x201) != nil || directory.entry(0x202) != nil {
      jpegMeaning =
        switch group {
        case "IFD1": .thumbnail
        case "IFD0" where fileKind == "NRW" || fileKind == "MRW" || fileKind == "MOV": .thumbnail
        case "IFD0" where fileKind == "ARW" || fileKind == "SR2": .preview
        case "SubIFD" where fileKind == "SRW": .thumbnail
        case "SubIFD", "IFD2": .jpgFromRaw
        default: .other
        }
    }
    guard directory.entry(0x111) != nil || directory.entry(0x117) != nil else { return }
    let compression = directory.entry(0x103)?.integer(region, order)
    let subfile = directory.entry(0xfe)?.integer(region, order)
    switch (compression, fileKind) {
    case (34892, _): stripMeaning = .other
    case (52546, _): stripMeaning = .previewJXL
    case (_, "CR2") where group == "IFD0": stripMeaning = .preview
    case (7, "DNG") where subfile != 0, (7, "TIFF") where subfile != 0:
      stripMeaning = group == "SubIFD2" ? .jpgFromRaw : .preview
    case (_, "") where group == "IFD2": stripMeaning = .preview
    default: ownsStrips = true
    }
  }

  /// The number under which the table has a tag as it is meant here.
  func id(of tag: Int) -> UInt32 {
    guard let meaning = meaning(of: tag) else { return UInt32(tag) }
    return UInt32(tag + meaning.rawValue * 0x10000)
  }

  private func meaning(of tag: Int) -> Meaning? {
    switch tag {
    case 0x201, 0x202: jpegMeaning
    case 0x111, 0x117: stripMeaning
    default: nil
    }
  }

  private static func isShown(
    _ directory: TIFFDirectory, _ group: String, _ region: Region, _ order: ByteOrder
  ) -> Bool {
    guard group.hasPrefix("IFD") else { return false }
    if let subfile = directory.entry(0xfe)?.integer(region, order) { return subfile & 1 == 0 }
    // A thumbnail of a camera's has neither: its JPEG says its size.
    return group == "IFD0" || (directory.entry(0x100) != nil && directory.entry(0x111) != nil)
  }

  /// Whether what a tag locates is the file's own picture, whatever it is called: JPEG of either form
  /// (TIFF 6.0 §22, and its technical note 2).
  private func isOwn(_ tag: Int) -> Bool {
    guard isMain else { return false }
    if tag == 0x111 { return true }
    switch directory.entry(0x103)?.integer(region, order) {
    case 6: return true
    // These tags are not of the newer form: what is in strips or tiles is the picture, as which some writers locate
    // it once more.
    case 7:
      let parts = [0x111, 0x144].compactMap(directory.entry)
      return parts.isEmpty
        || parts.contains {
          $0.integer(region, order) == directory.entry(tag)?.integer(region, order)
        }
    default: return false
    }
  }

  /// Adds the pictures that these tags locate, as ranges of the file.
  func addImages(_ region: Region, to found: inout MetadataBuilder) {
    for (start, length) in [(0x201, 0x202), (0x111, 0x117)] {
      // A picture in several parts is no picture until they are joined and decoded.
      guard let meaning = meaning(of: start), directory.entry(start)?.count == 1,
        let offset = directory.entry(start)?.integer(region, order),
        let count = directory.entry(length)?.integer(region, order), count > 0
      else { continue }
      var image = region.clamped(at: offset, count: count)
      guard image.count > 0 else {
        found.add(.exif, meaning.name, group: group, left: image, of: count)
        found.warn(
          Warning(.truncated, "the \(meaning.name) lies past the end", at: region.start &+ offset))
        continue
      }
      if image.count < count {
        // Sony's DCR-PC110 and others count a byte more than the block has, Canon's EOS 350D some behind
        // the thumbnail's end: the file has them.
        let missing = count - image.count
        let whole = image.extended(by: missing)
        let isThere = region.isInFile && whole.count == count
        found.warn(
          Warning(
            !isThere ? .truncated : missing <= 2 || image.hasEndOfJPEG ? .deviation : .malformed,
            "the \(meaning.name) reaches past the end\(isThere ? " of its block" : "")",
            at: image.start))
        if isThere { image = whole }
      }
      found.add(.exif, meaning.name, group: group, left: image, of: count)
      if !isOwn(start) { found.note(meaning == .thumbnail ? .thumbnail : .preview, image) }
    }
  }
}

extension Region {
  /// Whether a JPEG ends within its last bytes.
  fileprivate var hasEndOfJPEG: Bool {
    guard let end = try? region(from: max(0, count - 64)).all(limit: 64) else { return false }
    return end.elements.firstRange(of: [0xff, 0xd9]) != nil
  }
}
