/// Sony's notes: the directory itself. What is a structure has a table of its own.
extension TagTable {
  /// Meanings of other cameras stand behind, with a multiple of 0x10000 added.
  package static let sony = TagTable(
    "Sony", group: "Sony", isTIFF: true,
    [
      TagRow(0x10, "CameraInfo", traits: .structural),
      TagRow(0x20, "FocusInfo", traits: .structural),
      TagRow(
        0x102, "Quality",
        "0=RAW|1=Super Fine|2=Fine|3=Standard|4=Economy|5=Extra Fine|6=RAW + JPEG/HEIF|7=Compressed RAW|8=Compressed RAW + JPEG|9=Light|4294967295=n/a"
      ),
      TagRow(0x104, "FlashExposureComp"),
      TagRow(0x105, "Teleconverter", SonyLabels.teleconverter, traits: .hexadecimal),
      TagRow(0x112, "WhiteBalanceFineTune", format: .signedLong),
      TagRow(0x114, "CameraSettings", traits: .structural),
      TagRow(
        0x115, "WhiteBalance",
        "0=Auto|1=Color Temperature/Color Filter|16=Daylight|32=Cloudy|48=Shade|64=Tungsten|80=Flash|96=Fluorescent|112=Custom|128=Underwater",
        traits: .hexadecimal),
      TagRow(0x116, "ExtraInfo", traits: .structural),
      TagRow(0xe00, "PrintIM", traits: .structural),
      TagRow(0x1000, "MultiBurstMode", "0=Off|1=On", format: .byte, condition: "unit=7"),
      TagRow(0x1001, "MultiBurstImageWidth", condition: "unit=3"),
      TagRow(0x1002, "MultiBurstImageHeight", condition: "unit=3"),
      TagRow(0x1003, "Panorama", traits: .structural),
      TagRow(
        0x2001, "PreviewImage", condition: "@33=216&@34=255&@35=219|225", value: SonyValue.preview),
      TagRow(0x2002, "Rating"),
      TagRow(0x2004, "Contrast", print: Wording.convertedPlus),
      TagRow(0x2005, "Saturation", print: Wording.convertedPlus),
      TagRow(0x2006, "Sharpness", print: Wording.convertedPlus),
      TagRow(0x2007, "Brightness", print: Wording.convertedPlus),
      TagRow(
        0x2008, "LongExposureNoiseReduction",
        "0=Off|1=On (unused)|65537=On (dark subtracted)|4294901760=Off (65535)|4294901761=On (65535)|4294967295=n/a",
        traits: .hexadecimal),
      TagRow(0x2009, "HighISONoiseReduction", "0=Off|1=Low|2=Normal|3=High|256=Auto|65535=n/a"),
      TagRow(0x200a, "HDR", format: .short, print: SonyValue.dynamicRange),
      TagRow(0x200b, "MultiFrameNoiseReduction", "0=Off|1=On|255=n/a"),
      TagRow(
        0x200e, "PictureEffect",
        "0=Off|1=Toy Camera|2=Pop Color|3=Posterization|4=Posterization B/W|5=Retro Photo|6=Soft High Key|7=Partial Color (red)|8=Partial Color (green)|9=Partial Color (blue)|10=Partial Color (yellow)|13=High Contrast Monochrome|16=Toy Camera (normal)|17=Toy Camera (cool)|18=Toy Camera (warm)|19=Toy Camera (green)|20=Toy Camera (magenta)|32=Soft Focus (low)|33=Soft Focus|34=Soft Focus (high)|48=Miniature (auto)|49=Miniature (top)|50=Miniature (middle horizontal)|51=Miniature (bottom)|52=Miniature (left)|53=Miniature (middle vertical)|54=Miniature (right)|64=HDR Painting (low)|65=HDR Painting|66=HDR Painting (high)|80=Rich-tone Monochrome|97=Water Color|98=Water Color 2|112=Illustration (low)|113=Illustration|114=Illustration (high)"
      ),
      TagRow(0x200f, "SoftSkinEffect", "0=Off|1=Low|2=Mid|3=High|4294967295=n/a"),
      TagRow(0x2010, "Tag2010a", traits: .structural),
      TagRow(0x2011, "VignettingCorrection", "0=Off|2=Auto|4294967295=n/a"),
      TagRow(0x2012, "LateralChromaticAberration", "0=Off|2=Auto|4294967295=n/a"),
      TagRow(0x2013, "DistortionCorrectionSetting", "0=Off|2=Auto|4294967295=n/a"),
      TagRow(0x2014, "WBShiftAB_GM"),
      TagRow(0x2016, "AutoPortraitFramed", "0=No|1=Yes"),
      TagRow(
        0x2017, "FlashAction",
        "0=Did not fire|1=Flash Fired|2=External Flash Fired|3=Wireless Controlled Flash Fired"),
      TagRow(0x201a, "ElectronicFrontCurtainShutter", "0=Off|1=On"),
      TagRow(
        0x201b, "FocusMode", "0=Manual|2=AF-S|3=AF-C|4=AF-A|6=DMF|7=AF-D",
        condition:
          "!DSC-*?DSC-RX10M4*|DSC-RX100M6*|DSC-RX100M7*|DSC-RX100M5A*|DSC-HX95*|DSC-HX99*|DSC-RX0M2*|DSC-RX1RM3*",
        traits: .yields),
      TagRow(0x201c, "AFAreaModeSetting", "0=Wide|4=Local|8=Zone|9=Spot", condition: "SLT-*|HV*"),
      TagRow(
        0x201d, "FlexibleSpotPosition",
        condition:
          "NEX-*|ILCE-*|ILME-*|ZV-*|DSC-RX10M4*|DSC-RX100M6*|DSC-RX100M7*|DSC-RX100M5A*|DSC-HX95*|DSC-HX99*|DSC-RX0M2*|DSC-RX1RM3*"
      ),
      TagRow(
        0x201e, "AFPointSelected",
        "0=Auto|1=Center|2=Top|3=Upper-right|4=Right|5=Lower-right|6=Bottom|7=Lower-left|8=Left|9=Upper-left|10=Far Right|11=Far Left|12=Upper-middle|13=Near Right|14=Lower-middle|15=Near Left|16=Upper Far Right|17=Lower Far Right|18=Lower Far Left|19=Upper Far Left",
        condition: "SLT-*|HV*"),
      TagRow(
        0x2020, "AFPointsUsed", SonyLabels.focusPointsUsed2, condition: "!ILCA-*|DSC-*|ZV-*",
        print: MinoltaValue.bits),
      TagRow(
        0x2021, "AFTracking", "0=Off|1=Face tracking|2=Lock On AF",
        condition:
          "!DSC-*?DSC-RX10M4*|DSC-RX100M6*|DSC-RX100M7*|DSC-RX100M5A*|DSC-HX95*|DSC-HX99*|DSC-RX0M2*|DSC-RX1RM3*"
      ),
      TagRow(
        0x2022, "FocalPlaneAFPointsUsed", "0=(none)||",
        condition: "ILCE-5100*|ILCE-6000*|ILCE-7M2*", print: MinoltaValue.bits),
      TagRow(0x2023, "MultiFrameNREffect", "0=Normal|1=High"),
      TagRow(0x2026, "WBShiftAB_GM_Precise", print: SonyValue.preciseShift),
      TagRow(0x2027, "FocusLocation"),
      TagRow(
        0x2028, "VariableLowPassFilter", "0 0=n/a|1 0=Off|1 1=Standard|1 2=High|65535 65535=n/a"),
      TagRow(
        0x2029, "RAWFileType",
        "0=Compressed RAW|1=Uncompressed RAW|2=Lossless Compressed RAW|3=Compressed RAW 2|65535=n/a"
      ),
      TagRow(0x202a, "Tag202a", traits: .structural),
      TagRow(0x202b, "PrioritySetInAWB", "0=Standard|1=Ambience|2=White"),
      TagRow(
        0x202c, "MeteringMode2",
        "256=Multi-segment|512=Center-weighted average|769=Spot (Standard)|770=Spot (Large)|1024=Average|1280=Highlight",
        traits: .hexadecimal),
      TagRow(0x202d, "ExposureStandardAdjustment", print: Wording.convertedSigned),
      TagRow(
        0x202e, "Quality",
        "0 0=n/a|0 1=Standard|0 2=Fine|0 3=Extra Fine|0 4=Light|1 0=RAW|1 1=RAW + Standard|1 2=RAW + Fine|1 3=RAW + Extra Fine|1 4=RAW + Light|2 0=S-size RAW|2 1=S-size RAW + Standard|2 2=S-size RAW + Fine|2 3=S-size RAW + Extra Fine|2 4=S-size RAW + Light|3 0=M-size RAW|3 1=M-size RAW + Standard|3 2=M-size RAW + Fine|3 3=M-size RAW + Extra Fine|3 4=M-size RAW + Light|4 0=Compressed RAW|4 1=Compressed RAW + Standard|4 2=Compressed RAW + Fine|4 3=Compressed RAW + Extra Fine|4 4=Compressed RAW + Light|5 0=Compressed (HQ) RAW|5 1=Compressed (HQ) RAW + Standard|5 2=Compressed (HQ) RAW + Fine|5 3=Compressed (HQ) RAW + Extra Fine|5 4=Compressed (HQ) RAW + Light"
      ),
      TagRow(
        0x202f, "PixelShiftInfo", "00000000 0 0 0x0=n/a", value: SonyValue.pixelShift,
        print: SonyValue.pixelShiftWords),
      TagRow(
        0x2031, "SerialNumber", value: SonyValue.serialNumber, print: SonyValue.serialNumberWords),
      TagRow(0x2032, "Shadows", print: Wording.convertedPlus),
      TagRow(0x2033, "Highlights", print: Wording.convertedPlus),
      TagRow(0x2034, "Fade", print: Wording.convertedPlus),
      TagRow(0x2035, "SharpnessRange", print: Wording.convertedPlus),
      TagRow(0x2036, "Clarity", print: Wording.convertedPlus),
      TagRow(0x2037, "FocusFrameSize", format: .short, print: SonyValue.frameSize),
      TagRow(0x2039, "JPEG-HEIFSwitch", "0=JPEG|1=HEIF|65535=n/a"),
      TagRow(0x2044, "HiddenInfo", traits: .structural),
      TagRow(0x204a, "FocusLocation2"),
      TagRow(0x205c, "StepCropShooting", "0=35mm (Off)|1=50mm|2=70mm", condition: "DSC-RX1RM3"),
      TagRow(0x3000, "ShotInfo", traits: .structural),
      TagRow(0x900b, "Tag900b", traits: .structural),
      TagRow(0x9050, "Tag9050a", traits: .structural),
      TagRow(0x9400, "Tag9400a", traits: .structural),
      TagRow(0x9401, "Tag9401", traits: .structural),
      TagRow(0x9402, "Tag9402", traits: .structural),
      TagRow(0x9403, "Tag9403", traits: .structural),
      TagRow(0x9404, "Tag9404a", traits: .structural),
      TagRow(0x9405, "Tag9405a", traits: .structural),
      TagRow(0x9406, "Tag9406", traits: .structural),
      TagRow(0x9407, "Sony_0x9407", traits: .unknown),
      TagRow(0x9408, "Sony_0x9408", traits: .unknown),
      TagRow(0x9409, "Sony_0x9409", traits: .unknown),
      TagRow(0x940a, "Tag940a", traits: .structural),
      TagRow(0x940b, "Sony_0x940b", traits: .unknown),
      TagRow(0x940c, "Tag940c", traits: .structural),
      TagRow(0x940d, "Sony_0x940d", traits: .unknown),
      TagRow(0x940e, "AFInfo", traits: .structural),
      TagRow(0x940f, "Sony_0x940f", traits: .unknown),
      TagRow(0x9411, "Sony_0x9411", traits: .unknown),
      TagRow(0x9416, "Sony_0x9416", traits: .structural),
      TagRow(
        0xb000, "FileFormat",
        "0 0 0 2=JPEG|1 0 0 0=SR2|2 0 0 0=ARW 1.0|3 0 0 0=ARW 2.0|3 1 0 0=ARW 2.1|3 2 0 0=ARW 2.2|3 3 0 0=ARW 2.3|3 3 1 0=ARW 2.3.1|3 3 2 0=ARW 2.3.2|3 3 3 0=ARW 2.3.3|3 3 5 0=ARW 2.3.5|4 0 0 0=ARW 4.0|4 0 1 0=ARW 4.0.1|5 0 0 0=ARW 5.0|5 0 1 0=ARW 5.0.1|6 0 0 0=ARW 6.0"
      ),
      TagRow(
        0xb001, "SonyModelID",
        "2=DSC-R1|256=DSLR-A100|257=DSLR-A900|258=DSLR-A700|259=DSLR-A200|260=DSLR-A350|261=DSLR-A300|262=DSLR-A900 (APS-C mode)|263=DSLR-A380/A390|264=DSLR-A330|265=DSLR-A230|266=DSLR-A290|269=DSLR-A850|270=DSLR-A850 (APS-C mode)|273=DSLR-A550|274=DSLR-A500|275=DSLR-A450|278=NEX-5|279=NEX-3|280=SLT-A33|281=SLT-A55 / SLT-A55V|282=DSLR-A560|283=DSLR-A580|284=NEX-C3|285=SLT-A35|286=SLT-A65 / SLT-A65V|287=SLT-A77 / SLT-A77V|288=NEX-5N|289=NEX-7|290=NEX-VG20E|291=SLT-A37|292=SLT-A57|293=NEX-F3|294=SLT-A99 / SLT-A99V|295=NEX-6|296=NEX-5R|297=DSC-RX100|298=DSC-RX1|299=NEX-VG900|300=NEX-VG30E|302=ILCE-3000 / ILCE-3500|303=SLT-A58|305=NEX-3N|306=ILCE-7|307=NEX-5T|308=DSC-RX100M2|309=DSC-RX10|310=DSC-RX1R|311=ILCE-7R|312=ILCE-6000|313=ILCE-5000|317=DSC-RX100M3|318=ILCE-7S|319=ILCA-77M2|339=ILCE-5100|340=ILCE-7M2|341=DSC-RX100M4|342=DSC-RX10M2|344=DSC-RX1RM2|346=ILCE-QX1|347=ILCE-7RM2|350=ILCE-7SM2|353=ILCA-68|354=ILCA-99M2|355=DSC-RX10M3|356=DSC-RX100M5|357=ILCE-6300|358=ILCE-9|360=ILCE-6500|362=ILCE-7RM3|363=ILCE-7M3|364=DSC-RX0|365=DSC-RX10M4|366=DSC-RX100M6|367=DSC-HX99|369=DSC-RX100M5A|371=ILCE-6400|372=DSC-RX0M2|373=DSC-HX95|374=DSC-RX100M7|375=ILCE-7RM4|376=ILCE-9M2|378=ILCE-6600|379=ILCE-6100|380=ZV-1|381=ILCE-7C|382=ZV-E10|383=ILCE-7SM3|384=ILCE-1|385=ILME-FX3|386=ILCE-7RM3A|387=ILCE-7RM4A|388=ILCE-7M4|389=ZV-1F|390=ILCE-7RM5|391=ILME-FX30|392=ILCE-9M3|393=ZV-E1|394=ILCE-6700|395=ZV-1M2|396=ILCE-7CR|397=ILCE-7CM2|398=ILX-LR1|399=ZV-E10M2|400=ILCE-1M2|401=DSC-RX1RM3|402=ILCE-6400A|403=ILCE-6100A|404=DSC-RX100M7A|406=ILME-FX2|407=ILCE-7M5|408=ZV-1A"
      ),
      TagRow(
        0xb020, "CreativeStyle",
        "AdobeRGB=Adobe RGB|Autumnleaves=Autumn Leaves|BW=B&W|Clear=Clear|Deep=Deep|FL=FL|IN=IN|Landscape=Landscape|Light=Light|Neutral=Neutral|Nightview=Night View/Portrait|None=None|Portrait=Portrait|Real=Real|SH=SH|Sepia=Sepia|Standard=Standard|Sunset=Sunset|VV2=Vivid 2|Vivid=Vivid",
        print: CanonValue.labelOrNumber),
      TagRow(0xb021, "ColorTemperature", print: SonyValue.colorTemperature),
      TagRow(0xb022, "ColorCompensationFilter", format: .signedLong),
      TagRow(0xb023, "SceneMode", SonyLabels.sceneModes),
      TagRow(0xb024, "ZoneMatching", "0=ISO Setting Used|1=High Key|2=Low Key"),
      TagRow(
        0xb025, "DynamicRangeOptimizer",
        "0=Off|1=Standard|2=Advanced Auto|3=Auto|8=Advanced Lv1|9=Advanced Lv2|10=Advanced Lv3|11=Advanced Lv4|12=Advanced Lv5|16=Lv1|17=Lv2|18=Lv3|19=Lv4|20=Lv5"
      ),
      TagRow(0xb026, "ImageStabilization", "0=Off|1=On|4294967295=n/a"),
      TagRow(0xb027, "LensType", SonyLenses.aMount, print: MinoltaValue.lens),
      TagRow(0xb028, "MinoltaMakerNote", traits: .structural),
      TagRow(0xb029, "ColorMode", SonyLabels.colorModes),
      TagRow(
        0xb02a, "LensSpec", format: .undefined, value: SonyValue.lensSpecification,
        print: SonyValue.lensWords),
      TagRow(0xb02b, "FullImageSize", value: SonyValue.swapped, print: Wording.convertedSize),
      TagRow(0xb02c, "PreviewImageSize", value: SonyValue.swapped, print: Wording.convertedSize),
      TagRow(0xb040, "Macro", "0=Off|1=On|2=Close Focus|65535=n/a", condition: "!.=65535"),
      TagRow(
        0xb041, "ExposureMode",
        "0=Program AE|1=Portrait|2=Beach|3=Sports|4=Snow|5=Landscape|6=Auto|7=Aperture-priority AE|8=Shutter speed priority AE|9=Night Scene / Twilight|10=Hi-Speed Shutter|11=Twilight Portrait|12=Soft Snap/Portrait|13=Fireworks|14=Smile Shutter|15=Manual|18=High Sensitivity|19=Macro|20=Advanced Sports Shooting|29=Underwater|33=Food|34=Sweep Panorama|35=Handheld Night Shot|36=Anti Motion Blur|37=Pet|38=Backlight Correction HDR|39=Superior Auto|40=Background Defocus|41=Soft Skin|42=3D Image|65535=n/a",
        condition: "!.=65535"),
      TagRow(
        0xb042, "FocusMode", "1=AF-S|2=AF-C|4=Permanent-AF|65535=n/a",
        condition: "!$meta=1&!.=0&!.=65535"),
      TagRow(
        0xb043, "AFAreaMode",
        "0=Default|1=Multi|2=Center|3=Spot|4=Flexible Spot|6=Touch|14=Tracking|15=Face Tracking|65535=n/a",
        condition: "!$meta=1&!.=65535"),
      TagRow(0xb044, "AFIlluminator", "0=Off|1=Auto|65535=n/a", condition: "!.=65535"),
      TagRow(
        0xb047, "JPEGQuality", "0=Standard|1=Fine|2=Extra Fine|65535=n/a", condition: "!.=65535"),
      TagRow(
        0xb048, "FlashLevel",
        "-32768=Low|-9=-9/3|-8=-8/3|-7=-7/3|-6=-6/3|-5=-5/3|-4=-4/3|-3=-3/3|-2=-2/3|-1=-1/3|0=Normal|1=+1/3|2=+2/3|3=+3/3|4=+4/3|5=+5/3|6=+6/3|9=+9/3|128=n/a|32767=High",
        condition: "!.=-1?!DSLR-A100"),
      TagRow(
        0xb049, "ReleaseMode",
        "0=Normal|2=Continuous|5=Exposure Bracketing|6=White Balance Bracketing|8=DRO Bracketing|65535=n/a",
        condition: "!.=65535"),
      TagRow(
        0xb04a, "SequenceNumber", "0=Single|65535=n/a", condition: "!.=65535",
        print: CanonValue.labelOrNumber),
      TagRow(
        0xb04b, "Anti-Blur", "0=Off|1=On (Continuous)|2=On (Shooting)|65535=n/a",
        condition: "!.=65535"),
      TagRow(
        0xb04e, "FocusMode", "0=Manual|2=AF-S|3=AF-C|5=Semi-manual|6=DMF", condition: "$meta=1"),
      TagRow(0xb04f, "DynamicRangeOptimizer", "0=Off|1=Standard|2=Plus", traits: .yields),
      TagRow(
        0xb050, "HighISONoiseReduction2", "0=Normal|1=High|2=Low|3=Off|65535=n/a",
        condition: "DSC-*|Stellar*"),
      TagRow(0xb052, "IntelligentAuto", "0=Off|1=On|2=Advanced"),
      TagRow(
        0xb054, "WhiteBalance",
        "0=Auto|4=Custom|5=Daylight|6=Cloudy|7=Cool White Fluorescent|8=Day White Fluorescent|9=Daylight Fluorescent|10=Incandescent2|11=Warm White Fluorescent|14=Incandescent|15=Flash|17=Underwater 1 (Blue Water)|18=Underwater 2 (Green Water)|19=Underwater Auto",
        traits: .yields),
      TagRow(
        0x1201c, "AFAreaModeSetting",
        "0=Wide|1=Center|3=Flexible Spot|4=Flexible Spot (LA-EA4)|9=Center (LA-EA4)|11=Zone|12=Expanded Flexible Spot|13=Custom AF Area",
        condition:
          "NEX-*|ILCE-*|ILME-*|ZV-*|DSC-RX10M4*|DSC-RX100M6*|DSC-RX100M7*|DSC-RX100M5A*|DSC-HX95*|DSC-HX99*|DSC-RX0M2*|DSC-RX1RM3*"
      ),
      TagRow(
        0x1201e, "AFPointSelected",
        "0=Auto|1=Center|2=Top|3=Upper-right|4=Right|5=Lower-right|6=Bottom|7=Lower-left|8=Left|9=Upper-left|10=Far Right|11=Far Left|12=Upper-middle|13=Near Right|14=Lower-middle|15=Near Left|16=Upper Far Right|17=Lower Far Right|18=Lower Far Left|19=Upper Far Left",
        condition: "ILCE-*|ILME-*&$area=4"),
      TagRow(
        0x12020, "AFPointsUsed", SonyLabels.focusPointsUsed, condition: "ILCA-68*|ILCA-77M2*",
        print: MinoltaValue.bits),
      TagRow(
        0x12022, "FocalPlaneAFPointsUsed", "0=(none)||", condition: "ILCE-7RM2*",
        print: MinoltaValue.bits),
      TagRow(
        0x1b043, "AFAreaMode",
        "0=Multi|1=Center|2=Spot|3=Flexible Spot|10=Selective (for Miniature effect)|14=Tracking|15=Face Tracking|255=Manual",
        condition: "$focus>0"),
      TagRow(
        0x2201c, "AFAreaModeSetting",
        "0=Wide|4=Flexible Spot|8=Zone|9=Center|12=Expanded Flexible Spot", condition: "ILCA-*"),
      TagRow(
        0x2201e, "AFPointSelected",
        "-1=Auto|0=A5|1=A6|2=A7|3=B2|4=B3|5=B4|6=B5|7=B6|8=B7|9=B8|10=B9|11=B10|12=C1|13=C2|14=C3|15=C4|16=C5|17=C6|18=C7|19=C8|20=C9|21=C10|22=C11|23=D1|24=D2|25=D3|26=D4|27=D5|28=D6|29=D7|30=D8|31=D9|32=D10|33=D11|34=E1|35=E2|36=E3|37=E4|38=E5|39=E6 (Center)|40=E7|41=E8|42=E9|43=E10|44=E11|45=F1|46=F2|47=F3|48=F4|49=F5|50=F6|51=F7|52=F8|53=F9|54=F10|55=F11|56=G1|57=G2|58=G3|59=G4|60=G5|61=G6|62=G7|63=G8|64=G9|65=G10|66=G11|67=H2|68=H3|69=H4|70=H5|71=H6|72=H7|73=H8|74=H9|75=H10|76=I5|77=I6|78=I7",
        condition: "ILCA-68*|ILCA-77M2*&$area>-1&!$area=8", value: CanonValue.oneLess),
      TagRow(
        0x3201e, "AFPointSelected",
        "0=Auto|93=A5 (93)|94=A6 (94)|95=A7 (95)|106=B2 (106)|107=B3 (107)|108=B4 (108)|110=B5 (110)|111=B6 (111)|112=B7 (112)|114=B8 (114)|115=B9 (115)|116=B10 (116)|122=C1 (122)|123=C2 (123)|124=C3 (124)|125=C4 (125)|127=C5 (127)|128=C6 (128)|129=C7 (129)|131=C8 (131)|132=C9 (132)|133=C10 (133)|134=C11 (134)|139=D1 (139)|140=D2 (140)|141=D3 (141)|142=D4 (142)|144=D5 (144)|145=D6 (145)|146=D7 (146)|148=D8 (148)|149=D9 (149)|150=D10 (150)|151=D11 (151)|156=E1 (156)|157=E2 (157)|158=E3 (158)|159=E4 (159)|161=E5 (161)|162=E6 (162, Center)|163=E7 (163)|165=E8 (165)|166=E9 (166)|167=E10 (167)|168=E11 (168)|173=F1 (173)|174=F2 (174)|175=F3 (175)|176=F4 (176)|178=F5 (178)|179=F6 (179)|180=F7 (180)|182=F8 (182)|183=F9 (183)|184=F10 (184)|185=F11 (185)|190=G1 (190)|191=G2 (191)|192=G3 (192)|193=G4 (193)|195=G5 (195)|196=G6 (196)|197=G7 (197)|199=G8 (199)|200=G9 (200)|201=G10 (201)|202=G11 (202)|208=H2 (208)|209=H3 (209)|210=H4 (210)|212=H5 (212)|213=H6 (213)|214=H7 (214)|216=H8 (216)|217=H9 (217)|218=H10 (218)|229=I5 (229)|230=I6 (230)|231=I7 (231)",
        condition: "ILCA-99M2*&$area>-1&!$area=8", print: CanonValue.labelOrNumber),
      TagRow(
        0x4201e, "AFPointSelected",
        "0=n/a|1=Top Left Zone|2=Top Zone|3=Top Right Zone|4=Left Zone|5=Center Zone|6=Right Zone|7=Bottom Left Zone|8=Bottom Zone|9=Bottom Right Zone",
        condition: "ILCA-*&$area=8"),
      TagRow(
        0x5201e, "AFPointSelected",
        "0=n/a|1=Center Zone|2=Top Zone|3=Right Zone|4=Left Zone|5=Bottom Zone|6=Bottom Right Zone|7=Bottom Left Zone|8=Top Left Zone|9=Top Right Zone",
        condition: "NEX-*|ILCE-*|ILME-*|ZV-*|DSC-RX*"),
    ])

  /// Of Sony Ericsson's phones.
  package static let sonyEricsson = TagTable(
    "SonyEricsson", group: "Sony", isTIFF: true,
    [
      TagRow(0x201, "PreviewImageStart", value: Meaning.offsets, traits: .offset),
      TagRow(0x202, "PreviewImageLength"),
      TagRow(0x2000, "MakerNoteVersion"),
    ])
}
