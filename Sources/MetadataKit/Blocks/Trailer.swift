/// What programs append behind a picture, told by how it ends: several may stand one after the
/// other, so each must say where it starts.
struct Trailer: Sendable {
  /// Whether the last bytes are its own.
  let matches: @Sendable (_ tail: ByteSlice) -> Bool
  /// Reads what ends where the region does; answers where it starts, nil where it cannot be told.
  let read: @Sendable (_ file: Region, _ found: inout MetadataBuilder) throws(MetadataError) -> Int?

  static let all: [Trailer] = [
    .afcp, .fotoStation, .photoMechanic, .canonVRD, .mie, .samsung, .insta360, .nikonApp, .vivo,
    .onePlus, .weChat,
  ]
  /// Those of movies: behind boxes, others are boxes themselves.
  static let ofMovies: [Trailer] = [.mie, .insta360]

  /// Whether a tail ends with a text of ASCII.
  static func ends(_ tail: ByteSlice, _ text: StaticString) -> Bool {
    tail.matches(text, at: tail.count - text.utf8CodeUnitCount)
  }
}

extension MetadataBuilder {
  /// Reads the trailers of a file, the last one first, and answers where they start.
  mutating func readTrailers(_ known: [Trailer], of file: Region) throws(MetadataError) -> Int {
    var rest = file
    for _ in 0..<16 {
      let tail = try rest.head(at: rest.count - min(rest.count, 64), count: 64)
      guard let index = known.indices.first(where: { known[$0].matches(tail) }),
        let start = try known[index].read(rest, &self), start >= 0, start < rest.count
      else { return rest.count }
      rest = rest.clamped(at: 0, count: start)
    }
    warn(Warning(.limitExceeded, "more than 16 trailers", at: rest.start + rest.count))
    return rest.count
  }
}

extension BlockDecoder {
  /// The trailers of a file.
  package static let trailers = BlockDecoder(.trailers) {
    (file, found) throws(MetadataError) in
    let start = try found.readTrailers(Trailer.all, of: file)
    if start < file.count {
      found.companions.trailersStart = start
    } else if let scans = found.scans, !JPEGEnd.mayBe(in: scans) {
      // What ends in a trailer is whole.
      found.warn(
        Warning(.truncated, "the file ends within the picture", at: file.start + file.count))
    }
  }
}

extension Trailer {
  /// Canon's editing recipe.
  static let canonVRD = Trailer {
    $0.matches(CanonRecipe.signature)
  } read: { (file, found) throws(MetadataError) in
    var recipe = try CanonRecipe(endOf: file)
    let start = file.count - recipe.count
    found.attempt { (found) throws(MetadataError) in try recipe.tell(&found) }
    return start
  }
}
