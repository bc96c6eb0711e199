extension TagTable {
  /// The second sector of Photo CD's pictures, by byte positions; from 2000 on what bits of one are.
  package static let photoCD = TagTable(
    "PhotoCD", group: "PhotoCD",
    [
      TagRow(7, "SpecificationVersion", value: PhotoCDValue.version),
      TagRow(9, "AuthoringSoftwareRelease", value: PhotoCDValue.version),
      TagRow(11, "ImageMagnificationDescriptor", value: PhotoCDValue.dotted),
      TagRow(13, "CreateDate", value: PhotoCDValue.date),
      TagRow(17, "ModifyDate", value: PhotoCDValue.date),
      TagRow(
        21, "ImageMedium",
        "0=Color negative|1=Color reversal|2=Color hard copy|3=Thermal hard copy|4=Black and white negative|5=Black and white reversal|6=Black and white hard copy|7=Internegative|8=Synthetic image"
      ),
      TagRow(22, "ProductType", traits: .trimmed),
      TagRow(42, "ScannerVendorID", traits: .trimmed),
      TagRow(62, "ScannerProductID", traits: .trimmed),
      TagRow(78, "ScannerFirmwareVersion", traits: .trimmed),
      TagRow(82, "ScannerFirmwareDate", traits: .trimmed),
      TagRow(90, "ScannerSerialNumber", traits: .trimmed),
      TagRow(
        110, "ScannerPixelSize", value: PhotoCDValue.codedDecimal,
        print: PhotoCDValue.micrometers),
      TagRow(112, "ImageWorkstationMake", traits: .trimmed),
      TagRow(
        132, "CharacterSet",
        "1=38 characters ISO 646|2=65 characters ISO 646|3=95 characters ISO 646|4=191 characters ISO 8850-1|5=ISO 2022|6=Includes characters not ISO 2375 registered"
      ),
      TagRow(165, "PhotoFinisherName", traits: .trimmed),
      TagRow(228, "SceneBalanceAlgorithmRevision", value: PhotoCDValue.dotted),
      TagRow(
        230, "SceneBalanceAlgorithmCommand",
        "0=Neutral SBA On, Color SBA On|1=Neutral SBA Off, Color SBA Off|2=Neutral SBA On, Color SBA Off|3=Neutral SBA Off, Color SBA On"
      ),
      TagRow(325, "SceneBalanceAlgorithmFilmID", photoCDFilms),
      TagRow(331, "CopyrightStatus", "1=Restrictions apply|255=Not specified"),
      TagRow(332, "CopyrightFileName", traits: .trimmed),
      TagRow(
        2000, "Orientation",
        "0=Horizontal (normal)|1=Rotate 270 CW|2=Rotate 180|3=Rotate 90 CW"),
      TagRow(2001, "ImageWidth"),
      TagRow(2002, "ImageHeight"),
      TagRow(
        2003, "CompressionClass",
        "0=Class 1 - 35mm film; Pictoral hard copy|1=Class 2 - Large format film|2=Class 3 - Text and graphics, high resolution|3=Class 4 - Text and graphics, high dynamic range"
      ),
    ])
}
