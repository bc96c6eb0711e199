/// What stands beside the file's own picture: the movie of a photo with motion, gain maps, depth
/// maps. Blocks tell of it while they are read; what it is shows when all of them are.
struct Companions {
  /// Where a block says that the movie stands, and which one.
  private(set) var movie: (region: Region, source: String)?
  /// Pictures of a multi-picture file behind its first, of which it does not say what they are for.
  var pictures: [Region] = []
  /// Depth maps of which nobody knows how they are coded.
  var depthMaps: [Region] = []
  /// Where the trailers start that say so themselves.
  var trailersStart: Int?

  /// The first block that knows speaks.
  mutating func offer(movie region: Region, source: String) {
    if movie == nil { movie = (region, source) }
  }

  /// Groups of XMP that tell of companions.
  static let groups = [
    "XMP-GCamera", "XMP-GContainer", "XMP-Device", "XMP-hdrgm", "XMP-GDepth",
    "XMP-MiCamera",
  ]

  var isEmpty: Bool { movie == nil && pictures.isEmpty && depthMaps.isEmpty }
}

extension MetadataBuilder {
  /// Tells of what stands beside the file's own picture; answers the movie of a photo with motion.
  mutating func findCompanions(in file: Region) -> MotionPhoto? {
    let hasXMP = tags.hasGroup(of: Companions.groups)
    guard hasXMP || !companions.isEmpty else { return nil }
    if hasXMP { findStamps(in: file) }
    let directory = hasXMP ? GoogleDirectory(store) : GoogleDirectory()
    let items = directory.places(in: file, before: companions.trailersStart)
    // A box of its own tells of the movie; the directory's place may count what is behind that, too.
    let hasMovieBox = companions.movie.map { $0.source == "mpvd" && $0.region.isMovie } ?? false
    // exiftool counts the bytes of the last item for each of them.
    let count = items.last?.region.count ?? 0
    for item in items where !(item.isMovie && hasMovieBox) { add(item, counted: count) }
    findAuxiliaryImages(items)
    return findMotion(directory, items, in: file)
  }

  /// exiftool's tag of an item that the directory places behind the picture.
  private mutating func add(_ item: GoogleDirectory.Place, counted count: Int) {
    let kind = AuxiliaryImage.Kind(type: item.semantic)
    let name: String
    if item.isMovie {
      name = "MotionPhotoVideo"
    } else if kind == .gainMap {
      name = "GainMapImage"
    } else if kind == .depth {
      name = "DepthMapImage"
    } else if kind == .confidence {
      name = "ConfidenceMapImage"
    } else if item.isJPEG {
      name = item.tagName + "Image"
    } else {
      return
    }
    add(.googleTrailer, name, left: item.region, counted: count)
  }
}

extension Region {
  /// What a file within a file states of itself.
  func facts(_ limits: Limits) throws(MetadataError) -> Metadata {
    var options = ReadOptions()
    options.factsOnly = true
    options.limits = limits
    return try Metadata(asFile(), name: nil, options: options)
  }

  /// Whether a movie starts here: its first box is the file type.
  var isMovie: Bool { (try? head(count: 8))?.matches("ftyp", at: 4) ?? false }

  /// Whether a JPEG starts here.
  var isJPEG: Bool { (try? head(count: 3))?.bytes == [0xff, 0xd8, 0xff] }
}
