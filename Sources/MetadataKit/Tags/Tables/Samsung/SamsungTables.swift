/// Samsung's notes.
extension TagTable {
  /// The directory itself. Meanings of other cameras stand behind, with a multiple of 0x10000 added.
  package static let samsung = TagTable(
    "Samsung_Type2", group: "Samsung", isTIFF: true,
    [
      TagRow(0x1, "MakerNoteVersion"),
      TagRow(
        0x2, "DeviceType",
        "4096=Compact Digital Camera|8192=High-end NX Camera|12288=HXM Video Camera|73728=Cell Phone|3145728=SMX Video Camera",
        traits: .hexadecimal),
      TagRow(
        0x3, "SamsungModelID",
        "16781340=NX10|16781862=HMX-S15BP|16781875=HMX-Q10|16781876=HMX-H304|16782092=NX100|16782119=NX11|24121419=ES65, ES67 / VLUU ES65, ES67 / SL50|24121422=ES70, ES71 / VLUU ES70, ES71 / SL600|24121426=ES73 / VLUU ES73 / SL605|24121429=ES25, ES27 / VLUU ES25, ES27 / SL45|24122112=ES28 / VLUU ES28|24122115=ES74,ES75,ES78 / VLUU ES75,ES78|33558598=PL150 / VLUU PL150 / TL210 / PL151|33558600=PL100 / TL205 / VLUU PL100 / PL101|33559313=PL120,PL121 / VLUU PL120,PL121|33559317=PL170,PL171 / VLUUPL170,PL171|33559326=PL210, PL211 / VLUU PL210, PL211|40899351=PL20,PL21 / VLUU PL20,PL21|44040219=WP10 / VLUU WP10 / AQ100|50331648=Various Models (0x3000000)|60817432=Various Models (0x3a00018)|67112991=ST1000 / ST1100 / VLUU ST1000 / CL65|67112994=ST550 / VLUU ST550 / TL225|67112997=Various Models (0x4001025)|67113022=VLUU ST5500, ST5500, CL80|67113025=VLUU ST5000, ST5000, TL240|67113027=ST70 / VLUU ST70 / ST71|67113738=Various Models (0x400130a)|67113742=ST90,ST91 / VLUU ST90,ST91|67113747=VLUU ST95, ST95|77594645=VLUU ST60|77599579=ST30, ST65 / VLUU ST65 / ST67|83886080=Various Models (0x5000000)|83890232=Various Models (0x5001038)|83890234=WB650 / VLUU WB650 / WB660|83890236=WB600 / VLUU WB600 / WB610|83891006=WB150 / WB150F / WB152 / WB152F / WB151|94371855=WB5000 / HZ25W|94371870=WB5500 / VLUU WB5500 / HZ50W|100667446=EX1|117445404=VLUU SH100, SH100|655519746=SMX-C20N",
        traits: .hexadecimal),
      TagRow(0x11, "OrientationInfo", traits: .structural),
      TagRow(0x20, "SmartAlbumColor", "0 0=n/a", condition: "@0=0&@1=0"),
      TagRow(0x21, "PictureWizard", traits: .structural),
      TagRow(0x30, "LocalLocationName", format: .undefined, value: SamsungValue.places),
      TagRow(0x31, "LocationName"),
      TagRow(0x40, "RawDataByteOrder", "0=Little-endian (Intel, II)|1=Big-endian (Motorola, MM)"),
      TagRow(0x41, "WhiteBalanceSetup", "0=Auto|1=Manual"),
      TagRow(0x43, "CameraTemperature", print: SamsungValue.celsius),
      TagRow(0x50, "RawDataCFAPattern", "0=Unchanged|1=Swap|65535=Roll"),
      TagRow(0x100, "FaceDetect", "0=Off|1=On"),
      TagRow(0x120, "FaceRecognition", "0=Off|1=On"),
      TagRow(0x123, "FaceName"),
      TagRow(0xa001, "FirmwareName"),
      TagRow(0xa002, "SerialNumber", condition: "@0>47&@1>47&@2>47&@3>47&@4>47"),
      TagRow(
        0xa003, "LensType",
        "0=Built-in or Manual Lens|1=Samsung NX 30mm F2 Pancake|2=Samsung NX 18-55mm F3.5-5.6 OIS|3=Samsung NX 50-200mm F4-5.6 ED OIS|4=Samsung NX 20-50mm F3.5-5.6 ED|5=Samsung NX 20mm F2.8 Pancake|6=Samsung NX 18-200mm F3.5-6.3 ED OIS|7=Samsung NX 60mm F2.8 Macro ED OIS SSA|8=Samsung NX 16mm F2.4 Pancake|9=Samsung NX 85mm F1.4 ED SSA|10=Samsung NX 45mm F1.8|11=Samsung NX 45mm F1.8 2D/3D|12=Samsung NX 12-24mm F4-5.6 ED|13=Samsung NX 16-50mm F2-2.8 S ED OIS|14=Samsung NX 10mm F3.5 Fisheye|15=Samsung NX 16-50mm F3.5-5.6 Power Zoom ED OIS|20=Samsung NX 50-150mm F2.8 S ED OIS|21=Samsung NX 300mm F2.8 ED OIS",
        print: SamsungValue.firstWorded),
      TagRow(0xa004, "LensFirmware"),
      TagRow(0xa005, "InternalLensSerialNumber"),
      TagRow(0xa010, "SensorAreas"),
      TagRow(0xa011, "ColorSpace", "0=sRGB|1=Adobe RGB"),
      TagRow(0xa012, "SmartRange", "0=Off|1=On"),
      TagRow(0xa013, "ExposureCompensation"),
      TagRow(0xa014, "ISO"),
      TagRow(0xa018, "ExposureTime", value: SamsungValue.first, print: Wording.convertedTime),
      TagRow(
        0xa019, "FNumber", value: SamsungValue.first, print: Wording.convertedTenth, traits: .yields
      ),
      TagRow(
        0xa01a, "FocalLengthIn35mmFormat", format: .long, value: Meaning.tenth,
        print: Wording.convertedMillimeters, traits: .yields),
      TagRow(0xa020, "EncryptionKey"),
      TagRow(0xa021, "WB_RGGBLevelsUncorrected", value: SamsungValue.plainLess0),
      TagRow(0xa022, "WB_RGGBLevelsAuto", value: SamsungValue.plainLess4),
      TagRow(0xa023, "WB_RGGBLevelsIlluminator1", value: SamsungValue.plainLess8),
      TagRow(0xa024, "WB_RGGBLevelsIlluminator2", value: SamsungValue.plainLess1),
      TagRow(0xa025, "HighlightLinearityLimit"),
      TagRow(0xa028, "WB_RGGBLevelsBlack", value: SamsungValue.plainLess0),
      TagRow(0xa030, "ColorMatrix", value: SamsungValue.plain0),
      TagRow(0xa031, "ColorMatrixSRGB", value: SamsungValue.plain0),
      TagRow(0xa032, "ColorMatrixAdobeRGB", value: SamsungValue.plain0),
      TagRow(0xa033, "CbCrMatrixDefault", value: SamsungValue.plain0),
      TagRow(0xa034, "CbCrMatrix", value: SamsungValue.plain4),
      TagRow(0xa035, "CbCrGainDefault", value: SamsungValue.plainLess0),
      TagRow(0xa036, "CbCrGain", value: SamsungValue.plainLess2),
      TagRow(0xa040, "ToneCurveSRGBDefault", value: SamsungValue.plain0Less0),
      TagRow(0xa041, "ToneCurveAdobeRGBDefault", value: SamsungValue.plain0Less0),
      TagRow(0xa042, "ToneCurveSRGB", value: SamsungValue.plain0Less0),
      TagRow(0xa043, "ToneCurveAdobeRGB", value: SamsungValue.plain0Less0),
      TagRow(0xa048, "RawData", traits: .unknown),
      TagRow(0xa050, "Distortion", traits: .unknown),
      TagRow(0xa051, "ChromaticAberration", traits: .unknown),
      TagRow(0xa052, "Vignetting", traits: .unknown),
      TagRow(0xa053, "VignettingCorrection", traits: .unknown),
      TagRow(0xa054, "VignettingSetting", traits: .unknown),
      TagRow(0xa055, "Samsung_Type2_0xa055", traits: .unknown),
      TagRow(0xa056, "Samsung_Type2_0xa056", traits: .unknown),
      TagRow(0xa057, "Samsung_Type2_0xa057", traits: .unknown),
      TagRow(
        0x10020, "SmartAlbumColor",
        "0=Red|1=Yellow|2=Green|3=Blue|4=Magenta|5=Black|6=White|7=Various",
        print: SamsungValue.firstWorded),
    ])

  /// The structure of earlier cameras.
  package static let samsungSTMN = TagTable(
    "Samsung", group: "Samsung",
    [
      TagRow(
        0x0, "MakerNoteVersion", format: .undefined, count: 8, value: Meaning.withoutTrailingNULs),
      TagRow(0x2, "PreviewImageStart", format: .long),
      TagRow(0x3, "PreviewImageLength", format: .long),
      // Not in the structure.
      TagRow(0xff_ffff, "PreviewImage", format: .undefined, traits: .binary),
    ])

  /// How the Gear 360 was held.
  package static let samsungOrientation = TagTable(
    "SamsungOrientation", group: "Samsung",
    [
      TagRow(0x0, "YawAngle", traits: .unknown),
      TagRow(0x1, "PitchAngle"),
      TagRow(0x2, "RollAngle"),
    ])

  /// How colors are changed.
  package static let samsungPictureWizard = TagTable(
    "SamsungPictureWizard", group: "Samsung",
    [
      TagRow(
        0x0, "PictureWizardMode",
        "0=Standard|1=Vivid|2=Portrait|3=Landscape|4=Forest|5=Retro|6=Cool|7=Calm|8=Classic|9=Custom1|10=Custom2|11=Custom3|255=n/a"
      ),
      TagRow(0x1, "PictureWizardColor"),
      TagRow(0x2, "PictureWizardSaturation", value: SamsungValue.lessFour),
      TagRow(0x3, "PictureWizardSharpness", value: SamsungValue.lessFour),
      TagRow(0x4, "PictureWizardContrast", value: SamsungValue.lessFour),
    ])
}
