import UniformTypes

/// Files that are called as photos and movies are, and are others.
enum Namesake {
  /// Whether a file's content is one of those that go by its extension, too.
  static func isOne(_ file: Region, _ format: FileFormat, named name: String) -> Bool {
    let isText = format.mimeType.hasPrefix("text/")
    guard isText || format.type == .xml, let dot = name.utf8.lastIndex(of: 0x2e) else {
      return false
    }
    switch name[name.index(after: dot)...].lowercased() {
    // TypeScript's sources are called like MPEG's streams, and so are the translations of Qt's
    // Linguist (TS file format: a document type and a first element TS).
    case "ts", "mts": return isText || begins(file, with: ["<!doctype ts", "<ts"])
    // The headers of rasters, ENVI's and ESRI's, are called like Radiance's pictures.
    case "hdr": return isText && begins(file, with: headerWords)
    default: return false
    }
  }

  /// What the header of a raster begins with: ENVI's with its name (ENVI Header Files), ESRI's with
  /// any of its lines (BIL, BIP and BSQ raster files).
  private static let headerWords = ["envi", "byteorder", "layout", "nrows", "ncols"]

  /// Whether the first thing that is no declaration, comment or blank is one of these words, in small
  /// letters.
  private static func begins(_ file: Region, with words: [String]) -> Bool {
    guard let head = try? file.head(count: 1024) else { return false }
    var rest = head.elements[...]
    while true {
      rest = rest.drop { [0x09, 0x0a, 0x0d, 0x20, 0xef, 0xbb, 0xbf].contains($0) }
      guard rest.starts(with: "<?".utf8) || rest.starts(with: "<!--".utf8) else { break }
      rest = rest.drop { $0 != 0x3e }.dropFirst()
    }
    return words.contains { word in
      let start = rest.prefix(word.utf8.count)
      guard start.elementsEqual(word.utf8, by: { $0 == $1 || $0 | 0x20 == $1 }) else {
        return false
      }
      let next = rest.dropFirst(word.utf8.count).first ?? 0x20
      return next <= 0x20 || next == 0x3e || next == 0x5b
    }
  }
}
