import UniformTypes

extension Container {
  /// OpenEXR: attributes with a name, a type and a value, up to an empty name.
  ///
  /// Source: *OpenEXR File Layout*.
  package static let exr = Container([
    FileFormat("EXR", "exr", "image/x-exr", .exr)
  ]) {
    (file, found) throws(MetadataError) in
    let flags = try file.uint32(at: 4, .little)
    found.add(.openEXR, "EXRVersion", flags & 0xff)
    found.add(.openEXR, "Flags", flags & 0xffff_ff00)
    // Of several parts nobody says whether they are pictures of their own, or layers of one.
    found.facts.frameCount = flags & 0x1000 == 0 ? 1 : nil
    found.facts.hasAlpha = false
    var windows: [String: [Int]] = [:]
    var position = 8
    do throws(MetadataError) {
      var units = UnitCounter(found.limits)
      while let attribute = try EXRAttribute(file, &position) {
        try units.next(at: attribute.value.start)
        do throws(MetadataError) {
          if let window = try attribute.window { windows[attribute.name] = window }
          try attribute.add(to: &found)
        } catch {
          found.warn(error)
        }
      }
    } catch {
      found.warn(error)
    }
    if let window = windows["dataWindow"] ?? windows["displayWindow"] {
      found.facts.pixelWidth = window[2] - window[0] + 1
      found.facts.pixelHeight = window[3] - window[1] + 1
      found.add(.file, "ImageWidth", window[2] - window[0] + 1)
      found.add(.file, "ImageHeight", window[3] - window[1] + 1)
    }
    if let window = windows["displayWindow"] {
      found.facts.displayWidth = window[2] - window[0] + 1
      found.facts.displayHeight = window[3] - window[1] + 1
    }
  }
}

/// One attribute of an OpenEXR header.
private struct EXRAttribute {
  let name: String
  let type: String
  let value: Region

  /// The one at a position, which is moved behind it; nil where an empty name ends them.
  init?(_ file: Region, _ position: inout Int) throws(MetadataError) {
    guard let name = try Self.text(file, &position), let type = try Self.text(file, &position)
    else { return nil }
    self.name = name
    self.type = type
    let length = try file.uint32(at: position, .little)
    value = try file.region(at: position + 4, count: length)
    position += 4 + length
  }

  /// A text up to its NUL, of at most 255 characters; nil where it is empty.
  private static func text(_ file: Region, _ position: inout Int) throws(MetadataError) -> String? {
    let bytes = try file.head(at: position, count: 256)
    guard let end = bytes.firstIndex(of: 0) else {
      throw MetadataError(.malformed, "a name without an end", at: bytes.offset)
    }
    position += end + 1
    return end == 0 ? nil : bytes.prefix(end).text
  }

  /// The corners of a window; nil of what is none.
  var window: [Int]? {
    get throws(MetadataError) {
      guard type == "box2i", value.count >= 16 else { return nil }
      let bytes = try value.slice(at: 0, count: 16)
      var corners: [Int] = []
      for at in stride(from: 0, to: 16, by: 4) { corners.append(try bytes.int32(at: at, .little)) }
      return corners
    }
  }

  func add(to found: inout MetadataBuilder) throws(MetadataError) {
    switch name {
    case "xmp": return found.add(.xmp, value)
    case "exif": return found.add(.exif, value.region(from: 4))
    default: break
    }
    let table = TagTable.openEXR
    let tag = Self.names.first { $0.attribute == name }?.tag ?? Self.name(name)
    if type == "chlist" { return try channels(&found) }
    if type == "stringvector" { return try texts(tag, &found) }
    if type == "tiledesc" { return try tiles(tag, &found) }
    guard value.count <= 4096, let format = Self.format(of: type) else {
      return found.add(table, tag, left: value)
    }
    let bytes = try value.all(limit: 4096)
    if format.isText {
      found.add(table, tag, text: bytes.elements, offset: bytes.offset)
    } else if format == .float || format == .double {
      var numbers: [Double] = []
      for at in stride(from: 0, to: bytes.count - format.size + 1, by: format.size) {
        numbers.append(
          format == .double
            ? Double(bitPattern: try bytes.uint64(at: at, .little))
            : Double(
              Float(bitPattern: UInt32(truncatingIfNeeded: try bytes.uint32(at: at, .little)))))
      }
      found.add(table, tag, doubles: numbers)
    } else if type == "rational" {
      found.add(
        table, tag,
        rationals: [
          Rational(
            Int64(try bytes.int32(at: 0, .little)), Int64(try bytes.uint32(at: 4, .little)))
        ])
    } else {
      var numbers: [Int] = []
      for at in stride(from: 0, to: bytes.count - format.size + 1, by: format.size) {
        numbers.append(
          format == .byte
            ? try bytes.uint8(at: at)
            : format == .long
              ? try bytes.uint32(at: at, .little) : try bytes.int32(at: at, .little))
      }
      found.add(table, tag, integers: numbers)
    }
  }

  /// Names, each with its type of number, whether it is linear, and how it is sampled.
  private func channels(_ found: inout MetadataBuilder) throws(MetadataError) {
    let bytes = try value.all(limit: 1 << 16)
    let types = ["int8u", "half", "float"]
    var position = 0
    var list: [String] = []
    var names = Set<String>()
    while let end = bytes.firstIndex(of: 0, from: position), end > position {
      let name = try bytes.slice(at: position, count: end - position).text
      let type = try bytes.uint32(at: end + 1, .little)
      let isLinear = try bytes.uint8(at: end + 5) != 0
      let x = try bytes.uint32(at: end + 9, .little)
      let y = try bytes.uint32(at: end + 13, .little)
      let word = types.indices.contains(type) ? types[type] : "unknown(\(type))"
      list.append("\(name) \(word)\(isLinear ? " linear" : "") \(x) \(y)")
      names.insert(name)
      if found.facts.bitDepth == nil { found.facts.bitDepth = type == 1 ? 16 : 32 }
      position = end + 17
    }
    found.facts.hasAlpha = names.contains("A")
    if names.contains("R") || names.contains("RY") {
      found.facts.colorModel = .rgb
    } else if names.contains("Y") {
      found.facts.colorModel = .gray
    }
    add(list, "Channels", &found)
  }

  /// Texts, each behind its length.
  private func texts(_ tag: String, _ found: inout MetadataBuilder) throws(MetadataError) {
    let bytes = try value.all(limit: 1 << 16)
    var position = 0
    var list: [String] = []
    while bytes.count - position >= 4 {
      let length = try bytes.uint32(at: position, .little)
      guard length <= bytes.count - position - 4 else { break }
      list.append(try bytes.slice(at: position + 4, count: length).text)
      position += 4 + length
    }
    add(list, tag, &found)
  }

  private func add(_ list: [String], _ tag: String, _ found: inout MetadataBuilder) {
    for (index, text) in list.enumerated() {
      found.continuesList = index > 0
      found.add(.openEXR, tag, text: text)
    }
  }

  /// The size of tiles, and how smaller copies of the picture are made of it.
  private func tiles(_ tag: String, _ found: inout MetadataBuilder) throws(MetadataError) {
    let bytes = try value.slice(at: 0, count: 9)
    let mode = try bytes.uint8(at: 8)
    let (level, rounding) = (mode & 15, mode >> 4)
    let levels = [0: "One Level", 1: "MIMAP Levels", 2: "RIPMAP Levels"]
    let roundings = [0: "Round Down", 1: "Round Up"]
    let size = "\(try bytes.uint32(at: 0, .little))x\(try bytes.uint32(at: 4, .little))"
    found.add(
      .openEXR, tag,
      text: "\(size); \(levels[level] ?? "Unknown Levels (\(level))"); "
        + (roundings[rounding] ?? "Unknown Rounding (\(rounding))"))
  }

  private static func format(of type: String) -> TagFormat? {
    switch type {
    case "string": .utf8
    case "double": .double
    case "float", "v2f", "v3f", "box2f", "m33f", "m44f", "chromaticities": .float
    case "compression", "envmap", "lineOrder": .byte
    case "int", "v2i", "v3i", "box2i", "keycode": .signedLong
    case "timecode": .long
    case "rational": .rational
    default: nil
    }
  }

  /// `pixelAspectRatio` is `PixelAspectRatio`; what cannot stand in a name is left out.
  private static func name(_ attribute: String) -> String {
    var name = ""
    var isStart = true
    for character in attribute.unicodeScalars where character.isASCII {
      let isLetter = character.properties.isAlphabetic
      let isDigit = character.properties.numericType != nil
      if isLetter || isDigit || character == "-" || character == "_" {
        name += isStart && isLetter ? String(character).uppercased() : String(character)
      }
      isStart = !isLetter
    }
    return name.utf8.count > 1 ? name : name.isEmpty ? "Invalid" : "Tag" + name
  }

  private static let names: [(attribute: String, tag: String)] = [
    ("altitude", "GPSAltitude"), ("capDate", "DateTimeOriginal"), ("envmap", "EnvironmentMap"),
    ("expTime", "ExposureTime"), ("focus", "FocusDistance"), ("isoSpeed", "ISO"),
    ("latitude", "GPSLatitude"), ("longitude", "GPSLongitude"), ("utcOffset", "TimeZone"),
    ("wrapmodes", "WrapModes"), ("xDensity", "XResolution"),
  ]
}
