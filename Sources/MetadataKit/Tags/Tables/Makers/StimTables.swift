/// Stereoscopic pictures (CIPA DC-006).
extension TagTable {
  package static let stim = TagTable(
    "Stim", group: "Stim", isTIFF: true,
    [
      TagRow(0, "StimVersion"),
      TagRow(1, "ApplicationData", traits: .binary),
      TagRow(2, "ImageArrangement", "0=Parallel View Alignment|1=Cross View Alignment"),
      TagRow(3, "ImageRotation", "1=None"),
      TagRow(4, "ScalingFactor"),
      TagRow(5, "CropXSize"),
      TagRow(6, "CropYSize"),
      TagRow(7, "CropX", traits: .structural),
      TagRow(8, "CropY", traits: .structural),
      TagRow(9, "ViewType", "0=No Pop-up Effect|1=Pop-up Effect"),
      TagRow(10, "RepresentativeImage", "0=Left Viewpoint|1=Right Viewpoint"),
      TagRow(
        11, "ConvergenceBaseImage",
        "0=Left Viewpoint|1=Right Viewpoint|255=Equivalent for Both Viewpoints"),
      TagRow(12, "AssumedDisplaySize", print: Wording.convertedMillimeters),
      TagRow(13, "AssumedDistanceView", print: Wording.convertedMillimeters),
      TagRow(14, "RepresentativeDisparityNear"),
      TagRow(15, "RepresentativeDisparityFar"),
      TagRow(16, "InitialDisplayEffect", "0=Off|1=On"),
      TagRow(17, "ConvergenceDistance", print: JPEGSegmentValue.millimetersOrInfinity),
      TagRow(18, "CameraArrangementInterval", print: Wording.convertedMillimeters),
      TagRow(19, "ShootingCount"),
    ])

  /// What is cut off on the left of each view: numbers are byte positions, as in the next table.
  package static let stimCropX = TagTable(
    "StimCropX", group: "Stim",
    [
      TagRow(
        0, "CropXCommonOffset", "0=Common Offset Setting|1=Individual Offset Setting",
        format: .short),
      TagRow(2, "CropXViewpointNumber"),
      TagRow(3, "CropXOffset", format: .signedLong),
      TagRow(7, "CropXViewpointNumber2"),
      TagRow(8, "CropXOffset2", format: .signedLong),
    ])

  /// What is cut off above.
  package static let stimCropY = TagTable(
    "StimCropY", group: "Stim",
    [
      TagRow(
        0, "CropYCommonOffset", "0=Common Offset Setting|1=Individual Offset Setting",
        format: .short),
      TagRow(2, "CropYViewpointNumber"),
      TagRow(3, "CropYOffset", format: .signedLong),
      TagRow(7, "CropYViewpointNumber2"),
      TagRow(8, "CropYOffset2", format: .signedLong),
    ])
}
