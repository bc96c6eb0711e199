#if !canImport(ImageIO)
  // What an auxiliary image is, under `kCGImagePropertyAuxiliaryDataType`; their values are their names. Source: Apple,
  // *CGImageProperties.h*.

  /// Distances, in meters.
  public let kCGImageAuxiliaryDataTypeDepth: CFString =
    "kCGImageAuxiliaryDataTypeDepth"
  /// Reciprocals of distances.
  public let kCGImageAuxiliaryDataTypeDisparity: CFString =
    "kCGImageAuxiliaryDataTypeDisparity"
  /// Whom a portrait shows.
  public let kCGImageAuxiliaryDataTypePortraitEffectsMatte: CFString =
    "kCGImageAuxiliaryDataTypePortraitEffectsMatte"
  /// Skin.
  public let kCGImageAuxiliaryDataTypeSemanticSegmentationSkinMatte: CFString =
    "kCGImageAuxiliaryDataTypeSemanticSegmentationSkinMatte"
  /// Hair.
  public let kCGImageAuxiliaryDataTypeSemanticSegmentationHairMatte: CFString =
    "kCGImageAuxiliaryDataTypeSemanticSegmentationHairMatte"
  /// Teeth.
  public let kCGImageAuxiliaryDataTypeSemanticSegmentationTeethMatte: CFString =
    "kCGImageAuxiliaryDataTypeSemanticSegmentationTeethMatte"
  /// Glasses.
  public let kCGImageAuxiliaryDataTypeSemanticSegmentationGlassesMatte: CFString =
    "kCGImageAuxiliaryDataTypeSemanticSegmentationGlassesMatte"
  /// The sky.
  public let kCGImageAuxiliaryDataTypeSemanticSegmentationSkyMatte: CFString =
    "kCGImageAuxiliaryDataTypeSemanticSegmentationSkyMatte"
  /// Apple's map of what is brighter on a display of high dynamic range.
  public let kCGImageAuxiliaryDataTypeHDRGainMap: CFString =
    "kCGImageAuxiliaryDataTypeHDRGainMap"
  /// The same as ISO 21496-1 has it.
  public let kCGImageAuxiliaryDataTypeISOGainMap: CFString =
    "kCGImageAuxiliaryDataTypeISOGainMap"
#endif
