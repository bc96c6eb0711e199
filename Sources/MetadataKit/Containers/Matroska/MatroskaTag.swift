/// A tag of a Matroska file by its name, which may have others within (RFC 9559 §5.1.8.1.2).
struct MatroskaTag {
  private(set) var name: [UInt8] = []
  private(set) var text: [UInt8]?
  private var binary: Region?
  private var language: [UInt8] = []
  private var parts: [MatroskaTag] = []

  private typealias ID = MatroskaReader.ID

  /// Reads what the tag says; what is wrong with a part of it becomes a warning.
  init(_ body: Region, depth: Int, _ found: inout MetadataBuilder) {
    guard depth < found.limits.nesting else {
      found.warn(Warning(.limitExceeded, "tags are too deep", at: body.start))
      return
    }
    var walk = EBMLWalk(body, limits: found.limits)
    do throws(MetadataError) {
      while let element = try walk.next() { try read(element, depth: depth, &found) }
    } catch {
      found.warn(error)
    }
  }

  private mutating func read(
    _ element: EBMLElement, depth: Int, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    switch element.id {
    // Longer ones are cut where they become names.
    case ID.tagName: name = Self.start(of: try element.body.head(count: 4096))
    case ID.tagLanguage: language = Self.start(of: try element.body.head(count: 256))
    case ID.tagString where element.body.count <= found.limits.valueBytes:
      text = try element.text(limit: found.limits.valueBytes)
    // A longer text is told by where it stands, as bytes are.
    case ID.tagString, ID.tagBinary: binary = element.body
    case ID.simpleTag:
      try found.charge(entries: 1)
      parts.append(MatroskaTag(element.body, depth: depth + 1, &found))
    default: return
    }
  }

  /// A text up to its first NUL.
  private static func start(of text: ByteSlice) -> [UInt8] {
    Array(text.elements.untilNUL)
  }

  /// Adds the tag and those within it.
  ///
  /// - Parameters:
  ///   - path: the names of those that it stands in.
  ///   - language: of the tag that it stands in.
  ///   - country: of the tag that it stands in.
  mutating func add(
    to found: inout MetadataBuilder, group: String, path: String = "", language outer: [UInt8] = [],
    country: [UInt8] = []
  ) {
    let own = Self.tagName(name)
    let outerPath = path
    var path = (path.isEmpty ? own : path + "/" + own).boundedName
    if path.isCutName { found.tellCutName() }
    var country = country
    let language = language.isEmpty ? outer : language
    if text != nil || binary != nil {
      var code = String(decoding: language, as: UTF8.self)
      if !country.isEmpty {
        code = (code.isEmpty ? "eng" : code) + "-" + String(decoding: country, as: UTF8.self)
      }
      let name = code.isEmpty ? path : path + "-" + code
      if let text {
        found.attempt { (found) throws(MetadataError) in
          try add(text, own, named: name, group, &found)
        }
      } else if let binary {
        found.add(.matroskaTag, name, group: group, left: binary)
      }
      // A country is of the tags within it, and none of their names.
      if self.name.elementsEqual("COUNTRY".utf8) {
        country = text ?? []
        path = outerPath
      }
    }
    for var part in parts {
      part.add(to: &found, group: group, path: path, language: language, country: country)
    }
  }

  private func add(
    _ text: [UInt8], _ own: String, named name: String, _ group: String,
    _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    let table = TagTable.matroskaTag
    guard let row = table.index(of: own) else {
      return found.add(table, name, group: group, text: text, offset: -1)
    }
    guard table.rows[row].traits.contains(.list) else {
      return found.add(
        table, row: row, named: name, group: group, .utf8, text[...], count: text.count)
    }
    var rest: ArraySlice<UInt8>? = text[...]
    var isFirst = true
    // One by one: a megabyte of commas would be as many arrays.
    while let all = rest {
      let comma = all.firstIndex(of: 0x2c)
      var item = comma.map { all[..<$0] } ?? all
      rest = comma.map { all[($0 + 1)...] }
      if !isFirst, item.first.map(NumberText.isSpace) == true { item.removeFirst() }
      try found.charge(entries: 1)
      found.continuesList = !isFirst
      found.add(table, row: row, named: name, group: group, .utf8, item, count: item.count)
      isFirst = false
    }
  }

  private static let names = Dictionary(
    TagTable.matroskaTagNames.map { ($0.tag, $0.name) }, uniquingKeysWith: { first, _ in first })

  /// The field's name of a tag: `DATE_RELEASED` is `DateReleased`.
  private static func tagName(_ name: [UInt8]) -> String {
    let text = String(decoding: name, as: UTF8.self).asLookup
    if let known = names[text] { return known }
    var result: [UInt8] = []
    var startsWord = false
    for byte in name {
      let isLetter = NumberText.isLetter(byte)
      guard isLetter || NumberText.isDigit(byte) || byte == 0x5f else { continue }
      if startsWord {
        startsWord = false
        if isLetter {
          result.append(byte & 0xdf)
          continue
        }
        result.append(0x5f)
      }
      if byte == 0x5f {
        startsWord = true
      } else if isLetter {
        result.append(byte | 0x20)
      } else {
        result.append(byte)
      }
    }
    if startsWord { result.append(0x5f) }
    // The first letter of the name itself is a capital one.
    if let first = name.first, (first | 0x20) >= 0x61, (first | 0x20) <= 0x7a, !result.isEmpty {
      result[0] &= 0xdf
    }
    let made = String(decoding: result, as: UTF8.self)
    return made.utf8.count < 2 ? "Tag_" + made : made
  }
}
