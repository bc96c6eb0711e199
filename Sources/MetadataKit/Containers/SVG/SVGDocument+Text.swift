extension SVGDocument {
  /// The text of a drawing as XML that no entities are declared in.
  static func readable(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    withoutDeclarations(withoutRemarks(text))
  }

  private static let longestWithEntities = 4 << 20

  /// The text without comments before its declaration, where XML allows nothing, and some programs write them.
  private static func withoutRemarks(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard text.starts(with: "<!--".utf8) else { return text }
    let head = ByteSlice(Array(text.prefix(4096)))
    guard let declaration = head.firstPlace(of: "<?xml "),
      head.prefix(declaration).firstPlace(of: "<svg") == nil
    else { return text }
    return text.dropFirst(declaration)
  }

  /// The text with a plain document type in place of one with declarations: Illustrator declares
  /// the names of namespaces as entities, which nothing needs. Where one is used, its name stands.
  private static func withoutDeclarations(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let mark = Array("<!DOCTYPE".utf8)
    var start = text.startIndex
    // It stands before the root, after comments at most.
    while let place = text[start...].firstIndex(of: 0x3c), place - text.startIndex < 1 << 16 {
      if text[place...].starts(with: mark) {
        let rest = text[place...]
        guard let open = rest.firstIndex(where: { $0 == 0x5b || $0 == 0x3e }), rest[open] == 0x5b,
          let close = rest[open...].firstIndex(of: 0x5d),
          let end = rest[close...].firstIndex(of: 0x3e)
        else { return text }
        let plain =
          text[..<place] + Array("<!DOCTYPE svg SYSTEM \"svg\">".utf8) + text[(end + 1)...]
        // To name them takes several times the text.
        if plain.count <= longestWithEntities, let named = try? XMLRepair.repaired(plain) {
          return named[...]
        }
        return plain
      }
      start = place + 1
    }
    return text
  }
}
