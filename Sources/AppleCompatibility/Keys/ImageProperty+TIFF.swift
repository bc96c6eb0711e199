#if !canImport(ImageIO)
  // The keys in the dictionary `{TIFF}`. Source: Apple, *CGImageProperties.h*.

  /// 1 none, 5 LZW, 6 old JPEG, 7 JPEG, 8 deflate, 32773 PackBits ...
  public let kCGImagePropertyTIFFCompression: CFString = "Compression"
  /// 0 white-is-zero, 1 black-is-zero, 2 RGB, 3 palette, 5 CMYK, 6 YCbCr, 8 Lab.
  public let kCGImagePropertyTIFFPhotometricInterpretation: CFString = "PhotometricInterpretation"
  /// TIFF `DocumentName` (0x010d): what a scanned document is called.
  public let kCGImagePropertyTIFFDocumentName: CFString = "DocumentName"
  /// EXIF `ImageDescription` (0x010e): a title or caption.
  public let kCGImagePropertyTIFFImageDescription: CFString = "ImageDescription"
  /// Trailing spaces kept as stored.
  public let kCGImagePropertyTIFFMake: CFString = "Make"
  /// Trailing spaces kept as stored.
  public let kCGImagePropertyTIFFModel: CFString = "Model"
  /// 1-8; duplicated at top level.
  public let kCGImagePropertyTIFFOrientation: CFString = "Orientation"
  /// Rational reduced to number.
  public let kCGImagePropertyTIFFXResolution: CFString = "XResolution"
  /// Rational reduced to number.
  public let kCGImagePropertyTIFFYResolution: CFString = "YResolution"
  /// Offset of image, ResolutionUnit.
  public let kCGImagePropertyTIFFXPosition: CFString = "XPosition"
  /// Offset of image, ResolutionUnit.
  public let kCGImagePropertyTIFFYPosition: CFString = "YPosition"
  /// 1 none, 2 inch, 3 cm.
  public let kCGImagePropertyTIFFResolutionUnit: CFString = "ResolutionUnit"
  /// EXIF `Software` (0x0131): the firmware or program that wrote the file.
  public let kCGImagePropertyTIFFSoftware: CFString = "Software"
  /// Table.
  public let kCGImagePropertyTIFFTransferFunction: CFString = "TransferFunction"
  /// YYYY:MM:DD HH:MM:SS.
  public let kCGImagePropertyTIFFDateTime: CFString = "DateTime"
  /// EXIF `Artist` (0x013b): who took or made the picture.
  public let kCGImagePropertyTIFFArtist: CFString = "Artist"
  /// EXIF `Copyright` (0x8298): whose the rights are.
  public let kCGImagePropertyTIFFCopyright: CFString = "Copyright"
  /// TIFF `HostComputer` (0x013c): the computer or telephone that made it.
  public let kCGImagePropertyTIFFHostComputer: CFString = "HostComputer"
  /// CIE xy.
  public let kCGImagePropertyTIFFWhitePoint: CFString = "WhitePoint"
  /// CIE xy of R,G,B.
  public let kCGImagePropertyTIFFPrimaryChromaticities: CFString = "PrimaryChromaticities"
  /// Pixels (also synthesised for tiled HEIC: 512).
  public let kCGImagePropertyTIFFTileLength: CFString = "TileLength"
  /// Pixels (also synthesised for tiled HEIC: 512).
  public let kCGImagePropertyTIFFTileWidth: CFString = "TileWidth"
#endif
