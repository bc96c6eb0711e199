#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Words for a terminal's list.
enum TerminalText {
  /// A name without what would steer the terminal.
  static func safe(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse,
        .unassigned:
        result.append("?")
      default: result.append(scalar)
      }
    }
    return String(result)
  }

  static func kind(_ asset: Asset) -> String {
    let subtypes = asset.mediaSubtypes
    if asset.mediaType == .video {
      if subtypes.contains(.videoScreenRecording) { return "Recording" }
      return subtypes.contains(.videoHighFrameRate) ? "Slo-mo" : "Movie"
    }
    if subtypes.contains(.photoLive) { return "Live Photo" }
    if subtypes.contains(.photoAnimation) { return "Animated" }
    if subtypes.contains(.photoPanorama) { return "Panorama" }
    if subtypes.contains(.photoScreenshot) { return "Screenshot" }
    return asset.burstIdentifier == nil ? "Photo" : "Burst"
  }

  /// `2024-06-21 17:42`, in UTC.
  static func date(_ date: Date?) -> String {
    guard let date else { return "-" }
    return String(date.formatted(.iso8601).prefix(16)).replacing("T", with: " ")
  }

  /// `3.4M`.
  static func size(_ bytes: Int) -> String {
    var (value, unit) = (Double(bytes), 0)
    while value >= 999.5, unit < 4 { (value, unit) = (value / 1000, unit + 1) }
    if unit == 0 { return "\(bytes)B" }
    let tenths = Int((value * 10).rounded())
    let number = value < 10 ? "\(tenths / 10).\(tenths % 10)" : "\(Int(value.rounded()))"
    return number + ["B", "K", "M", "G", "T"][unit]
  }

  static func left(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(1, width - text.count))
  }

  static func right(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(1, width - text.count)) + text
  }

  /// So much of a text as has room. Wide characters take two columns.
  static func cut(_ text: String, to columns: Int) -> String {
    var (result, used) = ("", 0)
    for character in text {
      let width = character.unicodeScalars.first.map(isWide) ?? false ? 2 : 1
      guard used + width <= columns else { break }
      result.append(character)
      used += width
    }
    return result
  }

  /// Source: Unicode Standard Annex 11, the large blocks of it.
  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1100...0x115f, 0x2e80...0xa4cf, 0xac00...0xd7a3, 0xf900...0xfaff, 0xfe30...0xfe6f,
      0xff00...0xff60, 0xffe0...0xffe6, 0x1f300...0x1faff, 0x20000...0x3fffd:
      true
    default: false
    }
  }
}
