/// The color balance of Nikon's cameras.
// swift-format-ignore
extension TagTable {
  package static let nikonColorBalanceA = TagTable(
    "NikonColorBalanceA", group: "Nikon", isOfFields: true,
    [
      TagRow(0x2700, "WB_RBLevels", format: .short, count: 2),
      TagRow(0x2720, "WB_RBLevelsAuto", format: .short, count: 2),
      TagRow(0x2740, "WB_RBLevelsDaylight", format: .short, count: 14),
      TagRow(0x2820, "WB_RBLevelsIncandescent", format: .short, count: 14),
      TagRow(0x2900, "WB_RBLevelsFluorescent", format: .short, count: 6),
      TagRow(0x2960, "WB_RBLevelsCloudy", format: .short, count: 14),
      TagRow(0x2a40, "WB_RBLevelsFlash", format: .short, count: 14),
      TagRow(0x2b20, "WB_RBLevelsShade", format: .short, count: 14, condition: "!E8700$"),
    ])

  package static let nikonColorBalanceB = TagTable(
    "NikonColorBalanceB", group: "Nikon", isOfFields: true,
    [
      TagRow(0x40, "ColorBalanceVersion", format: .undefined, count: 4, condition: "keep"),
      TagRow(0x13e80, "WB_RGGBLevels", format: .long, count: 4, value: NikonValue.rawLevels),
      TagRow(0x13f80, "WB_RGGBLevelsDaylight", format: .long, count: 4, value: NikonValue.rawLevels),
      TagRow(0x14080, "WB_RGGBLevelsCloudy", format: .long, count: 4, value: NikonValue.rawLevels),
      TagRow(0x14280, "WB_RGGBLevelsTungsten", format: .long, count: 4, value: NikonValue.rawLevels),
      TagRow(0x14380, "WB_RGGBLevelsFluorescentW", format: .long, count: 4, value: NikonValue.rawLevels),
      TagRow(0x14480, "WB_RGGBLevelsFlash", format: .long, count: 4, value: NikonValue.rawLevels),
      TagRow(0x14680, "WB_RGGBLevelsCustom", format: .long, count: 4, value: NikonValue.rawLevels),
      TagRow(0x14780, "WB_RGGBLevelsAuto", format: .long, count: 4, value: NikonValue.rawLevels),
    ])

  package static let nikonColorBalanceC = TagTable(
    "NikonColorBalanceC", group: "Nikon", isOfFields: true,
    [
      TagRow(0x40, "ColorBalanceVersion", format: .undefined, count: 4, condition: "keep"),
      TagRow(0x200, "BlackLevel", format: .short),
      TagRow(0x380, "WB_RGGBLevels", format: .long, count: 4, value: NikonValue.rawLevels),
      TagRow(0x4c0, "WB_RGGBLevelsDaylight", format: .long, count: 4, value: NikonValue.rawLevels),
      TagRow(0x600, "WB_RGGBLevelsCloudy", format: .long, count: 4, value: NikonValue.rawLevels),
      TagRow(0x740, "WB_RGGBLevelsShade", format: .long, count: 4, condition: "ColorBalanceVersion>=0104", value: NikonValue.rawLevels),
      TagRow(0x880, "WB_RGGBLevelsTungsten", format: .long, count: 4, value: NikonValue.rawLevels),
      TagRow(0x9c0, "WB_RGGBLevelsFluorescentW", format: .long, count: 4, value: NikonValue.rawLevels),
      TagRow(0xb00, "WB_RGGBLevelsFluorescentN", format: .long, count: 4, value: NikonValue.rawLevels),
      TagRow(0xc40, "WB_RGGBLevelsFluorescentD", format: .long, count: 4, value: NikonValue.rawLevels),
      TagRow(0xd80, "WB_RGGBLevelsHTMercury", format: .long, count: 4, value: NikonValue.rawLevels),
      TagRow(0x1000, "WB_RGGBLevelsCustom", format: .long, count: 4, value: NikonValue.rawLevels),
      TagRow(0x1140, "WB_RGGBLevelsAuto", format: .long, count: 4, value: NikonValue.rawLevels),
    ])

  package static let nikonColorBalance1 = TagTable(
    "NikonColorBalance1", group: "Nikon", isOfFields: true,
    [
      TagRow(0x0, "WB_RBGGLevels", format: .short, count: 4),
    ])

  package static let nikonColorBalance2 = TagTable(
    "NikonColorBalance2", group: "Nikon", isOfFields: true,
    [
      TagRow(0x0, "WB_RGGBLevels", format: .short, count: 4),
    ])

  package static let nikonColorBalance3 = TagTable(
    "NikonColorBalance3", group: "Nikon", isOfFields: true,
    [
      TagRow(0x0, "WB_RGBGLevels", format: .short, count: 4),
    ])

  package static let nikonColorBalance4 = TagTable(
    "NikonColorBalance4", group: "Nikon", isOfFields: true,
    [
      TagRow(0x0, "WB_GRBGLevels", format: .short, count: 4),
    ])

  package static let nikonColorBalanceUnknown = TagTable(
    "NikonColorBalanceUnknown", group: "Nikon", isOfFields: true,
    [
      TagRow(0x0, "ColorBalanceVersion", format: .undefined, count: 4, condition: "keep"),
    ])

  package static let nikonColorBalanceUnknown2 = TagTable(
    "NikonColorBalanceUnknown2", group: "Nikon", isOfFields: true,
    [
      TagRow(0x0, "ColorBalanceVersion", format: .undefined, count: 4, condition: "keep"),
    ])
}
