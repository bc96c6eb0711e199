import UniformTypes

extension Container {
  /// JPEG (ITU-T T.81 Annex B): marker segments up to the first scan.
  package static let jpeg = Container([
    FileFormat("JPEG", "jpg", "image/jpeg", .jpeg)
  ]) {
    (file, found) throws(MetadataError) in
    var walk = JPEGWalk(file, from: 2, hasPicture: true)
    try walk.read(&found)
  }
}

extension FileFormat {
  /// Whether it is a JPEG, whatever stands behind its picture, and whatever it is called.
  package var isJPEG: Bool { type == .jpeg || type == .mpo }
}
