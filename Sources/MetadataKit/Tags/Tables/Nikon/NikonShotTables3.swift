/// How a picture was taken: Nikon's single-lens reflex cameras since 2014.
// swift-format-ignore
extension TagTable {
  package static let nikonShotInfoD810 = TagTable(
    "NikonShotInfoD810", group: "Nikon", isOfFields: true,
    [
      TagRow(0x0, "ShotInfoVersion", format: .ascii, count: 4, condition: "keep"),
      TagRow(0x40, "FirmwareVersion", format: .ascii, count: 5, condition: "keep"),
      TagRow(0xc0, "NumberOffsets", format: .long, condition: "keep", traits: .unknown),
      TagRow(0x100, "SettingsOffset", format: .long, traits: .structural),
      TagRow(0x240, "BracketingOffset", format: .long, traits: .structural),
      TagRow(0x380, "ISOAutoOffset", format: .long, traits: .structural),
      TagRow(0x400, "CustomSettingsOffset", format: .long, traits: .structural),
      TagRow(0x840, "OrientationOffset", format: .long, traits: .structural),
    ])

  package static let nikonSettingsInfoD810 = TagTable(
    "NikonSettingsInfoD810", group: "Nikon", isOfFields: true,
    [
      TagRow(0x13c0, "SecondarySlotFunction", "0=Overflow|2=Backup|3=NEF Primary + JPG Secondary", condition: "mask=3"),
    ])

  package static let nikonBracketingInfoD810 = TagTable(
    "NikonBracketingInfoD810", group: "Nikon", isOfFields: true,
    [
      TagRow(0xf0, "AEBracketingSteps", "0=AE Bracketing Disabled|32=AE Bracketing Disabled|48=AE Bracketing Disabled|64=AE Bracketing Disabled|80=AE Bracketing Disabled|129=+3F0.3|130=-3F0.3|131=+2F0.3|132=-2F0.3|133=3F0.3|134=5F0.3|135=7F0.3|136=9F0.3|145=+3F0.5|146=-3F0.5|147=+2F0.5|148=-2F0.5|149=3F0.5|150=5F0.5|151=7F0.5|152=9F0.5|161=+3F0.7|162=-3F0.7|163=+2F0.7|164=-2F0.7|165=3F0.7|166=5F0.7|167=7F0.7|168=9F0.7|177=+3F1|178=-3F1|179=+2F1|180=-2F1|181=3F1|182=5F1|183=7F1|184=9F1|193=+3F2|194=-3F2|195=+2F2|196=-2F2|197=3F2|198=5F2|209=+3F3|210=-3F3|211=+2F3|212=-2F3|213=3F3|214=5F3", condition: "mask=255", traits: .hexadecimal),
      TagRow(0x100, "WBBracketingSteps", "0=WB Bracketing Disabled|1=b3F 1|2=A3F 1|3=b2F 1|4=A2F 1|5=3F 1|6=5F 1|7=7F 1|8=9F 1|16=0F 2|17=b3F 2|18=A3F 2|19=b2F 2|20=A2F 2|21=3F 2|22=5F 2|23=7F 2|24=9F 2|32=0F 3|33=b3F 3|34=A3F 3|35=b2F 3|36=A2F 3|37=3F 3|38=5F 3|39=7F 3|40=9F 3", condition: "!file=TIFF&mask=255", traits: .hexadecimal),
      TagRow(0x170, "NikonMeteringMode", "0=Matrix|1=Center|2=Spot|3=Highlight", condition: "mask=3"),
    ])

  package static let nikonISOAutoInfoD810 = TagTable(
    "NikonISOAutoInfoD810", group: "Nikon", isOfFields: true,
    [
      TagRow(0x40, "ISOAutoShutterTime", "0=1/4000 s|1=1/3200 s|2=1/2500 s|3=1/2000 s|4=1/1600 s|5=1/1250 s|6=1/1000 s|7=1/800 s|8=1/640 s|9=1/500 s|10=1/400 s|11=1/320 s|12=1/250 s|13=1/200 s|14=1/160 s|15=1/125 s|16=1/100 s|17=1/80 s|18=1/60 s|19=1/50 s|20=1/40 s|21=1/30 s|22=1/15 s|23=1/8 s|24=1/4 s|25=1/2 s|26=1 s|27=2 s|28=4 s|29=8 s|30=15 s|31=30 s|32=Auto (Slowest)|33=Auto (Slower)|34=Auto|35=Auto (Faster)|36=Auto (Fastest)", condition: "mask=63"),
      TagRow(0x50, "ISOAutoHiLimit", "36=ISO 200|38=ISO 250|39=ISO 280|40=ISO 320|42=ISO 400|44=ISO 500|45=ISO 560|46=ISO 640|48=ISO 800|50=ISO 1000|51=ISO 1100|52=ISO 1250|54=ISO 1600|56=ISO 2000|57=ISO 2200|58=ISO 2500|60=ISO 3200|62=ISO 4000|63=ISO 4500|64=ISO 5000|66=ISO 6400|68=ISO 8000|69=ISO 9000|70=ISO 10000|72=ISO 12800|74=ISO 16000|75=ISO 18000|76=ISO 20000|78=ISO 25600|80=ISO 32000|81=ISO 36000|82=ISO 40000|84=ISO 51200|86=ISO Hi 0.3|87=ISO Hi 0.5|88=ISO Hi 0.7|90=ISO Hi 1.0|96=ISO Hi 2.0|102=ISO Hi 3.0|108=ISO Hi 4.0|114=ISO Hi 5.0", condition: "mask=255", traits: .hexadecimal),
    ])

  package static let nikonShotInfoD780 = TagTable(
    "NikonShotInfoD780", group: "Nikon", isOfFields: true,
    [
      TagRow(0x0, "ShotInfoVersion", format: .ascii, count: 4, condition: "keep"),
      TagRow(0x40, "FirmwareVersion", format: .ascii, count: 5, condition: "keep"),
      TagRow(0x240, "NumberOffsets", format: .long, condition: "keep", traits: .unknown),
      TagRow(0x9c0, "OrientOffset", format: .long, traits: .structural),
    ])

  package static let nikonShotInfoD7500 = TagTable(
    "NikonShotInfoD7500", group: "Nikon", isOfFields: true,
    [
      TagRow(0x0, "ShotInfoVersion", format: .ascii, count: 4, condition: "keep"),
      TagRow(0x40, "FirmwareVersion", format: .ascii, count: 5, condition: "keep"),
      TagRow(0xc0, "NumberOffsets", format: .long, condition: "keep", traits: .unknown),
      TagRow(0xa00, "OrientOffset", format: .long, traits: .structural),
    ])

  package static let nikonShotInfoD850 = TagTable(
    "NikonShotInfoD850", group: "Nikon", isOfFields: true,
    [
      TagRow(0x0, "ShotInfoVersion", format: .ascii, count: 4, condition: "keep"),
      TagRow(0x40, "FirmwareVersion", format: .ascii, count: 5, condition: "keep"),
      TagRow(0xc0, "NumberOffsets", format: .long, condition: "keep", traits: .unknown),
      TagRow(0x100, "MenuSettingsOffset", format: .long, traits: .structural),
      TagRow(0x4c0, "MoreSettingsOffset", format: .long, traits: .structural),
      TagRow(0x580, "CustomSettingsOffset", format: .long, traits: .structural),
      TagRow(0xa00, "OrientationOffset", format: .long, traits: .structural),
    ])

  package static let nikonMenuSettingsD850 = TagTable(
    "NikonMenuSettingsD850", group: "Nikon", isOfFields: true,
    [
      TagRow(0x6dd0, "PhotoShootingMenuBankImageArea", "0=FX (36x24)|1=DX (24x16)|2=5:4 (30x24)|3=1.2x (30x20)|4=1:1 (24x24)", condition: "mask=7"),
    ])

  package static let nikonMoreSettingsD850 = TagTable(
    "NikonMoreSettingsD850", group: "Nikon", isOfFields: true,
    [
      TagRow(0x240, "PhotoShootingMenuBank", "0=A|1=B|2=C|3=D", condition: "file=JPEG&mask=3"),
      TagRow(0x250, "PrimarySlot", "0=XQD Card|1=SD Card", condition: "mask=128"),
    ])

  package static let nikonOrientationInfo = TagTable(
    "NikonOrientationInfo", group: "Nikon", isOfFields: true,
    [
      TagRow(0x0, "RollAngle", format: .long, value: NikonValue.angle, print: Wording.convertedTenth),
      TagRow(0x40, "PitchAngle", format: .long, value: NikonValue.angle, print: Wording.convertedTenth),
      TagRow(0x80, "YawAngle", format: .long, value: NikonValue.angle, print: Wording.convertedTenth),
    ])
}
