/// Values that XMP has in another form than EXIF.
extension BridgedProperty {
  /// Degrees and minutes with a letter, `46,41.6595N` (CIPA DC-010-2020 §4.5); nil for what is no coordinate.
  package static func coordinate(_ degrees: Double, _ letter: String) -> String? {
    guard (0...180).contains(degrees), ["N", "S", "E", "W"].contains(letter) else { return nil }
    // Millionths of a minute: two millimeters.
    let millionths = Int((degrees * 60e6).rounded())
    let (minutes, rest) = (millionths / 1_000_000, millionths % 1_000_000)
    var digits = String(1_000_000 + rest).dropFirst()
    while digits.count > 1, digits.last == "0" { digits.removeLast() }
    return "\(minutes / 60),\(minutes % 60).\(digits)\(letter)"
  }

  /// The structure that the bits of EXIF's number are in XMP (Exif 3.0, *Flash*; CIPA DC-010-2020).
  static func flash(_ bits: Int64) -> XMPNode.Value {
    let space = XMPStandardSpace.exif
    let fields = [
      ("Fired", truth(bits & 1)), ("Return", String(bits >> 1 & 3)),
      ("Mode", String(bits >> 3 & 3)), ("Function", truth(bits >> 5 & 1)),
      ("RedEyeMode", truth(bits >> 6 & 1)),
    ]
    return .structure(
      fields.map { name, text in
        XMPNode(namespace: space.name, prefix: space.rawValue, name: name, value: .text(text))
      })
  }

  private static func truth(_ bit: Int64) -> String { bit == 0 ? "False" : "True" }
}
