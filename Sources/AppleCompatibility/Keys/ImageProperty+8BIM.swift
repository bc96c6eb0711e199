#if !canImport(ImageIO)
  // The keys in the dictionary `{8BIM}`. Source: Apple, *CGImageProperties.h*.

  /// Photoshop image resource.
  public let kCGImageProperty8BIMLayerNames: CFString = "LayerNames"
  /// Photoshop image resource.
  public let kCGImageProperty8BIMVersion: CFString = "Version"
#endif
