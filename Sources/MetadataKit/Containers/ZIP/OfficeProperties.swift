/// What an Office document says of itself: its core properties (ECMA-376 Part 2 §11), which are Dublin Core and a few
/// more, those of its program (Part 1 §22.2), and what users or other programs added (§22.3).
struct OfficeProperties {
  private let spaces: XMLSpaces
  /// Whether names are those that exiftool has where it does not know the outermost element.
  private let isMisread: Bool
  private var places: [Place] = []
  /// The element whose values were told last as a list.
  private var lastVector: Int?

  /// What the elements down to one make of its name.
  private struct Place {
    var path: [UInt8] = []
    /// Whether the first name of the path is of Dublin Core.
    var isCore = false
    /// The vector (§22.4.2.32) that it is in: its values are a list.
    var vector: Int?
    /// What a user called the property that it is in.
    var custom: [UInt8]?
  }

  static func tell(
    _ text: ByteSlice, isInExiftool: Bool, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    let elements = try XMLElements.read(
      text, "a document's properties", isOfProperties: true, &found)
    guard let root = elements.first, isUnknown(root) || !isInExiftool else {
      return try tellAll(elements, isMisread: false, &found)
    }
    let form = found.form
    defer { found.form = form }
    found.form = .notInExiftool
    try tellAll(elements, isMisread: false, &found)
    guard isInExiftool else { return }
    found.form = .onlyInExiftool
    try tellAll(elements, isMisread: true, &found)
  }

  private static func tellAll(
    _ elements: [XMLElements.Element], isMisread: Bool, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    var properties = OfficeProperties(spaces: XMLSpaces(elements), isMisread: isMisread)
    for (index, element) in elements.enumerated() {
      try properties.take(element, at: index, &found)
    }
  }

  /// Whether exiftool does not know the outermost element, as its prefix is another than Office's: that of the Open XML
  /// SDK is `ap`, and core properties of .NET's packages have none.
  private static func isUnknown(_ root: XMLElements.Element) -> Bool {
    let name = XMLName(root.name)
    if name.isLocally("Properties") { return !name.prefix.isEmpty }
    return name.isLocally("coreProperties") && !name.prefix.elementsEqual("cp".utf8)
  }

  private init(spaces: XMLSpaces, isMisread: Bool) {
    self.spaces = spaces
    self.isMisread = isMisread
  }

  private mutating func take(
    _ element: XMLElements.Element, at index: Int, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    let name = XMLName(element.name)
    var place = element.parent.map { places[$0] } ?? Place()
    let isVariant = spaces.isVariant(name.prefix)
    let isRoot =
      element.parent == nil && !isMisread
      && (name.isLocally("Properties") || name.isLocally("coreProperties"))
    let isCustom = !isVariant && place.path.isEmpty && name.isLocally("property")
    if isVariant {
      if name.isLocally("vector") { place.vector = index }
    } else if isCustom {
      place.custom = element.attribute("name") ?? []
    } else if !isRoot {
      if place.path.isEmpty { place.isCore = spaces.isDublinCore(name.prefix) }
      place.path = Self.joined(place.path, name.local)
    }
    places.append(place)
    guard place.path.count <= Limits.nameBytes else { return found.tellCutName() }
    var hasAttributes = false
    // What a variant's attributes say is of the form, and so are types and namespaces.
    for attribute in element.attributes where !isVariant {
      let name = XMLName(attribute.name)
      let isTold = isMisread && (name.prefix.isEmpty || name.isLocally("type"))
      if spaces.isOfForm(name), !isTold { continue }
      if isCustom, ["name", "pid", "fmtid"].contains(where: name.isLocally) { continue }
      hasAttributes = true
      var inner = place
      inner.path = Self.joined(place.path, name.local)
      try tell(attribute.value, inner, &found)
    }
    guard element.isLeaf, !hasAttributes || !element.text.isEmpty else { return }
    // A vector without elements is an empty text.
    let vector = place.vector == index ? nil : place.vector
    found.continuesList = vector != nil && vector == lastVector
    lastVector = vector
    try tell(element.text, place, isDate: name.isLocally("filetime"), &found)
  }

  private static func joined(_ path: [UInt8], _ name: ArraySlice<UInt8>) -> [UInt8] {
    guard !path.isEmpty else { return Array(name) }
    let next = String(decoding: name, as: UTF8.self).capitalized
    return Array((path + next.utf8).prefix(Limits.nameBytes + 1))
  }

  private func tell(
    _ value: [UInt8], _ place: Place, isDate: Bool = false, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    try found.charge(entries: 1, bytes: value.count + 4 * place.path.count)
    let value = OfficeText.unescaped(value)
    guard !place.path.isEmpty else {
      if let name = place.custom { tell(value, custom: name, isDate: isDate, &found) }
      return
    }
    let path = String(decoding: place.path, as: UTF8.self)
    if place.isCore { return Self.tell(value, core: path, &found) }
    let name = Self.renamed.first { $0.key == path.asLookup }?.name ?? path.tagName
    Self.add(value, name, isDate: false, &found)
  }

  /// A property of Dublin Core (Part 2 §11.1).
  private static func tell(
    _ value: [UInt8], core key: String, _ found: inout MetadataBuilder
  ) {
    let table = XMPTable.dc
    let row = table.index(of: key.asLookup)
    found.add(
      table.tags, row: row ?? table.unknownRow, named: row == nil ? key.tagName : nil, .utf8,
      count: value.count, bytes: value[...], at: nil)
  }

  /// A property that a user named: its words, with capitals, are the tag's name.
  private func tell(
    _ value: [UInt8], custom name: [UInt8], isDate: Bool, _ found: inout MetadataBuilder
  ) {
    var words: [UInt8] = []
    for (index, byte) in name.prefix(Limits.nameBytes + 1).enumerated() {
      let isFirst = index == 0 || name[index - 1] == 0x20
      let isSmall = (0x61...0x7a).contains(byte)
      if String.isOfTagName(byte) { words.append(isFirst && isSmall ? byte & 0xdf : byte) }
    }
    // exiftool leaves out what has no letter of ASCII in its name.
    guard !words.isEmpty else {
      return found.add(.office, row: 2, .utf8, count: value.count, bytes: value[...], at: nil)
    }
    let isCut = words.count > Limits.nameBytes
    if isCut { found.tellCutName() }
    Self.add(
      value, String(decoding: words.prefix(Limits.nameBytes), as: UTF8.self).tagName,
      isDate: isDate, &found)
  }

  private static func add(
    _ value: [UInt8], _ name: String, isDate: Bool, _ found: inout MetadataBuilder
  ) {
    let row = TagTable.office.index(of: name.asLookup)
    found.add(
      .office, row: row ?? (isDate ? 1 : 0), named: row == nil ? name : nil, .utf8,
      count: value.count, bytes: value[...], at: nil)
  }

  /// The properties that exiftool has another name for.
  private static let renamed: [(key: String, name: String)] = [
    ("created", "CreateDate"), ("modified", "ModifyDate"), ("revision", "RevisionNumber"),
    ("TotalTime", "TotalEditTime"),
  ]
}

/// Which prefixes of a document are of the namespaces that its properties are in.
struct XMLSpaces {
  private var uris: [ArraySlice<UInt8>: [UInt8]] = [:]

  /// A prefix that is declared twice is what it is last.
  init(_ elements: [XMLElements.Element]) {
    for element in elements {
      for attribute in element.attributes {
        let name = XMLName(attribute.name)
        if name.prefix.elementsEqual("xmlns".utf8) { uris[name.local] = attribute.value }
      }
    }
  }

  /// The types of values (ECMA-376 Part 1 §22.4), also of strict documents (ISO/IEC 29500-1).
  func isVariant(_ prefix: ArraySlice<UInt8>) -> Bool {
    guard !prefix.isEmpty, let uri = uris[prefix] else { return prefix.elementsEqual("vt".utf8) }
    return uri.suffix(14).elementsEqual("docPropsVTypes".utf8)
  }

  func isDublinCore(_ prefix: ArraySlice<UInt8>) -> Bool {
    guard !prefix.isEmpty, let uri = uris[prefix] else { return prefix.elementsEqual("dc".utf8) }
    return uri.elementsEqual("http://purl.org/dc/elements/1.1/".utf8)
  }

  /// Whether an attribute says of which namespace, type or language something is.
  func isOfForm(_ name: XMLName) -> Bool {
    if name.prefix.isEmpty { return name.isLocally("xmlns") }
    return name.prefix.elementsEqual("xmlns".utf8) || name.prefix.elementsEqual("xml".utf8)
      || name.prefix.elementsEqual("xsi".utf8) && name.isLocally("type")
  }
}
