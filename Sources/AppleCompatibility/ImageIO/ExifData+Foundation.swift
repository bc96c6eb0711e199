extension ExifData {
  /// The fields of an image's bytes; all nil where they are no image.
  public init(data: Data) {
    self.init()
    setExifData(data: data)
  }

  /// The fields of an image file; all nil where it cannot be read.
  public init(url: URL) {
    self.init()
    guard let metadata = try? Metadata(contentsOf: url) else { return }
    self.init(metadata)
  }

  /// Replaces all fields by those of other bytes.
  public mutating func setExifData(data: Data) {
    self = (try? Metadata(data)).map { ExifData($0) } ?? ExifData()
  }

  /// What there is, by the names of the fields.
  public var toDictionary: NSDictionary { NSDictionary(dictionary: dictionary.foundationValue) }
}
