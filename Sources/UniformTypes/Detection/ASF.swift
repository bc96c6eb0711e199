/// Windows Media: the header object has one object for each stream.
///
/// Source: *Advanced Systems Format Specification* 1.20.03 §3 and §10.
enum ASF {
  static func type(of head: Span<UInt8>) -> DeclaredType? {
    guard head.matches(header) else { return nil }
    let size = head.integer(at: 16, count: 8, bigEndian: false) ?? .max
    let end = Int(min(size, UInt64(head.count)))
    var offset = 30
    var sound = false
    while offset <= end - 40, let length = head.integer(at: offset + 16, count: 8, bigEndian: false)
    {
      if head.matches(streamProperties, at: offset) {
        if head.matches(video, at: offset + 24) { return .wmv }
        if head.matches(audio, at: offset + 24) { sound = true }
      }
      guard length >= 24, length <= UInt64(end - offset) else { break }
      offset += Int(length)
    }
    return sound && size <= UInt64(head.count) ? .wma : .asf
  }

  private static let header =
    "\u{30}\u{26}\u{B2}\u{75}\u{8E}\u{66}\u{CF}\u{11}\u{A6}\u{D9}\u{0}\u{AA}\u{0}\u{62}\u{CE}\u{6C}"
  private static let streamProperties =
    "\u{91}\u{7}\u{DC}\u{B7}\u{B7}\u{A9}\u{CF}\u{11}\u{8E}\u{E6}\u{0}\u{C0}\u{C}\u{20}\u{53}\u{65}"
  private static let video =
    "\u{C0}\u{EF}\u{19}\u{BC}\u{4D}\u{5B}\u{CF}\u{11}\u{A8}\u{FD}\u{0}\u{80}\u{5F}\u{5C}\u{44}\u{2B}"
  private static let audio =
    "\u{40}\u{9E}\u{69}\u{F8}\u{4D}\u{5B}\u{CF}\u{11}\u{A8}\u{FD}\u{0}\u{80}\u{5F}\u{5C}\u{44}\u{2B}"
}
