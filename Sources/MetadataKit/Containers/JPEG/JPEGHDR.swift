/// JPEG-HDR (Ward and Simmons, CIC 2005): how to make a brighter picture of a JPEG, and what with.
enum JPEGHDR {
  /// Reads a segment: `name=value` up to a `~` and a NUL, then, of the first, the ratio picture.
  static func read(_ segment: Region, isFirst: Bool, _ found: inout MetadataBuilder)
    throws(MetadataError)
  {
    let bytes = try segment.all(limit: 1 << 16)
    var end = 0
    while let place = bytes.firstIndex(of: 0x7e, from: end), bytes[place + 1] != 0 {
      end = place + 1
    }
    guard let place = bytes.firstIndex(of: 0x7e, from: end), isFirst else { return }
    for part in bytes.prefix(place).elements.split(whereSeparator: { $0 <= 0x20 || $0 == 0x2c }) {
      guard let sign = part.firstIndex(of: 0x3d) else { continue }
      let name = String(decoding: part[..<sign], as: UTF8.self)
      let known = names.first(where: { $0.name == name })
      found.add(
        .jpegHDR, known?.tag ?? name.capitalized,
        text: part[(sign + 1)...], offset: -1)
    }
    found.add(.jpegHDR, "RatioImage", left: segment.region(from: place + 2))
  }

  private static let names: [(name: String, tag: String)] = [
    ("ver", "JPEG-HDRVersion"), ("alp", "Alpha"), ("bet", "Beta"),
    ("cor", "CorrectionMethod"),
  ]
}
