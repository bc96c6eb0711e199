/// The size, the shape of pixels and the frame rate of a sequence parameter set of H.264
/// (ISO 14496-10 §7.3.2.1.1).
struct SequenceParameters {
  let width: Int
  let height: Int
  /// The size as the field has it, which crops all pictures as those of 4:2:0.
  let fieldSize: (width: Int, height: Int)
  /// How wide and how high a pixel is, where the set tells it (§E.2.1).
  private(set) var shape: (wide: Int, high: Int)?
  /// Pictures a second, where the set tells its timing (§E.2.1).
  private(set) var frameRate: Double?

  /// How colors are sampled (table 6-1): 0 for gray, 1 for 4:2:0, 2 for 4:2:2, 3 for 4:4:4.
  let chromaFormat: Int
  /// Bits of a sample of brightness; nil where the set has a number that there is none of.
  let bitDepth: Int?

  /// - Parameter unit: the unit that has the set, with its header; nil for any other.
  init?(unit: ArraySlice<UInt8>) {
    guard let header = unit.first, header & 0x9f == 7 else { return nil }
    var reader = HighBitReader(NALUnit.payload(unit.dropFirst()))
    guard let profile = reader.bits(8), reader.bits(16) != nil, reader.golomb() != nil,
      let (chroma, depth) = Self.chroma(profile, &reader), reader.golomb() != nil,
      Self.skipOrder(&reader), reader.golomb() != nil, reader.bits(1) != nil,
      let columns = reader.golomb(), let rows = reader.golomb(), let isFrames = reader.bits(1),
      columns < 1 << 16, rows < 1 << 16
    else { return nil }
    if isFrames == 0 { _ = reader.bits(1) }
    let size = ((columns + 1) * 16, (rows + 1) * 16 * (2 - isFrames))
    guard reader.bits(1) != nil, let isCropped = reader.bit() else { return nil }
    var cropped = (0, 0)
    if isCropped {
      guard let left = reader.golomb(), let right = reader.golomb(), let top = reader.golomb(),
        let bottom = reader.golomb()
      else { return nil }
      cropped = (left + right, (2 - isFrames) * (top + bottom))
    }
    // What is cropped is counted in samples of color (table 6-1).
    let sample = chroma == 1 ? (2, 2) : chroma == 2 ? (2, 1) : (1, 1)
    (width, height) = (size.0 - sample.0 * cropped.0, size.1 - sample.1 * cropped.1)
    (chromaFormat, bitDepth) = (chroma, depth)
    fieldSize = (size.0 - 2 * cropped.0, size.1 - 2 * cropped.1)
    guard width > 0, height > 0 else { return nil }
    guard reader.bit() == true else { return }
    shape = Self.shape(&reader)
    frameRate = Self.timing(&reader)
  }

  /// The first set at the start of a stream, between start codes.
  static func first(in data: [UInt8]) -> SequenceParameters? {
    NALUnit.ranges(in: data).lazy.compactMap { SequenceParameters(unit: data[$0]) }.first
  }

  /// Completes a track by what the set says.
  func complete(_ track: inout MovieTrack) {
    track.pixelWidth = width
    track.pixelHeight = height
    track.takeShape(shape)
    track.frameRate = frameRate
  }

  /// Profiles whose sets tell how colors are sampled, and how many bits samples have; 144 is one that was withdrawn.
  static let profilesWithChroma: Set = [
    44, 83, 86, 100, 110, 118, 122, 128, 134, 135, 138, 139, 144, 244,
  ]

  /// What profiles of more than 8 bits and 4:2:0 have in front: chroma_format_idc, bit_depth_luma_minus8,
  /// which is 6 at most (§7.4.2.1.1), and what is skipped.
  private static func chroma(
    _ profile: Int, _ reader: inout HighBitReader
  ) -> (format: Int, bitDepth: Int?)? {
    guard profilesWithChroma.contains(profile) else { return (1, 8) }
    guard let chroma = reader.golomb() else { return nil }
    if chroma == 3, reader.bits(1) == nil { return nil }
    guard let luma = reader.golomb(), reader.golomb() != nil, reader.bits(1) != nil,
      let hasScaling = reader.bit()
    else { return nil }
    let depth = luma <= 6 ? 8 + luma : nil
    guard hasScaling else { return (chroma, depth) }
    for list in 0..<(chroma == 3 ? 12 : 8) {
      guard let isPresent = reader.bit() else { return nil }
      guard isPresent else { continue }
      var (last, next) = (8, 8)
      for _ in 0..<(list < 6 ? 16 : 64) {
        if next != 0 {
          guard let delta = reader.signedGolomb() else { return nil }
          next = (last + delta) & 0xff
        }
        if next != 0 { last = next }
      }
    }
    return (chroma, depth)
  }

  /// How the order of pictures is told.
  private static func skipOrder(_ reader: inout HighBitReader) -> Bool {
    guard let kind = reader.golomb() else { return false }
    if kind == 0 { return reader.golomb() != nil }
    guard kind == 1 else { return true }
    guard reader.bits(1) != nil, reader.golomb() != nil, reader.golomb() != nil,
      let count = reader.golomb(), count <= 255
    else { return false }
    for _ in 0..<count where reader.golomb() == nil { return false }
    return true
  }

  /// The shapes that have a number (table E-1).
  private static let shapes = [
    (1, 1), (12, 11), (10, 11), (16, 11), (40, 33), (24, 11), (20, 11), (32, 11), (80, 33),
    (18, 11), (15, 11), (64, 33), (160, 99), (4, 3), (3, 2), (2, 1),
  ]

  /// The shape of pixels that usability information begins with (§E.1.1), in H.265 alike.
  static func shape(_ reader: inout HighBitReader) -> (wide: Int, high: Int)? {
    guard reader.bit() == true, let number = reader.bits(8) else { return nil }
    if number == 255 {
      return reader.bits(16).flatMap { wide in reader.bits(16).map { (wide, $0) } }
    }
    return shapes.indices.contains(number - 1) ? shapes[number - 1] : nil
  }

  /// Passes over overscan, colors and the places of chroma, which H.264 and H.265 have alike behind the
  /// shape of pixels (H.264 and H.265 §E.1).
  static func skipSignal(_ reader: inout HighBitReader) {
    if reader.bit() == true { _ = reader.bits(1) }
    if reader.bit() == true {
      _ = reader.bits(4)
      if reader.bit() == true { _ = reader.bits(24) }
    }
    if reader.bit() == true {
      _ = reader.golomb()
      _ = reader.golomb()
    }
  }

  private static func timing(_ reader: inout HighBitReader) -> Double? {
    skipSignal(&reader)
    guard reader.bit() == true, let units = reader.bits(32), let scale = reader.bits(32),
      units > 0, scale > 0
    else { return nil }
    // A tick is a field. Where not all pictures are shown for as many ticks, those may be any
    // fraction of a second: what is too many pictures is no rate.
    let rate = Double(scale) / Double(units) / 2
    return reader.bit() == true || rate <= 240 ? rate : nil
  }
}
