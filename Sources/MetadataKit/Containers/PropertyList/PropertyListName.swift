/// What a value is called, by its keys.
struct PropertyListName {
  let text: String
  /// Whether a row may tell of it: its keys are known, not only a name that is like one.
  let isKnown: Bool

  init(_ path: [UInt8], isBinary: Bool) {
    let name = Self.names[String(decoding: path, as: UTF8.self).asLookup]
    isKnown = name != nil
    if let name {
      text = name
      return
    }
    var path = path[...]
    if !isBinary {
      if path.starts(with: "MetaDataList//".utf8) { path = path.dropFirst(14) }
      if path.count >= 6, path.suffix(6).elementsEqual("//name".utf8) { path = path.dropLast(6) }
    }
    var word: [UInt8] = []
    var isLetter = true
    for byte in path {
      let isLower = NumberText.isLower(byte)
      let isWord = isLower || NumberText.isDigit(byte) || byte == 0x2d || byte == 0x5f
      let isUpper = NumberText.isUpper(byte)
      if isWord || isUpper { word.append(isLower && !isLetter ? byte & 0xdf : byte) }
      isLetter = isLower || isUpper
    }
    text = String(decoding: word, as: UTF8.self).tagName
  }

  /// Keys whose names are others than those that are made of them.
  private static let names: [String: String] = [
    "MetaDataList//DateTimeOriginal": "DateTimeOriginal",
    "MetaDataList//Duration": "Duration",
    "MetaDataList//Geolocation/Latitude": "GPSLatitude",
    "MetaDataList//Geolocation/Longitude": "GPSLongitude",
    "MetaDataList//Geolocation/MapDatum": "GPSMapDatum",
    "slowMotion/regions/timeRange/start/flags": "SlowMotionRegionsStartTimeFlags",
    "slowMotion/regions/timeRange/start/value": "SlowMotionRegionsStartTimeValue",
    "slowMotion/regions/timeRange/start/timescale": "SlowMotionRegionsStartTimeScale",
    "slowMotion/regions/timeRange/start/epoch": "SlowMotionRegionsStartTimeEpoch",
    "slowMotion/regions/timeRange/duration/flags": "SlowMotionRegionsDurationFlags",
    "slowMotion/regions/timeRange/duration/value": "SlowMotionRegionsDurationValue",
    "slowMotion/regions/timeRange/duration/timescale": "SlowMotionRegionsDurationTimeScale",
    "slowMotion/regions/timeRange/duration/epoch": "SlowMotionRegionsDurationEpoch",
    "SystemVersion/ProductBuildVersion": "ProductBuildVersion",
    "SystemVersion/ProductName": "ProductName",
    "SystemVersion/ProductVersion": "ProductVersion",
    "FrameworkVersions/CoreMotion": "CoreMotionVersion",
    "FrameworkVersions/CMCaptureCore": "CMCaptureCoreVersion",
    "FrameworkVersions/H16ISPServices": "H16ISPServicesVersion",
    "FrameworkVersions/CoreMedia": "CoreMediaVersion",
  ]
}
