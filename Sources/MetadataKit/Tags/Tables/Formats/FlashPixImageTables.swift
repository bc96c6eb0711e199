extension TagTable {
  /// What a FlashPix image says of its origin and content (FlashPix Format Specification 1.0.1 §5).
  package static let flashPixImage = TagTable(
    "FlashPixImageInfo", group: "FlashPix",
    [
      TagRow(
        0x2100_0000, "FileSource",
        "1=Film Scanner|2=Reflection Print Scanner|3=Digital Camera|4=Video Capture|5=Computer Graphics"
      ),
      TagRow(
        0x2100_0001, "SceneType",
        "1=Original Scene|2=Second Generation Scene|3=Digital Scene Generation"),
      TagRow(0x2100_0002, "CreationPathVector"),
      TagRow(0x2100_0003, "SoftwareRelease"),
      TagRow(0x2100_0004, "UserDefinedID"),
      TagRow(0x2100_0005, "SharpnessApproximation"),
      TagRow(0x2200_0000, "Copyright"),
      TagRow(0x2200_0001, "OriginalImageBroker"),
      TagRow(0x2200_0002, "DigitalImageBroker"),
      TagRow(0x2200_0003, "Authorship"),
      TagRow(0x2200_0004, "IntellectualPropertyNotes"),
      TagRow(
        0x2300_0000, "TestTarget",
        "1=Color Chart|2=Gray Card|3=Grayscale|4=Resolution Chart|5=Inch Scale|6=Centimeter Scale|7=Millimeter Scale|8=Micrometer Scale"
      ),
      TagRow(0x2300_0002, "GroupCaption"),
      TagRow(0x2300_0003, "CaptionText"),
      TagRow(0x2300_0004, "People"),
      TagRow(0x2300_0007, "Things"),
      TagRow(0x2300_000a, "DateTimeOriginal"),
      TagRow(0x2300_000b, "Events"),
      TagRow(0x2300_000c, "Places"),
      TagRow(0x2300_000f, "ContentDescriptionNotes"),
      TagRow(0x2400_0000, "Make"),
      TagRow(0x2400_0001, "Model"),
      TagRow(0x2400_0002, "SerialNumber"),
      TagRow(0x2500_0000, "CreateDate"),
      TagRow(0x2500_0001, "ExposureTime", print: Wording.exposureTime),
      TagRow(0x2500_0002, "FNumber", print: Wording.convertedTenth),
      TagRow(
        0x2500_0003, "ExposureProgram",
        "0=Not Defined|1=Manual|2=Program AE|3=Aperture-priority AE|4=Shutter speed priority AE|5=Creative (Slow speed)|6=Action (High speed)|7=Portrait|8=Landscape|9=Bulb"
      ),
      TagRow(0x2500_0004, "BrightnessValue"),
      TagRow(0x2500_0005, "ExposureCompensation"),
      TagRow(0x2500_0006, "SubjectDistance", print: Wording.exactMeters),
      TagRow(
        0x2500_0007, "MeteringMode",
        "0=Unknown|1=Average|2=Center-weighted average|3=Spot|4=Multi-spot|5=Multi-segment|6=Partial|255=Other"
      ),
      TagRow(
        0x2500_0008, "LightSource",
        "0=Unknown|1=Daylight|2=Fluorescent|3=Tungsten (Incandescent)|4=Flash|9=Fine Weather|10=Cloudy|11=Shade|12=Daylight Fluorescent|13=Day White Fluorescent|14=Cool White Fluorescent|15=White Fluorescent|16=Warm White Fluorescent|17=Standard Light A|18=Standard Light B|19=Standard Light C|20=D55|21=D65|22=D75|23=D50|24=ISO Studio Tungsten|25=Daylight|26=Day White|27=Cool White|28=White|29=Warm White|30=Daylight LED|31=Day White LED|32=Cool White LED|33=White LED|34=Warm White LED|255=Other"
      ),
      TagRow(0x2500_0009, "FocalLength", print: Wording.focalLength),
      TagRow(
        0x2500_000a, "MaxApertureValue", value: Meaning.aperture, print: Wording.convertedTenth),
      TagRow(0x2500_000b, "Flash", "1=No Flash|2=Flash Fired"),
      TagRow(0x2500_000c, "FlashEnergy"),
      TagRow(
        0x2500_000d, "FlashReturn", "1=Subject Outside Flash Range|2=Subject Inside Flash Range"),
      TagRow(0x2500_000e, "Backlight", "1=Front Lit|2=Back Lit 1|3=Back Lit 2"),
      TagRow(0x2500_000f, "SubjectLocation"),
      TagRow(0x2500_0010, "ExposureIndex"),
      TagRow(
        0x2500_0011, "SpecialEffectsOpticalFilter",
        "1=None|2=Colored|3=Diffusion|4=Multi-image|5=Polarizing|6=Split-field|7=Star"),
      TagRow(0x2500_0012, "PerPictureNotes"),
      TagRow(
        0x2600_0000, "SensingMethod",
        "1=Monochrome area|2=One-chip color area|3=Two-chip color area|4=Three-chip color area|5=Color sequential area|6=Monochrome linear|7=Trilinear|8=Color sequential linear"
      ),
      TagRow(0x2600_0001, "FocalPlaneXResolution"),
      TagRow(0x2600_0002, "FocalPlaneYResolution"),
      TagRow(0x2600_0003, "FocalPlaneResolutionUnit", "1=None|2=inches|3=cm|4=mm|5=um"),
      TagRow(0x2600_0004, "SpatialFrequencyResponse"),
      TagRow(0x2600_0005, "CFAPattern"),
      TagRow(0x2600_0007, "ISO"),
      TagRow(0x2600_0008, "Opto-ElectricConvFactor"),
      TagRow(0x2700_0000, "FilmBrand"),
      TagRow(0x2700_0001, "FilmCategory"),
      TagRow(0x2700_0002, "FilmSize"),
      TagRow(0x2700_0003, "FilmRollNumber"),
      TagRow(0x2700_0004, "FilmFrameNumber"),
      TagRow(0x2800_0000, "ScannerMake"),
      TagRow(0x2800_0001, "ScannerModel"),
      TagRow(0x2800_0002, "ScannerSerialNumber"),
      TagRow(0x2800_0003, "ScanSoftware"),
      TagRow(0x2800_0004, "ScanSoftwareRevisionDate"),
      TagRow(0x2800_0005, "ServiceOrganizationName"),
      TagRow(0x2800_0006, "ScanOperatorID"),
      TagRow(0x2800_0008, "ScanDate"),
      TagRow(0x2800_0009, "ModifyDate"),
      TagRow(0x2800_000a, "ScannerPixelSize"),
      TagRow(0x2900_0000, "OriginalScannedImageSize"),
      TagRow(0x2900_0001, "OriginalDocumentSize"),
      TagRow(0x2900_0002, "OriginalMedium", "1=Continuous Tone Image|2=Halftone Image|3=Line Art"),
      TagRow(
        0x2900_0003, "TypeOfOriginal", "1=B&W Print|2=Color Print|3=B&W Document|4=Color Document"),
    ])

  /// How a FlashPix image is stored (§3): of what is there once for each size, the first has the
  /// numbers.
  package static let flashPixContents = TagTable(
    "FlashPixContents", group: "FlashPix",
    [
      TagRow(0x0100_0000, "NumberOfResolutions"),
      TagRow(0x0100_0002, "ImageWidth"),
      TagRow(0x0100_0003, "ImageHeight"),
      TagRow(0x0100_0004, "DefaultDisplayHeight"),
      TagRow(0x0100_0005, "DefaultDisplayWidth"),
      TagRow(0x0100_0006, "DisplayUnits", "0=inches|1=meters|2=cm|3=mm"),
      TagRow(0x0200_0000, "SubimageWidth"),
      TagRow(0x0200_0001, "SubimageHeight"),
      TagRow(
        0x0200_0002, "SubimageColor",
        "01 0000=Opacity Only|01 8000=Opacity Only (uncalibrated)|01 0001=Monochrome|01 8001=Monochrome (uncalibrated)|03 0002=YCbCr|03 8002=YCbCr (uncalibrated)|03 0003=RGB|03 8003=RGB (uncalibrated)|04 0002=YCbCr with Opacity|04 8002=YCbCr with Opacity (uncalibrated)|04 0003=RGB with Opacity|04 8003=RGB with Opacity (uncalibrated)",
        value: Meaning.subimageColor),
      TagRow(
        0x0200_0003, "SubimageNumericalFormat",
        "17=8-bit, Unsigned|18=16-bit, Unsigned|19=32-bit, Unsigned"),
      TagRow(0x0200_0004, "DecimationMethod", "0=None (Full-sized Image)|8=8-point Prefilter"),
      TagRow(0x0200_0005, "DecimationPrefilterWidth"),
      TagRow(0x0200_0007, "SubimageICC_Profile"),
      TagRow(0x0300_0001, "JPEGTables", traits: .binary),
      TagRow(0x0300_0002, "MaxJPEGTableIndex"),
    ])

  /// What is said of a FlashPix image view as a whole (§7).
  package static let flashPixGlobal = TagTable(
    "FlashPixGlobalInfo", group: "FlashPix",
    [
      TagRow(0x0001_0002, "LockedPropertyList"),
      TagRow(0x0001_0003, "TransformedImageTitle"),
      TagRow(0x0001_0004, "LastModifier"),
      TagRow(0x0001_0100, "VisibleOutputs"),
      TagRow(0x0001_0101, "MaximumImageIndex"),
      TagRow(0x0001_0102, "MaximumTransformIndex"),
      TagRow(0x0001_0103, "MaximumOperationIndex"),
    ])
}
