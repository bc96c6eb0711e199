import CExpat

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
    /// There are more elements or attributes than the limits say, or than the reader wants.
    case count
  }
}

/// Reads XML 1.0 through expat, which knows no network, no files and, here, no entities, and tells
/// an ``XMPReader`` of its parts.
///
/// A class because expat's callbacks are given its address.
@safe final class XMLReader {
  /// What is told of each document.
  var reader: XMPReader
  private let depth: Int
  private let count: Int
  private var level = 0
  private var room = 0
  private var parser: XML_Parser?
  private var failure: XMLReading.Failure?
  /// Whether the document's element has ended.
  private var isComplete = false

  /// - Parameters:
  ///   - depth: how many elements may be within one another.
  ///   - count: how many elements and attributes a document may have.
  init(_ reader: XMPReader, depth: Int, count: Int) {
    self.reader = reader
    self.depth = depth
    self.count = count
  }

  /// Reads a document that is UTF-8, whatever it declares.
  func read(_ document: ArraySlice<UInt8>) -> XMLReading {
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
    (level, room, failure, isComplete) = (0, count, nil, false)
    reader.begin()
    unsafe XML_SetUserData(parser, Unmanaged.passUnretained(self).toOpaque())
    unsafe XML_SetElementHandler(
      parser, { unsafe XMLReader.of($0)?.start($1, $2) },
      { data, _ in unsafe XMLReader.of(data)?.end() })
    unsafe XML_SetEntityDeclHandler(parser) { data, _, _, _, _, _, _, _, _ in
      unsafe XMLReader.of(data)?.stop(.entities)
    }
    let status = unsafe document.withUnsafeBufferPointer { bytes in
      unsafe bytes.withMemoryRebound(to: CChar.self) { text in
        unsafe XML_Parse(parser, text.baseAddress, Int32(clamping: text.count), 1)
      }
    }
    reader.finish()
    let end = min(max(0, Int(unsafe XML_GetCurrentByteIndex(parser))), document.count)
    if status == XML_STATUS_OK { return XMLReading(end: document.count, failure: nil) }
    if let failure { return XMLReading(end: end, failure: failure) }
    let code = unsafe XML_GetErrorCode(parser)
    if code == XML_ERROR_JUNK_AFTER_DOC_ELEMENT || isComplete {
      return XMLReading(end: end, failure: .junkAfterDocument)
    }
    let message = unsafe XML_ErrorString(code).map { unsafe String(cString: $0) }
    return XMLReading(end: end, failure: .malformed(message ?? "no XML"))
  }

  /// What expat's tables are hashed with, not to be known to who makes a file. Zero would be none.
  private static let salt = UInt.random(in: 1...UInt.max)
}

// MARK: Callbacks

extension XMLReader {
  private static func of(_ data: UnsafeMutableRawPointer?) -> XMLReader? {
    unsafe data.map { unsafe Unmanaged<XMLReader>.fromOpaque($0).takeUnretainedValue() }
  }

  private func start(
    _ name: UnsafePointer<CChar>?, _ attributes: UnsafeMutablePointer<UnsafePointer<CChar>?>?
  ) {
    guard failure == nil, let name = unsafe name else { return }
    level += 1
    guard level <= depth else { return stop(.depth) }
    room -= 1
    var index = 0
    while unsafe attributes?[index] != nil {
      index += 2
      room -= 1
      if room < 0 { break }
    }
    guard room >= 0, reader.wantsMore else { return stop(.count) }
    index = 0
    while let key = unsafe attributes?[index], let value = unsafe attributes?[index + 1] {
      unsafe reader.attribute(Self.bytes(key).span, Self.bytes(value))
      index += 2
    }
    unsafe reader.start(Self.bytes(name).span)
    unsafe XML_SetCharacterDataHandler(parser) { unsafe XMLReader.of($0)?.text($1, $2) }
  }

  private func text(_ text: UnsafePointer<CChar>?, _ count: Int32) {
    guard failure == nil, let text = unsafe text else { return }
    unsafe reader.text(Self.bytes(text, count: Int(count)))
  }

  private func end() {
    guard failure == nil else { return }
    level -= 1
    if level == 0 { isComplete = true }
    reader.end()
    // Between elements there is only white space.
    unsafe XML_SetCharacterDataHandler(parser, nil)
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
