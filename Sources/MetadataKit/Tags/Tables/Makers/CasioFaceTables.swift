/// The faces that Casio's cameras found.
extension TagTable {
  package static let casioFaces = TagTable(
    "CasioFaceInfo1", group: "Casio",
    [
      TagRow(0, "FacesDetected"),
      TagRow(1, "FaceDetectFrameSize", format: .short, count: 2, condition: "@0>0"),
      TagRow(13, "Face1Position", format: .short, count: 4, condition: "@0>0"),
      TagRow(124, "Face2Position", format: .short, count: 4, condition: "@0>1"),
      TagRow(235, "Face3Position", format: .short, count: 4, condition: "@0>2"),
      TagRow(346, "Face4Position", format: .short, count: 4, condition: "@0>3"),
      TagRow(457, "Face5Position", format: .short, count: 4, condition: "@0>4"),
      TagRow(568, "Face6Position", format: .short, count: 4, condition: "@0>5"),
      TagRow(679, "Face7Position", format: .short, count: 4, condition: "@0>6"),
      TagRow(790, "Face8Position", format: .short, count: 4, condition: "@0>7"),
      TagRow(901, "Face9Position", format: .short, count: 4, condition: "@0>8"),
      TagRow(1012, "Face10Position", format: .short, count: 4, condition: "@0>9"),
    ])

  package static let casioFaces2 = TagTable(
    "CasioFaceInfo2", group: "Casio",
    [
      TagRow(2, "FacesDetected"),
      TagRow(4, "FaceDetectFrameSize", format: .short, count: 2, condition: "@2>0"),
      TagRow(
        8, "FaceOrientation", "0=Horizontal (normal)|1=Rotate 90 CW|2=Rotate 270 CW|3=Rotate 180",
        condition: "@2>0"),
      TagRow(24, "Face1Position", format: .short, count: 4, condition: "@2>0"),
      TagRow(76, "Face2Position", format: .short, count: 4, condition: "@2>1"),
      TagRow(128, "Face3Position", format: .short, count: 4, condition: "@2>2"),
      TagRow(180, "Face4Position", format: .short, count: 4, condition: "@2>3"),
      TagRow(232, "Face5Position", format: .short, count: 4, condition: "@2>4"),
      TagRow(284, "Face6Position", format: .short, count: 4, condition: "@2>5"),
      TagRow(336, "Face7Position", format: .short, count: 4, condition: "@2>6"),
      TagRow(388, "Face8Position", format: .short, count: 4, condition: "@2>7"),
      TagRow(440, "Face9Position", format: .short, count: 4, condition: "@2>8"),
      TagRow(492, "Face10Position", format: .short, count: 4, condition: "@2>9"),
    ])
}
