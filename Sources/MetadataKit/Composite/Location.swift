/// Where a picture or movie was taken.
public struct Location: Hashable, Sendable, Codable {
  /// In degrees, north positive, −90…90.
  public let latitude: Double
  /// In degrees, east positive, −180…180.
  public let longitude: Double
  /// In meters above the reference that the file names; nil where it names none.
  public let altitude: Double?

  /// A place of these degrees and meters, taken as they are: no range is checked.
  public init(latitude: Double, longitude: Double, altitude: Double? = nil) {
    self.latitude = latitude
    self.longitude = longitude
    self.altitude = altitude
  }
}

extension Metadata {
  /// Where it was taken, from EXIF's GPS directory (Exif 3.0 §4.6.6) or else from what a movie or a sound
  /// says (ISO 6709; 3GPP TS 26.244 §8.3), or else from what XMP has of EXIF's or a drone's, a thermal camera in
  /// its own block, or OpenEXR in its attributes; nil where a coordinate is missing, lacks its reference, or
  /// lies nowhere on Earth, and where both are zero, which devices write that do not know where they are.
  public var location: Location? {
    if let place = exifLocation?.unlessUnknown ?? movieLocation?.unlessUnknown
      ?? xmpLocation?.unlessUnknown ?? droneLocation
    {
      return place.withoutWhatIsNoHeight
    }
    let place = numbers(of: "FLIR")?.unlessUnknown ?? numbers(of: "OpenEXR")?.unlessUnknown
    return place?.withoutWhatIsNoHeight
  }

  private var movieLocation: Location? {
    guard timing != nil else { return textLocation }
    let inputs = CompositeInputs(tags.store, isTIFF: false)
    guard let place = inputs.moviePlace?.map({ NumberText.leading($0[...]) }) else {
      return numbers(of: "QuickTime")
    }
    guard place[0].magnitude <= 90, place[1].magnitude <= 180 else { return nil }
    return Location(
      latitude: place[0], longitude: place[1], altitude: place.count > 2 ? place[2] : nil)
  }

  /// What other movies and sounds have in a text, `+46.5-120.25/`, that of all before that of a track.
  private var textLocation: Location? {
    guard !format.isImage else { return nil }
    let store = tags.store
    let isOfAll = store.groups.map(Location.groupsOfTexts.contains)
    let isOfTrack = store.groups.map { $0.hasPrefix("Track") }
    var ofTrack: Location?
    for index in store.records.indices {
      let record = store.records[index]
      let isOfAll = isOfAll[Int(record.group)]
      guard !record.isOfOther, isOfAll || (isOfTrack[Int(record.group)] && ofTrack == nil) else {
        continue
      }
      let tag = Tag(store: store, index: index)
      guard Location.isOfText(tag.name), let place = ISO6709(Array(tag.textBytes)),
        place.latitude.magnitude <= 90, place.longitude.magnitude <= 180
      else { continue }
      let location = Location(
        latitude: place.latitude, longitude: place.longitude, altitude: place.altitude)
      if isOfAll { return location }
      ofTrack = location
    }
    return ofTrack
  }

  /// What stands in tags of a group as numbers of degrees, with a letter for south or west, or a sign: of a dash
  /// camera what it has noted first.
  private func numbers(of group: String) -> Location? {
    let store = tags.store
    guard store.has(group: group) else { return nil }
    func number(_ name: String) -> Double? { store.first(group, named: name)?.number() }
    func degrees(_ name: String, _ negative: Character, limit: Double) -> Double? {
      guard let number = number(name), number.magnitude <= limit else { return nil }
      let letter = store.first(group, named: name + "Ref")?.string.first
      return letter == negative && number > 0 ? -number : number
    }
    guard let latitude = degrees("GPSLatitude", "S", limit: 90),
      let longitude = degrees("GPSLongitude", "W", limit: 180), number("GPSValid") != 0
    else { return nil }
    return Location(latitude: latitude, longitude: longitude, altitude: number("GPSAltitude"))
  }

  private var exifLocation: Location? {
    let store = tags.store
    guard let latitude = Location.degrees(store, reference: 1, value: 2, "N", "S", limit: 90),
      let longitude = Location.degrees(store, reference: 3, value: 4, "E", "W", limit: 180)
    else { return cameraLocation }
    return Location(
      latitude: latitude, longitude: longitude,
      altitude: Location.altitude(store, reference: 5, value: 6))
  }

  /// What an AVCHD camera has put into the stream of pictures, by numbers of its own.
  private var cameraLocation: Location? {
    let store = tags.store
    guard let latitude = Location.degrees(store, reference: 0xb1, value: 0xb2, "N", "S", limit: 90),
      let longitude = Location.degrees(store, reference: 0xb5, value: 0xb6, "E", "W", limit: 180)
    else { return nil }
    return Location(
      latitude: latitude, longitude: longitude,
      altitude: Location.altitude(store, reference: 0xb9, value: 0xba))
  }
}

extension Location {
  /// The place; nil where it is the one in the Gulf of Guinea that zeros alone are.
  fileprivate var unlessUnknown: Location? { latitude == 0 && longitude == 0 ? nil : self }

  /// The same without a height that is no number, or none that there is: OpenEXR's numbers may be such.
  fileprivate var withoutWhatIsNoHeight: Location {
    guard altitude?.isFinite == false else { return self }
    return Location(latitude: latitude, longitude: longitude)
  }

  /// The groups of what is said of a whole movie or sound in texts.
  fileprivate static let groupsOfTexts: Set = [
    "Matroska", "Flash", "Vorbis", "Theora", "CAF", "ASF", "ID3v2_2", "ID3v2_3", "ID3v2_4",
  ]

  /// Whether such a text is called by the name that programs give it, or by QuickTime's, which ffmpeg keeps:
  /// `com.apple.quicktime.location.ISO6709`. A language may follow.
  fileprivate static func isOfText(_ name: String) -> Bool {
    // Few names of a movie's many start as these do.
    guard let first = name.utf8.first, first | 0x20 == 0x6c || first | 0x20 == 0x63 else {
      return false
    }
    let name = Array(name.utf8.prefix { $0 != 0x2d })
    return names.contains { $0.utf8.count == name.count && name.span.matchesInAnyCase($0) }
  }

  private static let names = ["location", "comapplequicktimelocationiso6709"]

  /// Degrees, minutes and seconds as degrees; nil without a reference.
  fileprivate static func degrees(
    _ store: TagStore, reference: UInt32, value: UInt32, _ positive: Character,
    _ negative: Character, limit: Double
  ) -> Double? {
    guard let tag = store.first("GPS", value), let degrees = tag.number(0),
      // HTC's phones have a number of such a kind before it.
      let name = store.firstText("GPS", reference)?.string.first
    else { return nil }
    // Minutes and seconds may be left out; n/0 where they stand is no coordinate.
    var sum = degrees
    for (index, part) in [(1, 60.0), (2, 3600)] where index < tag.count {
      guard let number = tag.number(index), number >= 0 else { return nil }
      sum += number / part
    }
    guard degrees >= 0, sum <= limit else { return nil }
    if name == positive || name == Character(positive.lowercased()) { return sum }
    if name == negative || name == Character(negative.lowercased()) { return sum == 0 ? 0 : -sum }
    return nil
  }

  /// Exif 3.0 §4.6.6.6: 0 and 2 are above the reference, 1 and 3 below.
  fileprivate static func altitude(
    _ store: TagStore, reference: UInt32, value: UInt32
  ) -> Double? {
    guard let value = store.first("GPS", value)?.number(), value.isFinite,
      let reference = store.first("GPS", reference)?.byte(0)
    else { return nil }
    switch reference {
    case 0, 2: return value
    case 1, 3: return value == 0 ? 0 : -value
    default: return nil
    }
  }
}
