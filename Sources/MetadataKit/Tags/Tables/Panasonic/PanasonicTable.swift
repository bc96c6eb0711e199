/// Panasonic's notes, and those of Leica's cameras that Panasonic makes: the directory itself.
extension TagTable {
  package static let panasonic = TagTable(
    "Panasonic", group: "Panasonic", isTIFF: true,
    [
      TagRow(
        0x1, "ImageQuality",
        "1=TIFF|2=High|3=Normal|6=Very High|7=RAW|9=Motion Picture|11=Full HD Movie|12=4k Movie"),
      TagRow(
        0x2, "FirmwareVersion", value: PanasonicValue.firmware, print: Wording.convertedDotted),
      TagRow(
        0x3, "WhiteBalance",
        "1=Auto|2=Daylight|3=Cloudy|4=Incandescent|5=Manual|8=Flash|10=Black & White|11=Manual 2|12=Shade|13=Kelvin|14=Manual 3|15=Manual 4|19=Auto (cool)"
      ),
      TagRow(
        0x7, "FocusMode",
        "1=Auto|2=Manual|4=Auto, Focus button|5=Auto, Continuous|6=AF-S|7=AF-C|8=AF-F"),
      TagRow(0xf, "AFAreaMode", "0 1=Spot Mode On|0 16=Spot Mode Off", condition: "DMC-FZ10"),
      TagRow(
        0x1a, "ImageStabilization",
        "2=On, Optical|3=Off|4=On, Mode 2|5=On, Optical Panning|6=On, Body-only|7=On, Body-only Panning|9=Dual IS|10=Dual IS Panning|11=Dual2 IS|12=Dual2 IS Panning"
      ),
      TagRow(0x1c, "MacroMode", "1=On|2=Off|257=Tele-Macro|513=Macro Zoom"),
      TagRow(
        0x1f, "ShootingMode",
        "1=Normal|2=Portrait|3=Scenery|4=Sports|5=Night Portrait|6=Program|7=Aperture Priority|8=Shutter Priority|9=Macro|10=Spot|11=Manual|12=Movie Preview|13=Panning|14=Simple|15=Color Effects|16=Self Portrait|17=Economy|18=Fireworks|19=Party|20=Snow|21=Night Scenery|22=Food|23=Baby|24=Soft Skin|25=Candlelight|26=Starry Night|27=High Sensitivity|28=Panorama Assist|29=Underwater|30=Beach|31=Aerial Photo|32=Sunset|33=Pet|34=Intelligent ISO|35=Clipboard|36=High Speed Continuous Shooting|37=Intelligent Auto|39=Multi-aspect|41=Transform|42=Flash Burst|43=Pin Hole|44=Film Grain|45=My Color|46=Photo Frame|48=Movie|51=HDR|52=Peripheral Defocus|55=Handheld Night Shot|57=3D|59=Creative Control|60=Intelligent Auto Plus|62=Panorama|63=Glass Through|64=HDR|66=Digital Filter|67=Clear Portrait|68=Silky Skin|69=Backlit Softness|70=Clear in Backlight|71=Relaxing Tone|72=Sweet Child's Face|73=Distinct Scenery|74=Bright Blue Sky|75=Romantic Sunset Glow|76=Vivid Sunset Glow|77=Glistening Water|78=Clear Nightscape|79=Cool Night Sky|80=Warm Glowing Nightscape|81=Artistic Nightscape|82=Glittering Illuminations|83=Clear Night Portrait|84=Soft Image of a Flower|85=Appetizing Food|86=Cute Dessert|87=Freeze Animal Motion|88=Clear Sports Shot|89=Monochrome|90=Creative Control|92=Handheld Night Shot"
      ),
      TagRow(0x20, "Audio", "1=Yes|2=No|3=Stereo"),
      TagRow(0x21, "DataDump", traits: .binary),
      TagRow(
        0x23, "WhiteBalanceBias", format: .signedShort, value: PanasonicValue.thirds,
        print: PanasonicValue.thirdsWords),
      TagRow(
        0x24, "FlashBias", format: .signedShort, value: PanasonicValue.thirds,
        print: PanasonicValue.thirdsWords),
      TagRow(0x25, "InternalSerialNumber", print: PanasonicValue.serialNumber),
      TagRow(0x26, "PanasonicExifVersion"),
      TagRow(0x27, "VideoFrameRate", "0=n/a", print: CanonValue.labelOrNumber),
      TagRow(0x28, "ColorEffect", "1=Off|2=Warm|3=Cool|4=Black & White|5=Sepia|6=Happy|8=Vivid"),
      TagRow(
        0x29, "TimeSincePowerOn", value: Meaning.hundredth,
        print: PanasonicValue.timeSincePowerOn),
      TagRow(
        0x2a, "BurstMode",
        "0=Off|1=On|2=Auto Exposure Bracketing (AEB)|3=Focus Bracketing|4=Unlimited|8=White Balance Bracketing|17=On (with flash)|18=Aperture Bracketing"
      ),
      TagRow(0x2b, "SequenceNumber"),
      TagRow(
        0x2c, "ContrastMode",
        "0=Normal|1=Low|2=High|5=Normal 2|6=Medium Low|7=Medium High|13=High Dynamic|24=Dynamic Range (film-like)|46=Match Filter Effects Toy|55=Match Photo Style L. Monochrome|256=Low|272=Normal|288=High",
        condition:
          "!DMC-FX10$|DMC-G1$|DMC-L1$|DMC-L10$|DMC-LC80$|DMC-GF#$|DMC-G2$|DMC-TZ10$|DMC-ZS7$|DC-*",
        traits: .hexadecimal),
      TagRow(
        0x2d, "NoiseReduction",
        "0=Standard|1=Low (-1)|2=High (+1)|3=Lowest (-2)|4=Highest (+2)|5=+5|6=+6|65531=-5|65532=-4|65533=-3|65534=-2|65535=-1"
      ),
      TagRow(
        0x2e, "SelfTimer",
        "0=Off (0)|1=Off|2=10 s|3=2 s|4=10 s / 3 pictures|258=2 s after shutter pressed|266=10 s after shutter pressed|778=3 photos after 10 s"
      ),
      TagRow(0x30, "Rotation", "1=Horizontal (normal)|3=Rotate 180|6=Rotate 90 CW|8=Rotate 270 CW"),
      TagRow(
        0x31, "AFAssistLamp",
        "1=Fired|2=Enabled but Not Used|3=Disabled but Required|4=Disabled and Not Required"),
      TagRow(0x32, "ColorMode", "0=Normal|1=Natural|2=Vivid"),
      TagRow(0x33, "BabyAge", "9999:99:99 00:00:00=(not set)", print: CanonValue.labelOrNumber),
      TagRow(0x34, "OpticalZoomMode", "1=Standard|2=Extended"),
      TagRow(0x35, "ConversionLens", "1=Off|2=Wide|3=Telephoto|4=Macro"),
      TagRow(0x36, "TravelDay", "65535=n/a", print: CanonValue.labelOrNumber),
      TagRow(
        0x38, "BatteryLevel", "1=Full|2=Medium|3=Low|4=Near Empty|7=Near Full|8=Medium Low|256=n/a"),
      TagRow(0x39, "Contrast", "0=Normal", format: .signedShort, print: Wording.convertedParameter),
      TagRow(0x3a, "WorldTimeLocation", "1=Home|2=Destination"),
      TagRow(0x3b, "TextStamp", "1=Off|2=On"),
      TagRow(
        0x3c, "ProgramISO", "-1=n/a|65534=Intelligent ISO|65535=n/a",
        print: CanonValue.labelOrNumber),
      TagRow(0x3d, "AdvancedSceneType"),
      TagRow(0x3e, "TextStamp", "1=Off|2=On"),
      TagRow(0x3f, "FacesDetected"),
      TagRow(
        0x40, "Saturation", "0=Normal", format: .signedShort, print: Wording.convertedParameter),
      TagRow(
        0x41, "Sharpness", "0=Normal", format: .signedShort, print: Wording.convertedParameter),
      TagRow(
        0x42, "FilmMode",
        "0=n/a|1=Standard (color)|2=Dynamic (color)|3=Nature (color)|4=Smooth (color)|5=Standard (B&W)|6=Dynamic (B&W)|7=Smooth (B&W)|10=Nostalgic|11=Vibrant"
      ),
      TagRow(0x43, "JPEGQuality", "0=n/a (Movie)|2=High|3=Standard|6=Very High|255=n/a (RAW only)"),
      TagRow(0x44, "ColorTempKelvin", format: .short),
      TagRow(
        0x45, "BracketSettings",
        "0=No Bracket|1=3 Images, Sequence 0/-/+|2=3 Images, Sequence -/0/+|3=5 Images, Sequence 0/-/+|4=5 Images, Sequence -/0/+|5=7 Images, Sequence 0/-/+|6=7 Images, Sequence -/0/+"
      ),
      TagRow(0x46, "WBShiftAB", format: .signedShort),
      TagRow(0x47, "WBShiftGM", format: .signedShort),
      TagRow(0x48, "FlashCurtain", "0=n/a|1=1st|2=2nd"),
      TagRow(0x49, "LongExposureNoiseReduction", "1=Off|2=On"),
      TagRow(0x4b, "PanasonicImageWidth"),
      TagRow(0x4c, "PanasonicImageHeight"),
      TagRow(0x4d, "AFPointPosition", print: PanasonicValue.pointPosition),
      TagRow(0x4e, "FaceDetInfo", traits: .structural),
      TagRow(0x51, "LensType", value: Meaning.withoutTrailingBlanks),
      TagRow(0x52, "LensSerialNumber", value: Meaning.withoutTrailingBlanks),
      TagRow(0x53, "AccessoryType", value: Meaning.withoutTrailingBlanks),
      TagRow(0x54, "AccessorySerialNumber", value: Meaning.withoutTrailingBlanks),
      TagRow(
        0x59, "Transform", "-1 1=Slim Low|-3 2=Slim High|0 0=Off|1 1=Stretch Low|3 2=Stretch High",
        format: .signedShort),
      TagRow(0x5d, "IntelligentExposure", "0=Off|1=Low|2=Standard|3=High"),
      TagRow(0x60, "LensFirmwareVersion", format: .byte, print: Wording.convertedDotted),
      TagRow(0x61, "FaceRecInfo", traits: .structural),
      TagRow(0x62, "FlashWarning", "0=No|1=Yes (flash required but disabled)"),
      TagRow(0x63, "RecognizedFaceFlags", format: .byte, traits: .unknown),
      TagRow(0x65, "Title", format: .ascii),
      TagRow(0x66, "BabyName", format: .ascii),
      TagRow(0x67, "Location", format: .ascii),
      TagRow(0x69, "Country", format: .ascii),
      TagRow(0x6b, "State", format: .ascii),
      TagRow(0x6d, "City", format: .ascii),
      TagRow(0x6f, "Landmark", format: .ascii),
      TagRow(0x70, "IntelligentResolution", "0=Off|1=Low|2=Standard|3=High|4=Extended"),
      TagRow(0x76, "MergedImages"),
      TagRow(0x77, "BurstSpeed"),
      TagRow(0x79, "IntelligentD-Range", "0=Off|1=Low|2=Standard|3=High"),
      TagRow(0x7c, "ClearRetouch", "0=Off|1=On"),
      TagRow(0x80, "City2", format: .ascii),
      TagRow(
        0x86, "ManometerPressure", condition: "!.=65535", value: Meaning.tenth,
        print: PanasonicValue.pressureWords),
      TagRow(
        0x89, "PhotoStyle",
        "0=Auto|1=Standard or Custom|2=Vivid|3=Natural|4=Monochrome|5=Scenery|6=Portrait|8=Cinelike D|9=Cinelike V|11=L. Monochrome|12=Like709|15=L. Monochrome D|17=V-Log|18=Cinelike D2"
      ),
      TagRow(0x8a, "ShadingCompensation", "0=Off|1=On"),
      TagRow(0x8b, "WBShiftIntelligentAuto", format: .signedShort),
      TagRow(0x8c, "AccelerometerZ", format: .signedShort),
      TagRow(0x8d, "AccelerometerX", format: .signedShort),
      TagRow(0x8e, "AccelerometerY", format: .signedShort),
      TagRow(
        0x8f, "CameraOrientation",
        "0=Normal|1=Rotate CW|2=Rotate 180|3=Rotate CCW|4=Tilt Upwards|5=Tilt Downwards"),
      TagRow(0x90, "RollAngle", format: .signedShort, value: Meaning.tenth),
      TagRow(0x91, "PitchAngle", format: .signedShort, value: PanasonicValue.pitch),
      TagRow(0x92, "WBShiftCreativeControl", format: .signedByte),
      TagRow(
        0x93, "SweepPanoramaDirection",
        "0=Off|1=Left to Right|2=Right to Left|3=Top to Bottom|4=Bottom to Top"),
      TagRow(0x94, "SweepPanoramaFieldOfView"),
      TagRow(
        0x96, "TimerRecording", "0=Off|1=Time Lapse|2=Stop-motion Animation|3=Focus Bracketing"),
      TagRow(0x9d, "InternalNDFilter"),
      TagRow(
        0x9e, "HDR",
        "0=Off|100=1 EV|200=2 EV|300=3 EV|32868=1 EV (Auto)|32968=2 EV (Auto)|33068=3 EV (Auto)"),
      TagRow(0x9f, "ShutterType", "0=Mechanical|1=Electronic|2=Hybrid"),
      TagRow(
        0xa1, "FilterEffect",
        "0 0=Off|0 1=Expressive|0 1024=Dynamic Monochrome|0 1048576=Sunshine|0 134217728=Silky Monochrome|0 16=High Dynamic|0 16384=One Point Color|0 2=Retro|0 2048=Soft Focus|0 2097152=Bleach Bypass|0 256=Low Key|0 32=Miniature Effect|0 32768=Star Filter|0 33554432=Monochrome|0 4=High Key|0 4096=Impressive Art|0 4194304=Toy Pop|0 512=Toy Effect|0 524288=Old Days|0 67108864=Rough Monochrome|0 8=Sepia|0 8192=Cross Process|0 8388608=Fantasy",
        format: .long),
      TagRow(0xa3, "ClearRetouchValue"),
      TagRow(0xa7, "OutputLUT", traits: .binary),
      TagRow(0xab, "TouchAE", "0=Off|1=On"),
      TagRow(0xac, "MonochromeFilterEffect", "0=Off|1=Yellow|2=Orange|3=Red|4=Green"),
      TagRow(0xad, "HighlightShadow", format: .signedShort),
      TagRow(0xaf, "TimeStamp"),
      TagRow(0xb3, "VideoBurstResolution", "1=Off or 4K|4=6K"),
      TagRow(0xb4, "MultiExposure", "0=n/a|1=Off|2=On"),
      TagRow(0xb9, "RedEyeRemoval", "0=Off|1=On"),
      TagRow(
        0xbb, "VideoBurstMode",
        "1=Off|4=Post Focus|24=4K Burst|40=4K Burst (Start/Stop)|72=4K Pre-burst|264=Loop Recording|1032=Focus Stacking|2064=6K Burst|2080=6K Burst (Start/Stop)|4097=High Resolution Mode",
        traits: .hexadecimal),
      TagRow(0xbc, "DiffractionCorrection", "0=Off|1=Auto"),
      TagRow(0xbd, "FocusBracket", format: .signedShort),
      TagRow(0xbe, "LongExposureNRUsed", "1=No|2=Yes"),
      TagRow(0xbf, "PostFocusMerging", "0 0=Post Focus Auto Merging or None", format: .long),
      TagRow(0xc1, "VideoPreburst", "0=No|1=4K or 6K"),
      TagRow(0xc4, "LensTypeMake", condition: "unit=3&!.=65535"),
      TagRow(0xc5, "LensTypeModel", condition: "unit=3&!.=0", value: PanasonicValue.lensModel),
      TagRow(0xca, "SensorType", "0=Multi-aspect|1=Standard"),
      TagRow(0xd1, "ISO", condition: "!.>4294967280"),
      TagRow(0xd2, "MonochromeGrainEffect", "0=Off|1=Low|2=Standard|3=High"),
      TagRow(0xd4, "HybridLogGamma", "0=Off|1=On"),
      TagRow(0xd6, "NoiseReductionStrength"),
      TagRow(0xde, "AFAreaSize", print: PanasonicValue.areaSize),
      TagRow(0xe4, "LensTypeModel", condition: "unit=3&!.=0", value: PanasonicValue.lensModel),
      TagRow(0xe8, "MinimumISO"),
      TagRow(
        0xe9, "AFSubjectDetection",
        "0=n/a|1=Human Eye/Face/Body|2=Animal|3=Human Eye/Face|4=Animal Body|5=Animal Eye/Body|6=Car|7=Motorcycle|8=Car (main part priority)|9=Motorcycle (helmet priority)|10=Train|11=Train (main part priority)|12=Airplane|13=Airplane (nose priority)"
      ),
      TagRow(0xee, "DynamicRangeBoost", "0=Off|1=On"),
      TagRow(0xf1, "LUT1Name"),
      TagRow(0xf3, "LUT1Opacity"),
      TagRow(0xf4, "LUT2Name"),
      TagRow(0xf5, "LUT2Opacity"),
      TagRow(0xe00, "PrintIM", traits: .structural),
      TagRow(0x2003, "TimeInfo", traits: .structural),
      TagRow(0x8000, "MakerNoteVersion", format: .undefined),
      TagRow(
        0x8001, "SceneMode",
        "0=Off|1=Normal|2=Portrait|3=Scenery|4=Sports|5=Night Portrait|6=Program|7=Aperture Priority|8=Shutter Priority|9=Macro|10=Spot|11=Manual|12=Movie Preview|13=Panning|14=Simple|15=Color Effects|16=Self Portrait|17=Economy|18=Fireworks|19=Party|20=Snow|21=Night Scenery|22=Food|23=Baby|24=Soft Skin|25=Candlelight|26=Starry Night|27=High Sensitivity|28=Panorama Assist|29=Underwater|30=Beach|31=Aerial Photo|32=Sunset|33=Pet|34=Intelligent ISO|35=Clipboard|36=High Speed Continuous Shooting|37=Intelligent Auto|39=Multi-aspect|41=Transform|42=Flash Burst|43=Pin Hole|44=Film Grain|45=My Color|46=Photo Frame|48=Movie|51=HDR|52=Peripheral Defocus|55=Handheld Night Shot|57=3D|59=Creative Control|60=Intelligent Auto Plus|62=Panorama|63=Glass Through|64=HDR|66=Digital Filter|67=Clear Portrait|68=Silky Skin|69=Backlit Softness|70=Clear in Backlight|71=Relaxing Tone|72=Sweet Child's Face|73=Distinct Scenery|74=Bright Blue Sky|75=Romantic Sunset Glow|76=Vivid Sunset Glow|77=Glistening Water|78=Clear Nightscape|79=Cool Night Sky|80=Warm Glowing Nightscape|81=Artistic Nightscape|82=Glittering Illuminations|83=Clear Night Portrait|84=Soft Image of a Flower|85=Appetizing Food|86=Cute Dessert|87=Freeze Animal Motion|88=Clear Sports Shot|89=Monochrome|90=Creative Control|92=Handheld Night Shot"
      ),
      TagRow(0x8002, "HighlightWarning", "0=Disabled|1=No|2=Yes"),
      TagRow(0x8003, "DarkFocusEnvironment", "1=No|2=Yes"),
      TagRow(0x8004, "WBRedLevel"),
      TagRow(0x8005, "WBGreenLevel"),
      TagRow(0x8006, "WBBlueLevel"),
      TagRow(0x8008, "TextStamp", "1=Off|2=On"),
      TagRow(0x8009, "TextStamp", "1=Off|2=On"),
      TagRow(0x8010, "BabyAge", "9999:99:99 00:00:00=(not set)", print: CanonValue.labelOrNumber),
      TagRow(
        0x8012, "Transform",
        "-1 1=Slim Low|-3 2=Slim High|0 0=Off|1 1=Stretch Low|3 2=Stretch High",
        format: .signedShort),
      TagRow(
        0x1000f, "AFAreaMode",
        "0 1=9-area|0 16=3-area (high speed)|0 225=225-area|0 23=23-area|0 49=49-area|1 0=Spot Focusing|1 1=5-area|128 0=Pinpoint focus|16=Normal?|16 0=1-area|16 16=1-area (high speed)|16 225=225-area 2|16 32=1-area +|17 0=Full Area|240 0=Tracking|32 0=Tracking|32 1=3-area (left)?|32 16=Zone|32 18=Zone (horizontal/vertical)|32 2=3-area (center)?|32 3=3-area (right)?|64 0=Face Detect|64 1=Face Detect (animal detect on)|64 2=Face Detect (animal detect off)"
      ),
      TagRow(
        0x1002c, "ContrastMode",
        "0=-2|1=-1|2=Normal|3=+1|4=+2|5=Normal 2|7=Nature (Color Film)|9=Expressive|12=Smooth (Color Film) or Pure (My Color)|17=Dynamic (B&W Film)|22=Smooth (B&W Film)|25=High Dynamic|26=Retro|27=Dynamic (Color Film)|28=Low Key|29=Toy Effect|32=Vibrant (Color Film) or Expressive (My Color)|33=Elegant (My Color)|37=Nostalgic (Color Film)|41=Dynamic Art (My Color)|42=Retro (My Color)|45=Cinema|47=Dynamic Mono|50=Impressive Art|51=Cross Process|100=High Dynamic 2|101=Retro 2|102=High Key 2|103=Low Key 2|104=Toy Effect 2|107=Expressive 2|112=Sepia|117=Miniature|122=Dynamic Monochrome|127=Old Days|132=Dynamic Monochrome 2|135=Impressive Art 2|136=Cross Process 2|137=Toy Pop|138=Fantasy|256=Normal 3|272=Standard|288=High",
        condition: "DMC-GF#$|DMC-G2$"),
      TagRow(
        0x2002c, "ContrastMode", "0=Normal|1=-2|2=+2|5=-1|6=+1", condition: "DMC-TZ10$|DMC-ZS7$"),
      TagRow(0x3002c, "ContrastMode"),
    ])
}
