extension TagTable {
  /// What the values of DICOM's elements have in common; ``DICOMDictionary`` has all their names.
  package static let dicom = TagTable("DICOM", group: "DICOM", dicomRows([]))

  /// - Parameter form: the form of output that has the values, where that is one alone.
  static func dicomRows(_ form: TagRow.Traits) -> [TagRow] {
    [
      TagRow(0x0002_0000, "FileMetaInfoGroupLength", traits: form),
      TagRow(0x0008_0016, "SOPClassUID", print: DICOMValue.identifier, traits: form),
      TagRow(0x0008_0020, "StudyDate", value: DICOMValue.date, traits: form),
      TagRow(0x0008_002a, "AcquisitionDateTime", value: DICOMValue.dateTime, traits: form),
      TagRow(0x0008_0030, "StudyTime", value: DICOMValue.time, traits: form),
      TagRow(0x0028_0009, "FrameIncrementPointer", value: DICOMValue.element, traits: form),
      TagRow(0x0028_0103, "PixelRepresentation", "0=Unsigned|1=Signed", traits: form),
      TagRow(0x7fe0_0010, "PixelData", traits: form.union(.binary)),
    ]
  }

  /// The row that tells how values of a representation are shown.
  static func dicomRow(_ name: String, _ representation: String) -> String {
    switch name {
    case "PixelRepresentation": return name
    case "PixelData", "FloatPixelData", "DoubleFloatPixelData", "DataSetTrailingPadding",
      "LargeRedPaletteColorTableData", "LargeGreenPaletteColorTableData",
      "LargeBluePaletteColorTableData":
      return "PixelData"
    default: break
    }
    switch representation {
    case "UI": return "SOPClassUID"
    case "DA": return "StudyDate"
    case "TM": return "StudyTime"
    case "DT": return "AcquisitionDateTime"
    case "AT": return "FrameIncrementPointer"
    default: return "FileMetaInfoGroupLength"
    }
  }
}
