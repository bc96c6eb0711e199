/// The head of a web page, which is gone through once.
struct HTMLHead {
  typealias Field = (table: TagTable, name: String, group: String?, value: [UInt8])

  /// What stands within the head.
  private let bytes: [UInt8]
  private var position = 0
  /// Whether its end is there.
  let isWhole: Bool
  /// The code page that the page names.
  private let codePage: Int?
  /// What Office says, as far as it was found, and how much of it was told.
  private var ofOffice: [Field] = []
  private var told = 0

  /// nil where a page has no head.
  init?(_ page: ArraySlice<UInt8>) {
    let page = Array(page)
    guard let start = Self.place(of: "<head", in: page.span, from: 0) else { return nil }
    let stated = Self.place(of: "</head", in: page.span, from: start)
    isWhole = stated != nil || Self.place(of: "<body", in: page.span, from: start) != nil
    let end = stated ?? page.count
    let head = Array(page[start..<end].dropFirst(5))
    codePage = Self.codePage(in: head.span)
    bytes = head
  }

  /// The next element that says something which has a tag; nil where there is none.
  mutating func next() -> Field? {
    if let said = nextOfOffice() { return said }
    while let open = bytes.span.firstIndex(of: 0x3c, from: position) {
      position = open + 1
      if bytes.span.matchesInAnyCase("!--", at: position) {
        // What is commented out is not said, unless Office says it to itself.
        guard skip(behind: "-->") else { return nil }
        let comment = bytes[(open + 1)..<position]
        if comment.starts(with: HTMLOffice.comment.utf8) { gatherXML(in: comment) }
        if let said = nextOfOffice() { return said }
        continue
      }
      let name = word().lowercased()
      if name.isEmpty { continue }
      let rest = attributes()
      if name == "meta" {
        guard let said = field(rest.values) else { continue }
        return said
      }
      // Of these what stands within them is no element.
      guard !rest.isEmpty, Self.withText.contains(name) else { continue }
      guard let end = Self.place(of: "</" + name, in: bytes.span, from: position) else {
        return nil
      }
      let text = bytes[position..<end]
      position = end + 2
      if name == "title" {
        return (table: TagTable.html, name: "Title", group: nil, value: cleaned(text))
      }
      if name == "xml" { gather(text) }
      if let said = nextOfOffice() { return said }
    }
    return nil
  }

  private mutating func nextOfOffice() -> Field? {
    guard told < ofOffice.count else { return nil }
    told += 1
    return ofOffice[told - 1]
  }

  /// Gathers what Office says of a document in the elements of XML within a comment.
  private mutating func gatherXML(in comment: ArraySlice<UInt8>) {
    let comment = Array(comment)
    var index = 0
    while let start = Self.place(of: "<xml", in: comment.span, from: index) {
      index = Self.place(of: "</xml", in: comment.span, from: start) ?? comment.count
      gather(comment[start..<index])
    }
  }

  /// Gathers what Office says of a document in an element of XML.
  private mutating func gather(_ xml: ArraySlice<UInt8>) {
    for property in HTMLOffice.properties(in: xml) {
      let value = HTMLText.unescaped(recoded(property.text)).filter { $0 != 0 }
      ofOffice.append(
        (table: TagTable.htmlOffice, name: property.name, group: nil, value: value))
    }
  }

  private static let withText: Set = ["title", "script", "style", "noscript", "xml", "template"]

  /// The names of metadata, and of their tags.
  private static let tags: [(meta: String, tag: String)] = [
    ("abstract", "Abstract"), ("author", "Author"), ("classification", "Classification"),
    ("content-language", "ContentLanguage"), ("copyright", "Copyright"),
    ("description", "Description"), ("distribution", "Distribution"), ("doc-class", "DocClass"),
    ("doc-rights", "DocRights"), ("doc-type", "DocType"), ("formatter", "Formatter"),
    ("generator", "Generator"), ("generatorversion", "GeneratorVersion"),
    ("googlebot", "GoogleBot"), ("keywords", "Keywords"),
    ("mssmarttagspreventparsing", "NoMSSmartTags"), ("originator", "Originator"),
    ("owner", "Owner"), ("progid", "ProgID"), ("rating", "Rating"), ("refresh", "Refresh"),
    ("resource-type", "ResourceType"), ("revisit-after", "RevisitAfter"), ("robots", "Robots"),
    ("title", "Title"),
  ]

  /// The names of headers of HTTP that a page may have in their place, and of their tags.
  static let headers: [(meta: String, tag: String)] = [
    ("cache-control", "CacheControl"), ("content-disposition", "ContentDisposition"),
    ("content-language", "ContentLanguage"), ("content-script-type", "ContentScriptType"),
    ("content-style-type", "ContentStyleType"), ("content-type", "ContentType"),
    ("default-style", "DefaultStyle"), ("expires", "Expires"), ("ext-cache", "ExtCache"),
    ("imagetoolbar", "ImageToolbar"), ("lotus", "Lotus"), ("page-enter", "PageEnter"),
    ("page-exit", "PageExit"), ("pics-label", "PicsLabel"), ("pragma", "Pragma"),
    ("refresh", "Refresh"), ("reply-to", "ReplyTo"), ("set-cookie", "SetCookie"),
    ("site-enter", "SiteEnter"), ("site-exit", "SiteExit"), ("vary", "Vary"),
    ("window-target", "WindowTarget"),
  ]

  private func field(_ attributes: [String: ArraySlice<UInt8>]) -> Field? {
    guard let content = attributes["content"] else { return nil }
    let isHeader = attributes["name"] == nil
    guard let name = attributes["name"] ?? attributes["http-equiv"] else { return nil }
    let table = isHeader ? TagTable.htmlHeader : TagTable.html
    if let tag = Self.tag(of: name, among: isHeader ? Self.headers : Self.tags) {
      return (table: table, name: tag, group: nil, value: cleaned(content))
    }
    guard let made = HTMLName(name, isHeader: isHeader) else { return nil }
    return (table: made.table, name: made.tag, group: made.group, value: cleaned(content))
  }

  private static func tag(
    of name: ArraySlice<UInt8>, among tags: [(meta: String, tag: String)]
  ) -> String? {
    guard name.count <= 32 else { return nil }
    let meta = String(decoding: name, as: UTF8.self).lowercased()
    return tags.first { $0.meta == meta }?.tag
  }

  /// The letters, digits and marks from the position on, which is moved behind them.
  private mutating func word() -> String {
    let start = position
    while position < bytes.count, Self.isOfName(bytes[position]) { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  /// The attributes from the position on up to the end of the tag, and whether that says that the element is empty.
  private mutating func attributes() -> (values: [String: ArraySlice<UInt8>], isEmpty: Bool) {
    var values: [String: ArraySlice<UInt8>] = [:]
    var isEmpty = false
    while position < bytes.count, bytes[position] != 0x3e {
      let name = word().lowercased()
      guard !name.isEmpty else {
        isEmpty = bytes[position] == 0x2f
        position += 1
        continue
      }
      isEmpty = false
      skipSpace()
      guard position < bytes.count, bytes[position] == 0x3d else { continue }
      position += 1
      skipSpace()
      let found = value()
      // Of an attribute that is there twice the first counts (WHATWG HTML §13.2.5.33).
      if values[name] == nil, ["name", "content", "http-equiv"].contains(name) {
        values[name] = found
      }
    }
    position += 1
    return (values, isEmpty)
  }

  /// The value of an attribute that starts at the position.
  private mutating func value() -> ArraySlice<UInt8> {
    guard position < bytes.count else { return [] }
    let quote = bytes[position]
    guard quote == 0x22 || quote == 0x27 else {
      let start = position
      while position < bytes.count, bytes[position] != 0x3e, !NumberText.isSpace(bytes[position]) {
        position += 1
      }
      return bytes[start..<position]
    }
    let start = position + 1
    let end = bytes.span.firstIndex(of: quote, from: start) ?? bytes.count
    position = min(end + 1, bytes.count)
    return bytes[min(start, end)..<end]
  }

  private mutating func skipSpace() {
    while position < bytes.count, NumberText.isSpace(bytes[position]) { position += 1 }
  }

  /// Moves behind a mark; false where there is none.
  private mutating func skip(behind mark: String) -> Bool {
    while let place = bytes.span.firstIndex(of: 0x2d, from: position) {
      position = place + 1
      if bytes.span.matchesInAnyCase(mark, at: place) { return true }
    }
    return false
  }

  /// The text in UTF-8, with a blank for the end of a line and what is around it, and characters for references.
  private func cleaned(_ text: ArraySlice<UInt8>) -> [UInt8] {
    var line: [UInt8] = []
    var space: [UInt8] = []
    var isBroken = false
    for byte in recoded(text) {
      if NumberText.isSpace(byte) {
        space.append(byte)
        isBroken = isBroken || byte == 0x0a || byte == 0x0d
        continue
      }
      line += isBroken ? [0x20] : space
      (space, isBroken) = ([], false)
      line.append(byte)
    }
    line += isBroken ? [0x20] : space
    // A NUL, or a reference to one, ends no text, and is no character of one (§13.2.5.80).
    return HTMLText.unescaped(line).filter { $0 != 0 }
  }

  /// The text in UTF-8.
  private func recoded(_ text: ArraySlice<UInt8>) -> [UInt8] {
    // What is UTF-8 is nothing else, whatever the page says.
    guard let codePage, codePage != 65001, !isUTF8(text) else { return Array(text) }
    return Array(CodePage.utf8(text, page: codePage))
  }

  // MARK: Search

  private static func isOfName(_ byte: UInt8) -> Bool {
    NumberText.isOfWord(byte) || byte == 0x2d || byte == 0x2e || byte == 0x3a
  }

  /// Where a tag starts, of whose name no more follows.
  private static func place(of tag: String, in text: Span<UInt8>, from start: Int) -> Int? {
    var index = start
    while let place = text.firstIndex(of: 0x3c, from: index) {
      let end = place + tag.utf8.count
      if text.matchesInAnyCase(tag, at: place), end == text.count || !isOfName(text[end]) {
        return place
      }
      index = place + 1
    }
    return nil
  }

  /// The code page that the first metadata of the head with one name.
  private static func codePage(in text: Span<UInt8>) -> Int? {
    var position = 0
    while let tag = place(of: "<meta", in: text, from: position) {
      position = text.firstIndex(of: 0x3e, from: tag) ?? text.count
      // What it describes is not how it is written.
      if text.extracting(tag..<position).containsInAnyCase("name=") { continue }
      for place in tag..<position where text[place] | 0x20 == 0x63 {
        guard text.matchesInAnyCase("charset=", at: place) else { continue }
        var name: [UInt8] = []
        for index in (place + 8)..<min(position, place + 48) {
          let byte = text[index]
          if name.isEmpty, byte == 0x22 || byte == 0x27 || NumberText.isSpace(byte) { continue }
          guard isOfName(byte) else { break }
          name.append(byte)
        }
        if let page = CodePage.number(named: String(decoding: name, as: UTF8.self)) { return page }
      }
    }
    return nil
  }
}
