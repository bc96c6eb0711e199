/// Where and with what FLIR's pictures were made.
extension TagTable {
  package static let flirPiP = TagTable(
    "FLIRPiP", group: "FLIR",
    [
      TagRow(0, "Real2IR", format: .float),
      TagRow(2, "OffsetX", print: FLIRValue.signed),
      TagRow(3, "OffsetY", print: FLIRValue.signed),
      TagRow(4, "PiPX1"),
      TagRow(5, "PiPX2"),
      TagRow(6, "PiPY1"),
      TagRow(7, "PiPY2"),
    ])

  package static let flirGPS = TagTable(
    "FLIRGPSInfo", group: "FLIR",
    [
      TagRow(0, "GPSValid", "0=No|1=Yes", format: .long),
      TagRow(
        4, "GPSVersionID", format: .undefined, count: 4, condition: "!empty",
        print: FLIRValue.version),
      TagRow(8, "GPSLatitudeRef", "N=North|S=South", format: .ascii, count: 2, condition: "!empty"),
      TagRow(10, "GPSLongitudeRef", "E=East|W=West", format: .ascii, count: 2, condition: "!empty"),
      TagRow(16, "GPSLatitude", format: .double, condition: "@0>0?@3>0", print: Wording.latitude),
      TagRow(24, "GPSLongitude", format: .double, condition: "@0>0?@3>0", print: Wording.longitude),
      TagRow(
        32, "GPSAltitude", format: .float, condition: "@0>0?@3>0", print: Wording.hundredthMeters),
      TagRow(64, "GPSDOP", format: .float, condition: ".>0", print: FLIRValue.twoDigits),
      TagRow(
        68, "GPSSpeedRef", "K=km/h|M=mph|N=knots", format: .ascii, count: 2, condition: "!empty"),
      TagRow(
        70, "GPSTrackRef", "M=Magnetic North|T=True North", format: .ascii, count: 2,
        condition: "!empty"),
      TagRow(
        72, "GPSImgDirectionRef", "M=Magnetic North|T=True North", format: .ascii, count: 2,
        condition: "!empty"),
      TagRow(76, "GPSSpeed", format: .float, condition: ".>-1", print: FLIRValue.twoDigits),
      TagRow(80, "GPSTrack", format: .float, condition: ".>-1", print: FLIRValue.twoDigits),
      TagRow(84, "GPSImgDirection", format: .float, condition: ".>-1", print: FLIRValue.twoDigits),
      TagRow(88, "GPSMapDatum", format: .ascii, count: 16, condition: "!empty"),
    ])

  package static let flirMeterLink = TagTable(
    "FLIRMeterLink", group: "FLIR",
    [
      TagRow(26, "Reading1Units", "13=C|27=%|29=Relative|36=g/kg", traits: .hexadecimal),
      TagRow(
        28, "Reading1Description",
        "0=Humidity|3=Moisture|7=Dew Point|8=Air Temperature|9=IR Temperature|11=Difference Temperature"
      ),
      TagRow(32, "Reading1Device", format: .ascii, count: 16),
      TagRow(96, "Reading1Value", format: .double, value: FLIRValue.reading),
      TagRow(126, "Reading2Units", "13=C|27=%|29=rel|36=g/kg", traits: .hexadecimal),
      TagRow(
        128, "Reading2Description",
        "0=Humidity|3=Moisture|7=Dew Point|8=Air Temperature|9=IR Temperature|11=Difference Temperature"
      ),
      TagRow(132, "Reading2Device", format: .ascii, count: 16),
      TagRow(196, "Reading2Value", format: .double, value: FLIRValue.reading),
      TagRow(226, "Reading3Units", "13=C|27=%|29=rel|36=g/kg", traits: .hexadecimal),
      TagRow(
        228, "Reading3Description",
        "0=Humidity|3=Moisture|7=Dew Point|8=Air Temperature|9=IR Temperature|11=Difference Temperature"
      ),
      TagRow(232, "Reading3Device", format: .ascii, count: 16),
      TagRow(296, "Reading3Value", format: .double, value: FLIRValue.reading),
      TagRow(326, "Reading4Units", "13=C|27=%|29=rel|36=g/kg", traits: .hexadecimal),
      TagRow(
        328, "Reading4Description",
        "0=Humidity|3=Moisture|7=Dew Point|8=Air Temperature|9=IR Temperature|11=Difference Temperature"
      ),
      TagRow(332, "Reading4Device", format: .ascii, count: 16),
      TagRow(396, "Reading4Value", format: .double, value: FLIRValue.reading),
    ])
}
