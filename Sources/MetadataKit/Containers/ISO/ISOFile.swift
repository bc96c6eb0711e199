/// One pass over the boxes of a file of the ISO base media family (ISO 14496-12).
///
/// Images and movies are the same at this level, and one file may be both: an image sequence has
/// a still picture in `meta` and a track in `moov`.
struct ISOFile {
  private let file: Region
  private var metas: [Region] = []
  private var movies: [Region] = []
  private var fragments: [Region] = []
  /// The brand that says what it is; without, it is a QuickTime movie of old.
  private var brand: FourCC?

  /// Fragments of more than this number are not counted: each one would cost a read.
  private static let fragmentLimit = 1024

  init(_ file: Region) { self.file = file }

  mutating func read(into found: inout MetadataBuilder) {
    found.walk(file, isFile: true) { (box, found) throws(MetadataError) in
      try top(box, &found)
    }
    if brand == nil { found.name("MOV") }
    for meta in metas {
      let items = HEIFMeta(meta, file: file, &found)
      items.describe(&found)
      items.addPictures(to: &found)
      items.addBlocks(to: &found)
    }
    guard let body = movies.first else { return }
    var movie = Movie(body, file: file, &found)
    if fragments.count < Self.fragmentLimit {
      for fragment in fragments { movie.add(fragment: fragment, &found) }
    }
    movie.describe(&found)
    nameSound(movie, &found)
  }

  /// Sound has names of its own, which brands of movies do not tell.
  private func nameSound(_ movie: Movie, _ found: inout MetadataBuilder) {
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
    switch box.type {
    case "ftyp" where brand == nil: brand = try found.readBrands(box.body)
    case "meta": if metas.count < found.limits.nesting { metas.append(box.body) }
    case "moov": movies.append(box.body)
    case "moof": if fragments.count < Self.fragmentLimit { fragments.append(box.body) }
    case "uuid": try found.readExtended(box)
    case "mpvd":
      // Motion Photo format 1.0: a whole movie.
      found.add(.movieInPhoto, "MotionPhotoVideo", left: box.body)
      found.companions.offer(movie: box.body, source: "mpvd")
    case "sefd": _ = try Trailer.samsung.read(box.body, &found)
    default: return  // among them `mdat`, which is never read
    }
  }
}
