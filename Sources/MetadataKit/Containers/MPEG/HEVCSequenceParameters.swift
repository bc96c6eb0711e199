/// How colors are sampled by a sequence parameter set of H.265 (ISO 23008-2 §7.3.2.2.1).
struct HEVCSequenceParameters {
  /// 0 for gray, 1 for 4:2:0, 2 for 4:2:2, 3 for 4:4:4.
  let chromaFormat: Int

  /// - Parameter unit: the unit that has the set, with its header; nil for any other.
  init?(unit: ArraySlice<UInt8>) {
    guard let header = unit.first, header >> 1 & 0x3f == 33 else { return nil }
    var reader = HighBitReader(NALUnit.payload(unit.dropFirst(2)))
    guard reader.bits(4) != nil, let layers = reader.bits(3), reader.bits(1) != nil,
      Self.skipProfile(&reader), reader.bits(8) != nil
    else { return nil }
    var parts: [(hasProfile: Bool, hasLevel: Bool)] = []
    for layer in 0..<(layers == 0 ? 0 : 8) {
      guard let hasProfile = reader.bit(), let hasLevel = reader.bit() else { return nil }
      if layer < layers { parts.append((hasProfile, hasLevel)) }
    }
    for part in parts {
      if part.hasProfile, !Self.skipProfile(&reader) { return nil }
      if part.hasLevel, reader.bits(8) == nil { return nil }
    }
    guard reader.golomb() != nil, let format = reader.golomb() else { return nil }
    chromaFormat = format
  }

  /// Profile, tier and what restricts them (§7.3.3): 88 bits.
  private static func skipProfile(_ reader: inout HighBitReader) -> Bool {
    reader.bits(32) != nil && reader.bits(32) != nil && reader.bits(24) != nil
  }
}
