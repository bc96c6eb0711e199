extension TagTable {
  /// AXS File Concatenation Protocol.
  package static let afcp = TagTable(
    "AFCP", group: "AFCP", isNumberless: true,
    [
      TagRow(0, "Text"),
      TagRow(1, "ThumbnailImage", traits: .binary),
      TagRow(2, "PreviewImage", traits: .binary),
    ])

  /// How FotoWare FotoStation shows a picture: numbers are byte positions.
  package static let fotoStation = TagTable(
    "FotoStation", group: "FotoStation",
    [
      TagRow(0, "OriginalImageWidth", format: .signedLong),
      TagRow(4, "OriginalImageHeight", format: .signedLong),
      TagRow(8, "ColorPlanes", format: .signedLong),
      TagRow(12, "XYResolution", format: .signedLong, value: TrailerValue.thousandth),
      TagRow(16, "Rotation", format: .signedLong, value: TrailerValue.clockwise),
      TagRow(
        24, "CropLeft", format: .signedLong, value: TrailerValue.thousandth,
        print: TrailerValue.percent),
      TagRow(
        28, "CropTop", format: .signedLong, value: TrailerValue.thousandth,
        print: TrailerValue.percent),
      TagRow(
        32, "CropRight", format: .signedLong, value: TrailerValue.thousandth,
        print: TrailerValue.percent),
      TagRow(
        36, "CropBottom", format: .signedLong, value: TrailerValue.thousandth,
        print: TrailerValue.percent),
      TagRow(44, "CropRotation", format: .signedLong, value: TrailerValue.minusHundredth),
      TagRow(0x10000, "ThumbnailImage", traits: .binary),
      TagRow(0x10001, "PreviewImage", traits: .binary),
    ])

  /// What Camera Bits Photo Mechanic notes of a picture: numbers are those of data sets.
  package static let photoMechanic = TagTable(
    "PhotoMechanic", group: "PhotoMechanic",
    [
      TagRow(209, "RawCropLeft", value: TrailerValue.rawCrop, print: TrailerValue.rawCropPercent),
      TagRow(210, "RawCropTop", value: TrailerValue.rawCrop, print: TrailerValue.rawCropPercent),
      TagRow(211, "RawCropRight", value: TrailerValue.rawCrop, print: TrailerValue.rawCropPercent),
      TagRow(212, "RawCropBottom", value: TrailerValue.rawCrop, print: TrailerValue.rawCropPercent),
      TagRow(213, "ConstrainedCropWidth"),
      TagRow(214, "ConstrainedCropHeight"),
      TagRow(215, "FrameNum"),
      TagRow(216, "Rotation", "0=0|1=90|2=180|3=270"),
      TagRow(217, "CropLeft"),
      TagRow(218, "CropTop"),
      TagRow(219, "CropRight"),
      TagRow(220, "CropBottom"),
      TagRow(221, "Tagged", "0=No|1=Yes"),
      TagRow(
        222, "ColorClass",
        "0=0 (None)|1=1 (Winner)|2=2 (Winner alt)|3=3 (Superior)|4=4 (Superior alt)|5=5 (Typical)|6=6 (Typical alt)|7=7 (Extras)|8=8 (Trash)"
      ),
      TagRow(223, "Rating"),
      TagRow(
        236, "PreviewCropLeft", value: TrailerValue.rawCrop, print: TrailerValue.rawCropPercent),
      TagRow(
        237, "PreviewCropTop", value: TrailerValue.rawCrop, print: TrailerValue.rawCropPercent),
      TagRow(
        238, "PreviewCropRight", value: TrailerValue.rawCrop, print: TrailerValue.rawCropPercent),
      TagRow(
        239, "PreviewCropBottom", value: TrailerValue.rawCrop, print: TrailerValue.rawCropPercent),
    ])

  /// What Vivo's phones write behind a photo.
  package static let vivo = TagTable(
    "Vivo", group: "Vivo", isNumberless: true,
    [
      TagRow(0, "HDRImage", traits: .binary),
      TagRow(1, "JSONInfo"),
      TagRow(2, "HiddenData"),
    ])

  /// What OnePlus' phones write behind a photo.
  package static let onePlus = TagTable(
    "OnePlus", group: "OnePlus", isNumberless: true,
    [TagRow(0, "JSONInfo"), TagRow(1, "Device", value: TrailerValue.device)])

  /// What WeChat writes behind a photo that somebody saves. exiftool has nothing of it.
  package static let weChat = TagTable(
    "WeChat", group: "WeChat", isNumberless: true,
    [TagRow(0, "AccountNumber", traits: .notInExiftool)])

  /// What Insta360's cameras say of themselves: numbers are those of fields, but for the last two.
  /// exiftool's form is without them, as exiftool is unless it is asked for what is embedded.
  package static let insta360 = TagTable(
    "Insta360", group: "Insta360",
    [
      TagRow(1, "SerialNumber", traits: .notInExiftool),
      TagRow(2, "Model", traits: .notInExiftool),
      TagRow(3, "Firmware", traits: .notInExiftool),
      // How many lenses, how each is turned, the size of the picture.
      TagRow(5, "Parameters", value: TrailerValue.spaced, traits: .notInExiftool),
      TagRow(0x10000, "PreviewImage", traits: [.binary, .notInExiftool]),
      TagRow(0x10001, "PositionRecords", traits: .notInExiftool),
    ])
}
