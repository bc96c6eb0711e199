/// MPEG program streams, transport streams and plain MPEG video.
///
/// Source: ISO 13818-1 §2.4.3.2 and §2.5.3.3; ISO 11172-1 §2.4.3.2; ISO 13818-2 §6.2.
enum MPEGStream {
  static func type(of head: Span<UInt8>) -> DeclaredType? {
    if head.matches("\u{0}\u{0}\u{1}\u{BA}") { return isPack(head) ? .mpeg : nil }
    if let start = startOfVideo(in: head) {
      return video(head.extracting(start..<head.count))
    }
    // The Blu-ray and AVCHD form has a time stamp of four bytes before each packet.
    if isTransport(head, from: 4, packet: 192) { return .avchdTransportStream }
    if isTransport(head, from: 0, packet: 188) { return .mpeg2TransportStream }
    return isTransport(head, from: 0, packet: 204) ? .mpeg2TransportStream : nil
  }

  /// The marker bits after the start code are those of MPEG-1 or MPEG-2.
  private static func isPack(_ head: Span<UInt8>) -> Bool {
    guard let byte = head.byte(at: 4) else { return false }
    return byte & 0xF1 == 0x21 || byte & 0xC4 == 0x44
  }

  /// Where the first start code is, before which there may be zeros (ISO 11172-2 §2.4.2.1, ISO 13818-2 §5.2.3); nil
  /// where that is no sequence header's.
  private static func startOfVideo(in head: Span<UInt8>) -> Int? {
    guard let one = head.indices.first(where: { head[$0] != 0 }), one >= 2,
      head.matches("\u{1}\u{B3}", at: one)
    else { return nil }
    return one - 2
  }

  /// A sequence header; in MPEG-2, an extension follows.
  private static func video(_ head: Span<UInt8>) -> DeclaredType? {
    guard var flags = head.byte(at: 11) else { return nil }
    var offset = 12
    if flags & 2 != 0 {
      offset += 64
      guard let last = head.byte(at: offset - 1) else { return nil }
      flags = last
    }
    if flags & 1 != 0 { offset += 64 }
    while head.byte(at: offset) == 0, head.byte(at: offset + 2) == 0 { offset += 1 }
    guard head.matches("\u{0}\u{0}\u{1}", at: offset), let code = head.byte(at: offset + 3) else {
      return nil
    }
    return code == 0xB5 ? .mpeg2Video : .mpeg
  }

  /// Whether three packets in a row begin with the byte that packets begin with.
  private static func isTransport(_ head: Span<UInt8>, from start: Int, packet: Int) -> Bool {
    var offset = start
    var packets = 0
    while let byte = head.byte(at: offset), packets < 8 {
      guard byte == 0x47 else { return false }
      packets += 1
      offset += packet
    }
    return packets >= 3
  }
}
