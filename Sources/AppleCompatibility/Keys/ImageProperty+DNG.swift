#if !canImport(ImageIO)
  // The keys in the dictionary `{DNG}`. Source: Apple, *CGImageProperties.h*.

  /// See DNG specification.
  public let kCGImagePropertyDNGVersion: CFString = "DNGVersion"
  /// See DNG specification.
  public let kCGImagePropertyDNGBackwardVersion: CFString = "DNGBackwardVersion"
  /// See DNG specification.
  public let kCGImagePropertyDNGUniqueCameraModel: CFString = "UniqueCameraModel"
  /// See DNG specification.
  public let kCGImagePropertyDNGLocalizedCameraModel: CFString = "LocalizedCameraModel"
  /// See DNG specification.
  public let kCGImagePropertyDNGCameraSerialNumber: CFString = "CameraSerialNumber"
  /// See DNG specification.
  public let kCGImagePropertyDNGLensInfo: CFString = "LensInfo"
  /// See DNG specification.
  public let kCGImagePropertyDNGBlackLevel: CFString = "BlackLevel"
  /// See DNG specification.
  public let kCGImagePropertyDNGWhiteLevel: CFString = "WhiteLevel"
  /// See DNG specification.
  public let kCGImagePropertyDNGCalibrationIlluminant1: CFString = "CalibrationIlluminant1"
  /// See DNG specification.
  public let kCGImagePropertyDNGCalibrationIlluminant2: CFString = "CalibrationIlluminant2"
  /// See DNG specification.
  public let kCGImagePropertyDNGColorMatrix1: CFString = "ColorMatrix1"
  /// See DNG specification.
  public let kCGImagePropertyDNGColorMatrix2: CFString = "ColorMatrix2"
  /// See DNG specification.
  public let kCGImagePropertyDNGCameraCalibration1: CFString = "CameraCalibration1"
  /// See DNG specification.
  public let kCGImagePropertyDNGCameraCalibration2: CFString = "CameraCalibration2"
  /// See DNG specification.
  public let kCGImagePropertyDNGAsShotNeutral: CFString = "AsShotNeutral"
  /// See DNG specification.
  public let kCGImagePropertyDNGAsShotWhiteXY: CFString = "AsShotWhiteXY"
  /// See DNG specification.
  public let kCGImagePropertyDNGBaselineExposure: CFString = "BaselineExposure"
  /// See DNG specification.
  public let kCGImagePropertyDNGBaselineNoise: CFString = "BaselineNoise"
  /// See DNG specification.
  public let kCGImagePropertyDNGBaselineSharpness: CFString = "BaselineSharpness"
  /// See DNG specification.
  public let kCGImagePropertyDNGPrivateData: CFString = "DNGPrivateData"
  /// See DNG specification.
  public let kCGImagePropertyDNGCameraCalibrationSignature: CFString = "CameraCalibrationSignature"
  /// See DNG specification.
  public let kCGImagePropertyDNGProfileCalibrationSignature: CFString =
    "ProfileCalibrationSignature"
  /// See DNG specification.
  public let kCGImagePropertyDNGNoiseProfile: CFString = "NoiseProfile"
  /// DNG opcode parameters.
  public let kCGImagePropertyDNGWarpRectilinear: CFString = "WarpRectilinear"
  /// DNG opcode parameters.
  public let kCGImagePropertyDNGWarpFisheye: CFString = "WarpFisheye"
  /// DNG opcode parameters.
  public let kCGImagePropertyDNGFixVignetteRadial: CFString = "FixVignetteRadial"
  /// See DNG specification.
  public let kCGImagePropertyDNGActiveArea: CFString = "ActiveArea"
  /// See DNG specification.
  public let kCGImagePropertyDNGAnalogBalance: CFString = "AnalogBalance"
  /// See DNG specification.
  public let kCGImagePropertyDNGAntiAliasStrength: CFString = "AntiAliasStrength"
  /// See DNG specification.
  public let kCGImagePropertyDNGAsShotICCProfile: CFString = "AsShotICCProfile"
  /// See DNG specification.
  public let kCGImagePropertyDNGAsShotPreProfileMatrix: CFString = "AsShotPreProfileMatrix"
  /// See DNG specification.
  public let kCGImagePropertyDNGAsShotProfileName: CFString = "AsShotProfileName"
  /// See DNG specification.
  public let kCGImagePropertyDNGBaselineExposureOffset: CFString = "BaselineExposureOffset"
  /// See DNG specification.
  public let kCGImagePropertyDNGBayerGreenSplit: CFString = "BayerGreenSplit"
  /// See DNG specification.
  public let kCGImagePropertyDNGBestQualityScale: CFString = "BestQualityScale"
  /// See DNG specification.
  public let kCGImagePropertyDNGBlackLevelDeltaH: CFString = "BlackLevelDeltaH"
  /// See DNG specification.
  public let kCGImagePropertyDNGBlackLevelDeltaV: CFString = "BlackLevelDeltaV"
  /// See DNG specification.
  public let kCGImagePropertyDNGBlackLevelRepeatDim: CFString = "BlackLevelRepeatDim"
  /// See DNG specification.
  public let kCGImagePropertyDNGCFALayout: CFString = "CFALayout"
  /// See DNG specification.
  public let kCGImagePropertyDNGCFAPlaneColor: CFString = "CFAPlaneColor"
  /// See DNG specification.
  public let kCGImagePropertyDNGChromaBlurRadius: CFString = "ChromaBlurRadius"
  /// See DNG specification.
  public let kCGImagePropertyDNGColorimetricReference: CFString = "ColorimetricReference"
  /// See DNG specification.
  public let kCGImagePropertyDNGCurrentICCProfile: CFString = "CurrentICCProfile"
  /// See DNG specification.
  public let kCGImagePropertyDNGCurrentPreProfileMatrix: CFString = "CurrentPreProfileMatrix"
  /// See DNG specification.
  public let kCGImagePropertyDNGDefaultBlackRender: CFString = "DefaultBlackRender"
  /// See DNG specification.
  public let kCGImagePropertyDNGDefaultCropOrigin: CFString = "DefaultCropOrigin"
  /// See DNG specification.
  public let kCGImagePropertyDNGDefaultCropSize: CFString = "DefaultCropSize"
  /// See DNG specification.
  public let kCGImagePropertyDNGDefaultScale: CFString = "DefaultScale"
  /// See DNG specification.
  public let kCGImagePropertyDNGDefaultUserCrop: CFString = "DefaultUserCrop"
  /// See DNG specification.
  public let kCGImagePropertyDNGExtraCameraProfiles: CFString = "ExtraCameraProfiles"
  /// See DNG specification.
  public let kCGImagePropertyDNGForwardMatrix1: CFString = "ForwardMatrix1"
  /// See DNG specification.
  public let kCGImagePropertyDNGForwardMatrix2: CFString = "ForwardMatrix2"
  /// See DNG specification.
  public let kCGImagePropertyDNGLinearizationTable: CFString = "LinearizationTable"
  /// See DNG specification.
  public let kCGImagePropertyDNGLinearResponseLimit: CFString = "LinearResponseLimit"
  /// See DNG specification.
  public let kCGImagePropertyDNGMakerNoteSafety: CFString = "MakerNoteSafety"
  /// See DNG specification.
  public let kCGImagePropertyDNGMaskedAreas: CFString = "MaskedAreas"
  /// See DNG specification.
  public let kCGImagePropertyDNGNewRawImageDigest: CFString = "NewRawImageDigest"
  /// See DNG specification.
  public let kCGImagePropertyDNGNoiseReductionApplied: CFString = "NoiseReductionApplied"
  /// See DNG specification.
  public let kCGImagePropertyDNGOpcodeList1: CFString = "OpcodeList1"
  /// See DNG specification.
  public let kCGImagePropertyDNGOpcodeList2: CFString = "DNGOpcodeList2"
  /// See DNG specification.
  public let kCGImagePropertyDNGOpcodeList3: CFString = "DNGOpcodeList3"
  /// See DNG specification.
  public let kCGImagePropertyDNGOriginalBestQualityFinalSize: CFString =
    "OriginalBestQualityFinalSize"
  /// See DNG specification.
  public let kCGImagePropertyDNGOriginalDefaultCropSize: CFString = "OriginalDefaultCropSize"
  /// See DNG specification.
  public let kCGImagePropertyDNGOriginalDefaultFinalSize: CFString = "OriginalDefaultFinalSize"
  /// See DNG specification.
  public let kCGImagePropertyDNGOriginalRawFileData: CFString = "OriginalRawFileData"
  /// See DNG specification.
  public let kCGImagePropertyDNGOriginalRawFileDigest: CFString = "OriginalRawFileDigest"
  /// See DNG specification.
  public let kCGImagePropertyDNGOriginalRawFileName: CFString = "OriginalRawFileName"
  /// See DNG specification.
  public let kCGImagePropertyDNGPreviewApplicationName: CFString = "PreviewApplicationName"
  /// See DNG specification.
  public let kCGImagePropertyDNGPreviewApplicationVersion: CFString = "PreviewApplicationVersion"
  /// See DNG specification.
  public let kCGImagePropertyDNGPreviewColorSpace: CFString = "PreviewColorSpace"
  /// See DNG specification.
  public let kCGImagePropertyDNGPreviewDateTime: CFString = "PreviewDateTime"
  /// See DNG specification.
  public let kCGImagePropertyDNGPreviewSettingsDigest: CFString = "PreviewSettingsDigest"
  /// See DNG specification.
  public let kCGImagePropertyDNGPreviewSettingsName: CFString = "PreviewSettingsName"
  /// See DNG specification.
  public let kCGImagePropertyDNGProfileCopyright: CFString = "ProfileCopyright"
  /// See DNG specification.
  public let kCGImagePropertyDNGProfileEmbedPolicy: CFString = "ProfileEmbedPolicy"
  /// See DNG specification.
  public let kCGImagePropertyDNGProfileHueSatMapData1: CFString = "ProfileHueSatMapData1"
  /// See DNG specification.
  public let kCGImagePropertyDNGProfileHueSatMapData2: CFString = "ProfileHueSatMapData2"
  /// See DNG specification.
  public let kCGImagePropertyDNGProfileHueSatMapDims: CFString = "ProfileHueSatMapDims"
  /// See DNG specification.
  public let kCGImagePropertyDNGProfileHueSatMapEncoding: CFString = "ProfileHueSatMapEncoding"
  /// See DNG specification.
  public let kCGImagePropertyDNGProfileLookTableData: CFString = "ProfileLookTableData"
  /// See DNG specification.
  public let kCGImagePropertyDNGProfileLookTableDims: CFString = "ProfileLookTableDims"
  /// See DNG specification.
  public let kCGImagePropertyDNGProfileLookTableEncoding: CFString = "ProfileLookTableEncoding"
  /// See DNG specification.
  public let kCGImagePropertyDNGProfileName: CFString = "DNGProfileName"
  /// See DNG specification.
  public let kCGImagePropertyDNGProfileToneCurve: CFString = "ProfileToneCurve"
  /// See DNG specification.
  public let kCGImagePropertyDNGRawDataUniqueID: CFString = "DNGRawDataUniqueID"
  /// See DNG specification.
  public let kCGImagePropertyDNGRawImageDigest: CFString = "RawImageDigest"
  /// See DNG specification.
  public let kCGImagePropertyDNGRawToPreviewGain: CFString = "RawToPreviewGain"
  /// See DNG specification.
  public let kCGImagePropertyDNGReductionMatrix1: CFString = "ReductionMatrix1"
  /// See DNG specification.
  public let kCGImagePropertyDNGReductionMatrix2: CFString = "ReductionMatrix2"
  /// See DNG specification.
  public let kCGImagePropertyDNGRowInterleaveFactor: CFString = "RowInterleaveFactor"
  /// See DNG specification.
  public let kCGImagePropertyDNGShadowScale: CFString = "ShadowScale"
  /// See DNG specification.
  public let kCGImagePropertyDNGSubTileBlockSize: CFString = "SubTileBlockSize"
#endif
