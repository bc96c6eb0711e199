/// Picture styles within what a camera keeps of itself.
extension TagTable {
  /// Numbers are byte positions.
  package static let canonPictureStyles = TagTable(
    "CanonPSInfo", group: "Canon", yields: true,
    [
      TagRow(
        0, "ContrastStandard", "-559038737=n/a", format: .signedLong,
        print: CanonValue.labelOrNumber),
      TagRow(
        4, "SharpnessStandard", "-559038737=n/a", format: .signedLong,
        print: CanonValue.labelOrNumber),
      TagRow(
        8, "SaturationStandard", "-559038737=n/a", format: .signedLong,
        print: CanonValue.labelOrNumber),
      TagRow(
        12, "ColorToneStandard", "-559038737=n/a", format: .signedLong,
        print: CanonValue.labelOrNumber),
      TagRow(
        24, "ContrastPortrait", "-559038737=n/a", format: .signedLong,
        print: CanonValue.labelOrNumber),
      TagRow(
        28, "SharpnessPortrait", "-559038737=n/a", format: .signedLong,
        print: CanonValue.labelOrNumber),
      TagRow(
        32, "SaturationPortrait", "-559038737=n/a", format: .signedLong,
        print: CanonValue.labelOrNumber),
      TagRow(
        36, "ColorTonePortrait", "-559038737=n/a", format: .signedLong,
        print: CanonValue.labelOrNumber),
      TagRow(
        48, "ContrastLandscape", "-559038737=n/a", format: .signedLong,
        print: CanonValue.labelOrNumber),
      TagRow(
        52, "SharpnessLandscape", "-559038737=n/a", format: .signedLong,
        print: CanonValue.labelOrNumber),
      TagRow(
        56, "SaturationLandscape", "-559038737=n/a", format: .signedLong,
        print: CanonValue.labelOrNumber),
      TagRow(
        60, "ColorToneLandscape", "-559038737=n/a", format: .signedLong,
        print: CanonValue.labelOrNumber),
      TagRow(
        72, "ContrastNeutral", "-559038737=n/a", format: .signedLong,
        print: CanonValue.labelOrNumber),
      TagRow(
        76, "SharpnessNeutral", "-559038737=n/a", format: .signedLong,
        print: CanonValue.labelOrNumber),
      TagRow(
        80, "SaturationNeutral", "-559038737=n/a", format: .signedLong,
        print: CanonValue.labelOrNumber),
      TagRow(
        84, "ColorToneNeutral", "-559038737=n/a", format: .signedLong,
        print: CanonValue.labelOrNumber),
      TagRow(
        96, "ContrastFaithful", "-559038737=n/a", format: .signedLong,
        print: CanonValue.labelOrNumber),
      TagRow(
        100, "SharpnessFaithful", "-559038737=n/a", format: .signedLong,
        print: CanonValue.labelOrNumber),
      TagRow(
        104, "SaturationFaithful", "-559038737=n/a", format: .signedLong,
        print: CanonValue.labelOrNumber),
      TagRow(
        108, "ColorToneFaithful", "-559038737=n/a", format: .signedLong,
        print: CanonValue.labelOrNumber),
      TagRow(
        120, "ContrastMonochrome", "-559038737=n/a", format: .signedLong,
        print: CanonValue.labelOrNumber),
      TagRow(
        124, "SharpnessMonochrome", "-559038737=n/a", format: .signedLong,
        print: CanonValue.labelOrNumber),
      TagRow(
        136, "FilterEffectMonochrome", "-559038737=n/a|0=None|1=Yellow|2=Orange|3=Red|4=Green",
        format: .signedLong, traits: .hexadecimal),
      TagRow(
        140, "ToningEffectMonochrome", "-559038737=n/a|0=None|1=Sepia|2=Blue|3=Purple|4=Green",
        format: .signedLong, traits: .hexadecimal),
      TagRow(
        144, "ContrastUserDef1", "-559038737=n/a", format: .signedLong,
        print: CanonValue.labelOrNumber),
      TagRow(
        148, "SharpnessUserDef1", "-559038737=n/a", format: .signedLong,
        print: CanonValue.labelOrNumber),
      TagRow(
        152, "SaturationUserDef1", "-559038737=n/a", format: .signedLong,
        print: CanonValue.labelOrNumber),
      TagRow(
        156, "ColorToneUserDef1", "-559038737=n/a", format: .signedLong,
        print: CanonValue.labelOrNumber),
      TagRow(
        160, "FilterEffectUserDef1", "-559038737=n/a|0=None|1=Yellow|2=Orange|3=Red|4=Green",
        format: .signedLong, traits: .hexadecimal),
      TagRow(
        164, "ToningEffectUserDef1", "-559038737=n/a|0=None|1=Sepia|2=Blue|3=Purple|4=Green",
        format: .signedLong, traits: .hexadecimal),
      TagRow(
        168, "ContrastUserDef2", "-559038737=n/a", format: .signedLong,
        print: CanonValue.labelOrNumber),
      TagRow(
        172, "SharpnessUserDef2", "-559038737=n/a", format: .signedLong,
        print: CanonValue.labelOrNumber),
      TagRow(
        176, "SaturationUserDef2", "-559038737=n/a", format: .signedLong,
        print: CanonValue.labelOrNumber),
      TagRow(
        180, "ColorToneUserDef2", "-559038737=n/a", format: .signedLong,
        print: CanonValue.labelOrNumber),
      TagRow(
        184, "FilterEffectUserDef2", "-559038737=n/a|0=None|1=Yellow|2=Orange|3=Red|4=Green",
        format: .signedLong, traits: .hexadecimal),
      TagRow(
        188, "ToningEffectUserDef2", "-559038737=n/a|0=None|1=Sepia|2=Blue|3=Purple|4=Green",
        format: .signedLong, traits: .hexadecimal),
      TagRow(
        192, "ContrastUserDef3", "-559038737=n/a", format: .signedLong,
        print: CanonValue.labelOrNumber),
      TagRow(
        196, "SharpnessUserDef3", "-559038737=n/a", format: .signedLong,
        print: CanonValue.labelOrNumber),
      TagRow(
        200, "SaturationUserDef3", "-559038737=n/a", format: .signedLong,
        print: CanonValue.labelOrNumber),
      TagRow(
        204, "ColorToneUserDef3", "-559038737=n/a", format: .signedLong,
        print: CanonValue.labelOrNumber),
      TagRow(
        208, "FilterEffectUserDef3", "-559038737=n/a|0=None|1=Yellow|2=Orange|3=Red|4=Green",
        format: .signedLong, traits: .hexadecimal),
      TagRow(
        212, "ToningEffectUserDef3", "-559038737=n/a|0=None|1=Sepia|2=Blue|3=Purple|4=Green",
        format: .signedLong, traits: .hexadecimal),
      TagRow(
        216, "UserDef1PictureStyle",
        "65=PC 1|66=PC 2|67=PC 3|129=Standard|130=Portrait|131=Landscape|132=Neutral|133=Faithful|134=Monochrome|135=Auto",
        format: .short),
      TagRow(
        218, "UserDef2PictureStyle",
        "65=PC 1|66=PC 2|67=PC 3|129=Standard|130=Portrait|131=Landscape|132=Neutral|133=Faithful|134=Monochrome|135=Auto",
        format: .short),
      TagRow(
        220, "UserDef3PictureStyle",
        "65=PC 1|66=PC 2|67=PC 3|129=Standard|130=Portrait|131=Landscape|132=Neutral|133=Faithful|134=Monochrome|135=Auto",
        format: .short),
    ])

  /// Numbers are byte positions.
  package static let canonPictureStyles2 = TagTable(
    "CanonPSInfo2", group: "Canon", yields: true,
    [
      TagRow(
        0, "ContrastStandard", "-559038737=n/a", format: .signedLong,
        print: CanonValue.labelOrNumber),
      TagRow(
        4, "SharpnessStandard", "-559038737=n/a", format: .signedLong,
        print: CanonValue.labelOrNumber),
      TagRow(
        8, "SaturationStandard", "-559038737=n/a", format: .signedLong,
        print: CanonValue.labelOrNumber),
      TagRow(
        12, "ColorToneStandard", "-559038737=n/a", format: .signedLong,
        print: CanonValue.labelOrNumber),
      TagRow(
        24, "ContrastPortrait", "-559038737=n/a", format: .signedLong,
        print: CanonValue.labelOrNumber),
      TagRow(
        28, "SharpnessPortrait", "-559038737=n/a", format: .signedLong,
        print: CanonValue.labelOrNumber),
      TagRow(
        32, "SaturationPortrait", "-559038737=n/a", format: .signedLong,
        print: CanonValue.labelOrNumber),
      TagRow(
        36, "ColorTonePortrait", "-559038737=n/a", format: .signedLong,
        print: CanonValue.labelOrNumber),
      TagRow(
        48, "ContrastLandscape", "-559038737=n/a", format: .signedLong,
        print: CanonValue.labelOrNumber),
      TagRow(
        52, "SharpnessLandscape", "-559038737=n/a", format: .signedLong,
        print: CanonValue.labelOrNumber),
      TagRow(
        56, "SaturationLandscape", "-559038737=n/a", format: .signedLong,
        print: CanonValue.labelOrNumber),
      TagRow(
        60, "ColorToneLandscape", "-559038737=n/a", format: .signedLong,
        print: CanonValue.labelOrNumber),
      TagRow(
        72, "ContrastNeutral", "-559038737=n/a", format: .signedLong,
        print: CanonValue.labelOrNumber),
      TagRow(
        76, "SharpnessNeutral", "-559038737=n/a", format: .signedLong,
        print: CanonValue.labelOrNumber),
      TagRow(
        80, "SaturationNeutral", "-559038737=n/a", format: .signedLong,
        print: CanonValue.labelOrNumber),
      TagRow(
        84, "ColorToneNeutral", "-559038737=n/a", format: .signedLong,
        print: CanonValue.labelOrNumber),
      TagRow(
        96, "ContrastFaithful", "-559038737=n/a", format: .signedLong,
        print: CanonValue.labelOrNumber),
      TagRow(
        100, "SharpnessFaithful", "-559038737=n/a", format: .signedLong,
        print: CanonValue.labelOrNumber),
      TagRow(
        104, "SaturationFaithful", "-559038737=n/a", format: .signedLong,
        print: CanonValue.labelOrNumber),
      TagRow(
        108, "ColorToneFaithful", "-559038737=n/a", format: .signedLong,
        print: CanonValue.labelOrNumber),
      TagRow(
        120, "ContrastMonochrome", "-559038737=n/a", format: .signedLong,
        print: CanonValue.labelOrNumber),
      TagRow(
        124, "SharpnessMonochrome", "-559038737=n/a", format: .signedLong,
        print: CanonValue.labelOrNumber),
      TagRow(
        136, "FilterEffectMonochrome", "-559038737=n/a|0=None|1=Yellow|2=Orange|3=Red|4=Green",
        format: .signedLong, traits: .hexadecimal),
      TagRow(
        140, "ToningEffectMonochrome", "-559038737=n/a|0=None|1=Sepia|2=Blue|3=Purple|4=Green",
        format: .signedLong, traits: .hexadecimal),
      TagRow(
        144, "ContrastAuto", "-559038737=n/a", format: .signedLong, print: CanonValue.labelOrNumber),
      TagRow(
        148, "SharpnessAuto", "-559038737=n/a", format: .signedLong,
        print: CanonValue.labelOrNumber),
      TagRow(
        152, "SaturationAuto", "-559038737=n/a", format: .signedLong,
        print: CanonValue.labelOrNumber),
      TagRow(
        156, "ColorToneAuto", "-559038737=n/a", format: .signedLong,
        print: CanonValue.labelOrNumber),
      TagRow(
        160, "FilterEffectAuto", "-559038737=n/a|0=None|1=Yellow|2=Orange|3=Red|4=Green",
        format: .signedLong, traits: .hexadecimal),
      TagRow(
        164, "ToningEffectAuto", "-559038737=n/a|0=None|1=Sepia|2=Blue|3=Purple|4=Green",
        format: .signedLong, traits: .hexadecimal),
      TagRow(
        168, "ContrastUserDef1", "-559038737=n/a", format: .signedLong,
        print: CanonValue.labelOrNumber),
      TagRow(
        172, "SharpnessUserDef1", "-559038737=n/a", format: .signedLong,
        print: CanonValue.labelOrNumber),
      TagRow(
        176, "SaturationUserDef1", "-559038737=n/a", format: .signedLong,
        print: CanonValue.labelOrNumber),
      TagRow(
        180, "ColorToneUserDef1", "-559038737=n/a", format: .signedLong,
        print: CanonValue.labelOrNumber),
      TagRow(
        184, "FilterEffectUserDef1", "-559038737=n/a|0=None|1=Yellow|2=Orange|3=Red|4=Green",
        format: .signedLong, traits: .hexadecimal),
      TagRow(
        188, "ToningEffectUserDef1", "-559038737=n/a|0=None|1=Sepia|2=Blue|3=Purple|4=Green",
        format: .signedLong, traits: .hexadecimal),
      TagRow(
        192, "ContrastUserDef2", "-559038737=n/a", format: .signedLong,
        print: CanonValue.labelOrNumber),
      TagRow(
        196, "SharpnessUserDef2", "-559038737=n/a", format: .signedLong,
        print: CanonValue.labelOrNumber),
      TagRow(
        200, "SaturationUserDef2", "-559038737=n/a", format: .signedLong,
        print: CanonValue.labelOrNumber),
      TagRow(
        204, "ColorToneUserDef2", "-559038737=n/a", format: .signedLong,
        print: CanonValue.labelOrNumber),
      TagRow(
        208, "FilterEffectUserDef2", "-559038737=n/a|0=None|1=Yellow|2=Orange|3=Red|4=Green",
        format: .signedLong, traits: .hexadecimal),
      TagRow(
        212, "ToningEffectUserDef2", "-559038737=n/a|0=None|1=Sepia|2=Blue|3=Purple|4=Green",
        format: .signedLong, traits: .hexadecimal),
      TagRow(
        216, "ContrastUserDef3", "-559038737=n/a", format: .signedLong,
        print: CanonValue.labelOrNumber),
      TagRow(
        220, "SharpnessUserDef3", "-559038737=n/a", format: .signedLong,
        print: CanonValue.labelOrNumber),
      TagRow(
        224, "SaturationUserDef3", "-559038737=n/a", format: .signedLong,
        print: CanonValue.labelOrNumber),
      TagRow(
        228, "ColorToneUserDef3", "-559038737=n/a", format: .signedLong,
        print: CanonValue.labelOrNumber),
      TagRow(
        232, "FilterEffectUserDef3", "-559038737=n/a|0=None|1=Yellow|2=Orange|3=Red|4=Green",
        format: .signedLong, traits: .hexadecimal),
      TagRow(
        236, "ToningEffectUserDef3", "-559038737=n/a|0=None|1=Sepia|2=Blue|3=Purple|4=Green",
        format: .signedLong, traits: .hexadecimal),
      TagRow(
        240, "UserDef1PictureStyle",
        "65=PC 1|66=PC 2|67=PC 3|129=Standard|130=Portrait|131=Landscape|132=Neutral|133=Faithful|134=Monochrome|135=Auto",
        format: .short),
      TagRow(
        242, "UserDef2PictureStyle",
        "65=PC 1|66=PC 2|67=PC 3|129=Standard|130=Portrait|131=Landscape|132=Neutral|133=Faithful|134=Monochrome|135=Auto",
        format: .short),
      TagRow(
        244, "UserDef3PictureStyle",
        "65=PC 1|66=PC 2|67=PC 3|129=Standard|130=Portrait|131=Landscape|132=Neutral|133=Faithful|134=Monochrome|135=Auto",
        format: .short),
    ])

}
