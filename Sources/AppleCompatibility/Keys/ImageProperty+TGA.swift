#if !canImport(ImageIO)
  // The keys in the dictionary `{TGA}`. Source: Apple, *CGImageProperties.h*.

  /// 0 none, 1 RLE.
  public let kCGImagePropertyTGACompression: CFString = "Compression"
#endif
