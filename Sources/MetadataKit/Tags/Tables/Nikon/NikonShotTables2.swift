/// How a picture was taken: Nikon's cameras before 2014.
// swift-format-ignore
extension TagTable {
  package static let nikonShotInfoD5100 = TagTable(
    "NikonShotInfoD5100", group: "Nikon", isOfFields: true,
    [
      TagRow(0x0, "ShotInfoVersion", format: .ascii, count: 4, condition: "keep"),
      TagRow(0x40, "FirmwareVersion", format: .ascii, count: 5, condition: "keep"),
      TagRow(0x3210, "ShutterCount", format: .long, traits: .yields),
      TagRow(0x4070, "CustomSettingsD5100", format: .undefined, count: 34, traits: .structural),
    ])

  package static let nikonShotInfoD5200 = TagTable(
    "NikonShotInfoD5200", group: "Nikon", isOfFields: true,
    [
      TagRow(0x0, "ShotInfoVersion", format: .ascii, count: 4, condition: "keep"),
      TagRow(0x40, "FirmwareVersion", format: .ascii, count: 5, condition: "keep"),
      TagRow(0xbd80, "ShutterCount", format: .long, traits: .yields),
      TagRow(0xcd50, "CustomSettingsD5200", format: .undefined, count: 34, traits: .structural),
    ])

  package static let nikonShotInfoD7000 = TagTable(
    "NikonShotInfoD7000", group: "Nikon", isOfFields: true,
    [
      TagRow(0x0, "ShotInfoVersion", format: .ascii, count: 4, condition: "keep"),
      TagRow(0x40, "FirmwareVersion", format: .ascii, count: 5, condition: "keep"),
      TagRow(0x3200, "ShutterCount", format: .long, traits: .yields),
      TagRow(0x4040, "CustomSettingsD7000", format: .undefined, count: 48, traits: .structural),
    ])

  package static let nikonShotInfoD800 = TagTable(
    "NikonShotInfoD800", group: "Nikon", isOfFields: true,
    [
      TagRow(0x0, "ShotInfoVersion", format: .ascii, count: 4, condition: "keep"),
      TagRow(0x40, "FirmwareVersion", format: .ascii, count: 5, condition: "keep"),
      TagRow(0x4c00, "RepeatingFlashOutputExternal", value: NikonValue.powerOfSixths, print: Wording.convertedTime),
      TagRow(0x4c20, "RepeatingFlashRateExternal", condition: "!.=0", print: NikonValue.hertz),
      TagRow(0x4c30, "RepeatingFlashCountExternal", condition: "!.=0"),
      TagRow(0x4d20, "FlashExposureComp2", format: .signedByte, value: NikonValue.minusSixths, print: Wording.convertedSteps),
      TagRow(0x4da0, "RepeatingFlashRateBuilt-in", condition: "!.=0", print: NikonValue.hertz),
      TagRow(0x4db0, "RepeatingFlashCountBuilt-in", condition: "!.=0"),
      TagRow(0x51c0, "SequenceNumber"),
      TagRow(0x5fb0, "ShutterCount", format: .long),
      TagRow(0x6ec0, "CustomSettingsD800", format: .undefined, count: 48, traits: .structural),
    ])

  package static let nikonShotInfoD610 = TagTable(
    "NikonShotInfoD610", group: "Nikon", isOfFields: true,
    [
      TagRow(0x0, "ShotInfoVersion", format: .ascii, count: 4, condition: "keep"),
      TagRow(0x40, "FirmwareVersion", format: .ascii, count: 5, condition: "keep"),
      TagRow(0x7cf0, "CustomSettingsD610", format: .undefined, count: 48, traits: .structural),
    ])

  package static let nikonShotInfoD4 = TagTable(
    "NikonShotInfoD4", group: "Nikon", isOfFields: true,
    [
      TagRow(0x0, "ShotInfoVersion", format: .ascii, count: 4, condition: "keep"),
      TagRow(0x40, "FirmwareVersion", format: .ascii, count: 5, condition: "keep"),
      TagRow(0x7510, "CustomSettingsD4", format: .undefined, count: 56, traits: .structural),
    ])

  package static let nikonShotInfoD4S = TagTable(
    "NikonShotInfoD4S", group: "Nikon", isOfFields: true,
    [
      TagRow(0x0, "ShotInfoVersion", format: .ascii, count: 4, condition: "keep"),
      TagRow(0x40, "FirmwareVersion", format: .ascii, count: 5, condition: "keep"),
      TagRow(0x1d00, "SecondarySlotFunction", "0=Overflow|2=Backup|3=NEF Primary + JPG Secondary", condition: "mask=3"),
      TagRow(0x174c0, "AEBracketingSteps", "0=AE Bracketing Disabled|32=AE Bracketing Disabled|48=AE Bracketing Disabled|64=AE Bracketing Disabled|80=AE Bracketing Disabled|129=+3F0.3|130=-3F0.3|131=+2F0.3|132=-2F0.3|133=3F0.3|134=5F0.3|135=7F0.3|136=9F0.3|145=+3F0.5|146=-3F0.5|147=+2F0.5|148=-2F0.5|149=3F0.5|150=5F0.5|151=7F0.5|152=9F0.5|161=+3F0.7|162=-3F0.7|163=+2F0.7|164=-2F0.7|165=3F0.7|166=5F0.7|167=7F0.7|168=9F0.7|177=+3F1|178=-3F1|179=+2F1|180=-2F1|181=3F1|182=5F1|183=7F1|184=9F1|193=+3F2|194=-3F2|195=+2F2|196=-2F2|197=3F2|198=5F2|209=+3F3|210=-3F3|211=+2F3|212=-2F3|213=3F3|214=5F3", condition: "mask=255", traits: .hexadecimal),
      TagRow(0x174d0, "WBBracketingSteps", "0=WB Bracketing Disabled|1=b3F 1|2=A3F 1|3=b2F 1|4=A2F 1|5=3F 1|6=5F 1|7=7F 1|8=9F 1|16=0F 2|17=b3F 2|18=A3F 2|19=b2F 2|20=A2F 2|21=3F 2|22=5F 2|23=7F 2|24=9F 2|32=0F 3|33=b3F 3|34=A3F 3|35=b2F 3|36=A2F 3|37=3F 3|38=5F 3|39=7F 3|40=9F 3", condition: "!file=TIFF&mask=255", traits: .hexadecimal),
      TagRow(0x184d0, "ReleaseMode", "0=Single Frame|1=Continuous High Speed|3=Continuous Low Speed|4=Timer|32=Mirror-Up|64=Quiet", condition: "mask=255"),
      TagRow(0x189d0, "CustomSettingsD4S", format: .undefined, count: 56, condition: "FirmwareVersion^1.00", traits: .structural),
      TagRow(0x18c20, "MultiSelectorLiveView", format: .undefined, condition: "!FirmwareVersion^1.00", traits: .structural),
      TagRow(0x18ea0, "ISOAutoShutterTime", "0=1/4000 s|1=1/3200 s|2=1/2500 s|3=1/2000 s|4=1/1600 s|5=1/1250 s|6=1/1000 s|7=1/800 s|8=1/640 s|9=1/500 s|10=1/400 s|11=1/320 s|12=1/250 s|13=1/200 s|14=1/160 s|15=1/125 s|16=1/100 s|17=1/80 s|18=1/60 s|19=1/50 s|20=1/40 s|21=1/30 s|22=1/15 s|23=1/8 s|24=1/4 s|25=1/2 s|26=1 s|27=2 s|28=4 s|29=8 s|30=15 s|31=30 s|32=Auto (Slowest)|33=Auto (Slower)|34=Auto|35=Auto (Faster)|36=Auto (Fastest)", condition: "mask=63"),
      TagRow(0x18eb0, "ISOAutoHiLimit", "36=ISO 200|38=ISO 250|39=ISO 280|40=ISO 320|42=ISO 400|44=ISO 500|45=ISO 560|46=ISO 640|48=ISO 800|50=ISO 1000|51=ISO 1100|52=ISO 1250|54=ISO 1600|56=ISO 2000|57=ISO 2200|58=ISO 2500|60=ISO 3200|62=ISO 4000|63=ISO 4500|64=ISO 5000|66=ISO 6400|68=ISO 8000|69=ISO 9000|70=ISO 10000|72=ISO 12800|74=ISO 16000|75=ISO 18000|76=ISO 20000|78=ISO 25600|80=ISO 32000|81=ISO 36000|82=ISO 40000|84=ISO 51200|86=ISO Hi 0.3|87=ISO Hi 0.5|88=ISO Hi 0.7|90=ISO Hi 1.0|96=ISO Hi 2.0|102=ISO Hi 3.0|108=ISO Hi 4.0|114=ISO Hi 5.0", condition: "mask=255", traits: .hexadecimal),
      TagRow(0x193d0, "CustomSettingsD4S", format: .undefined, count: 56, condition: "!FirmwareVersion^1.00", traits: .structural),
      TagRow(0x350b0, "OrientationInfo", format: .undefined, count: 12, traits: .structural),
      TagRow(0x36930, "Rotation", "0=Horizontal|1=Rotate 270 CW|2=Rotate 90 CW|3=Rotate 180", condition: "mask=48"),
    ])

  package static let nikonCustomLiveViewD4S = TagTable(
    "NikonCustomLiveViewD4S", group: "NikonCustom", isOfFields: true,
    [
      TagRow(0x0, "MultiSelectorLiveViewMode", "0=Reset|1=Zoom|3=None", condition: "mask=192")
    ])
}
