/// Shortens the names that a microscope's elements make up, as exiftool does; see ``CZIName``.
package enum LIFName {
  /// The name after all rules, one after the other.
  package static func shortened(_ name: [UInt8]) -> [UInt8] {
    rules.reduce(into: name) { $1.apply(to: &$0) }
  }

  private static let rules = texts.map { NameRule($0) }

  /// What is replaced, `>`, and what stands for it; see ``NameRule``.
  private static let texts = [
    "DescriptionDimensionsDimensionDescription>Dimensions",
    "DescriptionChannelsChannelDescription>Channel",
    "ShutterListShutter>Shutter",
    "SettingDefinition>Setting",
    "AdditionalZPositionListAdditionalZPosition>AdditionalZPosition",
    "*LMSDataContainerHeader>",
    "FilterWheelWheel>FilterWheel",
    "FilterWheelFilter>FilterWheel",
    "DetectorListDetector>Detector",
    "OnlineDyeSeparationOnlineDyeSeparation>OnlineDyeSeparation",
    "AotfListAotf>Aotf",
    "SettingAotfLaserLineSetting>SettingAotfLaser",
    "DataROISetROISet>DataROISet",
    "AdditionalZPosition>AddZPos",
    "FRAPplusBlock_FRAPBlock_FRAP_PrePost_Info>FRAP_",
    "FRAPplusBlock_FRAPBlock_FRAP_(Master)?>FRAP_",
    "LDM_Block_SequentialLDM_Block_Sequential_>LDM_",
    "ATLConfocalSetting>ATLConfocal",
    "LaserArrayLaser>Laser",
    "LDM_Master>LDM_",
    "(List)?ATLConfocal>ATL_",
    "Separation>Sep",
    "BleachPointsElement>BleachPoint",
    "BeamPositionBeamPosition>BeamPosition",
    "DataROISetPossible(ROI)?>DataROISet",
    "RoiElementChildrenElementDataROISingle(Roi)?>Roi",
    "InfoLaserLineSettingArrayLaserLineSetting>LastLineSetting",
    "FilterWheelWheelNameFilterName>FilterWheelFilterName",
    "LUT_ListLut>Lut",
    "ROI_ListRoiRoidata>ROI_",
    "LaserLineSettingArrayLaserLineSetting>LaserLineSetting",
  ]
}
