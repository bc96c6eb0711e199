/// Pentax's notes: the directory itself. What is a structure has a table of its own.
extension TagTable {
  package static let pentax = TagTable(
    "Pentax", group: "Pentax", isTIFF: true,
    [
      TagRow(0x0, "PentaxVersion", print: Wording.convertedDotted),
      TagRow(0x1, "PentaxModelType"),
      TagRow(0x2, "PreviewImageSize", print: QuickTimeValue.times),
      TagRow(0x3, "PreviewImageLength"),
      TagRow(0x4, "PreviewImageStart", value: Meaning.offsets),
      TagRow(0x5, "PentaxModelID", PentaxModels.labels, traits: .hexadecimal),
      TagRow(0x6, "Date", value: PentaxValue.date),
      TagRow(0x7, "Time", value: PentaxValue.time),
      TagRow(
        0x8, "Quality",
        "0=Good|1=Better|2=Best|3=TIFF|4=RAW|5=Premium|7=RAW (pixel shift enabled)|8=Dynamic Pixel Shift|9=Monochrome|65535=n/a"
      ),
      TagRow(
        0x9, "PentaxImageSize",
        "0=640x480|0 0=2304x1728|1=Full|2=1024x768|3=1280x960|4=1600x1200|4 0=1600x1200|5=2048x1536|5 0=2048x1536|8=2560x1920 or 2304x1728|8 0=2560x1920|9=3072x2304|10=3264x2448|19=320x240|20=2288x1712|21=2592x1944|22=2304x1728 or 2592x1944|23=3056x2296|25=2816x2212 or 2816x2112|27=3648x2736|29=4000x3000|30=4288x3216|31=4608x3456|32 2=960x640|33 2=1152x768|34 2=1536x1024|35 1=2400x1600|36 0=3008x2008 or 3040x2024|37 0=3008x2000|129=1920x1080|135=4608x2592|257=3216x3216"
      ),
      TagRow(
        0xb, "PictureMode",
        "0=Program|0.1=Av|1=Shutter Speed Priority|1.1=M|2=Program AE|2.1=Tv|3=Manual|3.1=USER|5=Portrait|6=Landscape|8=Sport|9=Night Scene|11=Soft|12=Surf & Snow|13=Candlelight|14=Autumn|15=Macro|17=Fireworks|18=Text|19=Panorama|20=3-D|21=Black & White|22=Sepia|23=Red|24=Pink|25=Purple|26=Blue|27=Green|28=Yellow|30=Self Portrait|31=Illustrations|33=Digital Filter|35=Night Scene Portrait|37=Museum|38=Food|39=Underwater|40=Green Mode|49=Light Pet|50=Dark Pet|51=Medium Pet|53=Underwater|54=Candlelight|55=Natural Skin Tone|56=Synchro Sound Record|58=Frame Composite|59=Report|60=Kids|61=Blur Reduction|63=Panorama 2|65=Half-length Portrait|66=Portrait 2|74=Digital Microscope|75=Blue Sky|80=Miniature|81=HDR|83=Fisheye|85=Digital Filter 4|221=P|255=PICT",
        condition: "Optio 555", value: PentaxValue.mode555, print: Wording.listed),
      TagRow(
        0xc, "FlashMode",
        "0=Auto, Did not fire|1=Off, Did not fire|2=On, Did not fire|3=Auto, Did not fire, Red-eye reduction|5=On, Did not fire, Wireless (Master)|256=Auto, Fired|258=On, Fired|259=Auto, Fired, Red-eye reduction|260=On, Red-eye reduction|261=On, Wireless (Master)|262=On, Wireless (Control)|264=On, Soft|265=On, Slow-sync|266=On, Slow-sync, Red-eye reduction|267=On, Trailing-curtain Sync\t0=n/a - Off-Auto-Aperture|63=Internal|256=External, Auto|575=External, Flash Problem|768=External, Manual|772=External, P-TTL Auto|773=External, Contrast-control Sync|774=External, High-speed Sync|780=External, Wireless|781=External, Wireless, High-speed Sync",
        print: Wording.listed, traits: .hexadecimal),
      TagRow(
        0xd, "FocusMode",
        "0=Normal|1=Macro|2=Infinity|3=Manual|4=Super Macro|5=Pan Focus|6=Auto-area|7=Zone Select|8=Select|9=Pinpoint|10=Tracking|11=Continuous|12=Snap|16=AF-S (Focus-priority)|17=AF-C (Focus-priority)|18=AF-A (Focus-priority)|32=Contrast-detect (Focus-priority)|33=Tracking Contrast-detect (Focus-priority)|272=AF-S (Release-priority)|273=AF-C (Release-priority)|274=AF-A (Release-priority)|288=Contrast-detect (Release-priority)|32771=Manual (Macro)|32774=Auto-area (Macro)|32775=Zone Select (Macro)|32776=Select (Macro)|32777=Pinpoint (Macro)|32778=Tracking (Macro)|32779=Continuous (Macro)",
        condition: "!make=Asahi", traits: .hexadecimal),
      TagRow(
        0xe, "AFPointSelected",
        "0=None|1=Top-left|2=Top Near-left|3=Top|4=Top Near-right|5=Top-right|6=Upper Far-left|7=Upper-left|8=Upper Near-left|9=Upper-middle|10=Upper Near-right|11=Upper-right|12=Upper Far-right|13=Far Far Left|14=Far Left|15=Left|16=Near-left|17=Center|18=Near-right|19=Right|20=Far Right|21=Far Far Right|22=Lower Far-left|23=Lower-left|24=Lower Near-left|25=Lower-middle|26=Lower Near-right|27=Lower-right|28=Lower Far-right|29=Bottom-left|30=Bottom Near-left|31=Bottom|32=Bottom Near-right|33=Bottom-right|263=Zone Select Upper-left|264=Zone Select Upper Near-left|265=Zone Select Upper Middle|266=Zone Select Upper Near-right|267=Zone Select Upper-right|270=Zone Select Far Left|271=Zone Select Left|272=Zone Select Near-left|273=Zone Select Center|274=Zone Select Near-right|275=Zone Select Right|276=Zone Select Far Right|279=Zone Select Lower-left|280=Zone Select Lower Near-left|281=Zone Select Lower-middle|282=Zone Select Lower Near-right|283=Zone Select Lower-right|65531=AF Select|65532=Face Detect AF|65533=Automatic Tracking AF|65534=Fixed Center|65535=Auto\t0=Single Point|1=Expanded Area 9-point (S)|3=Expanded Area 25-point (M)|5=Expanded Area 33-point (L)",
        condition: "K-1|645Z", print: Wording.listed),
      TagRow(
        0xf, "AFPointsInFocus",
        "0=(none)||0=Top-left|1=Top Near-left|2=Top|3=Top Near-right|4=Top-right|5=Upper-left|6=Upper Near-left|7=Upper-middle|8=Upper Near-right|9=Upper-right|10=Far Left|11=Left|12=Near-left|13=Center|14=Near-right|15=Right|16=Far Right|17=Lower-left|18=Lower Near-left|19=Lower-middle|20=Lower Near-right|21=Lower-right|22=Bottom-left|23=Bottom Near-left|24=Bottom|25=Bottom Near-right|26=Bottom-right",
        condition: "K-3|K-S1|K-S2", traits: [.bitmask, .hexadecimal]),
      TagRow(0x10, "FocusPosition"),
      TagRow(
        0x12, "ExposureTime", value: PentaxValue.exposureTime, print: PentaxValue.exposureTimeWords,
        traits: .yields),
      TagRow(0x13, "FNumber", value: Meaning.tenth, print: Wording.convertedTenth, traits: .yields),
      TagRow(
        0x14, "ISO",
        "3=50|4=64|5=80|6=100|7=125|8=160|9=200|10=250|11=320|12=400|13=500|14=640|15=800|16=1000|17=1250|18=1600|19=2000|20=2500|21=3200|22=4000|23=5000|24=6400|25=8000|26=10000|27=12800|28=16000|29=20000|30=25600|31=32000|32=40000|33=51200|34=64000|35=80000|36=102400|37=128000|38=160000|39=204800|40=256000|41=320000|42=409600|43=512000|44=640000|45=819200|50=50|100=100|200=200|258=50|259=70|260=100|261=140|262=200|263=280|264=400|265=560|266=800|267=1100|268=1600|269=2200|270=3200|271=4500|272=6400|273=9000|274=12800|275=18000|276=25600|277=36000|278=51200|279=72000|280=102400|281=144000|282=204800|283=288000|284=409600|285=576000|286=819200|400=400|800=800|1600=1600|3200=3200|65534=Auto 2|65535=Auto"
      ),
      TagRow(0x15, "LightReading", format: .signedShort),
      TagRow(
        0x16, "ExposureCompensation", condition: "count=1", value: PentaxValue.tenthsFrom50,
        print: Wording.convertedSigned),
      TagRow(0x17, "MeteringMode", "0=Multi-segment|1=Center-weighted average|2=Spot|6=Highlight"),
      TagRow(
        0x18, "AutoBracketing", value: PentaxValue.bracketing, print: PentaxValue.bracketingWords),
      TagRow(
        0x19, "WhiteBalance",
        "0=Auto|1=Daylight|2=Shade|3=Fluorescent|4=Tungsten|5=Manual|6=Daylight Fluorescent|7=Day White Fluorescent|8=White Fluorescent|9=Flash|10=Cloudy|11=Warm White Fluorescent|14=Multi Auto|15=Color Temperature Enhancement|17=Kelvin|65534=Unknown|65535=User-Selected"
      ),
      TagRow(
        0x1a, "WhiteBalanceMode",
        "1=Auto (Daylight)|2=Auto (Shade)|3=Auto (Flash)|4=Auto (Tungsten)|6=Auto (Daylight Fluorescent)|7=Auto (Day White Fluorescent)|8=Auto (White Fluorescent)|10=Auto (Cloudy)|65534=Unknown|65535=User-Selected"
      ),
      TagRow(0x1b, "BlueBalance", value: Meaning.part256),
      TagRow(0x1c, "RedBalance", value: Meaning.part256),
      TagRow(
        0x1d, "FocalLength",
        condition:
          "PENTAX Optio 30|PENTAX Optio 33WR|PENTAX Optio 43WR|PENTAX Optio 450|PENTAX Optio 550|PENTAX Optio 555|PENTAX Optio 750Z|PENTAX Optio X",
        value: Meaning.tenth, print: Wording.convertedLength, traits: .yields),
      TagRow(0x1e, "DigitalZoom", value: Meaning.hundredth),
      TagRow(
        0x1f, "Saturation",
        "0=-2 (low)|1=0 (normal)|2=+2 (high)|3=-1 (medium low)|4=+1 (medium high)|5=-3 (very low)|6=+3 (very high)|7=-4 (minimum)|8=+4 (maximum)|65535=None",
        print: Wording.listed),
      TagRow(
        0x20, "Contrast",
        "0=-2 (low)|1=0 (normal)|2=+2 (high)|3=-1 (medium low)|4=+1 (medium high)|5=-3 (very low)|6=+3 (very high)|7=-4 (minimum)|8=+4 (maximum)|65535=n/a",
        print: Wording.listed),
      TagRow(
        0x21, "Sharpness",
        "0=-2 (soft)|1=0 (normal)|2=+2 (hard)|3=-1 (medium soft)|4=+1 (medium hard)|5=-3 (very soft)|6=+3 (very hard)|7=-4 (minimum)|8=+4 (maximum)",
        print: Wording.listed),
      TagRow(0x22, "WorldTimeLocation", "0=Hometown|1=Destination"),
      TagRow(0x23, "HometownCity", PentaxCities.labels),
      TagRow(0x24, "DestinationCity", PentaxCities.labels),
      TagRow(0x25, "HometownDST", "0=No|1=Yes"),
      TagRow(0x26, "DestinationDST", "0=No|1=Yes"),
      TagRow(
        0x27, "DSPFirmwareVersion", value: PentaxValue.firmware, print: Wording.convertedDotted),
      TagRow(
        0x28, "CPUFirmwareVersion", value: PentaxValue.firmware, print: Wording.convertedDotted),
      TagRow(0x29, "FrameNumber"),
      TagRow(
        0x2d, "EffectiveLV", format: .signedShort, condition: "unit=3", value: PentaxValue.by1024,
        print: Wording.convertedTenth),
      TagRow(
        0x32, "ImageEditing",
        "0 0=None|0 0 0 0=None|0 0 0 4=Digital Filter|1 0 0 0=Resized|2 0 0 0=Cropped|4 0 0 0=Digital Filter 4|6 0 0 0=Digital Filter 6|8 0 0 0=Red-eye Correction|16 0 0 0=Frame Synthesis?",
        format: .byte),
      TagRow(
        0x33, "PictureMode",
        "0 0=Program|0 1=Hi-speed Program|0 2=DOF Program|0 3=MTF Program|0 4=Standard|0 5=Portrait|0 6=Landscape|0 7=Macro|0 8=Sport|0 9=Night Scene Portrait|0 10=No Flash|0 11=Night Scene|0 12=Surf & Snow|0 13=Text|0 14=Sunset|0 15=Kids|0 16=Pet|0 17=Candlelight|0 18=Museum|0 19=Food|0 20=Stage Lighting|0 21=Night Snap|0 23=Blue Sky|0 24=Sunset|0 26=Night Scene HDR|0 27=HDR|0 28=Quick Macro|0 29=Forest|0 30=Backlight Silhouette|0 31=Max. Aperture Priority|0 32=DOF|1 4=Auto PICT (Standard)|1 5=Auto PICT (Portrait)|1 6=Auto PICT (Landscape)|1 7=Auto PICT (Macro)|1 8=Auto PICT (Sport)|2 0=Program (HyP)|2 1=Hi-speed Program (HyP)|2 2=DOF Program (HyP)|2 3=MTF Program (HyP)|2 22=Shallow DOF (HyP)|3 0=Green Mode|4 0=Shutter Speed Priority|4 2=Shutter Speed Priority 2|4 31=Shutter Speed Priority 31|5 0=Aperture Priority|5 2=Aperture Priority 2|5 31=Aperture Priority 31|6 0=Program Tv Shift|7 0=Program Av Shift|8 0=Manual|9 0=Bulb|10 0=Aperture Priority, Off-Auto-Aperture|11 0=Manual, Off-Auto-Aperture|12 0=Bulb, Off-Auto-Aperture|13 0=Shutter & Aperture Priority AE|14 0=Shutter Priority AE|15 0=Sensitivity Priority AE|16 0=Flash X-Sync Speed AE|17 0=Flash X-Sync Speed|18 0=Auto Program (Normal)|18 1=Auto Program (Hi-speed)|18 2=Auto Program (DOF)|18 3=Auto Program (MTF)|18 22=Auto Program (Shallow DOF)|19 0=Astrotracer|20 22=Blur Control|24 0=Aperture Priority (Adv.Hyp)|25 0=Manual Exposure (Adv.Hyp)|26 0=Shutter and Aperture Priority (TAv)|249 0=Movie (TAv)|250 0=Movie (TAv, Auto Aperture)|251 0=Movie (Manual)|252 0=Movie (Manual, Auto Aperture)|253 0=Movie (Av)|254 0=Movie (Av, Auto Aperture)|255 0=Movie (P, Auto Aperture)|255 4=Video (4)\t0=1/2 EV steps|1=1/3 EV steps",
        print: PentaxValue.programMode),
      TagRow(
        0x34, "DriveMode",
        "0=Single-frame|1=Continuous|2=Continuous (Lo)|3=Burst|4=Continuous (Medium)|5=Continuous (Low)|255=Video\t0=No Timer|1=Self-timer (12 s)|2=Self-timer (2 s)|15=Video|16=Mirror Lock-up|255=n/a\t0=Shutter Button|1=Remote Control (3 s delay)|2=Remote Control|4=Remote Continuous Shooting\t0=Single Exposure|1=Multiple Exposure|2=Composite Average|3=Composite Additive|4=Composite Bright|8=Interval Shooting|10=Interval Composite Average|11=Interval Composite Additive|12=Interval Composite Bright|15=Interval Movie|16=HDR|32=HDR Strong 1|48=HDR Strong 2|64=HDR Strong 3|80=HDR Manual|224=HDR Auto|255=Video",
        print: Wording.listed),
      TagRow(
        0x35, "SensorSize", format: .short, value: PentaxValue.sensorSize,
        print: PentaxValue.sensorSizeWords),
      TagRow(0x37, "ColorSpace", "0=sRGB|1=Adobe RGB"),
      TagRow(0x38, "ImageAreaOffset"),
      TagRow(0x39, "RawImageSize", print: QuickTimeValue.times),
      TagRow(
        0x3c, "AFPointsInFocus",
        "0=(none)||0=Upper-left|1=Top|2=Upper-right|3=Left|4=Mid-left|5=Center|6=Mid-right|7=Right|8=Lower-left|9=Bottom|10=Lower-right",
        format: .long, value: PentaxValue.elevenBits, traits: .bitmask),
      TagRow(0x3d, "DataScaling"),
      TagRow(0x3e, "PreviewImageBorders"),
      TagRow(0x3f, "LensRec", traits: .structural),
      TagRow(
        0x40, "SensitivityAdjust", value: PentaxValue.tenthsFrom50, print: Wording.convertedSigned),
      TagRow(0x41, "ImageEditCount"),
      TagRow(0x47, "CameraTemperature", print: Wording.celsius),
      TagRow(0x48, "AELock", "0=Off|1=On"),
      TagRow(0x49, "NoiseReduction", "0=Off|1=On"),
      TagRow(
        0x4d, "FlashExposureComp", condition: "count=1", value: Meaning.part256,
        print: Wording.convertedSigned),
      TagRow(
        0x4f, "ImageTone",
        "0=Natural|1=Bright|2=Portrait|3=Landscape|4=Vibrant|5=Monochrome|6=Muted|7=Reversal Film|8=Bleach Bypass|9=Radiant|10=Cross Processing|11=Flat|256=Standard|257=Vivid|258=Monotone|259=Soft Monotone|260=Hard Monotone|261=Hi-contrast B&W|262=Positive Film|263=Bleach Bypass 2|264=Retro|265=HDR Tone|266=Cross Processing 2|267=Negative Film|32768=Standard|32769=Hard|32770=Soft|33024=Monochrome"
      ),
      TagRow(0x50, "ColorTemperature", condition: "!.=0", value: PentaxValue.kelvinTemperature),
      TagRow(
        0x53, "ColorTempDaylight", value: PentaxValue.colorTemperature,
        print: PentaxValue.colorTemperatureWords),
      TagRow(
        0x54, "ColorTempShade", value: PentaxValue.colorTemperature,
        print: PentaxValue.colorTemperatureWords),
      TagRow(
        0x55, "ColorTempCloudy", value: PentaxValue.colorTemperature,
        print: PentaxValue.colorTemperatureWords),
      TagRow(
        0x56, "ColorTempTungsten", value: PentaxValue.colorTemperature,
        print: PentaxValue.colorTemperatureWords),
      TagRow(
        0x57, "ColorTempFluorescentD", value: PentaxValue.colorTemperature,
        print: PentaxValue.colorTemperatureWords),
      TagRow(
        0x58, "ColorTempFluorescentN", value: PentaxValue.colorTemperature,
        print: PentaxValue.colorTemperatureWords),
      TagRow(
        0x59, "ColorTempFluorescentW", value: PentaxValue.colorTemperature,
        print: PentaxValue.colorTemperatureWords),
      TagRow(
        0x5a, "ColorTempFlash", value: PentaxValue.colorTemperature,
        print: PentaxValue.colorTemperatureWords),
      TagRow(0x5c, "ShakeReductionInfo", traits: .structural),
      TagRow(0x5d, "ShutterCount", condition: "count=4", value: PentaxValue.shutterCount),
      TagRow(0x60, "FaceInfo", traits: .structural),
      TagRow(
        0x62, "RawDevelopmentProcess",
        "1=1 (K10D,K200D,K2000,K-m)|3=3 (K20D)|4=4 (K-7)|5=5 (K-x)|6=6 (645D)|7=7 (K-r)|8=8 (K-5,K-5II,K-5IIs)|9=9 (Q)|10=10 (K-01,K-30,K-50,K-500)|11=11 (Q10)|12=12 (MX-1,Q-S1,Q7)|13=13 (K-3,K-3II)|14=14 (645Z)|15=15 (K-S1,K-S2)|16=16 (K-1)|17=17 (K-70)|18=18 (KP)|19=19 (GR III)|20=20 (K-3III)|21=21 (K-3IIIMonochrome)",
        condition: "make=PENTAX|RICOH"),
      TagRow(0x67, "Hue", "0=-2|1=Normal|2=2|3=-1|4=1|5=-3|6=3|7=-4|8=4|65535=None"),
      TagRow(0x68, "AWBInfo", traits: .structural),
      TagRow(
        0x69, "DynamicRangeExpansion", "0=Off|1=On\t0=0|1=Enabled|2=Auto", format: .byte,
        print: Wording.listed),
      TagRow(0x6b, "TimeInfo", traits: .structural),
      TagRow(
        0x6c, "HighLowKeyAdj", "-4 0=-4|-3 0=-3|-2 0=-2|-1 0=-1|0 0=0|1 0=1|2 0=2|3 0=3|4 0=4"),
      TagRow(
        0x6d, "ContrastHighlight", "-4 0=-4|-3 0=-3|-2 0=-2|-1 0=-1|0 0=0|1 0=1|2 0=2|3 0=3|4 0=4"),
      TagRow(
        0x6e, "ContrastShadow", "-4 0=-4|-3 0=-3|-2 0=-2|-1 0=-1|0 0=0|1 0=1|2 0=2|3 0=3|4 0=4"),
      TagRow(0x6f, "ContrastHighlightShadowAdj", "0=Off|1=On"),
      TagRow(0x70, "FineSharpness", "0=Off|1=On\t0=Normal|2=Extra fine", print: Wording.listed),
      TagRow(
        0x71, "HighISONoiseReduction",
        "0=Off|1=Weakest|2=Weak|3=Strong|4=Medium|255=Auto\t0=Inactive|1=Active|2=Active (Weak)|3=Active (Strong)|4=Active (Medium)\t48=ISO>400|56=ISO>800|64=ISO>1600|72=ISO>3200",
        format: .byte, print: Wording.listed),
      TagRow(0x72, "AFAdjustment"),
      TagRow(
        0x73, "MonochromeFilterEffect",
        "1=Green|2=Yellow|3=Orange|4=Red|5=Magenta|6=Blue|7=Cyan|8=Infrared|65535=None"),
      TagRow(0x74, "MonochromeToning", "0=-4|1=-3|2=-2|3=-1|4=0|5=1|6=2|7=3|8=4|65535=None"),
      TagRow(0x76, "FaceDetect", print: PentaxValue.faceDetect),
      TagRow(0x77, "FaceDetectFrameSize"),
      TagRow(
        0x79, "ShadowCorrection",
        "0=Off|0 0=Off|1=On|1 1=Weak|1 2=Normal|1 3=Strong|2=Auto 2|2 4=Auto"),
      TagRow(
        0x7a, "ISOAutoMinSpeed",
        "1=Shutter Speed Control|2=Auto Slow|3=Auto Standard|4=Auto Fast",
        value: PentaxValue.minimumSpeed,
        print: PentaxValue.minimumSpeedWords),
      TagRow(
        0x7b, "CrossProcess",
        "0=Off|1=Random|2=Preset 1|3=Preset 2|4=Preset 3|33=Favorite 1|34=Favorite 2|35=Favorite 3"),
      TagRow(0x7d, "LensCorr", traits: .structural),
      TagRow(0x7e, "WhiteLevel"),
      TagRow(
        0x7f, "BleachBypassToning",
        "0=Off|1=Green|2=Yellow|3=Orange|4=Red|5=Magenta|6=Purple|7=Blue|8=Cyan|65535=n/a"),
      TagRow(0x80, "AspectRatio", "0=4:3|1=3:2|2=16:9|3=1:1"),
      TagRow(0x82, "BlurControl", "0=Off|1=Low|2=Medium|3=High\t\t\t", print: Wording.listed),
      TagRow(
        0x85, "HDR",
        "0=Off|1=HDR Auto|2=HDR 1|3=HDR 2|4=HDR 3|5=HDR Advanced\t0=Auto-align Off|1=Auto-align On\t0=n/a|4=1 EV|8=2 EV|12=3 EV",
        format: .byte, print: Wording.listed),
      TagRow(0x87, "ShutterType", "0=Normal|1=Electronic"),
      TagRow(
        0x88, "NeutralDensityFilter",
        "0=Off|0 0=Off (Off)|0 2=Off (Auto)|1=On|1 1=On (On)|1 2=On (Auto)"),
      TagRow(0x8b, "ISO", traits: .yields),
      TagRow(0x92, "IntervalShooting", "0 0=Off", print: PentaxValue.interval),
      TagRow(
        0x95, "SkinToneCorrection", "0 0=Off|1 1=On (type 1)|1 2=On (type 2)", condition: "count=2"),
      TagRow(0x96, "ClarityControl", "0 0=Off", print: PentaxValue.clarity),
      TagRow(0x200, "BlackPoint"),
      TagRow(0x201, "WhitePoint"),
      TagRow(0x203, "ColorMatrixA", value: PentaxValue.matrix, print: PentaxValue.matrixWords),
      TagRow(0x204, "ColorMatrixB", value: PentaxValue.matrix, print: PentaxValue.matrixWords),
      TagRow(0x205, "CameraSettings", traits: .structural),
      TagRow(0x206, "AEInfo", traits: .structural),
      TagRow(0x207, "LensInfo", traits: .structural),
      TagRow(0x208, "FlashInfo", traits: .structural),
      TagRow(0x209, "AEMeteringSegments", format: .byte, print: PentaxValue.meteringSegments),
      TagRow(0x20a, "FlashMeteringSegments", format: .byte, print: PentaxValue.meteringSegments),
      TagRow(
        0x20b, "SlaveFlashMeteringSegments", format: .byte, print: PentaxValue.meteringSegments),
      TagRow(0x20d, "WB_RGGBLevelsDaylight"),
      TagRow(0x20e, "WB_RGGBLevelsShade"),
      TagRow(0x20f, "WB_RGGBLevelsCloudy"),
      TagRow(0x210, "WB_RGGBLevelsTungsten"),
      TagRow(0x211, "WB_RGGBLevelsFluorescentD"),
      TagRow(0x212, "WB_RGGBLevelsFluorescentN"),
      TagRow(0x213, "WB_RGGBLevelsFluorescentW"),
      TagRow(0x214, "WB_RGGBLevelsFlash"),
      TagRow(0x215, "CameraInfo", traits: .structural),
      TagRow(0x216, "BatteryInfo", traits: .structural),
      TagRow(0x21b, "SaturationInfo", traits: [.binary, .unknown]),
      TagRow(0x21c, "ColorMatrixA2", format: .signedShort),
      TagRow(0x21d, "ColorMatrixB2", format: .signedShort),
      TagRow(0x21f, "AFInfo", traits: .structural),
      TagRow(0x220, "HuffmanTable", traits: [.binary, .unknown]),
      TagRow(0x221, "KelvinWB", traits: .structural),
      TagRow(0x222, "ColorInfo", traits: .structural),
      TagRow(0x224, "EVStepInfo", traits: .structural),
      TagRow(0x226, "ShotInfo", traits: .structural),
      TagRow(0x227, "FacePos", traits: .structural),
      TagRow(0x228, "FaceSize", traits: .structural),
      TagRow(0x229, "SerialNumber"),
      TagRow(0x22a, "FilterInfo", traits: .structural),
      TagRow(0x22b, "LevelInfoK3III", traits: .structural),
      TagRow(0x22d, "WBLevels", traits: .structural),
      TagRow(0x22e, "Artist"),
      TagRow(0x22f, "Copyright"),
      TagRow(0x230, "FirmwareVersion"),
      TagRow(0x231, "ContrastDetectAFArea"),
      TagRow(0x235, "CrossProcessParams", format: .byte),
      TagRow(0x238, "CAFPointInfo", traits: .structural),
      TagRow(0x239, "LensInfoQ", traits: .structural),
      TagRow(0x23f, "Model"),
      TagRow(0x243, "PixelShiftInfo", traits: .structural),
      TagRow(0x245, "AFPointInfo", traits: .structural),
      TagRow(0x3fe, "DataDump", traits: .binary),
      TagRow(0x3ff, "TempInfo", traits: .structural),
      TagRow(0x402, "ToneCurve", print: PentaxValue.described),
      TagRow(0x403, "ToneCurves", print: PentaxValue.described),
      TagRow(0x405, "UnknownBlock", traits: [.binary, .unknown]),
      TagRow(0x40b, "FaceInfoK3III", traits: .structural),
      TagRow(0x40c, "AFInfoK3III", traits: .structural),
      TagRow(
        0x1000b, "PictureMode",
        "0=Program|0.1=Av|1=Shutter Speed Priority|1.1=M|2=Program AE|2.1=Tv|3=Manual|3.1=USER|5=Portrait|6=Landscape|8=Sport|9=Night Scene|11=Soft|12=Surf & Snow|13=Candlelight|14=Autumn|15=Macro|17=Fireworks|18=Text|19=Panorama|20=3-D|21=Black & White|22=Sepia|23=Red|24=Pink|25=Purple|26=Blue|27=Green|28=Yellow|30=Self Portrait|31=Illustrations|33=Digital Filter|35=Night Scene Portrait|37=Museum|38=Food|39=Underwater|40=Green Mode|49=Light Pet|50=Dark Pet|51=Medium Pet|53=Underwater|54=Candlelight|55=Natural Skin Tone|56=Synchro Sound Record|58=Frame Composite|59=Report|60=Kids|61=Blur Reduction|63=Panorama 2|65=Half-length Portrait|66=Portrait 2|74=Digital Microscope|75=Blue Sky|80=Miniature|81=HDR|83=Fisheye|85=Digital Filter 4|221=P|255=PICT",
        print: Wording.listed),
      TagRow(0x1000d, "FocusMode", "0=Normal|1=Macro (1)|2=Macro (2)|3=Infinity"),
      TagRow(
        0x1000e, "AFPointSelected",
        "0=None|1=Top-left|2=Top Near-left|3=Top|4=Top Near-right|5=Top-right|6=Upper-left|7=Upper Near-left|8=Upper-middle|9=Upper Near-right|10=Upper-right|11=Far Left|12=Left|13=Near-left|14=Center|15=Near-right|16=Right|17=Far Right|18=Lower-left|19=Lower Near-left|20=Lower-middle|21=Lower Near-right|22=Lower-right|23=Bottom-left|24=Bottom Near-left|25=Bottom|26=Bottom Near-right|27=Bottom-right|257=Zone Select Top-left|258=Zone Select Top Near-left|259=Zone Select Top|260=Zone Select Top Near-right|261=Zone Select Top-right|262=Zone Select Upper-left|263=Zone Select Upper Near-left|264=Zone Select Upper-middle|265=Zone Select Upper Near-right|266=Zone Select Upper-right|267=Zone Select Far Left|268=Zone Select Left|269=Zone Select Near-left|270=Zone Select Center|271=Zone Select Near-right|272=Zone Select Right|273=Zone Select Far Right|274=Zone Select Lower-left|275=Zone Select Lower Near-left|276=Zone Select Lower-middle|277=Zone Select Lower Near-right|278=Zone Select Lower-right|279=Zone Select Bottom-left|280=Zone Select Bottom Near-left|281=Zone Select Bottom|282=Zone Select Bottom Near-right|283=Zone Select Bottom-right|65531=AF Select|65532=Face Detect AF|65533=Automatic Tracking AF|65534=Fixed Center|65535=Auto\t0=Single Point|1=Expanded Area 9-point (S)|3=Expanded Area 25-point (M)|5=Expanded Area 27-point (L)",
        condition: "K-3|KP", print: Wording.listed),
      TagRow(
        0x1000f, "AFPointsInFocus",
        "0=Fixed Center or Multiple|1=Top-left|2=Top-center|3=Top-right|4=Left|5=Center|6=Right|7=Bottom-left|8=Bottom-center|9=Bottom-right|65535=None",
        traits: .hexadecimal),
      TagRow(
        0x10016, "ExposureCompensation", value: PentaxValue.tenthsFrom50,
        print: Wording.convertedSigned),
      TagRow(
        0x1001d, "FocalLength", value: Meaning.hundredth, print: Wording.convertedLength,
        traits: .yields),
      TagRow(
        0x1002d, "EffectiveLV", format: .signedLong, condition: "unit=4", value: PentaxValue.by1024,
        print: Wording.convertedTenth),
      TagRow(
        0x1004d, "FlashExposureComp", value: PentaxValue.flashCompensation,
        print: PentaxValue.flashCompensationWords),
      TagRow(0x10095, "SkinToneCorrection", "0 0 0=Off", condition: "count=3"),
      TagRow(
        0x2000e, "AFPointSelected",
        "0=None|1=Upper-left|2=Top|3=Upper-right|4=Left|5=Mid-left|6=Center|7=Mid-right|8=Right|9=Lower-left|10=Bottom|11=Lower-right|65530=Auto 2|65531=AF Select|65532=Face Detect AF|65533=Automatic Tracking AF|65534=Fixed Center|65535=Auto\t0=Single Point|1=Expanded Area",
        print: Wording.listed),
    ])
}
