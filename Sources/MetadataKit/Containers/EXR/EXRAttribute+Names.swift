extension EXRAttribute {
  /// `pixelAspectRatio` is `PixelAspectRatio`; what cannot stand in a name is left out.
  static func name(_ attribute: String) -> String {
    var name: [UInt8] = []
    var isStart = true
    for byte in attribute.utf8 where byte < 0x80 {
      let isLetter = NumberText.isLetter(byte)
      if String.isOfTagName(byte) {
        name.append(isStart && isLetter ? byte & 0xdf : byte)
      }
      isStart = !isLetter
    }
    return name.isEmpty
      ? "Invalid" : (name.count > 1 ? "" : "Tag") + String(decoding: name, as: UTF8.self)
  }

  static let names: [(attribute: String, tag: String)] = [
    ("altitude", "GPSAltitude"), ("capDate", "DateTimeOriginal"), ("envmap", "EnvironmentMap"),
    ("expTime", "ExposureTime"), ("focus", "FocusDistance"), ("isoSpeed", "ISO"),
    ("latitude", "GPSLatitude"), ("longitude", "GPSLongitude"), ("utcOffset", "TimeZone"),
    ("wrapmodes", "WrapModes"), ("xDensity", "XResolution"),
  ]
}
