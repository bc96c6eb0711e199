/// The camera, its lens and its flash.
extension TagTable {
  package static let olympusEquipment = TagTable(
    "OlympusEquipment", group: "Olympus", isTIFF: true,
    [
      TagRow(0x0, "EquipmentVersion", value: Meaning.withoutTrailingNULs),
      TagRow(0x100, "CameraType2", OlympusCameras.labels),
      TagRow(0x101, "SerialNumber", print: Meaning.withoutTrailingBlanks),
      TagRow(0x102, "InternalSerialNumber"),
      TagRow(0x103, "FocalPlaneDiagonal", print: Wording.millimeters),
      TagRow(0x104, "BodyFirmwareVersion", print: OlympusValue.firmware),
      TagRow(0x201, "LensType", OlympusLenses.labels, value: OlympusValue.lens),
      TagRow(0x202, "LensSerialNumber", print: Meaning.withoutTrailingBlanks),
      TagRow(0x203, "LensModel"),
      TagRow(0x204, "LensFirmwareVersion", print: OlympusValue.firmware),
      TagRow(
        0x205, "MaxApertureAtMinFocal", value: OlympusValue.aperture,
        print: OlympusValue.apertureWords),
      TagRow(
        0x206, "MaxApertureAtMaxFocal", value: OlympusValue.aperture,
        print: OlympusValue.apertureWords),
      TagRow(0x207, "MinFocalLength"),
      TagRow(0x208, "MaxFocalLength"),
      TagRow(0x20a, "MaxAperture", value: OlympusValue.aperture, print: OlympusValue.apertureWords),
      TagRow(0x20b, "LensProperties", print: OlympusValue.hexadecimalNumber),
      TagRow(
        0x301, "Extender",
        "0 00=None|0 04=Olympus Zuiko Digital EC-14 1.4x Teleconverter|0 08=Olympus EX-25 Extension Tube|0 10=Olympus Zuiko Digital EC-20 2.0x Teleconverter",
        value: OlympusValue.extender),
      TagRow(0x302, "ExtenderSerialNumber"),
      TagRow(0x303, "ExtenderModel"),
      TagRow(0x304, "ExtenderFirmwareVersion", print: OlympusValue.firmware),
      TagRow(0x403, "ConversionLens"),
      TagRow(0x1000, "FlashType", "0=None|2=Simple E-System|3=E-System|4=E-System (body powered)"),
      TagRow(
        0x1001, "FlashModel",
        "0=None|1=FL-20|2=FL-50|3=RF-11|4=TF-22|5=FL-36|6=FL-50R|7=FL-36R|9=FL-14|11=FL-600R|13=FL-LM3|15=FL-900R"
      ),
      TagRow(0x1002, "FlashFirmwareVersion", print: OlympusValue.firmware),
      TagRow(0x1003, "FlashSerialNumber"),
    ])
}
