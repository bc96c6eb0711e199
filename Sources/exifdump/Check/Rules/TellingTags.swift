import MetadataKit

/// Which tags say where, by which device, and whose: by their names, which are the same in EXIF,
/// XMP, IPTC, makers' notes, movies and documents, and in texts that a file names itself.
enum TellingTags {
  /// The name in lower case; of what GIMP keeps of a picture, the last part of the name that its tag
  /// has for a value, `Exif.GPSInfo.GPSLatitude`.
  private static func name(of tag: Tag) -> String {
    guard tag.name == "MetadataTagName", tag.group == "XML" else { return tag.name.lowercased() }
    return tag.string.split(separator: ".").last.map { $0.lowercased() } ?? ""
  }

  // MARK: Places

  static func isPlace(_ tag: Tag) -> Bool {
    let name = name(of: tag)
    if name.hasPrefix("gps") || tag.group == "GPS" { return !isHarmless(name) }
    if name.hasSuffix("latitude") || name.hasSuffix("longitude") { return true }
    if placePrefixes.contains(where: name.hasPrefix) { return true }
    if name == "state" { return statePrefixes.contains(where: tag.group.hasPrefix) }
    return places.contains(name)
  }

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
  ]

  private static let harmlessPrefixes = ["gpsspeed", "gpsvelocity", "gpsdate", "gpstime"]

  private static let placePrefixes = ["locationcreated", "locationshown", "geolocation"]

  /// Elsewhere, a state is one that something is in.
  private static let statePrefixes = ["XMP-photoshop", "Panasonic", "MIE", "IPTC"]

  private static let places: Set = [
    // IPTC and what XMP has for it.
    "city", "sub-location", "sublocation", "province-state", "country", "countryname",
    "countrycode", "country-primarylocationname", "country-primarylocationcode",
    "contentlocationname", "contentlocationcode", "location", "provincestate",
    // Makers' notes.
    "city2", "landmark", "locationname", "locationinfo", "hometowncity", "localtownname",
    "locallocationname", "destinationcity", "hometowncitycode", "destinationcitycode",
    "timezonecity",
    "garmingps",
    // Movies.
    "locationinformation", "locationbody", "locationnote", "locationdescription", "shotlocation",
    "recordinglocation", "reclocation", "composition-location", "geographiclocation", "placename",
    // Documents and texts that a file names itself.
    "imagelocation", "dccountry", "dccountrycode", "dcstateprovince", "dcverbatimcoordinates",
    "dctermslocation", "dclocationid", "address", "postalcode", "street", "coordinates", "geotag",
    "place",
    // The cell of a phone's network, and what stands beside a position.
    "cellglobalid", "celltowerid", "locationareacode", "mobilecountrycode", "mobilenetworkcode",
    "geotatepoi",
  ]

  // MARK: Devices

  static func isSerialNumber(_ tag: Tag) -> Bool {
    let name = name(of: tag)
    if name.hasSuffix("format") { return false }
    return serialNumber.matches(name) || devices.contains(name)
  }

  private static let serialNumber = Wildcard("*serialn*")

  private static let devices: Set = [
    "backserial", "captureserial", "serial", "imei", "wi-fimacaddress", "bluetoothmacaddress",
    "uniquedeviceidentifier", "recdeviceownersdeviceid",
  ]

  // MARK: People

  static func isOwner(_ tag: Tag) -> Bool { owners.contains(name(of: tag)) }

  private static let owners: Set = [
    "ownername", "cameraownername", "cameraowner", "owner", "ownerid", "shortownername",
    "username", "registerusername", "endusername", "accountname", "applestoreaccount",
    "purchaseowner",
  ]

  static func isAuthor(_ tag: Tag) -> Bool {
    let name = name(of: tag)
    // In documents, the creator is a program.
    if name == "creator", ["PDF", "PostScript"].contains(tag.group) { return false }
    return authors.contains(name) || authorPrefixes.contains(where: name.hasPrefix)
  }

  private static let authorPrefixes = [
    "creatorwork", "creatoraddress", "creatorcity", "creatorregion", "creatorpostal",
    "creatorcountry", "copyrightowner", "imagecreator", "licensor",
  ]

  private static let authors: Set = [
    "artist", "author", "authors", "xpauthor", "by-line", "creator", "photographer", "contact",
    "originalauthorname", "lastauthor", "creatorcontactinfo",
  ]
}
