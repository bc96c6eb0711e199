/// How the colors of a picture are sampled, as its sequence parameter set states it: 0 for gray,
/// 1 for 4:2:0, 2 for 4:2:2, 3 for 4:4:4.
///
/// Some writers put 0 into the boxes around it, whatever the set says.
enum ChromaFormat {
  /// Of a set of H.264 with its header (ISO 14496-10 §7.3.2.1.1); 4:2:0 is all that most profiles
  /// have.
  static func ofAVC(_ unit: ArraySlice<UInt8>) -> Int? {
    guard unit.first.map({ $0 & 0x1f == 7 }) == true else { return nil }
    var reader = HighBitReader(H264Stream.payload(unit.dropFirst()))
    guard let profile = reader.bits(8), reader.bits(16) != nil, reader.golomb() != nil else {
      return nil
    }
    return profile >= 100 ? reader.golomb() : 1
  }

  /// Of a set of H.265 with its header (ISO 23008-2 §7.3.2.2.1).
  static func ofHEVC(_ unit: ArraySlice<UInt8>) -> Int? {
    guard unit.first.map({ $0 >> 1 & 0x3f == 33 }) == true else { return nil }
    var reader = HighBitReader(H264Stream.payload(unit.dropFirst(2)))
    guard reader.bits(4) != nil, let layers = reader.bits(3), reader.bits(1) != nil,
      skipProfile(&reader), reader.bits(8) != nil
    else { return nil }
    var parts: [(hasProfile: Bool, hasLevel: Bool)] = []
    for layer in 0..<(layers == 0 ? 0 : 8) {
      guard let hasProfile = reader.bit(), let hasLevel = reader.bit() else { return nil }
      if layer < layers { parts.append((hasProfile, hasLevel)) }
    }
    for part in parts {
      if part.hasProfile, !skipProfile(&reader) { return nil }
      if part.hasLevel, reader.bits(8) == nil { return nil }
    }
    return reader.golomb() == nil ? nil : reader.golomb()
  }

  /// Profile, tier and what restricts them (§7.3.3): 88 bits.
  private static func skipProfile(_ reader: inout HighBitReader) -> Bool {
    reader.bits(32) != nil && reader.bits(32) != nil && reader.bits(24) != nil
  }
}
