import MetadataKit

/// Which tags say where, by which device, and whose: by their names, which are the same in EXIF,
/// XMP, IPTC, makers' notes, movies and documents, and in texts that a file names itself.
enum TellingTags {
  // MARK: Devices

  static func isSerialNumber(_ name: TellingName) -> Bool {
    if name.text.hasSuffix("format") { return false }
    if name.isFree, name.text.hasSuffix("serial") { return true }
    // DJI's, senseFly's; ISSN is that of a magazine.
    if name.isFree || name.group.hasPrefix("XMP-drone"), name.ends(withWord: "SN") {
      return !name.text.hasSuffix("issn")
    }
    // `1W9DH4900000AT`, as on the camera.
    if name.text == "sensorid" { return name.group == "DJI" }
    if name.text == "barcode" { return name.group == "Sony" }
    if isSerialOfFITS(name) { return true }
    return serialNumber.matches(name.text) || devices.contains(name.text)
  }

  private static let serialNumber = Wildcard("*serialn*")

  private static let devices: Set = [
    "backserial", "captureserial", "serial", "imei", "wifimacaddress", "bluetoothmacaddress",
    "uniquedeviceidentifier", "recdeviceownersdeviceid",
  ]

  // MARK: People

  static func isOwner(_ name: TellingName) -> Bool {
    if name.text == "owner" { return !ofRights.contains(name.group) }
    if name.text == "for" { return name.group == "PostScript" }
    if name.text == "accountnumber" { return name.group == TagTable.weChat.group }
    if name.isFree, name.text == "user" { return true }
    if owners.contains(name.text) || isLicensee(name) { return true }
    if name.isFree, userName.matches(name.text) { return isOfDocument(name) }
    return isUserOfDocument(name)
  }

  /// Groups whose owner has the rights in a picture, and need not have the camera: XMP's, OpenEXR's.
  private static let ofRights: Set = ["XMP-xmpRights", "OpenEXR"]

  /// As programs call properties of a document: `Mendeley User Name_1`. Visio's drawings have cells of such a name.
  private static let userName = Wildcard("*username*")

  private static let owners: Set = [
    "ownername", "cameraownername", "cameraowner", "ownerid", "shortownername", "fileowner",
    "username", "registerusername", "useralias", "accountname", "applestoreaccount",
    "purchaseowner", "mynextbasepaireddevicename", "numberlicenseplate",
  ]

  static func isAuthor(_ name: TellingName) -> Bool {
    // In documents and FITS, the creator is a program.
    if name.text == "creator", programs.contains(name.group) { return false }
    if name.text == "owner" { return ofRights.contains(name.group) }
    if isObserver(name) { return true }
    if name.isFree, freeAuthors.contains(where: { $0.matches(name.text) }) || isNumberedAuthor(name)
    {
      return true
    }
    return authors.contains(name.text) || authorPrefixes.contains(where: name.text.hasPrefix)
      || isAuthorOfDocument(name)
  }

  /// Groups whose creator is a program: `XMP-pdf` repeats what a PDF says of itself.
  private static let programs: Set = ["PDF", "XMP-pdf", "PostScript", "RTF", "FITS"]

  /// Whether a name ends as one of an author, of which there may be several: `WebdeskAuthor`, `Author0`.
  private static func isNumberedAuthor(_ name: TellingName) -> Bool {
    // XMP's namespaces have such names for others than people.
    guard !name.group.hasPrefix("XMP-") || isOfDocument(name) else { return false }
    var text = name.text.utf8[...]
    while let last = text.last, (0x30...0x39).contains(last) { text.removeLast() }
    return text.suffix(6).elementsEqual("author".utf8)
  }

  private static let authorPrefixes = [
    "creatorwork", "creatoraddress", "creatorcity", "creatorregion", "creatorpostal",
    "creatorcountry", "copyrightowner", "imagecreator", "licensor", "authorinfo",
  ]

  private static let freeAuthors = [
    Wildcard("*dccreator*"), Wildcard("*authorname*"), Wildcard("*soundmixer*"),
  ]

  private static let authors: Set = [
    "artist", "author", "authors", "xpauthor", "byline", "creator", "photographer", "contact",
    "originalauthorname", "lastauthor", "creatorcontactinfo", "creatorname", "contributorname",
    "contributor",
    "metadatalasteditorname", "attributionname", "workcreator", "workcreatoragenttitle",
    "workcontributor", "workcontributoragenttitle", "workrightsagenttitle",
    "workpublisheragenttitle", "aipromptwritername", "imageeditor", "ciemailwork", "citelwork",
    "ciurlwork",
    "writereditor", "credit", "creditline", "captionwriter", "captionsauthornames", "contactinfo",
    "rightsowner", "enduserid", "endusername", "signingauthority", "signercontactinfo", "routing",
    "originator", "technician", "engineer", "email", "emailaddress", "phone", "phonenumber",
  ]
}
