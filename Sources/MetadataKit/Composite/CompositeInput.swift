/// A tag of the file that composite tags are derived from, by the name that the field uses.
enum CompositeInput: String, CaseIterable {
  case approximateFocusDistance = "ApproximateFocusDistance"
  case apertureValue = "ApertureValue"
  case boundingBox = "BoundingBox"
  case bulbDuration = "BulbDuration"
  case cfaPattern2 = "CFAPattern2"
  case cfaRepeatPatternDim = "CFARepeatPatternDim"
  case canonImageHeight = "CanonImageHeight"
  case canonImageWidth = "CanonImageWidth"
  case createDate = "CreateDate"
  case dateCreated = "DateCreated"
  case dateTimeOriginal = "DateTimeOriginal"
  case digitalCreationDate = "DigitalCreationDate"
  case digitalCreationTime = "DigitalCreationTime"
  case exifImageHeight = "ExifImageHeight"
  case exifImageWidth = "ExifImageWidth"
  case exposureTime = "ExposureTime"
  case fNumber = "FNumber"
  case flash = "Flash"
  case flashFired = "FlashFired"
  case flashFunction = "FlashFunction"
  case flashMode = "FlashMode"
  case flashRedEyeMode = "FlashRedEyeMode"
  case flashReturn = "FlashReturn"
  case focalLength = "FocalLength"
  case focalLengthIn35mmFormat = "FocalLengthIn35mmFormat"
  case focalPlaneDiagonal = "FocalPlaneDiagonal"
  case focalPlaneResolutionUnit = "FocalPlaneResolutionUnit"
  case focalPlaneXResolution = "FocalPlaneXResolution"
  case focalPlaneXSize = "FocalPlaneXSize"
  case focalPlaneYResolution = "FocalPlaneYResolution"
  case focalPlaneYSize = "FocalPlaneYSize"
  case focusDistance = "FocusDistance"
  case frameCount = "FrameCount"
  case frameRate = "FrameRate"
  case gpsAltitude = "GPSAltitude"
  case gpsAltitudeRef = "GPSAltitudeRef"
  case gpsDateStamp = "GPSDateStamp"
  case gpsDestLatitude = "GPSDestLatitude"
  case gpsDestLatitudeRef = "GPSDestLatitudeRef"
  case gpsDestLongitude = "GPSDestLongitude"
  case gpsDestLongitudeRef = "GPSDestLongitudeRef"
  case gpsLatitude = "GPSLatitude"
  case gpsLatitudeRef = "GPSLatitudeRef"
  case gpsLongitude = "GPSLongitude"
  case gpsLongitudeRef = "GPSLongitudeRef"
  case gpsTimeStamp = "GPSTimeStamp"
  case imageData = "ImageData"
  case imageHeight = "ImageHeight"
  case imageWidth = "ImageWidth"
  case iso = "ISO"
  case lens = "Lens"
  case lensID = "LensID"
  case lensModel = "LensModel"
  case make = "Make"
  case modifyDate = "ModifyDate"
  case objectDistance = "ObjectDistance"
  case offsetTime = "OffsetTime"
  case offsetTimeDigitized = "OffsetTimeDigitized"
  case offsetTimeOriginal = "OffsetTimeOriginal"
  case rawImageCroppedSize = "RawImageCroppedSize"
  case sensorBottomBorder = "SensorBottomBorder"
  case sensorLeftBorder = "SensorLeftBorder"
  case sensorRightBorder = "SensorRightBorder"
  case sensorTopBorder = "SensorTopBorder"
  case shutterSpeedValue = "ShutterSpeedValue"
  case subSecTime = "SubSecTime"
  case subSecTimeDigitized = "SubSecTimeDigitized"
  case subSecTimeOriginal = "SubSecTimeOriginal"
  case subfileType = "SubfileType"
  case subjectDistance = "SubjectDistance"
  case timeCreated = "TimeCreated"
  case videoFrameCount = "VideoFrameCount"
  case videoFrameRate = "VideoFrameRate"
  case wbBlueLevel = "WBBlueLevel"
  case wbGreenLevel = "WBGreenLevel"
  case wbRedLevel = "WBRedLevel"
}

extension CompositeInput {
  /// The input of a name; nil for most names, most often without a comparison.
  init?(name: String) {
    for input in Self.byMark[Self.mark(name)] where input.rawValue == name {
      self = input
      return
    }
    return nil
  }

  private static let byMark: [[CompositeInput]] = {
    var inputs = [[CompositeInput]](repeating: [], count: 1024)
    for input in allCases { inputs[mark(input.rawValue)].append(input) }
    return inputs
  }()

  /// A number below 1024 that equal names share.
  private static func mark(_ name: String) -> Int {
    var mark: UInt32 = 0
    for byte in name.utf8 { mark = mark &* 31 &+ UInt32(byte) }
    return Int((mark ^ mark >> 10 ^ mark >> 20) & 1023)
  }
}
