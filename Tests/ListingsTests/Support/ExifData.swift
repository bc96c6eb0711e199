// What stands here was written elsewhere, or for it: its style is not ours.
// swift-format-ignore-file

import AppleCompatibility

/// The properties of an image under the names of the gist that the listings use, with the types
/// that ImageIO really has.
class ExifData: NSObject {
  var colorModel: String?
  var pixelWidth: Double?
  var pixelHeight: Double?
  var dpiWidth: Double?
  var dpiHeight: Double?
  var depth: Int?
  var orientation: Int?
  var apertureValue: Double?
  var brightnessValue: Double?
  var dateTimeDigitized: String?
  var dateTimeOriginal: String?
  var offsetTime: String?
  var offsetTimeDigitized: String?
  var offsetTimeOriginal: String?
  var model: String?
  var software: String?
  var tileLength: Double?
  var tileWidth: Double?
  var xResolution: Double?
  var yResolution: Double?
  var altitude: Double?
  var destBearing: Double?
  var hPositioningError: Double?
  var imgDirection: Double?
  var latitude: Double?
  var longitude: Double?
  var speed: Double?

  init(data: Data) {
    super.init()
    setExifData(data: data as CFData)
  }

  init(url: URL) {
    super.init()
    if let data = try? Data(contentsOf: url) { setExifData(data: data as CFData) }
  }

  func setExifData(data: CFData) {
    let options = [kCGImageSourceShouldCache as CFString: false] as [CFString: Any]
    let imgSrc = CGImageSourceCreateWithData(data, options as CFDictionary)
    let metadata = CGImageSourceCopyPropertiesAtIndex(imgSrc, 0, options as CFDictionary)
    colorModel = metadata[kCGImagePropertyColorModel] as? String
    pixelWidth = number(metadata[kCGImagePropertyPixelWidth]);
    pixelHeight = number(metadata[kCGImagePropertyPixelHeight]);
    dpiWidth = number(metadata[kCGImagePropertyDPIWidth])
    dpiHeight = number(metadata[kCGImagePropertyDPIHeight])
    depth = metadata[kCGImagePropertyDepth] as? Int
    orientation = metadata[kCGImagePropertyOrientation] as? Int

    let tiff = metadata[kCGImagePropertyTIFFDictionary] as? [String: Any]
    model = tiff[kCGImagePropertyTIFFModel] as? String
    software = tiff[kCGImagePropertyTIFFSoftware] as? String
    tileLength = number(tiff[kCGImagePropertyTIFFTileLength])
    tileWidth = number(tiff[kCGImagePropertyTIFFTileWidth])
    xResolution = number(tiff[kCGImagePropertyTIFFXResolution])
    yResolution = number(tiff[kCGImagePropertyTIFFYResolution])

    let exif = metadata[kCGImagePropertyExifDictionary] as? [String: Any]
    apertureValue = number(exif[kCGImagePropertyExifApertureValue])
    brightnessValue = number(exif[kCGImagePropertyExifBrightnessValue])
    dateTimeDigitized = exif[kCGImagePropertyExifDateTimeDigitized] as? String
    dateTimeOriginal = exif[kCGImagePropertyExifDateTimeOriginal] as? String
    offsetTime = exif[kCGImagePropertyExifOffsetTime] as? String
    offsetTimeDigitized = exif[kCGImagePropertyExifOffsetTimeDigitized] as? String
    offsetTimeOriginal = exif[kCGImagePropertyExifOffsetTimeOriginal] as? String

    let gps = metadata[kCGImagePropertyGPSDictionary] as? [String: Any]
    altitude = number(gps[kCGImagePropertyGPSAltitude])
    destBearing = number(gps[kCGImagePropertyGPSDestBearing])
    hPositioningError = number(gps[kCGImagePropertyGPSHPositioningError])
    imgDirection = number(gps[kCGImagePropertyGPSImgDirection])
    latitude = number(gps[kCGImagePropertyGPSLatitude])
    longitude = number(gps[kCGImagePropertyGPSLongitude])
    speed = number(gps[kCGImagePropertyGPSSpeed])
  }

  /// Numbers come whole where they are whole; on Linux no cast makes one of the other.
  private func number(_ value: Any?) -> Double? {
    (value as? Double) ?? (value as? Int).map { Double($0) }
  }

  /// What there is, by the names of the properties.
  var toDictionary: NSDictionary {
    let result = NSMutableDictionary()
    for (name, value) in Mirror(reflecting: self).children {
      guard let name, let value = Mirror(reflecting: value).children.first?.value else { continue }
      result[name] = value
    }
    return result
  }
}
