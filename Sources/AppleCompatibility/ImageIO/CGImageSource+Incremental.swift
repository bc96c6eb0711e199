#if !canImport(ImageIO)
  // An image that comes piece by piece, as a download does. Source: Apple, *CGImageSource.h*.

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// A source that is fed by ``CGImageSourceUpdateData(_:_:_:)``. The options are as of other sources.
  public func CGImageSourceCreateIncremental(_ options: CFDictionary?) -> CGImageSource {
    CGImageSource(options)
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Gives a source all bytes that have come so far, those of earlier calls among them.
  ///
  /// What the bytes say already can be asked for at once: type and size most often stand in the
  /// first few kilobytes. A source that was not created to be fed, or that has had its final bytes,
  /// takes no more.
  public func CGImageSourceUpdateData(_ source: CGImageSource, _ data: CFData, _ final: Bool) {
    source.update(data, isFinal: final)
  }
#endif
