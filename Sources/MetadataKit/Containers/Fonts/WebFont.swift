extension Container {
  /// Fonts for web pages: those of OpenType, compressed, with a text in XML (WOFF File Format 1.0 and 2.0).
  package static let webFont = Container(ofSignatures: "WOFF", "WOFF2") {
    (file, found) throws(MetadataError) in
    let head = try file.slice(at: 0, count: 48)
    let isSecond = head.has("wOF2")
    // The numbers behind the sizes stand four bytes later in the second version.
    let place = isSecond ? 24 : 20
    let version = "\(try head.uint16(at: place, .big)).\(try head.uint16(at: place + 2, .big))"
    found.add(.font, "WOFFVersion", text: version)
    found.attempt { (found) throws(MetadataError) in
      let names =
        isSecond
        ? try WebFontDirectory(file, head).names(&found) : try names(file, head, found.limits)
      if let names, names.count >= 8 {
        try FontNames(names, &found).tell(group: nil, &found)
      }
    }
    let length = try head.uint32(at: place + 8, .big)
    guard length > 0 else { return }
    let stored = try file.region(at: try head.uint32(at: place + 4, .big), count: length)
      .all(limit: found.limits.valueBytes)
    let limit = min(4 * found.limits.valueBytes, found.limits.inflatedBytes)
    let (text, error) =
      isSecond
      ? inflated(BrotliDecoded(stored, limit: limit))
      : inflated(Inflated(stored, limit: limit))
    if let error { found.warn(error) }
    try WebFontMetadata.tell(ByteSlice(text), &found)
  }

  private static func inflated(_ stream: Inflated) -> ([UInt8], MetadataError?) {
    (stream.bytes, stream.error)
  }

  private static func inflated(_ stream: BrotliDecoded) -> ([UInt8], MetadataError?) {
    (stream.bytes, stream.error)
  }

  /// The table of names of the first version, whose tables are compressed one by one (WOFF 1.0 §5).
  private static func names(
    _ file: Region, _ head: ByteSlice, _ limits: Limits
  ) throws(MetadataError) -> Region? {
    let count = try head.uint16(at: 12, .big)
    let directory = try file.slice(at: 44, count: count * 20)
    for entry in stride(from: 0, to: directory.count, by: 20)
    where directory.matches("name", at: entry) {
      let stored = try file.region(
        at: try directory.uint32(at: entry + 4, .big),
        count: try directory.uint32(at: entry + 8, .big))
      let length = try directory.uint32(at: entry + 12, .big)
      if stored.count >= length { return stored }
      let stream = Inflated(
        try stored.all(limit: limits.blockBytes), limit: min(length + 1, limits.inflatedBytes))
      if let error = stream.error { throw error }
      return Region(inMemory: stream.bytes)
    }
    return nil
  }
}

/// The directory of a font of the second version, whose tables are compressed as one stream (WOFF 2.0 §5).
struct WebFontDirectory {
  private let file: Region
  private let head: ByteSlice

  init(_ file: Region, _ head: ByteSlice) {
    self.file = file
    self.head = head
  }

  /// The table of names, or nil.
  func names(_ found: inout MetadataBuilder) throws(MetadataError) -> Region? {
    let count = try head.uint16(at: 12, .big)
    try found.charge(entries: count)
    // A flag, a name and two lengths of five bytes at most; then what fonts a collection has.
    var bytes = WebFontNumbers(try file.head(at: 48, count: count * 15 + Self.mostOfCollection))
    var place: Int?
    var length = 0
    var position = 0
    for _ in 0..<count {
      let flags = try bytes.byte()
      let kind = flags & 0x3f
      let isNames = try kind == 0x3f ? bytes.name() == 0x6e61_6d65 : kind == Self.namesKind
      var size = try bytes.number()
      // Outlines and their places are changed unless the flags say that they are not.
      let isChanged = (kind == 10 || kind == 11) != (flags & 0xc0 != 0)
      if isChanged { size = try bytes.number() }
      if isNames, place == nil, !isChanged {
        place = position
        length = size
      }
      position = position.addingReportingOverflow(size).partialValue
    }
    guard let place, place >= 0 else { return nil }
    if head.matches("ttcf", at: 4) { try bytes.skipCollection() }
    let stored = try file.region(at: 48 + bytes.position, count: try head.uint32(at: 20, .big))
    let end = place + length
    guard end <= found.limits.inflatedBytes else {
      throw MetadataError(
        .limitExceeded, "names behind \(place) bytes of a font's tables", at: stored.start)
    }
    let stream = BrotliDecoded(
      try stored.all(limit: found.limits.blockBytes), from: place, limit: end)
    if stream.bytes.count < length, let error = stream.error { throw error }
    return try Region(inMemory: stream.bytes).region(at: 0, count: length)
  }

  /// The number of the table of names among the known ones.
  private static let namesKind = 5
  private static let mostOfCollection = 64 << 10
}

/// The numbers of a directory (WOFF 2.0 §4).
struct WebFontNumbers {
  private let bytes: ByteSlice
  private(set) var position = 0

  init(_ bytes: ByteSlice) { self.bytes = bytes }

  mutating func byte() throws(MetadataError) -> Int {
    let value = try bytes.uint8(at: position)
    position += 1
    return value
  }

  mutating func name() throws(MetadataError) -> Int {
    let value = try bytes.uint32(at: position, .big)
    position += 4
    return value
  }

  /// `UIntBase128`: seven bits a byte, the highest first.
  mutating func number() throws(MetadataError) -> Int {
    var value = 0
    for index in 0..<5 {
      let next = try byte()
      if index == 0, next == 0x80 { break }
      value = value << 7 | next & 0x7f
      if next < 0x80, value <= 0xffff_ffff { return value }
    }
    throw MetadataError(
      .malformed, "a length does not end within five bytes", at: bytes.offset + position)
  }

  /// `255UInt16`: one byte, or two or three where that is large.
  private mutating func short() throws(MetadataError) -> Int {
    let first = try byte()
    switch first {
    case 253: return try byte() << 8 | byte()
    case 254: return try byte() + 506
    case 255: return try byte() + 253
    default: return first
    }
  }

  /// Passes what tells which tables belong to which font (§4.2).
  mutating func skipCollection() throws(MetadataError) {
    position += 4
    for _ in 0..<(try short()) {
      let tables = try short()
      position += 4
      for _ in 0..<tables { _ = try short() }
    }
  }
}

/// What a font for web pages says of itself (WOFF 2.0 §6).
enum WebFontMetadata {
  static func tell(_ text: ByteSlice, _ found: inout MetadataBuilder) throws(MetadataError) {
    let elements = try XMLElements.read(text, "the font's metadata", &found)
    var paths: [[UInt8]] = []
    for element in elements {
      let outer = element.parent.map { paths[$0] } ?? []
      let path =
        element.parent == nil ? [] : outer + Array(own(element.name).capitalized.utf8)
      paths.append(Array(path.prefix(Limits.nameBytes + 1)))
      guard path.count <= Limits.nameBytes else {
        found.tellCutName()
        continue
      }
      // What the root says is of the format, and what languages the texts are in the field does not tell.
      var hasAttributes = false
      for attribute in element.attributes
      where element.parent != nil && !attribute.name.contains(0x3a) {
        hasAttributes = true
        try add(path + Array(own(attribute.name).capitalized.utf8), attribute.value, &found)
      }
      if element.isLeaf, !hasAttributes || !element.text.isEmpty {
        try add(path, element.text, &found)
      }
    }
  }

  private static func own(_ name: [UInt8]) -> String { String(decoding: name, as: UTF8.self) }

  private static func add(
    _ path: [UInt8], _ value: [UInt8], _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    guard !path.isEmpty else { return }
    try found.charge(entries: 1, bytes: 4 * path.count)
    let own = String(decoding: path, as: UTF8.self)
    let name = (names[own] ?? own).tagName
    found.add(
      .webFont, row: 0, named: name, .utf8, count: value.count, bytes: value[...], at: nil)
  }

  private static let names = [
    "UniqueidId": "UniqueID", "VendorUrl": "VendorURL", "CreditsCreditName": "CreditName",
    "CreditsCreditUrl": "CreditURL", "CreditsCreditRole": "CreditRole",
    "CreditsCreditDir": "CreditDir", "CreditsCreditClass": "CreditClass",
    "DescriptionText": "Description", "LicenseUrl": "LicenseURL", "LicenseId": "LicenseID",
    "LicenseText": "License", "CopyrightText": "Copyright", "TrademarkText": "Trademark",
    "ExtensionId": "ExtensionID", "ExtensionItemId": "ExtensionItemID",
  ]
}
