extension TagTable {
  /// The header of a color profile (ICC.1:2022 §7.2): numbers are byte positions, as in the
  /// tables that follow.
  package static let iccHeader = TagTable(
    "ICC-header", group: "ICC-header",
    [
      TagRow(4, "ProfileCMMType", format: .ascii, count: 4, print: ICCValue.manufacturer),
      TagRow(8, "ProfileVersion", format: .signedShort, print: ICCValue.version),
      TagRow(
        12, "ProfileClass",
        "scnr=Input Device Profile|mntr=Display Device Profile|prtr=Output Device Profile|link=DeviceLink Profile|spac=ColorSpace Conversion Profile|abst=Abstract Profile|nmcl=NamedColor Profile|nkpf=Nikon Input Device Profile (NON-STANDARD!)|cenc=ColorEncodingSpace Profile|mid =MultiplexIdentification Profile|mlnk=MultiplexLink Profile|mvis=MultiplexVisualization Profile",
        format: .ascii, count: 4),
      TagRow(16, "ColorSpaceData", format: .ascii, count: 4),
      TagRow(20, "ProfileConnectionSpace", format: .ascii, count: 4),
      TagRow(24, "ProfileDateTime", format: .short, count: 6, value: ICCValue.dateTime),
      TagRow(36, "ProfileFileSignature", format: .ascii, count: 4),
      TagRow(
        40, "PrimaryPlatform",
        "APPL=Apple Computer Inc.|MSFT=Microsoft Corporation|SGI =Silicon Graphics Inc.|SUNW=Sun Microsystems Inc.|TGNT=Taligent Inc.",
        format: .ascii, count: 4),
      TagRow(44, "CMMFlags", format: .long, print: ICCValue.flags),
      TagRow(48, "DeviceManufacturer", format: .ascii, count: 4, print: ICCValue.manufacturer),
      TagRow(52, "DeviceModel", format: .ascii, count: 4),
      TagRow(56, "DeviceAttributes", format: .long, count: 2, print: ICCValue.attributes),
      TagRow(
        64, "RenderingIntent",
        "0=Perceptual|1=Media-Relative Colorimetric|2=Saturation|3=ICC-Absolute Colorimetric",
        format: .long),
      TagRow(68, "ConnectionSpaceIlluminant", format: .signedLong, count: 3, value: ICCValue.fixed),
      TagRow(80, "ProfileCreator", format: .ascii, count: 4, print: ICCValue.manufacturer),
      TagRow(84, "ProfileID", format: .byte, count: 16, print: ICCValue.identifier),
    ])

  /// Viewing conditions, `view` (ICC.1:2022 §10.30).
  package static let iccViewing = TagTable(
    "ICC-view", group: "ICC-view",
    [
      TagRow(8, "ViewingCondIlluminant", format: .signedLong, count: 3, value: ICCValue.fixed),
      TagRow(20, "ViewingCondSurround", format: .signedLong, count: 3, value: ICCValue.fixed),
      TagRow(
        32, "ViewingCondIlluminantType", "1=D50|2=D65|3=D93|4=F2|5=D55|6=A|7=Equi-Power (E)|8=F8",
        format: .long),
    ])

  /// How the device was measured, `meas` (ICC.1:2022 §10.14).
  package static let iccMeasurement = TagTable(
    "ICC-meas", group: "ICC-meas",
    [
      TagRow(8, "MeasurementObserver", "1=CIE 1931|2=CIE 1964", format: .long),
      TagRow(12, "MeasurementBacking", format: .signedLong, count: 3, value: ICCValue.fixed),
      TagRow(
        24, "MeasurementGeometry", "0=Unknown|1=0/45 or 45/0|2=0/d or d/0", format: .long),
      TagRow(
        28, "MeasurementFlare", format: .long, value: ICCValue.fixed, print: ICCValue.percent),
      TagRow(
        32, "MeasurementIlluminant", "1=D50|2=D65|3=D93|4=F2|5=D55|6=A|7=Equi-Power (E)|8=F8",
        format: .long),
    ])

  /// The colors of the channels, `chrm` (ICC.1:2022 §10.2).
  package static let iccChromaticity = TagTable(
    "ICC-chrm", group: "ICC-chrm",
    [
      TagRow(8, "ChromaticityChannels", format: .short),
      TagRow(
        10, "ChromaticityColorant",
        "0=Unknown|1=ITU-R BT.709|2=SMPTE RP145-1994|3=EBU Tech.3213-E|4=P22", format: .short),
      TagRow(12, "ChromaticityChannel1", format: .long, count: 2, value: ICCValue.fixed),
      TagRow(20, "ChromaticityChannel2", format: .long, count: 2, value: ICCValue.fixed),
      TagRow(28, "ChromaticityChannel3", format: .long, count: 2, value: ICCValue.fixed),
      TagRow(36, "ChromaticityChannel4", format: .long, count: 2, value: ICCValue.fixed),
    ])

  /// The device's colorants, `clrt` (ICC.1:2022 §10.5): the first three, as the field tells them.
  package static let iccColorants = TagTable(
    "ICC-clrt", group: "ICC-clrt",
    [
      TagRow(8, "ColorantCount", format: .long),
      TagRow(12, "Colorant1Name", format: .ascii, count: 32),
      TagRow(44, "Colorant1Coordinates", format: .short, count: 3),
      TagRow(50, "Colorant2Name", format: .ascii, count: 32),
      TagRow(82, "Colorant2Coordinates", format: .short, count: 3),
      TagRow(88, "Colorant3Name", format: .ascii, count: 32),
      TagRow(120, "Colorant3Coordinates", format: .short, count: 3),
    ])

  /// Coding-independent code points, `cicp` (ICC.1:2022 §10.3; ITU-T H.273 §8).
  package static let iccCodePoints = TagTable(
    "ICC-cicp", group: "ICC-cicp",
    [
      TagRow(
        8, "ColorPrimaries",
        "1=BT.709|2=Unspecified|4=BT.470 System M (historical)|5=BT.470 System B, G (historical)|6=BT.601|7=SMPTE 240|8=Generic film (color filters using illuminant C)|9=BT.2020, BT.2100|10=SMPTE 428 (CIE 1931 XYZ)|11=SMPTE RP 431-2|12=SMPTE EG 432-1|22=EBU Tech. 3213-E"
      ),
      TagRow(
        9, "TransferCharacteristics",
        "0=For future use (0)|1=BT.709|2=Unspecified|3=For future use (3)|4=BT.470 System M (historical)|5=BT.470 System B, G (historical)|6=BT.601|7=SMPTE 240 M|8=Linear|9=Logarithmic (100 : 1 range)|10=Logarithmic (100 * Sqrt(10) : 1 range)|11=IEC 61966-2-4|12=BT.1361|13=sRGB or sYCC|14=BT.2020 10-bit systems|15=BT.2020 12-bit systems|16=SMPTE ST 2084, ITU BT.2100 PQ|17=SMPTE ST 428|18=BT.2100 HLG, ARIB STD-B67"
      ),
      TagRow(
        10, "MatrixCoefficients",
        "0=Identity matrix|1=BT.709|2=Unspecified|3=For future use (3)|4=US FCC 73.628|5=BT.470 System B, G (historical)|6=BT.601|7=SMPTE 240 M|8=YCgCo|9=BT.2020 non-constant luminance, BT.2100 YCbCr|10=BT.2020 constant luminance|11=SMPTE ST 2085 YDzDx|12=Chromaticity-derived non-constant luminance|13=Chromaticity-derived constant luminance|14=BT.2100 ICtCp"
      ),
      TagRow(11, "VideoFullRangeFlag", "0=Limited|1=Full"),
    ])

  /// A dictionary of names and texts, `meta` (ICC.1:2022 §10.9): the profile names its tags.
  package static let iccMetadata = TagTable("ICC-meta", group: "ICC-meta", [])
}
