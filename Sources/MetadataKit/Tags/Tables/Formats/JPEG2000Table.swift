extension TagTable {
  /// What the boxes of JPEG 2000 and JPEG XL files say (ISO 15444-1 §I.5, 15444-2 §M.11).
  package static let jpeg2000 = TagTable(
    "Jpeg2000", group: "Jpeg2000", isNumberless: true,
    [
      TagRow(
        0, "MajorBrand",
        "jp2 =JPEG 2000 Image (.JP2)|jpm =JPEG 2000 Compound Image (.JPM)|jpx =JPEG 2000 with extensions (.JPX)|jxl =JPEG XL Image (.JXL)|jph =High-throughput JPEG 2000 (.JPH)"
      ),
      TagRow(1, "MinorVersion"),
      TagRow(2, "CompatibleBrands", traits: .list),
      TagRow(10, "ImageHeight"),
      TagRow(11, "ImageWidth"),
      TagRow(12, "NumberOfComponents"),
      TagRow(13, "BitsPerComponent", print: HeaderWording.componentBits),
      TagRow(
        14, "Compression",
        "0=Uncompressed|1=Modified Huffman|2=Modified READ|3=Modified Modified READ|4=JBIG|5=JPEG|6=JPEG-LS|7=JPEG 2000|8=JBIG2"
      ),
      TagRow(
        20, "ColorSpecMethod", "1=Enumerated|2=Restricted ICC|3=Any ICC|4=Vendor Color"),
      TagRow(21, "ColorSpecPrecedence"),
      TagRow(
        22, "ColorSpecApproximation",
        "0=Not Specified|1=Accurate|2=Exceptional Quality|3=Reasonable Quality|4=Poor Quality"),
      TagRow(
        23, "ColorSpace",
        "0=Bi-level|1=YCbCr(1)|3=YCbCr(2)|4=YCbCr(3)|9=PhotoYCC|11=CMY|12=CMYK|13=YCCK|14=CIELab|15=Bi-level(2)|16=sRGB|17=Grayscale|18=sYCC|19=CIEJab|20=e-sRGB|21=ROMM-RGB|22=YPbPr(1125/60)|23=YPbPr(1250/50)|24=e-sYCC"
      ),
      TagRow(24, "ColorSpecData", traits: .binary),
      TagRow(30, "CaptureYResolution", value: HeaderWording.shortFraction),
      TagRow(31, "CaptureXResolution", value: HeaderWording.shortFraction),
      TagRow(32, "CaptureYResolutionUnit", resolutionUnits),
      TagRow(33, "CaptureXResolutionUnit", resolutionUnits),
      TagRow(34, "DisplayYResolution", value: HeaderWording.shortFraction),
      TagRow(35, "DisplayXResolution", value: HeaderWording.shortFraction),
      TagRow(36, "DisplayYResolutionUnit", resolutionUnits),
      TagRow(37, "DisplayXResolutionUnit", resolutionUnits),
      TagRow(40, "Label"),
      TagRow(41, "URL"),
      TagRow(50, "PreviewImage", traits: .binary),
      TagRow(51, "GainMapImage", traits: .binary),
      TagRow(52, "BinaryDataType"),
      TagRow(53, "BinaryData", traits: .binary),
      TagRow(54, "C2PASaltHash"),
    ])

  private static let resolutionUnits =
    "-3=km|-2=100 m|-1=10 m|0=m|1=10 cm|2=cm|3=mm|4=0.1 mm|5=0.01 mm|6=um"
}

extension HeaderWording {
  /// A fraction of 16-bit numbers, with as many digits as it can mean.
  @Sendable static func shortFraction(_ tag: Tag, to text: inout TextBuffer) {
    guard let number = tag.number() else { return tag.raw(to: &text) }
    text.append(number, significantDigits: 7)
  }

  /// `8 Bits, Unsigned`: one bit of the byte is the sign, the others are one less than there are.
  @Sendable static func componentBits(_ tag: Tag, to text: inout TextBuffer) {
    let value = Int(tag.integer() ?? 0)
    if value == 0xff { return text.append("Variable") }
    text.append(value & 0x7f + 1)
    text.append(value & 0x80 == 0 ? " Bits, Unsigned" : " Bits, Signed")
  }
}
