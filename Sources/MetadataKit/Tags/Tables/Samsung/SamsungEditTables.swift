extension TagTable {
  /// The size of a map of depths: numbers are places behind a mark.
  package static let samsungDepthMap = TagTable(
    "SamsungDepthMap", group: "Samsung",
    [
      TagRow(0, "DepthMapWidth", format: .long),
      TagRow(4, "DepthMapHeight", format: .long),
    ])

  /// What the camera notes of photos with a blurred background, by the names that it gives.
  package static let samsungShot = TagTable(
    "SamsungShot", group: "Samsung", isNumberless: true,
    named([
      "InputWidth", "InputHeight", "OutputWidth", "OutputHeight", "SegWidth", "SegHeight",
      "DepthSWWidth", "DepthSWHeight", "DepthHWWidth", "DepthHWHeight", "FlipStatus",
      "LensFacing", "DeviceOrientation", "ObjectOrientation", "IsArtBokeh", "BeautyRetouchLevel",
      "BeautyColorLevel", "EffectType", "EffectStrength", "BlurStrength", "SpinStrength",
      "ZoomStrength", "ColorpopStrength", "MonoStrength", "SidelightStrength",
      "VintageStrength", "BokehShape", "PerfMode",
    ]))

  /// What the editor changed, by the names that it gives.
  package static let samsungEdits = TagTable(
    "SamsungEdits", group: "Samsung", isNumberless: true,
    named([
      "OriginalPath", "RepresentativeFrameLoc", "StartMotionVideo", "EndMotionVideo",
      "IsMotionVideoMute", "IsTrimMotionVideo", "IsBlending", "IsNotReEdit", "SEPVersion",
      "NDEVersion", "ReSize", "IsScaleAI", "Rotation", "AdjustmentValue",
      "IsApplyShapeCorrection", "IsNewReEditOnly", "IsDecoReEditOnly", "IsAIFilterReEditOnly",
      "ClipCenterX", "ClipCenterY", "ClipWidth", "ClipHeight", "ClipRotation", "ClipRotate",
      "ClipHFlip", "ClipVFlip", "ClipRotationEffect", "ClipRotateEffect", "ClipHFlipEffect",
      "ClipVFlipEffect", "ClipHozPerspective", "ClipVerPerspective",
      "Brightness", "Exposure", "Contrast", "Saturation", "Hue", "WBMode", "WBTemperature",
      "Tint", "Shadow", "Highlight", "Lightbalance", "Sharpness", "Definition",
      "IsBrightnessIPE", "IsExposureIPE", "IsContrastIPE", "IsSaturationIPE",
      "FilterIndication", "AlphaValue", "FilterType",
      "PortraitEffectID", "PortraitEffectLevel", "PortraitExifRotation", "PortraitLightLevel",
      "PortraitTouchX", "PortraitTouchY", "PortraitRefocusX", "PortraitRefocusY",
      "PortraitEffectIDOriginal", "EffectLevelOriginal", "LightLevelOriginal",
      "TouchXOriginal", "TouchYOriginal", "RefocusXOriginal", "RefocusYOriginal",
      "WaterMarkRemoved", "WaterMarkRemovedOriginal", "GenImageVersion", "ConnectorType",
    ]))

  /// Rows that have names alone: their numbers say nothing.
  private static func named(_ names: [String]) -> [TagRow] {
    names.enumerated().map { TagRow(UInt32($0), $1) }
  }
}
