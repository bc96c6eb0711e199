extension Container {
  /// Fonts of PostScript, in ASCII (PFA) or in parts with a header each (PFB).
  ///
  /// Sources: Adobe, *Adobe Type 1 Font Format* 1.1 §2; Technical Note 5040 §3.3.
  package static let postScriptFont = Container(ofSignatures: "PFA", "PFB") {
    (file, found) throws(MetadataError) in
    // The header of the first part.
    let start = found.format.name == "PFB" ? 6 : 0
    try PostScriptFont.read(file.region(from: start), &found)
  }
}

/// The text at the start of a PostScript font: comments, and dictionaries.
enum PostScriptFont {
  /// What is not encrypted stands at the start.
  static let mostRead = 256 << 10

  static func read(_ file: Region, _ found: inout MetadataBuilder) throws(MetadataError) {
    let bytes = try file.head(count: mostRead)
    var comments = PostScriptComments(file, bytes)
    try comments.read(&found)
    var lines = TextLines(bytes)
    var remarks: [[UInt8]] = []
    var isAtStart = true
    // The first line tells the kind of file.
    _ = lines.next()
    while let line = lines.next() {
      if line.starts(with: "%%".utf8) { continue }
      if isAtStart, line.first == UInt8(ascii: "%") {
        let text = line.dropFirst()
        if let first = text.first, NumberText.isSpace(first) {
          remarks.append(Array(text.drop(while: NumberText.isSpace)))
          continue
        }
      } else if isAtStart {
        tell(remarks, &found)
        isAtStart = false
      }
      if line.starts(with: "currentdict end".utf8) { return }
      tell(line, &found)
    }
    if file.count > mostRead {
      found.warn(
        Warning(
          .limitExceeded, "a font's dictionary of more than \(mostRead) bytes",
          at: bytes.offset + bytes.count))
    }
  }

  /// What stands in front of the dictionaries for people.
  private static func tell(_ remarks: [[UInt8]], _ found: inout MetadataBuilder) {
    let text = Array(remarks.joined(separator: [0x0a]))
    func add(_ bytes: [UInt8], _ id: UInt32) {
      guard let row = TagTable.file.index(of: id) else { return }
      found.add(.file, row: row, .utf8, count: bytes.count, bytes: bytes[...], at: nil)
    }
    if !text.isEmpty { add(text, 32) }
    // The field begins with what it marks by that there may be some.
    add([0x31] + (text.isEmpty ? [] : [0x0a] + text), 31)
  }

  /// A line with an entry of a dictionary, `/FullName (Nimbus) readonly def`.
  private static func tell(_ line: ArraySlice<UInt8>, _ found: inout MetadataBuilder) {
    let entry = line.drop(while: NumberText.isSpace)
    guard entry.first == UInt8(ascii: "/") else { return }
    let key = entry.dropFirst().prefix(while: NumberText.isOfWord)
    guard let name = names.first(where: { key.elementsEqual($0.key.utf8) })?.tag else { return }
    let value = entry[key.endIndex...].drop(while: NumberText.isSpace)
    if value.first == UInt8(ascii: "("), let end = value.lastIndex(of: UInt8(ascii: ")")) {
      let text = PostScriptComments.unescaped(value[(value.startIndex + 1)..<end])
      return found.add(.fontDictionary, name, text: text, offset: -1)
    }
    let word = value.prefix { !NumberText.isSpace($0) }
    let text = word.first == UInt8(ascii: "/") && word.count > 1 ? word.dropFirst() : word
    if !text.isEmpty { found.add(.fontDictionary, name, text: text, offset: -1) }
  }

  private static let names: [(key: String, tag: String)] = [
    ("FontName", "FontName"), ("FullName", "FullName"), ("FamilyName", "FontFamily"),
    ("Weight", "Weight"), ("ItalicAngle", "ItalicAngle"), ("isFixedPitch", "IsFixedPitch"),
    ("UnderlinePosition", "UnderlinePosition"), ("UnderlineThickness", "UnderlineThickness"),
    ("Copyright", "Copyright"), ("Notice", "Notice"), ("version", "Version"),
    ("FontType", "FontType"), ("FSType", "FSType"),
  ]
}
