/// What Sony's cameras keep of a shot.
extension TagTable {
  /// The date, the size and the faces.
  package static let sonyShotInfo = TagTable(
    "SonyShotInfo", group: "Sony",
    [
      TagRow(0x2, "FaceInfoOffset", format: .short),
      TagRow(0x6, "SonyDateTime", format: .ascii, count: 20),
      TagRow(0x1a, "SonyImageHeight", format: .short),
      TagRow(0x1c, "SonyImageWidth", format: .short),
      TagRow(0x30, "FacesDetected", format: .short),
      TagRow(0x32, "FaceInfoLength", format: .short),
      TagRow(0x34, "MetaVersion", format: .ascii, count: 16),
      TagRow(
        0x48, "FaceInfo1", condition: "$faces>0&$faceOffset=72&$faceLength=32", traits: .structural),
      TagRow(
        0x5e, "FaceInfo2", condition: "$faces>0&$faceOffset=94&$faceLength=37", traits: .structural),
    ])

  /// Where faces are.
  package static let sonyFaceInfo1 = TagTable(
    "SonyFaceInfo1", group: "Sony",
    [
      TagRow(0x0, "Face1Position", format: .short, count: 4, condition: "$faces>0"),
      TagRow(0x20, "Face2Position", format: .short, count: 4, condition: "$faces>1"),
      TagRow(0x40, "Face3Position", format: .short, count: 4, condition: "$faces>2"),
      TagRow(0x60, "Face4Position", format: .short, count: 4, condition: "$faces>3"),
      TagRow(0x80, "Face5Position", format: .short, count: 4, condition: "$faces>4"),
      TagRow(0xa0, "Face6Position", format: .short, count: 4, condition: "$faces>5"),
      TagRow(0xc0, "Face7Position", format: .short, count: 4, condition: "$faces>6"),
      TagRow(0xe0, "Face8Position", format: .short, count: 4, condition: "$faces>7"),
    ])

  /// Where faces are, in longer records.
  package static let sonyFaceInfo2 = TagTable(
    "SonyFaceInfo2", group: "Sony",
    [
      TagRow(0x0, "Face1Position", format: .short, count: 4, condition: "$faces>0"),
      TagRow(0x25, "Face2Position", format: .short, count: 4, condition: "$faces>1"),
      TagRow(0x4a, "Face3Position", format: .short, count: 4, condition: "$faces>2"),
      TagRow(0x6f, "Face4Position", format: .short, count: 4, condition: "$faces>3"),
      TagRow(0x94, "Face5Position", format: .short, count: 4, condition: "$faces>4"),
      TagRow(0xb9, "Face6Position", format: .short, count: 4, condition: "$faces>5"),
      TagRow(0xde, "Face7Position", format: .short, count: 4, condition: "$faces>6"),
      TagRow(0x103, "Face8Position", format: .short, count: 4, condition: "$faces>7"),
    ])

  /// How many faces there are.
  package static let sonyTag900b = TagTable(
    "SonyTag900b", group: "Sony",
    [
      TagRow(0x2, "FacesDetected", "0=0|33=5|57=2|77=4|93=3|98=1|115=8|168=6|241=7"),
      TagRow(0xbd, "FaceDetection", "0=Off|98=On", condition: "!DSLR-A450$|DSLR-A500$|DSLR-A550$"),
    ])

  /// How a panorama was put together.
  package static let sonyPanorama = TagTable(
    "SonyPanorama", group: "Sony",
    [
      TagRow(0x1, "PanoramaFullWidth"),
      TagRow(0x2, "PanoramaFullHeight"),
      TagRow(0x3, "PanoramaDirection", "0=Left or Up|1=Right or Down"),
      TagRow(0x4, "PanoramaCropLeft"),
      TagRow(0x5, "PanoramaCropTop"),
      TagRow(0x6, "PanoramaCropRight"),
      TagRow(0x7, "PanoramaCropBottom"),
      TagRow(0x8, "PanoramaFrameWidth"),
      TagRow(0x9, "PanoramaFrameHeight"),
      TagRow(0xa, "PanoramaSourceWidth"),
      TagRow(0xb, "PanoramaSourceHeight"),
    ])

  /// Where data is that the file hides.
  package static let sonyHiddenInfo = TagTable(
    "SonyHiddenInfo", group: "Sony",
    [
      TagRow(0x0, "HiddenDataOffset", value: Meaning.offsets, traits: .offset),
      TagRow(0x1, "HiddenDataLength"),
    ])
}
