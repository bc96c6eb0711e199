/// Puts documents together.
enum PDFBytes {
  /// A document of objects, numbered from 1, with a table and a trailer.
  static func document(_ objects: [String], trailer: String) -> [UInt8] {
    document(objects.map { Array($0.utf8) }, trailer: trailer)
  }

  static func document(_ objects: [[UInt8]], trailer: String) -> [UInt8] {
    var file = Array("%PDF-1.4\n".utf8)
    var table = "xref\n0 \(objects.count + 1)\n0000000000 65535 f \n"
    for (index, object) in objects.enumerated() {
      let offset = String(file.count)
      table += String(repeating: "0", count: 10 - offset.count) + offset + " 00000 n \n"
      file += Array("\(index + 1) 0 obj\n".utf8) + object + Array("\nendobj\n".utf8)
    }
    let start = file.count
    return file + Array("\(table)trailer\n\(trailer)\nstartxref\n\(start)\n%%EOF\n".utf8)
  }

  static func stream(_ dictionary: String, _ content: [UInt8]) -> [UInt8] {
    Array("<<\(dictionary)/Length \(content.count)>>\nstream\n".utf8) + content
      + Array("\nendstream".utf8)
  }

  /// Bytes as a zlib stream that stores them as they are (RFC 1950, RFC 1951 §3.2.4).
  static func stored(_ bytes: [UInt8], head: [UInt8] = [0x78, 0x01]) -> [UInt8] {
    var (a, b) = (1, 0)
    for byte in bytes {
      a = (a + Int(byte)) % 65521
      b = (b + a) % 65521
    }
    var blocks = Bytes().raw(head)
    for start in stride(from: 0, to: max(1, bytes.count), by: 0xffff) {
      let block = Array(bytes[start...].prefix(0xffff))
      let isLast = start + block.count == bytes.count
      blocks = blocks.raw([isLast ? 1 : 0]).little(block.count, ~block.count, size: 2).raw(block)
    }
    return blocks.big(b << 16 | a, size: 4).bytes
  }
}
