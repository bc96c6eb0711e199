/// Walks the comments of a PostScript text.
struct PostScriptComments {
  private let text: Region
  private let bytes: ByteSlice
  private var lines: TextLines
  /// How many documents within documents are open: what they say is not this file's.
  private var nesting = 0

  init(_ text: Region, _ bytes: ByteSlice) {
    self.text = text
    self.bytes = bytes
    lines = TextLines(bytes)
  }

  /// Reads the comments and blocks of a text: programs put them before the picture, or behind it.
  static func read(_ text: Region, _ found: inout MetadataBuilder) throws(MetadataError) {
    let limit = found.limits.blockBytes
    var comments = PostScriptComments(text, try text.head(count: limit))
    try comments.read(&found)
    if text.count > limit {
      throw MetadataError(
        .limitExceeded, "comments behind \(limit) bytes of PostScript are not looked for",
        at: text.start + limit)
    }
  }

  mutating func read(_ found: inout MetadataBuilder) throws(MetadataError) {
    while let line = lines.next() {
      guard line.first == UInt8(ascii: "%") else {
        if line.starts(with: "<?xpacket begin=".utf8) { takePacket(line, &found) }
        continue
      }
      let word = line.drop { $0 == UInt8(ascii: "%") }.prefix {
        NumberText.isOfWord($0) || $0 >= 0x80
      }
      // Illustrator's own data are comments too, of 100,000 lines.
      let next = line[word.endIndex...].first ?? 0x20
      guard word.count <= Self.longest, next == 0x3a || NumberText.isSpace(next) else { continue }
      try found.expectRoom()
      let name = String(decoding: word, as: UTF8.self).asLookup
      switch name.lowercased() {
      case "begin_xml_packet":
        if let block = skip(to: "end_xml_packet"), nesting == 0 { found.add(.xmp, block) }
      case "beginphotoshop": hexadecimal(.photoshop, until: "endphotoshop", &found)
      case "beginiccprofile": hexadecimal(.icc, until: "endiccprofile", &found)
      case "begindocument": nesting += 1
      case "enddocument": nesting = max(0, nesting - 1)
      case "beginbinary":
        let digits = line.drop { !NumberText.isDigit($0) }.prefix(while: NumberText.isDigit)
        let count = Int(String(decoding: digits, as: UTF8.self)) ?? 0
        lines.position = lines.position.addingReportingOverflow(count).partialValue
        if lines.position < 0 { return }
      default:
        if nesting == 0 { add(name, line, &found) }
      }
    }
  }

  /// What stands between here and a comment; the next line is the one behind it then.
  private mutating func skip(to end: String) -> Region? {
    let start = lines.position
    while true {
      let stop = lines.position
      guard let line = lines.next() else { return nil }
      if isEnd(line, end) { return text.clamped(at: start, count: stop - start) }
    }
  }

  /// Takes an XMP packet that no comment announces, as drawing programs have it among PostScript.
  private mutating func takePacket(_ line: ArraySlice<UInt8>, _ found: inout MetadataBuilder) {
    let start = line.startIndex - bytes.elements.startIndex
    while let next = lines.next() {
      guard next.starts(with: "<?xpacket end=".utf8) else { continue }
      let end = next.endIndex - bytes.elements.startIndex
      if nesting == 0 { found.add(.xmp, text.clamped(at: start, count: end - start)) }
      return
    }
  }

  private func isEnd(_ line: ArraySlice<UInt8>, _ end: String) -> Bool {
    line.first == UInt8(ascii: "%")
      && String(decoding: line.prefix(end.utf8.count + 2), as: UTF8.self).drop { $0 == "%" }
        .lowercased().hasPrefix(end)
  }

  /// Takes a block that is written in hexadecimal digits, each line a comment.
  private mutating func hexadecimal(
    _ kind: BlockKind, until end: String, _ found: inout MetadataBuilder
  ) {
    var block = HexadecimalBytes()
    while let line = lines.next(), !isEnd(line, end) {
      for byte in line {
        if let digit = HexadecimalBytes.digit(byte) { block.append(digit: digit) }
      }
    }
    let bytes = block.bytes
    if !bytes.isEmpty, nesting == 0 { found.add(kind, Region(inMemory: bytes)) }
  }

  private mutating func add(
    _ name: String, _ line: ArraySlice<UInt8>, _ found: inout MetadataBuilder
  ) {
    guard let tag = Self.names.first(where: { $0.comment == name })?.tag,
      // Illustrator's own comments have one sign.
      line.dropFirst().first == UInt8(ascii: "%") || name == "ImageData" || name.hasPrefix("AI"),
      let colon = line.firstIndex(of: UInt8(ascii: ":"))
    else { return }
    var value = line[(colon + 1)...]
    if value.first == 0x20 { value = value.dropFirst() }
    let offset = bytes.offset + (value.startIndex - bytes.elements.startIndex)
    // A line that begins with "%%+" goes on with the one before.
    var more: [UInt8] = []
    let limit = found.limits.valueBytes
    var count = value.count
    while bytes.matches("%%+", at: lines.position), let next = lines.next() {
      count += next.count - 3
      if count <= limit { more += next.dropFirst(3) }
    }
    guard count <= limit else {
      return found.warn(
        Warning(.limitExceeded, "a comment of \(count) bytes is left out", at: offset))
    }
    // A NUL is white space (PostScript Language Reference §3.2.1), and shown by nobody.
    let text = (value + more).filter { $0 != 0 }
    // What was put together of lines, or has something left out, stands nowhere as it is.
    let isAsItStands = more.isEmpty && text.count == value.count
    guard text.first == UInt8(ascii: "("), text.last == UInt8(ascii: ")"), text.count > 1 else {
      return found.add(.postScript, tag, text: text, offset: isAsItStands ? offset : -1)
    }
    for (index, part) in Self.strings(text.dropFirst().dropLast()).enumerated() {
      found.continuesList = index > 0
      let shown = Self.unescaped(part)
      let isPlain = isAsItStands && shown.count == part.count
      found.add(.postScript, tag, text: shown, offset: isPlain ? offset + part.startIndex : -1)
    }
    found.continuesList = false
  }

  /// The longest word that has a meaning.
  private static let longest = "AI5_TargetResolution".utf8.count

  /// The strings of `a) (b) (c`.
  private static func strings(_ text: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    var strings: [ArraySlice<UInt8>] = []
    var start = text.startIndex
    var open = 1
    var index = start
    while index < text.endIndex {
      switch text[index] {
      case UInt8(ascii: "\\"): index += 1
      case UInt8(ascii: "("):
        if open == 0 { start = index + 1 }
        open += 1
      case UInt8(ascii: ")") where open > 0:
        open -= 1
        if open == 0 { strings.append(text[start..<index]) }
      default: break
      }
      index += 1
    }
    if open > 0 { strings.append(text[start...]) }
    return strings
  }

  /// The text between parentheses without its backslashes (PostScript Language Reference §3.2.2).
  static func unescaped(_ text: ArraySlice<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    var rest = text
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\"), let next = rest.popFirst() else {
        result.append(byte)
        continue
      }
      switch next {
      case UInt8(ascii: "n"): result.append(0x0a)
      case UInt8(ascii: "r"): result.append(0x0d)
      case UInt8(ascii: "t"): result.append(0x09)
      case 0x30...0x37:
        var value = Int(next - 0x30)
        for _ in 0..<2 {
          guard let digit = rest.first, (0x30...0x37).contains(digit) else { break }
          value = value * 8 + Int(digit - 0x30)
          rest = rest.dropFirst()
        }
        result.append(UInt8(truncatingIfNeeded: value))
      default: result.append(next)
      }
    }
    return result
  }

  private static let names: [(comment: String, tag: String)] = [
    ("AI12_BuildNumber", "AIBuildNumber"), ("AI3_ColorUsage", "AIColorUsage"),
    ("AI5_FileFormat", "AIFileFormat"), ("AI5_NumLayers", "AINumLayers"),
    ("AI5_RulerUnits", "AIRulerUnits"), ("AI5_TargetResolution", "AITargetResolution"),
    ("AI8_CreatorVersion", "AICreatorVersion"), ("AI9_ColorModel", "AIColorModel"),
    ("Author", "Author"), ("BoundingBox", "BoundingBox"), ("Copyright", "Copyright"),
    ("CreationDate", "CreateDate"), ("Creator", "Creator"), ("ImageData", "ImageData"),
    ("For", "For"), ("Keywords", "Keywords"), ("ModDate", "ModifyDate"), ("Pages", "Pages"),
    ("Routing", "Routing"), ("Subject", "Subject"), ("Title", "Title"), ("Version", "Version"),
  ]
}
