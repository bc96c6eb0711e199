/// When a picture or movie was taken, or a document made, and which tag says so.
public struct Created: Hashable, Sendable, Codable {
  /// The date and time in ISO 8601, without a zone: `2008-05-30T15:56:01`. As exact as the file
  /// is: the fraction, the seconds or the time may be missing.
  public let local: String
  /// The offset of ``local`` from UTC, `+02:00`; nil where the file does not state it.
  public let offset: String?
  /// The tag that it comes from, `ExifIFD:DateTimeOriginal`.
  public let source: String
}

extension Metadata {
  /// When it was taken; nil where no tag says it, or where what they say is no date.
  ///
  /// What EXIF says counts before what the container says, that before what a camera's own blocks say, those
  /// before XMP and IPTC, and those before a PNG's text. The date of the last change is no answer.
  public var created: Created? {
    let store = tags.store
    for (group, date, (number, name), offset) in Created.exifTags {
      guard let tag = store.first(group, date) else { continue }
      // Programs that write no EXIF keep it in XMP.
      let fraction = store.first(group, number) ?? store.first("XMP-exif", named: name)
      guard let text = DateText(tag.textBytes, fraction: fraction?.textBytes ?? []) else {
        continue
      }
      return Created(
        local: text.local,
        offset: text.offset ?? store.first(group, offset).flatMap { DateText.offset($0.textBytes) },
        source: "\(group):\(tag.name)")
    }
    if let movie = Created.first(of: Created.movieTags, in: store) { return movie }
    if let date = facts.creationDate, let text = DateText(Array(date.utf8)[...]) {
      return Created(local: text.local, offset: text.offset, source: "container")
    }
    return Created.first(of: Created.otherTags, in: store)
  }
}

extension Created {
  /// Group, date, fraction of its second (and what XMP calls that), its offset (Exif 3.0 §4.6.5).
  fileprivate static let exifTags: [(String, UInt32, (UInt32, String), UInt32)] = [
    ("ExifIFD", 0x9003, (0x9291, "SubSecTimeOriginal"), 0x9011),
    ("ExifIFD", 0x9004, (0x9292, "SubSecTimeDigitized"), 0x9012),
    ("IFD0", 0x9003, (0x9291, "SubSecTimeOriginal"), 0x9011),
  ]

  /// What the first of some places says that has a date.
  fileprivate static func first(of places: [Place], in store: TagStore) -> Created? {
    // By its index: few of their groups are there, and to copy each place takes longer than to look.
    for index in places.indices where store.has(group: places[index].group) {
      let place = places[index]
      guard let text = place.date(in: store) else { continue }
      return Created(
        local: text.local, offset: text.offset ?? (place.isUTC ? "+00:00" : nil),
        source: "\(place.group):\(place.name)")
    }
    return nil
  }

  /// Where a movie has its local time with its zone, which its header has not: Apple's key, the `date` and the `©day` of
  /// user data, and that of item lists.
  fileprivate static let movieTags = [
    Place(group: "Keys", name: "CreationDate"),
    Place(group: "UserData", name: "DateTimeOriginal", needsZone: true),
    Place(group: "UserData", name: "ContentCreateDate", needsZone: true),
    Place(group: "ItemList", name: "ContentCreateDate", needsZone: true),
  ]

  /// Where else a date is, and the rest of it where that stands in a tag of its own.
  fileprivate struct Place: Sendable {
    let group: String
    let name: String
    var fraction: String? = nil
    var time: String? = nil
    /// Whether a day alone is none: programs put the year of a song there.
    var needsTime = false
    /// Whether it must have a zone, and not `Z`: without one it may be the year of a song, and shops write the day of a
    /// release with that.
    var needsZone = false
    /// Whether the format counts from UTC, and the words of its tag have no zone.
    var isUTC = false

    func date(in store: TagStore) -> DateText? {
      guard let text = text(in: store), !needsTime || text.local.utf8.contains(0x54),
        !needsZone || text.offset != nil
      else { return nil }
      return text
    }

    private func text(in store: TagStore) -> DateText? {
      guard let tag = store.firstOutsideItems(group, named: name), !tag.record.isOfOther else {
        return nil
      }
      if group.hasPrefix("XMP") {
        let fraction = fraction.flatMap { store.first(group, named: $0) }
        return DateText(tag.textBytes, fraction: fraction?.textBytes ?? [])
      }
      // Their words have the form of EXIF's.
      var words = tag.description
      if needsZone, words.hasSuffix("Z") { return nil }
      if let time = time.flatMap({ store.firstOutsideItems(group, named: $0) }),
        !time.record.isOfOther
      {
        words += " " + time.description
      }
      if group == "FITS" { words = DateText.withWholeYear(words) }
      return DateText(Array(words.utf8)[...])
    }
  }

  /// Groups of cameras and of formats without EXIF that have a tag of its name for it.
  private static let groupsOfOriginal = [
    "CanonRaw", "SigmaRaw", "KyoceraRaw", "CIFF", "PictureInfo", "Casio", "Reconyx", "FLIR",
    "Lytro", "MIE-Doc", "OpenEXR", "QuickTime", "Nikon",
  ]

  /// What cameras and scanners write elsewhere, then in the order of the Metadata Working Group (*Guidelines for
  /// Handling Image Metadata* 2.0, "Date/Time"), but for IPTC, which programs often leave as it was; then PNG's
  /// keyword (PNG 3 §11.3.3.2), and what other formats say of the whole file.
  fileprivate static let otherTags =
    groupsOfOriginal.map { Place(group: $0, name: "DateTimeOriginal") } + [
      Place(group: "DICOM", name: "AcquisitionDateTime"),
      Place(group: "DICOM", name: "AcquisitionDate", time: "AcquisitionTime"),
      Place(group: "DICOM", name: "ContentDate", time: "ContentTime"),
      // The scale of its time is stated elsewhere, and need not be UTC (FITS 4.0 §9.2.1).
      Place(group: "FITS", name: "ObservationDate", time: "ObservationTime"),
      Place(group: "XML", name: "ImageAcqDateAndTime"),
      Place(group: "XMP-exif", name: "DateTimeOriginal", fraction: "SubSecTimeOriginal"),
      Place(group: "XMP-photoshop", name: "DateCreated"),
      Place(group: "IPTC", name: "DateCreated", time: "TimeCreated"),
      Place(group: "IPTC2", name: "DateCreated", time: "TimeCreated"),
      Place(group: "XMP-xmp", name: "CreateDate"),
      Place(group: "IPTC", name: "DigitalCreationDate", time: "DigitalCreationTime"),
      Place(group: "PNG", name: "CreationTime"),
      Place(group: "PDF", name: "CreateDate"),
      Place(group: "XML", name: "CreateDate"),
      // FILETIME ([MS-DTYP] §2.3.3).
      Place(group: "FlashPix", name: "CreateDate", isUTC: true),
      Place(group: "RTF", name: "CreateDate"),
      Place(group: "RIFF", name: "DateCreated"),
      Place(group: "ID3v2_4", name: "RecordingTime", needsTime: true),
      // FFmpeg's `creation_time`: when the movie or sound was made that it converted.
      Place(group: "Flash", name: "Creation_time"),
      Place(group: "Theora", name: "CreationTime"),
      Place(group: "Vorbis", name: "CreationTime"),
    ]
}
