extension TagTable {
  /// Thumbnails of the JFIF extension segment (JFIF 1.02, "JFIF extension"): numbers are the
  /// extension's codes.
  package static let jfxx = TagTable(
    "JFXX", group: "JFXX",
    [
      TagRow(0x10, "ThumbnailImage", traits: .binary),
      TagRow(0x11, "ThumbnailTIFF", traits: .binary),
      TagRow(0x13, "ThumbnailTIFF", traits: .binary),
    ])

  /// How Adobe's DCT filter coded the picture (Adobe Technical Note 5116 §18): numbers are byte
  /// positions, as in the tables that follow.
  package static let adobe = TagTable(
    "Adobe", group: "Adobe",
    [
      TagRow(0, "DCTEncodeVersion", format: .short),
      TagRow(
        2, "APP14Flags0", "0=(none)||15=Encoded with Blend=1 downsampling", format: .short,
        traits: .bitmask),
      TagRow(4, "APP14Flags1", "0=(none)||", format: .short, traits: .bitmask),
      TagRow(6, "ColorTransform", "0=Unknown (RGB or CMYK)|1=YCbCr|2=YCCK"),
    ])

  /// Adobe's color management segment.
  package static let adobeCM = TagTable(
    "AdobeCM", group: "AdobeCM",
    [
      TagRow(0, "AdobeCMType", format: .short)
    ])

  /// A frame of motion JPEG (OpenDML AVI M-JPEG file format extensions §"APP0 marker").
  package static let avi1 = TagTable(
    "AVI1", group: "AVI1",
    [
      TagRow(0, "InterleavedField", "0=Not Interleaved|1=Odd|2=Even")
    ])

  /// SPIFF's header (ITU-T T.84 Annex F). The height stands two bytes later than there, as files
  /// of version 1.2 have it.
  package static let spiff = TagTable(
    "SPIFF", group: "SPIFF",
    [
      TagRow(0, "SPIFFVersion", count: 2, print: JPEGSegmentValue.dotted),
      TagRow(
        2, "ProfileID",
        "0=Not Specified|1=Continuous-tone Base|2=Continuous-tone Progressive|3=Bi-level Facsimile|4=Continuous-tone Facsimile"
      ),
      TagRow(3, "ColorComponents"),
      TagRow(6, "ImageHeight", format: .long),
      TagRow(10, "ImageWidth", format: .long),
      TagRow(
        14, "ColorSpace",
        "0=Bi-level|1=YCbCr, ITU-R BT 709, video|2=No color space specified|3=YCbCr, ITU-R BT 601-1, RGB|4=YCbCr, ITU-R BT 601-1, video|8=Gray-scale|9=PhotoYCC|10=RGB|11=CMY|12=CMYK|13=YCCK|14=CIELab"
      ),
      TagRow(15, "BitsPerSample"),
      TagRow(
        16, "Compression",
        "0=Uncompressed, interleaved, 8 bits per sample|1=Modified Huffman|2=Modified READ|3=Modified Modified READ|4=JBIG|5=JPEG"
      ),
      TagRow(17, "ResolutionUnit", "0=None|1=inches|2=cm"),
      TagRow(18, "YResolution", format: .long),
      TagRow(22, "XResolution", format: .long),
    ])

  /// JPEG in the National Imagery Transmission Format (MIL-STD-188-198A §"APP6").
  package static let nitfJPEG = TagTable(
    "NITF", group: "NITF",
    [
      TagRow(0, "NITFVersion", count: 2, value: JPEGSegmentValue.versionOfTwoBytes),
      TagRow(2, "ImageFormat", "B=IMode B", value: JPEGSegmentValue.character),
      TagRow(3, "BlocksPerRow", format: .short),
      TagRow(5, "BlocksPerColumn", format: .short),
      TagRow(7, "ImageColor", "0=Monochrome"),
      TagRow(8, "BitDepth"),
      TagRow(9, "ImageClass", "0=General Purpose|4=Tactical Imagery"),
      TagRow(
        10, "JPEGProcess",
        "1=Baseline sequential DCT, Huffman coding, 8-bit samples|4=Extended sequential DCT, Huffman coding, 12-bit samples"
      ),
      TagRow(11, "Quality"),
      TagRow(12, "StreamColor", "0=Monochrome"),
      TagRow(13, "StreamBitDepth"),
      TagRow(14, "Flags", format: .long, print: JPEGSegmentValue.hexadecimal),
    ])

  /// Two views in one picture (JPS, "Stereoscopic Descriptor" 0.3): named by position.
  package static let jps = TagTable(
    "JPS", group: "JPS", isNumberless: true,
    [
      TagRow(0, "JPSSeparation"),
      TagRow(
        1, "JPSFlags", "0=Half height|1=Half width|2=Left field first", traits: .bitmask),
      TagRow(
        2, "JPSLayout", "1=Interleaved|2=Side By Side|3=Over Under|4=Anaglyph"),
      TagRow(3, "JPSType", "0=Mono|1=Stereo"),
      TagRow(4, "JPSComment"),
      TagRow(5, "JPSLayout", "0=Both Eyes|1=Left Eye|2=Right Eye"),
    ])

  /// What Photoshop's "Save for Web" leaves: numbers are the kinds of its blocks.
  package static let ducky = TagTable(
    "Ducky", group: "Ducky", yields: true,
    [
      TagRow(1, "Quality", format: .long, print: PhotoshopValue.percent),
      TagRow(2, "Comment", value: JPEGSegmentValue.countedUTF16),
      TagRow(3, "Copyright", value: JPEGSegmentValue.countedUTF16),
    ])

  /// The quality that GraphicConverter saved a JPEG with.
  package static let graphicConverter = TagTable(
    "GraphConv", group: "GraphConv", isNumberless: true,
    [
      TagRow(0, "Quality")
    ])

  /// A picture for bright displays beside one for all others (JPEG-HDR).
  package static let jpegHDR = TagTable(
    "JPEG-HDR", group: "JPEG-HDR", isNumberless: true,
    [
      TagRow(0, "RatioImage", traits: .binary)
    ])

  /// A gain curve in APP10.
  package static let hdrGain = TagTable(
    "AROT", group: "AROT",
    [
      TagRow(6, "HDRGainCurveSize"),
      TagRow(10, "HDRGainCurve", traits: .binary),
    ])

  /// Segments that are one value.
  package static let jpegSegment = TagTable(
    "JPEG", group: "JPEG", isNumberless: true,
    [
      TagRow(0, "UniformResourceName"),
      TagRow(1, "PreviewImage", traits: .binary),
      TagRow(2, "RawThermalImage", traits: .binary),
      TagRow(3, "DJI_DTAT"),
      TagRow(4, "UniqueID", value: Meaning.hexadecimal),
      TagRow(5, "ThermalData", traits: .binary),
      TagRow(6, "ThermalCalibration", traits: .binary),
    ])

  /// What HP's Photosmart R837 keeps in APP6: the file names its tags.
  package static let hpSegment = TagTable(
    "HPSegment", group: "HP", isNumberless: true,
    [TagRow(0, "FirmwareVersion"), TagRow(1, "SerialNumber")])

  /// The preview of phones with Scalado's software.
  package static let scalado = TagTable(
    "Scalado", group: "Scalado",
    [
      TagRow(0, "PreviewImageWidth"), TagRow(1, "PreviewImageHeight"), TagRow(2, "PreviewQuality"),
    ])

  /// Texts of Photobucket's segment: the file names its tags.
  package static let ocad = TagTable("Ocad", group: "Ocad", [])
}
