#if !canImport(ImageIO)
  // The keys in the dictionary `{EXR}`. Source: Apple, *CGImageProperties.h*.

  public let kCGImagePropertyOpenEXRAspectRatio: CFString = "AspectRatio"
  public let kCGImagePropertyOpenEXRCompression: CFString = "Compression"
#endif
