/// Namespaces of Adobe Photoshop.
extension XMPTable {
  static let photoshop: XMPTable = XMPTable(
    "XMP-photoshop",
    [
      XMPRow("AuthorsPosition"),
      XMPRow("CameraProfiles", traits: .list, of: { .fieldsOfCamera }),
      XMPRow(
        "CameraProfilesPerspectiveModelVignetteModelVignetteModelParam1",
        "CameraProfilesPerspectiveModelVignetteModelParam1"),
      XMPRow(
        "CameraProfilesPerspectiveModelVignetteModelVignetteModelPiecewiseParam",
        "CameraProfilesPerspectiveModelVignetteModelPiecewiseParam", traits: .list),
      XMPRow("CaptionWriter"),
      XMPRow("Category"),
      XMPRow("City"),
      XMPRow(
        "ColorMode",
        labels: "0=Bitmap|1=Grayscale|2=Indexed|3=RGB|4=CMYK|7=Multichannel|8=Duotone|9=Lab"),
      XMPRow("Country"),
      XMPRow("Credit"),
      XMPRow("DateCreated", traits: .date),
      XMPRow("DocumentAncestors", traits: .list),
      XMPRow("EmbeddedXMPDigest"),
      XMPRow("Headline"),
      XMPRow("History"),
      XMPRow("ICCProfile", "ICCProfileName"),
      XMPRow("Instructions"),
      XMPRow("LabelColor"),
      XMPRow("LegacyIPTCDigest"),
      XMPRow("SidecarForExtension"),
      XMPRow("Source"),
      XMPRow("State"),
      XMPRow("SupplementalCategories", traits: .list),
      XMPRow("TextLayers", traits: .list, prefix: "Text", of: { .fieldsOfLayer }),
      XMPRow("TransmissionReference"),
      XMPRow(
        "Urgency",
        labels:
          "0=0 (reserved)|1=1 (most urgent)|2=2|3=3|4=4|5=5 (normal urgency)|6=6|7=7|8=8 (least urgent)|9=9 (user-defined priority)"
      ),
    ])

  static let aux: XMPTable = XMPTable(
    "XMP-aux",
    [
      XMPRow("ApproximateFocusDistance", traits: .fraction, print: Wording.focusDistance),
      XMPRow("DistortionCorrectionAlreadyApplied"),
      XMPRow("EnhanceDenoiseAlreadyApplied"),
      XMPRow("EnhanceDenoiseLumaAmount"),
      XMPRow("EnhanceDenoiseVersion"),
      XMPRow("EnhanceDetailsAlreadyApplied"),
      XMPRow("EnhanceDetailsVersion"),
      XMPRow("EnhanceSuperResolutionAlreadyApplied"),
      XMPRow("EnhanceSuperResolutionScale", traits: .fraction),
      XMPRow("EnhanceSuperResolutionVersion"),
      XMPRow("Firmware"),
      XMPRow("FlashCompensation", traits: .fraction),
      XMPRow("FujiRatingAlreadyApplied"),
      XMPRow("ImageNumber"),
      XMPRow("IsMergedHDR"),
      XMPRow("IsMergedPanorama"),
      XMPRow("LateralChromaticAberrationCorrectionAlreadyApplied"),
      XMPRow("Lens"),
      XMPRow("LensDistortInfo"),
      XMPRow("LensID", traits: .weak),
      XMPRow("LensInfo", traits: [.weak, .fraction], print: Wording.lensInfo),
      XMPRow("LensSerialNumber", traits: .weak),
      XMPRow("NeutralDensityFactor"),
      XMPRow("OwnerName", traits: .weak),
      XMPRow("SerialNumber", traits: .weak),
      XMPRow("VignetteCorrectionAlreadyApplied"),
    ])

  static let panorama: XMPTable = XMPTable(
    "XMP-panorama",
    [
      XMPRow("Transformation"),
      XMPRow("VirtualFocalLength"),
      XMPRow("VirtualImageXCenter"),
      XMPRow("VirtualImageYCenter"),
    ])

  static let fieldsOfCamera: XMPTable = XMPTable(
    "XMP",
    [
      XMPRow("ApertureValue"),
      XMPRow("Author"),
      XMPRow("AutoScale"),
      XMPRow("CameraPrettyName"),
      XMPRow("CameraRawProfile"),
      XMPRow("FocalLength"),
      XMPRow("FocusDistance"),
      XMPRow("Lens"),
      XMPRow("LensPrettyName"),
      XMPRow("Make"),
      XMPRow("Model"),
      XMPRow("PerspectiveModel", of: { .fieldsOfPerspectiveModel }),
      XMPRow("ProfileName"),
      XMPRow("SensorFormatFactor"),
      XMPRow("UniqueCameraModel"),
    ])

  static let fieldsOfLayer: XMPTable = XMPTable(
    "XMP",
    [
      XMPRow("LayerName"),
      XMPRow("LayerText"),
    ])

  static let fieldsOfPerspectiveModel: XMPTable = XMPTable(
    "XMP",
    [
      XMPRow("ImageXCenter"),
      XMPRow("ImageYCenter"),
      XMPRow("RadialDistortParam1"),
      XMPRow("RadialDistortParam2"),
      XMPRow("RadialDistortParam3"),
      XMPRow("ScaleFactor"),
      XMPRow("Version"),
      XMPRow("VignetteModel", of: { .fieldsOfVignetteModel }),
    ])

  static let fieldsOfVignetteModel: XMPTable = XMPTable(
    "XMP",
    [
      XMPRow("ImageXCenter"),
      XMPRow("ImageYCenter"),
      XMPRow("VignetteModelParam1"),
      XMPRow("VignetteModelPiecewiseParam", traits: .list),
    ])
}
