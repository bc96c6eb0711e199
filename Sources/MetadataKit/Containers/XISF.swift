extension Container {
  /// Extensible Image Serialization Format (XISF 1.0 §9.2): the signature, the length of a header in XML, and blocks
  /// of data that it locates.
  package static let xisf = Container(
    [],
    recognize: { head in
      head.has("XISF0100") ? FileFormat("XISF", "xisf", "image/x-xisf", nil) : nil
    },
    read: { (file, found) throws(MetadataError) in
      let length = try file.uint32(at: 8, .little)
      let header = try file.region(at: 16, count: length)
      found.add(.xisf, "XML", left: header)
      let text = try header.all(limit: found.limits.blockBytes)
      var tags = XISFTags(try XMLElements.read(text, "the header", &found))
      tags.describe(&found)
      try tags.tell(&found)
    })
}

/// What the elements of an XISF header say.
private struct XISFTags {
  private let elements: [XMLElements.Element]
  /// For each element what stands before the names in it, and the namespace of its own.
  private var paths: [(name: [UInt8], space: [UInt8])] = []

  init(_ elements: [XMLElements.Element]) { self.elements = elements }

  /// The first image is the file's own (§11.5).
  func describe(_ found: inout MetadataBuilder) {
    let isImage = { (element: XMLElements.Element) in element.name.elementsEqual("Image".utf8) }
    found.facts.frameCount = max(1, elements.count { isImage($0) && $0.parent == 0 })
    guard let image = elements.first(where: isImage) else { return }
    // Lengths of the dimensions, and how many channels there are (§11.5.1).
    let numbers = (image.attribute("geometry") ?? []).split(separator: 0x3a, maxSplits: 16)
      .map { Int(String(decoding: $0.prefix(20), as: UTF8.self)) ?? 0 }
    if numbers.count == 3 {
      found.facts.pixelWidth = numbers[0]
      found.facts.pixelHeight = numbers[1]
      found.add(.file, "ImageWidth", numbers[0])
      found.add(.file, "ImageHeight", numbers[1])
      found.add(.file, "NumPlanes", numbers[2])
    }
    switch String(decoding: image.attribute("sampleFormat") ?? [], as: UTF8.self) {
    case "UInt8": found.facts.bitDepth = 8
    case "UInt16": found.facts.bitDepth = 16
    case "UInt32", "Float32": found.facts.bitDepth = 32
    case "UInt64", "Float64": found.facts.bitDepth = 64
    default: break
    }
    // Without the attribute an image is gray.
    let space = image.attribute("colorSpace") ?? Array("Gray".utf8)
    if space.elementsEqual("Gray".utf8) { found.facts.colorModel = .gray }
    if space.elementsEqual("RGB".utf8) { found.facts.colorModel = .rgb }
  }

  mutating func tell(_ found: inout MetadataBuilder) throws(MetadataError) {
    for element in elements {
      let outer = element.parent.map { paths[$0] } ?? (name: [], space: [])
      let id = element.attribute("id")
      let path = Self.path(of: element, id: id, within: outer)
      // What stands within one whose name is too long has one, too.
      paths.append(
        element.isLeaf ? ([], []) : (Array(path.name.prefix(Limits.nameBytes + 1)), path.space))
      guard path.name.count <= Limits.nameBytes else {
        found.tellCutName()
        continue
      }
      // What the root says is of the format.
      if element.parent == nil { continue }
      var hasAttributes = false
      for attribute in element.attributes where !attribute.name.contains(0x3a) {
        if id != nil, Self.describing.contains(where: { attribute.name.elementsEqual($0.utf8) }) {
          continue
        }
        hasAttributes = true
        try add(
          path.name + Self.capitalized(attribute.name[...]), path.space, attribute.value, &found)
      }
      if let value = id.flatMap({ _ in element.attribute("value") }) {
        try add(path.name, path.space, value, &found)
      } else if element.isLeaf, !element.text.isEmpty || !hasAttributes {
        try add(path.name, path.space, element.text, &found)
      }
    }
  }

  /// What names and explains a property beside its value (§8.4).
  private static let describing = ["id", "value", "type"]

  /// Elements whose names are in no tag's.
  private static let silent = ["xisf", "Metadata", "Property"]

  private static func path(
    of element: XMLElements.Element, id: [UInt8]?,
    within outer: (name: [UInt8], space: [UInt8])
  ) -> (name: [UInt8], space: [UInt8]) {
    var name = (id ?? element.name)[...]
    if name.starts(with: "XISF:".utf8) { name = name.dropFirst(5) }
    if id == nil, silent.contains(where: { name.elementsEqual($0.utf8) }) { return outer }
    var space = outer.space
    if let colon = name.firstIndex(of: 0x3a) {
      if space.isEmpty { space = Array(name[..<colon]) }
      name = name[(colon + 1)...]
    }
    return (outer.name + capitalized(name), space)
  }

  private static func capitalized(_ name: ArraySlice<UInt8>) -> [UInt8] {
    var name = Array(name)
    if let first = name.first, (0x61...0x7a).contains(first) { name[0] = first & 0xdf }
    return name
  }

  private func add(
    _ path: [UInt8], _ space: [UInt8], _ value: [UInt8], _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    guard !path.isEmpty else { return }
    try found.charge(entries: 1, bytes: 4 * path.count)
    let own = String(decoding: path, as: UTF8.self)
    let name = (Self.names[own] ?? own).tagName
    let group = space.isEmpty ? "XML" : "XML-" + String(decoding: space, as: UTF8.self)
    found.add(
      .xisf, row: TagTable.xisf.index(of: name) ?? 0, named: name, group: group, .utf8,
      count: value.count, bytes: value[...], at: nil)
  }

  private static let names = [
    "ImageImageType": "ImageType",
    "ImageColorSpace": "ColorSpace",
    "ImageResolutionHorizontal": "XResolution",
    "ImageResolutionVertical": "YResolution",
    "ImageResolutionUnit": "ResolutionUnit",
    "ImageICCProfile": "ICC_Profile",
    "ImageICCProfileLocation": "ICCProfileLocation",
    "ImageOffset": "ImagePixelOffset",
    "ImageOrientation": "Orientation",
    "ImageId": "ImageID",
    "ImageUuid": "UUID",
    "CreationTime": "CreateDate",
    "OriginalCreationTime": "DateTimeOriginal",
  ]
}
