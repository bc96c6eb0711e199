extension Container {
  /// ImageMagick's own pictures: lines of keys and values up to a colon and a control-Z, then the
  /// profiles in the order of their keys, then the pixels.
  package static let miff = Container(
    [],
    recognize: { head in
      head.matches("id=ImageMagick")
        ? FileFormat("MIFF", "miff", "application/x-magick-image", nil) : nil
    },
    read: { (file, found) throws(MetadataError) in
      var header = MIFFHeader(try file.head(count: 64 << 10))
      if header.end == nil, file.count > 64 << 10 {
        // A comment or a list of what was drawn may be long.
        header = MIFFHeader(try file.head(count: found.limits.valueBytes))
      }
      header.tell(&found)
      let facts = header.facts
      found.facts.pixelWidth = facts["columns"]
      found.facts.pixelHeight = facts["rows"]
      found.facts.bitDepth = facts["depth"]
      found.facts.hasAlpha = header.hasAlpha
      found.facts.isIndexed = header.isIndexed
      found.facts.colorModel = header.colorModel
      found.facts.orientation = header.orientation
      guard var position = header.end else { throw header.withoutEnd(of: file) }
      for (name, length) in header.profiles {
        let content = try file.region(at: position, count: length)
        position += length
        try profile(name, content, &found)
      }
    })

  private static func profile(
    _ name: String, _ content: Region, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    let head = try content.head(count: 32)
    if name == "icc" || name == "icm" {
      found.add(.icc, content)
    } else if head.matches("8BIM") {
      found.add(.photoshop, content)
    } else if name == "iptc" {
      found.add(.iptc, content)
    } else if head.matches("Exif\0\0") {
      found.add(.exif, content.region(from: 6))
    } else if head.matches("http://ns.adobe.com/xap/1.0/\0") {
      found.add(.xmp, content.region(from: 29))
    } else if name == "xmp" {
      found.add(.xmp, content)
    } else if name == "exif" {
      found.add(.exif, content)
    }
  }
}

/// The keys and values of such a header.
private struct MIFFHeader {
  private let bytes: ByteSlice
  private var lines: [(key: String, value: ByteSlice)] = []
  /// Whether there are more than are kept.
  private var hasMore = false
  private static let mostLines = 4096
  private static let mostProfiles = 64
  private(set) var profiles: [(name: String, length: Int)] = []
  private(set) var facts: [String: Int] = [:]
  private(set) var hasAlpha = false
  private(set) var isIndexed = false
  private(set) var colorModel: ColorModel? = .rgb
  private(set) var orientation: Int?
  /// Where the header ends; nil where its end was not found.
  private(set) var end: Int?

  init(_ bytes: ByteSlice) {
    self.bytes = bytes
    read()
  }

  /// Why what follows a header whose end was not found cannot be read.
  func withoutEnd(of file: Region) -> MetadataError {
    bytes.count < file.count
      ? MetadataError(
        .limitExceeded, "the header has no end in \(bytes.count) bytes",
        at: file.start + bytes.count)
      : MetadataError(.truncated, "the header has no end", at: file.start + bytes.count)
  }

  private mutating func read() {
    var position = 0
    while let start = firstNoSpace(from: position) {
      let byte = bytes[start]
      if byte == UInt8(ascii: ":") {
        end = start + (bytes[start + 1] == 0x1a || bytes[start + 1] == 0x0a ? 2 : 1)
        return
      }
      if byte == UInt8(ascii: "{") {  // a comment
        position = (bytes.firstIndex(of: UInt8(ascii: "}"), from: start) ?? bytes.count) + 1
        continue
      }
      guard let equals = bytes.firstIndex(of: UInt8(ascii: "="), from: start) else { return }
      var stop = equals + 1
      let isBraced = bytes[stop] == UInt8(ascii: "{")
      if isBraced {
        stop = bytes.firstIndex(of: UInt8(ascii: "}"), from: stop) ?? bytes.count
      } else {
        while let byte = bytes[stop], !NumberText.isSpace(byte) { stop += 1 }
      }
      let from = equals + (isBraced ? 2 : 1)
      guard let key = try? bytes.slice(at: start, count: equals - start).text,
        let value = try? bytes.slice(at: from, count: stop - from)
      else { return }
      if lines.count < Self.mostLines { lines.append((key, value)) } else { hasMore = true }
      position = stop + 1
    }
  }

  /// Tells what the lines say.
  mutating func tell(_ found: inout MetadataBuilder) {
    for (key, value) in lines { take(key, value, &found) }
    if hasMore {
      found.warn(
        Warning(
          .limitExceeded,
          "more than \(Self.mostLines) keys in the header, or \(Self.mostProfiles) profiles",
          at: bytes.offset))
    }
  }

  private mutating func take(_ key: String, _ value: ByteSlice, _ found: inout MetadataBuilder) {
    let text = value.text
    if key.hasPrefix("profile-") || key.hasPrefix("profile:") {
      guard let length = Int(text), length >= 0 else { return }
      if profiles.count < Self.mostProfiles {
        profiles.append((key.dropFirst(8).lowercased(), length))
      } else {
        hasMore = true
      }
      return
    }
    let known = key.asLookup
    if let number = Int(text) { facts[known] = number }
    switch known {
    case "matte": hasAlpha = text == "True"
    case "alpha-trait": hasAlpha = text != "Undefined"
    case "class": isIndexed = text == "PseudoClass"
    case "colorspace": colorModel = Self.colorModel(text)
    case "orientation":
      orientation = Self.orientations.firstIndex(of: text).map { $0 + 1 }
    default: break
    }
    found.add(.miff, Self.name(key), text: value.elements, offset: value.offset)
  }

  /// By EXIF's numbers.
  private static let orientations = [
    "TopLeft", "TopRight", "BottomRight", "BottomLeft", "LeftTop", "RightTop", "RightBottom",
    "LeftBottom",
  ]

  /// What a space is of; those of luminance and two differences are coded RGB.
  private static func colorModel(_ space: String) -> ColorModel? {
    switch space.lowercased() {
    case "gray", "lineargray", "rec601luma", "rec709luma": .gray
    case "cmyk": .cmyk
    case "cielab", "lab": .lab
    case "rgb", "srgb", "scrgb", "linearrgb", "transparent", "rec601ycbcr", "rec709ycbcr", "ycbcr",
      "ycc", "yiq", "ypbpr", "yuv", "ydbdr", "undefined":
      .rgb
    default: nil
    }
  }

  /// The field's name of a key: `rendering-intent` is `RenderingIntent`.
  private static func name(_ key: String) -> String {
    let plain = key.asLookup
    switch plain {
    case "id": return "ID"
    case "colorspace": return "ColorSpace"
    case "columns": return "ImageWidth"
    case "rows": return "ImageHeight"
    default: break
    }
    let known = [
      "background-color", "blue-primary", "border-color", "matt-color", "class", "colors",
      "compression", "delay", "depth", "dispose", "gamma", "green-primary", "iterations", "label",
      "matte", "montage", "packets", "page", "red-primary", "rendering-intent", "resolution",
      "scene", "signature", "units", "white-point",
    ]
    guard !known.contains(plain) else {
      return key.split(separator: "-").map(\.capitalized).joined()
    }
    // Any other key is a name but for what a name cannot have.
    let letters = key.utf8.filter(String.isOfTagName)
    let name = String(decoding: letters, as: UTF8.self)
    let isName =
      name.utf8.count > 1 && name.utf8.first.map { $0 | 0x20 >= 0x61 && $0 != 0x5f } == true
    return (isName ? "" : "Tag") + name.prefix(1).uppercased() + name.dropFirst()
  }

  private func firstNoSpace(from position: Int) -> Int? {
    var position = position
    while let byte = bytes[position] {
      if !NumberText.isSpace(byte) { return position }
      position += 1
    }
    return nil
  }
}
