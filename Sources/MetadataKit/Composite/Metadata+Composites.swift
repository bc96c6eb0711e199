extension Metadata {
  /// What follows from the file's tags, in the group `Composite`: the light value, the field of
  /// view, dates with their fractions and zones, the signed place …
  ///
  /// Derived anew each time.
  public var composites: Tags { composites(asExiftool: false) }

  /// - Parameter asExiftool: whether they follow from what exiftool reads, right or not.
  package func composites(asExiftool: Bool) -> Tags {
    var found = CompositeBuilder(
      CompositeInputs(tags.store, isTIFF: format.name == "TIFF", asExiftool: asExiftool),
      format: format.name)
    found.deriveSize()
    found.derivePreviewSize()
    found.deriveExposure()
    found.deriveOptics()
    found.deriveDates()
    found.deriveMovie()
    found.derivePlaces()
    found.deriveFlash()
    found.deriveLens()
    found.deriveCanon()
    found.deriveNikon()
    found.deriveMakers()
    found.deriveColors()
    found.deriveSounds(
      fileSize: fileSize, seconds: asExiftool ? facts.durationByBytes : facts.duration)
    found.deriveVolumeSize()
    return Tags(store: found.store)
  }
}
