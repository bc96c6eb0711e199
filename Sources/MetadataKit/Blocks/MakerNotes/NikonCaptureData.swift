/// What Nikon Capture adds to a raw photo's note: records one after the other, little-endian.
///
/// Behind a head of 22 bytes each record has its number, 14 bytes of which nothing is known, a
/// size that counts its own four bytes, and the data.
struct NikonCaptureData {
  private let data: Region

  /// The record with the photo's IPTC.
  static let iptc = 0x9ef5_f6e0
  /// The histogram as XML, whose size is four too small.
  private static let histogram = 0x083a_1a25
  private static let headLength = 22

  init(_ data: Region) { self.data = data }

  /// The data of the first record with a number; nil where there is none.
  func record(_ wanted: Int, _ limits: Limits) -> Region? {
    var position = Self.headLength
    for _ in 0..<limits.units {
      guard let head = try? data.slice(at: position, count: Self.headLength),
        let number = try? head.uint32(at: 0, .little),
        let stated = try? head.uint32(at: 18, .little), stated >= 4
      else { return nil }
      position += Self.headLength
      let size = number == Self.histogram ? stated : stated - 4
      guard size <= data.count - position else { return nil }
      if number == wanted { return try? data.region(at: position, count: size) }
      position += size
    }
    return nil
  }

  /// Tells of each record in bytes that are read.
  static func forEach(
    in bytes: ByteSlice, _ limits: Limits, _ tell: (_ number: UInt32, _ data: ByteSlice) -> Void
  ) {
    var position = headLength
    for _ in 0..<limits.units {
      guard let number = try? bytes.uint32(at: position, .little),
        let stated = try? bytes.uint32(at: position + 18, .little), stated >= 4
      else { return }
      position += headLength
      let size = number == histogram ? stated : stated - 4
      guard let data = try? bytes.slice(at: position, count: size) else { return }
      tell(UInt32(truncatingIfNeeded: number), data)
      position += size
    }
  }
}
