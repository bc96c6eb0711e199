extension Wholeness {
  /// Blocks of sound, each of which says how long it is, and which samples it has (WavPack 5 File Format).
  static let wavPack = Wholeness(named: "WV") { (file) throws(MetadataError) in
    let all = Region(file)
    var position = ID3Header.ends(in: all).last ?? 0
    var stated: Int?
    var samples = 0
    return try end(of: file, before: "sound") { () throws(MetadataError) in
      while case let head = try all.head(at: position, count: 32), head.matches("wvpk") {
        let length = 8 + (try head.uint32(at: 4, .little))
        _ = try all.region(at: position, count: length)
        position += length
        let count = try head.uint32(at: 20, .little)
        // Others are not of sound.
        guard count > 0 else { continue }
        if stated == nil { stated = try head.uint32(at: 12, .little) }
        samples = try head.uint32(at: 16, .little) + count
      }
      // Of more than 32 bits, and where the writer did not know it, only the blocks tell.
      guard let stated, stated != 0xffff_ffff, samples >> 32 == 0 else { return true }
      return samples >= stated
    }
  }
}
