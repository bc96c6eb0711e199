/// How colors are sampled by a sequence parameter set of H.265, and how large its pictures are (ISO
/// 23008-2 §7.3.2.2.1).
struct HEVCSequenceParameters {
  /// 0 for gray, 1 for 4:2:0, 2 for 4:2:2, 3 for 4:4:4.
  let chromaFormat: Int
  /// What is shown of each picture, in pixels; nil where the set is cut short.
  private(set) var size: (width: Int, height: Int)?
  /// How wide and how high a pixel is, where the set tells it.
  private let shape: (wide: Int, high: Int)?
  /// Pictures a second, where the set tells its timing, or that before it.
  private var frameRate: Double?

  /// - Parameter unit: the unit that has the set, with its header; nil for any other.
  init?(unit: ArraySlice<UInt8>) {
    guard let header = unit.first, header >> 1 & 0x3f == 33 else { return nil }
    var reader = HighBitReader(NALUnit.payload(unit.dropFirst(2)))
    guard reader.bits(4) != nil, let layers = reader.bits(3), reader.bits(1) != nil,
      Self.skipProfiles(&reader, layers: layers), reader.golomb() != nil,
      let format = reader.golomb()
    else { return nil }
    chromaFormat = format
    size = Self.size(format, &reader)
    let usability = size == nil ? nil : HEVCUsability(&reader, layers: layers)
    (shape, frameRate) = (usability?.shape, usability?.frameRate)
  }

  /// The first set at the start of a stream, between start codes.
  static func first(in data: [UInt8]) -> HEVCSequenceParameters? {
    let units = NALUnit.ranges(in: data)
    var set = units.lazy.compactMap { HEVCSequenceParameters(unit: data[$0]) }.first
    if set != nil, set?.frameRate == nil {
      set?.frameRate = units.lazy.compactMap { HEVCUsability.rate(ofVideo: data[$0]) }.first
    }
    return set
  }

  /// Completes a track by what the set says.
  func complete(_ track: inout MovieTrack) {
    track.pixelWidth = size?.width
    track.pixelHeight = size?.height
    track.takeShape(shape)
    track.frameRate = frameRate
  }

  private static func size(
    _ chroma: Int, _ reader: inout HighBitReader
  ) -> (width: Int, height: Int)? {
    if chroma == 3, reader.bits(1) == nil { return nil }
    guard let width = reader.golomb(), let height = reader.golomb(), let isCropped = reader.bit(),
      width < 1 << 16, height < 1 << 16
    else { return nil }
    var cropped: [Int] = []
    for _ in 0..<(isCropped ? 4 : 0) {
      guard let side = reader.golomb(), side < 1 << 16 else { return nil }
      cropped.append(side)
    }
    guard isCropped else { return width > 0 && height > 0 ? (width, height) : nil }
    // What is cropped is counted in samples of color (table 6-1).
    let sample = chroma == 1 ? (2, 2) : chroma == 2 ? (2, 1) : (1, 1)
    let shown = (
      width - sample.0 * (cropped[0] + cropped[1]), height - sample.1 * (cropped[2] + cropped[3])
    )
    return shown.0 > 0 && shown.1 > 0 ? shown : nil
  }

  /// Profile, tier and level of the whole and of its layers of time (§7.3.3).
  static func skipProfiles(_ reader: inout HighBitReader, layers: Int) -> Bool {
    guard skipProfile(&reader), reader.bits(8) != nil else { return false }
    var parts: [(hasProfile: Bool, hasLevel: Bool)] = []
    for layer in 0..<(layers == 0 ? 0 : 8) {
      guard let hasProfile = reader.bit(), let hasLevel = reader.bit() else { return false }
      if layer < layers { parts.append((hasProfile, hasLevel)) }
    }
    for part in parts {
      if part.hasProfile, !skipProfile(&reader) { return false }
      if part.hasLevel, reader.bits(8) == nil { return false }
    }
    return true
  }

  /// Profile, tier and what restricts them: 88 bits.
  private static func skipProfile(_ reader: inout HighBitReader) -> Bool {
    reader.bits(32) != nil && reader.bits(32) != nil && reader.bits(24) != nil
  }
}
