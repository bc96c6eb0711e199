/// What is set at an Olympus camera.
extension TagTable {
  package static let olympusSettings = TagTable(
    "OlympusCameraSettings", group: "Olympus", isTIFF: true,
    [
      TagRow(0x0, "CameraSettingsVersion", value: Meaning.withoutTrailingNULs),
      TagRow(0x100, "PreviewImageValid", "0=No|1=Yes"),
      TagRow(0x101, "PreviewImageStart", value: Meaning.offsets, traits: .offset),
      TagRow(0x102, "PreviewImageLength"),
      TagRow(
        0x200, "ExposureMode",
        "1=Manual|2=Program|3=Aperture-priority AE|4=Shutter speed priority AE|5=Program-shift"),
      TagRow(0x201, "AELock", "0=Off|1=On"),
      TagRow(
        0x202, "MeteringMode",
        "2=Center-weighted average|3=Spot|5=ESP|261=Pattern+AF|515=Spot+Highlight control|1027=Spot+Shadow control"
      ),
      TagRow(0x203, "ExposureShift"),
      TagRow(0x204, "NDFilter", "0=Off|1=On"),
      TagRow(0x300, "MacroMode", "0=Off|1=On|2=Super Macro"),
      TagRow(
        0x301, "FocusMode",
        "0=Single AF|1=Sequential shooting AF|2=Continuous AF|3=Multi AF|4=Face Detect|10=MF",
        print: OlympusValue.focusMode),
      TagRow(0x302, "FocusProcess", "0=AF Not Used|1=AF Used", print: CanonValue.labelThenNumbers),
      TagRow(0x303, "AFSearch", "0=Not Ready|1=Ready"),
      TagRow(0x304, "AFAreas", print: OlympusValue.focusAreas),
      TagRow(
        0x305, "AFPointSelected", value: OlympusValue.afterFirst, print: OlympusValue.selectedPoint),
      TagRow(0x306, "AFFineTune", "0=Off|1=On"),
      TagRow(0x307, "AFFineTuneAdj"),
      TagRow(0x308, "FocusBracketStepSize"),
      TagRow(
        0x309, "AISubjectTrackingMode",
        "0=Off|256=Motorsports; Object Not Found|257=Motorsports; Racing Car Found|258=Motorsports; Car Found|259=Motorsports; Motorcyle Found|512=Airplanes; Object Not Found|513=Airplanes; Passenger/Transport Plane Found|514=Airplanes; Small Plane/Fighter Jet Found|515=Airplanes; Helicopter Found|768=Trains; Object Not Found|769=Trains; Object Found|1024=Birds; Object Not Found|1025=Birds; Object Found|1280=Dogs & Cats; Object Not Found|1281=Dogs & Cats; Object Found|1536=Human; Object Not Found|1537=Human; Object Found"
      ),
      TagRow(0x30a, "AFTargetInfo", traits: .structural),
      TagRow(0x30b, "SubjectDetectInfo", traits: .structural),
      TagRow(
        0x400, "FlashMode", "0=Off||0=On|1=Fill-in|2=Red-eye|3=Slow-sync|4=Forced On|5=2nd Curtain",
        traits: .bitmask),
      TagRow(0x401, "FlashExposureComp"),
      TagRow(
        0x403, "FlashRemoteControl",
        "0=Off|1=Channel 1, Low|2=Channel 2, Low|3=Channel 3, Low|4=Channel 4, Low|9=Channel 1, Mid|10=Channel 2, Mid|11=Channel 3, Mid|12=Channel 4, Mid|17=Channel 1, High|18=Channel 2, High|19=Channel 3, High|20=Channel 4, High",
        traits: .hexadecimal),
      TagRow(
        0x404, "FlashControlMode", "0=Off|3=TTL|4=Auto|5=Manual", print: CanonValue.labelThenNumbers
      ),
      TagRow(
        0x405, "FlashIntensity", "undef undef undef=n/a|undef undef undef undef=n/a (x4)",
        print: CanonValue.labelOrNumber),
      TagRow(
        0x406, "ManualFlashStrength", "undef undef undef=n/a|undef undef undef undef=n/a (x4)",
        print: CanonValue.labelOrNumber),
      TagRow(
        0x500, "WhiteBalance2",
        "0=Auto|1=Auto (Keep Warm Color Off)|16=7500K (Fine Weather with Shade)|17=6000K (Cloudy)|18=5300K (Fine Weather)|20=3000K (Tungsten light)|21=3600K (Tungsten light-like)|22=Auto Setup|23=5500K (Flash)|33=6600K (Daylight fluorescent)|34=4500K (Neutral white fluorescent)|35=4000K (Cool white fluorescent)|36=White Fluorescent|48=3600K (Tungsten light-like)|67=Underwater|256=One Touch WB 1|257=One Touch WB 2|258=One Touch WB 3|259=One Touch WB 4|512=Custom WB 1|513=Custom WB 2|514=Custom WB 3|515=Custom WB 4"
      ),
      TagRow(0x501, "WhiteBalanceTemperature", "0=Auto", print: CanonValue.labelOrNumber),
      TagRow(0x502, "WhiteBalanceBracket"),
      TagRow(0x503, "CustomSaturation", condition: "E-1", print: OlympusValue.saturationE1),
      TagRow(
        0x504, "ModifiedSaturation",
        "0=Off|1=CM1 (Red Enhance)|2=CM2 (Green Enhance)|3=CM3 (Blue Enhance)|4=CM4 (Skin Tones)"),
      TagRow(0x505, "ContrastSetting", print: OlympusValue.setting),
      TagRow(0x506, "SharpnessSetting", print: OlympusValue.setting),
      TagRow(0x507, "ColorSpace", "0=sRGB|1=Adobe RGB|2=Pro Photo RGB"),
      TagRow(
        0x509, "SceneMode",
        "0=Standard|6=Auto|7=Sport|8=Portrait|9=Landscape+Portrait|10=Landscape|11=Night Scene|12=Self Portrait|13=Panorama|14=2 in 1|15=Movie|16=Landscape+Portrait|17=Night+Portrait|18=Indoor|19=Fireworks|20=Sunset|21=Beauty Skin|22=Macro|23=Super Macro|24=Food|25=Documents|26=Museum|27=Shoot & Select|28=Beach & Snow|29=Self Protrait+Timer|30=Candle|31=Available Light|32=Behind Glass|33=My Mode|34=Pet|35=Underwater Wide1|36=Underwater Macro|37=Shoot & Select1|38=Shoot & Select2|39=High Key|40=Digital Image Stabilization|41=Auction|42=Beach|43=Snow|44=Underwater Wide2|45=Low Key|46=Children|47=Vivid|48=Nature Macro|49=Underwater Snapshot|50=Shooting Guide|54=Face Portrait|57=Bulb|59=Smile Shot|60=Quick Shutter|63=Slow Shutter|64=Bird Watching|65=Multiple Exposure|66=e-Portrait|67=Soft Background Shot|142=Hand-held Starlight|154=HDR|197=Panning|203=Light Trails|204=Backlight HDR|205=Silent|206=Multi Focus Shot"
      ),
      TagRow(
        0x50a, "NoiseReduction",
        "0=(none)||0=Noise Reduction|1=Noise Filter|2=Noise Filter (ISO Boost)|3=Auto",
        traits: .bitmask),
      TagRow(0x50b, "DistortionCorrection", "0=Off|1=On"),
      TagRow(0x50c, "ShadingCompensation", "0=Off|1=On"),
      TagRow(0x50d, "CompressionFactor"),
      TagRow(
        0x50f, "Gradation", "-1 -1 1=Low Key|0 -1 1=Normal|0 0 0=n/a|1 -1 1=High Key",
        print: OlympusValue.gradation),
      TagRow(
        0x520, "PictureMode",
        "1=Vivid|2=Natural|3=Muted|4=Portrait|5=i-Enhance|6=e-Portrait|7=Color Creator|8=Underwater|9=Color Profile 1|10=Color Profile 2|11=Color Profile 3|12=Monochrome Profile 1|13=Monochrome Profile 2|14=Monochrome Profile 3|17=Art Mode|18=Monochrome Profile 4|256=Monotone|512=Sepia",
        print: CanonValue.labelThenNumbers),
      TagRow(0x521, "PictureModeSaturation", print: OlympusValue.setting),
      TagRow(0x522, "PictureModeHue", traits: .unknown),
      TagRow(0x523, "PictureModeContrast", print: OlympusValue.setting),
      TagRow(0x524, "PictureModeSharpness", print: OlympusValue.setting),
      TagRow(0x525, "PictureModeBWFilter", "0=n/a|1=Neutral|2=Yellow|3=Orange|4=Red|5=Green"),
      TagRow(0x526, "PictureModeTone", "0=n/a|1=Neutral|2=Sepia|3=Blue|4=Purple|5=Green"),
      TagRow(0x527, "NoiseFilter", "-1 -2 1=Low|-2 -2 1=Off|0 -2 1=Standard|0 0 0=n/a|1 -2 1=High"),
      TagRow(0x529, "ArtFilter", OlympusFilters.labels, print: CanonValue.labelThenNumbers),
      TagRow(0x52c, "MagicFilter", OlympusFilters.labels, print: CanonValue.labelThenNumbers),
      TagRow(0x52d, "PictureModeEffect", "-1 -1 1=Low|0 -1 1=Standard|0 0 0=n/a|1 -1 1=High"),
      TagRow(
        0x52e, "ToneLevel", "-31999=Highlights|-31998=Shadows|-31997=Midtones|0=0",
        print: OlympusValue.toneLevel),
      TagRow(
        0x52f, "ArtFilterEffect", OlympusFilters.labels, print: OlympusValue.artFilterEffect,
        traits: .hexadecimal),
      TagRow(0x532, "ColorCreatorEffect", print: OlympusValue.colorCreator),
      TagRow(
        0x537, "MonochromeProfileSettings",
        "0=No Filter|1=Yellow Filter|2=Orange Filter|3=Red Filter|4=Magenta Filter|5=Blue Filter|6=Cyan Filter|7=Green Filter|8=Yellow-green Filter",
        print: OlympusValue.monochromeProfile),
      TagRow(0x538, "FilmGrainEffect", "0=Off|1=Low|2=Medium|3=High"),
      TagRow(0x539, "ColorProfileSettings", print: OlympusValue.colorProfile),
      TagRow(0x53a, "MonochromeVignetting"),
      TagRow(0x53b, "MonochromeColor", "0=(none)|1=Normal|2=Sepia|3=Blue|4=Purple|5=Green"),
      TagRow(0x600, "DriveMode", print: OlympusValue.driveMode),
      TagRow(0x601, "PanoramaMode", print: OlympusValue.panoramaMode),
      TagRow(0x603, "ImageQuality2", "1=SQ|2=HQ|3=SHQ|4=RAW|5=SQ (5)"),
      TagRow(
        0x604, "ImageStabilization",
        "0=Off|1=On, S-IS1 (All Direction Shake IS)|2=On, S-IS2 (Vertical Shake IS)|3=On, S-IS3 (Horizontal Shake IS)|4=On, S-IS Auto"
      ),
      TagRow(
        0x804, "StackedImage",
        "0 0=No|1 *=Live Composite (* images)|11 12=Hand-held high resolution (11 12)|11 16=Hand-held high resolution (11 16)|13 2=GND2 (1EV)|13 4=GND4 (2EV)|13 8=GND8 (3EV)|3 16=ND16 (4EV)|3 2=ND2 (1EV)|3 32=ND32 (5EV)|3 4=ND4 (2EV)|3 64=ND64 (6EV)|3 8=ND8 (3EV)|4 *=Live Time/Bulb (* images)|5 4=HDR1|6 4=HDR2|8 8=Tripod high resolution|9 *=Focus-stacked (* images)",
        print: OlympusValue.stackedImage),
      TagRow(
        0x821, "ISOAutoSettings",
        "0=n/a|1536=200|1621=250|1706=320|1792=400|1877=500|1962=640|2048=800|2133=1000|2218=1250|2304=1600|2389=2000|2474=2500|2560=3200|2645=4000|2730=5000|2816=6400|2901=8000|2986=10000|3072=12800|3157=16000|3242=20000|3328=25600|3413=32000|3498=40000|3584=51200|3669=64000|3754=80000|3840=102400",
        traits: .elementwise),
      TagRow(
        0x900, "ManometerPressure", value: Meaning.tenth, print: OlympusValue.pressureWords),
      TagRow(
        0x901, "ManometerReading", value: OlympusValue.allTenths, print: OlympusValue.manometerWords
      ),
      TagRow(0x902, "ExtendedWBDetect", "0=Off|1=On"),
      TagRow(0x903, "RollAngle", value: OlympusValue.roll),
      TagRow(0x904, "PitchAngle", value: OlympusValue.pitch),
      TagRow(0x908, "DateTimeUTC"),
      TagRow(0x10503, "CustomSaturation", print: OlympusValue.setting),
    ])
}
