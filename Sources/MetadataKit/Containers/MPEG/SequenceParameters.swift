/// The size and the frame rate of a sequence parameter set of H.264 (ISO 14496-10 §7.3.2.1.1).
struct SequenceParameters {
  let width: Int
  let height: Int
  /// Pictures a second, where the set tells its timing (§E.2.1).
  let frameRate: Double?

  /// - Parameter bytes: the payload, without what keeps it from looking like a start code.
  init?(_ bytes: [UInt8]) {
    var reader = HighBitReader(bytes)
    guard let profile = reader.bits(8), reader.bits(16) != nil, reader.golomb() != nil,
      Self.skipHighProfile(profile, &reader), reader.golomb() != nil,
      Self.skipOrder(&reader), reader.golomb() != nil, reader.bits(1) != nil,
      let columns = reader.golomb(), let rows = reader.golomb(), let isFrames = reader.bits(1),
      columns < 1 << 16, rows < 1 << 16
    else { return nil }
    if isFrames == 0 { _ = reader.bits(1) }
    var size = ((columns + 1) * 16, (rows + 1) * 16 * (2 - isFrames))
    guard reader.bits(1) != nil, let isCropped = reader.bit() else { return nil }
    if isCropped {
      guard let left = reader.golomb(), let right = reader.golomb(), let top = reader.golomb(),
        let bottom = reader.golomb()
      else { return nil }
      // Units of a picture whose colors have half its size, as nearly all have.
      size.0 -= 2 * (left + right)
      size.1 -= (4 - 2 * isFrames) * (top + bottom)
    }
    guard size.0 > 0, size.1 > 0 else { return nil }
    (width, height) = size
    frameRate = Self.timing(&reader)
  }

  /// What profiles of more than 8 bits and 4:2:0 have in front.
  private static func skipHighProfile(_ profile: Int, _ reader: inout HighBitReader) -> Bool {
    guard profile >= 100 else { return true }
    guard let chroma = reader.golomb() else { return false }
    if chroma == 3, reader.bits(1) == nil { return false }
    guard reader.golomb() != nil, reader.golomb() != nil, reader.bits(1) != nil,
      let hasScaling = reader.bit()
    else { return false }
    guard hasScaling else { return true }
    for list in 0..<(chroma == 3 ? 12 : 8) {
      guard let isPresent = reader.bit() else { return false }
      guard isPresent else { continue }
      var (last, next) = (8, 8)
      for _ in 0..<(list < 6 ? 16 : 64) {
        if next != 0 {
          guard let delta = reader.signedGolomb() else { return false }
          next = (last + delta) & 0xff
        }
        if next != 0 { last = next }
      }
    }
    return true
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

  private static func timing(_ reader: inout HighBitReader) -> Double? {
    guard reader.bit() == true else { return nil }
    if reader.bit() == true, reader.bits(8) == 255 { _ = reader.bits(32) }
    if reader.bit() == true { _ = reader.bits(1) }
    if reader.bit() == true {
      _ = reader.bits(4)
      if reader.bit() == true { _ = reader.bits(24) }
    }
    if reader.bit() == true {
      _ = reader.golomb()
      _ = reader.golomb()
    }
    guard reader.bit() == true, let units = reader.bits(32), let scale = reader.bits(32),
      units > 0, scale > 0
    else { return nil }
    // A tick is a field.
    return Double(scale) / Double(units) / 2
  }
}
