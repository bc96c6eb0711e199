/// Apple's notes.
extension TagTable {
  package static let apple = TagTable(
    "Apple", group: "Apple", isTIFF: true,
    [
      TagRow(0x1, "MakerNoteVersion"),
      TagRow(0x2, "AEMatrix", value: AppleValue.propertyList, traits: .unknown),
      TagRow(0x3, "RunTime", traits: .structural),
      TagRow(0x4, "AEStable", "0=No|1=Yes"),
      TagRow(0x5, "AETarget"),
      TagRow(0x6, "AEAverage"),
      TagRow(0x7, "AFStable", "0=No|1=Yes"),
      TagRow(0x8, "AccelerationVector"),
      TagRow(0xa, "HDRImageType", "3=HDR Image|4=Original Image"),
      TagRow(0xb, "BurstUUID"),
      TagRow(0xc, "FocusDistanceRange", print: AppleValue.distances),
      TagRow(0xf, "OISMode"),
      TagRow(0x11, "ContentIdentifier"),
      TagRow(0x14, "ImageCaptureType", "1=ProRAW|2=Portrait|10=Photo|11=Manual Focus|12=Scene"),
      TagRow(0x15, "ImageUniqueID"),
      TagRow(0x17, "LivePhotoVideoIndex"),
      TagRow(0x19, "ImageProcessingFlags", traits: [.bitmask, .unknown]),
      TagRow(0x1a, "QualityHint", traits: .unknown),
      TagRow(0x1d, "LuminanceNoiseAmplitude"),
      TagRow(0x1f, "PhotosAppFeatureFlags"),
      TagRow(0x20, "ImageCaptureRequestID", traits: .unknown),
      TagRow(0x21, "HDRHeadroom"),
      TagRow(0x23, "AFPerformance", print: AppleValue.focusPerformance),
      TagRow(0x25, "SceneFlags", traits: [.bitmask, .unknown]),
      TagRow(0x26, "SignalToNoiseRatioType", traits: .unknown),
      TagRow(0x27, "SignalToNoiseRatio"),
      TagRow(0x2b, "PhotoIdentifier"),
      TagRow(0x2d, "ColorTemperature"),
      TagRow(0x2e, "CameraType", "0=Back Wide Angle|1=Back Normal|6=Front"),
      TagRow(0x2f, "FocusPosition"),
      TagRow(0x30, "HDRGain"),
      TagRow(0x38, "AFMeasuredDepth"),
      TagRow(0x3d, "AFConfidence"),
      TagRow(0x3e, "ColorCorrectionMatrix", value: AppleValue.propertyList, traits: .unknown),
      TagRow(0x3f, "GreenGhostMitigationStatus", traits: .unknown),
      TagRow(0x40, "SemanticStyle", condition: "unit=7", value: AppleValue.propertyList),
      TagRow(0x41, "SemanticStyleRenderingVer", traits: .structural),
      TagRow(0x42, "SemanticStylePreset", traits: .structural),
      // exiftool takes the two truth values of a property list for each other.
      TagRow(
        0x10041, "SemanticStyleRenderingVer", value: AppleValue.propertyList,
        traits: .notInExiftool),
      TagRow(
        0x10042, "SemanticStylePreset", value: AppleValue.propertyList, traits: .notInExiftool),
      TagRow(
        0x20041, "SemanticStyleRenderingVer", value: AppleValue.misreadPropertyList,
        traits: .onlyInExiftool),
      TagRow(
        0x20042, "SemanticStylePreset", value: AppleValue.misreadPropertyList,
        traits: .onlyInExiftool),
      TagRow(0x30041, "SemanticStyleRenderingVer", traits: .notInExiftool),
      TagRow(0x30042, "SemanticStylePreset", traits: .notInExiftool),
    ])

  /// How long the phone had been running: a time of Core Media.
  package static let appleRunTime = TagTable(
    "AppleRunTime", group: "Apple", isNumberless: true,
    [
      TagRow(
        1, "RunTimeFlags",
        "0=Valid|1=Has been rounded|2=Positive infinity|3=Negative infinity|4=Indefinite",
        traits: .bitmask),
      TagRow(2, "RunTimeValue"),
      TagRow(3, "RunTimeScale"),
      TagRow(4, "RunTimeEpoch"),
    ])
}
