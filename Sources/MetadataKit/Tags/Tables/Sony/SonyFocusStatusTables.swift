/// How far each focus point is off.
extension TagTable {
  /// Of cameras with 15 points.
  package static let sonyAFStatus15 = TagTable(
    "SonyAFStatus15", group: "Sony",
    [
      TagRow(
        0x0, "AFStatusUpper-left", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
      TagRow(
        0x2, "AFStatusLeft", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
      TagRow(
        0x4, "AFStatusLower-left", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
      TagRow(
        0x6, "AFStatusFarLeft", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
      TagRow(
        0x8, "AFStatusTopHorizontal", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
      TagRow(
        0xa, "AFStatusNearRight", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
      TagRow(
        0xc, "AFStatusCenterHorizontal", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
      TagRow(
        0xe, "AFStatusNearLeft", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
      TagRow(
        0x10, "AFStatusBottomHorizontal", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
      TagRow(
        0x12, "AFStatusTopVertical", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
      TagRow(
        0x14, "AFStatusCenterVertical", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
      TagRow(
        0x16, "AFStatusBottomVertical", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
      TagRow(
        0x18, "AFStatusFarRight", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
      TagRow(
        0x1a, "AFStatusUpper-right", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
      TagRow(
        0x1c, "AFStatusRight", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
      TagRow(
        0x1e, "AFStatusLower-right", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
      TagRow(
        0x20, "AFStatusUpper-middle", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
      TagRow(
        0x22, "AFStatusLower-middle", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
    ])

  /// Of cameras with 19 points.
  package static let sonyAFStatus19 = TagTable(
    "SonyAFStatus19", group: "Sony",
    [
      TagRow(
        0x0, "AFStatusUpperFarLeft", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
      TagRow(
        0x2, "AFStatusUpper-leftHorizontal", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
      TagRow(
        0x4, "AFStatusFarLeftHorizontal", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
      TagRow(
        0x6, "AFStatusLeftHorizontal", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
      TagRow(
        0x8, "AFStatusLowerFarLeft", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
      TagRow(
        0xa, "AFStatusLower-leftHorizontal", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
      TagRow(
        0xc, "AFStatusUpper-leftVertical", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
      TagRow(
        0xe, "AFStatusLeftVertical", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
      TagRow(
        0x10, "AFStatusLower-leftVertical", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
      TagRow(
        0x12, "AFStatusFarLeftVertical", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
      TagRow(
        0x14, "AFStatusTopHorizontal", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
      TagRow(
        0x16, "AFStatusNearRight", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
      TagRow(
        0x18, "AFStatusCenterHorizontal", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
      TagRow(
        0x1a, "AFStatusNearLeft", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
      TagRow(
        0x1c, "AFStatusBottomHorizontal", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
      TagRow(
        0x1e, "AFStatusTopVertical", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
      TagRow(
        0x20, "AFStatusUpper-middle", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
      TagRow(
        0x22, "AFStatusCenterVertical", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
      TagRow(
        0x24, "AFStatusLower-middle", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
      TagRow(
        0x26, "AFStatusBottomVertical", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
      TagRow(
        0x28, "AFStatusUpperFarRight", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
      TagRow(
        0x2a, "AFStatusUpper-rightHorizontal", "-32768=Out of Focus|0=In Focus",
        format: .signedShort, print: MinoltaValue.focusStatus),
      TagRow(
        0x2c, "AFStatusFarRightHorizontal", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
      TagRow(
        0x2e, "AFStatusRightHorizontal", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
      TagRow(
        0x30, "AFStatusLowerFarRight", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
      TagRow(
        0x32, "AFStatusLower-rightHorizontal", "-32768=Out of Focus|0=In Focus",
        format: .signedShort, print: MinoltaValue.focusStatus),
      TagRow(
        0x34, "AFStatusFarRightVertical", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
      TagRow(
        0x36, "AFStatusUpper-rightVertical", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
      TagRow(
        0x38, "AFStatusRightVertical", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
      TagRow(
        0x3a, "AFStatusLower-rightVertical", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
    ])

  /// Of cameras with 79 points.
  package static let sonyAFStatus79 = TagTable(
    "SonyAFStatus79", group: "Sony",
    [
      TagRow(
        0x0, "AFStatus_00_B4", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
      TagRow(
        0x2, "AFStatus_01_C4", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
      TagRow(
        0x4, "AFStatus_02_D4", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
      TagRow(
        0x6, "AFStatus_03_E4", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
      TagRow(
        0x8, "AFStatus_04_F4", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
      TagRow(
        0xa, "AFStatus_05_G4", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
      TagRow(
        0xc, "AFStatus_06_H4", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
      TagRow(
        0xe, "AFStatus_07_B3", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
      TagRow(
        0x10, "AFStatus_08_C3", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
      TagRow(
        0x12, "AFStatus_09_D3", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
      TagRow(
        0x14, "AFStatus_10_E3", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
      TagRow(
        0x16, "AFStatus_11_F3", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
      TagRow(
        0x18, "AFStatus_12_G3", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
      TagRow(
        0x1a, "AFStatus_13_H3", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
      TagRow(
        0x1c, "AFStatus_14_B2", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
      TagRow(
        0x1e, "AFStatus_15_C2", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
      TagRow(
        0x20, "AFStatus_16_D2", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
      TagRow(
        0x22, "AFStatus_17_E2", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
      TagRow(
        0x24, "AFStatus_18_F2", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
      TagRow(
        0x26, "AFStatus_19_G2", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
      TagRow(
        0x28, "AFStatus_20_H2", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
      TagRow(
        0x2a, "AFStatus_21_C1", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
      TagRow(
        0x2c, "AFStatus_22_D1", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
      TagRow(
        0x2e, "AFStatus_23_E1", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
      TagRow(
        0x30, "AFStatus_24_F1", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
      TagRow(
        0x32, "AFStatus_25_G1", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
      TagRow(
        0x34, "AFStatus_26_A7_Vertical", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
      TagRow(
        0x36, "AFStatus_27_A6_Vertical", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
      TagRow(
        0x38, "AFStatus_28_A5_Vertical", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
      TagRow(
        0x3a, "AFStatus_29_C7_Vertical", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
      TagRow(
        0x3c, "AFStatus_30_C6_Vertical", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
      TagRow(
        0x3e, "AFStatus_31_C5_Vertical", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
      TagRow(
        0x40, "AFStatus_32_E7_Vertical", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
      TagRow(
        0x42, "AFStatus_33_E6_Center_Vertical", "-32768=Out of Focus|0=In Focus",
        format: .signedShort, print: MinoltaValue.focusStatus),
      TagRow(
        0x44, "AFStatus_34_E5_Vertical", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
      TagRow(
        0x46, "AFStatus_35_G7_Vertical", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
      TagRow(
        0x48, "AFStatus_36_G6_Vertical", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
      TagRow(
        0x4a, "AFStatus_37_G5_Vertical", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
      TagRow(
        0x4c, "AFStatus_38_I7_Vertical", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
      TagRow(
        0x4e, "AFStatus_39_I6_Vertical", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
      TagRow(
        0x50, "AFStatus_40_I5_Vertical", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
      TagRow(
        0x52, "AFStatus_41_A7", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
      TagRow(
        0x54, "AFStatus_42_B7", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
      TagRow(
        0x56, "AFStatus_43_C7", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
      TagRow(
        0x58, "AFStatus_44_D7", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
      TagRow(
        0x5a, "AFStatus_45_E7", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
      TagRow(
        0x5c, "AFStatus_46_F7", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
      TagRow(
        0x5e, "AFStatus_47_G7", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
      TagRow(
        0x60, "AFStatus_48_H7", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
      TagRow(
        0x62, "AFStatus_49_I7", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
      TagRow(
        0x64, "AFStatus_50_A6", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
      TagRow(
        0x66, "AFStatus_51_B6", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
      TagRow(
        0x68, "AFStatus_52_C6", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
      TagRow(
        0x6a, "AFStatus_53_D6", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
      TagRow(
        0x6c, "AFStatus_54_E6_Center", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
      TagRow(
        0x6e, "AFStatus_55_F6", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
      TagRow(
        0x70, "AFStatus_56_G6", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
      TagRow(
        0x72, "AFStatus_57_H6", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
      TagRow(
        0x74, "AFStatus_58_I6", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
      TagRow(
        0x76, "AFStatus_59_A5", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
      TagRow(
        0x78, "AFStatus_60_B5", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
      TagRow(
        0x7a, "AFStatus_61_C5", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
      TagRow(
        0x7c, "AFStatus_62_D5", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
      TagRow(
        0x7e, "AFStatus_63_E5", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
      TagRow(
        0x80, "AFStatus_64_F5", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
      TagRow(
        0x82, "AFStatus_65_G5", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
      TagRow(
        0x84, "AFStatus_66_H5", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
      TagRow(
        0x86, "AFStatus_67_I5", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
      TagRow(
        0x88, "AFStatus_68_C11", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
      TagRow(
        0x8a, "AFStatus_69_D11", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
      TagRow(
        0x8c, "AFStatus_70_E11", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
      TagRow(
        0x8e, "AFStatus_71_F11", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
      TagRow(
        0x90, "AFStatus_72_G11", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
      TagRow(
        0x92, "AFStatus_73_B10", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
      TagRow(
        0x94, "AFStatus_74_C10", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
      TagRow(
        0x96, "AFStatus_75_D10", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
      TagRow(
        0x98, "AFStatus_76_E10", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
      TagRow(
        0x9a, "AFStatus_77_F10", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
      TagRow(
        0x9c, "AFStatus_78_G10", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
      TagRow(
        0x9e, "AFStatus_79_H10", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
      TagRow(
        0xa0, "AFStatus_80_B9", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
      TagRow(
        0xa2, "AFStatus_81_C9", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
      TagRow(
        0xa4, "AFStatus_82_D9", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
      TagRow(
        0xa6, "AFStatus_83_E9", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
      TagRow(
        0xa8, "AFStatus_84_F9", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
      TagRow(
        0xaa, "AFStatus_85_G9", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
      TagRow(
        0xac, "AFStatus_86_H9", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
      TagRow(
        0xae, "AFStatus_87_B8", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
      TagRow(
        0xb0, "AFStatus_88_C8", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
      TagRow(
        0xb2, "AFStatus_89_D8", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
      TagRow(
        0xb4, "AFStatus_90_E8", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
      TagRow(
        0xb6, "AFStatus_91_F8", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
      TagRow(
        0xb8, "AFStatus_92_G8", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
      TagRow(
        0xba, "AFStatus_93_H8", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
      TagRow(
        0xbc, "AFStatus_94_E6_Center_F2-8", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
    ])
}
