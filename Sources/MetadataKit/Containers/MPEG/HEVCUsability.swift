/// The usability information of a sequence parameter set of H.265, and what stands before it (ITU-T H.265
/// §7.3.2.2.1 and §E.2.1).
struct HEVCUsability {
  /// How wide and how high a pixel is.
  private(set) var shape: (wide: Int, high: Int)?
  /// Pictures a second.
  private(set) var frameRate: Double?

  /// - Parameters:
  ///   - reader: it stands behind the size of the pictures.
  ///   - layers: how many layers of time there are beside the first one.
  init?(_ reader: inout HighBitReader, layers: Int) {
    guard reader.golomb() != nil, reader.golomb() != nil, let order = reader.golomb(), order <= 12,
      let isOfEach = reader.bit()
    else { return nil }
    for _ in 0..<(3 * (isOfEach ? layers + 1 : 1)) where reader.golomb() == nil { return nil }
    // Sizes and depths of blocks.
    for _ in 0..<6 where reader.golomb() == nil { return nil }
    guard let mayScale = reader.bit() else { return nil }
    if mayScale {
      guard let hasLists = reader.bit() else { return nil }
      if hasLists, !Self.skipScaling(&reader) { return nil }
    }
    guard reader.bits(2) != nil, let hasPlain = reader.bit() else { return nil }
    if hasPlain {
      guard reader.bits(8) != nil, reader.golomb() != nil, reader.golomb() != nil,
        reader.bits(1) != nil
      else { return nil }
    }
    guard Self.skipReferences(&reader), let hasLongTerm = reader.bit() else { return nil }
    if hasLongTerm {
      guard let count = reader.golomb(), count <= 32 else { return nil }
      for _ in 0..<count where reader.bits(order + 4 + 1) == nil { return nil }
    }
    guard reader.bits(2) != nil, reader.bit() == true else { return nil }
    read(&reader)
  }

  private mutating func read(_ reader: inout HighBitReader) {
    shape = SequenceParameters.shape(&reader)
    SequenceParameters.skipSignal(&reader)
    _ = reader.bits(3)
    // The window to show.
    if reader.bit() == true {
      for _ in 0..<4 { _ = reader.golomb() }
    }
    frameRate = Self.rate(&reader)
  }

  /// A tick is a picture (§E.3.1); nil where nothing is told.
  private static func rate(_ reader: inout HighBitReader) -> Double? {
    guard reader.bit() == true, let units = reader.bits(32), let scale = reader.bits(32),
      units > 0, scale > 0
    else { return nil }
    // What is too many pictures is a clock, no rate.
    let rate = Double(scale) / Double(units)
    return rate <= 480 ? rate : nil
  }

  /// The rate that a video parameter set tells (§7.3.2.1); nil for any other unit.
  static func rate(ofVideo unit: ArraySlice<UInt8>) -> Double? {
    guard let header = unit.first, header >> 1 & 0x3f == 32 else { return nil }
    var reader = HighBitReader(NALUnit.payload(unit.dropFirst(2)))
    guard reader.bits(12) != nil, let layers = reader.bits(3), reader.bits(17) != nil,
      HEVCSequenceParameters.skipProfiles(&reader, layers: layers), let isOfEach = reader.bit()
    else { return nil }
    for _ in 0..<(3 * (isOfEach ? layers + 1 : 1)) where reader.golomb() == nil { return nil }
    guard let last = reader.bits(6), let sets = reader.golomb(), sets < 1024 else { return nil }
    for _ in 0..<(sets * (last + 1)) where reader.bits(1) == nil { return nil }
    return rate(&reader)
  }

  /// Scaling lists (§7.3.4).
  private static func skipScaling(_ reader: inout HighBitReader) -> Bool {
    for size in 0..<4 {
      for _ in stride(from: 0, to: 6, by: size == 3 ? 3 : 1) {
        guard let isCoded = reader.bit() else { return false }
        guard isCoded else {
          if reader.golomb() == nil { return false }
          continue
        }
        for _ in 0..<((size > 1 ? 1 : 0) + min(64, 1 << (4 + size << 1)))
        where reader.signedGolomb() == nil { return false }
      }
    }
    return true
  }

  /// Sets of pictures that are referred to (§7.3.7): one may be told by what it has of that before (§7.4.8).
  private static func skipReferences(_ reader: inout HighBitReader) -> Bool {
    guard let sets = reader.golomb(), sets <= 64 else { return false }
    // How far each is away, the nearest first: those before, then those behind.
    var pictures: [Int] = []
    for set in 0..<sets {
      guard let isDerived = set == 0 ? false : reader.bit(),
        let next = isDerived ? derived(from: pictures, &reader) : listed(&reader)
      else { return false }
      pictures = next
    }
    return true
  }

  private static func derived(from pictures: [Int], _ reader: inout HighBitReader) -> [Int]? {
    guard let isBefore = reader.bit(), let distance = reader.golomb() else { return nil }
    var kept: [Int] = []
    for picture in pictures + [0] {
      guard let isUsed = reader.bit(), let isKept = isUsed ? true : reader.bit() else { return nil }
      if isKept { kept.append(picture + (isBefore ? -1 - distance : 1 + distance)) }
    }
    return kept.filter { $0 < 0 }.sorted(by: >) + kept.filter { $0 > 0 }.sorted()
  }

  private static func listed(_ reader: inout HighBitReader) -> [Int]? {
    guard let before = reader.golomb(), let behind = reader.golomb(), before <= 16, behind <= 16
    else { return nil }
    var pictures: [Int] = []
    for (count, sign) in [(before, -1), (behind, 1)] {
      var picture = 0
      for _ in 0..<count {
        guard let distance = reader.golomb(), reader.bits(1) != nil else { return nil }
        picture += sign * (distance + 1)
        pictures.append(picture)
      }
    }
    return pictures
  }
}
