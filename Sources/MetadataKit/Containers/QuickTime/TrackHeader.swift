/// How a track is to be shown: the `tkhd` box (ISO 14496-12 §8.3.2).
struct TrackHeader {
  let id: Int
  let isEnabled: Bool
  let created: UInt64
  /// How the picture is turned; nil where the matrix is no turn by quarters.
  let turn: Turn?
  /// The size to show, before it is turned; 0 where the track does not state it.
  let width: Int
  let height: Int
  /// The size before the matrix applies.
  let naturalSize: (width: Double, height: Double)
  let matrix: MovieMatrix
  let layer: Int
  let alternateGroup: Int
  let volume: Double
  /// In units of the movie; nil where it is not known.
  let length: UInt64?

  init(_ box: ISOBox) throws(MetadataError) {
    let (version, flags, body) = try box.full()
    isEnabled = flags & 1 != 0
    let wide = version == 1
    let bytes = try body.slice(at: 0, count: wide ? 92 : 80)
    created = wide ? try bytes.uint64(at: 0, .big) : UInt64(try bytes.uint32(at: 0, .big))
    id = try bytes.uint32(at: wide ? 16 : 8, .big)
    // §6.2.2: a b u, c d v, x y w; x' = a x + c y, y' = b x + d y.
    let matrix = wide ? 48 : 36
    let a = try bytes.int32(at: matrix, .big)
    let b = try bytes.int32(at: matrix + 4, .big)
    let c = try bytes.int32(at: matrix + 12, .big)
    let d = try bytes.int32(at: matrix + 16, .big)
    turn = Turn(a.signum(), c.signum(), b.signum(), d.signum())
    self.matrix = try MovieMatrix(bytes, at: matrix)
    let stated64 = wide ? try bytes.uint64(at: 24, .big) : UInt64(try bytes.uint32(at: 16, .big))
    // Some writers' endless tracks have the largest number with a sign.
    length = stated64 >= (wide ? UInt64(Int64.max) : 0xffff_ffff) ? nil : stated64
    layer = Int(Int16(truncatingIfNeeded: try bytes.uint16(at: matrix - 8, .big)))
    alternateGroup = try bytes.uint16(at: matrix - 6, .big)
    volume = Double(try bytes.uint16(at: matrix - 4, .big)) / 256
    // Numbers of 16.16 bits; the matrix may also scale.
    let stated = (
      try bytes.uint32(at: matrix + 36, .big), try bytes.uint32(at: matrix + 40, .big)
    )
    naturalSize = (Double(stated.0) / 65536, Double(stated.1) / 65536)
    let scale = turn == nil ? (65536, 65536) : (max(abs(a), abs(b)), max(abs(c), abs(d)))
    width = Self.rounded(stated.0, scale.0)
    height = Self.rounded(stated.1, scale.1)
  }

  private static func rounded(_ value: Int, _ scale: Int) -> Int {
    // Both have 32 bits, so the product fits.
    let product = (UInt64(value) * UInt64(scale) + 1 << 31) >> 32
    return Int(product)
  }

  /// The size to show, turned.
  var shown: (width: Int, height: Int)? {
    guard width > 0, height > 0 else { return nil }
    return turn?.swapsSides == true ? (height, width) : (width, height)
  }
}
