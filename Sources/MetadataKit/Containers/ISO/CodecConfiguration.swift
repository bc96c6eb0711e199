/// What the configuration of a codec says of the pixels that come out of it.
///
/// The same boxes stand in items of HEIF and in the sample descriptions of movies.
struct CodecConfiguration {
  var bitDepth: Int?
  /// nil where the box does not say.
  var isGray: Bool?
  var hasAlpha = false
  /// Whether the codec may have more than eight bits, and the box does not say how many.
  private(set) var leavesBitDepth = false

  /// Cameras' parameter sets take some hundred bytes, and what counts may stand behind them.
  private static let most = 4096

  /// Reads a box where it is one of these; answers nil for any other.
  init?(_ box: ISOBox) throws(MetadataError) {
    let bytes = try box.body.head(count: Self.most)
    switch box.type {
    case "hvcC", "lhvC":  // ISO 14496-15 §8.3.3.1
      guard box.type == "hvcC" else { return nil }
      bitDepth = 8 + (try bytes.uint8(at: 17)) & 7
      isGray = try bytes.uint8(at: 16) & 3 == 0 && isHEVCGray(bytes)
    case "avcC":  // ISO 14496-15 §5.3.3.1
      try readAVC(bytes)
    case "av1C":  // AV1 in ISOBMFF §2.3.3
      let bits = try bytes.uint8(at: 2)
      bitDepth = bits & 0x40 == 0 ? 8 : bits & 0x20 == 0 ? 10 : 12
      isGray = bits & 0x10 != 0
    case "vpcC":  // VP Codec ISO Media File Format Binding §2.2
      bitDepth = (try bytes.uint8(at: 6)) >> 4
    case "vvcC":  // ISO 14496-15 §11.2.4.2
      guard try bytes.uint8(at: 4) & 1 == 1 else { return nil }
      isGray = try bytes.uint16(at: 5, .big) & 3 == 0
      bitDepth = 8 + (try bytes.uint8(at: 7)) >> 5
    case "uncC":  // ISO 23001-17 §5.2.1.2
      guard try bytes.uint8(at: 0) == 0, try bytes.uint32(at: 8, .big) > 0 else { return nil }
      bitDepth = 1 + (try bytes.uint8(at: 14))
    case "cmpd":  // ISO 23001-17 §5.1.2
      try readComponents(bytes)
    case "almo":  // HEVC with alpha, as QuickTime has it
      hasAlpha = true
    default:
      return nil
    }
  }

  /// Whether no parameter set says otherwise than the box that its pictures are gray, as some
  /// writers have it of all.
  private func isHEVCGray(_ bytes: ByteSlice) -> Bool {
    var position = 23
    for _ in 0..<(bytes[22] ?? 0) {
      guard let count = try? bytes.uint16(at: position + 1, .big) else { break }
      position += 3
      for _ in 0..<count {
        guard let length = try? bytes.uint16(at: position, .big),
          let unit = try? bytes.slice(at: position + 2, count: length)
        else { return true }
        if let set = HEVCSequenceParameters(unit: unit.elements) { return set.chromaFormat == 0 }
        position += 2 + length
      }
    }
    return true
  }

  private mutating func readAVC(_ bytes: ByteSlice) throws(MetadataError) {
    let profile = try bytes.uint8(at: 1)
    guard SequenceParameters.profilesWithChroma.contains(profile) else {
      bitDepth = 8
      return
    }
    let (set, end) = Self.parameters(in: bytes, try bytes.uint8(at: 5) & 31)
    isGray = set.map { $0.chromaFormat == 0 }
    bitDepth = set?.bitDepth
    // Behind the parameter sets, which some writers leave out. The bits before the numbers are all ones.
    if let end, let chroma = bytes[end], let luma = bytes[end + 1], chroma >= 0xfc, luma >= 0xf8 {
      isGray = isGray ?? (chroma & 3 == 0)
      bitDepth = bitDepth ?? 8 + Int(luma & 7)
    }
    // The High profile has eight bits (ISO 14496-10 §A.2.4), those above it have any number.
    if profile == 100 { bitDepth = bitDepth ?? 8 }
    leavesBitDepth = bitDepth == nil
  }

  /// The first sequence parameter set that can be read, and the place behind all sets; nil for a place
  /// behind the bytes.
  private static func parameters(
    in bytes: ByteSlice, _ count: Int
  ) -> (set: SequenceParameters?, end: Int?) {
    var position = 6
    var set: SequenceParameters?
    var sets = count
    for list in 0..<2 {
      if list == 1 {
        guard let others = bytes[position] else { return (set, nil) }
        sets = Int(others)
        position += 1
      }
      for _ in 0..<sets {
        guard let length = try? bytes.uint16(at: position, .big) else { return (set, nil) }
        if set == nil, let unit = try? bytes.slice(at: position + 2, count: length) {
          set = SequenceParameters(unit: unit.elements)
        }
        position += 2 + length
      }
    }
    return (set, position)
  }

  private mutating func readComponents(_ bytes: ByteSlice) throws(MetadataError) {
    let count = min(try bytes.uint32(at: 0, .big), 16)
    var position = 4
    var kinds: [Int] = []
    for _ in 0..<count {
      guard let kind = try? bytes.uint16(at: position, .big) else { break }
      kinds.append(kind)
      position += 2
      if kind >= 0x8000 {
        position = (bytes.firstIndex(of: 0, from: position) ?? bytes.count) + 1
      }
    }
    hasAlpha = kinds.contains(7)
    isGray = !kinds.isEmpty && kinds.allSatisfy { $0 == 0 || $0 == 7 }
  }
}
