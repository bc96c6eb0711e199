/// The elements of a data set, one after the other: those within sequences and items follow what
/// starts them, but for items of a stated length, which follow the data set.
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
  /// What items have that stand here.
  private var itemContent = ItemContent.elements
  /// What of undefined length this is in, and the sequence among it of which the writer did not know that it is one.
  private var nesting = DICOMNesting()
  private var unknownSequence: UnknownSequence?
  /// Whether the last element but for marks is the picture, and whether this is at the value of one that is not.
  private var isInPicture = false
  private var isAtStatement = false
  /// Whether there was an element whose representation is left blank.
  private var hasBlankRepresentation = false
  /// Whether this is behind where exiftool ends.
  private var hasExiftoolEnded = false
  /// The items of a stated length that this is in, of which exiftool reads nothing.
  private var items: [Item] = []
  private static let deepest = 32
  /// The items of a stated length that no other is around, and how many elements of those were read.
  private var postponed: [PostponedItem] = []
  private var itemElements = 0

  private enum ItemContent {
    case elements
    /// Those of a sequence of which the writer did not know that it is one (PS3.5 §6.2.2).
    case implicitElements
    /// A part of a compressed picture (PS3.5 §A.4).
    case fragment
  }

  /// An item, or a sequence, of a stated length (PS3.5 §7.5), and what holds behind it.
  private struct Item {
    let end: Int
    let order: ByteOrder
    let isImplicit: Bool
    let itemContent: ItemContent
    let characters: DICOMCharacterSets
    let depth: Int
    let unknownSequence: UnknownSequence?
  }

  /// A sequence of undefined length and of an unknown representation, and what holds behind it.
  private struct UnknownSequence {
    /// How deep its items are.
    let depth: Int
    let order: ByteOrder
    let isImplicit: Bool
    /// Whether its elements have turned out to be as those are.
    var isEntered = false
  }

  /// An item, or a sequence, of a stated length, and how it is read once the data set is: what it says is of something
  /// else, which must not stand in the place of what the file says of its picture, nor use up what may be read of it.
  private struct PostponedItem {
    let name: String
    let representation: String
    let file: Region
    let start: Int
    let end: Int
    let order: ByteOrder
    let isImplicit: Bool
    let asImplicit: Bool
    let itemContent: ItemContent
    let characters: DICOMCharacterSets
    let isItem: Bool
  }

  init(_ file: Region, from position: Int, _ order: ByteOrder, isImplicit: Bool) {
    self.file = file
    self.position = position
    self.order = order
    self.isImplicit = isImplicit
  }

  /// The file up to the end of the item that this is in.
  private var bounds: Region {
    guard let end = items.last?.end else { return file }
    return file.clamped(at: 0, count: end)
  }

  /// Reads the data set, and then what its items have.
  mutating func read(_ found: inout MetadataBuilder) {
    defer { found.context.isOfItem = false }
    do throws(MetadataError) {
      while position < file.count { try readNext(&found) }
    } catch {
      // Where the file ends in its picture, or within the head of an element, it has said all of itself.
      let isWhole = error.code == .truncated && !(isAtStatement && position < file.count)
      found.warn(isWhole ? error : error.hidingProperties)
      guard found.roomToDecode > 0 else { return }
    }
    transferSyntax = nil
    // What an item says is of another picture, or of no picture.
    found.context.isOfOther = true
    defer { found.context.isOfOther = false }
    for item in postponed {
      do throws(MetadataError) {
        try read(item, &found)
      } catch {
        found.warn(
          error.code == .limitExceeded
            ? error
            : MetadataError(
              .unsupported, "an item is not read: \(error.message)", at: error.offset))
        // Of the others nothing would be read, either.
        guard found.roomToDecode > 0, itemElements <= Self.mostInItems(found.limits) else { return }
      }
    }
  }

  /// Reads what an item has that was passed over.
  private mutating func read(
    _ item: PostponedItem, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    file = item.file
    position = item.end
    order = item.order
    isImplicit = item.isImplicit
    itemContent = item.itemContent
    characters = item.characters
    items = []
    nesting = DICOMNesting()
    unknownSequence = nil
    try countInItems(found.limits, at: item.start)
    let value = file.clamped(at: item.start, count: item.end - item.start)
    try enter(value, asImplicit: item.asImplicit)
    try add(
      item.name, item.representation, value.clamped(at: 0, count: 0), order, .meant, &found)
    if item.isItem { characters.pass(0xe000, isOpen: true) }
    while true {
      leaveItems()
      guard !items.isEmpty else { return }
      try countInItems(found.limits, at: position)
      try readNext(&found)
    }
  }

  /// Items and their elements that are read: the others of all entries are for the data set.
  private static func mostInItems(_ limits: Limits) -> Int { limits.entries / 2 }

  private mutating func countInItems(_ limits: Limits, at place: Int) throws(MetadataError) {
    itemElements += 1
    guard itemElements <= Self.mostInItems(limits) else {
      throw MetadataError(
        .limitExceeded, "items have more than \(Self.mostInItems(limits)) elements",
        at: file.start + place)
    }
  }

  private mutating func readNext(_ found: inout MetadataBuilder) throws(MetadataError) {
    // Each is looked up by its number.
    try found.charge(entries: 1)
    isAtStatement = false
    let head = try bounds.slice(at: position, count: 8)
    position += 8
    var group = try head.uint16(at: 0, order)
    if let syntax = transferSyntax, group != 2 || group2End.map({ position > $0 }) ?? false {
      transferSyntax = nil
      if try change(to: syntax, &found) { return }
      group = try head.uint16(at: 0, order)
    }
    if try enterUnknownSequence(head) { group = try head.uint16(at: 0, order) }
    // What an item says is of another picture, or of no picture, however its end is told.
    found.context.isOfItem = nesting.isInItem
    try element(group, head, &found)
  }

  /// Goes on without representations where the elements of an unknown sequence have none: they are as in Implicit VR
  /// Little Endian, whatever the file's own are (PS3.5 §6.2.2). Some writers keep the representations.
  ///
  /// - Returns: whether that begins here.
  private mutating func enterUnknownSequence(_ head: ByteSlice) throws(MetadataError) -> Bool {
    guard var sequence = unknownSequence, !sequence.isEntered else { return false }
    if try head.uint16(at: 0, .little) == 0xfffe {
      // Such marks are the same in all syntaxes, but for the order.
      guard order == .big else { return false }
    } else {
      unknownSequence = nil
      guard nesting.isRightInItem, !Self.hasRepresentation(head) else { return false }
    }
    sequence.isEntered = true
    unknownSequence = sequence
    order = .little
    isImplicit = true
    // It takes what stands there for a damaged file.
    hasExiftoolEnded = true
    return true
  }

  /// Goes back to what holds behind an unknown sequence, where this is no longer in it.
  private mutating func leaveUnknownSequence() {
    guard let sequence = unknownSequence, nesting.depth < sequence.depth else { return }
    unknownSequence = nil
    order = sequence.order
    isImplicit = sequence.isImplicit
  }

  private mutating func leaveItems() {
    while let item = items.last, position >= item.end {
      items.removeLast()
      order = item.order
      isImplicit = item.isImplicit
      itemContent = item.itemContent
      characters = item.characters
      nesting.leave(to: item.depth)
      unknownSequence = item.unknownSequence
    }
  }

  /// Goes back to the start of what was read as one value.
  private mutating func enter(_ value: Region, asImplicit: Bool) throws(MetadataError) {
    guard items.count < Self.deepest else {
      throw MetadataError(
        .limitExceeded, "items stand more than \(Self.deepest) deep", at: value.start)
    }
    items.append(
      Item(
        end: position, order: order, isImplicit: isImplicit, itemContent: itemContent,
        characters: characters, depth: nesting.depth, unknownSequence: unknownSequence))
    position -= value.count
    if asImplicit {
      isImplicit = true
      order = .little
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
      if let error = inflated.error, error.isDamage { found.warn(error.hidingProperties) }
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
    var stated = ""
    var length: Int
    if isImplicit || group == 0xfffe && [0xe000, 0xe00d, 0xe0dd].contains(number) {
      length = try head.uint32(at: 4, order)
    } else {
      stated = Self.representation(head) ?? ""
      if stated.isEmpty {
        length = try head.uint16(at: 6, order)
        try goWithoutRepresentation(head, group, number, length, &found)
      } else if Self.hasLongLength(stated) {
        length = try bounds.uint32(at: position, order)
        position += 4
        // What a sequence has follows.
        if stated == "SQ", length != 0xffff_ffff { length = 0 }
      } else {
        length = try head.uint16(at: 6, order)
      }
    }
    let isOpen = length == 0xffff_ffff
    if isOpen { length = 0 }
    // Marks are of the element before them.
    if group != 0xfffe {
      isInPicture =
        items.isEmpty && !nesting.isInItem && Self.isPicture(group, number)
    }
    isAtStatement = !isInPicture
    let value = try bounds.region(at: position, count: length)
    position += length
    let entry = DICOMDictionary.entry(group, number)
    var representation = stated.isEmpty ? entry?.representation ?? "" : stated
    if number == 0 { representation = "UL" }
    // A writer that did not know the element says `UN`, of bytes in this order (PS3.5 §6.2.2).
    let isUnknown = representation == "UN"
    var meant = representation
    if isUnknown, let known = entry?.representation, known != "--" { meant = known }
    if group == 2, items.isEmpty { try takeMeta(number, value) }

    let isItem = group == 0xfffe && number == 0xe000 && length > 0 && itemContent != .fragment
    let hasElements = isItem || meant == "SQ" && length > 0
    let isPostponed = hasElements && items.isEmpty
    // Each of them counts as two elements at least: the first that is not read tells of the others.
    let isPassedOver = isPostponed && postponed.count > Self.mostInItems(found.limits) / 2
    if let entry {
      let isTwofold = hasElements || meant != representation
      if items.isEmpty, !isPassedOver {
        try add(
          entry.name, representation, value, order, isTwofold ? .misread : .both, &found)
      }
      if !isPostponed, isTwofold || !items.isEmpty {
        try add(
          entry.name, meant, hasElements ? value.clamped(at: 0, count: 0) : value,
          isUnknown ? .little : order, .meant, &found)
      }
    } else {
      // It was looked for with each digit that the dictionary may leave open.
      try found.charge(entries: 3)
    }

    if group == 0xfffe {
      pass(number, isOpen: isOpen)
    } else {
      if meant == "SQ" { characters.beginSequence() }
      if isOpen { nesting.beginSequence() }
      if isOpen, stated == "UN" {
        unknownSequence = UnknownSequence(
          depth: nesting.depth, order: order, isImplicit: isImplicit)
      }
      itemContent = .elements
      if isOpen, meant.hasPrefix("O") {
        itemContent = .fragment
      } else if isOpen, isUnknown {
        itemContent = .implicitElements
      }
    }
    if hasElements {
      let asImplicit = isUnknown || itemContent == .implicitElements
      if isPassedOver { return }
      if isPostponed {
        return postponed.append(
          PostponedItem(
            name: entry?.name ?? "", representation: meant, file: file,
            start: position - value.count, end: position, order: order, isImplicit: isImplicit,
            asImplicit: asImplicit, itemContent: itemContent, characters: characters,
            isItem: isItem))
      }
      try enter(value, asImplicit: asImplicit)
      if isItem { characters.pass(number, isOpen: true) }
      return
    }
    if group == 0xfffe { characters.pass(number, isOpen: isOpen) }
  }

  /// Takes an element whose representation is left blank, as devices of GE's write it, for what the dictionary has of it:
  /// its length of two bytes has to lead to the next one, which is a later one.
  private mutating func goWithoutRepresentation(
    _ head: ByteSlice, _ group: Int, _ number: Int, _ length: Int, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    let place = head.offset + 4
    guard let next = try? bounds.slice(at: position + length, count: 8),
      Self.comes(next, after: (group, number), order)
    else {
      throw MetadataError(.malformed, "no value representation stands here", at: place)
    }
    // There exiftool ends.
    hasExiftoolEnded = true
    guard !hasBlankRepresentation else { return }
    hasBlankRepresentation = true
    found.warn(Warning(.deviation, "an element has no value representation", at: place))
  }

  /// Goes past the start or the end of an item, or the end of a sequence.
  private mutating func pass(_ number: Int, isOpen: Bool) {
    switch number {
    case 0xe000 where isOpen && itemContent != .fragment: nesting.beginItem()
    case 0xe00d: nesting.endItem()
    case 0xe0dd:
      nesting.endSequence()
      itemContent = .elements
    default: break
    }
    leaveUnknownSequence()
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
    _ name: String, _ representation: String, _ content: Region, _ order: ByteOrder,
    _ form: DICOMForm, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    let form = hasExiftoolEnded && form == .both ? .meant : form
    let table = form.table
    guard !hasExiftoolEnded || form != .misread, let binary = table.index(of: "PixelData"),
      let row = table.index(of: TagTable.dicomRow(name, representation))
    else { return }
    guard content.count <= 1024 else {
      return found.add(
        table, row: binary, named: name, .undefined, count: content.count, bytes: nil, at: content)
    }
    try found.charge(content.count)
    let value = try content.all(limit: 1024)
    // What an item says is of another picture.
    let isOfPicture = form != .misread && items.isEmpty && !nesting.isInItem
    if let format = Self.format(representation) {
      let count = value.count / format.size
      if format == .short, count == 1, numbers[name] == nil, numbers.count < 64, isOfPicture {
        numbers[name] = try value.uint16(at: 0, order)
      }
      // A picture without bytes of its own follows in items.
      return found.add(
        table, row: row, named: name, count == 0 ? .undefined : format, count: count, order,
        bytes: value.prefix(count * format.size).elements, at: content)
    }
    var bytes = Self.trimmed(value.elements, representation)
    if representation == "AT", order == .little { bytes = Self.withSwappedWords(bytes) }
    if name == "PhotometricInterpretation", photometric.isEmpty, isOfPicture {
      // Some writers fill texts with NUL.
      photometric = Array(Self.withoutBlanks(bytes.untilNUL))
    }
    if name == "NumberOfFrames", numbers[name] == nil, isOfPicture {
      numbers[name] = Int(
        String(decoding: Self.withoutBlanks(bytes.untilNUL), as: UTF8.self))
    }
    if name == "SpecificCharacterSet", form != .misread { characters.state(Array(bytes)) }
    if form != .misread, DICOMCharacters.isText(representation),
      let text = characters.current?.utf8(bytes, isName: representation == "PN")
    {
      try found.charge(text.count)
      if form == .both {
        found.add(
          .dicomMisread, row: row, named: name, .undefined, count: bytes.count, bytes: bytes,
          at: content)
      }
      return found.add(
        .dicomMeant, row: row, named: name, .utf8, count: text.count, bytes: text[...], at: nil)
    }
    // Some writers fill texts with NUL. What stands behind one is told, too.
    let end = bytes.lastIndex { $0 != 0 }.map { $0 + 1 } ?? bytes.startIndex
    let text = bytes[..<end]
    let isText = Self.isText(representation) && !text.contains(0)
    // To exiftool a number that is filled so is none, but a text.
    if isText, end < bytes.endIndex, form != .meant, isJSONNumber(text.span) {
      found.add(
        .dicomMisread, row: row, named: name, .undefined, count: bytes.count, bytes: bytes,
        at: content)
      guard form == .both else { return }
      return found.add(
        .dicomMeant, row: row, named: name, .utf8, count: bytes.count, bytes: bytes, at: content)
    }
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
