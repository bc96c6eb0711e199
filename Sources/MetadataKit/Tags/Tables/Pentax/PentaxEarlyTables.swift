/// Notes of a few of Pentax's early cameras.
extension TagTable {
  package static let pentaxEarly = TagTable(
    "PentaxType2", group: "Pentax", isTIFF: true,
    [
      TagRow(0x1, "RecordingMode", "0=Auto|1=Night Scene|2=Manual"),
      TagRow(0x2, "Quality", "0=Good|1=Better|2=Best"),
      TagRow(0x3, "FocusMode", "2=Custom|3=Auto"),
      TagRow(0x4, "FlashMode", "1=Auto|2=On|4=Off|6=Red-eye reduction"),
      TagRow(0x7, "WhiteBalance", "0=Auto|1=Daylight|2=Shade|3=Tungsten|4=Fluorescent|5=Manual"),
      TagRow(0xa, "DigitalZoom"),
      TagRow(0xb, "Sharpness", "0=Normal|1=Soft|2=Hard"),
      TagRow(0xc, "Contrast", "0=Normal|1=Low|2=High"),
      TagRow(0xd, "Saturation", "0=Normal|1=Low|2=High"),
      TagRow(
        0x14, "ISO",
        "10=100|16=200|50=50|100=100|200=200|400=400|800=800|1600=1600|3200=3200|65534=Auto 2|65535=Auto",
        traits: .yields),
      TagRow(0x17, "ColorFilter", "1=Full|2=Black & White|3=Sepia"),
      TagRow(0xe00, "PrintIM", traits: .structural),
      TagRow(0x1000, "HometownCityCode"),
      TagRow(0x1001, "DestinationCityCode"),
    ])

  package static let pentaxS1 = TagTable(
    "PentaxS1", group: "Pentax", isTIFF: true,
    [
      TagRow(0x0, "MakerNoteVersion")
    ])
}
