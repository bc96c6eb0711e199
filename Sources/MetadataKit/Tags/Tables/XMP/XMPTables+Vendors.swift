/// Namespaces of makers of cameras and systems.
extension XMPTable {
  static let microsoft: XMPTable = XMPTable(
    "XMP-microsoft",
    [
      XMPRow("CameraSerialNumber"),
      XMPRow("CreatorAppId", "CreatorAppID"),
      XMPRow("CreatorOpenWithUIOptions"),
      XMPRow("DateAcquired", traits: .date),
      XMPRow("FlashManufacturer"),
      XMPRow("FlashModel"),
      XMPRow("ItemSubType"),
      XMPRow("LastKeywordIPTC", traits: .list),
      XMPRow("LastKeywordXMP", traits: .list),
      XMPRow("LensManufacturer"),
      XMPRow("LensModel", traits: .weak),
      XMPRow("Rating", "RatingPercent"),
    ])

  static let mp: XMPTable = XMPTable(
    "XMP-MP",
    [
      XMPRow("RegionInfo", "RegionInfoMP", of: { .fieldsOfMicrosoftRegionInfo }),
      XMPRow("RegionInfoDateRegionsValid", traits: .date),
      XMPRow("RegionInfoRegions", traits: .list, of: { .fieldsOfMicrosoftRegions }),
      XMPRow("RegionInfoRegionsPersonDisplayName", "RegionPersonDisplayName"),
      XMPRow("RegionInfoRegionsPersonEmailDigest", "RegionPersonEmailDigest"),
      XMPRow("RegionInfoRegionsPersonLiveIdCID", "RegionPersonLiveIdCID"),
      XMPRow("RegionInfoRegionsPersonSourceID", "RegionPersonSourceID"),
      XMPRow("RegionInfoRegionsRectangle", "RegionRectangle"),
    ])

  static let mp1: XMPTable = XMPTable(
    "XMP-MP1",
    [
      XMPRow("Brightness", traits: .weak),
      XMPRow("CameraModelID", traits: .weak),
      XMPRow("Contrast", traits: .weak),
      XMPRow("ExposureCompensation", traits: .weak),
      XMPRow(
        "PanoramicStitchCameraMotion",
        labels: "3DRotation=3D Rotation|Affine=Affine|Homography=Homography|RigidScale=Rigid Scale"),
      XMPRow(
        "PanoramicStitchMapType",
        labels:
          "Horizontal-Cylindrical=Horizontal Cylindrical|Horizontal-Spherical=Horizontal Spherical|Perspective=Perspective|Vertical-Cylindrical=Vertical Cylindrical|Vertical-Spherical=Vertical Spherical"
      ),
      XMPRow("PanoramicStitchPhi0"),
      XMPRow("PanoramicStitchPhi1"),
      XMPRow("PanoramicStitchTheta0"),
      XMPRow("PanoramicStitchTheta1"),
      XMPRow("PipelineVersion"),
      XMPRow("StreamType"),
      XMPRow("WhiteBalance0"),
      XMPRow("WhiteBalance1"),
      XMPRow("WhiteBalance2"),
    ])

  static let droneDji: XMPTable = XMPTable(
    "XMP-drone-dji",
    [
      XMPRow("AbsoluteAltitude"),
      XMPRow("CalibratedFocalLength"),
      XMPRow("CalibratedOpticalCenterX"),
      XMPRow("CalibratedOpticalCenterY"),
      XMPRow("CamReverse"),
      XMPRow("DewarpData"),
      XMPRow("DewarpFlag"),
      XMPRow("FlightPitchDegree"),
      XMPRow("FlightRollDegree"),
      XMPRow("FlightXSpeed"),
      XMPRow("FlightYSpeed"),
      XMPRow("FlightYawDegree"),
      XMPRow("FlightZSpeed"),
      XMPRow("GimbalPitchDegree"),
      XMPRow("GimbalReverse"),
      XMPRow("GimbalRollDegree"),
      XMPRow("GimbalYawDegree"),
      XMPRow("GpsLatitude", "GPSLatitude", traits: .weak, print: Wording.latitude),
      XMPRow("GpsLongitude", "GPSLongitude", traits: .weak, print: Wording.longitude),
      XMPRow("GpsLongtitude", "GPSLongtitude", traits: .weak, print: Wording.longitude),
      XMPRow("Latitude", print: Wording.latitude),
      XMPRow("Longitude", print: Wording.longitude),
      XMPRow("RelativeAltitude"),
      XMPRow("RtkFlag"),
      XMPRow("RtkStdHgt"),
      XMPRow("RtkStdLat"),
      XMPRow("RtkStdLon"),
      XMPRow("SelfData"),
    ])

  static let appleFi: XMPTable = XMPTable(
    "XMP-apple-fi",
    [
      XMPRow("AngleInfoRoll"),
      XMPRow("AngleInfoYaw"),
      XMPRow("ConfidenceLevel"),
      XMPRow("FaceID"),
      XMPRow("Timestamp", "TimeStamp"),
    ])

  static let hdrGainMap: XMPTable = XMPTable(
    "XMP-HDRGainMap",
    [
      XMPRow("HDRGainMapVersion", print: Wording.dottedInteger)
    ])

  static let apdi: XMPTable = XMPTable(
    "XMP-apdi",
    [
      XMPRow("AuxiliaryImageType"),
      XMPRow("NativeFormat", print: Wording.fourCharacters),
      XMPRow("StoredFormat", print: Wording.fourCharacters),
    ])

  static let lImage: XMPTable = XMPTable(
    "XMP-LImage",
    [
      XMPRow("MajorVersion"),
      XMPRow("MinorVersion"),
      XMPRow("RightAlbedo", traits: .base64),
    ])

  static let xmpDSA: XMPTable = XMPTable(
    "XMP-xmpDSA", isWeak: true,
    [
      XMPRow("ApplyAutomatically", traits: .weak),
      XMPRow("CorrectionAlreadyApplied", traits: .weak),
      XMPRow("FocalLength35mm", traits: .weak),
      XMPRow("NormalizedCropCorners", traits: [.list, .weak]),
      XMPRow("PitchAngle", traits: .weak),
      XMPRow("RollAngle", traits: .weak),
      XMPRow("ScalingFactorHeight", traits: .weak),
      XMPRow("TargetAspectRatio", traits: .weak),
      XMPRow("ValidCropCorners", traits: .weak),
      XMPRow("Version", traits: .weak),
    ])

  static let fieldsOfMicrosoftRegionInfo: XMPTable = XMPTable(
    "XMP",
    [
      XMPRow("DateRegionsValid", traits: .date),
      XMPRow("Regions", traits: .list, of: { .fieldsOfMicrosoftRegions }),
    ])

  static let fieldsOfMicrosoftRegions: XMPTable = XMPTable(
    "XMP",
    [
      XMPRow("PersonDisplayName"),
      XMPRow("PersonEmailDigest"),
      XMPRow("PersonLiveIdCID"),
      XMPRow("PersonSourceID"),
      XMPRow("Rectangle"),
    ])
}
