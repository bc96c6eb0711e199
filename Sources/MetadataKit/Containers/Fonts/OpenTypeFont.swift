extension Container {
  /// TrueType and OpenType fonts: a directory of tables.
  ///
  /// Source: Microsoft, *OpenType Specification* 1.9.1, Organization of an OpenType Font.
  package static let openTypeFont = Container(ofSignatures: "TTF", "OTF") {
    (file, found) throws(MetadataError) in
    try OpenTypeFont(file, at: 0, &found).tell(&found)
  }

  /// Several fonts in one file (OpenType Specification, Font Collections).
  package static let fontCollection = Container(ofSignatures: "TTC") {
    (file, found) throws(MetadataError) in
    let count = try file.uint32(at: 8, .big)
    found.add(.font, "NumFonts", count)
    guard count < mostFonts else {
      throw MetadataError(
        .limitExceeded, "a collection of \(count) fonts is too long to be read", at: file.start + 8)
    }
    let starts = try file.slice(at: 12, count: count * 4)
    for index in 0..<count {
      let start = try starts.uint32(at: index * 4, .big)
      try OpenTypeFont(file, at: start, &found).tell(group: "Font\(index + 1)", &found)
    }
  }

  /// The field reads no collection of more.
  private static let mostFonts = 256
}

/// One font: where its tables are.
struct OpenTypeFont {
  private let names: Region?
  private let manifests: Region?

  /// Reads the directory of a font.
  ///
  /// - Parameter start: where the font starts; its positions count from the start of the file.
  init(_ file: Region, at start: Int, _ found: inout MetadataBuilder) throws(MetadataError) {
    let head = try file.slice(at: start, count: 12)
    guard Self.isFont(head) else {
      throw MetadataError(.malformed, "no font where one should be", at: head.offset)
    }
    let count = try head.uint16(at: 4, .big)
    guard count > 0, count < 0x200 else {
      throw MetadataError(.malformed, "a font says that it has \(count) tables", at: head.offset)
    }
    try found.charge(entries: count)
    let directory = try file.slice(at: start + 12, count: count * 16)
    var names: Region?
    var manifests: Region?
    for entry in stride(from: 0, to: count * 16, by: 16) {
      let isNames = directory.matches("name", at: entry)
      guard isNames || directory.matches("C2PA", at: entry) else { continue }
      let table = try file.region(
        at: try directory.uint32(at: entry + 8, .big),
        count: try directory.uint32(at: entry + 12, .big))
      if isNames { names = names ?? table } else { manifests = manifests ?? table }
    }
    self.names = names
    self.manifests = manifests
  }

  /// What the first bytes of a font are: a version, or a name for the form of its outlines.
  static func isFont(_ head: ByteSlice) -> Bool {
    head.has("\u{0}\u{1}\u{0}\u{0}") || head.has("OTTO") || head.has("true") || head.has("typ1")
  }

  func tell(group: String? = nil, _ found: inout MetadataBuilder) throws(MetadataError) {
    // The store of manifests stands behind a header (C2PA 2.1 §A.6.3).
    if let manifests, manifests.count > 20 { found.add(.jumbf, manifests.region(from: 20)) }
    if let names, names.count >= 8 { try FontNames(names, &found).tell(group: group, &found) }
  }
}
