#if !canImport(ImageIO)
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The properties of XMP that an image has, and what EXIF and IPTC say as such; of images behind the
  /// first, none. The options say nothing of metadata.
  public func CGImageSourceCopyMetadataAtIndex(
    _ source: CGImageSource, _ index: Int, _ options: CFDictionary?
  ) -> CGImageMetadata? {
    guard let metadata = source.metadata,
      (0..<(metadata.facts.frameCount ?? 1)).contains(index)
    else { return nil }
    guard index == 0 else { return CGImageMetadata(XMPTree([])) }
    return CGImageMetadata(XMPTree(metadata.packets), bridged: metadata.bridgedProperties)
  }
#endif
