/// Fujifilm's notes: the directory itself.
extension TagTable {
  package static let fujiFilm = TagTable(
    "FujiFilm", group: "FujiFilm", isTIFF: true,
    [
      TagRow(0x0, "Version"),
      TagRow(0x10, "InternalSerialNumber", print: FujiFilmValue.serialNumber),
      TagRow(0x1000, "Quality"),
      TagRow(
        0x1001, "Sharpness",
        "0=-4 (softest)|1=-3 (very soft)|2=-2 (soft)|3=0 (normal)|4=+2 (hard)|5=+3 (very hard)|6=+4 (hardest)|130=-1 (medium soft)|132=+1 (medium hard)|32768=Film Simulation|65535=n/a"
      ),
      TagRow(
        0x1002, "WhiteBalance",
        "0=Auto|1=Auto (white priority)|2=Auto (ambiance priority)|256=Daylight|512=Cloudy|768=Daylight Fluorescent|769=Day White Fluorescent|770=White Fluorescent|771=Warm White Fluorescent|772=Living Room Warm White Fluorescent|1024=Incandescent|1280=Flash|1536=Underwater|3840=Custom|3841=Custom2|3842=Custom3|3843=Custom4|3844=Custom5|4080=Kelvin"
      ),
      TagRow(
        0x1003, "Saturation",
        "0=0 (normal)|128=+1 (medium high)|192=+3 (very high)|224=+4 (highest)|256=+2 (high)|384=-1 (medium low)|512=Low|768=None (B&W)|769=B&W Red Filter|770=B&W Yellow Filter|771=B&W Green Filter|784=B&W Sepia|1024=-2 (low)|1216=-3 (very low)|1248=-4 (lowest)|1280=Acros|1281=Acros Red Filter|1282=Acros Yellow Filter|1283=Acros Green Filter|32768=Film Simulation"
      ),
      TagRow(
        0x1004, "Contrast",
        "0=Normal|128=Medium High|256=High|384=Medium Low|512=Low|32768=Film Simulation"),
      TagRow(0x1005, "ColorTemperature"),
      TagRow(0x1006, "Contrast", "0=Normal|256=High|768=Low"),
      TagRow(0x100a, "WhiteBalanceFineTune", print: FujiFilmValue.fineTune),
      TagRow(0x100b, "NoiseReduction", "64=Low|128=Normal|256=n/a", condition: "!.=256"),
      TagRow(
        0x100e, "NoiseReduction",
        "0=0 (normal)|256=+2 (strong)|384=+1 (medium strong)|448=+3 (very strong)|480=+4 (strongest)|512=-2 (weak)|640=-1 (medium weak)|704=-3 (very weak)|736=-4 (weakest)"
      ),
      TagRow(
        0x100f, "Clarity",
        "-5000=-5|-4000=-4|-3000=-3|-2000=-2|-1000=-1|0=0|1000=1|2000=2|3000=3|4000=4|5000=5"),
      TagRow(
        0x1010, "FujiFlashMode",
        "0=Auto|1=On|2=Off|3=Red-eye reduction|4=External|16=Commander|32768=Not Attached|33056=TTL|33568=TTL Auto - Did not fire|38976=Manual|39008=Flash Commander|39040=Multi-flash|43296=1st Curtain (front)|43552=TTL Slow - 1st Curtain (front)|43808=TTL Auto - 1st Curtain (front)|44320=TTL - Red-eye Flash - 1st Curtain (front)|44576=TTL Slow - Red-eye Flash - 1st Curtain (front)|44832=TTL Auto - Red-eye Flash - 1st Curtain (front)|51488=2nd Curtain (rear)|51744=TTL Slow - 2nd Curtain (rear)|52000=TTL Auto - 2nd Curtain (rear)|52512=TTL - Red-eye Flash - 2nd Curtain (rear)|52768=TTL Slow - Red-eye Flash - 2nd Curtain (rear)|53024=TTL Auto - Red-eye Flash - 2nd Curtain (rear)|59680=High Speed Sync (HSS)",
        traits: .hexadecimal),
      TagRow(0x1011, "FlashExposureComp"),
      TagRow(0x1020, "Macro", "0=Off|1=On"),
      TagRow(0x1021, "FocusMode", "0=Auto|1=Manual|65535=Movie"),
      TagRow(0x1022, "AFMode", "0=No|1=Single Point|256=Zone|512=Wide/Tracking"),
      TagRow(0x1023, "FocusPixel"),
      TagRow(0x102b, "PrioritySettings", traits: .structural),
      TagRow(0x102d, "FocusSettings", traits: .structural),
      TagRow(0x102e, "AFCSettings", traits: .structural),
      TagRow(0x1030, "SlowSync", "0=Off|1=On"),
      TagRow(
        0x1031, "PictureMode",
        "0=Auto|1=Portrait|2=Landscape|3=Macro|4=Sports|5=Night Scene|6=Program AE|7=Natural Light|8=Anti-blur|9=Beach & Snow|10=Sunset|11=Museum|12=Party|13=Flower|14=Text|15=Natural Light & Flash|16=Beach|17=Snow|18=Fireworks|19=Underwater|20=Portrait with Skin Correction|22=Panorama|23=Night (tripod)|24=Pro Low-light|25=Pro Focus|26=Portrait 2|27=Dog Face Detection|28=Cat Face Detection|48=HDR|64=Advanced Filter|256=Aperture-priority AE|512=Shutter speed priority AE|768=Manual"
      ),
      TagRow(0x1032, "ExposureCount"),
      TagRow(0x1033, "EXRAuto", "0=Auto|1=Manual"),
      TagRow(
        0x1034, "EXRMode",
        "256=HR (High Resolution)|512=SN (Signal to Noise priority)|768=DR (Dynamic Range priority)",
        traits: .hexadecimal),
      TagRow(0x1037, "MultipleExposure", "1=Additive|2=Average|3=Light|4=Dark"),
      TagRow(
        0x1040, "ShadowTone",
        "-64=+4 (hardest)|-48=+3 (very hard)|-32=+2 (hard)|-16=+1 (medium hard)|0=0 (normal)|16=-1 (medium soft)|32=-2 (soft)",
        print: FujiFilmValue.tone),
      TagRow(
        0x1041, "HighlightTone",
        "-64=+4 (hardest)|-48=+3 (very hard)|-32=+2 (hard)|-16=+1 (medium hard)|0=0 (normal)|16=-1 (medium soft)|32=-2 (soft)",
        print: FujiFilmValue.tone),
      TagRow(0x1044, "DigitalZoom", value: FujiFilmValue.eighth),
      TagRow(0x1045, "LensModulationOptimizer", "0=Off|1=On"),
      TagRow(0x1047, "GrainEffectRoughness", "0=Off|32=Weak|64=Strong"),
      TagRow(0x1048, "ColorChromeEffect", "0=Off|32=Weak|64=Strong"),
      TagRow(0x1049, "BWAdjustment", format: .signedByte, print: FujiFilmValue.adjustment),
      TagRow(0x104b, "BWMagentaGreen", format: .signedByte, print: FujiFilmValue.adjustment),
      TagRow(0x104c, "GrainEffectSize", "0=Off|16=Small|32=Large"),
      TagRow(
        0x104d, "CropMode",
        "0=n/a|1=Full-frame on GFX|2=Sports Finder Mode|4=Electronic Shutter 1.25x Crop|8=Digital Tele-Conv"
      ),
      TagRow(0x104e, "ColorChromeFXBlue", "0=Off|32=Weak|64=Strong"),
      TagRow(
        0x1050, "ShutterType",
        "0=Mechanical|1=Electronic|2=Electronic (long shutter speed)|3=Electronic Front Curtain"),
      TagRow(0x1051, "CropFlag"),
      TagRow(0x1052, "CropTopLeft"),
      TagRow(0x1053, "CropSize"),
      TagRow(0x1100, "AutoBracketing", "0=Off|1=On|2=Pre-shot", condition: "X-T3$"),
      TagRow(0x1101, "SequenceNumber"),
      TagRow(
        0x1102, "WhiteBalanceBracketing", "511=+/- 1|767=+/- 2|1023=+/- 3", traits: .hexadecimal),
      TagRow(0x1103, "DriveSettings", traits: .structural),
      TagRow(0x1105, "PixelShiftShots"),
      TagRow(0x1106, "PixelShiftOffset"),
      TagRow(
        0x1150, "CompositeImageMode",
        "0=n/a|1=Pro Low-light|2=Pro Focus|32=Panorama|128=HDR|1024=Multi-exposure"),
      TagRow(0x1151, "CompositeImageCount1"),
      TagRow(0x1152, "CompositeImageCount2"),
      TagRow(0x1153, "PanoramaAngle"),
      TagRow(0x1154, "PanoramaDirection", "1=Right|2=Left|3=Up|4=Down"),
      TagRow(
        0x1201, "AdvancedFilter",
        "65536=Pop Color|131072=Hi Key|196608=Toy Camera|262144=Miniature|327680=Dynamic Tone|393217=Partial Color Red|393218=Partial Color Yellow|393219=Partial Color Green|393220=Partial Color Blue|393221=Partial Color Orange|393222=Partial Color Purple|458752=Soft Focus|589824=Low Key|1048576=Light Leak|1245184=Expired Film Green|1245185=Expired Film Red|1245186=Expired Film Neutral",
        traits: .hexadecimal),
      TagRow(0x1210, "ColorMode", "0=Standard|16=Chrome|48=B & W", traits: .hexadecimal),
      TagRow(0x1300, "BlurWarning", "0=None|1=Blur Warning"),
      TagRow(0x1301, "FocusWarning", "0=Good|1=Out of focus"),
      TagRow(0x1302, "ExposureWarning", "0=Good|1=Bad exposure"),
      TagRow(0x1304, "GEImageSize", condition: "make=GENERAL IMAGING"),
      TagRow(0x1400, "DynamicRange", "1=Standard|3=Wide"),
      TagRow(
        0x1401, "FilmMode",
        "0=F0/Standard (Provia)|256=F1/Studio Portrait|272=F1a/Studio Portrait Enhanced Saturation|288=F1b/Studio Portrait Smooth Skin Tone (Astia)|304=F1c/Studio Portrait Increased Sharpness|512=F2/Fujichrome (Velvia)|768=F3/Studio Portrait Ex|1024=F4/Velvia|1280=Pro Neg. Std|1281=Pro Neg. Hi|1536=Classic Chrome|1792=Eterna|2048=Classic Negative|2304=Bleach Bypass|2560=Nostalgic Neg|2816=Reala ACE",
        traits: .hexadecimal),
      TagRow(
        0x1402, "DynamicRangeSetting",
        "0=Auto|1=Manual|256=Standard (100%)|512=Wide1 (230%)|513=Wide2 (400%)|32768=Film Simulation",
        traits: .hexadecimal),
      TagRow(0x1403, "DevelopmentDynamicRange"),
      TagRow(0x1404, "MinFocalLength"),
      TagRow(0x1405, "MaxFocalLength"),
      TagRow(0x1406, "MaxApertureAtMinFocal"),
      TagRow(0x1407, "MaxApertureAtMaxFocal"),
      TagRow(0x140b, "AutoDynamicRange", print: FujiFilmValue.percent),
      TagRow(
        0x1422, "ImageStabilization",
        "0=None|1=Optical|2=Sensor-shift|3=OIS Lens|258=IBIS/OIS + DIS|512=Digital\t0=Off|1=On (mode 1, continuous)|2=On (mode 2, shooting only)",
        print: Wording.listed),
      TagRow(
        0x1425, "SceneRecognition",
        "0=Unrecognized|256=Portrait Image|259=Night Portrait|261=Backlit Portrait|512=Landscape Image|768=Night Scene|1024=Macro",
        traits: .hexadecimal),
      TagRow(0x1431, "Rating", traits: .yields),
      TagRow(0x1436, "ImageGeneration", "0=Original Image|1=Re-developed from RAW"),
      TagRow(0x1438, "ImageCount", value: BitField.low15),
      TagRow(0x1443, "DRangePriority", "0=Auto|1=Fixed"),
      TagRow(0x1444, "DRangePriorityAuto", "1=Weak|2=Strong|3=Plus"),
      TagRow(0x1445, "DRangePriorityFixed", "1=Weak|2=Strong"),
      TagRow(0x1446, "FlickerReduction", print: FujiFilmValue.flicker),
      TagRow(0x1447, "FujiModel"),
      TagRow(0x1448, "FujiModel2"),
      TagRow(0x144a, "WBRed"),
      TagRow(0x144b, "WBGreen"),
      TagRow(0x144c, "WBBlue"),
      TagRow(0x144d, "RollAngle"),
      TagRow(
        0x3803, "VideoRecordingMode", "0=Normal|16=F-log|32=HLG|48=F-log2", traits: .hexadecimal),
      TagRow(0x3804, "PeripheralLighting", "0=Off|1=On"),
      TagRow(0x3806, "VideoCompression", "1=Log GOP|2=All Intra"),
      TagRow(0x3820, "FrameRate"),
      TagRow(0x3821, "FrameWidth"),
      TagRow(0x3822, "FrameHeight"),
      TagRow(0x3824, "FullHDHighSpeedRec", "1=Off|2=On"),
      TagRow(0x4005, "FaceElementSelected"),
      TagRow(0x4100, "FacesDetected"),
      TagRow(0x4103, "FacePositions"),
      TagRow(0x4200, "NumFaceElements"),
      TagRow(
        0x4201, "FaceElementTypes",
        "1=Face|2=Left Eye|3=Right Eye|7=Body|8=Head|9=Both Eyes|11=Bike|12=Body of Car|13=Front of Car|14=Animal Body|15=Animal Head|16=Animal Face|17=Animal Left Eye|18=Animal Right Eye|19=Bird Body|20=Bird Head|21=Bird Left Eye|22=Bird Right Eye|23=Aircraft Body|25=Aircraft Cockpit|26=Train Front|27=Train Cockpit|28=Animal Head (28)|29=Animal Body (29)",
        traits: .elementwise),
      TagRow(0x4203, "FaceElementPositions"),
      TagRow(0x4282, "FaceRecInfo", traits: .structural),
      TagRow(0x8000, "FileSource"),
      TagRow(0x8002, "OrderNumber"),
      TagRow(0x8003, "FrameNumber"),
      TagRow(0xb211, "Parallax"),
      TagRow(0x11100, "AutoBracketing", "0=Off|1=On|2=No flash & flash|6=Pixel Shift"),
    ])
}
