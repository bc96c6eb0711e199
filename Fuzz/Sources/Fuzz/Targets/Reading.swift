import MetadataKit

/// What is done with a file.
enum Reading {
  /// Reads it and words every tag.
  static func brief(_ file: [UInt8], name: String? = nil) {
    guard let metadata = try? Metadata(file, name: name) else { return }
    Output.json.write(metadata)
  }

  /// Reads it range by range, and in memory.
  static func inParts(_ file: [UInt8]) { Parts.check(file, ReadOptions()) }

  /// Reads it with both engines for EXIF.
  static func twice(_ file: [UInt8]) {
    for engine in [ReadOptions.Engine.native, .libexif] {
      var options = ReadOptions()
      options.engine = engine
      guard let metadata = try? Metadata(file, options: options) else { continue }
      Output.json.write(metadata)
      Output.exiftool.write(metadata)
    }
  }

  /// Reads it in every way, and has every form of output written.
  static func whole(_ file: [UInt8]) {
    var options = ReadOptions()
    options.verifiesDigests = true
    guard let metadata = try? Metadata(file, name: "name.jpg", options: options) else { return }
    for output in Output.all { output.write(metadata) }
    // What has no form to check: only that it returns.
    _ = (metadata.imageProperties, metadata.imageFileProperties, metadata.imageProperties(at: 1))
    _ = (ExifData(metadata), metadata.movie, metadata.created, metadata.location)
    _ = (metadata.contentIdentifier, metadata.composites.count)
    for picture in metadata.pictures { _ = try? picture.bytes(in: file) }
    _ = try? metadata.motionPhoto?.movie.bytes(in: file)
    Parts.check(file, options)
    options.factsOnly = true
    _ = try? Metadata(file, options: options)
    options.factsOnly = false
    options.engine = .libexif
    if let metadata = try? Metadata(file, options: options) { Output.json.write(metadata) }
    options.limits = Tight.limits
    if let metadata = try? Metadata(file, options: options) { Output.json.write(metadata) }
  }
}

/// Limits so small that many files reach them.
private enum Tight {
  static let limits: Limits = {
    var limits = Limits()
    limits.nesting = 4
    limits.entries = 40
    limits.directories = 4
    limits.valueBytes = 64
    limits.inflatedBytes = 256
    limits.blockBytes = 512
    limits.units = 20
    return limits
  }()
}
