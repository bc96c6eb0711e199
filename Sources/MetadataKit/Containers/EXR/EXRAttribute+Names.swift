extension EXRAttribute {
  /// `pixelAspectRatio` is `PixelAspectRatio`; what cannot stand in a name is left out.
  static func name(_ attribute: String) -> String {
    var name = ""
    var isStart = true
    for character in attribute.unicodeScalars where character.isASCII {
      let isLetter = character.properties.isAlphabetic
      let isDigit = character.properties.numericType != nil
      if isLetter || isDigit || character == "-" || character == "_" {
        name += isStart && isLetter ? String(character).uppercased() : String(character)
      }
      isStart = !isLetter
    }
    return name.utf8.count > 1 ? name : name.isEmpty ? "Invalid" : "Tag" + name
  }

  static let names: [(attribute: String, tag: String)] = [
    ("altitude", "GPSAltitude"), ("capDate", "DateTimeOriginal"), ("envmap", "EnvironmentMap"),
    ("expTime", "ExposureTime"), ("focus", "FocusDistance"), ("isoSpeed", "ISO"),
    ("latitude", "GPSLatitude"), ("longitude", "GPSLongitude"), ("utcOffset", "TimeZone"),
    ("wrapmodes", "WrapModes"), ("xDensity", "XResolution"),
  ]
}
