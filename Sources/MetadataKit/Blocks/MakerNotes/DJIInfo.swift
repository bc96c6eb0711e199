/// What DJI's cameras note in texts: in makers' notes of drones, and in a segment of a JPEG.
struct DJIInfo {
  let bytes: ByteSlice
  /// Whether the bytes stand in the file as they are.
  let isInFile: Bool

  /// Tells of what stands in brackets up to a bracket that another one, or the end, follows.
  func tell(_ found: inout MetadataBuilder) {
    var start = 0
    while bytes[start] == 0x5b, let end = endOfBracket(from: start + 1),
      (try? found.charge(entries: 1)) != nil
    {
      let content = bytes.prefix(end).suffix(from: start + 1)
      if let colon = content.firstIndex(of: 0x3a) {
        let key = content.prefix(colon).text
        let name = Self.names.first { $0.key == key }?.name ?? Self.name(of: key)
        let value = content.suffix(from: colon + 1)
        var length = value.count
        while length > 0, value[length - 1] == 0 { length -= 1 }
        let text = value.prefix(length).elements
        if !text.isEmpty, text.allSatisfy({ (0x20...0x7e).contains($0) }) {
          found.add(.djiInfo, name, group: "DJI", text: text, offset: -1)
        } else {
          found.add(.djiInfoBytes, name, group: "DJI", bytes: value, isInFile: isInFile)
        }
      }
      start = end + 1
    }
  }

  /// Where the next bracket closes that another one, or the end, follows.
  private func endOfBracket(from start: Int) -> Int? {
    var start = start
    while let end = bytes.firstIndex(of: 0x5d, from: start) {
      if end + 1 == bytes.count || bytes[end + 1] == 0x5b { return end }
      start = end + 1
    }
    return nil
  }

  /// What stands before the colon where that is no name.
  private static let names: [(key: String, name: String)] = [
    ("ae_dbg_info", "AEDebugInfo"),
    ("ae_histogram_info", "AEHistogramInfo"),
    ("ae_local_histogram", "AELocalHistogram"),
    ("ae_liveview_histogram_info", "AELiveViewHistogramInfo"),
    ("ae_liveview_local_histogram", "AELiveViewLocalHistogram"),
    ("awb_dbg_info", "AWBDebugInfo"),
    ("af_dbg_info", "AFDebugInfo"),
    ("hiso", "Histogram"),
    ("xidiri", "Xidiri"),
    ("GimbalDegree(Y,P,R)", "GimbalDegree"),
    ("FlightDegree(Y,P,R)", "FlightDegree"),
    ("adj_dbg_info", "ADJDebugInfo"),
    ("sensor_id", "SensorID"),
    ("FlightSpeed(X,Y,Z)", "FlightSpeed"),
    ("hyperlapse_dbg_info", "HyperlapsDebugInfo"),
  ]

  /// A key as a name: small letters behind what is no letter become capitals.
  private static func name(of key: String) -> String {
    var bytes = Array(key.utf8.prefix(64))
    for index in bytes.indices.dropFirst()
    where (0x61...0x7a).contains(bytes[index]) && !NumberText.isLetter(bytes[index - 1]) {
      bytes[index] -= 0x20
    }
    return String(decoding: bytes, as: UTF8.self).tagName
  }
}

extension TagTable {
  /// What ``djiInfo`` names, where it is no text.
  fileprivate static let djiInfoBytes = TagTable(
    djiInfo.name, group: "DJI", isNumberless: true,
    djiInfo.rows.map { TagRow($0.id, $0.name, traits: .binary) })
}
