#if !canImport(ImageIO)
  // The keys in the dictionary `{EXR}`. Source: Apple, *CGImageProperties.h*.

  /// The header's `pixelAspectRatio`: how wide a pixel is for its height.
  public let kCGImagePropertyOpenEXRAspectRatio: CFString = "AspectRatio"
  /// The header's `compression`: 0 none, 1 RLE, 2 ZIPS, 3 ZIP, 4 PIZ, 5 PXR24, 6 B44, 7 B44A, 8
  /// DWAA, 9 DWAB.
  public let kCGImagePropertyOpenEXRCompression: CFString = "Compression"
#endif
