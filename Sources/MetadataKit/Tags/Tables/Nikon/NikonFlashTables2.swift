/// What Nikon's cameras since 2013 know of the flash.
// swift-format-ignore
extension TagTable {
  package static let nikonFlashInfo0106 = TagTable(
    "NikonFlashInfo0106", group: "Nikon", isOfFields: true,
    [
      TagRow(0x0, "FlashInfoVersion", format: .ascii, count: 4),
      TagRow(0x40, "FlashSource", "0=None|1=External|2=Internal"),
      TagRow(0x60, "ExternalFlashFirmware", "0 0=n/a|1 1=1.01 (SB-800 or Metz 58 AF-1)|1 3=1.03 (SB-800)|14 3=14.03 (SB-5000)|2 1=2.01 (SB-800)|2 4=2.04 (SB-600)|2 5=2.05 (SB-600)|3 1=3.01 (SU-800 Remote Commander)|4 1=4.01 (SB-400)|4 2=4.02 (SB-400)|4 4=4.04 (SB-400)|5 1=5.01 (SB-900)|5 2=5.02 (SB-900)|6 1=6.01 (SB-700)|7 1=7.01 (SB-910)", format: .byte, count: 2, print: NikonValue.flashFirmware),
      TagRow(0x80, "ExternalFlashFlags", "0=Fired|2=Bounce Flash|4=Wide Flash Adapter|5=Dome Diffuser", traits: .bitmask),
      TagRow(0x90, "FlashCommanderMode", "0=Off|1=On", condition: "mask=128"),
      TagRow(0x91, "FlashControlMode", "0=Off|1=iTTL-BL|2=iTTL|3=Auto Aperture|4=Automatic|5=GN (distance priority)|6=Manual|7=Repeating Flash", condition: "keep&mask=127"),
      TagRow(0xc0, "FlashFocalLength", condition: "!.=0|255", print: Wording.millimeters),
      TagRow(0xd0, "RepeatingFlashRate", condition: "!.=0|255", print: NikonValue.hertz),
      TagRow(0xe0, "RepeatingFlashCount", condition: "!.=0|255"),
      TagRow(0xf0, "FlashGNDistance", "0=0|1=0.1 m|2=0.2 m|3=0.3 m|4=0.4 m|5=0.5 m|6=0.6 m|7=0.7 m|8=0.8 m|9=0.9 m|10=1.0 m|11=1.1 m|12=1.3 m|13=1.4 m|14=1.6 m|15=1.8 m|16=2.0 m|17=2.2 m|18=2.5 m|19=2.8 m|20=3.2 m|21=3.6 m|22=4.0 m|23=4.5 m|24=5.0 m|25=5.6 m|26=6.3 m|27=7.1 m|28=8.0 m|29=9.0 m|30=10.0 m|31=11.0 m|32=13.0 m|33=14.0 m|34=16.0 m|35=18.0 m|36=20.0 m|255=n/a"),
      TagRow(0x100, "FlashColorFilter", "0=None|1=FL-GL1 or SZ-2FL Fluorescent|2=FL-GL2|9=TN-A1 or SZ-2TN Incandescent|10=TN-A2|65=Red|66=Blue|67=Yellow|68=Amber|128=Incandescent"),
      TagRow(0x110, "FlashGroupAControlMode", "0=Off|1=iTTL-BL|2=iTTL|3=Auto Aperture|4=Automatic|5=GN (distance priority)|6=Manual|7=Repeating Flash", condition: "keep&mask=15"),
      TagRow(0x120, "FlashGroupBControlMode", "0=Off|1=iTTL-BL|2=iTTL|3=Auto Aperture|4=Automatic|5=GN (distance priority)|6=Manual|7=Repeating Flash", condition: "keep&mask=240"),
      TagRow(0x121, "FlashGroupCControlMode", "0=Off|1=iTTL-BL|2=iTTL|3=Auto Aperture|4=Automatic|5=GN (distance priority)|6=Manual|7=Repeating Flash", condition: "keep&mask=15"),
      TagRow(0x270, "FlashOutput", condition: "FlashControlMode>=6", value: NikonValue.powerOfSixths, print: NikonValue.percent),
      TagRow(0x280, "FlashGroupAOutput", condition: "FlashGroupAControlMode>=6", value: NikonValue.powerOfSixths, print: NikonValue.percent),
      TagRow(0x290, "FlashGroupBOutput", condition: "FlashGroupBControlMode>=96", value: NikonValue.powerOfSixths, print: NikonValue.percent),
      TagRow(0x2a0, "FlashGroupCOutput", condition: "FlashGroupCControlMode>=6", value: NikonValue.powerOfSixths, print: NikonValue.percent),
      TagRow(0x1000270, "FlashCompensation", format: .signedByte, value: NikonValue.minusSixths, print: Wording.convertedSteps, traits: .yields),
      TagRow(0x1000280, "FlashGroupACompensation", format: .signedByte, value: NikonValue.minusSixths, print: Wording.convertedSigned),
      TagRow(0x1000290, "FlashGroupBCompensation", format: .signedByte, value: NikonValue.minusSixths, print: Wording.convertedSigned),
      TagRow(0x10002a0, "FlashGroupCCompensation", format: .signedByte, value: NikonValue.minusSixths, print: Wording.convertedSigned),
    ])

  package static let nikonFlashInfo0107 = TagTable(
    "NikonFlashInfo0107", group: "Nikon", isOfFields: true,
    [
      TagRow(0x0, "FlashInfoVersion", format: .ascii, count: 4),
      TagRow(0x40, "FlashSource", "0=None|1=External|2=Internal"),
      TagRow(0x60, "ExternalFlashFirmware", "0 0=n/a|1 1=1.01 (SB-800 or Metz 58 AF-1)|1 3=1.03 (SB-800)|14 3=14.03 (SB-5000)|2 1=2.01 (SB-800)|2 4=2.04 (SB-600)|2 5=2.05 (SB-600)|3 1=3.01 (SU-800 Remote Commander)|4 1=4.01 (SB-400)|4 2=4.02 (SB-400)|4 4=4.04 (SB-400)|5 1=5.01 (SB-900)|5 2=5.02 (SB-900)|6 1=6.01 (SB-700)|7 1=7.01 (SB-910)", format: .byte, count: 2, print: NikonValue.flashFirmware),
      TagRow(0x80, "ExternalFlashZoomOverride", "0=No|1=Yes", condition: "mask=128"),
      TagRow(0x81, "ExternalFlashStatus", "0=Flash Not Attached|1=Flash Attached", condition: "mask=1"),
      TagRow(0x90, "ExternalFlashReadyState", "0=n/a|1=Ready|6=Not Ready", condition: "mask=7"),
      TagRow(0xa0, "FlashCompensation", format: .signedByte, value: NikonValue.minusSixths, print: Wording.convertedSteps, traits: .yields),
      TagRow(0xc0, "FlashFocalLength", condition: "!.=0|255", print: Wording.millimeters),
      TagRow(0xd0, "RepeatingFlashRate", condition: "!.=0|255", print: NikonValue.hertz),
      TagRow(0xe0, "RepeatingFlashCount", condition: "!.=0|255"),
      TagRow(0xf0, "FlashGNDistance", "0=0|1=0.1 m|2=0.2 m|3=0.3 m|4=0.4 m|5=0.5 m|6=0.6 m|7=0.7 m|8=0.8 m|9=0.9 m|10=1.0 m|11=1.1 m|12=1.3 m|13=1.4 m|14=1.6 m|15=1.8 m|16=2.0 m|17=2.2 m|18=2.5 m|19=2.8 m|20=3.2 m|21=3.6 m|22=4.0 m|23=4.5 m|24=5.0 m|25=5.6 m|26=6.3 m|27=7.1 m|28=8.0 m|29=9.0 m|30=10.0 m|31=11.0 m|32=13.0 m|33=14.0 m|34=16.0 m|35=18.0 m|36=20.0 m|255=n/a"),
      TagRow(0x110, "FlashGroupAControlMode", "0=Off|1=iTTL-BL|2=iTTL|3=Auto Aperture|4=Automatic|5=GN (distance priority)|6=Manual|7=Repeating Flash", condition: "keep&mask=15"),
      TagRow(0x120, "FlashGroupBControlMode", "0=Off|1=iTTL-BL|2=iTTL|3=Auto Aperture|4=Automatic|5=GN (distance priority)|6=Manual|7=Repeating Flash", condition: "keep&mask=240"),
      TagRow(0x121, "FlashGroupCControlMode", "0=Off|1=iTTL-BL|2=iTTL|3=Auto Aperture|4=Automatic|5=GN (distance priority)|6=Manual|7=Repeating Flash", condition: "keep&mask=15"),
      TagRow(0x280, "FlashGroupAOutput", condition: "FlashGroupAControlMode>=6", value: NikonValue.powerOfSixths, print: NikonValue.percent),
      TagRow(0x290, "FlashGroupBOutput", condition: "FlashGroupBControlMode>=6", value: NikonValue.powerOfSixths, print: NikonValue.percent),
      TagRow(0x2a0, "FlashGroupCOutput", condition: "FlashGroupCControlMode>=6", value: NikonValue.powerOfSixths, print: NikonValue.percent),
      TagRow(0x1000280, "FlashGroupACompensation", format: .signedByte, value: NikonValue.minusSixths, print: Wording.convertedSigned),
      TagRow(0x1000290, "FlashGroupBCompensation", format: .signedByte, value: NikonValue.minusSixths, print: Wording.convertedSigned),
      TagRow(0x10002a0, "FlashGroupCCompensation", format: .signedByte, value: NikonValue.minusSixths, print: Wording.convertedSigned),
    ])

  package static let nikonFlashInfo0300 = TagTable(
    "NikonFlashInfo0300", group: "Nikon", isOfFields: true,
    [
      TagRow(0x0, "FlashInfoVersion", format: .ascii, count: 4),
      TagRow(0x40, "FlashSource", "0=None|1=External|2=Internal"),
      TagRow(0x60, "ExternalFlashFirmware", "0 0=n/a|1 1=1.01 (SB-800 or Metz 58 AF-1)|1 3=1.03 (SB-800)|14 3=14.03 (SB-5000)|2 1=2.01 (SB-800)|2 4=2.04 (SB-600)|2 5=2.05 (SB-600)|3 1=3.01 (SU-800 Remote Commander)|4 1=4.01 (SB-400)|4 2=4.02 (SB-400)|4 4=4.04 (SB-400)|5 1=5.01 (SB-900)|5 2=5.02 (SB-900)|6 1=6.01 (SB-700)|7 1=7.01 (SB-910)", format: .byte, count: 2, print: NikonValue.flashFirmware),
      TagRow(0x80, "ExternalFlashFlags", "0=Flash Ready|2=Bounce Flash|4=Wide Flash Adapter|7=Zoom Override", traits: .bitmask),
      TagRow(0x90, "FlashCommanderMode", "0=Off|1=On", condition: "mask=128"),
      TagRow(0x91, "FlashControlMode", "0=Off|1=iTTL-BL|2=iTTL|3=Auto Aperture|4=Automatic|5=GN (distance priority)|6=Manual|7=Repeating Flash", condition: "keep&mask=127"),
      TagRow(0xa0, "FlashCompensation", format: .signedByte, condition: "FlashControlMode=1|2", value: NikonValue.minusSixths, print: Wording.convertedSteps, traits: .yields),
      TagRow(0xd0, "RepeatingFlashRate", condition: "!.=0|255", print: NikonValue.hertz),
      TagRow(0xe0, "RepeatingFlashCount", condition: "!.=0|255"),
      TagRow(0xf0, "FlashGNDistance", "0=0|1=0.1 m|2=0.2 m|3=0.3 m|4=0.4 m|5=0.5 m|6=0.6 m|7=0.7 m|8=0.8 m|9=0.9 m|10=1.0 m|11=1.1 m|12=1.3 m|13=1.4 m|14=1.6 m|15=1.8 m|16=2.0 m|17=2.2 m|18=2.5 m|19=2.8 m|20=3.2 m|21=3.6 m|22=4.0 m|23=4.5 m|24=5.0 m|25=5.6 m|26=6.3 m|27=7.1 m|28=8.0 m|29=9.0 m|30=10.0 m|31=11.0 m|32=13.0 m|33=14.0 m|34=16.0 m|35=18.0 m|36=20.0 m|255=n/a"),
      TagRow(0x100, "FlashColorFilter", "0=None|1=FL-GL1 or SZ-2FL Fluorescent|2=FL-GL2|9=TN-A1 or SZ-2TN Incandescent|10=TN-A2|65=Red|66=Blue|67=Yellow|68=Amber|128=Incandescent"),
      TagRow(0x110, "FlashGroupAControlMode", "0=Off|1=iTTL-BL|2=iTTL|3=Auto Aperture|4=Automatic|5=GN (distance priority)|6=Manual|7=Repeating Flash", condition: "keep&mask=15"),
      TagRow(0x120, "FlashGroupBControlMode", "0=Off|1=iTTL-BL|2=iTTL|3=Auto Aperture|4=Automatic|5=GN (distance priority)|6=Manual|7=Repeating Flash", condition: "keep&mask=240"),
      TagRow(0x121, "FlashGroupCControlMode", "0=Off|1=iTTL-BL|2=iTTL|3=Auto Aperture|4=Automatic|5=GN (distance priority)|6=Manual|7=Repeating Flash", condition: "keep&mask=15"),
      TagRow(0x210, "FlashOutput", condition: "FlashControlMode>=6", value: NikonValue.powerOfSixths, print: NikonValue.percent),
      TagRow(0x250, "FlashIlluminationPattern", "0=Standard|1=Center-weighted|2=Even"),
      TagRow(0x260, "FlashFocalLength", condition: "!.=0|255", print: Wording.millimeters),
      TagRow(0x280, "FlashGroupAOutput", condition: "FlashGroupAControlMode>=6", value: NikonValue.powerOfSixths, print: NikonValue.percent),
      TagRow(0x290, "FlashGroupBOutput", condition: "FlashGroupBControlMode>=6", value: NikonValue.powerOfSixths, print: NikonValue.percent),
      TagRow(0x2a0, "FlashGroupCOutput", condition: "FlashGroupCControlMode>=6", value: NikonValue.powerOfSixths, print: NikonValue.percent),
      TagRow(0x1000280, "FlashGroupACompensation", format: .signedByte, value: NikonValue.minusSixthsFrom2, print: Wording.convertedSigned),
      TagRow(0x1000290, "FlashGroupBCompensation", format: .signedByte, value: NikonValue.minusSixthsFrom2, print: Wording.convertedSigned),
      TagRow(0x10002a0, "FlashGroupCCompensation", format: .signedByte, value: NikonValue.minusSixthsFrom2, print: Wording.convertedSigned),
    ])

  package static let nikonFlashInfoUnknown = TagTable(
    "NikonFlashInfoUnknown", group: "Nikon", isOfFields: true,
    [
      TagRow(0x0, "FlashInfoVersion", format: .ascii, count: 4),
    ])
}
