extension TagTable {
  /// The tags of a multi-picture file's directories (CIPA DC-007 §5.2).
  package static let mpf = TagTable(
    "MPF", group: "MPF0",
    [
      TagRow(0xb000, "MPFVersion"),
      TagRow(0xb001, "NumberOfImages"),
      TagRow(0xb002, "MPImageList", traits: [.binary, .structural]),
      TagRow(0xb003, "ImageUIDList", traits: .binary),
      TagRow(0xb004, "TotalFrames"),
      TagRow(0xb101, "MPIndividualNum"),
      TagRow(0xb201, "PanOrientation", value: MPFValue.bytes, print: MPFValue.panorama),
      TagRow(0xb202, "PanOverlapH"),
      TagRow(0xb203, "PanOverlapV"),
      TagRow(0xb204, "BaseViewpointNum"),
      TagRow(0xb205, "ConvergenceAngle"),
      TagRow(0xb206, "BaselineLength"),
      TagRow(0xb207, "VerticalDivergence"),
      TagRow(0xb208, "AxisDistanceX"),
      TagRow(0xb209, "AxisDistanceY"),
      TagRow(0xb20a, "AxisDistanceZ"),
      TagRow(0xb20b, "YawAngle"),
      TagRow(0xb20c, "PitchAngle"),
      TagRow(0xb20d, "RollAngle"),
    ])

  /// An entry of the list of pictures (CIPA DC-007 §5.2.3.3).
  package static let mpImage = TagTable(
    "MPImage", group: "MPImage1",
    [
      TagRow(
        0, "MPImageFlags",
        "2=Representative image|3=Dependent child image|4=Dependent parent image",
        traits: .bitmask),
      TagRow(1, "MPImageFormat", "0=JPEG"),
      TagRow(
        2, "MPImageType",
        "0=Undefined|65537=Large Thumbnail (VGA equivalent)|65538=Large Thumbnail (full HD equivalent)|65539=Large Thumbnail (4K equivalent)|65540=Large Thumbnail (8K equivalent)|65541=Large Thumbnail (16K equivalent)|131073=Multi-frame Panorama|131074=Multi-frame Disparity|131075=Multi-angle|196608=Baseline MP Primary Image|262144=Original Preservation Image|327680=Gain Map Image",
        traits: .hexadecimal),
      TagRow(3, "MPImageLength"),
      TagRow(4, "MPImageStart"),
      TagRow(5, "DependentImage1EntryNumber"),
      TagRow(6, "DependentImage2EntryNumber"),
      TagRow(7, "PreviewImage", traits: .binary),
    ])

  /// Print Image Matching: numbers are its own; what they mean only printers know.
  package static let printIM = TagTable(
    "PrintIM", group: "PrintIM", yields: true,
    [
      TagRow(0x10000, "PrintIMVersion")
    ])

  /// What a universal metadata box says that it is (ISO/IEC 19566-5 §A.3).
  package static let jumd = TagTable(
    "JUMBF", group: "JUMBF", yields: true, isNumberless: true,
    [
      TagRow(0, "JUMDType", value: PhotoshopValue.hexadecimal, print: MPFValue.boxType),
      TagRow(1, "JUMDLabel"),
      TagRow(
        2, "JUMDToggles", "0=Requestable|1=Label|2=ID|3=Signature", traits: [.bitmask, .unknown]),
      TagRow(3, "JUMDID"),
      TagRow(4, "JUMDSignature", print: PhotoshopValue.hexadecimal),
    ])
}
