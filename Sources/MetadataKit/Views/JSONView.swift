import UniformTypes

/// A file's record in JSON: what `Documentation/exifdump.schema.json` describes.
package struct JSONView: Sendable {
  /// The version of the record's form; it changes when what a program may rely on changes.
  package static let schemaVersion = 1

  /// Values without words.
  package let isNumeric: Bool
  /// The tags that are shown. Facts are shown in any case.
  package let selection: TagSelection

  package init(isNumeric: Bool = false, selection: TagSelection = TagSelection()) {
    self.isNumeric = isNumeric
    self.selection = selection
  }

  /// What reading a file took.
  package struct Cost: Sendable {
    package let statistics: Metadata.Statistics
    package let seconds: Double

    package init(_ statistics: Metadata.Statistics, seconds: Double) {
      self.statistics = statistics
      self.seconds = seconds
    }
  }

  /// Writes the record of a file that was read.
  ///
  /// - Parameters:
  ///   - name: the path as bytes, which may be no UTF-8.
  ///   - pair: the path of the other half of a Live Photo.
  package func write(
    _ metadata: Metadata, name: [UInt8], pair: [UInt8]? = nil, cost: Cost? = nil,
    _ json: inout JSONWriter
  ) {
    json.beginObject()
    begin(name, &json)
    write(metadata.format, fileSize: metadata.fileSize, &json)
    write(metadata.facts, &json)
    if let created = metadata.created { write(created, &json) }
    if let location = metadata.location { write(location, &json) }
    write("contentIdentifier", metadata.contentIdentifier, &json)
    if let pair { write(pair: pair, &json) }
    if let movie = metadata.movie { write(movie, &json) }
    if let motion = metadata.motionPhoto { write(motion, &json) }
    if !metadata.auxiliaryImages.isEmpty { write(metadata.auxiliaryImages, &json) }
    json.key(plain: "tags")
    JSONTags(isNumeric: isNumeric, selection: selection).write(metadata, &json)
    if !metadata.blocks.isEmpty { write(metadata.blocks, &json) }
    if !metadata.warnings.isEmpty {
      json.key(plain: "warnings")
      json.beginArray()
      for warning in metadata.warnings { write(warning, &json) }
      json.endArray()
    }
    if let cost { write(cost, &json) }
    json.endObject()
  }

  /// Writes the record of a file that could not be read.
  package func write(
    _ error: MetadataError, name: [UInt8], _ json: inout JSONWriter
  ) {
    json.beginObject()
    begin(name, &json)
    json.key(plain: "error")
    write(error, &json)
    json.endObject()
  }

  private func begin(_ name: [UInt8], _ json: inout JSONWriter) {
    json.key(plain: "schemaVersion")
    json.number(Self.schemaVersion)
    json.key(plain: "file")
    if isPlainASCII(name.span) { return json.string(plain: name.span) }
    json.string(name)
    if !isUTF8(name) {
      json.key(plain: "fileBase64")
      json.base64(name)
    }
  }

  private func write(pair name: [UInt8], _ json: inout JSONWriter) {
    json.key(plain: "pairedWith")
    json.string(name)
    if !isUTF8(name) {
      json.key(plain: "pairedWithBase64")
      json.base64(name)
    }
  }

  private func write(_ format: FileFormat, fileSize: Int, _ json: inout JSONWriter) {
    if let type = format.type {
      json.key(plain: "type")
      json.string(type.identifier)
    }
    if !format.mimeType.isEmpty {
      json.key(plain: "mimeType")
      json.string(format.mimeType)
    }
    json.key(plain: "fileSize")
    json.number(fileSize)
  }

  func write(_ facts: ImageFacts, _ json: inout JSONWriter) {
    write("pixelWidth", facts.pixelWidth, &json)
    write("pixelHeight", facts.pixelHeight, &json)
    write("displayWidth", facts.displayWidth, &json)
    write("displayHeight", facts.displayHeight, &json)
    write("orientation", facts.orientation, &json)
    write("colorModel", facts.colorModel?.description, &json)
    if facts.isIndexed == true {
      json.key(plain: "isIndexed")
      json.bool(true)
    }
    write("bitDepth", facts.bitDepth, &json)
    if let hasAlpha = facts.hasAlpha {
      json.key(plain: "hasAlpha")
      json.bool(hasAlpha)
    }
    write("profileName", facts.profileName, &json)
    write("frameCount", facts.frameCount, &json)
    write("duration", facts.duration, &json)
    write("codec", facts.codec, &json)
    write("tileWidth", facts.tileWidth, &json)
    write("tileHeight", facts.tileHeight, &json)
    if let animation = facts.animation { write(animation, &json) }
    write("frameRate", facts.frameRate, &json)
    write(facts.tracks, &json)
  }

  private func write(_ tracks: [MovieTrack], _ json: inout JSONWriter) {
    guard !tracks.isEmpty else { return }
    json.key(plain: "tracks")
    json.beginArray()
    for track in tracks {
      json.beginObject(isInline: true)
      write("number", track.number, &json)
      write("kind", track.kind.description, &json)
      write("mediaType", track.mediaType, &json)
      write("codec", track.codec, &json)
      write("language", track.language, &json)
      if !track.isEnabled {
        json.key(plain: "isEnabled")
        json.bool(false)
      }
      write("duration", track.duration, &json)
      write("pixelWidth", track.pixelWidth, &json)
      write("pixelHeight", track.pixelHeight, &json)
      write("frameRate", track.frameRate, &json)
      write("sampleCount", track.sampleCount, &json)
      write("channels", track.channels, &json)
      write("sampleRate", track.sampleRate, &json)
      write("sampleSize", track.sampleSize, &json)
      write("bitRate", track.bitRate, &json)
      json.endObject()
    }
    json.endArray()
  }

  func write(_ key: String, _ value: Double?, _ json: inout JSONWriter) {
    guard let value, value.isFinite else { return }
    json.key(plain: key)
    json.number(value)
  }

  func write(_ key: String, _ value: Int?, _ json: inout JSONWriter) {
    guard let value else { return }
    json.key(plain: key)
    json.number(value)
  }

  func write(_ key: String, _ value: String?, _ json: inout JSONWriter) {
    guard let value else { return }
    json.key(plain: key)
    json.string(value)
  }

  private func write(_ created: Created, _ json: inout JSONWriter) {
    json.key(plain: "created")
    json.beginObject(isInline: true)
    write("local", created.local, &json)
    write("offset", created.offset, &json)
    write("source", created.source, &json)
    json.endObject()
  }

  private func write(_ location: Location, _ json: inout JSONWriter) {
    json.key(plain: "location")
    json.beginObject(isInline: true)
    json.key(plain: "latitude")
    json.number(location.latitude)
    json.key(plain: "longitude")
    json.number(location.longitude)
    if let altitude = location.altitude {
      json.key(plain: "altitude")
      json.number(altitude)
    }
    json.endObject()
  }

  private func write(_ blocks: [Block], _ json: inout JSONWriter) {
    json.key(plain: "blocks")
    json.beginArray()
    for block in blocks {
      json.beginObject(isInline: true)
      write("kind", block.kind.description, &json)
      write("offset", block.range?.lowerBound, &json)
      write("length", block.byteCount, &json)
      write("codec", block.codec, &json)
      json.endObject()
    }
    json.endArray()
  }

  private func write(_ error: MetadataError, _ json: inout JSONWriter) {
    json.beginObject(isInline: true)
    write("code", error.code.description, &json)
    write("message", error.message, &json)
    write("offset", error.offset, &json)
    json.endObject()
  }

  private func write(_ cost: Cost, _ json: inout JSONWriter) {
    json.key(plain: "statistics")
    json.beginObject(isInline: true)
    write("bytesRead", cost.statistics.bytesRead, &json)
    write("reads", cost.statistics.reads, &json)
    json.key(plain: "seconds")
    json.number(cost.seconds)
    json.endObject()
  }
}
