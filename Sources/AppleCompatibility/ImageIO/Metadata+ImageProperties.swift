#if !canImport(ImageIO)
  extension Metadata {
    /// What ImageIO says of the first image, under its keys: facts, and what IFD0, the Exif and the
    /// GPS directory have. A fact that is not there has no key.
    var imageProperties: CFDictionary {
      var result: CFDictionary = [:]
      result[kCGImagePropertyPixelWidth] = facts.pixelWidth
      result[kCGImagePropertyPixelHeight] = facts.pixelHeight
      result[kCGImagePropertyDepth] = facts.bitDepth
      result[kCGImagePropertyColorModel] = facts.colorModel?.description
      result[kCGImagePropertyProfileName] = facts.profileName
      result[kCGImagePropertyOrientation] = facts.orientation
      if facts.hasAlpha == true { result[kCGImagePropertyHasAlpha] = true }
      if facts.isIndexed == true { result[kCGImagePropertyIsIndexed] = true }
      if let (width, height) = dotsPerInch {
        result[kCGImagePropertyDPIWidth] = width
        result[kCGImagePropertyDPIHeight] = height
      }
      result[kCGImagePropertyTIFFDictionary] = properties(of: "IFD0", PropertyRow.tiff)
      result[kCGImagePropertyExifDictionary] = properties(of: "ExifIFD", PropertyRow.exif)
      result[kCGImagePropertyGPSDictionary] = properties(of: "GPS", PropertyRow.gps)
      return result
    }

    private func properties(of group: String, _ rows: [PropertyRow]) -> CFDictionary? {
      var result: CFDictionary = [:]
      for tag in tags where tag.group == group {
        guard let number = tag.number, let row = rows.first(where: { $0.number == number }),
          result[row.key] == nil
        else { continue }
        result[row.key] = row.value(of: tag)
      }
      return result.isEmpty ? nil : result
    }

    /// How dense the picture is to be shown, if the file says so: its Exif, otherwise its JFIF or
    /// PNG header.
    private var dotsPerInch: (Double, Double)? {
      for group in ["IFD0", "JFIF"] {
        guard let width = self["\(group):XResolution"]?.number(),
          let height = self["\(group):YResolution"]?.number()
        else { continue }
        // TIFF 6.0 §8: 2 is inch, 3 centimetre; JFIF 1.02: 1 is inch, 2 centimetre.
        let unit = self["\(group):ResolutionUnit"]?.integer() ?? (group == "JFIF" ? 0 : 2)
        switch group == "JFIF" ? unit + 1 : unit {
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
#endif
