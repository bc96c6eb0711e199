/// Which track each set is of, from the preface down, and what that makes of its elements.
struct MXFTree {
  private var sets: MXFSets
  /// For each group the edit units a second.
  private var rates: [String: Double] = [:]
  /// The time code of the file's own material, and of what it stands in otherwise.
  private var sourceTimecode: Int?
  private var otherTimecode: Int?

  init(_ sets: MXFSets) {
    self.sets = sets
    for preface in sets.prefaces { place(preface) }
  }

  private mutating func place(_ preface: MXFSet.Identifier) {
    var open: [(identifier: MXFSet.Identifier, track: Int?, isInSource: Bool)] = []
    open.append((preface, nil, false))
    // Each set is placed once: there are no more steps than references.
    while let (identifier, outerTrack, isInSource) = open.popLast() {
      guard let number = sets.numbers[identifier], !sets.sets[number].isPlaced else { continue }
      let set = sets.sets[number]
      let track = set.track ?? outerTrack
      sets.place(number, track: track)
      if let group = track.flatMap({ self.group(ofTrack: $0) }) {
        if let rate = set.editRate { rates[group] = rate }
        if set.kind == .timecode {
          if isInSource { sourceTimecode = number } else { otherTimecode = number }
        }
      }
      let isSource = isInSource || set.kind == .sourcePackage
      for part in set.parts.reversed() { open.append((part, track, isSource)) }
    }
  }

  private func group(ofTrack track: Int) -> String? { sets.tracks[track].map { "Track\($0)" } }

  private func group(of field: MXFField) -> String? {
    guard let number = field.set, sets.sets[number].isPlaced else { return nil }
    return sets.sets[number].track.flatMap { group(ofTrack: $0) }
  }

  /// The elements, of those of a set that have one name only the last.
  private var lastFields: [MXFField] {
    var seen = Set<Key>()
    var fields: [MXFField] = []
    for field in sets.fields.reversed() {
      if let set = field.set, !seen.insert(Key(set: set, name: field.entry.name)).inserted {
        continue
      }
      fields.append(field)
    }
    return fields.reversed()
  }

  private struct Key: Hashable {
    let set: Int
    let name: String
  }

  /// Tells of all elements.
  consuming func describe(_ found: inout MetadataBuilder) {
    let fields = lastFields
    let timecode = sourceTimecode ?? otherTimecode
    var length: MXFField?
    for field in fields {
      if field.entry.name == "Duration", field.set != nil, field.set == timecode { length = field }
      add(field, group: group(of: field), &found)
    }
    if let length {
      add(length, group: nil, rate: rate(of: length), &found)
      found.facts.duration = seconds(length, rate(of: length))
    }
    describePicture(fields, &found)
  }

  private func rate(of field: MXFField) -> Double? { group(of: field).flatMap { rates[$0] } }

  /// The size and the rate of the first set that has pictures (SMPTE 377-1, annex G.2).
  private func describePicture(_ fields: [MXFField], _ found: inout MetadataBuilder) {
    let dates = fields.lazy.filter { $0.entry.name == "CreateDate" }
    found.facts.creationDate = dates.compactMap { MXFValue.date($0.value) }
      .first { !$0.hasPrefix("0000") }
    guard let first = fields.first(where: { $0.entry.name == "ImageWidth" && $0.set != nil }) else {
      return
    }
    func field(_ name: String) -> ByteSlice? {
      fields.first { $0.set == first.set && $0.entry.name == name }?.value
    }
    found.facts.pixelWidth = try? first.value.uint32(at: 0, .big)
    // Of two fields that stand one after the other, or segments, the height is that of one.
    let isDivided = field("FrameLayout").map { $0[0] == 1 || $0[0] == 4 } ?? false
    found.facts.pixelHeight = (try? field("ImageHeight")?.uint32(at: 0, .big)).map {
      isDivided ? $0 * 2 : $0
    }
    found.facts.frameRate = field("SampleRate").flatMap { MXFSets.rate($0) }
    // The ratio is that of what is shown, which may have fewer lines than are stored.
    let lines = (try? field("DisplayHeight")?.uint32(at: 0, .big)).map { isDivided ? $0 * 2 : $0 }
    guard let ratio = field("PresentationAspectRatio").flatMap({ MXFSets.rate($0) }),
      let height = lines ?? found.facts.pixelHeight, (1..<65_536).contains(height)
    else { return }
    let width = (Double(height) * ratio).rounded()
    guard width >= 1, width < 65_536 else { return }
    found.facts.displayWidth = Int(width)
    found.facts.displayHeight = height
  }

  private func seconds(_ field: MXFField, _ rate: Double?) -> Double? {
    guard let rate, let bits = try? field.value.uint64(at: 0, .big) else { return nil }
    return (isSigned(field) ? Double(Int64(bitPattern: bits)) : Double(bits)) / rate
  }

  private func isSigned(_ field: MXFField) -> Bool {
    field.entry.row == UInt32(UInt8(ascii: "N"))
  }

  private func isLength(_ field: MXFField) -> Bool {
    field.entry.row == UInt32(UInt8(ascii: "n")) || isSigned(field)
  }

  /// Adds an element, its length in seconds where the rate of its track is known.
  private func add(
    _ field: MXFField, group: String?, rate: Double? = nil, _ found: inout MetadataBuilder
  ) {
    let table = TagTable.mxf
    guard let row = table.index(of: field.entry.row) else { return }
    let name = table.rows[row].name == field.entry.name ? nil : field.entry.name
    var format = table.rows[row].format ?? .utf8
    var bytes = field.value.elements
    if isLength(field) {
      format = isSigned(field) ? .signedLong8 : .long8
      bytes = bytes.prefix(8)
      if let seconds = seconds(field, rate ?? group.flatMap { rates[$0] }) {
        format = .double
        bytes = []
        for shift in stride(from: 56, through: 0, by: -8) {
          bytes.append(UInt8(truncatingIfNeeded: seconds.bitPattern >> UInt64(shift)))
        }
      }
    } else if field.entry.row == UInt32(UInt8(ascii: "u")) {
      bytes = UTF16Text(bytes, .big, isGuess: false).utf8[...]
    }
    let count = bytes.count / max(1, format.size)
    let region: Region? = nil
    found.add(
      table, row: row, named: name, group: group, format, count: count, .big,
      bytes: bytes.prefix(count * format.size), at: region)
  }
}
