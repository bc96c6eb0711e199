@testable import MetadataKit

/// Builds ZIP archives, byte by byte.
struct ZIPBytes {
  struct Part {
    let name: String
    let content: [UInt8]
    var comment = ""
    /// Whether it is a stream of one block that is not compressed (RFC 1951 §3.2.4).
    var isDeflated = false
    /// What stands in the archive, where that is another stream.
    var stream: [UInt8]?

    fileprivate var stored: [UInt8] {
      if let stream { return stream }
      return isDeflated
        ? Bytes().raw([1]).little(content.count, ~content.count, size: 2).raw(content).bytes
        : content
    }
  }

  static func archive(_ parts: [Part], comment: String = "") -> Bytes {
    var file = Bytes()
    var directory = Bytes()
    for part in parts {
      let start = file.bytes.count
      let sizes = (part.stored.count, part.content.count)
      let method = part.isDeflated || part.stream != nil ? 8 : 0
      file = file.text("PK\u{3}\u{4}").little(10, 0, method, size: 2).little(0x3883_4ed2, size: 4)
        .little(0x1234, sizes.0, sizes.1, size: 4).little(part.name.utf8.count, 0, size: 2)
        .text(part.name).raw(part.stored)
      directory = directory.text("PK\u{1}\u{2}").little(0x314, 10, 0x800, method, size: 2)
        .little(0x3883_4ed2, size: 4).little(0x1234, sizes.0, sizes.1, size: 4)
        .little(part.name.utf8.count, 0, part.comment.utf8.count, 0, 0, size: 2)
        .little(0, start, size: 4).text(part.name).text(part.comment)
    }
    let start = file.bytes.count
    return file.raw(directory.bytes).text("PK\u{5}\u{6}").zeros(4)
      .little(parts.count, parts.count, size: 2)
      .little(directory.bytes.count, start, size: 4).little(comment.utf8.count, size: 2)
      .text(comment)
  }

  /// The names of the parts that are told of.
  static func names(_ metadata: Metadata) -> [String] {
    metadata.tags.filter { $0.name == "ZipFileName" }.map(\.description)
  }
}

extension ZIPBytes.Part {
  init(_ name: String, _ text: String, isDeflated: Bool = false) {
    self.init(name: name, content: Array(text.utf8), isDeflated: isDeflated)
  }
}
