/// How the numbers of a pixel are to be read.
public struct ColorModel: Hashable, Sendable, CustomStringConvertible {
  /// The name that ImageIO has for it: `RGB`, `Gray`, `CMYK`, `Lab`.
  public let description: String

  package init(_ description: String) { self.description = description }

  /// Red, green and blue, also where they are stored as luma and chroma or as a sensor's mosaic.
  public static let rgb = ColorModel("RGB")
  /// Lightness alone, of any depth: a picture of black and white too.
  public static let gray = ColorModel("Gray")
  /// Four inks, cyan, magenta, yellow and black, also where a JPEG stores them as YCCK.
  public static let cmyk = ColorModel("CMYK")
  /// Lightness and two axes of color: CIELAB (TIFF 6.0 §23), also in ICC's or ITU's form.
  public static let lab = ColorModel("Lab")
}
