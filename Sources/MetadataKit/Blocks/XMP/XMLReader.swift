import CExpat

/// What is told of an XML document, in its order.
protocol XMLHandler: AnyObject {
  /// An element starts. Names are as they are written, prefix and all.
  func start(_ name: String, _ attributes: [XMLAttribute])
  /// More text of the innermost element.
  func text(_ bytes: some Collection<UInt8>)
  /// The innermost element ends.
  func end()
}

/// A name and a value in an element's tag.
struct XMLAttribute {
  let name: String
  let value: String
}

/// How far reading an XML document came.
struct XMLReading {
  /// Where it ended: after the last byte that was understood.
  let end: Int
  /// Why it ended before the document did; nil where it did not.
  let failure: Failure?

  enum Failure {
    /// The document's element is complete; what follows it is none of it.
    case junkAfterDocument
    /// The text is not well-formed.
    case malformed(String)
    /// The document declares entities. They are refused: a kilobyte of them can stand for
    /// gigabytes, and no metadata needs them.
    case entities
    /// Elements are nested more deeply than the limits say.
    case depth
  }
}

/// Reads XML 1.0 through expat, which knows no network, no files and, here, no entities.
enum XMLReader {
  /// Reads a document that is UTF-8, whatever it declares, telling `handler` of its parts.
  static func read(_ document: ArraySlice<UInt8>, depth: Int, _ handler: some XMLHandler)
    -> XMLReading
  {
    guard let parser = unsafe XML_ParserCreate("UTF-8") else {
      return XMLReading(end: 0, failure: .malformed("no memory"))
    }
    let state = XMLReaderState(handler, depth: depth)
    unsafe state.parser = parser
    defer { unsafe XML_ParserFree(parser) }
    unsafe XML_SetUserData(parser, Unmanaged.passUnretained(state).toOpaque())
    unsafe XML_SetElementHandler(
      parser,
      { unsafe XMLReaderState.of($0)?.start($1, $2) },
      { data, _ in unsafe XMLReaderState.of(data)?.end() })
    unsafe XML_SetCharacterDataHandler(parser) {
      unsafe XMLReaderState.of($0)?.text($1, $2)
    }
    unsafe XML_SetEntityDeclHandler(parser) { data, _, _, _, _, _, _, _, _ in
      unsafe XMLReaderState.of(data)?.stop(.entities)
    }
    let status = unsafe document.withUnsafeBufferPointer { bytes in
      unsafe bytes.withMemoryRebound(to: CChar.self) { text in
        unsafe XML_Parse(parser, text.baseAddress, Int32(clamping: text.count), 1)
      }
    }
    return withExtendedLifetime(state) {
      let end = min(max(0, Int(unsafe XML_GetCurrentByteIndex(parser))), document.count)
      if status == XML_STATUS_OK { return XMLReading(end: document.count, failure: nil) }
      if let failure = state.failure { return XMLReading(end: end, failure: failure) }
      let code = unsafe XML_GetErrorCode(parser)
      if code == XML_ERROR_JUNK_AFTER_DOC_ELEMENT || state.isComplete {
        return XMLReading(end: end, failure: .junkAfterDocument)
      }
      let message = unsafe XML_ErrorString(code).map { unsafe String(cString: $0) }
      return XMLReading(end: end, failure: .malformed(message ?? "no XML"))
    }
  }
}

/// What expat's callbacks share.
@safe private final class XMLReaderState {
  private let handler: any XMLHandler
  private var room: Int
  private var level = 0
  var parser: XML_Parser?
  private(set) var failure: XMLReading.Failure?
  /// Whether the document's element has ended.
  private(set) var isComplete = false

  init(_ handler: any XMLHandler, depth: Int) {
    self.handler = handler
    room = depth
  }

  static func of(_ data: UnsafeMutableRawPointer?) -> XMLReaderState? {
    unsafe data.map { unsafe Unmanaged<XMLReaderState>.fromOpaque($0).takeUnretainedValue() }
  }

  func start(
    _ name: UnsafePointer<CChar>?, _ attributes: UnsafeMutablePointer<UnsafePointer<CChar>?>?
  ) {
    guard failure == nil, let name = unsafe name else { return }
    level += 1
    guard level <= room else { return stop(.depth) }
    var list: [XMLAttribute] = []
    var index = 0
    while let key = unsafe attributes?[index], let value = unsafe attributes?[index + 1] {
      list.append(
        unsafe XMLAttribute(name: String(cString: key), value: String(cString: value)))
      index += 2
    }
    handler.start(unsafe String(cString: name), list)
  }

  func text(_ text: UnsafePointer<CChar>?, _ count: Int32) {
    guard failure == nil, let text = unsafe text else { return }
    let bytes = unsafe UnsafeBufferPointer(start: text, count: Int(count))
    unsafe bytes.withMemoryRebound(to: UInt8.self) { unsafe handler.text($0) }
  }

  func end() {
    guard failure == nil else { return }
    level -= 1
    if level == 0 { isComplete = true }
    handler.end()
  }

  func stop(_ reason: XMLReading.Failure) {
    failure = reason
    if let parser = unsafe parser { _ = unsafe XML_StopParser(parser, XML_Bool(XML_FALSE)) }
  }
}
