/// Fields one after the other, some of whose lengths stand before them.
struct RealFields {
  private let bytes: ByteSlice
  private var position = 0
  /// The text that came last.
  private(set) var lastText = ""

  /// A field: its name where it is told, and its size; 0: a text as long as the field before says.
  typealias Field = (name: String, size: Int)

  // swift-format-ignore
  static let properties: [Field] = [
    ("MaxBitrate", 4), ("AvgBitrate", 4), ("MaxPacketSize", 4), ("AvgPacketSize", 4),
    ("NumPackets", 4), ("Duration", 4), ("Preroll", 4), ("", 4), ("", 4), ("NumStreams", 2),
    ("Flags", 2),
  ]
  // swift-format-ignore
  static let content: [Field] = [
    ("", 2), ("Title", 0), ("", 2), ("Author", 0), ("", 2), ("Copyright", 0), ("", 2),
    ("Comment", 0),
  ]
  // swift-format-ignore
  static let stream: [Field] = [
    ("StreamNumber", 2), ("StreamMaxBitrate", 4), ("StreamAvgBitrate", 4),
    ("StreamMaxPacketSize", 4), ("StreamAvgPacketSize", 4), ("StreamStartTime", 4),
    ("StreamPreroll", 4), ("StreamDuration", 4), ("", 1), ("StreamName", 0), ("", 1),
    ("StreamMimeType", 0),
  ]
  // swift-format-ignore
  static let audio3: [Field] = [
    ("Channels", 2), ("", 6), ("BytesPerMinute", 2), ("AudioBytes", 4), ("", 1), ("Title", 0),
    ("", 1), ("Artist", 0), ("", 1), ("Copyright", 0), ("", 1), ("Comment", 0),
  ]
  // swift-format-ignore
  static let audio4: [Field] = [
    ("", 4), ("", 4), ("", 2), ("", 4), ("", 2), ("", 4), ("AudioBytes", 4),
    ("BytesPerMinute", 4), ("", 4), ("", 2), ("AudioFrameSize", 2), ("", 2), ("", 2),
    ("SampleRate", 2), ("", 2), ("BitsPerSample", 2), ("Channels", 2), ("", 1), ("", 4), ("", 1),
    ("", 4), ("", 1), ("", 2), ("", 1), ("Title", 0), ("", 1), ("Artist", 0), ("", 1),
    ("Copyright", 0), ("", 1), ("Comment", 0),
  ]
  // swift-format-ignore
  static let audio5: [Field] = [
    ("", 4), ("", 4), ("", 2), ("", 4), ("", 2), ("", 4), ("AudioBytes", 4),
    ("BytesPerMinute", 4), ("", 4), ("", 2), ("", 2), ("", 2), ("SampleRate", 2), ("", 2),
    ("BitsPerSample", 4), ("Channels", 2),
  ]

  init(_ bytes: ByteSlice) { self.bytes = bytes }

  mutating func take(_ count: Int) -> ByteSlice? {
    guard let value = try? bytes.slice(at: position, count: count) else { return nil }
    position += count
    return value
  }

  mutating func number(_ size: Int) -> Int? {
    take(size).map { $0.elements.bigEndian(Int.self) }
  }

  mutating func skip(_ count: Int) -> Bool { take(count) != nil }

  /// Tells of fields as far as they go.
  mutating func tell(
    _ fields: [Field], _ table: TagTable, _ suffix: String, _ found: inout MetadataBuilder
  ) {
    let group = table.group + suffix
    var length = 0
    for field in fields {
      if field.size == 0 {
        guard let value = take(length) else { return }
        let text = value.elements.untilNUL
        lastText = String(decoding: text, as: UTF8.self)
        if length > 0 {
          found.add(table, field.name, group: group, latin: text, offset: value.offset)
        }
      } else if field.size > 4 {
        guard skip(field.size) else { return }
      } else {
        guard let number = number(field.size) else { return }
        length = number
        if !field.name.isEmpty { found.add(table, field.name, group: group, number) }
      }
    }
  }
}
