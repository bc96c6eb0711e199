/// The text of an XMP packet as UTF-8, from its first tag on.
///
/// Some packets have bytes before them, or are encoded twice.
struct XMPText {
  private(set) var bytes: ArraySlice<UInt8>
  /// Where in the block it starts; nil where the block has another encoding.
  private(set) var offset: Int?
  /// What is wrong with the encoding.
  private(set) var problem: String?

  init(_ block: ArraySlice<UInt8>) {
    let text = XMLText(block)
    bytes = text.bytes
    offset = text.offset
    let start = block[..<(block.firstIndex(of: 0x3c) ?? block.startIndex)]
    if Self.isMark(start), bytes.starts(with: "<?xpacket".utf8) { collapse() }
    skipJunk()
    dropPadding()
  }

  private static func isMark(_ start: ArraySlice<UInt8>) -> Bool {
    start.contains(0xfe) || start.elementsEqual([0xef, 0xbb, 0xbf])
  }

  /// Undoes a second encoding: a text whose characters are the bytes of UTF-8.
  private mutating func collapse() {
    guard bytes.contains(where: { $0 >= 0x80 }) else { return }
    var once: [UInt8] = []
    once.reserveCapacity(bytes.count)
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      guard let byte = UInt8(exactly: scalar.value) else { return }
      once.append(byte)
    }
    guard isUTF8(once) else { return }
    bytes = once[...]
    offset = nil
    problem = "XMP that is encoded twice"
  }

  /// Moves on to where a packet starts, where there is a start at all.
  private mutating func skipJunk() {
    if bytes.starts(with: "<?x".utf8) { return }
    guard let start = Self.start(of: bytes, from: bytes.startIndex) else { return }
    if let offset { self.offset = offset + start - bytes.startIndex }
    bytes = bytes[start...]
  }

  /// Leaves out the end of the wrapper and the room that writers leave before it, often 4 KB of
  /// blanks (ISO 16684-1 §7.3.3): XML's parser would take several looks at each, which was 1.7 % of
  /// reading and printing photos.
  private mutating func dropPadding() {
    let packet = Self.withoutBlanks(bytes)
    guard let mark = packet.suffix(32).lastIndex(of: 0x3c),
      packet[mark...].starts(with: "<?xpacket end".utf8),
      // Of a comment, another end follows.
      packet[mark...].count(where: { $0 == 0x3e }) <= 1
    else { return }
    bytes = Self.withoutBlanks(packet[..<mark])
  }

  /// Bytes without the white space at their end.
  private static func withoutBlanks(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let text = bytes.span
    var end = text.count
    while end > 0 {
      // Nearly all are spaces.
      if end >= 8, text.word(at: end &- 8) == UInt64(everyByte: 0x20) {
        end &-= 8
      } else if isBlank(text[end &- 1]) {
        end &-= 1
      } else {
        break
      }
    }
    return bytes.prefix(end)
  }

  /// White space as XML has it: neither vertical tabs nor form feeds.
  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0a || byte == 0x0d || byte == 0x09
  }

  /// The first place where a packet, or its element, starts.
  static func start(of bytes: ArraySlice<UInt8>, from position: Int) -> Int? {
    var rest = bytes[position...]
    while let next = rest.firstIndex(of: 0x3c) {
      rest = rest[next...]
      for mark in marks where rest.starts(with: mark.utf8) { return next }
      rest = rest.dropFirst()
    }
    return nil
  }

  private static let marks = [
    "<?xpacket begin", "<x:xmpmeta", "<x:xapmeta", "<xmp:xmpmeta", "<rdf:RDF",
  ]
}
