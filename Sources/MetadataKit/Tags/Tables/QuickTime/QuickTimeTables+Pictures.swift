extension TagTable {
  /// What a box of metadata states itself (ISO 14496-12 §8.11).
  package static let quickTimeMeta = TagTable(
    "QuickTime-Meta", group: "Meta",
    [
      // idat
      TagRow(0x6964_6174, "MetaImageSize", format: .short, print: QuickTimeValue.imageSize),
      TagRow(0x7069_746d, "PrimaryItemReference"),  // pitm
      TagRow(0x7575_6964, "MetaVersion"),  // uuid
    ])

  /// Properties of pictures (ISO 23008-12 §6.5).
  package static let quickTimeProperties = TagTable(
    "QuickTime-ipco", group: "QuickTime",
    [
      TagRow(0x6175_7843, "AuxiliaryImageType"),  // auxC
      TagRow(0x636c_6170, "CleanAperture", format: .signedRational),  // clap
      TagRow(0x696d_6972, "Mirroring", "0=Vertical|1=Horizontal", format: .byte),  // imir
      // irot
      TagRow(
        0x6972_6f74, "Rotation",
        "0=Horizontal (normal)|1=Rotate 270 CW|2=Rotate 180|3=Rotate 90 CW", format: .byte),
      TagRow(0x6973_7065, "ImageSpatialExtent", print: QuickTimeValue.times),  // ispe
      TagRow(0x7061_7370, "PixelAspectRatio", format: .long),  // pasp
      TagRow(0x7069_7869, "ImagePixelDepth"),  // pixi
      // rloc
      TagRow(0x726c_6f63, "RelativeLocation", format: .long, value: QuickTimeValue.afterFirst),
    ])

  /// How colors are coded (ISO 23091-2).
  package static let quickTimeColor = TagTable(
    "QuickTime-colr", group: "QuickTime",
    [
      TagRow(0, "ColorProfiles", format: .undefined),
      TagRow(
        1, "ColorPrimaries",
        "1=BT.709|2=Unspecified|4=BT.470 System M (historical)|5=BT.470 System B, G (historical)|6=BT.601|7=SMPTE 240|8=Generic film (color filters using illuminant C)|9=BT.2020, BT.2100|10=SMPTE 428 (CIE 1931 XYZ)|11=SMPTE RP 431-2|12=SMPTE EG 432-1|22=EBU Tech. 3213-E"
      ),
      TagRow(
        2, "TransferCharacteristics",
        "0=For future use (0)|1=BT.709|2=Unspecified|3=For future use (3)|4=BT.470 System M (historical)|5=BT.470 System B, G (historical)|6=BT.601|7=SMPTE 240 M|8=Linear|9=Logarithmic (100 : 1 range)|10=Logarithmic (100 * Sqrt(10) : 1 range)|11=IEC 61966-2-4|12=BT.1361|13=sRGB or sYCC|14=BT.2020 10-bit systems|15=BT.2020 12-bit systems|16=SMPTE ST 2084, ITU BT.2100 PQ|17=SMPTE ST 428|18=BT.2100 HLG, ARIB STD-B67"
      ),
      TagRow(
        3, "MatrixCoefficients",
        "0=Identity matrix|1=BT.709|2=Unspecified|3=For future use (3)|4=US FCC 73.628|5=BT.470 System B, G (historical)|6=BT.601|7=SMPTE 240 M|8=YCgCo|9=BT.2020 non-constant luminance, BT.2100 YCbCr|10=BT.2020 constant luminance|11=SMPTE ST 2085 YDzDx|12=Chromaticity-derived non-constant luminance|13=Chromaticity-derived constant luminance|14=BT.2100 ICtCp"
      ),
      TagRow(4, "VideoFullRangeFlag", "0=Limited|1=Full"),
    ])

  /// The configuration of an HEVC decoder (ISO 14496-15 §8.3.3.1).
  package static let quickTimeHEVC = TagTable(
    "QuickTime-hvcC", group: "QuickTime",
    [
      TagRow(0, "HEVCConfigurationVersion"),
      TagRow(1, "GeneralProfileSpace", "0=Conforming"),
      TagRow(2, "GeneralTierFlag", "0=Main Tier|1=High Tier"),
      TagRow(
        3, "GeneralProfileIDC",
        "0=No Profile|1=Main|2=Main 10|3=Main Still Picture|4=Format Range Extensions|5=High Throughput|6=Multiview Main|7=Scalable Main|8=3D Main|9=Screen Content Coding Extensions|10=Scalable Format Range Extensions|11=High Throughput Screen Content Coding Extensions"
      ),
      TagRow(
        4, "GenProfileCompatibilityFlags",
        "20=High Throughput Screen Content Coding Extensions|21=Scalable Format Range Extensions|22=Screen Content Coding Extensions|23=3D Main|24=Scalable Main|25=Multiview Main|26=High Throughput|27=Format Range Extensions|28=Main Still Picture|29=Main 10|30=Main|31=No Profile",
        traits: .bitmask),
      TagRow(5, "ConstraintIndicatorFlags"),
      TagRow(6, "GeneralLevelIDC", print: QuickTimeValue.level),
      TagRow(7, "MinSpatialSegmentationIDC"),
      TagRow(8, "ParallelismType"),
      TagRow(9, "ChromaFormat", "0=Monochrome|1=4:2:0|2=4:2:2|3=4:4:4"),
      TagRow(10, "BitDepthLuma", value: QuickTimeValue.plus8),
      TagRow(11, "BitDepthChroma", value: QuickTimeValue.plus8),
      TagRow(12, "AverageFrameRate", value: QuickTimeValue.per256),
      TagRow(
        13, "ConstantFrameRate",
        "0=Unknown|1=Constant Frame Rate|2=Each Temporal Layer is Constant Frame Rate"),
      TagRow(14, "NumTemporalLayers"),
      TagRow(15, "TemporalIDNested", "0=No|1=Yes"),
    ])

  /// The configuration of an AV1 decoder (AV1 in ISOBMFF §2.3.3).
  package static let quickTimeAV1 = TagTable(
    "QuickTime-av1C", group: "QuickTime",
    [
      TagRow(0, "AV1ConfigurationVersion"),
      TagRow(1, "SeqProfile", traits: .unknown),
      TagRow(2, "SeqLevelIdx0", traits: .unknown),
      TagRow(3, "SeqTier0", traits: .unknown),
      TagRow(4, "HighBitDepth", traits: .unknown),
      TagRow(5, "TwelveBit", traits: .unknown),
      TagRow(6, "ChromaFormat", "0=YUV 4:4:4|2=YUV 4:2:2|3=YUV 4:2:0|7=Monochrome 4:0:0"),
      TagRow(7, "ChromaSamplePosition", "0=Unknown|1=Vertical|2=Colocated|3=(reserved)"),
      TagRow(8, "InitialDelaySamples", traits: .unknown),
    ])

  /// How bright a picture gets (CTA-861.3).
  package static let quickTimeLightLevel = TagTable(
    "QuickTime-clli", group: "QuickTime",
    [
      TagRow(0, "MaxContentLightLevel", format: .short),
      TagRow(2, "MaxPicAverageLightLevel", format: .short),
    ])
}
