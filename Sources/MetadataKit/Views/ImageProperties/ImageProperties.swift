/// ImageIO's dictionaries while they are put together.
struct ImageProperties {
  private(set) var all: [String: PropertyValue] = [:]

  /// A value at the top.
  subscript(key: String) -> PropertyValue? {
    get { all[key] }
    set { all[key] = newValue }
  }

  /// A value in a dictionary of its own.
  subscript(dictionary: String, key: String) -> PropertyValue? {
    get { all[dictionary]?[key] }
    set {
      guard case .dictionary(var values) = all[dictionary, default: .dictionary([:])] else {
        return
      }
      values[key] = newValue
      all[dictionary] = values.isEmpty ? nil : .dictionary(values)
    }
  }

  /// Sets what is not there yet.
  mutating func set(_ dictionary: String, _ key: String, _ value: PropertyValue?) {
    if let value, self[dictionary, key] == nil { self[dictionary, key] = value }
  }

  /// What stands at the top; truth values only where they are true.
  mutating func addFacts(_ facts: ImageFacts, isFloat: Bool) {
    self["PixelWidth"] = facts.pixelWidth.map { .int($0) }
    self["PixelHeight"] = facts.pixelHeight.map { .int($0) }
    // A palette's colors have 8 bits, however many its numbers have.
    self["Depth"] = facts.isIndexed == true ? .int(8) : facts.bitDepth.map { .int($0) }
    self["ColorModel"] = facts.colorModel.map { .string($0.description) }
    self["ProfileName"] = facts.profileName.map { .string($0) }
    if let orientation = facts.orientation, (1...8).contains(orientation) {
      self["Orientation"] = .int(orientation)
      self["{TIFF}", "Orientation"] = .int(orientation)
    }
    if facts.hasAlpha == true { self["HasAlpha"] = .bool(true) }
    if facts.isIndexed == true { self["IsIndexed"] = .bool(true) }
    if isFloat { self["IsFloat"] = .bool(true) }
  }

  /// What the picture is put together of: the tiles of a HEIC have TIFF's keys.
  mutating func addTiles(_ facts: ImageFacts) {
    if let isRunLengthCoded = facts.isRunLengthCoded {
      self["{TGA}", "Compression"] = .int(isRunLengthCoded ? 1 : 0)
    }
    guard let width = facts.tileWidth, let height = facts.tileHeight else { return }
    set("{TIFF}", "TileWidth", .int(width))
    set("{TIFF}", "TileLength", .int(height))
  }

  /// What a tag of a directory or record says, under ImageIO's key: the first of a number, or all
  /// of them where the value is an array of texts.
  mutating func add(_ tag: Tag) {
    guard let number = tag.number else { return }
    switch tag.group {
    case "IFD0":
      add(ofPage: tag)
      add(tag, "{DNG}", PropertyRow.dng.row(number))
    case "ExifIFD": add(tag, "{Exif}", PropertyRow.exif.row(number))
    case "GPS": add(tag, "{GPS}", PropertyRow.gps.row(number))
    case "IPTC" where tag.table === TagTable.iptcApplication:
      add(tag, "{IPTC}", PropertyRow.iptc.row(number))
    default: return
    }
  }

  /// What a tag of the directory of a DNG's raw picture says, where that is not IFD0.
  mutating func add(ofRawPicture tag: Tag) {
    guard let number = tag.number else { return }
    add(tag, "{DNG}", PropertyRow.dng.row(number))
  }

  /// What a tag of a TIFF's page says.
  mutating func add(ofPage tag: Tag) {
    guard let number = tag.number else { return }
    add(tag, "{TIFF}", PropertyRow.tiff.row(number))
  }

  private mutating func add(_ tag: Tag, _ dictionary: String, _ row: PropertyRow?) {
    guard let row else { return }
    let old = self[dictionary, row.key]
    if row.form != .texts {
      if old == nil { self[dictionary, row.key] = row.value(of: tag) }
    } else if let value = row.value(of: tag)?.array {
      let values = old?.array ?? []
      if values.count < 4096 { self[dictionary, row.key] = .array(values + value) }
    }
  }
}
