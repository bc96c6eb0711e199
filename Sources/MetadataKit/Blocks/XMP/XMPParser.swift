/// Tells an ``XMPReader`` of the parts of packets.
@safe final class XMPParser: XMLParser {
  /// What is told of each packet.
  var reader: XMPReader

  init(_ reader: XMPReader, depth: Int, count: Int) {
    self.reader = reader
    super.init(depth: depth, count: count)
  }

  /// Reads a packet that is UTF-8, whatever it declares.
  func read(_ packet: ArraySlice<UInt8>) -> XMLReading {
    reader.begin()
    defer { reader.finish() }
    return parse(packet)
  }

  override var wantsMore: Bool { reader.wantsMore }
  override var hasMixedContent: Bool { false }

  override func attribute(_ name: Span<UInt8>, _ value: UnsafeBufferPointer<UInt8>) {
    unsafe reader.attribute(name, value)
  }

  override func elementStarts(_ name: Span<UInt8>) { reader.start(name) }

  override func text(_ bytes: UnsafeBufferPointer<UInt8>) { unsafe reader.text(bytes) }

  override func elementEnds() { reader.end() }
}
