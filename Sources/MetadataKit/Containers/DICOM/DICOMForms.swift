/// Which forms of output have an element's value.
enum DICOMForm {
  case both
  /// Exiftool's alone.
  case misread
  /// All others.
  case meant

  var table: TagTable {
    switch self {
    case .both: .dicom
    case .misread: .dicomMisread
    case .meant: .dicomMeant
    }
  }
}

extension TagTable {
  /// Values as exiftool has them, which looks for what texts are written in nowhere, and takes an item of a stated
  /// length for one value.
  static let dicomMisread = TagTable(
    "DICOM", group: "DICOM", isNumberless: true, dicomRows(.onlyInExiftool))

  /// The same as they are meant.
  static let dicomMeant = TagTable(
    "DICOM", group: "DICOM", isNumberless: true, dicomRows(.notInExiftool))
}
