extension Metadata {
  /// What XMP has of EXIF's directory of places: the letter stands within the coordinate, `46,41.66N`
  /// (CIPA DC-010-2020 §4.5), but in Apple's sidecars, which have it beside it, as EXIF does.
  var xmpLocation: Location? {
    guard let latitude = xmpDegrees("GPSLatitude", "N", "S", limit: 90),
      let longitude = xmpDegrees("GPSLongitude", "E", "W", limit: 180)
    else { return nil }
    return Location(latitude: latitude, longitude: longitude, altitude: xmpAltitude)
  }

  private func xmpDegrees(
    _ name: String, _ positive: Unicode.Scalar, _ negative: Unicode.Scalar, limit: Double
  ) -> Double? {
    guard let tag = tags.store.first("XMP-exif", named: name) else { return nil }
    guard let degrees = NumberText.whole(tag.convertedText[...]), degrees.magnitude <= limit,
      // Without its letter it says of no half of the globe.
      let letter = Self.letter(of: tag)
        ?? tags.store.first("XMP-exif", named: name + "Ref").flatMap(Self.letter),
      letter == positive || letter == negative
    else { return nil }
    return degrees == 0 ? 0 : letter == negative ? -degrees.magnitude : degrees.magnitude
  }

  /// What DJI's drones have in XMP of their own: degrees with a sign, by the name of each generation of them. Zeros alone
  /// are what they have before they know where they are.
  var droneLocation: Location? {
    let store = tags.store
    let group = "XMP-drone-dji"
    guard store.has(group: group) else { return nil }
    func number(_ names: String...) -> Double? {
      let tag = names.lazy.compactMap { store.first(group, named: $0) }.first
      return tag.flatMap { NumberText.whole($0.convertedText[...]) }
    }
    guard let latitude = number("GPSLatitude", "Latitude"), latitude.magnitude <= 90,
      let longitude = number("GPSLongitude", "GPSLongtitude", "Longitude"),
      longitude.magnitude <= 180, latitude != 0 || longitude != 0
    else { return nil }
    return Location(
      latitude: latitude, longitude: longitude, altitude: number("AbsoluteAltitude"))
  }

  /// The letter that a text ends in, in capitals.
  private static func letter(of tag: Tag) -> Unicode.Scalar? {
    guard let last = tag.rawText.last(where: { $0 > 0x20 }), NumberText.isLetter(last) else {
      return nil
    }
    return Unicode.Scalar(last & 0xdf)
  }

  private var xmpAltitude: Double? {
    let store = tags.store
    guard let height = store.first("XMP-exif", named: "GPSAltitude")?.convertedText,
      let value = NumberText.whole(height[...]), value.isFinite,
      let reference = store.first("XMP-exif", named: "GPSAltitudeRef")?.convertedText.first
    else { return nil }
    switch reference {
    case UInt8(ascii: "0"): return value
    case UInt8(ascii: "1"): return value == 0 ? 0 : -value
    default: return nil
    }
  }
}
