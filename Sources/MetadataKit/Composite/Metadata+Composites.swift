extension Metadata {
  /// What follows from the file's tags, in the group `Composite`: the light value, the field of
  /// view, dates with their fractions and zones, the signed place …
  ///
  /// Derived anew each time.
  public var composites: Tags {
    var found = CompositeBuilder(
      CompositeInputs(tags.store, isTIFF: format.name == "TIFF"), format: format.name)
    found.deriveSize()
    found.deriveExposure()
    found.deriveOptics()
    found.deriveDates()
    found.deriveMovie()
    found.derivePlaces()
    found.deriveFlash()
    found.deriveLens()
    found.deriveCanon()
    found.deriveColors()
    found.deriveMediaLength(fileSize: fileSize)
    return Tags(store: found.store)
  }
}
