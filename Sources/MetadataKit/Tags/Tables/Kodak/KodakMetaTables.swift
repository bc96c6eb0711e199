/// What Kodak's cameras and film scanners keep in an APP3 segment: a TIFF structure of numbers of
/// their own.
extension TagTable {
  package static let kodakMeta = TagTable(
    "KodakMeta", group: "MetaIFD", isTIFF: true,
    [
      TagRow(0xc350, "FilmProductCode"),
      TagRow(0xc351, "ImageSourceEK"),
      TagRow(0xc352, "CaptureConditionsPAR"),
      TagRow(0xc353, "CameraOwner", value: Meaning.encodedText),
      TagRow(0xc354, "SerialNumber", value: Meaning.encodedText),
      TagRow(0xc355, "UserSelectGroupTitle"),
      TagRow(0xc356, "DealerIDNumber"),
      TagRow(0xc357, "CaptureDeviceFID"),
      TagRow(0xc358, "EnvelopeNumber"),
      TagRow(0xc359, "FrameNumber"),
      TagRow(0xc35a, "FilmCategory"),
      TagRow(0xc35b, "FilmGencode"),
      TagRow(0xc35c, "ModelAndVersion"),
      TagRow(0xc35d, "FilmSize"),
      TagRow(0xc35e, "SBA_RGBShifts"),
      TagRow(0xc35f, "SBAInputImageColorspace"),
      TagRow(0xc360, "SBAInputImageBitDepth"),
      TagRow(0xc361, "SBAExposureRecord", traits: .binary),
      TagRow(0xc362, "UserAdjSBA_RGBShifts", traits: .binary),
      TagRow(0xc363, "ImageRotationStatus"),
      TagRow(0xc364, "RollGuidElements"),
      TagRow(0xc365, "MetadataNumber"),
      TagRow(0xc366, "EditTagArray"),
      TagRow(0xc367, "Magnification"),
      TagRow(0xc36c, "NativeXResolution"),
      TagRow(0xc36d, "NativeYResolution"),
      TagRow(0xc36e, "KodakEffectsIFD", traits: .structural),
      TagRow(0xc36f, "KodakBordersIFD", traits: .structural),
      TagRow(0xc37a, "NativeResolutionUnit"),
      TagRow(0xc418, "SourceImageDirectory"),
      TagRow(0xc419, "SourceImageFileName"),
      TagRow(0xc41a, "SourceImageVolumeName"),
      TagRow(0xc46c, "PrintQuality"),
      TagRow(0xc46e, "ImagePrintStatus"),
    ])

  /// The effect that the camera put into the picture.
  package static let kodakEffects = TagTable(
    "KodakEffects", group: "KodakEffectsIFD", isTIFF: true,
    [
      TagRow(0, "DigitalEffectsVersion"),
      TagRow(1, "DigitalEffectsName", print: Meaning.encodedText),
      TagRow(2, "DigitalEffectsType"),
    ])

  /// The border that it put around it.
  package static let kodakBorders = TagTable(
    "KodakBorders", group: "KodakBordersIFD", isTIFF: true,
    [
      TagRow(0, "BordersVersion"),
      TagRow(1, "BorderName", print: Meaning.encodedText),
      TagRow(2, "BorderID"),
      TagRow(3, "BorderLocation"),
      TagRow(4, "BorderType"),
      TagRow(8, "WatermarkType"),
    ])
}
