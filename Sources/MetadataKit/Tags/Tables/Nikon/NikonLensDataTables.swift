/// What Nikon's cameras know of the lens.
// swift-format-ignore
extension TagTable {
  package static let nikonLensData00 = TagTable(
    "NikonLensData00", group: "Nikon", isOfFields: true,
    [
      TagRow(0x0, "LensDataVersion", format: .undefined, count: 4),
      TagRow(0x60, "LensIDNumber"),
      TagRow(0x70, "LensFStops", value: NikonValue.twelfths, print: Wording.convertedHundredth),
      TagRow(0x80, "MinFocalLength", value: NikonValue.focalLength, print: Wording.convertedLength),
      TagRow(0x90, "MaxFocalLength", value: NikonValue.focalLength, print: Wording.convertedLength),
      TagRow(0xa0, "MaxApertureAtMinFocal", value: NikonValue.aperture, print: Wording.convertedTenth),
      TagRow(0xb0, "MaxApertureAtMaxFocal", value: NikonValue.aperture, print: Wording.convertedTenth),
      TagRow(0xc0, "MCUVersion"),
    ])

  package static let nikonLensData01 = TagTable(
    "NikonLensData01", group: "Nikon", isOfFields: true,
    [
      TagRow(0x0, "LensDataVersion", format: .ascii, count: 4),
      TagRow(0x40, "ExitPupilPosition", value: NikonValue.exitPupil, print: Wording.convertedLength),
      TagRow(0x50, "AFAperture", value: NikonValue.aperture, print: Wording.convertedTenth),
      TagRow(0x80, "FocusPosition", print: Wording.hexadecimalByte),
      TagRow(0x90, "FocusDistance", value: NikonValue.distance, print: NikonValue.distanceWords),
      TagRow(0xa0, "FocalLength", value: NikonValue.focalLength, print: Wording.convertedLength, traits: .yields),
      TagRow(0xb0, "LensIDNumber"),
      TagRow(0xc0, "LensFStops", value: NikonValue.twelfths, print: Wording.convertedHundredth),
      TagRow(0xd0, "MinFocalLength", value: NikonValue.focalLength, print: Wording.convertedLength),
      TagRow(0xe0, "MaxFocalLength", value: NikonValue.focalLength, print: Wording.convertedLength),
      TagRow(0xf0, "MaxApertureAtMinFocal", value: NikonValue.aperture, print: Wording.convertedTenth),
      TagRow(0x100, "MaxApertureAtMaxFocal", value: NikonValue.aperture, print: Wording.convertedTenth),
      TagRow(0x110, "MCUVersion"),
      TagRow(0x120, "EffectiveMaxAperture", value: NikonValue.aperture, print: Wording.convertedTenth),
    ])

  package static let nikonLensData0204 = TagTable(
    "NikonLensData0204", group: "Nikon", isOfFields: true,
    [
      TagRow(0x0, "LensDataVersion", format: .ascii, count: 4),
      TagRow(0x40, "ExitPupilPosition", value: NikonValue.exitPupil, print: Wording.convertedLength),
      TagRow(0x50, "AFAperture", value: NikonValue.aperture, print: Wording.convertedTenth),
      TagRow(0x80, "FocusPosition", print: Wording.hexadecimalByte),
      TagRow(0xa0, "FocusDistance", value: NikonValue.distance, print: NikonValue.distanceWords),
      TagRow(0xb0, "FocalLength", value: NikonValue.focalLength, print: Wording.convertedLength, traits: .yields),
      TagRow(0xc0, "LensIDNumber"),
      TagRow(0xd0, "LensFStops", value: NikonValue.twelfths, print: Wording.convertedHundredth),
      TagRow(0xe0, "MinFocalLength", value: NikonValue.focalLength, print: Wording.convertedLength),
      TagRow(0xf0, "MaxFocalLength", value: NikonValue.focalLength, print: Wording.convertedLength),
      TagRow(0x100, "MaxApertureAtMinFocal", value: NikonValue.aperture, print: Wording.convertedTenth),
      TagRow(0x110, "MaxApertureAtMaxFocal", value: NikonValue.aperture, print: Wording.convertedTenth),
      TagRow(0x120, "MCUVersion"),
      TagRow(0x130, "EffectiveMaxAperture", value: NikonValue.aperture, print: Wording.convertedTenth),
    ])

  package static let nikonLensData0400 = TagTable(
    "NikonLensData0400", group: "Nikon", isOfFields: true,
    [
      TagRow(0x0, "LensDataVersion", format: .ascii, count: 4),
      TagRow(0x18a0, "LensModel", format: .ascii, count: 64),
    ])

  package static let nikonLensData0402 = TagTable(
    "NikonLensData0402", group: "Nikon", isOfFields: true,
    [
      TagRow(0x0, "LensDataVersion", format: .ascii, count: 4),
      TagRow(0x18b0, "LensModel", format: .ascii, count: 64),
    ])

  package static let nikonLensData0403 = TagTable(
    "NikonLensData0403", group: "Nikon", isOfFields: true,
    [
      TagRow(0x0, "LensDataVersion", format: .ascii, count: 4),
      TagRow(0x2ac0, "LensModel", format: .ascii, count: 64),
    ])

  package static let nikonLensData0800 = TagTable(
    "NikonLensData0800", group: "Nikon", isOfFields: true,
    [
      TagRow(0x0, "LensDataVersion", format: .ascii, count: 4),
      TagRow(0x30, "OldLensData", format: .undefined, count: 17, condition: "keep&some"),
      TagRow(0x40, "ExitPupilPosition", condition: "OldLensData!=0", value: NikonValue.exitPupil, print: Wording.convertedLength),
      TagRow(0x50, "AFAperture", condition: "OldLensData!=0", value: NikonValue.aperture, print: Wording.convertedTenth),
      TagRow(0xb0, "FocusDistance", condition: "OldLensData!=0", value: NikonValue.distance, print: NikonValue.distanceWords),
      TagRow(0xc0, "FocalLength", condition: "OldLensData!=0", value: NikonValue.focalLength, print: Wording.convertedLength, traits: .yields),
      TagRow(0xd0, "LensIDNumber", condition: "OldLensData!=0"),
      TagRow(0xe0, "LensFStops", condition: "OldLensData!=0", value: NikonValue.twelfths, print: Wording.convertedHundredth),
      TagRow(0xf0, "MinFocalLength", condition: "OldLensData!=0", value: NikonValue.focalLength, print: Wording.convertedLength),
      TagRow(0x100, "MaxFocalLength", condition: "OldLensData!=0", value: NikonValue.focalLength, print: Wording.convertedLength),
      TagRow(0x110, "MaxApertureAtMinFocal", condition: "OldLensData!=0", value: NikonValue.aperture, print: Wording.convertedTenth),
      TagRow(0x120, "MaxApertureAtMaxFocal", condition: "OldLensData!=0", value: NikonValue.aperture, print: Wording.convertedTenth),
      TagRow(0x130, "MCUVersion", condition: "OldLensData!=0"),
      TagRow(0x140, "EffectiveMaxAperture", condition: "OldLensData!=0", value: NikonValue.aperture, print: Wording.convertedTenth),
      TagRow(0x2f0, "NewLensData", format: .undefined, count: 17, condition: "keep&some"),
      TagRow(0x300, "LensID", "1=Nikkor Z 24-70mm f/4 S|2=Nikkor Z 14-30mm f/4 S|4=Nikkor Z 35mm f/1.8 S|8=Nikkor Z 58mm f/0.95 S Noct|9=Nikkor Z 50mm f/1.8 S|11=Nikkor Z DX 16-50mm f/3.5-6.3 VR|12=Nikkor Z DX 50-250mm f/4.5-6.3 VR|13=Nikkor Z 24-70mm f/2.8 S|14=Nikkor Z 85mm f/1.8 S|15=Nikkor Z 24mm f/1.8 S|16=Nikkor Z 70-200mm f/2.8 VR S|17=Nikkor Z 20mm f/1.8 S|18=Nikkor Z 24-200mm f/4-6.3 VR|21=Nikkor Z 50mm f/1.2 S|22=Nikkor Z 24-50mm f/4-6.3|23=Nikkor Z 14-24mm f/2.8 S|24=Nikkor Z MC 105mm f/2.8 VR S|25=Nikkor Z 40mm f/2|26=Nikkor Z DX 18-140mm f/3.5-6.3 VR|27=Nikkor Z MC 50mm f/2.8|28=Nikkor Z 100-400mm f/4.5-5.6 VR S|29=Nikkor Z 28mm f/2.8|30=Nikkor Z 400mm f/2.8 TC VR S|31=Nikkor Z 24-120mm f/4 S|32=Nikkor Z 800mm f/6.3 VR S|35=Nikkor Z 28-75mm f/2.8|36=Nikkor Z 400mm f/4.5 VR S|37=Nikkor Z 600mm f/4 TC VR S|38=Nikkor Z 85mm f/1.2 S|39=Nikkor Z 17-28mm f/2.8|40=Nikkor Z 26mm f/2.8|41=Nikkor Z DX 12-28mm f/3.5-5.6 PZ VR|42=Nikkor Z 180-600mm f/5.6-6.3 VR|43=Nikkor Z DX 24mm f/1.7|44=Nikkor Z 70-180mm f/2.8|45=Nikkor Z 600mm f/6.3 VR S|46=Nikkor Z 135mm f/1.8 S Plena|47=Nikkor Z 35mm f/1.2 S|48=Nikkor Z 28-400mm f/4-8 VR|49=Nikkor Z 28-135mm f/4 PZ|50=Nikkor Z 24-70mm f/2.8 S II|51=Nikkor Z 35mm f/1.4|52=Nikkor Z 50mm f/1.4|54=Nikkor Z 70-200mm f/2.8 VR S II|57=Nikkor Z 24-105mm f/4-7.1|2305=Laowa FFII 10mm F2.8 C&D Dreamer|32768=Nikkor Z 400mm f/2.8 TC VR S TC-1.4x|32769=Nikkor Z 600mm f/4 TC VR S TC-1.4x", format: .short, condition: "keep&NewLensData!=0"),
      TagRow(0x340, "LensFirmwareVersion", format: .short, condition: "LensID!=0", print: NikonValue.lensFirmware),
      TagRow(0x360, "MaxAperture", format: .short, condition: "NewLensData!=0", value: NikonValue.fineAperture, print: Wording.convertedTenth, traits: .yields),
      TagRow(0x380, "FNumber", format: .short, condition: "NewLensData!=0", value: NikonValue.fineAperture, print: Wording.convertedTenth, traits: .yields),
      TagRow(0x3c0, "FocalLength", format: .short, condition: "NewLensData!=0", print: Wording.millimeters, traits: .yields),
      TagRow(0x4e0, "FocusDistance", format: .short, condition: "LensID!=0", value: NikonValue.fineDistance, print: NikonValue.fineDistanceWords),
      TagRow(0x5a0, "LensPositionAbsolute", format: .signedLong, condition: "LensID!=0"),
      TagRow(0x5f0, "LensMountType", "0=Z-mount|1=F-mount", condition: "mask=1"),
    ])

  package static let nikonLensDataUnknown = TagTable(
    "NikonLensDataUnknown", group: "Nikon", isOfFields: true,
    [
      TagRow(0x0, "LensDataVersion", format: .ascii, count: 4),
    ])
}
