/// Puts together packets of an MPEG-2 transport stream.
enum TransportBytes {
  /// One packet; what its payload leaves is filled by the adaptation field.
  static func packet(
    _ id: Int, isStart: Bool = true, clock: Int? = nil, _ payload: [UInt8]
  ) -> [UInt8] {
    var field: [UInt8] = [0]
    if let clock {
      let base = clock / 300
      field =
        [0x10] + BoxBytes.number(base >> 1, 4)
        + BoxBytes.number((base & 1) << 15 | 0x7e00 | clock % 300, 2)
    }
    let room = 184 - 1 - field.count
    let body = Array(payload.prefix(room))
    field += [UInt8](repeating: 0xff, count: room - body.count)
    return [0x47]
      + BoxBytes.number((isStart ? 0x4000 : 0) | id, 2) + [body.isEmpty ? 0x20 : 0x30]
      + [UInt8(field.count)] + field + body
  }

  /// A section of a table, with room for its check sum.
  private static func section(_ table: Int, _ body: [UInt8]) -> [UInt8] {
    [0, UInt8(table)] + BoxBytes.number(0xb000 | (body.count + 9), 2) + [0, 1, 0xc1, 0, 0] + body
      + [0, 0, 0, 0]
  }

  static func programs(map: Int) -> [UInt8] {
    packet(0, section(0, [0, 1] + BoxBytes.number(0xe000 | map, 2)))
  }

  /// The map of a program: streams with their types and descriptors.
  static func map(
    _ id: Int, clock: Int, descriptors: [UInt8] = [],
    _ streams: [(type: Int, id: Int, descriptors: [UInt8])]
  ) -> [UInt8] {
    packet(
      id,
      section(
        2,
        BoxBytes.number(0xe000 | clock, 2) + [0xf0, UInt8(descriptors.count)] + descriptors
          + streams.flatMap {
            BoxBytes.number($0.type, 1) + BoxBytes.number(0xe000 | $0.id, 2)
              + BoxBytes.number(0xf000 | $0.descriptors.count, 2) + $0.descriptors
          }))
  }

  /// The header of a packet of an elementary stream, then its data.
  static func elementary(_ stream: UInt8, _ data: [UInt8]) -> [UInt8] {
    [0, 0, 1, stream, 0, 0, 0x80, 0, 0] + data
  }
}
