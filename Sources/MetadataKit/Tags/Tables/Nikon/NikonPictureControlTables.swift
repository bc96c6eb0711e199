/// How Nikon's cameras develop a picture.
// swift-format-ignore
extension TagTable {
  package static let nikonPictureControl = TagTable(
    "NikonPictureControl", group: "Nikon", isOfFields: true,
    [
      TagRow(0x0, "PictureControlVersion", format: .undefined, count: 4),
      TagRow(0x40, "PictureControlName", format: .ascii, count: 20, print: NikonValue.words),
      TagRow(0x180, "PictureControlBase", format: .ascii, count: 20, print: NikonValue.words),
      TagRow(0x300, "PictureControlAdjust", "0=Default Settings|1=Quick Adjust|2=Full Control"),
      TagRow(0x310, "PictureControlQuickAdjust", value: Meaning.less128, print: NikonValue.control),
      TagRow(0x320, "Sharpness", value: Meaning.less128, print: NikonValue.controlSharpness),
      TagRow(0x330, "Contrast", value: Meaning.less128, print: NikonValue.control),
      TagRow(0x340, "Brightness", value: Meaning.less128, print: NikonValue.control),
      TagRow(0x350, "Saturation", value: Meaning.less128, print: NikonValue.control),
      TagRow(0x360, "HueAdjustment", value: Meaning.less128, print: NikonValue.controlNone),
      TagRow(0x370, "FilterEffect", "128=Off|129=Yellow|130=Orange|131=Red|132=Green|255=n/a", traits: .hexadecimal),
      TagRow(0x380, "ToningEffect", "128=B&W|129=Sepia|130=Cyanotype|131=Red|132=Yellow|133=Green|134=Blue-green|135=Blue|136=Purple-blue|137=Red-purple|255=n/a", traits: .hexadecimal),
      TagRow(0x390, "ToningSaturation", value: Meaning.less128, print: NikonValue.notAvailable127),
    ])

  package static let nikonPictureControl2 = TagTable(
    "NikonPictureControl2", group: "Nikon", isOfFields: true,
    [
      TagRow(0x0, "PictureControlVersion", format: .undefined, count: 4),
      TagRow(0x40, "PictureControlName", format: .ascii, count: 20, print: NikonValue.words),
      TagRow(0x180, "PictureControlBase", format: .ascii, count: 20, print: NikonValue.words),
      TagRow(0x300, "PictureControlAdjust", "0=Default Settings|1=Quick Adjust|2=Full Control"),
      TagRow(0x310, "PictureControlQuickAdjust", value: Meaning.less128, print: NikonValue.control),
      TagRow(0x330, "Sharpness", value: Meaning.less128, print: NikonValue.controlQuartersNone),
      TagRow(0x350, "Clarity", value: Meaning.less128, print: NikonValue.controlQuartersNone),
      TagRow(0x370, "Contrast", value: Meaning.less128, print: NikonValue.controlQuartersNone),
      TagRow(0x390, "Brightness", value: Meaning.less128, print: NikonValue.controlQuarters),
      TagRow(0x3b0, "Saturation", value: Meaning.less128, print: NikonValue.controlQuartersNone),
      TagRow(0x3d0, "Hue", value: Meaning.less128, print: NikonValue.controlQuartersNone),
      TagRow(0x3f0, "FilterEffect", "128=Off|129=Yellow|130=Orange|131=Red|132=Green|255=n/a", traits: .hexadecimal),
      TagRow(0x400, "ToningEffect", "128=B&W|129=Sepia|130=Cyanotype|131=Red|132=Yellow|133=Green|134=Blue-green|135=Blue|136=Purple-blue|137=Red-purple|255=n/a", traits: .hexadecimal),
      TagRow(0x410, "ToningSaturation", value: Meaning.less128, print: NikonValue.controlQuartersNone),
    ])

  package static let nikonPictureControl3 = TagTable(
    "NikonPictureControl3", group: "Nikon", isOfFields: true,
    [
      TagRow(0x0, "PictureControlVersion", format: .undefined, count: 4),
      TagRow(0x80, "PictureControlName", format: .ascii, count: 20, print: NikonValue.words),
      TagRow(0x1c0, "PictureControlBase", format: .ascii, count: 20, print: NikonValue.words),
      TagRow(0x360, "PictureControlAdjust", "0=Default Settings|1=Quick Adjust|2=Full Control"),
      TagRow(0x370, "PictureControlQuickAdjust", value: Meaning.less128, print: NikonValue.control),
      TagRow(0x390, "Sharpness", value: Meaning.less128, print: NikonValue.controlQuartersNone),
      TagRow(0x3b0, "MidRangeSharpness", value: Meaning.less128, print: NikonValue.controlQuartersNone),
      TagRow(0x3d0, "Clarity", value: Meaning.less128, print: NikonValue.controlQuartersNone),
      TagRow(0x3f0, "Contrast", value: Meaning.less128, print: NikonValue.controlQuartersNone),
      TagRow(0x410, "Brightness", value: Meaning.less128, print: NikonValue.controlQuarters),
      TagRow(0x430, "Saturation", value: Meaning.less128, print: NikonValue.controlQuartersNone),
      TagRow(0x450, "Hue", value: Meaning.less128, print: NikonValue.controlQuartersNone),
      TagRow(0x470, "FilterEffect", "128=Off|129=Yellow|130=Orange|131=Red|132=Green|255=n/a", traits: .hexadecimal),
      TagRow(0x480, "ToningEffect", "128=B&W|129=Sepia|130=Cyanotype|131=Red|132=Yellow|133=Green|134=Blue-green|135=Blue|136=Purple-blue|137=Red-purple|255=n/a", traits: .hexadecimal),
      TagRow(0x490, "ToningSaturation", value: Meaning.less128, print: NikonValue.controlQuartersNone),
    ])

  package static let nikonPictureControlUnknown = TagTable(
    "NikonPictureControlUnknown", group: "Nikon", isOfFields: true,
    [
      TagRow(0x0, "PictureControlVersion", format: .undefined, count: 4),
    ])
}
