/// What Sony's raw files say in directories of their own.
extension TagTable {
  /// Where the others are.
  package static let sonySR2Private = TagTable(
    "SonySR2Private", group: "SR2", isTIFF: true,
    [
      TagRow(0x7200, "SR2SubIFDOffset"),
      TagRow(0x7201, "SR2SubIFDLength"),
      TagRow(0x7221, "SR2SubIFDKey", format: .long, print: Wording.hexadecimal8),
      TagRow(0x7240, "IDC_IFD", traits: .structural),
      TagRow(0x7241, "IDC2_IFD", traits: .structural),
      TagRow(0x7250, "MRWInfo", traits: .structural),
    ])

  /// White balances and corrections, enciphered.
  package static let sonySR2SubIFD = TagTable(
    "SonySR2SubIFD", group: "SR2SubIFD", isTIFF: true,
    [
      TagRow(0x7300, "BlackLevel"),
      TagRow(0x7302, "WB_GRBGLevelsAuto"),
      TagRow(0x7303, "WB_GRBGLevels"),
      TagRow(0x7310, "BlackLevel"),
      TagRow(0x7312, "WB_RGGBLevelsAuto"),
      TagRow(0x7313, "WB_RGGBLevels"),
      TagRow(0x7480, "WB_RGBLevelsDaylight"),
      TagRow(0x7481, "WB_RGBLevelsCloudy"),
      TagRow(0x7482, "WB_RGBLevelsTungsten"),
      TagRow(0x7483, "WB_RGBLevelsFlash"),
      TagRow(0x7484, "WB_RGBLevels4500K"),
      TagRow(0x7486, "WB_RGBLevelsFluorescent"),
      TagRow(0x74a0, "MaxApertureAtMaxFocal"),
      TagRow(0x74a1, "MaxApertureAtMinFocal"),
      TagRow(0x74a2, "MaxFocalLength", print: Wording.millimeters),
      TagRow(0x74a3, "MinFocalLength", print: Wording.millimeters),
      TagRow(0x74c0, "SR2DataIFD", traits: .structural),
      TagRow(0x7800, "ColorMatrix"),
      TagRow(0x7820, "WB_RGBLevelsDaylight"),
      TagRow(0x7821, "WB_RGBLevelsCloudy"),
      TagRow(0x7822, "WB_RGBLevelsTungsten"),
      TagRow(0x7823, "WB_RGBLevelsFlash"),
      TagRow(0x7824, "WB_RGBLevels4500K"),
      TagRow(0x7825, "WB_RGBLevelsShade"),
      TagRow(0x7826, "WB_RGBLevelsFluorescent"),
      TagRow(0x7827, "WB_RGBLevelsFluorescentP1"),
      TagRow(0x7828, "WB_RGBLevelsFluorescentP2"),
      TagRow(0x7829, "WB_RGBLevelsFluorescentM1"),
      TagRow(0x782a, "WB_RGBLevels8500K"),
      TagRow(0x782b, "WB_RGBLevels6000K"),
      TagRow(0x782c, "WB_RGBLevels3200K"),
      TagRow(0x782d, "WB_RGBLevels2500K"),
      TagRow(0x787f, "WhiteLevel"),
      TagRow(0x797d, "VignettingCorrParams"),
      TagRow(0x7980, "ChromaticAberrationCorrParams"),
      TagRow(0x7982, "DistortionCorrParams"),
    ])

  /// Color modes, enciphered.
  package static let sonySR2DataIFD = TagTable(
    "SonySR2DataIFD", group: "SR2DataIFD", isTIFF: true,
    [
      TagRow(0x7770, "ColorMode", traits: .yields)
    ])

  /// The first two directories of Sony's first raw files: keys.
  package static let sonySRF = TagTable(
    "SonySRF", group: "SRF0", isTIFF: true,
    [
      TagRow(0, "SRF2Key"),
      TagRow(1, "DataKey"),
    ])

  /// The others, but for the last one, which has EXIF's numbers.
  package static let sonySRF2 = TagTable(
    "SonySRF2", group: "SRF2", isTIFF: true,
    [
      TagRow(0x2, "SRF6Offset"),
      TagRow(0x3, "SRFDataOffset", traits: .unknown),
      TagRow(0x4, "RawDataOffset"),
      TagRow(0x5, "RawDataLength"),
      TagRow(0x43, "MaxApertureAtMaxFocal"),
      TagRow(0x44, "MaxApertureAtMinFocal"),
      TagRow(0x45, "MinFocalLength", print: Wording.millimeters),
      TagRow(0x46, "MaxFocalLength", print: Wording.millimeters),
      TagRow(0xc0, "WBRedDaylight"),
      TagRow(0xc1, "WBGreenDaylight"),
      TagRow(0xc2, "WBBlueDaylight"),
      TagRow(0xc3, "WBRedCloudy"),
      TagRow(0xc4, "WBGreenCloudy"),
      TagRow(0xc5, "WBBlueCloudy"),
      TagRow(0xc6, "WBRedFluorescent"),
      TagRow(0xc7, "WBGreenFluorescent"),
      TagRow(0xc8, "WBBlueFluorescent"),
      TagRow(0xc9, "WBRedTungsten"),
      TagRow(0xca, "WBGreenTungsten"),
      TagRow(0xcb, "WBBlueTungsten"),
      TagRow(0xcc, "WBRedFlash"),
      TagRow(0xcd, "WBGreenFlash"),
      TagRow(0xce, "WBBlueFlash"),
      TagRow(0xd0, "WBRedAsShot"),
      TagRow(0xd1, "WBGreenAsShot"),
      TagRow(0xd2, "WBBlueAsShot"),
    ])
}
