/// Focus points.
extension CanonValue {
  /// `0,3,4`: the numbers of the bits that are set in words of 16.
  @Sendable static func points(_ tag: Tag, _ text: inout TextBuffer) {
    var isFirst = true
    for word in 0..<tag.elementCount {
      let number = tag.integer(word) ?? 0
      for bit in 0..<16 where number & (1 << Int64(bit)) != 0 {
        if !isFirst { text.append(",") }
        isFirst = false
        text.append(word * 16 + bit)
      }
    }
    if isFirst { text.append("(none)") }
  }

  /// `C6 (C5,C6)`, of the EOS-1D: the point that focuses, then those that are in focus.
  ///
  /// The first byte has the row of the former in its upper three bits and its place in the others;
  /// of the seven behind, each bit is a point.
  @Sendable static func points1D(_ tag: Tag, _ text: inout TextBuffer) {
    let bytes = Array(tag.elements)
    guard bytes.count == 8 else { return text.append("Unknown") }
    var focusing = bytes[0] == 0xff ? "Auto" : ""
    var inFocus: [String] = []
    var bit = 0
    for row in rows1D {
      bit += row.gap
      for (column, place) in row.places.enumerated() {
        let name = "\(row.name)\(column + 1)"
        if bytes[0] == place { focusing = name }
        if bit < 56, bytes[1 + bit / 8] & (1 << UInt8(bit % 8)) != 0 { inFocus.append(name) }
        bit += 1
      }
    }
    if focusing.isEmpty {
      focusing = "Unknown (0x" + hexadecimal(UInt64(bytes[0]), digits: 2) + ")"
    }
    text.append(focusing + " (" + inFocus.joined(with: ",") + ")")
  }

  /// The rows of points: how many bits stand before each, and the points' places.
  private static let rows1D: [(name: String, gap: Int, places: [UInt8])] = [
    ("A", 2, [0x04, 0x06, 0x08, 0x0a, 0x0c, 0x0e, 0x10]),
    ("B", 2, [0x21, 0x23, 0x25, 0x27, 0x29, 0x2b, 0x2d, 0x2f, 0x31, 0x33]),
    ("C", 0, [0x40, 0x42, 0x44, 0x46, 0x48, 0x4a, 0x4c, 0x4d, 0x50, 0x52, 0x54]),
    ("D", 0, [0x61, 0x63, 0x65, 0x67, 0x69, 0x6b, 0x6d, 0x6f, 0x71, 0x73]),
    ("E", 2, [0x84, 0x86, 0x88, 0x8a, 0x8c, 0x8e, 0x90]),
  ]
}
