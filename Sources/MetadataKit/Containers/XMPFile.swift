import UniformTypes

extension Container {
  /// A file that is XMP as a whole: a sidecar.
  package static let xmpFile = Container([
    FileFormat("XMP", "xmp", "application/rdf+xml", .xmp)
  ]) { file, found in
    found.add(.xmp, file)
  }
}
