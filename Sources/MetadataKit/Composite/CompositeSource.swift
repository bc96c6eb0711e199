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
  /// A movie's boxes, and those of one of its tracks.
  case quickTime
  case track
  // Makers' notes.
  case apple
  case canon
  case kodak
  /// Kodak's directory in later raw files.
  case kdc
  case nikon
  case olympus
  case ricoh
  case sony

  /// Whether it has all that another has.
  func contains(_ other: CompositeSource) -> Bool {
    switch self {
    case .any: true
    case .exif: other == .exif || other == .ifd0 || other == .gps
    case .xmp: other == .xmp || other == .xmpEXIF || other == .xmpAux
    case .quickTime: other == .quickTime || other == .track
    default: self == other
    }
  }
}
