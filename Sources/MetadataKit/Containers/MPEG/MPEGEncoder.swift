/// What encoders of layer III say of themselves in the first frame: `Xing` (Xing, SDK 1.0), `Info`
/// and `LAME` (Mp3 Info Tag, revision 1), `VBRI` (Fraunhofer IIS).
enum MPEGEncoder {
  /// What stands behind the side information of a frame, where it is of an encoder.
  private static func body(
    _ data: ArraySlice<UInt8>, _ header: MPEGAudioHeader
  ) -> (isVariable: Bool, rest: ArraySlice<UInt8>)? {
    let skipped =
      header.version == 3 ? (header.isMono ? 17 : 32) : (header.isMono ? 9 : 17)
    let rest = data.dropFirst(skipped)
    guard rest.count >= 8 else { return nil }
    let isVariable = rest.starts(with: Array("Xing".utf8))
    guard isVariable || rest.starts(with: Array("Info".utf8)) else { return nil }
    return (isVariable, rest.dropFirst(4))
  }

  /// Whether a frame is of an encoder.
  ///
  /// - Parameter data: what follows the frame's header.
  static func has(_ data: ArraySlice<UInt8>, _ header: MPEGAudioHeader) -> Bool {
    frames(ofFraunhofer: data) != nil || body(data, header) != nil
  }

  /// How many frames there are; nil where it does not say.
  ///
  /// - Parameter data: what follows the frame's header.
  static func frames(_ data: ArraySlice<UInt8>, _ header: MPEGAudioHeader) -> Int? {
    if let frames = frames(ofFraunhofer: data) { return frames }
    guard let rest = body(data, header)?.rest.prefix(8), rest.count == 8 else { return nil }
    let numbers = [rest.prefix(4), rest.suffix(4)].map { $0.bigEndian(Int.self) }
    return numbers[0] & 1 != 0 ? numbers[1] : nil
  }

  /// The same as Fraunhofer's encoder says it, at a place that is fixed: behind a version, two more
  /// numbers of two bytes, and how many bytes there are.
  private static func frames(ofFraunhofer data: ArraySlice<UInt8>) -> Int? {
    let rest = data.dropFirst(32)
    guard rest.starts(with: Array("VBRI".utf8)), rest.count >= 18 else { return nil }
    return rest.dropFirst(14).prefix(4).bigEndian(Int.self)
  }

  /// - Parameter data: what follows the frame's header.
  static func read(
    _ data: ArraySlice<UInt8>, _ header: MPEGAudioHeader, _ found: inout MetadataBuilder
  ) {
    guard let start = body(data, header) else { return }
    var rest = start.rest
    let table = TagTable.mpegEncoder
    func number() -> Int? {
      guard rest.count >= 4 else { return nil }
      defer { rest = rest.dropFirst(4) }
      return rest.prefix(4).bigEndian(Int.self)
    }
    guard let flags = number() else { return }
    var scale: Int?
    for (bit, name) in [(1, "VBRFrames"), (2, "VBRBytes"), (4, ""), (8, "VBRScale")]
    where flags & bit != 0 {
      guard bit != 4 else {
        guard rest.count >= 100 else { return }
        rest = rest.dropFirst(100)
        continue
      }
      guard let value = number() else { return }
      if start.isVariable { found.add(table, name, value) }
      if bit == 8 { scale = value }
    }
    if flags & 16 != 0 { guard rest.count >= 348 else { return } }
    readLAME(rest, scale, &found)
  }

  private static func readLAME(
    _ data: ArraySlice<UInt8>, _ scale: Int?, _ found: inout MetadataBuilder
  ) {
    guard data.starts(with: Array("LAME".utf8)) || data.starts(with: Array("GOGO".utf8)),
      data.count >= 9
    else { return }
    let name = data.prefix(9)
    // From version 3.90 on a header follows; before, a longer name. Programs that are built on LAME
    // write the header with another word for the version.
    let version = NumberText.leading(name.dropFirst(4))
    let isBuiltOnLAME = version == 0 && name.first == UInt8(ascii: "L")
    guard version >= 3.9 || name.dropFirst(4).starts(with: Array("3.1".utf8)) || isBuiltOnLAME
    else {
      let longer = data.prefix(20).untilNUL
      return found.add(.mpegEncoder, "Encoder", text: longer, offset: -1)
    }
    // exiftool compares versions as texts: 3.100 comes before 3.90.
    let isMisread = name.lexicographicallyPrecedes("LAME3.90".utf8)
    if isMisread {
      // What stands between NULs is all of it there.
      let all = data.prefix(20).filter { $0 != 0 }
      found.add(.mpegEncoderMisread, "Encoder", text: all[...], offset: -1)
    }
    let table = isMisread ? TagTable.mpegEncoderUnread : .mpegEncoder
    found.add(table, "Encoder", text: name.untilNUL, offset: -1)
    let scale = scale ?? 0
    if scale <= 100 {
      found.add(table, "LameVBRQuality", (100 - scale) / 10)
      found.add(table, "LameQuality", (100 - scale) % 10)
    }
    let bytes = Array(data.prefix(25))
    if bytes.count > 9 { found.add(table, "LameMethod", Int(bytes[9] & 15)) }
    if bytes.count > 10 { found.add(table, "LameLowPassFilter", Int(bytes[10]) * 100) }
    if bytes.count > 20 { found.add(table, "LameBitrate", Int(bytes[20]) * 1000) }
    if bytes.count > 24 { found.add(table, "LameStereoMode", Int(bytes[24] >> 2 & 7)) }
  }
}
