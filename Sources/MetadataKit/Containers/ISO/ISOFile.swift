/// One pass over the boxes of a file of the ISO base media family (ISO 14496-12).
///
/// Images and movies are the same at this level, and one file may be both: an image sequence has
/// a still picture in `meta` and a track in `moov`.
struct ISOFile {
  private let file: Region
  private var metas: [ISOBox] = []
  private var movies: [ISOBox] = []
  private var scope = MovieScope()
  /// Whether a box that holds positions came.
  private var hasPositions = false
  private var fragments: [Region] = []
  private var lastFragment: Region?
  /// How long the segments are by their indices, one or several.
  private var index: SegmentIndex?
  /// The brand that says what it is; without, it is a QuickTime movie of old, or a segment.
  private var brand: FourCC?
  /// Whether it has what QuickTime never had.
  private var isSegmented = false
  /// Whether it has the one box that stands for `meta`.
  private var isMinimized = false
  /// Whether it has a box with content that OMA's rights management protects (*DRM Content Format* 2.0).
  private var isProtected = false

  /// Fragments of more than this number are not counted: each one would cost a read.
  private static let fragmentLimit = 1024

  /// More movies than this are not read: each may have as many tracks as one file may.
  private static let movieLimit = 8

  init(_ file: Region) { self.file = file }

  mutating func read(into found: inout MetadataBuilder) {
    let file = file
    var end: Int?
    func isBehind(_ position: Int, _ found: inout MetadataBuilder) -> Bool {
      Self.isTrailer(position, of: file, &end, &found)
    }
    found.walk(file, isFile: true, isBehind: isBehind) { (box, found) throws(MetadataError) in
      try top(box, &found)
    }
    if brand == nil, !isSegmented { found.name("MOV") }
    if metas.isEmpty, movies.isEmpty, !isSegmented, !isMinimized, found.warnings.isEmpty {
      found.warn(
        Warning(
          .truncated, "the file has neither of the boxes 'meta' and 'moov'",
          at: file.start + file.count))
    }
    for meta in metas {
      found.context.isBehindDamage = meta.missing > 0
      let items = HEIFMeta(meta.body, file: file, isUserData: false, &scope, &found)
      items.describe(&found)
      items.addPictures(to: &found)
      items.addMetadata(scope, to: &found)
    }
    scope.addDefaults(to: &found)
    found.context.isBehindDamage = false
    guard let box = movies.first else { return }
    // What is there of a movie's headers is told, though others tell nothing of those that are cut.
    found.context.isBehindDamage = box.missing > 0
    defer { found.context.isBehindDamage = false }
    var movie = MovieBox(box.body, file: file, &found)
    movie.indexSeconds = index?.seconds
    if let lastFragment { readNumber(lastFragment, &found) }
    if fragments.count < Self.fragmentLimit {
      for fragment in fragments { movie.add(fragment: fragment, &found) }
    }
    movie.tell(&found)
    nameSound(movie, &found)
    // Of further movies only the tags are told: the first is what players show.
    for box in movies.dropFirst() {
      found.context.isBehindDamage = box.missing > 0
      _ = MovieBox(box.body, file: file, &found)
    }
  }

  /// Whether a place is behind all boxes, in what cameras and programs append.
  ///
  /// - Parameter end: where the boxes end; nil where nobody has looked, which takes a read.
  private static func isTrailer(
    _ position: Int, of file: Region, _ end: inout Int?, _ found: inout MetadataBuilder
  ) -> Bool {
    if end == nil {
      do throws(MetadataError) {
        end = try found.readTrailers(Trailer.ofMovies, of: file)
      } catch {
        found.warn(error)
        end = file.count
      }
    }
    return end.map { position >= $0 } ?? false
  }

  /// The number of a fragment (§8.8.5).
  private func readNumber(_ fragment: Region, _ found: inout MetadataBuilder) {
    found.walk(fragment) { (box, found) throws(MetadataError) in
      guard box.type == "mfhd" else { return }
      found.add(.quickTimeFragment, structure: try box.body.head(count: 16), scope)
    }
  }

  /// Sound has names of its own, which brands of movies do not tell.
  private func nameSound(_ movie: MovieBox, _ found: inout MetadataBuilder) {
    guard let brand else { return }
    if found.format.name == "M4A", found.facts.codec == "drms" { found.name("M4P") }
    guard found.format.name == "MP4",
      brand == "dash" || brand == "mp42" || brand.code >> 8 == 0x69736f
    else { return }
    if movie.tracks.contains(where: { $0.handler == "soun" }),
      !movie.tracks.contains(where: { $0.handler == "vide" })
    {
      found.name("M4A")
    }
  }

  private mutating func top(_ box: ISOBox, _ found: inout MetadataBuilder) throws(MetadataError) {
    try FileBox.read(box, &found)
    // There may be one for each second: the first speaks for all.
    if !hasPositions { hasPositions = PositionBoxes.read(box, &found) }
    switch box.type {
    case "ftyp" where brand == nil: brand = try found.readBrands(box.body)
    case "meta":
      guard metas.count < found.limits.nesting else {
        return found.warn(
          Warning(
            .limitExceeded, "more than \(found.limits.nesting) boxes meta", at: box.offset))
      }
      metas.append(box)
    case "mini" where !isMinimized:
      isMinimized = true
      try MinimizedImage.read(box.body, &found)
    case "odrm" where !isProtected:
      isProtected = true
      found.warn(
        Warning(.unsupported, "what the box 'odrm' (OMA DRM) has in it is not read", at: box.offset)
      )
    case "moov":
      guard movies.count < Self.movieLimit else {
        return found.warn(
          Warning(.limitExceeded, "more than \(Self.movieLimit) boxes moov", at: box.offset))
      }
      movies.append(box)
    case "styp": isSegmented = true
    case "moof":
      isSegmented = true
      lastFragment = box.body
      if fragments.count < Self.fragmentLimit { fragments.append(box.body) }
    case "sidx":
      isSegmented = true
      guard let next = try SegmentIndex(box) else { return }
      index = index?.joined(with: next) ?? next
    case "uuid": try found.readExtended(box)
    case "mpvd":
      // Motion Photo format 1.0: a whole movie.
      found.add(.movieInPhoto, "MotionPhotoVideo", left: box.body)
      found.companions.offer(movie: box.body, source: "mpvd")
    case "sefd": _ = try Trailer.samsung.read(box.body, &found)
    case "inst":
      // The length of all that is within counts from the end of the box.
      let end = box.body.start - file.start + box.body.count
      _ = try found.readTrailers([.insta360], of: file.clamped(at: 0, count: end))
    default: return  // among them `mdat`, which is never read
    }
  }
}
