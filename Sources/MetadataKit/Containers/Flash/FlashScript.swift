/// The script data of a Flash movie, in Action Message Format (AMF 0, 2007).
struct FlashScript {
  private let data: ByteSlice
  private let region: Region
  private let limits: Limits
  private var position = 0
  private var values = 0

  /// A value without parts of its own.
  private enum Value {
    case number(Double)
    case text([UInt8])
    case list([Value])
    case none
    /// What has parts, which are added already.
    case structure
    case end
  }

  init(_ body: Region, limits: Limits) throws(MetadataError) {
    region = body
    data = try body.all(limit: limits.blockBytes)
    self.limits = limits
  }

  /// Adds what the data say where they are of a kind that is known.
  mutating func read(_ found: inout MetadataBuilder) throws(MetadataError) {
    guard case .text(let name) = try value("", depth: 0, &found) else { return }
    let kinds = ["onMetaData", "onXMPData"]
    guard kinds.contains(where: { name.elementsEqual($0.utf8) }) else { return }
    while position < data.count { _ = try value("", depth: 0, &found) }
  }

  /// Reads a value; its parts are added under its name (§2).
  private mutating func value(
    _ name: String, depth: Int, _ found: inout MetadataBuilder
  ) throws(MetadataError) -> Value {
    values += 1
    guard depth <= limits.nesting, values <= limits.entries else {
      throw MetadataError(.limitExceeded, "script data are too deep or too many", at: data.offset)
    }
    try found.charge(16 + name.utf8.count)
    let type = try data.uint8(at: position)
    position += 1
    switch type {
    case 0: return .number(Double(bitPattern: try data.uint64(at: take(8), .big)))
    case 1:
      let number = try data.uint8(at: take(1))
      return number < 2 ? .text(Array((number == 1 ? "Yes" : "No").utf8)) : .number(Double(number))
    case 2: return .text(try text(try data.uint16(at: take(2), .big)))
    case 3, 8, 16:
      if type == 8 { position += 4 }
      if type == 16 { _ = try text(try data.uint16(at: take(2), .big)) }
      try structure(name, depth: depth, &found)
      return .structure
    case 5, 6, 13: return .none
    case 7: return .number(Double(try data.uint16(at: take(2), .big)))
    case 9: return .end
    case 10: return try list(name, depth: depth, &found)
    case 11: return .text(try date())
    case 12, 15: return .text(try text(try data.uint32(at: take(4), .big)))
    default:
      throw MetadataError(
        .unsupported, "script data of type \(type)", at: data.offset + position - 1)
    }
  }

  /// The position of so many bytes, and goes on behind them.
  private mutating func take(_ count: Int) -> Int {
    position += count
    return position - count
  }

  private mutating func text(_ count: Int) throws(MetadataError) -> [UInt8] {
    try data.slice(at: take(count), count: count).bytes
  }

  private mutating func list(
    _ name: String, depth: Int, _ found: inout MetadataBuilder
  ) throws(MetadataError) -> Value {
    let count = try data.uint32(at: take(4), .big)
    var items: [Value] = []
    for index in 0..<count {
      // Only what has parts needs a name.
      let hasParts = data[position].map { [3, 8, 10, 16].contains($0) } ?? false
      let item = try value(
        name.isEmpty || !hasParts ? "" : name + String(index), depth: depth + 1, &found)
      if case .structure = item { continue }
      items.append(item)
    }
    return .list(items)
  }

  /// Milliseconds since 1970 and minutes from UTC (§2.13).
  private mutating func date() throws(MetadataError) -> [UInt8] {
    let time = Double(bitPattern: try data.uint64(at: take(8), .big)) / 1000
    let raw = try data.uint16(at: take(2), .big)
    let zone = Int(Int16(truncatingIfNeeded: raw))
    let whole = time.rounded(.down)
    guard let seconds = Int64(exactly: whole), seconds.magnitude < 1 << 40 else { return [] }
    var text = TextBuffer()
    text.append(unixTime: seconds)
    var fraction = TextBuffer()
    fraction.append(time - whole, fractionDigits: 6)
    text.append(bytes: fraction.bytes.dropFirst())
    text.append(zone < 0 ? "-" : "+")
    text.append(abs(zone) / 60, digits: 2)
    text.append(":")
    text.append(abs(zone) % 60, digits: 2)
    return text.bytes
  }

  /// Names and values up to the end mark.
  private mutating func structure(
    _ outer: String, depth: Int, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    while true {
      let key = String(
        decoding: try text(try data.uint16(at: take(2), .big)), as: UTF8.self)
      // The field has names of its own for lists of places in the movie.
      let part =
        outer.isEmpty && key == "cuePoints"
        ? "CuePoint"
        : outer.hasPrefix("CuePoint") && key == "parameters" ? "Parameter" : key
      let name = (outer.isEmpty ? part : outer + part.capitalized).boundedName
      let start = position
      switch try value(name, depth: depth + 1, &found) {
      case .end: return
      case .structure: continue
      case .text where name == "liveXML":
        // A type and a length stand in front.
        let head = data[start] == 2 ? 3 : 5
        found.add(.xmp, region.clamped(at: start + head, count: position - start - head))
      case let value: add(value, name, &found)
      }
    }
  }

  /// The items of lists within a list stand beside its own.
  private static func flat(_ items: [Value]) -> [Value] {
    items.flatMap { (item) -> [Value] in
      if case .list(let inner) = item { flat(inner) } else { [item] }
    }
  }

  private func add(_ value: Value, _ key: String, _ found: inout MetadataBuilder) {
    guard key.utf8.allSatisfy(NumberText.isOfWord), !key.isEmpty else { return }
    let name = TagTable.flashNames.first { $0.key == key }?.name ?? key.capitalized
    switch value {
    case .number(let number): found.add(.flash, name, doubles: [number])
    case .text(let text): found.add(.flash, name, text: text, offset: -1)
    case .none: found.add(.flash, name, text: "")
    case .list(let items):
      for (index, item) in Self.flat(items).enumerated() {
        found.continuesList = index > 0
        switch item {
        case .number(let number): found.add(.flash, name, doubles: [number])
        case .text(let text): found.add(.flash, name, text: text, offset: -1)
        default: found.add(.flash, name, text: "")
        }
      }
    case .structure, .end: return
    }
  }
}
