/// A type of four characters, as boxes, brands and codecs have them.
struct FourCC: Hashable, Sendable {
  /// The characters as a big-endian number.
  let code: UInt32

  init(_ code: UInt32) { self.code = code }

  /// The four bytes at a position.
  init(_ bytes: ByteSlice, at position: Int) throws(MetadataError) {
    code = UInt32(truncatingIfNeeded: try bytes.uint32(at: position, .big))
  }
}

extension FourCC {
  /// Whether all characters are printable: those of ASCII, or the sign of copyright, with which QuickTime's
  /// own types start.
  var isText: Bool {
    (0..<4).allSatisfy {
      let byte = code >> ($0 * 8) & 0xff
      return byte >= 0x20 && byte < 0x7f || byte == 0xa9
    }
  }
}

extension FourCC: ExpressibleByStringLiteral {
  @inline(__always)
  init(stringLiteral text: StaticString) {
    code = text.withUTF8Buffer { characters in
      unsafe characters.bigEndian(UInt32.self)
    }
  }
}

extension FourCC: CustomStringConvertible {
  /// The characters; a byte that is no printable ASCII is a question mark.
  var description: String {
    var text = ""
    for shift in [UInt32(24), 16, 8, 0] {
      let byte = UInt8(truncatingIfNeeded: code >> shift)
      text.unicodeScalars.append(
        byte >= 0x20 && byte < 0x7f ? Unicode.Scalar(byte) : Unicode.Scalar("?"))
    }
    return text
  }
}
