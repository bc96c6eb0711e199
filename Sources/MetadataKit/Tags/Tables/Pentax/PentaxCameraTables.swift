/// What Pentax's cameras keep of themselves: batteries, temperatures, how they are held.
extension TagTable {
  package static let pentaxCamera = TagTable(
    "PentaxCameraInfo", group: "Pentax",
    [
      TagRow(0, "PentaxModelID", PentaxModels.labels, traits: [.hexadecimal, .yields]),
      TagRow(1, "ManufactureDate", value: PentaxValue.manufactureDate),
      TagRow(
        2, "ProductionCode", count: 2, value: Wording.dotted, print: PentaxValue.productionCode),
      TagRow(4, "InternalSerialNumber"),
    ])

  package static let pentaxBattery = TagTable(
    "PentaxBatteryInfo", group: "Pentax",
    [
      TagRow(
        2, "BodyBatteryADNoLoad", condition: "K10D|GX10|K20D|GX20", print: PentaxValue.noLoadWords),
      TagRow(
        3, "BodyBatteryADLoad", condition: "K10D|GX10|K20D|GX20", print: PentaxValue.loadWords),
      TagRow(4, "GripBatteryADNoLoad", condition: "*ist|K10D|GX10|K20D|GX20|GX-1|GX-1L|GX-1S"),
      TagRow(5, "GripBatteryADLoad", condition: "*ist|K10D|GX10|K20D|GX20"),
      TagRow(
        6, "BodyBatteryVoltage3", format: .short, condition: "K-5|K-r|645D",
        value: Meaning.hundredth, print: Wording.convertedVolts),
      TagRow(
        8, "BodyBatteryVoltage4", format: .short, condition: "K-5|K-r", value: Meaning.hundredth,
        print: Wording.convertedVolts),
      TagRow(
        16, "GripBatteryState",
        "0=Empty or Missing|1=Almost Empty|2=Running Low|3=Half Full|4=Close to Full|5=Full",
        condition: "K-3 Mark III"),
      TagRow(17, "GripBatteryPercent", condition: "K-3 Mark III"),
      TagRow(
        18, "GripBatteryVoltage", format: .long, condition: "K-3 Mark III",
        value: PentaxValue.voltage, print: Wording.convertedVolts),
      TagRow(0x10002, "BodyBatteryADNoLoad", condition: "*ist|K100D|K200D|GX-1|GX-1L|GX-1S"),
      TagRow(0x10003, "BodyBatteryADLoad", condition: "*ist|K100D|K200D"),
      TagRow(
        0x10004, "BodyBatteryVoltage2", format: .short,
        condition: "645D|645Z|K-1|K-01|K-3|K-5|K-7|K-30|K-50|K-70|K-500|K-r|K-x|K-S1|K-S2|KP&!III",
        value: Meaning.hundredth, print: Wording.convertedVolts),
      TagRow(
        0x20002, "BodyBatteryVoltage1", format: .short,
        condition: "645D|645Z|K-1|K-01|K-3|K-5|K-7|K-30|K-50|K-70|K-500|K-r|K-x|K-S1|K-S2|KP&!III",
        value: Meaning.hundredth, print: Wording.convertedVolts),
      TagRow(0x20003, "BodyBatteryPercent", condition: "K-3 Mark III"),
      TagRow(
        0x20004, "BodyBatteryVoltage", format: .long, condition: "K-3 Mark III",
        value: PentaxValue.voltage, print: Wording.convertedVolts),
      TagRow(
        0x30002, "BodyBatteryState",
        "0=Empty or Missing|1=Almost Empty|2=Running Low|3=Half Full|4=Close to Full|5=Full",
        condition: "K-3 Mark III"),
      TagRow(
        0x1000000, "PowerSource",
        "1=Camera Battery|2=Body Battery|3=Grip Battery|4=External Power Supply",
        condition: "!K-3 Mark III", value: BitField.low4),
      TagRow(
        0x1000001, "BodyBatteryState", "1=Empty or Missing|2=Almost Empty|3=Running Low|4=Full",
        condition: "*ist|K100D|K200D|K10D|GX10|K20D|GX20|GX-1|GX-1L|GX-1S",
        value: BitField.fourFrom4),
      TagRow(
        0x1010000, "PowerSource", "1=Body Battery|2=Grip Battery|4=External Power Supply",
        value: BitField.low4),
      TagRow(
        0x1010001, "BodyBatteryState",
        "1=Empty or Missing|2=Almost Empty|3=Running Low|4=Close to Full|5=Full",
        condition: "!K110D|K2000|K-m|K-3 Mark III", value: BitField.fourFrom4),
      TagRow(
        0x2000000, "PowerAvailable", "0=Body Battery|1=Grip Battery|3=External Power Supply",
        condition: "K-3 Mark III", value: BitField.fourFrom4, traits: .bitmask),
      TagRow(
        0x2000001, "GripBatteryState", "1=Empty or Missing|2=Almost Empty|3=Running Low|4=Full",
        condition: "K10D|GX10|K20D|GX20", value: BitField.low4),
    ])

  package static let pentaxTemperatures = TagTable(
    "PentaxTempInfo", group: "Pentax",
    [
      TagRow(10, "ShotNumber", condition: "K-3 Mark III", value: Meaning.oneMore),
      TagRow(
        12, "SensorTemperature", format: .signedShort, condition: "!K-3 Mark III",
        value: Meaning.tenth, print: Wording.convertedCelsius),
      TagRow(
        14, "SensorTemperature2", format: .signedShort, condition: "!K-3 Mark III",
        value: Meaning.tenth, print: Wording.convertedCelsius),
      TagRow(
        20, "CameraTemperature4", format: .signedShort, condition: "K-5", print: Wording.celsius),
      TagRow(
        22, "CameraTemperature5", format: .signedShort, condition: "K-5", print: Wording.celsius),
      TagRow(
        42, "SensorTemperature", format: .signedShort, condition: "K-3 Mark III",
        value: Meaning.tenth, print: Wording.convertedCelsius),
    ])

  package static let pentaxShake = TagTable(
    "PentaxSRInfo", group: "Pentax",
    [
      TagRow(0, "SRResult", "0=Not stabilized||0=Stabilized|6=Not ready", traits: .bitmask),
      TagRow(
        1, "ShakeReduction",
        "0=Off|1=On|4=Off (4)|5=On but Disabled|6=On (Video)|7=On (7)|15=On (15)|39=On (mode 2)|135=On (135)|167=On (mode 1)"
      ),
      TagRow(2, "SRHalfPressTime", value: PentaxValue.sixtieth, print: PentaxValue.pressTimeWords),
      TagRow(
        3, "SRFocalLength", value: PentaxValue.stabilizedLength, print: Wording.convertedMillimeters
      ),
    ])

  package static let pentaxShake2 = TagTable(
    "PentaxSRInfo2", group: "Pentax",
    [
      TagRow(0, "SRResult", traits: [.bitmask, .unknown]),
      TagRow(
        1, "ShakeReduction",
        "0=Off|1=On|4=Off (AA simulation off)|5=On but Disabled|6=On (Video)|7=On (AA simulation off)|8=Off (AA simulation type 1) (8)|12=Off (AA simulation type 1)|15=On (AA simulation type 1)|16=Off (AA simulation type 2) (16)|20=Off (AA simulation type 2)|23=On (AA simulation type 2)"
      ),
    ])

  package static let pentaxLevel = TagTable(
    "PentaxLevelInfo", group: "Pentax",
    [
      TagRow(
        0, "LevelOrientation",
        "0=n/a|1=Horizontal (normal)|2=Rotate 180|3=Rotate 90 CW|4=Rotate 270 CW|9=Horizontal; Off Level|10=Rotate 180; Off Level|11=Rotate 90 CW; Off Level|12=Rotate 270 CW; Off Level|13=Upwards|14=Downwards",
        value: BitField.low4),
      TagRow(1, "RollAngle", value: PentaxValue.negatedHalf),
      TagRow(2, "PitchAngle", value: PentaxValue.negatedHalf),
      TagRow(5, "CompositionAdjustX", value: PentaxValue.negated),
      TagRow(6, "CompositionAdjustY", value: PentaxValue.negated),
      TagRow(7, "CompositionAdjustRotation", value: PentaxValue.negatedHalf),
      TagRow(
        0x1000000, "CompositionAdjust",
        "0=Off|2=Composition Adjust|10=Composition Adjust + Horizon Correction|12=Horizon Correction",
        value: BitField.fourFrom4),
    ])

  package static let pentaxLevelK3III = TagTable(
    "PentaxLevelInfoK3III", group: "Pentax",
    [
      TagRow(
        1, "CameraOrientation",
        "0=Horizontal (normal)|1=Rotate 270 CW|2=Rotate 180|3=Rotate 90 CW|4=Upwards|5=Downwards"),
      TagRow(3, "RollAngle", format: .signedShort, value: PentaxValue.negatedHalf),
      TagRow(5, "PitchAngle", format: .signedShort, value: PentaxValue.negatedHalf),
    ])

  package static let pentaxShot = TagTable(
    "PentaxShotInfo", group: "Pentax",
    [
      TagRow(
        1, "CameraOrientation",
        "16=Horizontal (normal)|32=Rotate 180|48=Rotate 90 CW|64=Rotate 270 CW|80=Upwards|96=Downwards",
        condition: "K-5|K-7|K-r|K-x", traits: .hexadecimal)
    ])
}
