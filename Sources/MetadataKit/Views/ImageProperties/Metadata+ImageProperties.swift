extension Metadata {
  /// What ImageIO says of the first image, under its keys; what the file does not say has no key.
  ///
  /// At the top are size, depth, color model, density and orientation; in dictionaries of their own
  /// `{TIFF}`, `{Exif}`, `{GPS}`, `{JFIF}`, `{PNG}`, `{IPTC}`, `{ExifAux}`, `{DNG}`, `{8BIM}`, those
  /// of animations, and those of makers where their notes are decoded. `{ExifAux}` is what XMP says of lenses,
  /// cameras and faces (`Regions`). Fractions are
  /// doubles; coordinates and altitude are positive, and `LatitudeRef`, `LongitudeRef` and
  /// `AltitudeRef` say of what. Source: Apple, *CGImageProperties.h*, and what macOS answers.
  ///
  /// ```swift
  /// metadata.imageProperties["{Exif}"]?["FNumber"]?.double     // 5.6
  /// ```
  public var imageProperties: [String: PropertyValue] {
    var properties = ImageProperties()
    properties.addFacts(facts, isFloat: isFloat("IFD0"))
    if let (width, height) = dotsPerInch(of: ["IFD0", "JFIF"]) ?? dotsPerInchOfPNG {
      properties["DPIWidth"] = .double(width)
      properties["DPIHeight"] = .double(height)
    }
    let rawPicture = self["IFD0:DNGVersion"] == nil ? nil : groupOfRawPicture
    for tag in tags {
      properties.add(tag)
      properties.addNamed(tag)
      if tag.group == rawPicture { properties.add(ofRawPicture: tag) }
    }
    properties.addContact()
    properties.addTiles(facts)
    properties.addDelay(of: 0, self)
    properties.addJFIF(self)
    properties.addPNG(self)
    properties.addExifAux(self)
    if self["File:EncodingProcess"] != nil { properties.addWhatEveryJPEGHas(self) }
    return properties.all
  }

  /// What ImageIO says of a frame of an animation, of a page of a TIFF, of a picture of a HEIF file or
  /// of an icon, or of the first image: ``imageProperties``.
  ///
  /// Frames have the size and the colors of the file, and a delay of their own; files have metadata
  /// for the first one only. Pages have all their own, pictures their size, colors and orientation.
  /// Nil where there is none of that index, for the further pictures of ICO, CUR and MPO, and for those
  /// of a HEIF file that are too many to be looked at.
  public func imageProperties(at index: Int) -> [String: PropertyValue]? {
    if index == 0 { return imageProperties }
    guard let animation = facts.animation else {
      return pictureProperties(at: index) ?? pageProperties(at: index)
    }
    guard (0..<animation.frameCount).contains(index) else { return nil }
    var properties = ImageProperties()
    properties.addFacts(facts, isFloat: isFloat("IFD0"))
    properties.addDelay(of: index, self)
    return properties.all
  }

  private func pictureProperties(at index: Int) -> [String: PropertyValue]? {
    guard index > 0, index <= furtherPictures.count else { return nil }
    var properties = ImageProperties()
    properties.addFacts(furtherPictures[index - 1], isFloat: false)
    return properties.all
  }

  /// What ImageIO says of the whole file: `FileSize`, of an animation its canvas, how often it plays
  /// and how long each frame is shown, and the pictures that are not shown by themselves.
  public var imageFileProperties: [String: PropertyValue] {
    var properties = ImageProperties()
    properties["FileSize"] = .int(fileSize)
    properties.addAnimation(self)
    properties.addFileContents(self)
    return properties.all
  }

  /// The directory below IFD0 that has the picture that is no smaller copy, of a color filter array or linear
  /// (DNG 1.7 chapter 2).
  private var groupOfRawPicture: String? {
    (0..<16).lazy.map { $0 == 0 ? "SubIFD" : "SubIFD\($0)" }.first { group in
      let interpretation = self["\(group):PhotometricInterpretation"]?.integer()
      return self["\(group):SubfileType"]?.integer() == 0
        && (interpretation == 32803 || interpretation == 34892)
    }
  }

  /// TIFF 6.0 §19: sample format 3 is floating-point.
  func isFloat(_ group: String) -> Bool { self["\(group):SampleFormat"]?.integer() == 3 }

  /// How dense the picture is to be shown, by the first of some groups that says so.
  func dotsPerInch(of groups: [String]) -> (Double, Double)? {
    for group in groups {
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
    return nil
  }

  private var dotsPerInchOfPNG: (Double, Double)? {
    guard self["PNG-pHYs:PixelUnits"]?.integer() == 1,
      let width = self["PNG-pHYs:PixelsPerUnitX"]?.number(),
      let height = self["PNG-pHYs:PixelsPerUnitY"]?.number()
    else { return nil }
    return ((width * 0.0254).rounded(), (height * 0.0254).rounded())
  }
}
