import CExpat

/// Reads XML 1.0 through expat, which knows no network, no files and, here, no entities.
///
/// What becomes of a document's parts is up to a subclass: it overrides the four methods that are
/// told of them. A class, and no generic one, because expat's callbacks are C functions that are
/// given its address.
@safe class XMLParser {
  private let depth: Int
  private var level = 0
  /// How many more elements and attributes there may be.
  private var room: Int
  private var parser: XML_Parser?
  private var failure: XMLReading.Failure?
  /// How many attributes the document has declared (XML 1.0 §3.3).
  private var declared = 0
  /// Those that elements need not have are passed on by expat with each element.
  private static let mostDeclared = 64
  /// What ``room`` was before the last document.
  private var roomBefore = 0
  /// Whether the document's element has ended.
  private var isComplete = false

  /// - Parameters:
  ///   - depth: how many elements may be within one another.
  ///   - count: how many elements and attributes the documents may have, all together.
  init(depth: Int, count: Int) {
    self.depth = depth
    room = count
  }

  // MARK: What a subclass is told

  /// Whether there is room for more.
  var wantsMore: Bool { true }

  /// Whether text may follow an element within another. Where it may not, the white space between
  /// elements is not told of.
  var hasMixedContent: Bool { true }

  /// An attribute of the element that starts next. Its bytes are there during the call only.
  func attribute(_ name: Span<UInt8>, _ value: UnsafeBufferPointer<UInt8>) {}

  /// An element starts. Names are as they are written, prefix and all.
  func elementStarts(_ name: Span<UInt8>) {}

  /// More text of the innermost element. Its bytes are there during the call only.
  func text(_ bytes: UnsafeBufferPointer<UInt8>) {}

  /// The innermost element ends.
  func elementEnds() {}

  /// Where in the document the tag stands that is being told of; behind it where that is the end, too, of
  /// an element without content.
  final var place: Range<Int> {
    let start = max(0, Int(unsafe XML_GetCurrentByteIndex(parser)))
    return start..<(start + max(0, Int(unsafe XML_GetCurrentByteCount(parser))))
  }

  // MARK: Reading

  /// Reads a document that is UTF-8, whatever it declares.
  ///
  /// - Parameters:
  ///   - again: whether it is in place of the last one.
  ///   - isWhole: whether it is all of it, not its start alone.
  final func parse(
    _ document: ArraySlice<UInt8>, again: Bool = false, isWhole: Bool = true
  ) -> XMLReading {
    guard let parser = unsafe XML_ParserCreate("UTF-8") else {
      return XMLReading(end: 0, failure: .malformed("no memory"))
    }
    // Without this each parser would ask the kernel for a random number.
    _ = unsafe XML_SetHashSalt(parser, Self.salt)
    unsafe self.parser = parser
    defer {
      unsafe XML_ParserFree(parser)
      unsafe self.parser = nil
    }
    if again { room = roomBefore }
    (level, roomBefore, declared, failure, isComplete) = (0, room, 0, nil, false)
    unsafe XML_SetUserData(parser, Unmanaged.passUnretained(self).toOpaque())
    unsafe XML_SetElementHandler(
      parser,
      { data, name, attributes in
        unsafe XMLParser.tell(data) { unsafe $0.start(name, attributes) }
      },
      { data, _ in unsafe XMLParser.tell(data) { $0.end() } })
    unsafe XML_SetEntityDeclHandler(parser) { data, _, _, _, _, _, _, _, _ in
      unsafe XMLParser.tell(data) { $0.stop(.entities) }
    }
    unsafe XML_SetAttlistDeclHandler(parser) { data, _, _, _, _, _ in
      unsafe XMLParser.tell(data) { $0.attributeIsDeclared() }
    }
    let part = document.prefix(Self.count(document, beforeAttributes: room))
    let hasRoom = part.count == document.count
    let status = unsafe Self.parse(part, isWhole: isWhole && hasRoom, parser)
    let end = min(max(0, Int(unsafe XML_GetCurrentByteIndex(parser))), document.count)
    if status == XML_STATUS_OK {
      return XMLReading(end: part.count, failure: hasRoom ? nil : .count)
    }
    if let failure { return XMLReading(end: end, failure: failure) }
    let code = unsafe XML_GetErrorCode(parser)
    if code == XML_ERROR_JUNK_AFTER_DOC_ELEMENT || isComplete {
      return XMLReading(end: end, failure: .junkAfterDocument)
    }
    let message = unsafe XML_ErrorString(code).map { unsafe String(cString: $0) }
    return XMLReading(
      end: end, failure: .malformed(message ?? "no XML"),
      codePage: XMLText.unreadCodePage(of: document))
  }

  /// Hands a document over: expat copies what it is given, so of a long one a piece at a time. Small
  /// pieces would cost more: a tag is looked at from its start with each of those it is in.
  private static func parse(
    _ document: ArraySlice<UInt8>, isWhole: Bool, _ parser: XML_Parser
  ) -> XML_Status {
    unsafe document.withUnsafeBufferPointer { bytes in
      unsafe bytes.withMemoryRebound(to: CChar.self) { text in
        var position = 0
        while text.count - position > longestPiece {
          let piece = unsafe text.baseAddress.map { unsafe $0 + position }
          let status = unsafe XML_Parse(parser, piece, Int32(longestPiece), 0)
          guard status == XML_STATUS_OK else { return status }
          position += longestPiece
        }
        let rest = unsafe text.baseAddress.map { unsafe $0 + position }
        let count = Int32(clamping: text.count - position)
        return unsafe XML_Parse(parser, rest, count, isWhole ? 1 : 0)
      }
    }
  }

  /// How many bytes stand before a tag of more attributes than there is room for: expat keeps the names of
  /// all before it tells of any, 200 bytes for each.
  private static func count(_ document: ArraySlice<UInt8>, beforeAttributes most: Int) -> Int {
    let bytes = document.span
    // `a=''` and a space are the least that one takes.
    let least = max(1, most) &* 5
    guard bytes.count > least else { return bytes.count }
    var start = bytes.firstIndex(of: 0x3c, from: 0)
    while let place = start {
      // No value has a tag in it as it is.
      start = bytes.firstIndex(of: 0x3c, from: place + 1)
      let end = start ?? bytes.count
      guard end - place > least else { continue }
      var count = 0
      var index = place
      while index < end {
        let isEqual = bytes[index] == 0x3d
        index += 1
        guard isEqual else { continue }
        while index < end, bytes[index] <= 0x20 { index += 1 }
        // In a text after the tag it may be anything.
        if index < end, bytes[index] == 0x22 || bytes[index] == 0x27 { count += 1 }
      }
      if count > most { return place }
    }
    return bytes.count
  }

  private static let longestPiece = 2 << 20

  /// What expat's tables are hashed with, not to be known to who makes a file. Zero would be none.
  private static let salt = UInt.random(in: 1...UInt.max)
}

// MARK: Callbacks

extension XMLParser {
  /// Tells the parser whose address expat was given, which reads for as long as expat calls: no
  /// reference to it is counted, which was 5 % of all counting of reading and printing JPEGs.
  @inline(__always)
  private static func tell(_ data: UnsafeMutableRawPointer?, _ what: (XMLParser) -> Void) {
    guard let data = unsafe data else { return }
    unsafe Unmanaged<XMLParser>.fromOpaque(data)._withUnsafeGuaranteedRef { what($0) }
  }

  private func start(
    _ name: UnsafePointer<CChar>?, _ attributes: UnsafeMutablePointer<UnsafePointer<CChar>?>?
  ) {
    guard failure == nil, let name = unsafe name else { return }
    level += 1
    guard level <= depth else { return stop(.depth) }
    room -= 1
    // Behind those that the element has stand those that only the document's type says it has: a
    // long value for each of many elements.
    let count = Int(unsafe XML_GetSpecifiedAttributeCount(parser))
    room -= count / 2
    guard room >= 0, wantsMore else { return stop(.count) }
    var index = 0
    var isFull = false
    while !isFull, index < count, let key = unsafe attributes?[index],
      let value = unsafe attributes?[index + 1]
    {
      unsafe attribute(Self.bytes(key).span, Self.bytes(value))
      index += 2
      // One element may have a hundred thousand: those that there is room for are told.
      isFull = index & 0xff == 0 && !wantsMore
    }
    unsafe elementStarts(Self.bytes(name).span)
    if isFull { return stop(.count) }
    unsafe XML_SetCharacterDataHandler(parser) { data, text, count in
      unsafe XMLParser.tell(data) { unsafe $0.characters(text, count) }
    }
  }

  private func characters(_ text: UnsafePointer<CChar>?, _ count: Int32) {
    guard failure == nil, let text = unsafe text else { return }
    unsafe self.text(Self.bytes(text, count: Int(count)))
  }

  private func end() {
    guard failure == nil else { return }
    level -= 1
    if level == 0 { isComplete = true }
    elementEnds()
    if !hasMixedContent { unsafe XML_SetCharacterDataHandler(parser, nil) }
  }

  private func attributeIsDeclared() {
    declared += 1
    if declared > Self.mostDeclared { stop(.count) }
  }

  private func stop(_ reason: XMLReading.Failure) {
    failure = reason
    if let parser = unsafe parser { _ = unsafe XML_StopParser(parser, XML_Bool(XML_FALSE)) }
  }

  /// The bytes of a text that ends with a NUL.
  private static func bytes(_ text: UnsafePointer<CChar>) -> UnsafeBufferPointer<UInt8> {
    var count = 0
    while unsafe text[count] != 0 { count &+= 1 }
    return unsafe bytes(text, count: count)
  }

  private static func bytes(
    _ text: UnsafePointer<CChar>, count: Int
  ) -> UnsafeBufferPointer<UInt8> {
    let start = unsafe UnsafeRawPointer(text).assumingMemoryBound(to: UInt8.self)
    return unsafe UnsafeBufferPointer(start: start, count: count)
  }
}
