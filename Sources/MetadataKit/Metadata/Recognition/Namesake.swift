import UniformTypes

/// Files that are called as photos and movies are, and are others.
enum Namesake {
  /// Whether a file's content is one of those that go by its name, too.
  static func isOne(_ file: Region, _ format: FileFormat, named name: String) -> Bool {
    guard !format.isImage else { return false }
    // What macOS keeps beside a file bears its name (RFC 1740 §B).
    if format.name == "MacOS" { return isCompanion(name) }
    let isText = format.mimeType.hasPrefix("text/")
    guard isText || format.type == .xml || others.values.contains(format.mimeType),
      let dot = name.utf8.lastIndex(of: 0x2e)
    else { return false }
    let suffix = name[name.index(after: dot)...].lowercased()
    if others[suffix] == format.mimeType { return true }
    // TypeScript's sources are called like MPEG's streams.
    if isText, ["ts", "mts"].contains(suffix) { return true }
    return beginnings[suffix].map { begins(file, with: $0) } ?? false
  }

  /// Whether a name is `._` and another one.
  private static func isCompanion(_ name: String) -> Bool {
    name.utf8.split(separator: 0x2f).last?.starts(with: "._".utf8) ?? false
  }

  /// The media types of binary files by extensions of pictures: measures of a font are called like portable
  /// float maps, images of disks like raw files.
  private static let others = [
    "pfm": "application/x-font-type1", "raw": "application/x-iso9660-image",
  ]

  /// What texts begin with, in small letters, by extensions of media.
  private static let beginnings = [
    // Translations of Qt's Linguist (TS file format: a document type and a first element TS).
    "ts": ["<!doctype ts", "<ts"], "mts": ["<!doctype ts", "<ts"],
    // The headers of rasters are called like Radiance's pictures: ENVI's begin with its name (ENVI Header
    // Files), ESRI's with any of their lines (BIL, BIP and BSQ raster files).
    "hdr": ["envi", "byteorder", "layout", "nrows", "ncols"],
    // Tables in Navy DIF's form, and NASA's Directory Interchange Format, are called like DV.
    "dif": ["table", "<dif"],
    // Acclaim's skeletons, of which the first lines may be comments, are called like Windows Media.
    "asf": ["#", ":version"],
    // A `Makefile` for machines of Silicon Graphics is called like their pictures.
    "sgi": ["#"],
    // MapInfo's tables, whose texts stand in quotation marks, are called like MIDI.
    "mid": ["\""],
  ]

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
      // Behind a letter another one makes it a longer word.
      guard let last = word.utf8.last, (0x61...0x7a).contains(last) else { return true }
      let next = rest.dropFirst(word.utf8.count).first ?? 0x20
      return next <= 0x20 || next == 0x3e || next == 0x5b
    }
  }
}
