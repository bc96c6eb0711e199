/// XMP with values that are longer than a target's inputs: a character stands for each.
enum LongValues {
  /// What stands for a value: a control character, which XML has no use for.
  private static let mark: UInt8 = 0x07
  /// More of them in one packet are left out.
  private static let most = 4

  /// The packet that is meant: each mark is so much Base64 that it is taken out before XML is parsed,
  /// of a text and of a picture in turn.
  static func expand(_ input: [UInt8]) -> [UInt8] {
    var packet: [UInt8] = []
    var count = 0
    for byte in input {
      guard byte == mark else {
        packet.append(byte)
        continue
      }
      guard count < most else { continue }
      let word = count % 2 == 0 ? "MSAy" : "/9j/4AAQ"
      for _ in 0..<(65536 / word.utf8.count) { packet += word.utf8 }
      count += 1
    }
    return packet
  }

  /// A seed of a packet: its first long words become marks, the items of its lists Base64.
  static func seed(_ packet: [UInt8]) -> [UInt8] {
    var seed: [UInt8] = []
    var rest = packet[...]
    var count = 0
    while let byte = rest.popFirst() {
      seed.append(byte)
      if seed.suffix(7).elementsEqual("<rdf:li".utf8), rest.first == UInt8(ascii: ">") {
        seed += " rdf:datatype='x#base64'".utf8
      }
      let word = rest.prefix { (0x30...0x7a).contains($0) && ![0x3c, 0x3e].contains($0) }
      guard count < most, word.count > 5, let end = rest.dropFirst(word.count).first,
        byte == UInt8(ascii: ">") ? end == UInt8(ascii: "<") : byte == 0x22 && end == 0x22
      else { continue }
      seed.append(mark)
      rest = rest.dropFirst(word.count)
      count += 1
    }
    return seed
  }
}
