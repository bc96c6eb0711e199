/// What ImageIO's dictionaries have, while it becomes properties of XMP.
struct PropertyBridge {
  private(set) var properties: [XMPNode] = []
  private var known: Set<String> = []
  /// The texts of IPTC's data sets, by their numbers.
  private var texts: [UInt32: [String]] = [:]

  /// What is no property by itself: dates and coordinates are put together, and of IPTC's codes the
  /// property has a part.
  private static let others: Set<String> = [
    "DateTime", "DateTimeOriginal", "DateTimeDigitized", "Flash", "Orientation", "DateStamp",
    "DateCreated", "TimeCreated", "DigitalCreationDate", "DigitalCreationTime",
    "SubjectReference", "ObjectAttributeReference",
  ]

  /// Adds a value as the property that ImageIO takes it for, unless that is there already.
  mutating func add(_ dictionary: String, _ key: String, _ value: XMPNode.Value?) {
    if let property = BridgedProperty(dictionary, key) { add(property, value) }
  }

  mutating func add(_ property: BridgedProperty, _ value: XMPNode.Value?) {
    let space = property.space
    guard let value, known.insert(space.rawValue + ":" + property.name).inserted else { return }
    properties.append(
      XMPNode(namespace: space.name, prefix: space.rawValue, name: property.name, value: value))
  }

  /// Adds a text, in the form that the property has.
  mutating func add(_ dictionary: String, _ key: String, text: String?) {
    guard let text, let property = BridgedProperty(dictionary, key) else { return }
    add(property, property.value([text]))
  }

  /// Adds what a tag of the first image's says by itself.
  mutating func add(_ tag: Tag) {
    guard let number = tag.number else { return }
    switch tag.group {
    case "IFD0": add(tag, "{TIFF}", PropertyRow.tiff.row(number))
    case "ExifIFD": add(tag, "{Exif}", PropertyRow.exif.row(number))
    case "GPS": add(tag, "{GPS}", PropertyRow.gps.row(number))
    case "IPTC" where tag.table === TagTable.iptcApplication:
      if texts[number, default: []].count < 4096 {
        texts[number, default: []].append(tag.string)
      }
    default: return
    }
  }

  private mutating func add(_ tag: Tag, _ dictionary: String, _ row: PropertyRow?) {
    guard let row, !Self.others.contains(row.key),
      let property = BridgedProperty(dictionary, row.key)
    else { return }
    add(property, row.value(of: tag, bridgedTo: property))
  }

  /// Adds what IPTC says where EXIF has not said it.
  mutating func addTexts() {
    for row in PropertyRow.iptc where !Self.others.contains(row.key) {
      guard let texts = texts[row.number], let property = BridgedProperty("{IPTC}", row.key)
      else { continue }
      add(property, property.value(texts))
    }
  }
}
