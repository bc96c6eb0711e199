import MetadataKit

/// A tag's name as rules look at it: in small letters, with letters and digits alone, and without the
/// language that programs put behind it: `LOCATION-eng`, `geo:lat` and `Serial_Number` are `location`,
/// `geolat` and `serialnumber`.
struct TellingName {
  let text: String
  // A file may have a hundred thousand: what the tag can be asked for is not kept of each.
  let tag: Tag

  init(_ tag: Tag) {
    self.tag = tag
    let text = Self.plain(Self.withoutLanguage(Self.original(of: tag)[...]))
    self.text = Self.isFree(tag) ? Self.withoutNamespace(text) : text
  }

  var group: String { tag.group }

  /// Whether the file has made it up, or its writer: such names hold the words of other standards within.
  var isFree: Bool { Self.isFree(tag) }

  private static func isFree(_ tag: Tag) -> Bool { tag.isNamedByFile || !tag.isInTable }

  /// The name as it stands.
  private static func original(of tag: Tag) -> String {
    let name = tag.name
    // What users named in OpenDocument has its name before it (1.2 part 1 §4.3.3).
    if name == "User-defined", tag.group == "XMP-meta" {
      return tag.preceding("User-definedName")?.string ?? name
    }
    // So has what they named in Office.
    if name == propertyOfUser + "Lpwstr", let other = tag.preceding(propertyOfUser + "Name") {
      return other.string
    }
    // In Office's XML the names of the elements around it stand before it.
    if let around = elementsOfOffice(around: tag) { return String(name.dropFirst(around.count)) }
    // What else a package of theirs has in one text is its content, with what that cites: not looked at, but for paths
    // that programs have put there.
    if tag.group == packageOfOffice { return pathOfOffice(in: name) }
    // The value is the name of another, of what GIMP keeps of a picture with a path before it
    // (`Exif.GPSInfo.GPSLatitude`), of what Sony's cameras note of a movie as it is.
    guard name == "MetadataTagName" || name.hasSuffix("GroupItemName"), tag.group == "XML" else {
      return name
    }
    return tag.string.split(separator: ".").last.map(String.init) ?? ""
  }

  /// Whether it is one of the properties of a document of Office that is one text of XML.
  var isOfOfficeXML: Bool { Self.elementsOfOffice(around: tag) != nil }

  private static func elementsOfOffice(around tag: Tag) -> String? {
    guard tag.group.hasPrefix("XMP") else { return nil }
    let name = tag.name
    return elementsOfOffice.first(where: name.hasPrefix)
  }

  private static let packageOfOffice = "XMP-pkg"

  /// What the path in a part of such a package is called, without the elements around it; empty where it is none.
  private static func pathOfOffice(in name: String) -> String {
    if let description = descriptionsOfOffice.first(where: name.hasSuffix) { return description }
    let setting = name.dropFirst(settingsOfOffice.count)
    return name.hasPrefix(settingsOfOffice) && pathsInSettings.contains(String(setting))
      ? String(setting) : ""
  }

  private static let settingsOfOffice = "PackagePartXmlDataSettings"

  /// Of what a letter to many takes its data from (§17.14).
  private static let pathsInSettings: Set = ["MailMergeConnectStringVal", "MailMergeOdsoUdlVal"]

  /// Of pictures, as Word and PowerPoint describe them (ECMA-376 Part 1 §20.1.2.2.8, VML's in Part 4 §19.1.2.19).
  private static let descriptionsOfOffice = [
    "DocPrDescr", "DocPrTitle", "CNvPrDescr", "CNvPrTitle", "ShapeAlt", "ImagedataTitle",
  ]

  private static let propertyOfUser = "PackagePartXmlDataPropertiesProperty"

  private static let elementsOfOffice = [
    "WordDocumentDocumentProperties", "WordDocumentCustomDocumentProperties",
    "WorkbookDocumentProperties", "WorkbookCustomDocumentProperties", "WordDocumentDocPr",
    "VisioDocumentDocumentProperties", "PackagePartXmlDataCoreProperties",
    "PackagePartXmlDataProperties", "PackagePartXmlDataRelationshipsRelationship",
  ]

  /// Whether it ends with a word that starts with a capital letter, or is that word: `LocationCreatedCity`
  /// does with `City`, `Opacity` does not.
  func ends(withWord word: String) -> Bool {
    Self.original(of: tag).hasSuffix(word) || text == word.lowercased()
  }

  /// Whether it has the letters of a word, of small ones, however they are written, and no other word starts among them:
  /// `GpsInfo`, `cameraGPS` and `camera_gps` have `gps`, `ProcessingPsf` has not. At the start of a word the first may be
  /// small, and others not (`image_gPSPosition`).
  func has(word: String) -> Bool {
    let name = Array(Self.original(of: tag).utf8)
    let length = word.utf8.count
    return name.indices.dropLast(length - 1).contains { start in
      let part = name[start..<(start + length)]
      guard zip(part, word.utf8).allSatisfy({ $0 | 0x20 == $1 }) else { return false }
      let isStart = start == 0 || !NumberText.isLetter(name[start - 1])
      let rest = isStart ? part.dropFirst() : part
      // A capital behind a small letter starts another word.
      return !zip(rest, rest.dropFirst()).contains { $0 & 0x20 != 0 && $1 & 0x20 == 0 }
    }
  }

  private static func plain(_ name: Substring) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(name.utf8.count)
    for byte in name.utf8 {
      let letter = byte | 0x20
      if (0x61...0x7a).contains(letter) {
        bytes.append(letter)
      } else if (0x30...0x39).contains(byte) || byte >= 0x80 {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The name without the namespace that ImageMagick has before it: `exif:Artist`, `tiff:artist`,
  /// `photoshop:Credit`.
  private static func withoutNamespace(_ text: String) -> String {
    guard let namespace = namespaces.first(where: text.hasPrefix) else { return text }
    return String(text.dropFirst(namespace.count))
  }

  private static let namespaces = [
    "exifex", "exif", "tiff", "photoshop", "aux", "iptc4xmpcore", "iptc4xmpext",
  ]

  /// The name without `-eng` or `-en-US` (RFC 5646) at its end.
  private static func withoutLanguage(_ name: Substring) -> Substring {
    let parts = name.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count > 1 else { return name }
    var end = parts.count
    func isCode(_ part: Substring, _ lengths: ClosedRange<Int>) -> Bool {
      lengths.contains(part.utf8.count)
        && part.utf8.allSatisfy { (0x61...0x7a).contains($0 | 0x20) }
    }
    if end > 2, isCode(parts[end - 1], 2...2), isCode(parts[end - 2], 2...3) {
      end -= 2
    } else if isCode(parts[end - 1], 2...3) {
      end -= 1
    }
    return parts[..<end].joined(separator: "-")[...]
  }
}
