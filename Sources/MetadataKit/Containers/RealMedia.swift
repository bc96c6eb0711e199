import UniformTypes

extension Container {
  /// RealMedia: chunks before the data, and metadata behind them.
  package static let realMedia = Container([
    FileFormat("RM", "rm", "application/vnd.rn-realmedia", .realMedia),
    FileFormat("RMVB", "rmvb", "application/vnd.rn-realmedia-vbr", .realMediaVBR),
  ]) { (file, found) throws(MetadataError) in
    // Sound alone is called so.
    found.takeFormat(namedBy: [FileFormat("RA", "ra", "audio/x-pn-realaudio", .realAudio)])
    var media = RealMedia()
    found.attempt { (found) throws(MetadataError) in try media.read(file, &found) }
    media.tell(&found)
    try RealMetadata.read(file, &found)
  }

  /// RealAudio before RealMedia: one header.
  package static let realAudio = Container([
    FileFormat("RA", "ra", "audio/x-pn-realaudio", .realAudio)
  ]) { (file, found) throws(MetadataError) in
    let head = try file.slice(at: 0, count: 8)
    var fields = RealFields(try file.head(at: 8, count: 512))
    switch try head.uint16(at: 4, .big) {
    case 3: fields.tell(RealFields.audio3, .realAudio3, "", &found)
    case 4: fields.tell(RealFields.audio4, .realAudio4, "", &found)
    case 5: fields.tell(RealFields.audio5, .realAudio5, "", &found)
    case let version:
      throw MetadataError(.unsupported, "RealAudio of version \(version)", at: 4)
    }
    var track = MovieTrack(number: 1, kind: .audio, codec: nil)
    if let sound = RealSound(try file.head(at: 0, count: 64)) {
      sound.complete(&track)
    } else {
      track.channels = found.store.first("Real-RA3", named: "Channels")?.number().map { Int($0) }
    }
    found.add(track)
  }
}

/// The chunks of a RealMedia file up to its data.
private struct RealMedia {
  private var counts: [FourCC: Int] = [:]
  private var types: [String] = []
  private var tracks: [MovieTrack] = []

  /// More chunks than this are a lie.
  private static let limit = 1024

  mutating func read(_ file: Region, _ found: inout MetadataBuilder) throws(MetadataError) {
    var position = try file.uint32(at: 4, .big)
    for _ in 0..<Self.limit {
      guard position <= file.count - 10 else { return }
      let head = try file.slice(at: position, count: 10)
      let type = try FourCC(head, at: 0)
      let size = try head.uint32(at: 4, .big)
      // Some writers count the ten bytes before the data twice.
      if type == "DATA" { found.expect("the data", of: size - 10, at: position, in: file) }
      if type == "DATA" || type.code == 0 { return }
      guard size >= 10, size < 1 << 31 else {
        throw MetadataError(.malformed, "a chunk of \(size) bytes", at: file.start + position)
      }
      switch type {
      case "PROP", "CONT", "MDPR", "RJMD":
        let body = try file.region(at: position + 10, count: size - 10)
        let number = (counts[type] ?? 0) + 1
        counts[type] = number
        let suffix = number > 1 ? String(number) : ""
        try read(type, try body.head(count: min(size, 1 << 20)), suffix, &found)
      default: break
      }
      position += size
    }
    throw MetadataError(
      .limitExceeded, "more than \(Self.limit) chunks", at: file.start + position)
  }

  private mutating func read(
    _ type: FourCC, _ bytes: ByteSlice, _ suffix: String, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    var fields = RealFields(bytes)
    switch type {
    case "PROP":
      fields.tell(RealFields.properties, .realProperties, suffix, &found)
      if suffix.isEmpty, let length = try? bytes.uint32(at: 20, .big) {
        found.facts.duration = Double(length) / 1000
      }
    case "CONT": fields.tell(RealFields.content, .realContent, suffix, &found)
    case "RJMD": try RealMetadata.read(bytes, "Real-RJMD" + suffix, "", 0, &found)
    default:
      fields.tell(RealFields.stream, .realStream, suffix, &found)
      addTrack(bytes, fields.lastText, fields)
      guard fields.lastText == "logical-fileinfo" else { return }
      try tellProperties(&fields, suffix, &found)
    }
  }

  /// What a chunk says of the whole, in place of a stream.
  private func tellProperties(
    _ fields: inout RealFields, _ suffix: String, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    guard fields.number(4) != nil, fields.number(4) != nil, let version = fields.number(2) else {
      return
    }
    let group = "Real-MDPR" + suffix
    found.add(.realStream, "FileInfoVersion", group: group, version)
    guard let streams = fields.number(2), fields.skip(streams * 6), let rules = fields.number(2),
      fields.skip(rules * 2), fields.number(2) != nil
    else { return }
    while let size = fields.number(4), let version = fields.number(2), size >= 6 {
      try found.charge(entries: 1)
      guard version == 0 else {
        guard fields.skip(size - 6) else { return }
        continue
      }
      guard let length = fields.number(1), let name = fields.take(length),
        let type = fields.number(4), let count = fields.number(2), let value = fields.take(count)
      else { return }
      add(name.text, type, value, group, &found)
    }
  }

  private func add(
    _ name: String, _ type: Int, _ value: ByteSlice, _ group: String,
    _ found: inout MetadataBuilder
  ) {
    let table = TagTable.realStream
    var plain = name.filter { !$0.isWhitespace }
    if let row = RealProperty.all.first(where: { $0.key == name }) { plain = row.name }
    guard !plain.isEmpty, plain.utf8.allSatisfy(NumberText.isOfWord) else { return }
    plain = plain.prefix(1).uppercased() + plain.dropFirst()
    if type == 0 {
      if let number = try? value.uint32(at: 0, .big) {
        found.add(table, plain, group: group, number)
      }
    } else if type == 2 {
      let text = value.elements.untilNUL
      found.add(table, plain, group: group, latin: text, offset: value.offset)
    } else {
      found.add(table, plain, group: group, bytes: value)
    }
  }

  private mutating func addTrack(_ bytes: ByteSlice, _ type: String, _ fields: RealFields) {
    guard !type.hasPrefix("logical-"), !type.isEmpty else { return }
    types.append(type)
    let kind: MovieTrack.Kind =
      type.hasPrefix("video") ? .video : type.hasPrefix("audio") ? .audio : .metadata
    var track = MovieTrack(number: tracks.count + 1, kind: kind, codec: type)
    track.duration = (try? bytes.uint32(at: 26, .big)).map { Double($0) / 1000 }
    // What the codec is to know comes last: a size, and the header of pictures.
    var rest = fields
    let header = rest.number(4).flatMap { rest.take($0) }
    if let header, let sound = RealSound(header) {
      sound.complete(&track)
    } else if let header, header.matches("VIDO", at: 4) {
      track.pixelWidth = try? header.uint16(at: 12, .big)
      track.pixelHeight = try? header.uint16(at: 14, .big)
      track.frameRate = (try? header.uint32(at: 22, .big)).flatMap {
        $0 > 0 ? Double($0) / 65536 : nil
      }
    }
    tracks.append(track)
  }

  /// A file of one stream is named by it.
  func tell(_ found: inout MetadataBuilder) {
    if types.count == 1 { found.format.mimeTypeInExiftool = types[0] }
    found.facts.tracks += tracks
    found.facts.takeMainTrack()
  }
}

/// Names of properties that are not the file's without blanks.
private struct RealProperty {
  let key: String
  let name: String

  static let all = [
    RealProperty(key: "Creation Date", name: "CreateDate"),
    RealProperty(key: "Generated By", name: "Software"),
    RealProperty(key: "Modification Date", name: "ModifyDate"),
  ]
}
