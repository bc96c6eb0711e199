/// Rich text as messages have it: runs of what was before stand for their bytes ([MS-OXRTFCP]).
enum CompressedRTF {
  static func text(
    _ bytes: ByteSlice, _ found: inout MetadataBuilder
  ) throws(MetadataError) -> [UInt8] {
    guard bytes.count > 16 else { return [] }
    let compression = try bytes.uint32(at: 8, .little)
    let body = bytes.suffix(from: 16)
    if compression == 0x414c_454d { return body.bytes }
    guard compression == 0x7546_5a4c else {
      throw MetadataError(
        .unsupported, "rich text that is compressed in another way", at: bytes.offset + 8)
    }
    let text = try inflate(body, limit: min(found.limits.inflatedBytes, found.roomToDecode))
    try found.charge(text.count)
    return text
  }

  /// §3.1.3.2.
  private static func inflate(_ bytes: ByteSlice, limit: Int) throws(MetadataError) -> [UInt8] {
    var dictionary = Array(start.utf8)
    var end = dictionary.count
    let first = end
    dictionary += [UInt8](repeating: 0, count: size - end)
    var text: [UInt8] = []
    let source = bytes.elements
    var position = source.startIndex
    while position < source.endIndex {
      guard text.count <= limit else {
        throw MetadataError(
          .limitExceeded, "rich text of more than \(limit) bytes", at: bytes.offset)
      }
      let control = source[position]
      position += 1
      for bit in 0..<8 where position < source.endIndex {
        guard control & 1 << bit != 0 else {
          let byte = source[position]
          position += 1
          dictionary[end % size] = byte
          end += 1
          text.append(byte)
          continue
        }
        // Twelve bits of a place, and four of a length.
        guard position + 2 <= source.endIndex else { return text }
        let reference = Int(source[position]) << 8 | Int(source[position + 1])
        position += 2
        var place = reference >> 4
        // A reference to the end is the end; what is not written yet is nowhere.
        guard place != end % size, place < min(size, first + text.count) else { return text }
        for _ in 0..<((reference & 15) + 2) {
          let byte = dictionary[place % size]
          place += 1
          dictionary[end % size] = byte
          end += 1
          text.append(byte)
        }
      }
    }
    return text
  }

  private static let size = 4096

  /// What the dictionary starts with (§2.1.2.1).
  private static let start =
    #"{\rtf1\ansi\mac\deff0\deftab720{\fonttbl;}{\f0\fnil \froman \fswiss \fmodern \fscript "#
    + #"\fdecor MS Sans SerifSymbolArialTimes New RomanCourier{\colortbl\red0\green0\blue0"#
    + "\r\n"
    + #"\par \pard\plain\f0\fs20\b\i\u\tab\tx"#
}
