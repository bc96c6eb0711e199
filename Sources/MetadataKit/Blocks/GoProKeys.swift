/// The keys of GoPro's records (GPMF), without their values.
enum GoProKeys {
  /// Whether a record with values has a key, in whatever container; what is cut off is not there.
  static func contain(_ key: FourCC, in bytes: ByteSlice) -> Bool {
    var position = 0
    // A container's records follow its head, so that going on behind the head enters it.
    while let code = try? FourCC(bytes, at: position), code.code != 0,
      let kind = try? bytes.uint8(at: position + 4), let size = try? bytes.uint8(at: position + 5),
      let count = try? bytes.uint16(at: position + 6, .big)
    {
      if code == key { return kind != 0 && size * count > 0 }
      position += 8
      if kind != 0 { position += (size * count + 3) / 4 * 4 }
    }
    return false
  }
}
