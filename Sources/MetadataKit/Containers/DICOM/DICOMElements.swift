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
  private var tags = DICOMTags()
  /// What items have that stand here.
  private var itemContent = DICOMItemContent.elements
  /// What of undefined length this is in, and the sequence among it of which the writer did not know that it is one.
  private var nesting = DICOMNesting()
  private var unknownSequence: DICOMUnknownSequence?
  /// Whether the last element but for marks is the picture, and whether this is at the value of one that is not.
  private var isInPicture = false
  private var isAtStatement = false
  /// Whether there was an element whose representation is left blank.
  private var hasBlankRepresentation = false
  /// The items of a stated length that this is in, of which exiftool reads nothing.
  private var items: [DICOMItem] = []
  private static let deepest = 32
  /// The items of a stated length that no other is around, and how many elements of those were read.
  private var postponed: [DICOMPostponedItem] = []
  private var itemElements = 0

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

  /// Whether what stands here says something of the file's picture: what an item says is of another.
  private var isOfPicture: Bool { items.isEmpty && !nesting.isInItem }

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
    _ item: DICOMPostponedItem, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    file = item.file
    position = item.end
    order = item.order
    isImplicit = item.isImplicit
    itemContent = item.content
    tags.characters = item.characters
    items = []
    nesting = DICOMNesting()
    unknownSequence = nil
    try countInItems(found.limits, at: item.start)
    let value = file.clamped(at: item.start, count: item.end - item.start)
    try enter(value, asImplicit: item.asImplicit)
    try tags.add(
      item.name, item.representation, value.clamped(at: 0, count: 0), order, .meant,
      isOfPicture: false, &found)
    if item.isItem { tags.characters.pass(DICOMMark.item, isOpen: true) }
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
    try readElement(group, head, &found)
  }

  /// Goes on without representations where the elements of an unknown sequence have none: they are as in Implicit VR
  /// Little Endian, whatever the file's own are (PS3.5 §6.2.2). Some writers keep the representations.
  ///
  /// - Returns: whether that begins here.
  private mutating func enterUnknownSequence(_ head: ByteSlice) throws(MetadataError) -> Bool {
    guard var sequence = unknownSequence, !sequence.isEntered else { return false }
    if try head.uint16(at: 0, .little) == DICOMMark.group {
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
    tags.hasExiftoolEnded = true
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
      itemContent = item.content
      tags.characters = item.characters
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
      DICOMItem(
        end: position, order: order, isImplicit: isImplicit, content: itemContent,
        characters: tags.characters, depth: nesting.depth, unknownSequence: unknownSequence))
    position -= value.count
    if asImplicit {
      isImplicit = true
      order = .little
    }
  }

  /// Goes on as a transfer syntax has it.
  ///
  /// - Returns: whether the bytes are other ones from here on.
  private mutating func change(
    to name: [UInt8], _ found: inout MetadataBuilder
  ) throws(MetadataError) -> Bool {
    guard let syntax = DICOMTransferSyntax(name) else {
      throw MetadataError(.malformed, "a transfer syntax that is not known", at: file.start)
    }
    switch syntax {
    case .implicit: isImplicit = true
    case .explicit: break
    case .explicitBig: order = .big
    case .deflated:
      try inflate(&found)
      return true
    }
    return false
  }

  /// Goes on in the elements that the rest of the file is once it is inflated.
  private mutating func inflate(_ found: inout MetadataBuilder) throws(MetadataError) {
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
  }

  /// Reads the rest of one element, tells its value, and goes on where it leads.
  private mutating func readElement(
    _ group: Int, _ head: ByteSlice, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    let element = try readHead(group, head, &found)
    // Marks are of the element before them.
    if !element.isMark { isInPicture = isOfPicture && Self.isPicture(group, element.number) }
    isAtStatement = !isInPicture
    let value = try bounds.region(at: position, count: element.length)
    position += element.length
    if group == 2, items.isEmpty { try takeMeta(element.number, value) }

    let isItem = element.startsItem && element.length > 0 && itemContent != .fragment
    let hasElements = isItem || element.meant == "SQ" && element.length > 0
    let isPostponed = hasElements && items.isEmpty
    // Each of them counts as two elements at least: the first that is not read tells of the others.
    let isPassedOver = isPostponed && postponed.count > Self.mostInItems(found.limits) / 2
    try tell(element, value, hasElements: hasElements, isPassedOver: isPassedOver, &found)

    if element.isMark { pass(element.number, isOpen: element.isOpen) } else { begin(element) }
    guard hasElements else {
      if element.isMark { tags.characters.pass(element.number, isOpen: element.isOpen) }
      return
    }
    if isPassedOver { return }
    let asImplicit = element.isUnknown || itemContent == .implicitElements
    if isPostponed {
      return postponed.append(
        DICOMPostponedItem(
          name: element.name ?? "", representation: element.meant, file: file,
          start: position - value.count, end: position, order: order, isImplicit: isImplicit,
          asImplicit: asImplicit, content: itemContent, characters: tags.characters,
          isItem: isItem))
    }
    try enter(value, asImplicit: asImplicit)
    if isItem { tags.characters.pass(element.number, isOpen: true) }
  }

  /// Reads what stands before an element's value.
  private mutating func readHead(
    _ group: Int, _ head: ByteSlice, _ found: inout MetadataBuilder
  ) throws(MetadataError) -> DICOMElement {
    let number = try head.uint16(at: 2, order)
    if isImplicit || group == DICOMMark.group && DICOMMark.all.contains(number) {
      let length = try head.uint32(at: 4, order)
      return DICOMElement(group, number, stated: "", length: length)
    }
    guard let stated = Self.representation(head) else {
      let length = try head.uint16(at: 6, order)
      try goWithoutRepresentation(head, group, number, length, &found)
      return DICOMElement(group, number, stated: "", length: length)
    }
    guard DICOMRepresentation.hasLongLength(stated) else {
      let length = try head.uint16(at: 6, order)
      return DICOMElement(group, number, stated: stated, length: length)
    }
    var length = try bounds.uint32(at: position, order)
    position += 4
    // What a sequence has follows.
    if stated == "SQ", length != DICOMElement.undefinedLength { length = 0 }
    return DICOMElement(group, number, stated: stated, length: length)
  }

  /// Adds the tags of an element that the dictionary knows: one for all forms of output, or one for exiftool's and one
  /// for the others, where they differ.
  ///
  /// - Parameter hasElements: whether it is an item or a sequence that exiftool takes for one value.
  /// - Parameter isPassedOver: whether it is one of those that are not read.
  private mutating func tell(
    _ element: DICOMElement, _ value: Region, hasElements: Bool, isPassedOver: Bool,
    _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    guard let name = element.name else {
      // It was looked for with each digit that the dictionary may leave open.
      return try found.charge(entries: 3)
    }
    let isOfPicture = isOfPicture
    let isTwofold = hasElements || element.meant != element.representation
    if items.isEmpty, !isPassedOver {
      try tags.add(
        name, element.representation, value, order, isTwofold ? .misread : .both,
        isOfPicture: isOfPicture, &found)
    }
    // Items and sequences of the data set are told when they are read, behind it.
    let isPostponed = hasElements && items.isEmpty
    if !isPostponed, isTwofold || !items.isEmpty {
      try tags.add(
        name, element.meant, hasElements ? value.clamped(at: 0, count: 0) : value,
        element.isUnknown ? .little : order, .meant, isOfPicture: isOfPicture, &found)
    }
  }

  /// Begins what is within an element, where it is of undefined length.
  private mutating func begin(_ element: DICOMElement) {
    if element.meant == "SQ" { tags.characters.beginSequence() }
    itemContent = .elements
    guard element.isOpen else { return }
    nesting.beginSequence()
    if element.stated == "UN" {
      unknownSequence = DICOMUnknownSequence(
        depth: nesting.depth, order: order, isImplicit: isImplicit)
    }
    if element.meant.hasPrefix("O") {
      itemContent = .fragment
    } else if element.isUnknown {
      itemContent = .implicitElements
    }
  }

  /// Takes an element whose representation is left blank, as devices of GE's write it, for what the dictionary has of it:
  /// its length of two bytes has to lead to the next one, which is a later one.
  private mutating func goWithoutRepresentation(
    _ head: ByteSlice, _ group: Int, _ number: Int, _ length: Int, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    let place = head.offset + 4
    guard leadsOn(from: position + length, after: (group, number)) else {
      throw MetadataError(.malformed, "no value representation stands here", at: place)
    }
    // There exiftool ends.
    tags.hasExiftoolEnded = true
    guard !hasBlankRepresentation else { return }
    hasBlankRepresentation = true
    found.warn(Warning(.deviation, "an element has no value representation", at: place))
  }

  /// Whether an element that has a representation stands at a position, or a mark, maybe behind a few without one. Their numbers ascend (PS3.5 §7.1).
  private func leadsOn(from position: Int, after other: (group: Int, number: Int)) -> Bool {
    var (position, last) = (position, other)
    for _ in 0..<Self.mostWithoutRepresentation {
      guard let head = try? bounds.slice(at: position, count: 8),
        let group = try? head.uint16(at: 0, order), let number = try? head.uint16(at: 2, order),
        let length = try? head.uint16(at: 6, order)
      else { return false }
      if group == DICOMMark.group { return DICOMMark.all.contains(number) }
      guard (group, number) > last else { return false }
      if Self.representation(head) != nil { return Self.hasRepresentation(head) }
      last = (group, number)
      position += 8 + length
    }
    return false
  }

  private static let mostWithoutRepresentation = 16

  /// Goes past the start or the end of an item, or the end of a sequence.
  private mutating func pass(_ number: Int, isOpen: Bool) {
    switch number {
    case DICOMMark.item where isOpen && itemContent != .fragment: nesting.beginItem()
    case DICOMMark.itemDelimitation: nesting.endItem()
    case DICOMMark.sequenceDelimitation:
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

  /// Tells what the elements say of the picture.
  func describe(_ found: inout MetadataBuilder) { tags.describe(&found) }
}
