extension Wholeness {
  /// Packets of version 8, up to the one that ends the sound (SV8 stream specification).
  static let musepack = Wholeness(named: "MPC") { (file) throws(MetadataError) in
    let all = Region(file)
    var position = ID3Header.ends(in: all).last ?? 0
    guard try all.head(at: position, count: 4).matches("MPCK") else { return nil }
    position += 4
    return try end(of: file, before: "sound") { () throws(MetadataError) in
      while case let head = try all.head(at: position, count: 12), !head.matches("SE") {
        var place = 2
        let length = try head.groupedNumber(at: &place)
        guard length >= place else {
          throw MetadataError(
            .malformed, "a packet says that it has \(length) bytes, fewer than its head",
            at: position)
        }
        _ = try all.region(at: position, count: length)
        position += length
      }
      return true
    }
  }
}
