/// A kind of group: what its elements are, and the groups and blocks in it (MIE 1.1, and exiftool's
/// names for its tags).
struct MIEGroup: Sendable {
  /// What follows `MIE-` in the name of the group.
  let name: String
  let table: TagTable
  /// Elements whose tags have other names.
  private let names: [(element: String, tag: String)]
  private let groups: [(element: String, group: MIEGroup)]
  private let blocks: [(element: String, block: MIEBlock)]

  init(
    _ name: String, _ table: TagTable = .mieOther, _ names: [(element: String, tag: String)] = [],
    groups: [(element: String, group: MIEGroup)] = [],
    blocks: [(element: String, block: MIEBlock)] = []
  ) {
    self.name = name
    self.table = table
    self.names = names
    self.groups = groups
    self.blocks = blocks
  }

  /// The group that an element is.
  func group(_ element: ByteSlice) -> MIEGroup {
    let name = MIEName(element)?.base ?? ""
    return groups.first { $0.element == name }?.group ?? .unknown
  }

  func hasGroup(_ element: String) -> Bool { groups.contains { $0.element == element } }

  func block(_ element: String) -> MIEBlock? { blocks.first { $0.element == element }?.block }

  /// The row of an element's tag, or nil.
  func row(of element: String) -> Int? {
    table === TagTable.mieOther
      ? nil : table.index(of: names.first { $0.element == element }?.tag ?? element)
  }
}

/// What stands whole in an element.
enum MIEBlock: Sendable {
  case block(BlockKind)
  case canonRecipe

  func tell(_ content: Region, _ found: inout MetadataBuilder) throws(MetadataError) {
    switch self {
    case .block(let kind): found.add(kind, content)
    case .canonRecipe:
      var recipe = try CanonRecipe(endOf: content)
      try recipe.tell(&found)
    }
  }
}

// MARK: The groups

extension MIEGroup {
  static let main = MIEGroup(
    "Main", .mieMain,
    [
      ("0Type", "SubfileType"), ("0Vers", "MIEVersion"), ("1Directory", "SubfileDirectory"),
      ("1Name", "SubfileName"), ("2MIME", "SubfileMIMEType"), ("data", "SubfileData"),
      ("rsrc", "SubfileResource"), ("zmd5", "MD5Digest"), ("zmie", "TrailerSignature"),
    ],
    groups: [("Meta", meta)])

  private static let meta = MIEGroup(
    "Meta",
    groups: [
      ("Audio", audio), ("Camera", camera), ("Document", document), ("Geo", places),
      ("Image", image), ("MakerNotes", makerNotes), ("Preview", preview),
      ("Thumbnail", thumbnail), ("Video", video),
    ],
    blocks: [
      ("EXIF", .block(.exif)), ("ICCProfile", .block(.icc)), ("ID3", .block(.id3)),
      ("IPTC", .block(.iptc)), ("XMP", .block(.xmp)),
    ])

  /// Groups that nothing is known of.
  static let unknown = MIEGroup("Unknown")

  private static let audio = MIEGroup(
    "Audio", .mieAudio,
    [
      ("0Type", "RelatedAudioFileType"), ("1Name", "RelatedAudioFileName"),
      ("Compression", "AudioCompression"), ("data", "RelatedAudioFile"),
    ])

  private static let camera = MIEGroup(
    "Camera", .mieCamera, [("ExposureComp", "ExposureCompensation")],
    groups: [("Flash", flash), ("Lens", lens), ("Orientation", orientation)])

  private static let document = MIEGroup(
    "Doc", .mieDocument,
    [("EMail", "Email"), ("OriginalDate", "DateTimeOriginal"), ("Phone", "PhoneNumber")])

  private static let extender = MIEGroup(
    "Extender", .mieExtender,
    [
      ("Magnification", "ExtenderMagnification"), ("Make", "ExtenderMake"),
      ("Model", "ExtenderModel"), ("SerialNumber", "ExtenderSerialNumber"),
    ])

  private static let flash = MIEGroup(
    "Flash", .mieFlash,
    [
      ("ExposureComp", "FlashExposureComp"), ("Fired", "FlashFired"),
      ("GuideNumber", "FlashGuideNumber"), ("Make", "FlashMake"), ("Mode", "FlashMode"),
      ("Model", "FlashModel"), ("SerialNumber", "FlashSerialNumber"), ("Type", "FlashType"),
    ])

  private static let image = MIEGroup(
    "Image", .mieImage,
    [
      ("0Type", "FullSizeImageType"), ("1Name", "FullSizeImageName"),
      ("Components", "ComponentsConfiguration"), ("Compression", "CompressionRatio"),
      ("data", "FullSizeImage"),
    ])

  private static let lens = MIEGroup(
    "Lens", .mieLens,
    [("Make", "LensMake"), ("Model", "LensModel"), ("SerialNumber", "LensSerialNumber")],
    groups: [("Extender", extender)])

  private static let orientation = MIEGroup("Orient", .mieOrientation)

  private static let places = MIEGroup(
    "Geo", .miePlaces, groups: [("GPS", gps), ("UTM", utm)])

  private static let gps = MIEGroup(
    "GPS", .mieGPS,
    [
      ("Altitude", "GPSAltitude"), ("Bearing", "GPSDestBearing"), ("DateTime", "GPSDateTime"),
      ("Datum", "GPSMapDatum"), ("Differential", "GPSDifferential"),
      ("Distance", "GPSDestDistance"), ("Heading", "GPSTrack"), ("Latitude", "GPSLatitude"),
      ("Longitude", "GPSLongitude"), ("MeasureMode", "GPSMeasureMode"),
      ("Satellites", "GPSSatellites"), ("Speed", "GPSSpeed"),
    ])

  private static let utm = MIEGroup(
    "UTM", .mieUTM,
    [
      ("Datum", "UTMMapDatum"), ("Easting", "UTMEasting"), ("Northing", "UTMNorthing"),
      ("Zone", "UTMZone"),
    ])

  private static let makerNotes = MIEGroup(
    "MakerNotes", groups: [("Canon", MIEGroup("Canon", blocks: [("VRD", .canonRecipe)]))])

  private static let preview = MIEGroup(
    "Preview", .miePreview,
    [
      ("0Type", "PreviewImageType"), ("1Name", "PreviewImageName"),
      ("ImageSize", "PreviewImageSize"), ("data", "PreviewImage"),
    ])

  private static let thumbnail = MIEGroup(
    "Thumbnail", .mieThumbnail,
    [
      ("0Type", "ThumbnailImageType"), ("1Name", "ThumbnailImageName"),
      ("ImageSize", "ThumbnailImageSize"), ("data", "ThumbnailImage"),
    ])

  private static let video = MIEGroup(
    "Video", .mieVideo,
    [
      ("0Type", "RelatedVideoFileType"), ("1Name", "RelatedVideoFileName"),
      ("data", "RelatedVideoFile"),
    ])
}
