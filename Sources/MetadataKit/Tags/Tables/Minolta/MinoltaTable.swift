/// Minolta's notes: the directory itself.
extension TagTable {
  /// Meanings of other cameras stand behind, with a multiple of 0x10000 added.
  package static let minolta = TagTable(
    "Minolta", group: "Minolta", isTIFF: true,
    [
      TagRow(0x0, "MakerNoteVersion"),
      TagRow(0x1, "MinoltaCameraSettingsOld", traits: .structural),
      TagRow(0x3, "MinoltaCameraSettings", traits: .structural),
      TagRow(0x4, "MinoltaCameraSettings7D", traits: .structural),
      TagRow(0x10, "CameraInfoA100", traits: .structural),
      TagRow(0x18, "ISInfoA100", condition: "DSLR-A100$", traits: .structural),
      TagRow(0x20, "WBInfoA100", traits: .structural),
      TagRow(0x40, "CompressedImageSize"),
      TagRow(0x81, "PreviewImage", traits: .binary),
      TagRow(0x88, "PreviewImageStart", value: Meaning.offsets, traits: .offset),
      TagRow(0x89, "PreviewImageLength"),
      TagRow(0x100, "SceneMode", SonyLabels.sceneModes),
      TagRow(
        0x101, "ColorMode",
        "0=Natural color|1=Black & White|2=Vivid color|3=Solarization|4=Adobe RGB|5=Sepia|9=Natural|12=Portrait|13=Natural sRGB|14=Natural+ sRGB|15=Landscape|16=Evening|17=Night Scene|18=Night Portrait|132=Embed Adobe RGB",
        condition: "!DSLR-*", traits: .yields),
      TagRow(
        0x102, "MinoltaQuality", "0=Raw|1=Super Fine|2=Fine|3=Standard|4=Economy|5=Extra fine"),
      TagRow(
        0x103, "MinoltaQuality", "0=Raw|1=Super Fine|2=Fine|3=Standard|4=Economy|5=Extra fine",
        condition: "DiMAGE A2$|DiMAGE 7Hi$", traits: .yields),
      TagRow(0x104, "FlashExposureComp"),
      TagRow(0x105, "Teleconverter", SonyLabels.teleconverter, traits: .hexadecimal),
      TagRow(0x107, "ImageStabilization", "1=Off|5=On"),
      TagRow(0x109, "RawAndJpgRecording", "0=Off|1=On"),
      TagRow(0x10a, "ZoneMatching", "0=ISO Setting Used|1=High Key|2=Low Key"),
      TagRow(0x10b, "ColorTemperature"),
      TagRow(0x10c, "LensType", MinoltaLenses.labels, print: MinoltaValue.lens),
      TagRow(0x111, "ColorCompensationFilter"),
      TagRow(0x112, "WhiteBalanceFineTune", format: .signedLong),
      TagRow(0x113, "ImageStabilization", "0=Off|1=On", condition: "DSLR-A100$"),
      TagRow(0x114, "MinoltaCameraSettings5D", traits: .structural),
      TagRow(
        0x115, "WhiteBalance",
        "0=Auto|1=Color Temperature/Color Filter|16=Daylight|32=Cloudy|48=Shade|64=Tungsten|80=Flash|96=Fluorescent|112=Custom",
        traits: .hexadecimal),
      TagRow(0xe00, "PrintIM", traits: .structural),
      TagRow(0xf00, "MinoltaCameraSettings2", traits: .binary),
      TagRow(
        0x10018, "ImageStabilization", condition: "DiMAGE A1$|DiMAGE A2$|DiMAGE X1$",
        value: MinoltaValue.on),
      TagRow(0x10101, "ColorMode", SonyLabels.colorModes),
      TagRow(
        0x10103, "MinoltaImageSize",
        "1=1600x1200|2=1280x960|3=640x480|5=2560x1920|6=2272x1704|7=2048x1536",
        condition: "!DiMAGE A200$"),
    ])
}
