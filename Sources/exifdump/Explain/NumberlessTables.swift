/// Tables whose tags files know by a word, or by where they stand in a text or among bits: their rows have
/// numbers for this program alone.
enum NumberlessTables {
  static func contains(_ name: String) -> Bool { names.contains(name) }

  private static let names: Set = [
    "AAC", "AC3", "AFCP", "AIFF", "APE", "AppleRunTime", "ASF-attribute", "Audible", "CanonUUID",
    "CaptureOne", "DJIGlamour", "DJIInfo", "DjVuMeta", "DV", "File", "FITS", "Flash",
    "FLIRMeasInfo", "FLIRMovie", "FLIRMovieParts", "FLIRParamInfo", "FLIRTextInfo", "GIF",
    "GoogleTrailer", "GraphConv", "HDRPlusText", "HPSegment", "HPType2", "ID3-object",
    "ID3-picture", "ID3-private", "ID3-text", "ITC", "JPEG", "JPEG-HDR", "Jpeg2000", "JPS",
    "JUMBF", "KodakTextualInfo", "Leaf", "Leaf-CameraProfile", "Leaf-CameraSetup",
    "Leaf-CaptureProfile", "Leaf-CaptureSetup", "Leaf-ColorSetup", "Leaf-ImageProfile",
    "Leaf-LookHeader", "Leaf-Neutrals", "Leaf-SaveSetup", "Leaf-Selection", "Leaf-Sharpness",
    "Leaf-ShootSetup", "Leaf-ToneCurve", "Lyrics3", "Lytro", "Matroska-tag", "MediaJukebox",
    "Microsoft-Xtra", "MIE Camera", "MIE Document", "MIE Extender", "MIE Flash", "MIE Geo",
    "MIE GPS", "MIE Image", "MIE Lens", "MIE Main", "MIE Orientation", "MIE Preview",
    "MIE Thumbnail", "MIE UTM", "MIE Video", "MotionPhoto", "MPC", "Nextbase", "OlympusTextInfo",
    "OnePlus", "OpenEXR", "PDF", "Photoshop-Texts", "PictureInfo", "PNG-Text", "PostScript",
    "Qualcomm",
    "QuickTime-AudioKeys", "QuickTime-iTunes", "QuickTime-Keys", "QuickTime-VideoKeys",
    "Real-RJMD", "RicohFields", "RicohText", "RIFF", "SamsungEdits", "SamsungShot", "SigmaRaw",
    "SigmaRawProperties", "SVG", "Text", "Vivo", "Vorbis-comment", "WTV", "XISF", "ZIP",
    "ZISRAW XML",
  ]
}
