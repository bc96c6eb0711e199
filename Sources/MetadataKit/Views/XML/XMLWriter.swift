/// Writes XML 1.0 text that is well-formed whatever it is given.
struct XMLWriter {
  var text = TextBuffer()
  /// Where the text goes when there is much of it; nil to keep all of it.
  var outlet: TextOutlet?
  /// How many elements are open: what is written stands in the one of the document.
  private var depth = 1

  /// An element whose members follow.
  mutating func begin(_ name: String, _ attributes: [(String, [UInt8])]) {
    open(name, attributes)
    text.append(">\n")
    depth += 1
  }

  mutating func end(_ name: String) {
    depth -= 1
    indent()
    text.append("</\(name)>\n")
  }

  /// An element with a text, or without anything.
  ///
  /// A text that XML cannot have (controls, bytes that are no UTF-8) is base64 of its bytes, and
  /// the attribute `encoding` says so.
  mutating func element(
    _ name: String, _ attributes: [(String, [UInt8])], _ value: [UInt8] = []
  ) {
    let isText = Self.isText(value)
    open(name, attributes + (isText ? [] : [("encoding", Array("base64".utf8))]))
    if value.isEmpty { return text.append("/>\n") }
    text.append(">")
    if isText { escape(value) } else { text.append(base64: value) }
    text.append("</\(name)>\n")
  }

  private mutating func open(_ name: String, _ attributes: [(String, [UInt8])]) {
    indent()
    text.append("<\(name)")
    for (name, value) in attributes {
      let isText = Self.isText(value)
      text.append(isText ? " \(name)=\"" : " \(name)Base64=\"")
      if isText { escape(value) } else { text.append(base64: value) }
      text.append("\"")
    }
  }

  private mutating func indent() {
    for _ in 0..<depth { text.append("  ") }
  }

  /// Text, in which what acts on a terminal or turns text around is a reference: the same to a
  /// parser.
  private mutating func escape(_ bytes: [UInt8]) {
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte >= 0x7f {
        let length = max(1, utf8Length(bytes[index...]))
        let character = bytes[index..<(index + length)]
        if let control = byte == 0x7f ? 0x7f : TextBuffer.control(character) {
          text.append("&#x" + String(control, radix: 16) + ";")
        } else {
          text.append(bytes: character)
        }
        index += length
        continue
      }
      index += 1
      switch byte {
      case 0x26: text.append("&amp;")
      case 0x3c: text.append("&lt;")
      case 0x3e: text.append("&gt;")
      case 0x22: text.append("&quot;")
      case 0x27: text.append("&#39;")
      // White space would be taken for a space in an attribute, CR for LF anywhere.
      case 0x09: text.append("&#9;")
      case 0x0a: text.append("&#10;")
      case 0x0d: text.append("&#13;")
      default: text.append(ascii: byte)
      }
    }
  }

  /// Whether bytes are characters of XML 1.0 §2.2.
  private static func isText(_ bytes: [UInt8]) -> Bool {
    guard isUTF8(bytes) else { return false }
    for (index, byte) in bytes.enumerated() {
      if byte < 0x20, byte != 0x09, byte != 0x0a, byte != 0x0d { return false }
      // U+FFFE and U+FFFF.
      if byte == 0xef, index + 2 < bytes.count, bytes[index + 1] == 0xbf, bytes[index + 2] >= 0xbe {
        return false
      }
    }
    return true
  }
}
