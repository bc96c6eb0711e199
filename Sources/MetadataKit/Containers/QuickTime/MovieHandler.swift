/// The `hdlr` box: what samples or metadata are (ISO 14496-12 §8.4.3, QTFF handler reference atoms).
enum MovieHandler {
  static func read(
    _ box: ISOBox, _ scope: MovieScope, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    let bytes = try box.body.head(count: 512)
    found.add(.quickTimeHandler, structure: bytes, scope) { (name, field) in
      switch name {
      case "HandlerDescription": false
      case "HandlerType": true
      default: !field.prefix(4).elements.allSatisfy { $0 == 0 }
      }
    }
    found.add(
      shortText: bytes.suffix(from: 24), .quickTimeHandler, "HandlerDescription", scope)
  }
}

extension MetadataBuilder {
  /// Adds a text that QuickTime has behind its length and MPEG-4 before a NUL.
  mutating func add(
    shortText bytes: ByteSlice, _ table: TagTable, _ name: String, _ scope: MovieScope
  ) {
    var text = bytes.prefix(bytes.firstIndex(of: 0) ?? bytes.count)
    if let length = text[0], length < 0x20, Int(length) < text.count {
      text = text.suffix(from: 1).prefix(Int(length))
    }
    guard !text.isEmpty else { return }
    add(table, name, group: scope.track, text: text.elements, offset: text.offset)
  }
}
