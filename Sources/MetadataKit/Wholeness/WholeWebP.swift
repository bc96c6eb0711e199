import UniformTypes

extension Wholeness {
  /// The length that RIFF has at its start, filled up to an even one. That a file breaks off is told when its
  /// metadata is read.
  static let webP = Wholeness(
    [.webP],
    end: { (file) throws(MetadataError) in
      let head = try file.slice(at: 0, count: 12)
      guard head.matches("RIFF"), head.matches("WEBP", at: 8) else { return nil }
      let length = try head.uint32(at: 4, .little)
      return 8 + length + length & 1
    })
}
