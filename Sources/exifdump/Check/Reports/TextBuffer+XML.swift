import MetadataKit

extension TextBuffer {
  /// Any bytes as text of XML 1.0, within an element or an attribute.
  ///
  /// What is no UTF-8, and what no XML may have (§2.2), is written as a terminal has it: `\xe9`.
  mutating func append(xml bytes: [UInt8]) {
    var plain = TextBuffer()
    plain.append(escaping: bytes)
    for byte in plain.bytes {
      switch byte {
      case 0x26: append("&amp;")
      case 0x3c: append("&lt;")
      case 0x3e: append("&gt;")
      case 0x22: append("&quot;")
      case 0x27: append("&apos;")
      default: append(ascii: byte)
      }
    }
  }
}
