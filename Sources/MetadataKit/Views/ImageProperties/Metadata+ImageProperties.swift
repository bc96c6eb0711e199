extension Metadata {
  /// What ImageIO says of the first image, under its keys; what the file does not say has no key.
  ///
  /// At the top are size, depth, color model, density and orientation; in dictionaries of their own
  /// `{TIFF}`, `{Exif}`, `{GPS}`, `{JFIF}`, `{PNG}`, `{IPTC}`, `{ExifAux}` and `{DNG}`. Fractions are
  /// doubles; coordinates and altitude are positive, and `LatitudeRef`, `LongitudeRef` and
  /// `AltitudeRef` say of what. Source: Apple, *CGImageProperties.h*, and what macOS answers.
  ///
  /// ```swift
  /// metadata.imageProperties["{Exif}"]?["FNumber"]?.double     // 5.6
  /// ```
  public var imageProperties: [String: PropertyValue] {
    var properties = ImageProperties()
    properties.addFacts(facts, isFloat: isFloat)
    if let (width, height) = dotsPerInch {
      properties["DPIWidth"] = .double(width)
      properties["DPIHeight"] = .double(height)
    }
    for tag in tags { properties.add(tag) }
    properties.addJFIF(self)
    properties.addPNG(self)
    properties.addExifAux(self)
    if self["File:EncodingProcess"] != nil { properties.addWhatEveryJPEGHas(facts) }
    return properties.all
  }

  /// What ImageIO says of the whole file: `FileSize`, and of an animation its canvas and how often
  /// it plays.
  public var imageFileProperties: [String: PropertyValue] {
    var properties = ImageProperties()
    properties["FileSize"] = .int(fileSize)
    properties.addAnimation(self)
    return properties.all
  }

  /// TIFF 6.0 §19: sample format 3 is floating-point.
  private var isFloat: Bool { self["IFD0:SampleFormat"]?.integer() == 3 }

  /// How dense the picture is to be shown, if the file says so: its Exif, otherwise its JFIF or
  /// PNG header.
  private var dotsPerInch: (Double, Double)? {
    for group in ["IFD0", "JFIF"] {
      guard let width = self["\(group):XResolution"]?.number(),
        let height = self["\(group):YResolution"]?.number(), width.isFinite, height.isFinite
      else { continue }
      // TIFF 6.0 §8: 2 is inch, 3 centimeter; JFIF 1.02: 1 is inch, 2 centimeter.
      let unit = self["\(group):ResolutionUnit"]?.integer() ?? (group == "JFIF" ? 0 : 2)
      switch group == "JFIF" && unit < 3 ? unit + 1 : unit {
      case 2: return (width, height)
      case 3: return (width * 2.54, height * 2.54)
      default: continue
      }
    }
    guard self["PNG-pHYs:PixelUnits"]?.integer() == 1,
      let width = self["PNG-pHYs:PixelsPerUnitX"]?.number(),
      let height = self["PNG-pHYs:PixelsPerUnitY"]?.number()
    else { return nil }
    return ((width * 0.0254).rounded(), (height * 0.0254).rounded())
  }
}
