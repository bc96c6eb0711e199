/// Reads the tables and the first samples of a transport stream, then looks for its last clock from
/// the end (ISO 13818-1 §2.4).
struct TransportStream {
  /// Bytes that are read from the start at most, and from the end: packets of one stream may stand
  /// far apart.
  private static let most = 512 << 10
  private static let packetsPerRead = 64
  private static let packetLength = 188
  /// The size of packets with what corrects errors.
  private static let correctedSize = 204

  private let file: Region
  /// 188 bytes, 192 with a time stamp in front (Blu-ray, AVCHD), or 204 with what corrects errors behind (DVB, ETSI
  /// EN 300 421 §4.4.2).
  private let packetSize: Int
  /// How many bytes of a packet stand before its start.
  private let stamp: Int
  private let start: Int

  private var programs = ProgramTables()
  private(set) var streams = ElementaryStreams()
  /// Streams that are still to be looked at, and those that exiftool does not look at.
  private var needed: Set<Int> = [0]
  private var wanted: Set<Int> = []
  private var done: Set<Int> = [1, 2, 0x1fff]
  /// The first and the last clock, in ticks of 27 MHz.
  private(set) var first: Int?
  private(set) var last: Int?
  /// Whether the first one came when exiftool would have read no more.
  private(set) var isFirstLate = false
  /// The first and the last time at which something is to be shown, in ticks of 90 kHz: some streams
  /// have no clock.
  private(set) var shown: ClosedRange<Int>?

  /// nil of what has no packets.
  init?(_ file: Region) throws(MetadataError) {
    self.file = file
    let head = try file.head(count: 5 * Self.correctedSize)
    // The first packet may have lost its start.
    for position in 0..<min(Self.correctedSize, head.count) where head[position] == 0x47 {
      for size in [Self.packetLength, 192, Self.correctedSize]
      where head[position + size * 2] == 0x47
        && (1...3).allSatisfy({ (head[position + size * $0] ?? 0x47) == 0x47 })
      {
        packetSize = size
        stamp = size == 192 ? 4 : 0
        start = position >= stamp ? position - stamp : position - stamp + size
        return
      }
    }
    return nil
  }

  mutating func read(_ found: inout MetadataBuilder) {
    if packetSize == Self.correctedSize { found.format = found.format.outsideExiftool }
    if start > 0 {
      found.warn(Warning(.malformed, "the file does not begin with the start of a packet", at: 0))
    }
    found.attempt { (found) throws(MetadataError) in
      let end = try readForward(&found)
      if first != nil || shown != nil { try readBackward(to: end) }
    }
    streams.finish(&found)
    tell(&found)
    if hasPartOfAPacket {
      found.warn(
        Warning(.truncated, "the file ends within a packet", at: file.start + file.count))
    }
  }

  /// Whether less than a packet stands at the end, behind a whole one: what is something else does
  /// not begin as packets do.
  private var hasPartOfAPacket: Bool {
    let rest = (file.count - start) % packetSize
    guard rest > stamp,
      let tail = try? file.head(at: file.count - rest - packetSize, count: packetSize + rest)
    else { return false }
    return tail[stamp] == 0x47 && tail[packetSize + stamp] == 0x47
  }

  private var isReading: Bool { !needed.isEmpty || !wanted.isEmpty }

  /// Reads packets until every stream has told what it has to; the place behind the last one.
  private mutating func readForward(_ found: inout MetadataBuilder) throws(MetadataError) -> Int {
    var position = start
    while isReading, position < start + Self.most {
      let chunk = try file.head(at: position, count: packetSize * Self.packetsPerRead)
      let count = chunk.count / packetSize
      guard count > 0 else { break }
      for index in 0..<count where isReading {
        try read(
          try chunk.slice(at: index * packetSize + stamp, count: Self.packetLength), &found)
        position += packetSize
      }
    }
    return position
  }

  /// Looks for the last clock before the end, not further back than what was read.
  private mutating func readBackward(to end: Int) throws(MetadataError) {
    let count = (file.count - start) / packetSize
    let limit = max(end, file.count - Self.most)
    var position = start + count * packetSize
    while position > limit {
      let size = min(packetSize * Self.packetsPerRead, position - end)
      guard size >= packetSize else { return }
      position -= size
      let chunk = try file.head(at: position, count: size)
      var found: Int?
      var times: [Int] = []
      for index in 0..<(chunk.count / packetSize) {
        let packet = try chunk.slice(at: index * packetSize + stamp, count: Self.packetLength)
        guard packet[0] == 0x47 else { continue }
        found = try clock(of: packet) ?? found
        if first == nil, let time = Self.timeShown(in: packet) { times.append(time) }
      }
      if first != nil, let found {
        last = found
        return
      }
      // Pictures do not come in the order in which they are shown.
      if let latest = times.max(), let earliest = shown?.lowerBound {
        shown = earliest...max(earliest, latest)
        return
      }
    }
    // Somewhere between is a later one than the last that was read.
    if limit > end {
      last = nil
      shown = nil
    }
  }

  private mutating func read(
    _ packet: ByteSlice, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    guard packet[0] == 0x47 else {
      throw MetadataError(.malformed, "a packet does not begin as packets do", at: packet.offset)
    }
    let isStart = try packet.uint8(at: 1) & 0x40 != 0
    let id = try packet.uint16(at: 1, .big) & 0x1fff
    let flags = try packet.uint8(at: 3)
    var payload = packet.suffix(from: 4)
    if flags & 0x20 != 0 {
      if let clock = try clock(of: packet) {
        if first == nil {
          first = clock
          isFirstLate = needed.isEmpty
        }
        last = clock
      }
      payload = payload.suffix(from: 1 + (try packet.uint8(at: 4)))
    }
    guard flags & 0x10 != 0, !payload.isEmpty else { return }
    if first == nil, let time = Self.timeShown(in: packet) {
      shown = min(time, shown?.lowerBound ?? time)...max(time, shown?.upperBound ?? time)
    }
    if id == 0 || programs.maps.contains(id) {
      try readTable(id, isStart: isStart, payload, &found)
    } else if !done.contains(id) {
      if streams.read(id, isStart: isStart, payload, &found) {
        finish(id)
      } else if streams.late.contains(id), needed.remove(id) != nil {
        wanted.insert(id)
      }
    }
  }

  private mutating func finish(_ id: Int) {
    needed.remove(id)
    wanted.remove(id)
    done.insert(id)
  }

  private mutating func readTable(
    _ id: Int, isStart: Bool, _ payload: ByteSlice, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    guard let section = try programs.section(id, isStart: isStart, payload) else { return }
    if id == 0 {
      for map in try programs.readPrograms(section) where !done.contains(map) {
        needed.insert(map)
      }
    } else {
      for stream in try programs.readMap(section, isFirst: !done.contains(id), &found) {
        streams.types[stream.id] = stream.type
        streams.privateTypes[stream.id] = stream.content?.type
        guard streams.order.count < 64 else { continue }
        if !streams.order.contains(where: { $0.id == stream.id }) { streams.order.append(stream) }
        if done.contains(stream.id) { continue }
        if stream.isAudioOrVideo {
          needed.insert(stream.id)
        } else if stream.content?.type != nil {
          wanted.insert(stream.id)
        }
      }
    }
    finish(id)
  }
}
