/// The groups of Meta Information Encapsulation (MIE 1.1), with exiftool's names: files name their
/// elements by texts, so that the numbers here are only those of rows.
extension TagTable {
  /// Elements that no group lists.
  package static let mieOther = TagTable(
    "MIE", group: "MIE-Meta",
    [
      TagRow(0, "Value", print: MIEWording.limited),
      TagRow(1, "List", print: MIEWording.limited, traits: .list),
      TagRow(2, "KnownList", traits: .list),
    ])

  package static let mieMain = TagTable(
    "MIE Main", group: "MIE-Main", isNumberless: true,
    [
      TagRow(0, "SubfileType"),
      TagRow(1, "MIEVersion"),
      TagRow(2, "SubfileDirectory"),
      TagRow(3, "SubfileName"),
      TagRow(4, "SubfileMIMEType"),
      TagRow(5, "SubfileData", traits: .binary),
      TagRow(6, "SubfileResource", traits: .binary),
      TagRow(7, "MD5Digest"),
      TagRow(8, "TrailerSignature"),
    ])

  package static let mieAudio = TagTable(
    "MIE Audio", group: "MIE-Audio",
    [
      TagRow(0, "RelatedAudioFileType"),
      TagRow(1, "RelatedAudioFileName"),
      TagRow(2, "SampleBits"),
      TagRow(3, "Channels"),
      TagRow(4, "AudioCompression"),
      TagRow(5, "Duration", print: MovieValue.duration),
      TagRow(6, "SampleRate"),
      TagRow(7, "RelatedAudioFile", traits: .binary),
    ])

  package static let mieCamera = TagTable(
    "MIE Camera", group: "MIE-Camera", isNumberless: true,
    [
      TagRow(0, "Brightness"),
      TagRow(1, "ColorTemperature"),
      TagRow(2, "ColorBalance"),
      TagRow(3, "Contrast"),
      TagRow(4, "DigitalZoom"),
      TagRow(5, "ExposureCompensation"),
      TagRow(6, "ExposureMode"),
      TagRow(7, "ExposureTime", print: Wording.exposureTime),
      TagRow(8, "FirmwareVersion"),
      TagRow(9, "FocusMode"),
      TagRow(10, "ISO"),
      TagRow(11, "ISOSetting"),
      TagRow(12, "ImageNumber"),
      TagRow(13, "ImageQuality"),
      TagRow(14, "ImageStabilization"),
      TagRow(15, "Make"),
      TagRow(16, "MeasuredEV"),
      TagRow(17, "Model"),
      TagRow(18, "OwnerName"),
      TagRow(19, "Saturation"),
      TagRow(20, "SensorSize"),
      TagRow(21, "SerialNumber"),
      TagRow(22, "Sharpness"),
      TagRow(23, "ShootingMode"),
    ])

  package static let mieDocument = TagTable(
    "MIE Document", group: "MIE-Doc", isNumberless: true,
    [
      TagRow(0, "Author"),
      TagRow(1, "Comment"),
      TagRow(2, "Contributors"),
      TagRow(3, "Copyright"),
      TagRow(4, "CreateDate"),
      TagRow(5, "Email"),
      TagRow(6, "Keywords"),
      TagRow(7, "ModifyDate"),
      TagRow(8, "DateTimeOriginal"),
      TagRow(9, "PhoneNumber"),
      TagRow(10, "References"),
      TagRow(11, "Software"),
      TagRow(12, "Title"),
      TagRow(13, "URL"),
    ])

  package static let mieExtender = TagTable(
    "MIE Extender", group: "MIE-Extender", isNumberless: true,
    [
      TagRow(0, "ExtenderMagnification"),
      TagRow(1, "ExtenderMake"),
      TagRow(2, "ExtenderModel"),
      TagRow(3, "ExtenderSerialNumber"),
    ])

  package static let mieFlash = TagTable(
    "MIE Flash", group: "MIE-Flash", isNumberless: true,
    [
      TagRow(0, "FlashExposureComp"),
      TagRow(1, "FlashFired", "0=No|1=Yes"),
      TagRow(2, "FlashGuideNumber"),
      TagRow(3, "FlashMake"),
      TagRow(4, "FlashMode"),
      TagRow(5, "FlashModel"),
      TagRow(6, "FlashSerialNumber"),
      TagRow(7, "FlashType"),
    ])

  package static let mieGPS = TagTable(
    "MIE GPS", group: "MIE-GPS", isNumberless: true,
    [
      TagRow(0, "GPSAltitude"),
      TagRow(1, "GPSDestBearing"),
      TagRow(2, "GPSMapDatum"),
      TagRow(3, "GPSDifferential", "0=No Correction|1=Differential Corrected"),
      TagRow(4, "GPSDestDistance"),
      TagRow(5, "GPSTrack"),
      TagRow(6, "GPSLatitude", value: MIEWording.degrees, print: Wording.latitude),
      TagRow(7, "GPSLongitude", value: MIEWording.degrees, print: Wording.longitude),
      TagRow(8, "GPSMeasureMode", "2=2-D|3=3-D"),
      TagRow(9, "GPSSatellites"),
      TagRow(10, "GPSSpeed"),
      TagRow(11, "GPSDateTime"),
    ])

  package static let mieImage = TagTable(
    "MIE Image", group: "MIE-Image", isNumberless: true,
    [
      TagRow(0, "FullSizeImageType"),
      TagRow(1, "FullSizeImageName"),
      TagRow(2, "BitDepth"),
      TagRow(3, "ColorSpace"),
      TagRow(4, "ComponentsConfiguration"),
      TagRow(5, "CompressionRatio"),
      TagRow(6, "OriginalImageSize", print: Wording.size),
      TagRow(7, "ImageSize", print: Wording.size),
      TagRow(8, "Resolution", print: Wording.size),
      TagRow(9, "FullSizeImage", traits: .binary),
    ])

  package static let mieLens = TagTable(
    "MIE Lens", group: "MIE-Lens", isNumberless: true,
    [
      TagRow(0, "FNumber"),
      TagRow(1, "FocalLength"),
      TagRow(2, "FocusDistance"),
      TagRow(3, "LensMake"),
      TagRow(4, "MaxAperture"),
      TagRow(5, "MaxApertureAtMaxFocal"),
      TagRow(6, "MaxFocalLength"),
      TagRow(7, "MinAperture"),
      TagRow(8, "MinFocalLength"),
      TagRow(9, "LensModel"),
      TagRow(10, "OpticalZoom"),
      TagRow(11, "LensSerialNumber"),
    ])

  package static let mieOrientation = TagTable(
    "MIE Orientation", group: "MIE-Orient", isNumberless: true,
    [
      TagRow(0, "Azimuth"),
      TagRow(1, "Declination"),
      TagRow(2, "Elevation"),
      TagRow(3, "RightAscension"),
      TagRow(4, "Rotation"),
    ])

  package static let miePlaces = TagTable(
    "MIE Geo", group: "MIE-Geo", isNumberless: true,
    [
      TagRow(0, "Address"),
      TagRow(1, "City"),
      TagRow(2, "Country"),
      TagRow(3, "PostalCode"),
      TagRow(4, "State"),
    ])

  package static let miePreview = TagTable(
    "MIE Preview", group: "MIE-Preview", isNumberless: true,
    [
      TagRow(0, "PreviewImageType"),
      TagRow(1, "PreviewImageName"),
      TagRow(2, "PreviewImageSize", print: Wording.size),
      TagRow(3, "PreviewImage", traits: .binary),
    ])

  package static let mieThumbnail = TagTable(
    "MIE Thumbnail", group: "MIE-Thumbnail", isNumberless: true,
    [
      TagRow(0, "ThumbnailImageType"),
      TagRow(1, "ThumbnailImageName"),
      TagRow(2, "ThumbnailImageSize", print: Wording.size),
      TagRow(3, "ThumbnailImage", traits: .binary),
    ])

  package static let mieUTM = TagTable(
    "MIE UTM", group: "MIE-UTM", isNumberless: true,
    [
      TagRow(0, "UTMMapDatum"),
      TagRow(1, "UTMEasting"),
      TagRow(2, "UTMNorthing"),
      TagRow(3, "UTMZone"),
    ])

  package static let mieVideo = TagTable(
    "MIE Video", group: "MIE-Video", isNumberless: true,
    [
      TagRow(0, "RelatedVideoFileType"),
      TagRow(1, "RelatedVideoFileName"),
      TagRow(2, "Codec"),
      TagRow(3, "Duration", print: MovieValue.duration),
      TagRow(4, "RelatedVideoFile", traits: .binary),
    ])
}
