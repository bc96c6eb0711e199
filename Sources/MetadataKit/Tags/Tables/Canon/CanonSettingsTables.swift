/// What the camera was set to.
extension TagTable {
  package static let canonCameraSettings = TagTable(
    "CanonCameraSettings", group: "Canon",
    [
      TagRow(1, "MacroMode", "1=Macro|2=Normal"),
      TagRow(2, "SelfTimer", print: CanonValue.selfTimer),
      TagRow(
        3, "Quality",
        "-1=n/a|1=Economy|2=Normal|3=Fine|4=RAW|5=Superfine|7=CRAW|130=Light (RAW)|131=Standard (RAW)"
      ),
      TagRow(
        4, "CanonFlashMode",
        "-1=n/a|0=Off|1=Auto|2=On|3=Red-eye reduction|4=Slow-sync|5=Red-eye reduction (Auto)|6=Red-eye reduction (On)|16=External flash"
      ),
      TagRow(
        5, "ContinuousDrive",
        "0=Single|1=Continuous|2=Movie|3=Continuous, Speed Priority|4=Continuous, Low|5=Continuous, High|6=Silent Single|8=Continuous, High+|9=Single, Silent|10=Continuous, Silent"
      ),
      TagRow(
        7, "FocusMode",
        "0=One-shot AF|1=AI Servo AF|2=AI Focus AF|3=Manual Focus (3)|4=Single|5=Continuous|6=Manual Focus (6)|16=Pan Focus|256=One-shot AF (Live View)|257=AI Servo AF (Live View)|258=AI Focus AF (Live View)|512=Movie Snap Focus|519=Movie Servo AF"
      ),
      TagRow(
        9, "RecordMode",
        "1=JPEG|2=CRW+THM|3=AVI+THM|4=TIF|5=TIF+JPEG|6=CR2|7=CR2+JPEG|9=MOV|10=MP4|11=CRM|12=CR3|13=CR3+JPEG|14=HIF|15=CR3+HIF",
        condition: "!.=-1"),
      TagRow(
        10, "CanonImageSize",
        "-1=n/a|0=Large|1=Medium|2=Small|5=Medium 1|6=Medium 2|7=Medium 3|8=Postcard|9=Widescreen|10=Medium Widescreen|14=Small 1|15=Small 2|16=Small 3|128=640x480 Movie|129=Medium Movie|130=Small Movie|137=1280x720 Movie|142=1920x1080 Movie|143=4096x2160 Movie"
      ),
      TagRow(
        11, "EasyMode",
        "0=Full auto|1=Manual|2=Landscape|3=Fast shutter|4=Slow shutter|5=Night|6=Gray Scale|7=Sepia|8=Portrait|9=Sports|10=Macro|11=Black & White|12=Pan focus|13=Vivid|14=Neutral|15=Flash Off|16=Long Shutter|17=Super Macro|18=Foliage|19=Indoor|20=Fireworks|21=Beach|22=Underwater|23=Snow|24=Kids & Pets|25=Night Snapshot|26=Digital Macro|27=My Colors|28=Movie Snap|29=Super Macro 2|30=Color Accent|31=Color Swap|32=Aquarium|33=ISO 3200|34=ISO 6400|35=Creative Light Effect|36=Easy|37=Quick Shot|38=Creative Auto|39=Zoom Blur|40=Low Light|41=Nostalgic|42=Super Vivid|43=Poster Effect|44=Face Self-timer|45=Smile|46=Wink Self-timer|47=Fisheye Effect|48=Miniature Effect|49=High-speed Burst|50=Best Image Selection|51=High Dynamic Range|52=Handheld Night Scene|53=Movie Digest|54=Live View Control|55=Discreet|56=Blur Reduction|57=Monochrome|58=Toy Camera Effect|59=Scene Intelligent Auto|60=High-speed Burst HQ|61=Smooth Skin|62=Soft Focus|68=Food|84=HDR Art Standard|85=HDR Art Vivid|93=HDR Art Bold|257=Spotlight|258=Night 2|259=Night+|260=Super Night|261=Sunset|263=Night Scene|264=Surface|265=Low Light 2"
      ),
      TagRow(12, "DigitalZoom", "0=None|1=2x|2=4x|3=Other"),
      TagRow(13, "Contrast", "0=Normal", condition: "!.=32767", print: Wording.convertedParameter),
      TagRow(
        14, "Saturation", "0=Normal", condition: "!.=32767", print: Wording.convertedParameter),
      TagRow(15, "Sharpness", condition: "!.=32767", print: Wording.convertedPlus),
      TagRow(16, "CameraISO", condition: "!.=32767", value: CanonValue.speed),
      TagRow(
        17, "MeteringMode",
        "0=Default|1=Spot|2=Average|3=Evaluative|4=Partial|5=Center-weighted average"),
      TagRow(
        18, "FocusRange",
        "0=Manual|1=Auto|2=Not Known|3=Macro|4=Very Close|5=Close|6=Middle Range|7=Far Range|8=Pan Focus|9=Super Macro|10=Infinity"
      ),
      TagRow(
        19, "AFPoint",
        "8197=Manual AF point selection|12288=None (MF)|12289=Auto AF point selection|12290=Right|12291=Center|12292=Left|16385=Auto AF point selection|16390=Face Detect",
        condition: "!.=0", traits: .hexadecimal),
      TagRow(
        20, "CanonExposureMode",
        "0=Easy|1=Program AE|2=Shutter speed priority AE|3=Aperture-priority AE|4=Manual|5=Depth-of-field AE|6=M-Dep|7=Bulb|8=Flexible-priority AE"
      ),
      TagRow(22, "LensType", CanonLenses.labels, format: .short, condition: "!.=0"),
      TagRow(
        23, "MaxFocalLength", format: .short, value: CanonValue.focalLength,
        print: CanonValue.focalLengthWords),
      TagRow(
        24, "MinFocalLength", format: .short, value: CanonValue.focalLength,
        print: CanonValue.focalLengthWords),
      TagRow(25, "FocalUnits", print: CanonValue.perMillimeter),
      TagRow(
        26, "MaxAperture", condition: ".>0", value: CanonValue.aperture,
        print: CanonValue.apertureWords),
      TagRow(
        27, "MinAperture", condition: ".>0", value: CanonValue.aperture,
        print: CanonValue.apertureWords),
      TagRow(
        28, "FlashModel",
        "0=n/a|4=Speedlite 540EZ|5=Speedlite 380EX|6=Speedlite 550EX|8=Speedlite ST-E2|9=Speedlite MR-14EX|12=Speedlite 580EX|13=Speedlite 430EX|17=Speedlite 580EX II|18=Speedlite 430EX II|22=Speedlite 600EX-RT|23=Speedlite 600EX II-RT|24=Speedlite 90EX|25=Speedlite 430EX III-RT|31=Speedlite EL-1 ver2|33=Speedlite EL-5|34=Speedlite EL-10",
        condition: "!%128=127", value: Meaning.sevenBits),
      TagRow(
        29, "FlashBits",
        "0=(none)||0=Manual|1=TTL|2=A-TTL|3=E-TTL|4=FP sync enabled|7=2nd-curtain sync used|11=FP sync used|13=Built-in|14=External",
        traits: .bitmask),
      TagRow(32, "FocusContinuous", "0=Single|1=Continuous|8=Manual", condition: "!.=-1"),
      TagRow(
        33, "AESetting",
        "0=Normal AE|1=Exposure Compensation|2=AE Lock|3=AE Lock + Exposure Comp.|4=No AE",
        condition: "!.=-1"),
      TagRow(
        34, "ImageStabilization",
        "0=Off|1=On|2=Shoot Only|3=Panning|4=Dynamic|256=Off (2)|257=On (2)|258=Shoot Only (2)|259=Panning (2)|260=Dynamic (2)",
        condition: "!.=-1"),
      TagRow(35, "DisplayAperture", condition: "!.=0", value: Meaning.tenth),
      TagRow(36, "ZoomSourceWidth"),
      TagRow(37, "ZoomTargetWidth"),
      TagRow(39, "SpotMeteringMode", "0=Center|1=AF Point", condition: "!.=-1"),
      TagRow(
        40, "PhotoEffect",
        "0=Off|1=Vivid|2=Neutral|3=Smooth|4=Sepia|5=B&W|6=Custom|100=My Color Data",
        condition: "!.=-1"),
      TagRow(
        41, "ManualFlashOutput", "0=n/a|1280=Full|1282=Medium|1284=Low|32767=n/a",
        traits: .hexadecimal),
      TagRow(42, "ColorTone", "0=Normal", condition: "!.=32767", print: Wording.convertedParameter),
      TagRow(46, "SRAWQuality", "0=n/a|1=sRAW1 (mRAW)|2=sRAW2 (sRAW)", condition: "!.=-1"),
      TagRow(50, "FocusBracketing", "0=Disable|1=Enable"),
      TagRow(51, "Clarity", "32767=n/a", print: CanonValue.labelOrNumber),
      TagRow(52, "HDR-PQ", "-1=n/a|0=Off|1=On"),
    ])

  package static let canonMyColors = TagTable(
    "CanonMyColors", group: "Canon",
    [
      TagRow(
        2, "MyColorMode",
        "0=Off|1=Positive Film|2=Light Skin Tone|3=Dark Skin Tone|4=Vivid Blue|5=Vivid Green|6=Vivid Red|7=Color Accent|8=Color Swap|9=Custom|12=Vivid|13=Neutral|14=Sepia|15=B&W"
      )
    ])

  package static let canonLighting = TagTable(
    "CanonLightingOpt", group: "Canon",
    [
      TagRow(1, "PeripheralIlluminationCorr", "0=Off|1=On"),
      TagRow(2, "AutoLightingOptimizer", "0=Standard|1=Low|2=Strong|3=Off"),
      TagRow(3, "HighlightTonePriority", "0=Off|1=On|2=Enhanced"),
      TagRow(4, "LongExposureNoiseReduction", "0=Off|1=Auto|2=On"),
      TagRow(5, "HighISONoiseReduction", "0=Standard|1=Low|2=Strong|3=Off"),
      TagRow(10, "DigitalLensOptimizer", "0=Off|1=Standard|2=High"),
      TagRow(11, "DualPixelRaw", "0=Off|1=On"),
    ])

  package static let canonAmbience = TagTable(
    "CanonAmbience", group: "Canon",
    [
      TagRow(
        1, "AmbienceSelection",
        "0=Standard|1=Vivid|2=Warm|3=Soft|4=Cool|5=Intense|6=Brighter|7=Darker|8=Monochrome")
    ])

  package static let canonMultipleExposure = TagTable(
    "CanonMultiExp", group: "Canon",
    [
      TagRow(1, "MultiExposure", "0=Off|1=On|2=On (RAW)"),
      TagRow(
        2, "MultiExposureControl",
        "0=Additive|1=Average|2=Bright (comparative)|3=Dark (comparative)"),
      TagRow(3, "MultiExposureShots"),
    ])

  /// Numbers are those of the parameters.
  package static let canonFilterInfo = TagTable(
    "CanonFilterInfo", group: "Canon",
    [
      TagRow(257, "GrainyBWFilter", "-1=Off", print: CanonValue.labelOrOn),
      TagRow(513, "SoftFocusFilter", "-1=Off", print: CanonValue.labelOrOn),
      TagRow(769, "ToyCameraFilter", "-1=Off", print: CanonValue.labelOrOn),
      TagRow(1025, "MiniatureFilter", "-1=Off", print: CanonValue.labelOrOn),
      TagRow(1026, "MiniatureFilterOrientation", "0=Horizontal|1=Vertical"),
      TagRow(1027, "MiniatureFilterPosition"),
      TagRow(1028, "MiniatureFilterParameter"),
      TagRow(1281, "FisheyeFilter", "-1=Off", print: CanonValue.labelOrOn),
      TagRow(1537, "PaintingFilter", "-1=Off", print: CanonValue.labelOrOn),
      TagRow(1793, "WatercolorFilter", "-1=Off", print: CanonValue.labelOrOn),
    ])

  package static let canonHDR = TagTable(
    "CanonHDRInfo", group: "Canon",
    [
      TagRow(1, "HDR", "0=Off|1=Auto|2=On"),
      TagRow(
        2, "HDREffect", "0=Natural|1=Art (standard)|2=Art (vivid)|3=Art (bold)|4=Art (embossed)"),
    ])

  package static let canonLog = TagTable(
    "CanonLogInfo", group: "Canon", yields: true,
    [
      TagRow(
        4, "CompressionFormat",
        "0=Editing (ALL-I)|1=Standard (IPB)|2=Light (IPB)|3=Motion JPEG|4=RAW"),
      TagRow(6, "Sharpness", condition: "!.=2147483647"),
      TagRow(
        7, "Saturation", "0=Normal", condition: "!.=2147483647", print: Wording.convertedParameter),
      TagRow(
        8, "ColorTone", "0=Normal", condition: "!.=2147483647", print: Wording.convertedParameter),
      TagRow(
        9, "ColorSpace2", "0=BT.709|1=BT.2020|2=CinemaGamut", condition: "!.=2147483647"),
      TagRow(
        10, "ColorMatrix", "0=EOS Original|1=Neutral", condition: "!.=2147483647"),
      TagRow(
        11, "CanonLogVersion", "0=OFF|1=CLogV1|2=CLogV2|3=CLogV3", condition: "!.=2147483647"),
    ])

  package static let canonFocusBracketing = TagTable(
    "CanonFocusBracketingInfo", group: "Canon",
    [
      TagRow(1, "FocusBracketing", "0=Off|1=On"),
      TagRow(2, "FocusBracketingImageCount"),
      TagRow(3, "FocusBracketingFocusIncrement"),
      TagRow(4, "FocusBracketingExposureSmoothing", "0=Off|1=On"),
      TagRow(5, "FocusBracketingDepthComposite", "0=Off|1=On"),
      TagRow(6, "FocusBracketingCropDepthComposite", "0=Off|1=On"),
      TagRow(7, "FocusBracketingFlashInterval"),
    ])

  package static let canonRawBurst = TagTable(
    "CanonRawBurstInfo", group: "Canon",
    [
      TagRow(1, "RawBurstImageNum"),
      TagRow(2, "RawBurstImageCount"),
    ])

  package static let canonContrast = TagTable(
    "CanonContrastInfo", group: "Canon",
    [
      TagRow(
        4, "IntelligentContrast", "0=Off|8=On|65535=n/a", print: CanonValue.intelligentContrast)
    ])

  package static let canonFlags = TagTable(
    "CanonFlags", group: "Canon",
    [
      TagRow(1, "ModifiedParamFlag")
    ])

}
