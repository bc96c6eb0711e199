/// A tag of the file that composite tags are derived from.
///
/// A number, so that what a file has of them is an array with a place for each.
package enum CompositeInput: UInt8, CaseIterable {
  case aperture, approximateFocusDistance, apertureValue, boundingBox, bulbDuration, cfaPattern2
  case cfaRepeatPatternDim, canonImageHeight, canonImageWidth, createDate, dateCreated
  case dateTimeOriginal, digitalCreationDate, digitalCreationTime, exifImageHeight, exifImageWidth
  case exposureTime, fNumber, flash, flashFired, flashFunction, flashMode, flashRedEyeMode
  case flashReturn, focalLength, focalLengthIn35mmFormat, focalPlaneDiagonal
  case focalPlaneResolutionUnit, focalPlaneXResolution, focalPlaneXSize, focalPlaneYResolution
  case focalPlaneYSize, focusDistance, frameCount, frameRate, gpsAltitude, gpsAltitudeRef
  case gpsDateStamp, gpsDestLatitude, gpsDestLatitudeRef, gpsDestLongitude, gpsDestLongitudeRef
  case gpsLatitude, gpsLatitudeRef, gpsLongitude, gpsLongitudeRef, gpsTimeStamp, imageData
  case imageHeight, imageWidth, iso, lens, lensID, lensModel, make, modifyDate, objectDistance
  case offsetTime, offsetTimeDigitized, offsetTimeOriginal, rawImageCroppedSize, sensorBottomBorder
  case sensorLeftBorder, sensorRightBorder, sensorTopBorder, shutterSpeedValue, subSecTime,
    subSecTimeDigitized
  case subSecTimeOriginal, subfileType, subjectDistance, timeCreated, videoFrameCount
  case videoFrameRate, wbBlueLevel, wbGreenLevel, wbRedLevel, cddb1Info, duration, gpsCoordinates
  case handlerType, locationInformation, matrixStructure, mediaDataSize
  case autoISO, baseISO, cameraISO, canonExposureMode, canonFlashMode, continuousDrive
  case digitalZoom, directoryIndex, easyMode, fileIndex, flashBits, flashExposureComp
  case focusDistanceLower, focusDistanceUpper, lensType, maxAperture, maxApertureValue
  case maxFocalLength, minFocalLength, rfLensType, selfTimer, shutterCurtainSync
  case levelsAsShot, levelsAuto, levelsDaylight, levelsCloudy, levelsTungsten
  case levelsFluorescent, levelsFlash, levelsCustom, levelsShade, levelsKelvin, whiteBalance
  case zoomSourceWidth, zoomTargetWidth, previewImageWidth, previewImageHeight
  case imageSize, sensorSize
  case lensFocalRange, lensSpec, lensType2, lensType3, lensFocalLength, lensIDNumber, lensFStops
  case maxApertureAtMinFocal, maxApertureAtMaxFocal, mcuVersion, focusMode, focusPointSchema
  case afDetectionMethod, extender, runTimeValue, runTimeScale, sceneMode, advancedSceneType
  case yearCreated, monthDayCreated, focusPosition, focusPosition2, accelerometer
  case levelsRGGB, levelsRGBG, levelsRBGG, levelsGRBG, levelsGRGB, levelsGBRG, levelsRGB
  case levelsGRB, levelsRB, lensTypeMake, lensTypeModel
}

extension CompositeInput {
  /// The inputs by the names that the field uses.
  package static let names: [(name: String, input: CompositeInput)] = [
    ("Aperture", .aperture),
    ("ApproximateFocusDistance", .approximateFocusDistance),
    ("ApertureValue", .apertureValue),
    ("BoundingBox", .boundingBox),
    ("BulbDuration", .bulbDuration),
    ("CFAPattern2", .cfaPattern2),
    ("CFARepeatPatternDim", .cfaRepeatPatternDim),
    ("CanonImageHeight", .canonImageHeight),
    ("CanonImageWidth", .canonImageWidth),
    ("CreateDate", .createDate),
    ("DateCreated", .dateCreated),
    ("DateTimeOriginal", .dateTimeOriginal),
    ("DigitalCreationDate", .digitalCreationDate),
    ("DigitalCreationTime", .digitalCreationTime),
    ("ExifImageHeight", .exifImageHeight),
    ("ExifImageWidth", .exifImageWidth),
    ("ExposureTime", .exposureTime),
    ("FNumber", .fNumber),
    ("Flash", .flash),
    ("FlashFired", .flashFired),
    ("FlashFunction", .flashFunction),
    ("FlashMode", .flashMode),
    ("FlashRedEyeMode", .flashRedEyeMode),
    ("FlashReturn", .flashReturn),
    ("FocalLength", .focalLength),
    ("FocalLengthIn35mmFormat", .focalLengthIn35mmFormat),
    ("FocalPlaneDiagonal", .focalPlaneDiagonal),
    ("FocalPlaneResolutionUnit", .focalPlaneResolutionUnit),
    ("FocalPlaneXResolution", .focalPlaneXResolution),
    ("FocalPlaneXSize", .focalPlaneXSize),
    ("FocalPlaneYResolution", .focalPlaneYResolution),
    ("FocalPlaneYSize", .focalPlaneYSize),
    ("FocusDistance", .focusDistance),
    ("FrameCount", .frameCount),
    ("FrameRate", .frameRate),
    ("GPSAltitude", .gpsAltitude),
    ("GPSAltitudeRef", .gpsAltitudeRef),
    ("GPSDateStamp", .gpsDateStamp),
    ("GPSDestLatitude", .gpsDestLatitude),
    ("GPSDestLatitudeRef", .gpsDestLatitudeRef),
    ("GPSDestLongitude", .gpsDestLongitude),
    ("GPSDestLongitudeRef", .gpsDestLongitudeRef),
    ("GPSLatitude", .gpsLatitude),
    ("GPSLatitudeRef", .gpsLatitudeRef),
    ("GPSLongitude", .gpsLongitude),
    ("GPSLongitudeRef", .gpsLongitudeRef),
    ("GPSTimeStamp", .gpsTimeStamp),
    ("ImageData", .imageData),
    ("ImageHeight", .imageHeight),
    ("ImageWidth", .imageWidth),
    ("ISO", .iso),
    ("Lens", .lens),
    ("LensID", .lensID),
    ("LensModel", .lensModel),
    ("Make", .make),
    ("ModifyDate", .modifyDate),
    ("ObjectDistance", .objectDistance),
    ("OffsetTime", .offsetTime),
    ("OffsetTimeDigitized", .offsetTimeDigitized),
    ("OffsetTimeOriginal", .offsetTimeOriginal),
    ("RawImageCroppedSize", .rawImageCroppedSize),
    ("SensorBottomBorder", .sensorBottomBorder),
    ("SensorLeftBorder", .sensorLeftBorder),
    ("SensorRightBorder", .sensorRightBorder),
    ("SensorTopBorder", .sensorTopBorder),
    ("ShutterSpeedValue", .shutterSpeedValue),
    ("SubSecTime", .subSecTime),
    ("SubSecTimeDigitized", .subSecTimeDigitized),
    ("SubSecTimeOriginal", .subSecTimeOriginal),
    ("SubfileType", .subfileType),
    ("SubjectDistance", .subjectDistance),
    ("TimeCreated", .timeCreated),
    ("VideoFrameCount", .videoFrameCount),
    ("VideoFrameRate", .videoFrameRate),
    ("WBBlueLevel", .wbBlueLevel),
    ("WBGreenLevel", .wbGreenLevel),
    ("WBRedLevel", .wbRedLevel),
    ("CDDB1Info", .cddb1Info),
    ("Duration", .duration),
    ("GPSCoordinates", .gpsCoordinates),
    ("HandlerType", .handlerType),
    ("LocationInformation", .locationInformation),
    ("MatrixStructure", .matrixStructure),
    ("MediaDataSize", .mediaDataSize),
    ("AutoISO", .autoISO),
    ("BaseISO", .baseISO),
    ("CameraISO", .cameraISO),
    ("CanonExposureMode", .canonExposureMode),
    ("CanonFlashMode", .canonFlashMode),
    ("ContinuousDrive", .continuousDrive),
    ("DigitalZoom", .digitalZoom),
    ("DirectoryIndex", .directoryIndex),
    ("EasyMode", .easyMode),
    ("FileIndex", .fileIndex),
    ("FlashBits", .flashBits),
    ("FlashExposureComp", .flashExposureComp),
    ("FocusDistanceLower", .focusDistanceLower),
    ("FocusDistanceUpper", .focusDistanceUpper),
    ("LensType", .lensType),
    ("MaxAperture", .maxAperture),
    ("MaxApertureValue", .maxApertureValue),
    ("MaxFocalLength", .maxFocalLength),
    ("MinFocalLength", .minFocalLength),
    ("RFLensType", .rfLensType),
    ("SelfTimer", .selfTimer),
    ("ShutterCurtainSync", .shutterCurtainSync),
    ("WB_RGGBLevelsAsShot", .levelsAsShot),
    ("WB_RGGBLevelsAuto", .levelsAuto),
    ("WB_RGGBLevelsDaylight", .levelsDaylight),
    ("WB_RGGBLevelsCloudy", .levelsCloudy),
    ("WB_RGGBLevelsTungsten", .levelsTungsten),
    ("WB_RGGBLevelsFluorescent", .levelsFluorescent),
    ("WB_RGGBLevelsFlash", .levelsFlash),
    ("WB_RGGBLevelsCustom", .levelsCustom),
    ("WB_RGGBLevelsShade", .levelsShade),
    ("WB_RGGBLevelsKelvin", .levelsKelvin),
    ("WhiteBalance", .whiteBalance),
    ("ZoomSourceWidth", .zoomSourceWidth),
    ("ZoomTargetWidth", .zoomTargetWidth),
    ("PreviewImageWidth", .previewImageWidth),
    ("PreviewImageHeight", .previewImageHeight),
    ("ImageSize", .imageSize),
    ("SensorSize", .sensorSize),
    ("LensFocalRange", .lensFocalRange),
    ("LensSpec", .lensSpec),
    ("LensType2", .lensType2),
    ("LensType3", .lensType3),
    ("LensFocalLength", .lensFocalLength),
    ("LensIDNumber", .lensIDNumber),
    ("LensFStops", .lensFStops),
    ("MaxApertureAtMinFocal", .maxApertureAtMinFocal),
    ("MaxApertureAtMaxFocal", .maxApertureAtMaxFocal),
    ("MCUVersion", .mcuVersion),
    ("FocusMode", .focusMode),
    ("FocusPointSchema", .focusPointSchema),
    ("AFDetectionMethod", .afDetectionMethod),
    ("Extender", .extender),
    ("RunTimeValue", .runTimeValue),
    ("RunTimeScale", .runTimeScale),
    ("SceneMode", .sceneMode),
    ("AdvancedSceneType", .advancedSceneType),
    ("YearCreated", .yearCreated),
    ("MonthDayCreated", .monthDayCreated),
    ("FocusPosition", .focusPosition),
    ("FocusPosition2", .focusPosition2),
    ("Accelerometer", .accelerometer),
    ("WB_RGGBLevels", .levelsRGGB),
    ("WB_RGBGLevels", .levelsRGBG),
    ("WB_RBGGLevels", .levelsRBGG),
    ("WB_GRBGLevels", .levelsGRBG),
    ("WB_GRGBLevels", .levelsGRGB),
    ("WB_GBRGLevels", .levelsGBRG),
    ("WB_RGBLevels", .levelsRGB),
    ("WB_GRBLevels", .levelsGRB),
    ("WB_RBLevels", .levelsRB),
    ("LensTypeMake", .lensTypeMake),
    ("LensTypeModel", .lensTypeModel),
  ]
}

extension CompositeInput {
  /// The input of a name; nil for most names, most often without a comparison.
  package init?(name: String) {
    guard let input = Self.find(name.letterHash, where: { $0 == name }) else { return nil }
    self = input
  }

  /// The input of a name, or nil.
  ///
  /// - Parameters:
  ///   - hash: the name's ``Swift/String/letterHash``.
  ///   - isIt: whether a name with that hash is the one.
  @inline(__always)
  static func find(_ hash: UInt32, where isIt: (String) -> Bool) -> CompositeInput? {
    index.place(of: hash) { isIt(names[$0].name) }.map { names[$0].input }
  }

  private static let index = NameIndex(count: names.count) { names[$0].name.letterHash }

  /// The first of those that only makers' notes have.
  static let firstNoted = CompositeInput.lensFocalRange.rawValue

  /// What stands for no input: more than there are.
  static let none = UInt8.max
}
