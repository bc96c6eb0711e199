import MetadataKit

extension TellingTags {
  static func isPlace(_ name: TellingName) -> Bool {
    let text = name.text
    if text.hasPrefix("gps") || name.group == "GPS" { return !isHarmless(text) }
    if coordinates.contains(where: { $0.matches(text) }) {
      // That of an exposure is what a film or sensor forgives (ISO 12232).
      return !text.hasPrefix("isospeed") && !text.hasPrefix("exposure") && !isOfFilm(name)
    }
    if placePrefixes.contains(where: text.hasPrefix) || isShortCoordinate(name) || isOfMap(name)
      || isObservatory(name)
    {
      return true
    }
    if text == "state" { return statePrefixes.contains(where: name.group.hasPrefix) }
    guard places.contains(text) || isHospital(name) || name.isFree && isFreePlace(name) else {
      return false
    }
    return !isOfRelease(name) && !isOfCharacters(name) && !isOfSlice(name)
  }

  /// Whether a value of such a tag is that of none: an altitude of zero without coordinates, as GIMP and phones without
  /// a fix write it, coordinates that are zeros all of them, as phones and drones without one have them, a longitude of
  /// the sun, and where a piece of music lies on a disk.
  static func isNoPlace(_ value: [UInt8], of name: TellingName, _ hasCoordinates: Bool) -> Bool {
    if isLongitude(name) { return !hasCoordinates }
    if !hasCoordinates, isCoordinate(name) { return isZero(value) }
    if name.text == "gpsaltitude" {
      return !hasCoordinates && (name.tag.rational()?.numerator == 0 || startsWithZero(value))
    }
    return name.text == "location" && music.contains(where: name.group.hasPrefix)
      && FilePathText.isWhole(value)
  }

  /// Whether a tag has a coordinate that is not zero.
  static func isKnownCoordinate(_ tag: SubjectTag) -> Bool {
    isCoordinate(tag.telling) && tag.firstValue { !isZero($0) } != nil
  }

  private static func isCoordinate(_ name: TellingName) -> Bool {
    // DJI's programs have one with a letter too much.
    name.text.hasSuffix("latitude") || name.text.hasSuffix("longitude")
      || name.text.hasSuffix("longtitude")
  }

  /// Whether words have no number but zero: `0 deg 0' 0.00" N`, `+0.000000`.
  private static func isZero(_ words: [UInt8]) -> Bool {
    words.contains(UInt8(ascii: "0")) && !words.contains { (0x31...0x39).contains($0) }
  }

  /// Whether words start with the number zero, as those of a text in XMP do: `0`, `0/1`, `0.00 m`.
  private static func startsWithZero(_ words: [UInt8]) -> Bool {
    let number = words.prefix { $0 == UInt8(ascii: "0") || $0 == UInt8(ascii: ".") }
    let rest = words[number.endIndex...].first
    return number.contains(UInt8(ascii: "0"))
      && (rest == nil || rest == UInt8(ascii: " ") || rest == UInt8(ascii: "/"))
  }

  /// Whether it says where an album was released, as Picard and Discogs have it: nothing was recorded there.
  private static func isOfRelease(_ name: TellingName) -> Bool {
    if name.text == "country" { return music.contains(where: name.group.hasPrefix) }
    return name.text.hasSuffix("releasecountry") || name.text == "discogscountry"
  }

  /// Whether it says how texts are written, as `CSET` does (Multimedia Programming Interface 1.0 §2).
  private static func isOfCharacters(_ name: TellingName) -> Bool {
    name.text == "countrycode" && name.group == "RIFF"
  }

  /// Whether it is where a slice lies in a patient, in millimeters: a private element of GE's, and one of ACR-NEMA's
  /// (0020,0050).
  private static func isOfSlice(_ name: TellingName) -> Bool {
    ["imagelocation", "location"].contains(name.text) && name.group == "DICOM"
  }

  /// Whether it is where a map lies or a corner of it, in Geography Markup Language, as JPEG 2000 may have it (GMLJP2,
  /// OGC 05-047r3 and 08-085r8): names are those of the elements around it.
  private static func isOfMap(_ name: TellingName) -> Bool {
    guard name.group.hasPrefix("XML") else { return false }
    return (name.group.hasPrefix("XML-gml") || mapRoots.contains(where: name.text.hasPrefix))
      && mapWords.contains(where: name.ends(withWord:))
  }

  private static let mapRoots = ["featurecollection", "gmljp2"]
  private static let mapWords = ["Pos", "PosList", "LowerCorner", "UpperCorner", "Coordinates"]

  /// Whether it is how much light a film forgives that Bibble and AfterShot make a picture look like
  /// (`Nostalgia_flatitude`).
  private static func isOfFilm(_ name: TellingName) -> Bool {
    name.group == "XMP-dmf" && name.text.contains("nostalgia")
      && (name.text.hasSuffix("flatitude") || name.text.hasSuffix("platitude"))
  }

  /// Groups of what music says of itself.
  static let music = ["ID3v2", "Vorbis", "APE", "iTunes"]

  /// Whether a name that its file has made up tells a place: `Comapplequicktimelocationiso6709`,
  /// `Iptc4XmpExt_LocationCreatedCity`, `geo:lat`.
  private static func isFreePlace(_ name: TellingName) -> Bool {
    let text = name.text
    // How letters and numbers look depends on countries; DICOM's elements are those of a standard, in
    // which slices and beams have locations.
    if looks.contains(name.group) || name.group == "DICOM" { return false }
    if freePlaces.contains(text) || standard.matches(text) { return true }
    if gps.matches(text), name.has(word: "gps"), let start = text.firstRange(of: "gps")?.lowerBound
    {
      return !isHarmless(String(text[start...]))
    }
    if location.matches(text), !notPlaces.contains(where: text.contains),
      !text.hasSuffix("locationmode")
    {
      return true
    }
    return freeWords.contains(where: name.ends(withWord:))
  }

  /// Whether it is a coordinate as DJI's programs shorten them: `LRFTargetLat`, that of what a laser was
  /// pointed at. `RtkStdLat` is how exact one is.
  private static func isShortCoordinate(_ name: TellingName) -> Bool {
    // FITS has coordinates of the sky.
    guard name.isFree || name.group.hasPrefix("XMP-drone"), name.group != "FITS" else {
      return false
    }
    return ["Lat", "Lon", "Lng"].contains(where: name.ends(withWord:)) && !name.text.contains("std")
  }

  // String.contains takes a microsecond for each, and a file may have a hundred thousand names.
  private static let coordinates = [Wildcard("*latitude*"), Wildcard("*longitude*")]
  private static let standard = Wildcard("*iso6709*")
  private static let gps = Wildcard("*gps*")
  private static let location = Wildcard("*location*")

  /// Groups of OpenDocument's styles.
  private static let looks: Set = ["XMP-style", "XMP-number", "XMP-fo"]

  private static let freePlaces: Set = [
    "lat", "lon", "lng", "long", "geolat", "geolon", "geolng", "geolong", "sitelat", "sitelong",
  ]
  private static let freeWords = ["City", "Country", "Sublocation", "ProvinceState"]
  /// Words with `location` in them, the pages that markers of a movie lead to (XMP Part 2, Marker), and
  /// where frames stand in a file, windows on a screen and pictures in a document. Esko's programs tell where fonts were,
  /// and where on a label things lie.
  private static let notPlaces = [
    "allocation", "relocation", "dislocation", "schemalocation", "markerslocation",
    "keyframelocation", "windowlocation", "docxlocation", "lightpathlocation", "fontslocation",
    "dynobjectslocation",
  ]

  /// Whether it tells that samples or boxes beside the picture hold positions.
  static func isOfPositionRecords(_ tag: Tag) -> Bool { tag.name == "PositionRecords" }

  /// Whether it tells that a track is of what a camera measured beside the picture, its place
  /// among it: GoPro's GPMF, Google's CAMM, Sony's and DJI's.
  static func isTrackOfPlaces(_ tag: Tag) -> Bool {
    (tag.name == "MetaFormat" || tag.name == "OtherFormat") && tracksOfPlaces.contains(tag.string)
  }

  private static let tracksOfPlaces: Set = ["gpmd", "camm", "rtmd", "djmd", "dbgi"]

  /// What EXIF and others say of a fix besides where it was. What is unknown in the group GPS is
  /// not harmless.
  private static func isHarmless(_ name: String) -> Bool {
    name.hasSuffix("ref") || name.hasSuffix("accuracy") || harmless.contains(name)
      || harmlessPrefixes.contains(where: name.hasPrefix)
  }

  private static let harmless: Set = [
    "gpsversionid", "gpsmapdatum", "gpssatellites", "gpsstatus", "gpsmeasuremode", "gpsdop",
    "gpsdifferential", "gpshpositioningerror", "gpsprocessingmethod", "gpsimgdirection", "gpstrack",
    "gpsvalid", "gpsmode", "gpsfix", "gpsaltitudesystem", "gpsephemerisdownloadenabled", "gpsinfo",
    "gpsdestbearing", "gpsdestdistance", "gpscapturetime", "gpspitch", "gpsroll",
    // What Windows fills a directory up with, also where it has taken a place out.
    "gps0xea1c", "gps0xea1d",
  ]

  private static let harmlessPrefixes = ["gpsspeed", "gpsvelocity", "gpsdate", "gpstime"]

  private static let placePrefixes = ["locationcreated", "locationshown", "geolocation"]

  /// Elsewhere, a state is one that something is in.
  private static let statePrefixes = ["XMP-photoshop", "Panasonic", "MIE", "IPTC"]

  private static let places: Set = [
    // IPTC and what XMP has for it.
    "city", "cityname", "sublocation", "provincestate", "country", "countryname", "countrycode",
    "countryprimarylocationname", "countryprimarylocationcode", "contentlocationname",
    "contentlocationcode", "location",
    // Makers' notes.
    "city2", "landmark", "locationname", "locationinfo", "hometowncity", "localtownname",
    "locallocationname", "destinationcity", "hometowncitycode", "destinationcitycode",
    "timezonecity", "garmingps", "what3words", "wifissid",
    // Movies.
    "locationinformation", "locationbody", "locationnote", "locationdescription", "shotlocation",
    "recordinglocation", "reclocation", "compositionlocation", "geographiclocation", "placename",
    "geographicalcoordinates", "streetname",
    // Documents and texts that a file names itself.
    "imagelocation", "dccountry", "dccountrycode", "dcstateprovince", "dcverbatimcoordinates",
    "dctermslocation", "dclocationid", "dclocality", "dcverbatimlocality", "dcmunicipality",
    "dccounty", "dcisland", "dcislandgroup", "dccontinent", "dcwaterbody", "dchighergeography",
    "dcfootprintwkt", "dclocationremarks", "address", "postalcode", "street", "coordinates",
    "geotag", "place", "places", "signinglocation",
    // Where a map lies (GeoTIFF 1.1 §7.2).
    "modeltiepoint", "modeltransform",
    // The cell of a phone's network, and what stands beside a position.
    "cellglobalid", "celltowerid", "locationareacode", "mobilecountrycode", "mobilenetworkcode",
    "mccdata", "geotatepoi",
  ]
}
