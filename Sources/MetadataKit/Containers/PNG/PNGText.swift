/// A text of a PNG: what it is called, and what it says.
struct PNGText {
  /// How the text stands in its chunk.
  enum Content {
    case stored(ByteSlice)
    /// By a method, of which only 0, zlib, is defined.
    case compressed(UInt8, ByteSlice)
  }

  let keyword: String
  /// The same to be looked for among those that are known.
  private let key: String
  let content: Content
  /// Whether the text is in ISO 8859-1, not UTF-8.
  var isLatin = true
  /// RFC 3066's tag of the text's language; empty where it is not said.
  var language = ""

  init(_ keyword: ByteSlice, _ content: Content) {
    self.keyword = String(boundedName: keyword.elements)
    key = self.keyword.asLookup
    self.content = content
  }

  /// Adds the text, or the block that it is.
  func add(
    _ chunk: PNGChunk, _ state: inout PNGState, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    if keyword.isCutName { found.tellCutName() }
    let bytes = try bytes(&state, &found)
    if key == "XML:com.adobe.xmp" {
      return found.add(
        .xmp,
        isStored
          ? chunk.body.region(from: bytes.offset - chunk.body.start)
          : Region(inMemory: bytes.bytes))
    }
    if let profile = PNGRawProfile.of(key) {
      switch try profile.add(bytes, key, &found) {
      case .block: return
      case .unknownToExiftool: found.form = .onlyInExiftool
      case .none: break
      }
      addBinary(bytes, &state, &found)
      found.form = []
      return
    }
    if keyword.utf8.starts(with: "Raw profile type ".utf8) {
      return addBinary(bytes, &state, &found)
    }
    try addText(bytes, chunk, &state, &found)
  }

  /// Whether the text stands in the file as it is.
  private var isStored: Bool {
    if case .stored = content { true } else { false }
  }

  /// What the text has, inflated; of one that cannot be, what is there is added as bytes.
  private func bytes(
    _ state: inout PNGState, _ found: inout MetadataBuilder
  ) throws(MetadataError) -> ByteSlice {
    switch content {
    case .stored(let stored): return stored
    case .compressed(let method, let stream):
      guard method == 0 else {
        addBinary(stream, &state, &found)
        throw MetadataError(
          .unsupported, "the compression method of \(keyword) is \(method)", at: stream.offset)
      }
      try found.charge(entries: 2)
      let inflated = state.inflate(stream, found.limits)
      if let error = inflated.error {
        addBinary(stream.suffix(from: inflated.consumed), &state, &found)
        throw error
      }
      return ByteSlice(inflated.bytes)
    }
  }

  /// Adds what is a text, as UTF-8.
  private func addText(
    _ stored: ByteSlice, _ chunk: PNGChunk, _ state: inout PNGState, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    var bytes = stored
    var isInFile = isStored
    // Not of a text that is too long as it is: it would take twice the room.
    if isLatin, bytes.count <= found.limits.valueBytes,
      let converted = WindowsLatin.utf8(bytes.elements)
    {
      bytes = ByteSlice(converted)
      isInFile = false
    }
    guard bytes.count <= found.limits.valueBytes else {
      addBinary(bytes, &state, &found)
      throw MetadataError(
        .limitExceeded, "\(keyword) is a text of \(bytes.count) bytes", at: chunk.body.start)
    }
    // As in exiftool, no part of a text, and no end of it: PNG states its length.
    if bytes.elements.contains(0) {
      bytes = ByteSlice(bytes.elements.filter { $0 != 0 })
      isInFile = false
    }
    found.add(
      .pngText, name(&state), group: state.group, text: bytes.elements,
      offset: isInFile ? bytes.offset : -1)
  }

  /// Adds bytes that are no text: what could not be inflated or understood.
  private func addBinary(
    _ bytes: ByteSlice, _ state: inout PNGState, _ found: inout MetadataBuilder
  ) {
    let region = Region(inMemory: bytes.bytes)
    found.add(.pngText, name(&state), group: state.group, left: region)
  }

  /// The tag's name. As in exiftool, of texts of one keyword that has no meaning the first is that, whatever its
  /// language.
  private func name(_ state: inout PNGState) -> String {
    if known == nil, state.keywords.insert(key.hashValue).inserted { return Self.name(of: keyword) }
    let name = known ?? Self.name(of: keyword)
    return language.isEmpty ? name : name + "-" + Self.standardCase(language)
  }

  /// The name of a tag whose keyword has a meaning; some programs do not capitalize it.
  private var known: String? {
    if let profile = PNGRawProfile.all.first(where: { $0.keyword == key }) {
      return profile.name
    }
    for (keyword, name) in Self.renamed where keyword == key { return name }
    let name = key.capitalized
    let isPlain = name != "CreationTime" && !Self.renamed.contains { $0.1 == name }
    if name == "Creation Time" { return "CreationTime" }
    return isPlain && TagTable.pngText.index(of: name) != nil ? name : nil
  }

  /// Keywords whose tags have names of their own.
  private static let renamed = [
    ("Warning", "PNGWarning"), ("warning", "PNGWarning"), ("parameters", "Parameters"),
    ("aesthetic_score", "AestheticScore"), ("create-date", "CreateDate"),
    ("modify-date", "ModDate"),
  ]

  /// A name from any keyword: words run together, each but the first capitalized, only letters,
  /// digits, `-` and `_`, at least two, the first a letter.
  static func name(of keyword: String) -> String {
    var name: [UInt8] = []
    var isAfterSpace = false
    for byte in keyword.utf8 {
      switch byte {
      case 0x20, 0x09...0x0d: isAfterSpace = true
      case 0x61...0x7a:
        name.append(isAfterSpace ? byte - 0x20 : byte)
        isAfterSpace = false
      case 0x41...0x5a, 0x30...0x39, 0x2d, 0x5f:
        name.append(byte)
        isAfterSpace = false
      default: isAfterSpace = false
      }
    }
    let text = String(decoding: name, as: UTF8.self).capitalized
    guard let first = text.utf8.first, text.utf8.count >= 2, (0x41...0x5a).contains(first) else {
      return "Tag" + text
    }
    return text
  }

  /// A language's tag with a country in upper case and the rest in lower case.
  private static func standardCase(_ language: String) -> String {
    var parts = language.lowercased().split(
      maxSplits: 2, omittingEmptySubsequences: false, whereSeparator: { $0 == "-" || $0 == "_" }
    ).map(String.init)
    let first = parts.first ?? ""
    if parts.count > 1, parts[1].utf8.count == 2,
      (2...3).contains(first.utf8.count) || first == "x" || first == "i"
    {
      parts[1] = parts[1].uppercased()
    }
    // What is behind the second is one piece still: a megabyte of separators has as many parts.
    let text = parts.joined(separator: "-").replacing("_", with: "-")
    return String(
      decoding: text.utf8.filter {
        NumberText.isLetter($0) || NumberText.isDigit($0)
          || $0 == 0x2d
      }, as: UTF8.self)
  }
}
