/// What the container of a QuickTime or MPEG-4 movie says of it, as the file has it.
///
/// Source: ISO 14496-12 §8.2, QuickTime File Format, movie atoms. A fact that is not stated is nil.
public struct MovieFacts: Sendable {
  /// How many units of time a second has, in which ``length`` and ``MovieTrack/length`` count.
  public let timeScale: Int
  /// How long the movie is, in units of ``timeScale``; that of the fragments where it is in
  /// fragments.
  public let length: UInt64?
  /// How long the movie is, in seconds.
  public let duration: Double?
  /// When it was made and changed, in seconds since the start of 1904 in UTC; some writers count
  /// from 1970.
  public let created: UInt64?
  public let modified: UInt64?
  /// How fast it is to be played; 1 is as fast as it was recorded.
  public let preferredRate: Double
  /// How loud it is to be played; 1 is as loud as it was recorded.
  public let preferredVolume: Double
  /// How its coordinates are to be turned and scaled.
  public let matrix: MovieMatrix
  /// Whether its samples are described in fragments (§8.8).
  public let isFragmented: Bool
  /// Its tracks in the order of the file.
  public let tracks: [MovieTrack]
}

/// A matrix that turns, scales and moves pictures: `x' = a x + c y + tx`, `y' = b x + d y + ty`
/// (ISO 14496-12 §6.2.2).
public struct MovieMatrix: Hashable, Sendable {
  public let a: Double
  public let b: Double
  public let c: Double
  public let d: Double
  /// How far to move, in pixels.
  public let tx: Double
  public let ty: Double

  /// What changes nothing.
  public static let identity = MovieMatrix(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
}

extension MovieMatrix {
  /// Nine numbers, of which the third of each row has no effect here.
  init(_ bytes: ByteSlice, at position: Int) throws(MetadataError) {
    func number(_ index: Int) throws(MetadataError) -> Double {
      Double(try bytes.int32(at: position + index * 4, .big)) / 65536
    }
    a = try number(0)
    b = try number(1)
    c = try number(3)
    d = try number(4)
    tx = try number(6)
    ty = try number(7)
  }
}
