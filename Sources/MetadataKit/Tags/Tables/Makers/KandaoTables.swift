extension TagTable {
  /// What Kandao's cameras keep of a movie beside it, in boxes or a file of its own: numbers only
  /// count the rows.
  package static let kandao = TagTable(
    "Kandao", group: "KVAR",
    [
      TagRow(0, "CPUTemperature", value: Meaning.tenth),
      TagRow(1, "BatteryTemperature"),
      TagRow(2, "TimeStampUnit", "0=ms|1=Subtle|2=ns"),
      TagRow(3, "TotalFrames"),
      TagRow(4, "TotalTime", value: Meaning.thousandth),
      TagRow(5, "LensData"),
      TagRow(6, "Dashboard"),
      TagRow(7, "Projection"),
      TagRow(8, "CenterShift"),
      TagRow(9, "Distortion"),
      TagRow(10, "Info"),
      TagRow(11, "PresentationTimeStamp", traits: .binary),
      TagRow(12, "Lens0SerialNumber"),
      TagRow(13, "Lens1SerialNumber"),
      TagRow(14, "Lens0OTP_ID"),
      TagRow(15, "Lens1OTP_ID"),
      TagRow(16, "Exp"),
      TagRow(17, "ISP"),
      TagRow(18, "GainMap0"),
      TagRow(19, "GainMap1"),
      TagRow(20, "Model"),
      TagRow(21, "Project"),
      TagRow(22, "SerialNumber"),
      TagRow(23, "ProductVersion"),
      TagRow(24, "SoftwareVersion"),
      TagRow(25, "HardwareVersion"),
      TagRow(26, "VideoCaptureTime", value: KandaoValue.date),
      TagRow(27, "GPSCaptureTime", value: KandaoValue.unixTime),
      TagRow(28, "LensIndex", format: .short),
      TagRow(29, "NeedLDSC"),
      TagRow(30, "InputInsert"),
      TagRow(31, "VideoResolution"),
      TagRow(32, "VideoCodec"),
      TagRow(33, "VideoBitrate", print: KandaoValue.megabits),
      TagRow(34, "VideoFormat"),
      TagRow(35, "OutputInsert"),
      TagRow(36, "DynamicRange"),
      TagRow(37, "AWB_CCT"),
      TagRow(38, "EV"),
      TagRow(39, "ISO"),
      TagRow(40, "Shutter"),
      TagRow(41, "ImageStyle"),
      TagRow(42, "AEMetering"),
      TagRow(43, "CaptureMode"),
      TagRow(44, "HDR"),
      TagRow(45, "Stitched"),
      TagRow(46, "CoverMode"),
      TagRow(47, "Stereo"),
      TagRow(48, "FOV"),
      TagRow(49, "AEMode"),
      TagRow(50, "AF_FN"),
      TagRow(51, "AWBMode"),
      TagRow(52, "AudioGain"),
      TagRow(53, "Interval"),
      TagRow(54, "ISPVersion"),
      TagRow(55, "Yaw"),
      TagRow(56, "FanLevel"),
      TagRow(57, "FanMode"),
      TagRow(58, "Customized"),
      // What has no row above, under a name that the file gives.
      TagRow(100, "Value"),
      // Bytes that are no numbers, under the name of what they are.
      TagRow(101, "Data", traits: .binary),
    ])

  /// A record of a place: numbers are byte positions. Of records with the same tag the first counts, here
  /// and below.
  package static let kandaoGPS = TagTable(
    "Kandao-GPS", group: "KVAR", yields: true,
    [
      TagRow(0, "TimeStamp", format: .long),
      TagRow(4, "GPSLatitude", format: .double, print: Wording.latitude),
      TagRow(12, "GPSLongitude", format: .double, print: Wording.longitude),
      TagRow(20, "GPSAltitude", format: .double, print: KandaoValue.meters),
    ])

  /// The same with a time: numbers are byte positions.
  package static let kandaoGPSX = TagTable(
    "Kandao-GPSX", group: "GPS", yields: true,
    [
      TagRow(0, "TimeStamp", format: .long),
      TagRow(4, "GPSDateTime", format: .long8, value: KandaoValue.unixTime),
      TagRow(12, "GPSLatitude", format: .double, print: Wording.latitude),
      TagRow(20, "GPSLongitude", format: .double, print: Wording.longitude),
      TagRow(28, "GPSAltitude", format: .double, print: KandaoValue.meters),
    ])

  /// A record of motion: numbers are byte positions.
  package static let kandaoIMU = TagTable(
    "Kandao-IMU", group: "KVAR", yields: true,
    [
      TagRow(0, "TimeStamp", format: .long8),
      TagRow(8, "Gyroscope", format: .signedShort, count: 3),
      TagRow(14, "Accelerometer", format: .signedShort, count: 3),
    ])
}
