extension TagTable {
  /// The tags of a GPS directory (Exif 3.0 §4.6.6).
  package static let gps = TagTable(
    "GPS", group: "GPS", isTIFF: true,
    [
      TagRow(0x0000, "GPSVersionID", print: Wording.dotted),
      TagRow(0x0001, "GPSLatitudeRef", "N=North|S=South"),
      TagRow(0x0002, "GPSLatitude", value: Meaning.degrees, print: Wording.degrees),
      TagRow(0x0003, "GPSLongitudeRef", "E=East|W=West"),
      TagRow(0x0004, "GPSLongitude", value: Meaning.degrees, print: Wording.degrees),
      TagRow(
        0x0005, "GPSAltitudeRef",
        "0=Above Sea Level|1=Below Sea Level|2=Positive Sea Level (sea-level ref)|3=Negative Sea Level (sea-level ref)"
      ),
      TagRow(0x0006, "GPSAltitude", print: Wording.metersIfKnown),
      TagRow(0x0007, "GPSTimeStamp", value: Meaning.timeOfDay, print: Wording.timeOfDay),
      TagRow(0x0008, "GPSSatellites"),
      TagRow(0x0009, "GPSStatus", "A=Measurement Active|V=Measurement Void"),
      TagRow(0x000a, "GPSMeasureMode", "2=2-Dimensional Measurement|3=3-Dimensional Measurement"),
      TagRow(0x000b, "GPSDOP"),
      TagRow(0x000c, "GPSSpeedRef", "K=km/h|M=mph|N=knots"),
      TagRow(0x000d, "GPSSpeed"),
      TagRow(0x000e, "GPSTrackRef", "M=Magnetic North|T=True North"),
      TagRow(0x000f, "GPSTrack"),
      TagRow(0x0010, "GPSImgDirectionRef", "M=Magnetic North|T=True North"),
      TagRow(0x0011, "GPSImgDirection"),
      TagRow(0x0012, "GPSMapDatum"),
      TagRow(0x0013, "GPSDestLatitudeRef", "N=North|S=South"),
      TagRow(0x0014, "GPSDestLatitude", value: Meaning.degrees, print: Wording.degrees),
      TagRow(0x0015, "GPSDestLongitudeRef", "E=East|W=West"),
      TagRow(0x0016, "GPSDestLongitude", value: Meaning.degrees, print: Wording.degrees),
      TagRow(0x0017, "GPSDestBearingRef", "M=Magnetic North|T=True North"),
      TagRow(0x0018, "GPSDestBearing"),
      TagRow(0x0019, "GPSDestDistanceRef", "K=Kilometers|M=Miles|N=Nautical Miles"),
      TagRow(0x001a, "GPSDestDistance"),
      TagRow(0x001b, "GPSProcessingMethod", value: Meaning.encodedText),
      TagRow(0x001c, "GPSAreaInformation", value: Meaning.encodedText),
      TagRow(0x001d, "GPSDateStamp", format: .undefined, value: Meaning.dateStamp),
      TagRow(0x001e, "GPSDifferential", "0=No Correction|1=Differential Corrected"),
      TagRow(0x001f, "GPSHPositioningError", print: Wording.meters),
    ])
}
