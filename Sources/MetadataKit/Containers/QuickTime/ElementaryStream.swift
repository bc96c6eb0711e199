/// The descriptor of an MPEG-4 stream: the `esds` box (ISO 14496-1 §7.2.6.5, §7.2.6.6).
struct ElementaryStream {
  /// What is coded, and how (ISO 14496-1 §7.2.6.6.2, table 5).
  let objectType: Int
  /// Bits a second on average; nil where it is not stated.
  let bitRate: Int?
  /// What the decoder needs to know first, by its codec; empty where it is missing.
  let configuration: [UInt8]

  init?(_ box: ISOBox) {
    guard let bytes = try? box.body.head(count: 256) else { return nil }
    var position = 4
    guard Self.descriptor(bytes, 3, &position) != nil, let flags = bytes[position + 2] else {
      return nil
    }
    position += 3 + (flags & 0x80 != 0 ? 2 : 0)
    if flags & 0x40 != 0 { position += 1 + Int(bytes[position] ?? 0) }
    if flags & 0x20 != 0 { position += 2 }
    guard Self.descriptor(bytes, 4, &position) != nil,
      let rate = try? bytes.uint32(at: position + 9, .big)
    else { return nil }
    objectType = Int(bytes[position] ?? 0)
    bitRate = rate > 0 ? rate : nil
    position += 13
    let length = Self.descriptor(bytes, 5, &position) ?? 0
    configuration = Array(bytes.suffix(from: position).prefix(length).elements)
  }

  /// Moves behind the tag and the length of a descriptor, which has seven bits a byte, and answers
  /// the length.
  private static func descriptor(_ bytes: ByteSlice, _ tag: UInt8, _ position: inout Int) -> Int? {
    guard bytes[position] == tag else { return nil }
    position += 1
    var length = 0
    for _ in 0..<4 {
      guard let byte = bytes[position] else { return nil }
      position += 1
      length = length << 7 | Int(byte & 0x7f)
      if byte & 0x80 == 0 { break }
    }
    return length
  }
}
