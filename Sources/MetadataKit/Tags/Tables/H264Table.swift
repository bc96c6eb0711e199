extension TagTable {
  /// What is found in a stream of H.264; the numbers have no meaning.
  package static let h264 = TagTable(
    "H264", group: "H264",
    [
      TagRow(0, "ImageWidth"),
      TagRow(1, "ImageHeight"),
      // A camera's entry 0x70.
      TagRow(10, "ApertureSetting", print: H264Value.aperture),
      TagRow(11, "Gain", value: H264Value.gain, print: H264Value.gainWords),
      TagRow(
        12, "ExposureProgram",
        "0=Program AE|1=Gain|2=Shutter speed priority AE|3=Aperture-priority AE|4=Manual"),
      TagRow(13, "WhiteBalance", "0=Auto|1=Hold|2=1-Push|3=Daylight"),
      TagRow(14, "Focus", print: H264Value.focus),
      // 0x71
      TagRow(20, "ImageStabilization", print: H264Value.stabilization),
      // 0xe0, 0xe1, 0xe4, 0xee
      TagRow(
        30, "Make", "259=Panasonic|264=Sony|4113=Canon|4356=JVC", traits: .hexadecimal),
      TagRow(31, "RecordingMode", "2=XP+|4=SP|5=LP|6=FXP|7=MXP"),
      TagRow(32, "Model"),
      TagRow(33, "CaptureFrameRate"),
      TagRow(34, "VideoFrameRate"),
    ])

  /// A camera's entry 0x7f, whose tag has the name of another.
  package static let h264Shutter = TagTable(
    "H264-shutter", group: "H264",
    [TagRow(0x7f, "ExposureTime", value: H264Value.shutter, print: H264Value.shutterWords)])

  /// The entries of AVCHD cameras that are one value, MDPM: numbers are the entries'. Fractions are
  /// of two numbers of 16 bits in the file.
  package static let cameraData = TagTable(
    "MDPM", group: "H264",
    [
      TagRow(0x13, "TimeCode", format: .undefined, value: H264Value.timeCode),
      TagRow(0x18, "DateTimeOriginal", format: .undefined, value: H264Value.date),
      TagRow(
        0xa0, "ExposureTime", format: .rational, value: H264Value.fraction,
        print: Wording.exposureTime),
      TagRow(0xa1, "FNumber", format: .rational, value: H264Value.fraction),
      TagRow(
        0xa2, "ExposureProgram",
        "0=Not Defined|1=Manual|2=Program AE|3=Aperture-priority AE|4=Shutter speed priority AE|5=Creative (Slow speed)|6=Action (High speed)|7=Portrait|8=Landscape",
        format: .long),
      TagRow(0xa3, "BrightnessValue", format: .signedRational, value: H264Value.fraction),
      TagRow(
        0xa4, "ExposureCompensation", format: .signedRational, value: H264Value.fraction,
        print: Wording.exposureCompensation),
      TagRow(
        0xa5, "MaxApertureValue", format: .rational, value: Meaning.aperture,
        print: Wording.aperture),
      TagRow(
        0xa6, "Flash",
        "0=No Flash|1=Fired|5=Fired, Return not detected|7=Fired, Return detected|8=On, Did not fire|9=On, Fired|13=On, Return not detected|15=On, Return detected|16=Off, Did not fire|20=Off, Did not fire, Return not detected|24=Auto, Did not fire|25=Auto, Fired|29=Auto, Fired, Return not detected|31=Auto, Fired, Return detected|32=No flash function|48=Off, No flash function|65=Fired, Red-eye reduction|69=Fired, Red-eye reduction, Return not detected|71=Fired, Red-eye reduction, Return detected|73=On, Red-eye reduction|77=On, Red-eye reduction, Return not detected|79=On, Red-eye reduction, Return detected|80=Off, Red-eye reduction|88=Auto, Did not fire, Red-eye reduction|89=Auto, Fired, Red-eye reduction|93=Auto, Fired, Red-eye reduction, Return not detected|95=Auto, Fired, Red-eye reduction, Return detected",
        format: .long, traits: .hexadecimal),
      TagRow(0xa7, "CustomRendered", "0=Normal|1=Custom", format: .long),
      TagRow(0xa8, "WhiteBalance", "0=Auto|1=Manual", format: .long),
      TagRow(
        0xa9, "FocalLengthIn35mmFormat", format: .rational, value: H264Value.fraction,
        print: Wording.millimeters),
      TagRow(
        0xaa, "SceneCaptureType", "0=Standard|1=Landscape|2=Portrait|3=Night", format: .long),
      TagRow(0xb0, "GPSVersionID", format: .byte, print: Wording.dotted),
      TagRow(0xb1, "GPSLatitudeRef", "N=North|S=South", format: .ascii),
      TagRow(
        0xb2, "GPSLatitude", format: .rational, value: Meaning.degrees, print: Wording.degrees),
      TagRow(0xb5, "GPSLongitudeRef", "E=East|W=West", format: .ascii),
      TagRow(
        0xb6, "GPSLongitude", format: .rational, value: Meaning.degrees, print: Wording.degrees),
      TagRow(
        0xb9, "GPSAltitudeRef", "0=Above Sea Level|1=Below Sea Level", format: .long,
        value: H264Value.flag),
      TagRow(0xba, "GPSAltitude", format: .rational, value: H264Value.fraction),
      TagRow(
        0xbb, "GPSTimeStamp", format: .rational, value: Meaning.timeOfDay,
        print: Wording.timeOfDay),
      TagRow(0xbe, "GPSStatus", "A=Measurement Active|V=Measurement Void", format: .ascii),
      TagRow(
        0xbf, "GPSMeasureMode", "2=2-Dimensional Measurement|3=3-Dimensional Measurement",
        format: .ascii),
      TagRow(0xc0, "GPSDOP", format: .rational, value: H264Value.fraction),
      TagRow(0xc1, "GPSSpeedRef", "K=km/h|M=mph|N=knots", format: .ascii),
      TagRow(0xc2, "GPSSpeed", format: .rational, value: H264Value.fraction),
      TagRow(0xc3, "GPSTrackRef", "M=Magnetic North|T=True North", format: .ascii),
      TagRow(0xc4, "GPSTrack", format: .rational, value: H264Value.fraction),
      TagRow(0xc5, "GPSImgDirectionRef", "M=Magnetic North|T=True North", format: .ascii),
      TagRow(0xc6, "GPSImgDirection", format: .rational, value: H264Value.fraction),
      TagRow(0xc7, "GPSMapDatum", format: .ascii),
      TagRow(0xca, "GPSDateStamp", format: .undefined, value: Meaning.dateStamp),
    ])
}
