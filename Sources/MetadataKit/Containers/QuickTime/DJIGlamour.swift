/// What some of DJI's cameras were set to make of faces: a text of keys and values in a movie's user
/// data, `beauty_enable=1;smoother=50`.
enum DJIGlamour {
  @Sendable static func read(
    _ body: Region, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    let bytes = try body.all(limit: found.limits.valueBytes)
    let settings = bytes.elements.split(separator: 0x3b)
    try found.charge(entries: settings.count)
    for setting in settings {
      let parts = setting.split(separator: 0x3d, omittingEmptySubsequences: false)
      guard parts.count > 1 else { continue }
      let key = parts[0].prefix(Limits.nameBytes)
      found.add(
        .djiGlamour, name(of: key), text: parts[1].filter { $0 != 0 }, offset: -1)
    }
  }

  private static func name(of key: ArraySlice<UInt8>) -> String {
    key.elementsEqual("mouth_beautify".utf8) ? "MouthModify" : words(key)
  }

  /// Known keys lose what stands between their words; others keep it.
  private static func words(_ key: ArraySlice<UInt8>) -> String {
    let name = String(heading: key)
    let plain = name.filter { $0 != "_" }
    return TagTable.djiGlamour.index(of: plain) == nil ? name : plain
  }
}
