/// Which groups a composite tag takes an input from.
enum CompositeSource {
  case any
  /// The directories of EXIF, that of GPS among them.
  case exif
  case ifd0
  case gps
  case xmp
  case xmpEXIF
  case xmpAux
  case iptc
  case riff
  case postScript

  /// The narrowest source that a group is of.
  init(group: String) {
    switch group {
    case "IFD0": self = .ifd0
    case "GPS": self = .gps
    case "XMP-exif": self = .xmpEXIF
    case "XMP-aux": self = .xmpAux
    case "RIFF": self = .riff
    case "PostScript": self = .postScript
    case "ExifIFD", "InteropIFD": self = .exif
    default:
      if group.hasPrefix("XMP-") {
        self = .xmp
      } else if group.hasPrefix("IPTC") {
        self = .iptc
      } else {
        self = group.hasPrefix("IFD") || group.hasPrefix("SubIFD") ? .exif : .any
      }
    }
  }

  /// Whether it has all that another has.
  func contains(_ other: CompositeSource) -> Bool {
    switch self {
    case .any: true
    case .exif: other == .exif || other == .ifd0 || other == .gps
    case .xmp: other == .xmp || other == .xmpEXIF || other == .xmpAux
    default: self == other
    }
  }
}
