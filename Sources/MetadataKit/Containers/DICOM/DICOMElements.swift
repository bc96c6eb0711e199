/// The elements of a data set, one after the other: those within sequences and items follow what
/// starts them.
struct DICOMElements {
  private var file: Region
  private var position: Int
  private var order: ByteOrder
  private var isImplicit: Bool
  /// How the elements behind the group 2 are written, and where that ends.
  private var transferSyntax: [UInt8]?
  private var group2End: Int?
  /// Whether these are elements that were compressed: there are none within those again.
  private var areInflated = false
  private var numbers: [String: Int] = [:]
  private var photometric: [UInt8] = []
  /// What the characters of texts are.
  private var characters = DICOMCharacterSets()

  init(_ file: Region, from position: Int, _ order: ByteOrder, isImplicit: Bool) {
    self.file = file
    self.position = position
    self.order = order
    self.isImplicit = isImplicit
  }

  mutating func read(_ found: inout MetadataBuilder) throws(MetadataError) {
    while position < file.count {
      // Each is looked up by its number.
      try found.charge(entries: 1)
      let head = try file.slice(at: position, count: 8)
      position += 8
      var group = try head.uint16(at: 0, order)
      if let syntax = transferSyntax, group != 2 || group2End.map({ position > $0 }) ?? false {
        transferSyntax = nil
        if try change(to: syntax, &found) { continue }
        group = try head.uint16(at: 0, order)
      }
      try element(group, head, &found)
    }
  }

  /// Goes on as a transfer syntax has it (PS3.5 Annex A).
  ///
  /// - Returns: whether the bytes are other ones from here on.
  private mutating func change(
    to syntax: [UInt8], _ found: inout MetadataBuilder
  ) throws(MetadataError) -> Bool {
    let root = Array("1.2.840.10008.1.2".utf8)
    guard syntax.starts(with: root) else {
      throw MetadataError(.malformed, "a transfer syntax that is not known", at: file.start)
    }
    let parts = syntax.dropFirst(root.count).split(separator: UInt8(ascii: "."))
    if parts.isEmpty {
      isImplicit = true
    } else if parts[0].elementsEqual("2".utf8) {
      order = .big
    } else if parts[0].elementsEqual("1".utf8), parts.count > 1, parts[1].elementsEqual("99".utf8) {
      guard !areInflated else {
        throw MetadataError(
          .malformed, "compressed elements within compressed ones", at: file.start + position - 8)
      }
      areInflated = true
      let stream = try file.region(from: position - 8).head(count: found.limits.blockBytes)
      let inflated = Inflated(stream, limit: found.limits.inflatedBytes, isRaw: true)
      // It stays in memory beside the values that are taken from it, of which there may be fewer then.
      try found.charge(inflated.bytes.count / 2)
      file = Region(inMemory: inflated.bytes)
      position = 0
      return true
    }
    return false
  }

  /// Reads the rest of one element and its value.
  private mutating func element(
    _ group: Int, _ head: ByteSlice, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    let number = try head.uint16(at: 2, order)
    var representation = ""
    var length: Int
    if isImplicit || group == 0xfffe && [0xe000, 0xe00d, 0xe0dd].contains(number) {
      length = try head.uint32(at: 4, order)
    } else {
      guard let stated = Self.representation(head) else {
        throw MetadataError(.malformed, "no value representation stands here", at: head.offset + 4)
      }
      representation = stated
      if Self.hasLongLength(stated) {
        length = try file.uint32(at: position, order)
        position += 4
        // What a sequence has follows.
        if stated == "SQ" { length = 0 }
      } else {
        length = try head.uint16(at: 6, order)
      }
    }
    let isOpen = length == 0xffff_ffff
    if isOpen { length = 0 }
    let content = try file.region(at: position, count: length)
    position += length
    let entry = DICOMDictionary.entry(group, number)
    if representation.isEmpty { representation = entry?.representation ?? "" }
    if number == 0 { representation = "UL" }
    if group == 2 { try takeMeta(number, content) }
    if group == 0xfffe {
      characters.pass(number, isOpen: isOpen)
    } else if representation == "SQ" {
      characters.beginSequence()
    }
    guard let entry else {
      // It was looked for with each digit that the dictionary may leave open.
      return try found.charge(entries: 3)
    }
    try add(entry.name, representation, content, &found)
  }

  private mutating func takeMeta(_ number: Int, _ content: Region) throws(MetadataError) {
    if number == 0, content.count >= 4 {
      group2End = position + (try content.uint32(at: 0, order))
    }
    if number == 0x10, content.count <= 1024 {
      transferSyntax = Array(
        try content.all(limit: 1024).elements.prefix { $0 != 0 && $0 != 0x20 })
    }
  }

  private mutating func add(
    _ name: String, _ representation: String, _ content: Region,
    _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    let table = TagTable.dicom
    guard let binary = table.index(of: "PixelData"),
      let row = table.index(of: TagTable.dicomRow(name, representation))
    else { return }
    guard content.count <= 1024 else {
      return found.add(
        table, row: binary, named: name, .undefined, count: content.count, bytes: nil, at: content)
    }
    try found.charge(content.count)
    let value = try content.all(limit: 1024)
    if let format = Self.format(representation) {
      let count = value.count / format.size
      if format == .short, count == 1, numbers[name] == nil, numbers.count < 64 {
        numbers[name] = try value.uint16(at: 0, order)
      }
      // A picture without bytes of its own follows in items.
      return found.add(
        table, row: row, named: name, count == 0 ? .undefined : format, count: count, order,
        bytes: value.prefix(count * format.size).elements, at: content)
    }
    var bytes = Self.trimmed(value.elements, representation)
    if representation == "AT", order == .little { bytes = Self.withSwappedWords(bytes) }
    if name == "PhotometricInterpretation", photometric.isEmpty {
      // Some writers fill texts with NUL.
      photometric = Array(Self.withoutBlanks(bytes.untilNUL))
    }
    if name == "NumberOfFrames", numbers[name] == nil {
      numbers[name] = Int(String(decoding: bytes, as: UTF8.self))
    }
    if name == "SpecificCharacterSet" { characters.state(Array(bytes)) }
    if DICOMCharacters.isText(representation),
      let text = characters.current?.utf8(bytes, isName: representation == "PN")
    {
      try found.charge(text.count)
      found.add(
        .dicomMisread, row: 0, named: name, .undefined, count: bytes.count, bytes: bytes,
        at: content)
      return found.add(
        .dicomText, row: 0, named: name, .utf8, count: text.count, bytes: text[...], at: nil)
    }
    // Some writers fill texts with NUL. What stands behind one is told, too.
    let end = bytes.lastIndex { $0 != 0 }.map { $0 + 1 } ?? bytes.startIndex
    let isText = Self.isText(representation) && !bytes[..<end].contains(0)
    found.add(
      table, row: row, named: name, isText ? .utf8 : .undefined, count: bytes.count, bytes: bytes,
      at: content)
  }

  func describe(_ found: inout MetadataBuilder) {
    found.facts.pixelWidth = numbers["Columns"]
    found.facts.pixelHeight = numbers["Rows"]
    found.facts.bitDepth = numbers["BitsStored"]
    if let frames = numbers["NumberOfFrames"], frames > 0 {
      found.facts.frameCount = frames
    } else if found.facts.pixelWidth != nil {
      found.facts.frameCount = 1
    }
    // PS3.3 §C.7.6.3.1.2. Of others, HSV for one, there is no model.
    switch String(decoding: photometric, as: UTF8.self) {
    case "MONOCHROME1", "MONOCHROME2": found.facts.colorModel = .gray
    case "PALETTE COLOR":
      found.facts.colorModel = .rgb
      found.facts.isIndexed = true
    case "CMYK": found.facts.colorModel = .cmyk
    case "RGB", "ARGB": found.facts.colorModel = .rgb
    case let name where name.hasPrefix("YBR_"): found.facts.colorModel = .rgb
    default: break
    }
  }
}
