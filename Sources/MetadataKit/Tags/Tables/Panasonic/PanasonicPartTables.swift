/// What stands in structures of Panasonic's notes.
extension TagTable {
  package static let panasonicFaces = TagTable(
    "PanasonicFaceDetInfo", group: "Panasonic",
    [
      TagRow(0, "NumFacePositions"),
      TagRow(1, "Face1Position", count: 4, condition: "@0>0"),
      TagRow(5, "Face2Position", count: 4, condition: "@0>1"),
      TagRow(9, "Face3Position", count: 4, condition: "@0>2"),
      TagRow(13, "Face4Position", count: 4, condition: "@0>3"),
      TagRow(17, "Face5Position", count: 4, condition: "@0>4"),
    ])

  package static let panasonicKnownFaces = TagTable(
    "PanasonicFaceRecInfo", group: "Panasonic",
    [
      TagRow(0, "FacesRecognized"),
      TagRow(2, "RecognizedFace1Name", format: .ascii, count: 20, condition: "@0>0"),
      TagRow(12, "RecognizedFace1Position", count: 4, condition: "@0>0"),
      TagRow(16, "RecognizedFace1Age", format: .ascii, count: 20, condition: "@0>0"),
      TagRow(26, "RecognizedFace2Name", format: .ascii, count: 20, condition: "@0>1"),
      TagRow(36, "RecognizedFace2Position", count: 4, condition: "@0>1"),
      TagRow(40, "RecognizedFace2Age", format: .ascii, count: 20, condition: "@0>1"),
      TagRow(50, "RecognizedFace3Name", format: .ascii, count: 20, condition: "@0>2"),
      TagRow(60, "RecognizedFace3Position", count: 4, condition: "@0>2"),
      TagRow(64, "RecognizedFace3Age", format: .ascii, count: 20, condition: "@0>2"),
    ])

  package static let panasonicTime = TagTable(
    "PanasonicTimeInfo", group: "Panasonic",
    [
      TagRow(
        0, "PanasonicDateTime", format: .undefined, count: 8, condition: "!.=0",
        value: PanasonicValue.dateTime),
      TagRow(16, "TimeLapseShotNumber", format: .long),
    ])

}
