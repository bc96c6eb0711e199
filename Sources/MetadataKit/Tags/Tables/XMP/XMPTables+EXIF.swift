/// TIFF and EXIF as XMP (CIPA DC-010).
extension XMPTable {
  static let tiff: XMPTable = XMPTable(
    "XMP-tiff", isWeak: true,
    [
      XMPRow("Artist"),
      XMPRow("BitsPerSample", traits: .list),
      XMPRow(
        "Compression",
        labels:
          "1=Uncompressed|2=CCITT 1D|3=T4/Group 3 Fax|4=T6/Group 4 Fax|5=LZW|6=JPEG (old-style)|7=JPEG|8=Adobe Deflate|9=JBIG B&W or VC-5|10=JBIG Color|99=JPEG|262=Kodak 262|32766=NeXt or Sony ARW Compressed 2|32767=Sony ARW Compressed|32769=Packed RAW|32770=Samsung SRW Compressed|32771=CCIRLEW|32772=Samsung SRW Compressed 2|32773=PackBits|32809=Thunderscan|32867=Kodak KDC Compressed|32895=IT8CTPAD|32896=IT8LW|32897=IT8MP|32898=IT8BL|32908=PixarFilm|32909=PixarLog|32946=Deflate|32947=DCS|33003=Aperio JPEG 2000 YCbCr|33005=Aperio JPEG 2000 RGB|34661=JBIG|34676=SGILog|34677=SGILog24|34712=JPEG 2000|34713=Nikon NEF Compressed|34715=JBIG2 TIFF FX|34718=Microsoft Document Imaging (MDI) Binary Level Codec|34719=Microsoft Document Imaging (MDI) Progressive Transform Codec|34720=Microsoft Document Imaging (MDI) Vector|34887=ESRI Lerc|34892=Lossy JPEG|34925=LZMA2|34926=Zstd (old)|34927=WebP (old)|34933=PNG|34934=JPEG XR|50000=Zstd|50001=WebP|50002=JPEG XL (old)|52546=JPEG XL|65000=Kodak DCR Compressed|65535=Pentax PEF Compressed"
      ),
      XMPRow("Copyright", traits: .languages),
      XMPRow("DateTime", traits: .date),
      XMPRow("ImageDescription", traits: .languages),
      XMPRow("ImageLength", "ImageHeight"),
      XMPRow("ImageWidth"),
      XMPRow("Make"),
      XMPRow("Model"),
      XMPRow("NativeDigest", traits: .weak),
      XMPRow(
        "Orientation",
        labels:
          "1=Horizontal (normal)|2=Mirror horizontal|3=Rotate 180|4=Mirror vertical|5=Mirror horizontal and rotate 270 CW|6=Rotate 90 CW|7=Mirror horizontal and rotate 90 CW|8=Rotate 270 CW"
      ),
      XMPRow(
        "PhotometricInterpretation",
        labels:
          "0=WhiteIsZero|1=BlackIsZero|2=RGB|3=RGB Palette|4=Transparency Mask|5=CMYK|6=YCbCr|8=CIELab|9=ICCLab|10=ITULab|32803=Color Filter Array|32844=Pixar LogL|32845=Pixar LogLuv|32892=Sequential Color Filter|34892=Linear Raw|51177=Depth Map|52527=Semantic Mask"
      ),
      XMPRow("PlanarConfiguration", labels: "1=Chunky|2=Planar"),
      XMPRow("PrimaryChromaticities", traits: [.list, .fraction]),
      XMPRow("ReferenceBlackWhite", traits: [.list, .fraction]),
      XMPRow("ResolutionUnit", labels: "1=None|2=inches|3=cm"),
      XMPRow("SamplesPerPixel"),
      XMPRow("Software"),
      XMPRow("TransferFunction", traits: .list),
      XMPRow("WhitePoint", traits: [.list, .fraction]),
      XMPRow("XResolution", traits: .fraction),
      XMPRow("YCbCrCoefficients", traits: [.list, .fraction]),
      XMPRow("YCbCrPositioning", labels: "1=Centered|2=Co-sited"),
      XMPRow(
        "YCbCrSubSampling",
        labels:
          "1 1=YCbCr4:4:4 (1 1)|1 2=YCbCr4:4:0 (1 2)|1 4=YCbCr4:4:1 (1 4)|2 1=YCbCr4:2:2 (2 1)|2 2=YCbCr4:2:0 (2 2)|2 4=YCbCr4:2:1 (2 4)|4 1=YCbCr4:1:1 (4 1)|4 2=YCbCr4:1:0 (4 2)",
        traits: [.list, .joined]),
      XMPRow("YResolution", traits: .fraction),
    ])

  static let exif: XMPTable = XMPTable(
    "XMP-exif", isWeak: true,
    [
      XMPRow("ApertureValue", traits: .fraction, value: Meaning.aperture, print: Wording.aperture),
      XMPRow("BrightnessValue", traits: .fraction),
      XMPRow("CFAPattern", of: { .fieldsOfCfaPattern }),
      XMPRow(
        "ColorSpace", labels: "1=sRGB|2=Adobe RGB|65535=Uncalibrated", value: Meaning.colorSpaceXMP),
      XMPRow("ComponentsConfiguration", labels: "0=-|1=Y|2=Cb|3=Cr|4=R|5=G|6=B", traits: .list),
      XMPRow("CompressedBitsPerPixel", traits: .fraction),
      XMPRow("Contrast", labels: "0=Normal|1=Low|2=High"),
      XMPRow("CustomRendered", labels: "0=Normal|1=Custom"),
      XMPRow("DateTimeDigitized", traits: .date),
      XMPRow("DateTimeOriginal", traits: .date),
      XMPRow("DeviceSettingDescription", of: { .fieldsOfDeviceSettings }),
      XMPRow("DigitalZoomRatio", traits: .fraction),
      XMPRow("ExifVersion"),
      XMPRow(
        "ExposureBiasValue", "ExposureCompensation", traits: .fraction,
        print: Wording.exposureCompensation),
      XMPRow("ExposureIndex", traits: .fraction),
      XMPRow("ExposureMode", labels: "0=Auto|1=Manual|2=Auto bracket"),
      XMPRow(
        "ExposureProgram",
        labels:
          "0=Not Defined|1=Manual|2=Program AE|3=Aperture-priority AE|4=Shutter speed priority AE|5=Creative (Slow speed)|6=Action (High speed)|7=Portrait|8=Landscape"
      ),
      XMPRow("ExposureTime", traits: .fraction, print: Wording.exposureTime),
      XMPRow("FNumber", traits: .fraction, print: Wording.fNumber),
      XMPRow("FileSource", labels: "1=Film Scanner|2=Reflection Print Scanner|3=Digital Camera"),
      XMPRow("Flash", of: { .fieldsOfFlash }),
      XMPRow("FlashEnergy", traits: .fraction),
      XMPRow("FlashpixVersion"),
      XMPRow("FocalLength", traits: .fraction, print: Wording.focalLength),
      XMPRow("FocalLengthIn35mmFilm", "FocalLengthIn35mmFormat", print: Wording.millimeters),
      XMPRow("FocalPlaneResolutionUnit", labels: "1=None|2=inches|3=cm|4=mm|5=um"),
      XMPRow("FocalPlaneXResolution", traits: .fraction),
      XMPRow("FocalPlaneYResolution", traits: .fraction),
      XMPRow("GPSAltitude", traits: .fraction, print: Wording.metersIfKnown),
      XMPRow("GPSAltitudeRef", labels: "0=Above Sea Level|1=Below Sea Level"),
      XMPRow("GPSAreaInformation"),
      XMPRow("GPSDOP", traits: .fraction),
      XMPRow("GPSDestBearing", traits: .fraction),
      XMPRow("GPSDestBearingRef", labels: "M=Magnetic North|T=True North"),
      XMPRow("GPSDestDistance", traits: .fraction),
      XMPRow("GPSDestDistanceRef", labels: "K=Kilometers|M=Miles|N=Nautical Miles"),
      XMPRow("GPSDestLatitude", value: Meaning.coordinate, print: Wording.latitude),
      XMPRow("GPSDestLongitude", value: Meaning.coordinate, print: Wording.longitude),
      XMPRow("GPSDifferential", labels: "0=No Correction|1=Differential Corrected"),
      XMPRow("GPSHPositioningError", traits: .fraction, print: Wording.meters),
      XMPRow("GPSImgDirection", traits: .fraction),
      XMPRow("GPSImgDirectionRef", labels: "M=Magnetic North|T=True North"),
      XMPRow("GPSLatitude", value: Meaning.coordinate, print: Wording.latitude),
      XMPRow("GPSLongitude", value: Meaning.coordinate, print: Wording.longitude),
      XMPRow("GPSMapDatum"),
      XMPRow("GPSMeasureMode", labels: "2=2-Dimensional Measurement|3=3-Dimensional Measurement"),
      XMPRow("GPSProcessingMethod"),
      XMPRow("GPSSatellites"),
      XMPRow("GPSSpeed", traits: .fraction),
      XMPRow("GPSSpeedRef", labels: "K=km/h|M=mph|N=knots"),
      XMPRow("GPSStatus", labels: "A=Measurement Active|V=Measurement Void"),
      XMPRow("GPSTimeStamp", "GPSDateTime", traits: .date),
      XMPRow("GPSTrack", traits: .fraction),
      XMPRow("GPSTrackRef", labels: "M=Magnetic North|T=True North"),
      XMPRow("GPSVersionID"),
      XMPRow(
        "GainControl",
        labels: "0=None|1=Low gain up|2=High gain up|3=Low gain down|4=High gain down"),
      XMPRow("ISOSpeedRatings", "ISO", traits: .list),
      XMPRow("ImageUniqueID", traits: .weak),
      XMPRow(
        "LightSource",
        labels:
          "0=Unknown|1=Daylight|2=Fluorescent|3=Tungsten (Incandescent)|4=Flash|9=Fine Weather|10=Cloudy|11=Shade|12=Daylight Fluorescent|13=Day White Fluorescent|14=Cool White Fluorescent|15=White Fluorescent|16=Warm White Fluorescent|17=Standard Light A|18=Standard Light B|19=Standard Light C|20=D55|21=D65|22=D75|23=D50|24=ISO Studio Tungsten|25=Daylight|26=Day White|27=Cool White|28=White|29=Warm White|30=Daylight LED|31=Day White LED|32=Cool White LED|33=White LED|34=Warm White LED|255=Other"
      ),
      XMPRow("MakerNote"),
      XMPRow(
        "MaxApertureValue", traits: .fraction, value: Meaning.aperture, print: Wording.aperture),
      XMPRow(
        "MeteringMode",
        labels:
          "1=Average|2=Center-weighted average|3=Spot|4=Multi-spot|5=Multi-segment|6=Partial|255=Other"
      ),
      XMPRow("NativeDigest"),
      XMPRow("OECF", "Opto-ElectricConvFactor", prefix: "OECF", of: { .fieldsOfOecf }),
      XMPRow("PixelXDimension", "ExifImageWidth"),
      XMPRow("PixelYDimension", "ExifImageHeight"),
      XMPRow("RelatedSoundFile"),
      XMPRow("Saturation", labels: "0=Normal|1=Low|2=High"),
      XMPRow("SceneCaptureType", labels: "0=Standard|1=Landscape|2=Portrait|3=Night"),
      XMPRow("SceneType", labels: "1=Directly photographed"),
      XMPRow(
        "SensingMethod",
        labels:
          "1=Monochrome area|2=One-chip color area|3=Two-chip color area|4=Three-chip color area|5=Color sequential area|6=Monochrome linear|7=Trilinear|8=Color sequential linear"
      ),
      XMPRow("Sharpness", labels: "0=Normal|1=Soft|2=Hard"),
      XMPRow(
        "ShutterSpeedValue", traits: .fraction, value: Meaning.shutterSpeed,
        print: Wording.shutterSpeed),
      XMPRow("SpatialFrequencyResponse", of: { .fieldsOfOecf }),
      XMPRow("SpectralSensitivity"),
      XMPRow("SubjectArea", traits: .list),
      XMPRow("SubjectDistance", traits: .fraction, print: Wording.metersIfKnown),
      XMPRow("SubjectDistanceRange", labels: "0=Unknown|1=Macro|2=Close|3=Distant"),
      XMPRow("SubjectLocation", traits: .list),
      XMPRow("UserComment", traits: .languages),
      XMPRow("WhiteBalance", labels: "0=Auto|1=Manual"),
    ])

  static let exifEX: XMPTable = XMPTable(
    "XMP-exifEX", isWeak: true,
    [
      XMPRow("Acceleration", traits: .fraction),
      XMPRow("BodySerialNumber", "SerialNumber"),
      XMPRow("CameraElevationAngle", traits: .fraction),
      XMPRow("CameraFirmware"),
      XMPRow("CameraOwnerName", "OwnerName"),
      XMPRow(
        "CompositeImage",
        labels:
          "0=Unknown|1=Not a Composite Image|2=General Composite Image|3=Composite Image Captured While Shooting"
      ),
      XMPRow("CompositeImageCount", traits: .list),
      XMPRow("CompositeImageExposureTimes", prefix: "CompImage", of: { .fieldsOfCompImageExp }),
      XMPRow("Gamma", traits: .fraction),
      XMPRow("Humidity", traits: .fraction),
      XMPRow("ISOSpeed"),
      XMPRow("ISOSpeedLatitudeyyy"),
      XMPRow("ISOSpeedLatitudezzz"),
      XMPRow("ImageEditingSoftware"),
      XMPRow("ImageEditor"),
      XMPRow("ImageTitle"),
      XMPRow("ImageUniqueID"),
      XMPRow(
        "InteroperabilityIndex", "InteropIndex",
        labels:
          "R03=R03 - DCF option file (Adobe RGB)|R98=R98 - DCF basic file (sRGB)|THM=THM - DCF thumbnail file"
      ),
      XMPRow("LensMake"),
      XMPRow("LensModel"),
      XMPRow("LensSerialNumber"),
      XMPRow(
        "LensSpecification", "LensInfo", traits: [.list, .fraction, .joined, .fraction],
        print: Wording.lensInfo),
      XMPRow("MetadataEditingSoftware"),
      XMPRow("Photographer"),
      XMPRow("PhotographicSensitivity"),
      XMPRow("Pressure", traits: .fraction),
      XMPRow("RAWDevelopingSoftware"),
      XMPRow("RecommendedExposureIndex"),
      XMPRow(
        "SensitivityType",
        labels:
          "0=Unknown|1=Standard Output Sensitivity|2=Recommended Exposure Index|3=ISO Speed|4=Standard Output Sensitivity and Recommended Exposure Index|5=Standard Output Sensitivity and ISO Speed|6=Recommended Exposure Index and ISO Speed|7=Standard Output Sensitivity, Recommended Exposure Index and ISO Speed"
      ),
      XMPRow("StandardOutputSensitivity"),
      XMPRow("Temperature", "AmbientTemperature", traits: .fraction),
      XMPRow("WaterDepth", traits: .fraction),
    ])

  static let fieldsOfCfaPattern: XMPTable = XMPTable(
    "XMP",
    [
      XMPRow("Columns"),
      XMPRow("Rows"),
      XMPRow("Values", traits: .list),
    ])

  static let fieldsOfCompImageExp: XMPTable = XMPTable(
    "XMP",
    [
      XMPRow("MaxExposureTimesOfAll", "MaxExposureAll", traits: .fraction),
      XMPRow("MaxExposureTimesOfUsed", "MaxExposureUsed", traits: .fraction),
      XMPRow("MinExposureTimesOfAll", "MinExposureAll", traits: .fraction),
      XMPRow("MinExposureTimesOfUsed", "MinExposureUsed", traits: .fraction),
      XMPRow("NumberOfImagesInSequences", "ImagesPerSequence"),
      XMPRow("NumberOfSequences", "NumSequences"),
      XMPRow("SumOfExposureTimesOfAll", "SumExposureAll", traits: .fraction),
      XMPRow("SumOfExposureTimesOfUsed", "SumExposureUsed", traits: .fraction),
      XMPRow("TotalExposurePeriod", traits: .fraction),
      XMPRow("Values", traits: [.list, .fraction]),
    ])

  static let fieldsOfDeviceSettings: XMPTable = XMPTable(
    "XMP",
    [
      XMPRow("Columns"),
      XMPRow("Rows"),
      XMPRow("Settings", traits: .list),
    ])

  static let fieldsOfFlash: XMPTable = XMPTable(
    "XMP",
    [
      XMPRow("Fired", print: Wording.boolean),
      XMPRow("Function", print: Wording.boolean),
      XMPRow("Mode", labels: "0=Unknown|1=On|2=Off|3=Auto"),
      XMPRow("RedEyeMode", print: Wording.boolean),
      XMPRow("Return", labels: "0=No return detection|2=Return not detected|3=Return detected"),
    ])

  static let fieldsOfOecf: XMPTable = XMPTable(
    "XMP",
    [
      XMPRow("Columns"),
      XMPRow("Names", traits: .list),
      XMPRow("Rows"),
      XMPRow("Values", traits: [.list, .fraction]),
    ])
}
