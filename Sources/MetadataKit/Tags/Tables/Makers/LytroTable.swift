extension TagTable {
  /// Lytro's JSON: the tags that have words; all others are kept under the names of the file.
  package static let lytro = TagTable(
    "Lytro", group: "Lytro", isNumberless: true,
    [
      TagRow(0, "JSONMetadata", traits: [.binary, .list]),
      TagRow(1, "EmbeddedImage", traits: .binary),
      TagRow(2, "CameraType"),
      TagRow(3, "Make"),
      TagRow(4, "Model"),
      TagRow(5, "SerialNumber"),
      TagRow(6, "FirmwareVersion"),
      TagRow(7, "AccelerometerTime"),
      TagRow(8, "AccelerometerX"),
      TagRow(9, "AccelerometerY"),
      TagRow(10, "AccelerometerZ"),
      TagRow(11, "DateTimeOriginal", value: Meaning.dateXMP),
      TagRow(12, "FNumber", print: Wording.fNumber),
      TagRow(13, "FocalLength", value: LytroValue.millimeters, print: Wording.convertedLength),
      TagRow(14, "LensTemperature", print: Wording.convertedCelsius),
      TagRow(15, "SocTemperature", print: Wording.convertedCelsius),
      TagRow(16, "FrameExposureTime", print: Wording.convertedTime),
      TagRow(17, "ExposureTime", print: Wording.convertedTime),
      TagRow(18, "FocalPlaneXResolution", value: LytroValue.perInch),
      TagRow(19, "SensorSerialNumber"),
      TagRow(20, "ISO"),
      TagRow(21, "ImageLimitExposureBias", print: LytroValue.signedTenth),
      TagRow(22, "ImageModulationExposureBias", print: LytroValue.signedTenth),
      TagRow(23, "Orientation", "1=Horizontal (normal)"),
      TagRow(24, "ImageWidth"),
      TagRow(25, "ImageHeight"),
    ])
}
