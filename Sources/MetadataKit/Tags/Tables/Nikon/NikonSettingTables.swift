/// Small structures of Nikon's cameras: settings.
// swift-format-ignore
extension TagTable {
  package static let nikonVRInfo = TagTable(
    "NikonVRInfo", group: "Nikon", isOfFields: true,
    [
      TagRow(0x0, "VRInfoVersion", format: .undefined, count: 4),
      TagRow(0x40, "VibrationReduction", "0=n/a|1=On|2=Off"),
      TagRow(0x60, "VRMode", "0=Off|1=Normal|3=Sport", condition: "NIKON Z 30|NIKON Z 5|NIKON Z 50|NIKON Z 6|NIKON Z 6_2|NIKON Z 7|NIKON Z 7_2|NIKON Z 8|NIKON Z f|NIKON Z fc|NIKON Z 9|NIKON Z5_2|NIKON Z50_2|NIKON Z6_3"),
      TagRow(0x80, "VRType", "2=In-body|3=In-body + Lens"),
      TagRow(0x1000060, "VRMode", "0=Normal|1=On (1)|2=Active|3=Sport"),
    ])

  package static let nikonWorldTime = TagTable(
    "NikonWorldTime", group: "Nikon", isOfFields: true,
    [
      TagRow(0x0, "TimeZone", format: .signedShort, print: NikonValue.timeZone),
      TagRow(0x20, "DaylightSavings", "0=No|1=Yes"),
      TagRow(0x30, "DateDisplayFormat", "0=Y/M/D|1=M/D/Y|2=D/M/Y"),
    ])

  package static let nikonISOInfo = TagTable(
    "NikonISOInfo", group: "Nikon", isOfFields: true,
    [
      TagRow(0x0, "ISO", value: NikonValue.iso, print: Wording.convertedRounded, traits: .yields),
      TagRow(0x40, "ISOExpansion", "0=Off|257=Hi 0.3|258=Hi 0.5|259=Hi 0.7|260=Hi 1.0|261=Hi 1.3|262=Hi 1.5|263=Hi 1.7|264=Hi 2.0|265=Hi 2.3|266=Hi 2.5|267=Hi 2.7|268=Hi 3.0|269=Hi 3.3|270=Hi 3.5|271=Hi 3.7|272=Hi 4.0|273=Hi 4.3|274=Hi 4.5|275=Hi 4.7|276=Hi 5.0|513=Lo 0.3|514=Lo 0.5|515=Lo 0.7|516=Lo 1.0", format: .short, traits: .hexadecimal),
      TagRow(0x60, "ISO2", value: NikonValue.iso, print: Wording.convertedRounded),
      TagRow(0xa0, "ISOExpansion2", "0=Off|257=Hi 0.3|258=Hi 0.5|259=Hi 0.7|260=Hi 1.0|261=Hi 1.3|262=Hi 1.5|263=Hi 1.7|264=Hi 2.0|513=Lo 0.3|514=Lo 0.5|515=Lo 0.7|516=Lo 1.0", format: .short, traits: .hexadecimal),
    ])

  package static let nikonDistortInfo = TagTable(
    "NikonDistortInfo", group: "Nikon", isOfFields: true,
    [
      TagRow(0x40, "AutoDistortionControl", "0=Off|1=On|2=On (underwater)"),
    ])

  package static let nikonFaceDetect = TagTable(
    "NikonFaceDetect", group: "Nikon", isOfFields: true,
    [
      TagRow(0x10, "FaceDetectFrameSize", format: .short, count: 2),
      TagRow(0x30, "FacesDetected", condition: "keep"),
      TagRow(0x40, "Face1Position", format: .short, count: 4, condition: "FacesDetected>=1"),
      TagRow(0x80, "Face2Position", format: .short, count: 4, condition: "FacesDetected>=2"),
      TagRow(0xc0, "Face3Position", format: .short, count: 4, condition: "FacesDetected>=3"),
      TagRow(0x100, "Face4Position", format: .short, count: 4, condition: "FacesDetected>=4"),
      TagRow(0x140, "Face5Position", format: .short, count: 4, condition: "FacesDetected>=5"),
      TagRow(0x180, "Face6Position", format: .short, count: 4, condition: "FacesDetected>=6"),
      TagRow(0x1c0, "Face7Position", format: .short, count: 4, condition: "FacesDetected>=7"),
      TagRow(0x200, "Face8Position", format: .short, count: 4, condition: "FacesDetected>=8"),
      TagRow(0x240, "Face9Position", format: .short, count: 4, condition: "FacesDetected>=9"),
      TagRow(0x280, "Face10Position", format: .short, count: 4, condition: "FacesDetected>=10"),
      TagRow(0x2c0, "Face11Position", format: .short, count: 4, condition: "FacesDetected>=11"),
      TagRow(0x300, "Face12Position", format: .short, count: 4, condition: "FacesDetected>=12"),
    ])

  package static let nikonAFTune = TagTable(
    "NikonAFTune", group: "Nikon", isOfFields: true,
    [
      TagRow(0x0, "AFFineTune", "0=Off|1=On (1)|2=On (2)|3=On (Zoom)"),
      TagRow(0x10, "AFFineTuneIndex", print: NikonValue.notAvailable255),
      TagRow(0x20, "AFFineTuneAdj", format: .signedByte, print: Wording.convertedPlus, traits: .yields),
      TagRow(0x30, "AFFineTuneAdjTele", format: .signedByte, print: Wording.convertedPlus),
    ])

  package static let nikonRetouchInfo = TagTable(
    "NikonRetouchInfo", group: "Nikon", isOfFields: true,
    [
      TagRow(0x0, "RetouchInfoVersion", format: .undefined, count: 4, condition: "keep"),
      TagRow(0x50, "RetouchNEFProcessing", "-1=Off|1=On", condition: "RetouchInfoVersion>=0200"),
    ])

  package static let nikonFileInfo = TagTable(
    "NikonFileInfo", group: "Nikon", isOfFields: true,
    [
      TagRow(0x0, "FileInfoVersion", format: .undefined, count: 4),
      TagRow(0x20, "MemoryCardNumber"),
      TagRow(0x30, "DirectoryNumber", print: NikonValue.threeDigits),
      TagRow(0x40, "FileNumber", print: NikonValue.fourDigits),
    ])

  package static let nikonBarometerInfo = TagTable(
    "NikonBarometerInfo", group: "Nikon", isOfFields: true,
    [
      TagRow(0x0, "BarometerInfoVersion", format: .undefined, count: 4),
      TagRow(0x60, "Altitude", format: .signedLong, print: Wording.meters),
    ])

  package static let nikonMultiExposure = TagTable(
    "NikonMultiExposure", group: "Nikon", isOfFields: true,
    [
      TagRow(0x0, "MultiExposureVersion", format: .ascii, count: 4),
      TagRow(0x10, "MultiExposureMode", "0=Off|1=Multiple Exposure|2=Image Overlay|3=HDR"),
      TagRow(0x20, "MultiExposureShots"),
      TagRow(0x30, "MultiExposureAutoGain", "0=Off|1=On"),
    ])

  package static let nikonMultiExposure2 = TagTable(
    "NikonMultiExposure2", group: "Nikon", isOfFields: true,
    [
      TagRow(0x0, "MultiExposureVersion", format: .ascii, count: 4),
      TagRow(0x10, "MultiExposureMode", "0=Off|1=Multiple Exposure|3=HDR"),
      TagRow(0x20, "MultiExposureShots"),
      TagRow(0x30, "MultiExposureOverlayMode", "0=Add|1=Average|2=Light|3=Dark"),
    ])

  package static let nikonHDRInfo = TagTable(
    "NikonHDRInfo", group: "Nikon", isOfFields: true,
    [
      TagRow(0x0, "HDRInfoVersion", format: .ascii, count: 4),
      TagRow(0x40, "HDR", "0=Off|1=On (normal)|48=Auto", condition: "keep"),
      TagRow(0x50, "HDRLevel", "0=Auto|1=1 EV|2=2 EV|3=3 EV|255=n/a"),
      TagRow(0x60, "HDRSmoothing", "0=Off|1=Normal|2=Low|3=High|48=Auto|255=n/a"),
      TagRow(0x70, "HDRLevel2", "0=Auto|1=1 EV|2=2 EV|3=3 EV|255=n/a"),
    ])

  package static let nikonHDRInfo2 = TagTable(
    "NikonHDRInfo2", group: "Nikon", isOfFields: true,
    [
      TagRow(0x0, "HDRInfoVersion", format: .ascii, count: 4),
      TagRow(0x40, "HDR", "0=Off|1=On (normal)", condition: "keep"),
      TagRow(0x50, "HDRLevel", "0=n/a|1=Normal|2=Low|3=High|4=High+|5=Auto"),
    ])

  package static let nikonLocationInfo = TagTable(
    "NikonLocationInfo", group: "Nikon", isOfFields: true,
    [
      TagRow(0x0, "LocationInfoVersion", format: .undefined, count: 4),
      TagRow(0x40, "TextEncoding", "0=n/a|1=UTF8|2=UTF16"),
      TagRow(0x50, "CountryCode", format: .undefined, count: 3, value: NikonValue.untilNUL),
      TagRow(0x80, "POILevel"),
      TagRow(0x90, "Location", format: .undefined, count: 70, value: NikonValue.location),
    ])

  package static let nikonMakerNotesX51 = TagTable(
    "NikonMakerNotesX51", group: "Nikon", isOfFields: true,
    [
      TagRow(0x0, "FirmwareVersion51", format: .ascii, count: 8, value: NikonValue.pointBetweenTwos),
      TagRow(0xa0, "NEFCompression", "1=Lossy (type 1)|2=Uncompressed|3=Lossless|4=Lossy (type 2)|5=Striped packed 12 bits|6=Uncompressed (reduced to 12 bit)|7=Unpacked 12 bits|8=Small|9=Packed 12 bits|10=Packed 14 bits|13=High Efficiency|14=High Efficiency*", format: .short),
    ])

  package static let nikonMakerNotesX56 = TagTable(
    "NikonMakerNotesX56", group: "Nikon", isOfFields: true,
    [
      TagRow(0x0, "FirmwareVersion56", format: .ascii, count: 4, value: NikonValue.pointBehindTwo),
      TagRow(0x40, "BurstFlag", condition: "keep", traits: .unknown),
      TagRow(0x41, "BurstStartSlotNumber", format: .long, condition: "BurstFlag!=0&mask=536870912", value: Meaning.oneMore),
      TagRow(0x42, "BurstStartFolderNumber", format: .long, condition: "BurstFlag!=0&mask=536346624"),
      TagRow(0x43, "BurstStartImageNumber", format: .long, condition: "BurstFlag!=0&mask=524256"),
      TagRow(0x44, "BurstStartImageType", "0=JPG|2=NEF|3=TIF|4=NDF|5=MOV|6=NEV|7=MP4", format: .long, condition: "BurstFlag!=0&mask=31"),
      TagRow(0x80, "BurstShotNumber", format: .long, condition: "BurstFlag!=0"),
      TagRow(0xc0, "PixelShiftActive", "0=No|1=Yes"),
    ])
}
