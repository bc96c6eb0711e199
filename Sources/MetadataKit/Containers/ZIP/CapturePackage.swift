/// Capture One's packages: a ZIP archive of a photo, settings in XML, and manifests that name them.
enum CapturePackage {
  static let format = FileFormat("EIP", "eip", "application/x-captureone", nil).countingFromBlock

  /// Whether an archive of such parts is one.
  static func isOne(_ parts: [ZIPPart]) -> Bool { parts.contains { isOfOne($0.name) } }

  static func isOfOne(_ name: String) -> Bool {
    name.utf8.starts(with: "CaptureOne/".utf8) && name.utf8.suffix(4).elementsEqual(".cos".utf8)
  }

  static func read(
    _ parts: [ZIPPart], _ archive: Region, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    let listed = try manifest(parts, archive, &found)
    var hasPicture = false
    for part in parts {
      try part.tell(&found)
      let isSettings = part.ends(with: ["cos"])
      let isPicture = !isSettings && part.ends(with: pictures)
      let isWanted =
        listed.isEmpty
        ? isSettings && part.name.utf8.starts(with: "CaptureOne/".utf8)
          || isPicture && !part.name.utf8.contains(0x2f)
        : listed.contains(Array(part.name.utf8))
      guard isWanted, isSettings || isPicture && !hasPicture else { continue }
      // All entries may be of the same bytes, which are inflated for each: what settings say to have is paid for
      // before, and a photo is tried once.
      if isSettings {
        try found.charge(part.size)
        try found.charge(part.length)
      } else {
        hasPicture = true
      }
      found.attempt { (found) throws(MetadataError) in
        if isSettings {
          try settings(
            part.content(archive, found.limits, isOfLength: true)
              .all(limit: found.limits.valueBytes), &found)
        } else {
          try picture(part.content(archive, found.limits), part.name, &found)
        }
      }
    }
  }

  private static let pictures = ["iiq", "jpg", "jpeg", "tif", "tiff"]

  /// The names of the photo and its settings, as the manifest of the latest version has them; none where that
  /// names no photo.
  private static func manifest(
    _ parts: [ZIPPart], _ archive: Region, _ found: inout MetadataBuilder
  ) throws(MetadataError) -> Set<[UInt8]> {
    let manifests = parts.filter {
      $0.name.hasPrefix("manifest") && $0.name.hasSuffix(".xml")
        && $0.name.utf8.dropFirst(8).dropLast(4).allSatisfy(NumberText.isDigit)
    }
    guard
      let latest = manifests.max(by: { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) })
    else { return [] }
    let content: ByteSlice
    do throws(MetadataError) {
      content = try latest.content(archive, found.limits).all(limit: found.limits.valueBytes)
    } catch {
      found.warn(error)
      return []
    }
    var names: Set<[UInt8]> = []
    var hasPicture = false
    for element in try XMLElements.read(content, "the package's manifest", &found) {
      let isPath =
        element.name.elementsEqual("RawPath".utf8)
        || element.name.elementsEqual("SettingsPath".utf8)
      guard isPath else { continue }
      let name = String(boundedName: element.text)
      if ZIPPart.name(name, endsWith: pictures) { hasPicture = true }
      names.insert(Array(name.utf8))
    }
    return hasPicture ? names : []
  }

  /// The photo, as if it were the file.
  private static func picture(
    _ content: Region, _ name: String, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    let (format, container) = try Recognition.recognize(content, name: name)
    guard let container, ["JPEG", "TIFF"].contains(container.formats.first?.name) else { return }
    let outer = found.format
    defer { found.format = outer }
    found.format = format
    try container.read(content, &found)
  }

  /// Settings: elements of a key and a value, `<E K="Rotation" V="90"/>`, of which the last one of a key counts.
  private static func settings(
    _ content: ByteSlice, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    var places: [[UInt8]: Int] = [:]
    var values: [(name: String, value: [UInt8])] = []
    func tell(_ key: [UInt8], _ value: [UInt8]) {
      let name = String(boundedName: key).tagName
      guard let place = places[Array(name.utf8)] else {
        places[Array(name.utf8)] = values.count
        return values.append((name, value))
      }
      values[place].value = value
    }
    for element in try XMLElements.read(content, "a settings file", &found) {
      let pair = element.text.isEmpty ? element.attribute("K") : nil
      let value = element.attribute("V")
      var hasAttributes = false
      for attribute in element.attributes where !attribute.name.contains(0x3a) {
        let isPart = attribute.name == [0x4b] || attribute.name == [0x56]
        if isPart, pair != nil, value != nil { continue }
        tell(attribute.name, attribute.value)
        hasAttributes = true
      }
      if let pair, let value {
        tell(pair, value)
      } else if element.isLeaf, !element.text.isEmpty || !hasAttributes {
        tell(element.name, element.text)
      }
    }
    try found.charge(entries: values.count)
    for (name, value) in values {
      let row = TagTable.captureSettings.index(of: name) ?? (isDate(name) ? 1 : 0)
      found.add(
        .captureSettings, row: row, named: name, group: "XML", .utf8, count: value.count,
        bytes: value[...], at: nil)
    }
  }

  /// Whether the word `Date` is in a name.
  private static func isDate(_ name: String) -> Bool {
    let bytes = Array(name.utf8)
    let word = Array("Date".utf8)
    guard bytes.count >= 4 else { return false }
    return (0...(bytes.count - 4)).contains { place in
      bytes[place..<(place + 4)].elementsEqual(word)
        && !(place + 4 < bytes.count && (0x61...0x7a).contains(bytes[place + 4]))
    }
  }
}
