/// Reads what a rich text says of itself.
struct RichTextReader {
  private let characters: RichTextCharacters

  init(_ characters: RichTextCharacters) { self.characters = characters }

  /// The information group (*RTF Specification* 1.9.1, *Information Group*).
  func information(_ text: ByteSlice, _ found: inout MetadataBuilder) throws(MetadataError) {
    guard
      let (_, content) = try Self.group("info", isIgnorable: false, "an information group", text)
    else { return }
    var inner = RichTextGroups(content)
    while let group = inner.next() {
      try found.expectRoom()
      // Control words take several times what other text takes.
      try found.charge(entries: 1, bytes: 8 * group.content.count + 4 * group.word.utf8.count)
      let known = Self.names[group.word.asLookup]
      let name = known ?? group.word.tagName
      let row = TagTable.richText.index(of: name) ?? 0
      if Self.dates.contains(name) {
        found.add(.richText, name, text: Self.date(group.content), offset: -1)
      } else {
        try add(row, name, group.content, isInExiftool: true, &found)
      }
    }
  }

  /// Properties of users (*User Properties*): pairs of groups.
  ///
  /// - Parameter size: how many bytes the text has, of which not all need be there.
  func properties(
    _ text: ByteSlice, of size: Int, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    guard
      let (start, content) = try Self.group(
        "userprops", isIgnorable: true, "properties of users", text)
    else { return }
    // exiftool looks for them in the last part of a text only.
    let isInExiftool = start + 16 >= (size - 1) / Self.partSize * Self.partSize
    var inner = RichTextGroups(content)
    var name: String?
    while let group = inner.next() {
      try found.expectRoom()
      try found.charge(entries: 1, bytes: 8 * group.content.count)
      if group.word == "propname" {
        guard group.content.count <= Limits.nameBytes else {
          found.tellCutName()
          name = nil
          continue
        }
        name = Self.propertyName(characters.text(group.content).exact)
      } else if group.word == "staticval", let name {
        try found.charge(4 * name.utf8.count)
        try add(0, name, group.content, isInExiftool: isInExiftool, &found)
      }
    }
  }

  /// The path of the template (*Document Formatting Properties*), which exiftool does not read.
  func template(_ text: ByteSlice, _ found: inout MetadataBuilder) throws(MetadataError) {
    guard
      let (_, content) = try Self.group(
        "template", isIgnorable: true, "the path of a template", text)
    else { return }
    try found.charge(entries: 1, bytes: 8 * content.count)
    try add(
      TagTable.richText.index(of: "Template") ?? 0, "Template", content, isInExiftool: false, &found
    )
  }

  /// Where a group starts, and what stands in it; nil where there is none.
  private static func group(
    _ word: StaticString, isIgnorable: Bool, _ what: String, _ text: ByteSlice
  ) throws(MetadataError) -> (start: Int, content: ByteSlice)? {
    let groups = RichTextGroups(text)
    guard let start = groups.start(of: word, isIgnorable: isIgnorable) else { return nil }
    guard let content = groups.content(from: start.content) else {
      throw MetadataError(.truncated, "\(what) without an end", at: text.offset + start.brace)
    }
    return (start.brace, content)
  }

  private static let partSize = 64 << 10

  private func add(
    _ row: Int, _ name: String, _ content: ByteSlice, isInExiftool: Bool,
    _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    guard content.count <= found.limits.valueBytes else {
      return found.warn(
        Warning(
          .limitExceeded, "a text of \(content.count) bytes is left out", at: content.offset))
    }
    let text = characters.text(content)
    func add(_ table: TagTable, _ value: [UInt8]) {
      found.add(
        table, row: row, named: table.rows[row].name == name ? nil : name, .utf8,
        count: value.count, bytes: value[...], at: nil)
    }
    if let misread = text.misread, isInExiftool {
      add(.richTextMisread, misread)
      add(.richTextTrue, text.exact)
    } else {
      add(isInExiftool ? .richText : .richTextTrue, text.exact)
    }
  }

  /// `\yr2010\mo6\dy19\hr20\min0`, as a date.
  private static func date(_ content: ByteSlice) -> [UInt8] {
    var parts = [Int](repeating: 0, count: 6)
    // The six parts are short.
    for word in content.prefix(256).elements.split(separator: UInt8(ascii: "\\")) {
      let key = word.prefix { (0x61...0x7a).contains($0) }
      let digits = word.dropFirst(key.count).prefix(while: NumberText.isDigit).prefix(9)
      guard let number = Int(String(decoding: digits, as: UTF8.self)),
        let place = ["yr", "mo", "dy", "hr", "min", "sec"].firstIndex(where: {
          key.elementsEqual($0.utf8)
        })
      else { continue }
      parts[place] = number
    }
    var text = TextBuffer()
    for (index, part) in parts.enumerated() {
      if index > 0 { text.append(index == 3 ? " " : ":") }
      text.append(part, digits: index == 0 ? 4 : 2)
    }
    return text.bytes
  }

  /// A property's name as a tag's; nil where nothing is left of it.
  private static func propertyName(_ text: [UInt8]) -> String? {
    var name: [UInt8] = []
    var startsWord = false
    for byte in text {
      let isLetter = NumberText.isLetter(byte)
      if isLetter || NumberText.isDigit(byte) || byte == 0x2d || byte == 0x5f {
        name.append(startsWord && isLetter ? byte & 0xdf : byte)
      }
      startsWord = !startsWord && NumberText.isSpace(byte)
    }
    return name.isEmpty || name == [0x30] ? nil : String(decoding: name, as: UTF8.self).tagName
  }

  private static let dates: Set = ["CreateDate", "ModifyDate", "LastPrinted", "BackupTime"]

  /// Control words whose tags have other names.
  private static let names = [
    "operator": "LastModifiedBy",
    "doccomm": "Comments",
    "hlinkbase": "HyperlinkBase",
    "creatim": "CreateDate",
    "revtim": "ModifyDate",
    "printim": "LastPrinted",
    "buptim": "BackupTime",
    "edmins": "TotalEditTime",
    "nofpages": "Pages",
    "nofwords": "Words",
    "nofchars": "Characters",
    "nofcharsws": "CharactersWithSpaces",
    "id": "InternalIDNumber",
    "version": "RevisionNumber",
    "vern": "InternalVersionNumber",
  ]
}
