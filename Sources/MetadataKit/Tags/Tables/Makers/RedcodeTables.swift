/// What Red's cameras say in movies.
extension TagTable {
  package static let redcodeHeader = TagTable(
    "Red-RED1", group: "Red",
    [
      TagRow(7, "RedcodeVersion", format: .ascii),
      TagRow(54, "ImageWidth", format: .short),
      TagRow(58, "ImageHeight", format: .short),
      TagRow(
        62, "FrameRate", format: .short, count: 2, value: RedcodeValue.fraction,
        print: RedcodeValue.frameRate),
      TagRow(67, "OriginalFileName", format: .ascii, count: 32),
    ])

  package static let redcodeHeader2 = TagTable(
    "Red-RED2", group: "Red",
    [
      TagRow(7, "RedcodeVersion", format: .ascii),
      TagRow(76, "ImageWidth", format: .long),
      TagRow(80, "ImageHeight", format: .long),
      TagRow(
        86, "FrameRate", format: .short, count: 3, value: RedcodeValue.fraction,
        print: RedcodeValue.frameRate),
    ])

  /// The first four bits of a number are the format of the value.
  package static let redcode = TagTable(
    "Red", group: "Red",
    [
      TagRow(0x1000, "StartEdgeCode"),
      TagRow(0x1001, "StartTimecode"),
      TagRow(0x1002, "OtherDate1", value: RedcodeValue.otherDate),
      TagRow(0x1003, "OtherDate2", value: RedcodeValue.otherDate),
      TagRow(0x1004, "OtherDate3", value: RedcodeValue.otherDate),
      TagRow(0x1005, "DateTimeOriginal", value: RedcodeValue.dateTime),
      TagRow(0x1006, "SerialNumber"),
      TagRow(0x1019, "CameraType"),
      TagRow(0x101a, "ReelNumber"),
      TagRow(0x101b, "Take"),
      TagRow(0x1023, "DateCreated", value: RedcodeValue.date),
      TagRow(0x1024, "TimeCreated", value: RedcodeValue.time),
      TagRow(0x1025, "FirmwareVersion"),
      TagRow(0x1029, "ReelTimecode"),
      TagRow(0x102a, "StorageType"),
      TagRow(0x1030, "StorageFormatDate", value: RedcodeValue.date),
      TagRow(0x1031, "StorageFormatTime", value: RedcodeValue.time),
      TagRow(0x1032, "StorageSerialNumber"),
      TagRow(0x1033, "StorageModel"),
      TagRow(0x1036, "AspectRatio"),
      TagRow(0x1042, "Revision"),
      TagRow(0x1056, "OriginalFileName"),
      TagRow(0x106e, "LensMake"),
      TagRow(0x106f, "LensNumber"),
      TagRow(0x1070, "LensModel"),
      TagRow(0x1071, "Model"),
      TagRow(0x107c, "CameraOperator"),
      TagRow(0x1086, "VideoFormat"),
      TagRow(0x1096, "Filter"),
      TagRow(0x10a0, "Brain"),
      TagRow(0x10a1, "Sensor"),
      TagRow(0x10be, "Quality"),
      TagRow(0x200d, "ColorTemperature"),
      TagRow(0x204b, "RGBCurves"),
      TagRow(0x2066, "OriginalFrameRate", print: RedcodeValue.frameRate),
      TagRow(0x4037, "CropArea"),
      TagRow(0x403b, "ISO"),
      TagRow(0x406a, "FNumber", value: Meaning.tenth),
      TagRow(0x406b, "FocalLength"),
      TagRow(0x606c, "FocusDistance", value: RedcodeValue.meters, print: RedcodeValue.metersWords),
    ])
}
