/// The sets of a file as they come. Those in the footer replace equal ones of the header.
struct MXFSets {
  private(set) var sets: [MXFSet] = []
  private(set) var numbers: [MXFSet.Identifier: Int] = [:]
  /// The elements of all sets, one after the other.
  private(set) var fields: [MXFField] = []
  /// The sets that the others are parts of.
  private(set) var prefaces: [MXFSet.Identifier] = []
  /// For the number of a track which of the file's tracks it is, from 1.
  private(set) var tracks: [Int: Int] = [:]

  /// The labels that the two bytes before an element stand for.
  private var labels: [Int: ByteSlice] = [:]
  /// What was looked up of them.
  private var entries: [Int: MXFEntry?] = [:]

  /// Takes the version of the format, which the header's first partition states.
  mutating func add(version: ByteSlice) {
    fields.append(MXFField(entry: MXFEntry(row: 1, name: "MXFVersion"), value: version))
  }

  /// Reads which element each local tag stands for (SMPTE 377-1 §9.2).
  mutating func primer(_ pack: ByteSlice, _ found: inout MetadataBuilder) throws(MetadataError) {
    guard pack.count > 8 else { return }
    let size = try pack.uint32(at: 4, .big)
    guard size >= 18 else { return }
    let count = min(try pack.uint32(at: 0, .big), (pack.count - 8) / size)
    try found.charge(entries: count)
    for index in 0..<count {
      let place = 8 + index * size
      let tag = try pack.uint16(at: place, .big)
      labels[tag] = try pack.slice(at: place + 2, count: 16)
      entries[tag] = nil
    }
  }

  private mutating func entry(of tag: Int) -> MXFEntry? {
    if let known = entries[tag] { return known }
    let entry = labels[tag].flatMap { MXFDictionary.entry($0) }
    entries[tag] = .some(entry)
    return entry
  }

  /// Reads a set: elements, each behind its local tag and its length (SMPTE 377-1 §9.3).
  mutating func read(
    _ content: ByteSlice, _ kind: MXFSet.Kind, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    var state = State()
    let first = fields.count
    defer { close(state, kind, first) }
    var position = 0
    while position + 4 < content.count {
      try found.charge(entries: 1)
      let tag = try content.uint16(at: position, .big)
      let count = try content.uint16(at: position + 2, .big)
      guard position + 4 + count <= content.count else { break }
      let value = try content.slice(at: position + 4, count: count)
      position += 4 + count
      guard let entry = entry(of: tag) else { continue }
      try take(entry, value, &state, &found)
    }
    try hand(down: &state, &found)
  }

  /// What the elements of a set say together.
  private struct State {
    var identifier: MXFSet.Identifier?
    var parts: [MXFSet.Identifier] = []
    var track: Int?
    var editRate: Double?
    /// The language that it states, and the one that it was given.
    var language = ""
    var textLanguage = ""
  }

  private mutating func take(
    _ entry: MXFEntry, _ value: ByteSlice, _ state: inout State, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    var entry = entry
    switch UInt8(truncatingIfNeeded: entry.row) {
    case UInt8(ascii: "I"):
      state.identifier = MXFSet.Identifier(value)
      let number = state.identifier.flatMap { numbers[$0] }
      state.textLanguage = number.map { sets[$0].language } ?? ""
      return
    case UInt8(ascii: "R"):
      if let part = MXFSet.Identifier(value) { state.parts.append(part) }
      return
    case UInt8(ascii: "V"): return try references(value, &state, &found)
    case UInt8(ascii: "n"), UInt8(ascii: "N"):
      // All bits are set where a length is not known.
      guard value.count >= 8 else { return }
      let number = try value.uint64(at: 0, .big)
      let isSigned = entry.row == UInt32(UInt8(ascii: "N"))
      if isSigned ? Double(Int64(bitPattern: number)) > 1e18 : Double(number) > 1e18 { return }
    case UInt8(ascii: "e"): if value.count <= 8 { return }
    case UInt8(ascii: "g"):
      // It becomes a part of names.
      let code = value.prefix(Self.longestLanguage).elements.untilNUL
      state.language = String(decoding: code, as: UTF8.self)
    case UInt8(ascii: "u"):
      if !state.textLanguage.isEmpty {
        entry = MXFEntry(row: entry.row, name: entry.name + "-" + state.textLanguage)
      }
    case UInt8(ascii: "r"):
      if entry.name == "EditRate" { state.editRate = Self.rate(value) }
    case UInt8(ascii: "l"):
      if value.count == 4, entry.name.hasSuffix("TrackID") {
        let track = try value.uint32(at: 0, .big)
        state.track = track
        if tracks[track] == nil { tracks[track] = tracks.count + 1 }
      }
    default: break
    }
    guard fields.count < found.limits.entries else {
      throw MetadataError(.limitExceeded, "more than \(found.limits.entries) elements")
    }
    fields.append(MXFField(entry: entry, value: value))
  }

  /// Reads an array of identifiers: how many, how long each, and those.
  private func references(
    _ value: ByteSlice, _ state: inout State, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    guard value.count > 16 else { return }
    let size = try value.uint32(at: 4, .big)
    guard size >= 16 else { return }
    let stated = try value.uint32(at: 0, .big)
    let count = min(stated, (value.count - 8) / size)
    if count < stated {
      found.warn(
        Warning(.malformed, "a list of \(stated) sets has room for \(count)", at: value.offset))
    }
    for index in 0..<count {
      let part = try value.slice(at: 8 + index * size, count: 16)
      if let part = MXFSet.Identifier(part) { state.parts.append(part) }
    }
  }

  /// Bytes of a language's code that are kept.
  private static let longestLanguage = 16

  /// Elements a second, as precise as they are told.
  static func rate(_ value: ByteSlice) -> Double? {
    guard let numerator = try? value.int32(at: 0, .big),
      let denominator = try? value.int32(at: 4, .big), numerator != 0, denominator != 0
    else { return nil }
    var text = TextBuffer()
    text.append(Double(numerator) / Double(denominator), significantDigits: 10)
    return NumberText.whole(text.bytes[...])
  }

  /// Keeps what a set said of itself under its identifier.
  private mutating func close(_ state: State, _ kind: MXFSet.Kind, _ first: Int) {
    guard let identifier = state.identifier else { return }
    let number = number(of: identifier)
    for index in first..<fields.count { fields[index].set = number }
    sets[number].kind = kind
    sets[number].parts += state.parts
    if let track = state.track { sets[number].track = track }
    if let rate = state.editRate { sets[number].editRate = rate }
    if !state.language.isEmpty { sets[number].language = state.language }
    if kind == .preface { prefaces.append(identifier) }
  }

  /// Tells the parts of a set the language of its texts.
  private mutating func hand(down state: inout State, _ found: inout MetadataBuilder)
    throws(MetadataError)
  {
    guard let identifier = state.identifier else { return }
    let number = number(of: identifier)
    let language = state.language.isEmpty ? sets[number].language : state.language
    guard !language.isEmpty else { return }
    let parts = [sets[number].parts, state.parts]
    for some in parts {
      try found.charge(entries: some.count)
      for part in some { sets[self.number(of: part)].language = language }
    }
  }

  private mutating func number(of identifier: MXFSet.Identifier) -> Int {
    if let known = numbers[identifier] { return known }
    numbers[identifier] = sets.count
    sets.append(MXFSet())
    return sets.count - 1
  }

  /// Notes the track that a set is of, and that its place is known.
  mutating func place(_ number: Int, track: Int?, isOfMaterial: Bool) {
    sets[number].isPlaced = true
    sets[number].track = track
    sets[number].isOfMaterial = isOfMaterial
  }
}
