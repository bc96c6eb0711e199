/// Keys of one of ImageIO's dictionaries whose values are properties of one namespace.
struct BridgedRow: Sendable {
  let dictionary: String
  let space: XMPStandardSpace
  /// What the properties' names start with, before the key.
  let start: String
  /// The property's name, where that is another one.
  let name: String?
  let keys: [String]

  private init(
    _ dictionary: String, _ space: XMPStandardSpace, start: String = "", name: String? = nil,
    _ keys: String...
  ) {
    self.dictionary = dictionary
    self.space = space
    self.start = start
    self.name = name
    self.keys = keys
  }

  /// What macOS answers where a value is set by its key. Left out are IPTC's data sets that have no property
  /// in IPTC's standard, fields of structures, and four keys of IPTC Extension that get another one's property.
  static let all: [BridgedRow] = [
    BridgedRow(
      "{TIFF}", .tiff, "Compression", "PhotometricInterpretation", "DocumentName", "Make", "Model",
      "Orientation", "XResolution", "YResolution", "ResolutionUnit", "TransferFunction",
      "HostComputer", "WhitePoint", "PrimaryChromaticities", "TileWidth", "TileLength"),
    BridgedRow("{TIFF}", .dublinCore, name: "description", "ImageDescription"),
    BridgedRow("{TIFF}", .dublinCore, name: "creator", "Artist"),
    BridgedRow("{TIFF}", .dublinCore, name: "rights", "Copyright"),
    BridgedRow("{TIFF}", .xmpBasic, name: "CreatorTool", "Software"),
    BridgedRow("{TIFF}", .xmpBasic, name: "ModifyDate", "DateTime"),
    BridgedRow(
      "{Exif}", .exif, "ExposureTime", "FNumber", "ExposureProgram", "SpectralSensitivity",
      "ISOSpeedRatings", "OECF", "ExifVersion", "OffsetTime", "OffsetTimeOriginal",
      "OffsetTimeDigitized", "ComponentsConfiguration", "CompressedBitsPerPixel",
      "ShutterSpeedValue", "ApertureValue", "BrightnessValue", "ExposureBiasValue",
      "MaxApertureValue", "SubjectDistance", "MeteringMode", "LightSource", "Flash", "FocalLength",
      "SubjectArea", "MakerNote", "UserComment", "SubsecTime", "SubsecTimeOriginal",
      "SubsecTimeDigitized", "FlashPixVersion", "ColorSpace", "PixelXDimension", "PixelYDimension",
      "RelatedSoundFile", "FlashEnergy", "SpatialFrequencyResponse", "FocalPlaneXResolution",
      "FocalPlaneYResolution", "FocalPlaneResolutionUnit", "SubjectLocation", "ExposureIndex",
      "SensingMethod", "FileSource", "SceneType", "CFAPattern", "CustomRendered", "ExposureMode",
      "WhiteBalance", "DigitalZoomRatio", "FocalLenIn35mmFilm", "SceneCaptureType", "GainControl",
      "Contrast", "Saturation", "Sharpness", "DeviceSettingDescription", "SubjectDistRange",
      "ImageUniqueID", "CompositeImage", "SourceImageNumberOfCompositeImage",
      "SourceExposureTimesOfCompositeImage"),
    BridgedRow(
      "{Exif}", .exifEX, "SensitivityType", "StandardOutputSensitivity",
      "RecommendedExposureIndex", "ISOSpeed", "ISOSpeedLatitudeyyy", "ISOSpeedLatitudezzz",
      "CameraOwnerName", "BodySerialNumber", "LensSpecification", "LensMake", "LensModel",
      "LensSerialNumber", "Gamma"),
    BridgedRow("{Exif}", .photoshop, name: "DateCreated", "DateTimeOriginal"),
    BridgedRow("{Exif}", .xmpBasic, name: "CreateDate", "DateTimeDigitized"),
    BridgedRow(
      "{ExifAux}", .exifAux, "LensInfo", "SerialNumber", "LensID", "LensSerialNumber",
      "ImageNumber", "FlashCompensation", "OwnerName", "Firmware"),
    BridgedRow("{ExifAux}", .exifAux, name: "Lens", "LensModel"),
    BridgedRow(
      "{GPS}", .exif, start: "GPS", "LatitudeRef", "Latitude", "LongitudeRef", "Longitude",
      "AltitudeRef", "Altitude", "TimeStamp", "Satellites", "Status", "MeasureMode", "DOP",
      "SpeedRef", "Speed", "TrackRef", "Track", "ImgDirectionRef", "ImgDirection", "MapDatum",
      "DestLatitudeRef", "DestLatitude", "DestLongitudeRef", "DestLongitude", "DestBearingRef",
      "DestBearing", "DestDistanceRef", "DestDistance", "ProcessingMethod", "AreaInformation",
      "Differential", "HPositioningError"),
    BridgedRow("{GPS}", .exif, name: "GPSVersionID", "GPSVersion"),
    BridgedRow("{GPS}", .exif, name: "GPSTimeStamp", "DateStamp"),
    BridgedRow("{PNG}", .dublinCore, name: "creator", "Author"),
    BridgedRow("{PNG}", .dublinCore, name: "rights", "Copyright"),
    BridgedRow("{PNG}", .dublinCore, name: "description", "Description"),
    BridgedRow("{PNG}", .dublinCore, name: "title", "Title"),
    BridgedRow("{PNG}", .exif, name: "UserComment", "Comment"),
    BridgedRow("{PNG}", .xmpBasic, name: "CreatorTool", "Software"),
    BridgedRow("{IPTC}", .dublinCore, name: "title", "ObjectName"),
    BridgedRow("{IPTC}", .dublinCore, name: "subject", "Keywords"),
    BridgedRow("{IPTC}", .dublinCore, name: "creator", "Byline"),
    BridgedRow("{IPTC}", .dublinCore, name: "rights", "CopyrightNotice"),
    BridgedRow("{IPTC}", .dublinCore, name: "description", "Caption/Abstract"),
    BridgedRow(
      "{IPTC}", .photoshop, "Urgency", "Category", "City", "Headline", "Credit", "Source"),
    BridgedRow("{IPTC}", .photoshop, name: "SupplementalCategories", "SupplementalCategory"),
    BridgedRow("{IPTC}", .photoshop, name: "Instructions", "SpecialInstructions"),
    BridgedRow("{IPTC}", .photoshop, name: "DateCreated", "DateCreated", "TimeCreated"),
    BridgedRow("{IPTC}", .photoshop, name: "AuthorsPosition", "BylineTitle"),
    BridgedRow("{IPTC}", .photoshop, name: "State", "Province/State"),
    BridgedRow("{IPTC}", .photoshop, name: "Country", "Country/PrimaryLocationName"),
    BridgedRow(
      "{IPTC}", .photoshop, name: "TransmissionReference", "OriginalTransmissionReference"),
    BridgedRow("{IPTC}", .photoshop, name: "CaptionWriter", "Writer/Editor"),
    BridgedRow(
      "{IPTC}", .xmpBasic, name: "CreateDate", "DigitalCreationDate", "DigitalCreationTime"),
    BridgedRow("{IPTC}", .xmpBasic, name: "Rating", "StarRating"),
    BridgedRow("{IPTC}", .xmpRights, "UsageTerms"),
    BridgedRow("{IPTC}", .iptcCore, "CreatorContactInfo", "Scene"),
    BridgedRow("{IPTC}", .iptcCore, name: "IntellectualGenre", "ObjectAttributeReference"),
    BridgedRow("{IPTC}", .iptcCore, name: "SubjectCode", "SubjectReference"),
    BridgedRow("{IPTC}", .iptcCore, name: "Location", "SubLocation"),
    BridgedRow("{IPTC}", .iptcCore, name: "CountryCode", "Country/PrimaryLocationCode"),
    BridgedRow(
      "{IPTC}", .iptcExtension, "AboutCvTerm", "AddlModelInfo", "ArtworkOrObject", "AudioBitrate",
      "AudioBitrateMode", "AudioChannelCount", "CircaDateCreated", "ContainerFormat",
      "Contributor", "ControlledVocabularyTerm", "CopyrightYear", "Creator", "DataOnScreen",
      "DigitalSourceFileType", "DigitalSourceType", "Dopesheet", "DopesheetLink",
      "EmbdEncRightsExpr", "Episode", "Event", "ExternalMetadataLink", "FeedIdentifier", "Genre",
      "IPTCLastEdited", "LinkedEncRightsExpr", "LocationCreated", "LocationShown",
      "MaxAvailHeight", "MaxAvailWidth", "ModelAge", "OrganisationInImageCode",
      "OrganisationInImageName", "PersonHeard", "PersonInImage", "PersonInImageWDetails",
      "ProductInImage", "PublicationEvent", "Rating", "ReleaseReady", "Season", "Series",
      "StorylineIdentifier", "StreamReady", "StylePeriod", "Transcript", "TranscriptLink",
      "VideoBitrate", "VideoBitrateMode", "VideoDisplayAspectRatio", "VideoEncodingProfile",
      "VideoShotType", "VideoStreamsCount", "VisualColor", "WorkflowTag"),
    BridgedRow("{IPTC}", .iptcExtension, name: "DigImageGUID", "DigitalImageGUID"),
    BridgedRow("{IPTC}", .iptcExtension, name: "RegistryId", "RegistryID"),
  ]
}
