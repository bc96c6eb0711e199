/// What containers say by themselves.
extension ImageProperties {
  /// `{JFIF}`: version 1.01 is 1, 0, 1; a zero at its end is left out.
  mutating func addJFIF(_ metadata: Metadata) {
    if let tag = metadata["JFIF:JFIFVersion"], let major = tag.byte(0), let minor = tag.byte(1) {
      var digits = [Int(major), Int(minor) / 10, Int(minor) % 10]
      if digits.last == 0 { digits.removeLast() }
      self["{JFIF}", "JFIFVersion"] = .array(digits.map { .int($0) })
    }
    for (key, name) in [
      ("XDensity", "XResolution"), ("YDensity", "YResolution"), ("DensityUnit", "ResolutionUnit"),
    ] {
      set("{JFIF}", key, metadata["JFIF:" + name]?.integer().map { .int(Int($0)) })
    }
    // ITU-T T.81 table B.1: SOF2, 6, 10 and 14 are progressive.
    if self["{JFIF}"] != nil, let process = metadata["File:EncodingProcess"]?.integer(),
      process & 3 == 2
    {
      self["{JFIF}", "IsProgressive"] = .bool(true)
    }
  }

  /// A JPEG without Exif has these all the same.
  mutating func addWhatEveryJPEGHas(_ metadata: Metadata) {
    let facts = metadata.facts
    if facts.orientation == nil, !metadata.blocks.contains(where: { $0.kind == .exif }) {
      self["Orientation"] = .int(1)
      set("{TIFF}", "Orientation", .int(1))
    }
    set("{Exif}", "PixelXDimension", facts.pixelWidth.map { .int($0) })
    set("{Exif}", "PixelYDimension", facts.pixelHeight.map { .int($0) })
    if facts.colorModel == .rgb {
      let isStandard = facts.profileName?.utf8.starts(with: "sRGB".utf8) ?? true
      set("{Exif}", "ColorSpace", .int(isStandard ? 1 : 65535))
    }
  }

  /// `{PNG}`, and of its texts those that other dictionaries have under their own keys.
  mutating func addPNG(_ metadata: Metadata) {
    guard let interlace = metadata["PNG:Interlace"]?.integer() else { return }
    set("{PNG}", "InterlaceType", .int(Int(interlace)))
    // PNG 3 §11.3.2.2: in units of 1/100000.
    set(
      "{PNG}", "Gamma",
      metadata["PNG:Gamma"]?.integer(0, as: .long).map { .double(Double($0) / 1e5) })
    set(
      "{PNG}", "sRGBIntent",
      metadata["PNG:SRGBRendering"]?.integer(0, as: .byte).map { .int(Int($0)) })
    let chromaticities = ["WhitePoint", "Red", "Green", "Blue"].flatMap { [$0 + "X", $0 + "Y"] }
      .compactMap { metadata["PNG:" + $0]?.integer(0, as: .long) }
    if chromaticities.count == 8 {
      self["{PNG}", "Chromaticities"] = .array(chromaticities.map { .double(Double($0) / 1e5) })
    }
    addPixelDensity(metadata)
    if let date = metadata["PNG:ModifyDate"] {
      set("{PNG}", "ModificationTime", .string(date.description))
    }
    for (name, key, others) in Self.pngTexts {
      guard let text = metadata["PNG:" + name]?.string, !text.isEmpty else { continue }
      set("{PNG}", key, .string(text))
      for (dictionary, other, isArray) in others {
        set(dictionary, other, isArray ? .array([.string(text)]) : .string(text))
      }
    }
  }

  private mutating func addPixelDensity(_ metadata: Metadata) {
    guard let width = metadata["PNG-pHYs:PixelsPerUnitX"]?.integer(),
      let height = metadata["PNG-pHYs:PixelsPerUnitY"]?.integer()
    else { return }
    if metadata["PNG-pHYs:PixelUnits"]?.integer() == 1 {
      self["{PNG}", "XPixelsPerMeter"] = .int(Int(width))
      self["{PNG}", "YPixelsPerMeter"] = .int(Int(height))
    } else if width > 0, height > 0 {
      self["{PNG}", "PixelAspectRatio"] = .double(Double(width) / Double(height))
    }
  }

  /// Our name of a text, ImageIO's, and where else it stands.
  private static let pngTexts: [(String, String, [(String, String, isArray: Bool)])] = [
    ("Title", "Title", [("{IPTC}", "ObjectName", false)]),
    ("Author", "Author", [("{IPTC}", "Byline", true), ("{TIFF}", "Artist", false)]),
    (
      "Description", "Description",
      [("{IPTC}", "Caption/Abstract", false), ("{TIFF}", "ImageDescription", false)]
    ),
    (
      "Copyright", "Copyright",
      [("{IPTC}", "CopyrightNotice", false), ("{TIFF}", "Copyright", false)]
    ),
    ("CreationTime", "Creation Time", []),
    ("Software", "Software", [("{TIFF}", "Software", false)]),
    ("Disclaimer", "Disclaimer", []),
    ("PNGWarning", "Warning", []),
    ("Source", "Source", []),
    ("Comment", "Comment", []),
  ]

  /// `{ExifAux}`, which Adobe's programs keep as XMP, and cameras their faces.
  mutating func addExifAux(_ metadata: Metadata) {
    addRegions(metadata)
    for (name, key) in [
      ("Lens", "LensModel"), ("SerialNumber", "SerialNumber"), ("OwnerName", "OwnerName"),
      ("LensSerialNumber", "LensSerialNumber"), ("Firmware", "Firmware"),
    ] {
      guard let text = metadata["XMP-aux:" + name]?.string, !text.isEmpty else { continue }
      set("{ExifAux}", key, .string(text))
    }
    for key in ["LensID", "ImageNumber"] {
      set("{ExifAux}", key, metadata["XMP-aux:" + key].flatMap { Int($0.string) }.map { .int($0) })
    }
    set(
      "{ExifAux}", "FlashCompensation",
      metadata["XMP-aux:FlashCompensation"].flatMap { Self.fraction($0.string[...]) }
        .map { .double($0) })
    if let tag = metadata["XMP-aux:LensInfo"] {
      // An aperture that is not known is 0 there.
      let parts = tag.string.split(separator: " ").prefix(8).compactMap {
        $0 == "0/0" ? 0 : Self.fraction($0)
      }
      if parts.count == 4 { set("{ExifAux}", "LensInfo", .array(parts.map { .double($0) })) }
    }
  }

  /// `24/1` or `24`; nil for what is none.
  private static func fraction(_ text: Substring) -> Double? {
    let parts = text.split(separator: "/", maxSplits: 1).compactMap { Double($0) }
    guard let first = parts.first else { return nil }
    let value = parts.count == 2 ? first / parts[1] : first
    return value.isFinite ? value : nil
  }
}
