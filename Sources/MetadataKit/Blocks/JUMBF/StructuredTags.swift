/// The tags that nested values are: the names on the way to a value make its name, and the values
/// of a list are one tag.
struct StructuredTags {
  private var tags: [Tag] = []
  private var indices: [String: Int] = [:]
  private var hasCutNames = false
  /// Whether a value that is none is told of, as `null`.
  var tellsNull = false
  /// Names that do not follow from the keys.
  private let names: [String: String]

  init(names: [String: String] = [:]) { self.names = names }

  private struct Tag {
    let name: String
    var values: [StructuredValue]
  }

  /// Takes a value at the top: a map's members are tags, a list's elements are numbered.
  ///
  /// The names are charged: a long one is part of those of all values within it, and a file may have
  /// many such blocks.
  mutating func add(
    _ value: StructuredValue, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    switch value {
    case .map(let members):
      try found.charge(entries: members.count)
      for (key, value) in members { try add(value, bounded(key), false, &found) }
    case .list(let list):
      try found.charge(entries: list.count)
      for (index, value) in list.enumerated() { try add(value, "Item\(index)", false, &found) }
    default: return
    }
  }

  private mutating func add(
    _ value: StructuredValue, _ name: String, _ isInList: Bool, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    switch value {
    case .map(let members):
      for (key, value) in members {
        try found.charge(entries: 1, bytes: name.utf8.count)
        let key = bounded(key)
        let isNumbered = key.first?.isNumber == true && name.last?.isNumber == true
        let path = name + (isNumbered ? "_" : "") + key.capitalized
        try add(value, Self.joined(bounded(path.utf8)), isInList, &found)
      }
    case .list(let list):
      try found.charge(entries: list.count)
      for value in list { try add(value, name, true, &found) }
    case .null where !tellsNull: return
    default:
      try found.charge(name.utf8.count)
      let name = names[name] ?? Self.tagName(name)
      if isInList, let index = indices[name] {
        tags[index].values.append(value)
      } else {
        if isInList { indices[name] = tags.count }
        tags.append(Tag(name: name, values: [value]))
      }
    }
  }

  private mutating func bounded(_ name: some Collection<UInt8>) -> String {
    let name = String(boundedName: name)
    if name.isCutName { hasCutNames = true }
    return name
  }

  /// How many tags there are to hand over.
  var count: Int { tags.count }

  /// Hands the tags over, and begins anew.
  ///
  /// - Parameter box: what the values were read of.
  mutating func finish(_ table: TagTable, _ box: Region, _ found: inout MetadataBuilder) {
    if hasCutNames { found.tellCutName() }
    for tag in tags {
      for (index, value) in tag.values.enumerated() {
        found.continuesList = index > 0
        switch value {
        case .text(let text) where text.count > found.limits.valueBytes:
          found.warn(
            Warning(.limitExceeded, "a text of \(text.count) bytes is left out", at: box.start))
        case .text(let text): found.add(table, tag.name, text: text, offset: -1)
        case .integer(let number): found.add(table, tag.name, number)
        case .number(let number): found.add(table, tag.name, doubles: [number])
        case .bytes(let bytes):
          let place = bytes.offset &- box.start
          let region =
            bytes.offset >= box.start && place <= box.count
            ? box.clamped(at: place, count: bytes.count) : Region(inMemory: bytes.bytes)
          found.add(table, tag.name, left: region)
        case .null: found.add(table, tag.name, text: "null")
        case .list, .map: continue
        }
      }
    }
    found.continuesList = false
    tags.removeAll()
    indices.removeAll()
    hasCutNames = false
  }

  // MARK: Names

  /// Small letters behind anything that is no letter become capitals.
  private static func joined(_ name: String) -> String {
    var bytes = Array(name.utf8)
    for index in bytes.indices.dropFirst() {
      let before = bytes[index - 1] | 0x20
      if !(0x61...0x7a).contains(before), (0x61...0x7a).contains(bytes[index]) {
        bytes[index] -= 0x20
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func tagName(_ key: String) -> String {
    switch key {
    case "dc:title": return "Title"
    case "dc:format": return "Format"
    case "thumbnailUrl": return "ThumbnailURL"
    default: break
    }
    var bytes: [UInt8] = []
    for byte in key.utf8 {
      if String.isOfTagName(byte) {
        bytes.append(byte)
      } else if byte == 0x3a {
        bytes.append(0x5f)
      }
    }
    var name = String(decoding: bytes, as: UTF8.self).capitalized
    if name.prefix(4).lowercased() == "c2pa" { name = "C2PA" + name.dropFirst(4) }
    return name.utf8.count < 2 || !NumberText.isLetter(name.utf8.first ?? 0) ? "Tag" + name : name
  }
}

extension TagTable {
  /// What a text in JSON says, by its own names.
  static let json = TagTable(
    "JSON", group: "JSON",
    [
      // What Photos measured of a picture, in Base64.
      TagRow(
        0, "AdjustmentsSettingsStatisticsLightMap", value: PropertyListMeaning.base64,
        traits: .binary)
    ])
  /// What a value in CBOR says, by its own names.
  static let cbor = TagTable("CBOR", group: "CBOR", [])
}
