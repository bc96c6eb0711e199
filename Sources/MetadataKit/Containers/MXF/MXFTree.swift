/// Which track each set is of, from the preface down, and what that makes of its elements.
struct MXFTree {
  private(set) var sets: MXFSets
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
    var open: [(identifier: MXFSet.Identifier, track: Int?, package: MXFSet.Kind?)] = []
    open.append((preface, nil, nil))
    // Each set is placed once: there are no more steps than references.
    while let (identifier, outerTrack, outerPackage) = open.popLast() {
      guard let number = sets.numbers[identifier], !sets.sets[number].isPlaced else { continue }
      let set = sets.sets[number]
      let track = set.track ?? outerTrack
      let isPackage = set.kind == .sourcePackage || set.kind == .materialPackage
      let package = isPackage ? set.kind : outerPackage
      sets.place(number, track: track, isOfMaterial: package == .materialPackage)
      if let group = track.flatMap({ self.group(ofTrack: $0) }) {
        if let rate = set.editRate { rates[group] = rate }
        if set.kind == .timecode {
          if package == .sourcePackage { sourceTimecode = number } else { otherTimecode = number }
        }
      }
      for part in set.parts.reversed() { open.append((part, track, package)) }
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
    describeMovie(fields, &found)
  }

  func rate(of field: MXFField) -> Double? { group(of: field).flatMap { rates[$0] } }

  func seconds(_ field: MXFField, _ rate: Double?) -> Double? {
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
