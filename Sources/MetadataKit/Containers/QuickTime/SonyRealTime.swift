/// What Sony's cameras write of each picture (`rtmd`): records of a number, a length and a value
/// behind a header that says how long it is.
enum SonyRealTime {
  /// Whether the latitude is there.
  @Sendable static func holdsLatitude(_ bytes: ByteSlice) -> Bool {
    guard var position = try? bytes.uint16(at: 0, .big) else { return false }
    while let number = try? bytes.uint16(at: position, .big), number != 0,
      let length = try? bytes.uint16(at: position + 2, .big)
    {
      switch number {
      case 0x8502: return length > 0
      case 0x060e: position += 16  // a label of SMPTE's
      case 0x8300: position += 4  // its records follow
      default: position += 4 + length
      }
    }
    return false
  }
}
