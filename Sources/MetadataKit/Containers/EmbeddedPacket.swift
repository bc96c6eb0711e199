/// The XMP packet of a document, which programs leave as it is so that it can be found without
/// knowing the format (XMP specification part 3 §1; ISO 32000-1 §14.3.2 of PDF).
enum EmbeddedPacket {
  /// The first packet near the document's start or end.
  ///
  /// - Parameter isAnywhere: whether it is also looked for in between, as far as limits allow.
  static func find(
    in file: Region, isAnywhere: Bool = false, _ limits: Limits
  ) throws(MetadataError) -> Region? {
    let end = max(0, file.count - window)
    var position = 0
    while position < file.count {
      let bytes = try file.head(at: position, count: window)
      if let start = bytes.firstPlace(of: "<?xpacket begin") {
        return try packet(file, from: position + start, limits)
      }
      if bytes.count < window { return nil }
      position += window - 32
      // What lies between is pages and pictures.
      if position > (isAnywhere ? limits.blockBytes : mostRead) { position = max(position, end) }
    }
    return nil
  }

  private static let window = 128 << 10
  private static let mostRead = 1 << 20

  /// The packet that starts at a position, up to its end mark.
  private static func packet(
    _ file: Region, from start: Int, _ limits: Limits
  ) throws(MetadataError) -> Region {
    var position = start
    while position - start < limits.blockBytes {
      let bytes = try file.head(at: position, count: window)
      if let mark = bytes.firstPlace(of: "<?xpacket end") {
        return file.clamped(at: start, count: position - start + mark + 19)
      }
      if bytes.count < window { break }
      position += window - 32
    }
    throw MetadataError(.truncated, "a packet of XMP without an end", at: file.start + start)
  }
}
