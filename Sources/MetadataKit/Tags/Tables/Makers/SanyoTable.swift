/// Sanyo's notes.
extension TagTable {
  package static let sanyo = TagTable(
    "Sanyo", group: "Sanyo", isTIFF: true,
    [
      TagRow(0xff, "MakerNoteOffset"),
      TagRow(0x100, "SanyoThumbnail", format: .undefined, condition: "!~none", traits: .binary),
      TagRow(0x200, "SpecialMode"),
      TagRow(
        0x201, "SanyoQuality",
        "0=Normal/Very Low|1=Normal/Low|2=Normal/Medium Low|3=Normal/Medium|4=Normal/Medium High|5=Normal/High|6=Normal/Very High|7=Normal/Super High|256=Fine/Very Low|257=Fine/Low|258=Fine/Medium Low|259=Fine/Medium|260=Fine/Medium High|261=Fine/High|262=Fine/Very High|263=Fine/Super High|512=Super Fine/Very Low|513=Super Fine/Low|514=Super Fine/Medium Low|515=Super Fine/Medium|516=Super Fine/Medium High|517=Super Fine/High|518=Super Fine/Very High|519=Super Fine/Super High",
        traits: .hexadecimal),
      TagRow(0x202, "Macro", "0=Normal|1=Macro|2=View|3=Manual"),
      TagRow(0x204, "DigitalZoom"),
      TagRow(0x207, "SoftwareVersion"),
      TagRow(0x208, "PictInfo"),
      TagRow(0x209, "CameraID"),
      TagRow(0x20e, "SequentialShot", "0=None|1=Standard|2=Best|3=Adjust Exposure"),
      TagRow(0x20f, "WideRange", "0=Off|1=On"),
      TagRow(0x210, "ColorAdjustmentMode", "0=Off|1=On"),
      TagRow(0x213, "QuickShot", "0=Off|1=On"),
      TagRow(0x214, "SelfTimer", "0=Off|1=On"),
      TagRow(0x216, "VoiceMemo", "0=Off|1=On"),
      TagRow(0x217, "RecordShutterRelease", "0=Record while down|1=Press start, press stop"),
      TagRow(0x218, "FlickerReduce", "0=Off|1=On"),
      TagRow(0x219, "OpticalZoomOn", "0=Off|1=On"),
      TagRow(0x21b, "DigitalZoomOn", "0=Off|1=On"),
      TagRow(0x21d, "LightSourceSpecial", "0=Off|1=On"),
      TagRow(0x21e, "Resaved", "0=No|1=Yes"),
      TagRow(0x21f, "SceneSelect", "0=Off|1=Sport|2=TV|3=Night|4=User 1|5=User 2|6=Lamp"),
      TagRow(0x223, "FaceInfo", condition: "!unit=5", traits: .structural),
      TagRow(
        0x224, "SequenceShotInterval", "0=5 frames/s|1=10 frames/s|2=15 frames/s|3=20 frames/s"),
      TagRow(0x225, "FlashMode", "0=Auto|1=Force|2=Disabled|3=Red eye"),
      TagRow(0xe00, "PrintIM", traits: .structural),
      TagRow(0xf00, "DataDump", traits: .binary),
      TagRow(0x10223, "ManualFocusDistance"),
    ])

  package static let sanyoFaces = TagTable(
    "SanyoFaceInfo", group: "Sanyo",
    [
      TagRow(0, "FacesDetected"),
      TagRow(4, "FacePosition", count: 4),
    ])
}
