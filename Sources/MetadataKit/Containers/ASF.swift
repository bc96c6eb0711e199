import UniformTypes

extension Container {
  /// Windows Media (Advanced Systems Format 1.20.03): the header object; media and indexes are
  /// skipped.
  package static let asf = Container([
    FileFormat("ASF", "asf", "video/x-ms-asf", .asf),
    FileFormat("WMV", "wmv", "video/x-ms-wmv", .wmv),
    FileFormat("WMA", "wma", "audio/x-ms-wma", .wma),
  ]) {
    (file, found) throws(MetadataError) in
    // The field goes by the name, not by the streams; the type stays that of the streams.
    if !found.fileExtension.isEmpty {
      let type = found.format.type
      found.format = FileFormat("ASF", "asf", "video/x-ms-asf", type)
      found.takeFormat(namedBy: [
        FileFormat("WMV", "wmv", "video/x-ms-wmv", type),
        FileFormat("WMA", "wma", "audio/x-ms-wma", type),
        FileFormat("DIVX", "divx", "video/divx", type),
      ])
    }
    var reader = ASFReader()
    found.attempt { (found) throws(MetadataError) in try reader.read(file, depth: 0, &found) }
    // §3.2: what is broadcast has no length that it could state.
    if let length = found.store.first("ASF", named: "FileLength")?.integer(), length > file.count,
      let flags = found.store.first("ASF", named: "Flags")?.integer(), flags & 1 == 0,
      !found.warnings.contains(where: \.isDamage)
    {
      found.warn(
        Warning(
          .truncated, "the file says that it has \(length) bytes", at: file.start + file.count))
    }
    // §4.7: the shape of pixels.
    let shape = ["AspectRatioX", "AspectRatioY"].compactMap {
      found.store.first("ASF", named: $0)?.integer()
    }
    if shape.count == 2, let main = found.facts.tracks.firstIndex(where: { $0.kind == .video }) {
      found.facts.tracks[main].takeShape((Int(shape[0]), Int(shape[1])))
    }
    let isAlone = found.facts.tracks.count == 1
    for index in found.facts.tracks.indices {
      reader.complete(&found.facts.tracks[index])
      // Of several, none says how long it is.
      if isAlone { found.facts.tracks[index].duration = found.facts.duration }
    }
    found.facts.takeMainTrack()
  }
}
