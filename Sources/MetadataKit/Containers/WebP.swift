import UniformTypes

extension Container {
  /// WebP (RFC 9649): chunks of RIFF.
  package static let webP = Container([FileFormat("WEBP", "webp", "image/webp", .webP)]) {
    (file, found) throws(MetadataError) in
    var picture = WebPPicture()
    found.attempt { (found) throws(MetadataError) in try picture.walk(file, &found) }
    picture.tell(&found)
    try picture.compare(file, &found)
  }
}
