import UniformTypes

extension Container {
  /// Apple's property lists, in XML and binary; among them AAE, what Photos did to a picture, and Sony's MODD.
  package static let propertyList = Container([
    FileFormat("PLIST", "plist", "application/xml", .xmlPropertyList),
    FileFormat("PLIST", "plist", "application/x-plist", .binaryPropertyList),
  ]) {
    (file, found) throws(MetadataError) in
    try PropertyList.read(try file.all(limit: found.limits.blockBytes), &found)
  }
}

/// A property list as a whole.
enum PropertyList {
  static func read(_ bytes: ByteSlice, _ found: inout MetadataBuilder) throws(MetadataError) {
    try read(bytes, depth: 0, &found)
  }

  /// Reads a list that stands in another file, which stays what it is.
  static func read(
    part bytes: ByteSlice, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    try read(bytes, depth: 1, &found)
  }

  private static func read(
    _ bytes: ByteSlice, depth: Int, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    try found.charge(bytes.count)
    let isBinary = bytes.matches("bplist0")
    guard let root = isBinary ? try binary(bytes, &found) : try document(bytes, &found)
    else { return }
    var tags = PropertyListTags(isBinary: isBinary) {
      (data, found) throws(MetadataError) in
      if depth < 2, !data.isEmpty { try adjustments(data, depth: depth + 1, &found) }
    }
    switch root {
    case .dictionary(let entries):
      if depth == 0 { classify(entries, isBinary: isBinary, &found) }
      try tags.tell(entries, &found)
    case .array(let values):
      for case .dictionary(let entries) in values { try tags.tell(entries, &found) }
    default: break
    }
  }

  private static func binary(
    _ bytes: ByteSlice, _ found: inout MetadataBuilder
  ) throws(MetadataError)
    -> PropertyListValue?
  {
    guard let list = BinaryPropertyList(bytes) else {
      throw MetadataError(.malformed, "a property list without its table", at: bytes.offset)
    }
    return try list.root(&found)
  }

  private static func document(
    _ bytes: ByteSlice, _ found: inout MetadataBuilder
  ) throws(MetadataError) -> PropertyListValue? {
    let text = XMLText(bytes.elements).bytes
    var document = PropertyListDocument(
      depth: found.limits.nesting * 2, count: found.limits.entries)
    var reading = document.parse(text)
    if case .malformed = reading.failure, let repaired = XMLComments.blanked(text) {
      try found.charge(repaired.count)
      document = PropertyListDocument(
        depth: found.limits.nesting * 2, count: found.limits.entries)
      reading = document.parse(repaired[...])
    }
    switch reading.failure {
    case nil, .junkAfterDocument: break
    case .malformed:
      document.close()
      if let warning = reading.warning(of: "the property list") { found.warn(warning) }
    case .entities:
      throw MetadataError(.unsupported, "a property list that declares entities")
    case .depth, .count:
      throw MetadataError(.limitExceeded, "a property list of too many values")
    }
    return document.root
  }

  /// What Photos changed: a property list or JSON, deflated or not.
  private static func adjustments(
    _ data: [UInt8], depth: Int, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    var bytes = ByteSlice(data)
    if !bytes.matches("bplist0"), !bytes.matches("{\""), !bytes.matches("<") {
      let inflated = Inflated(bytes, limit: found.limits.valueBytes * 4, isRaw: true)
      guard inflated.error == nil else {
        throw MetadataError(.malformed, "adjustments that cannot be inflated")
      }
      bytes = ByteSlice(inflated.bytes)
    }
    if bytes.matches("{") {
      try found.charge(bytes.count)
      var reader = JSONReader(bytes, nesting: found.limits.nesting, count: 10_000)
      var tags = StructuredTags()
      tags.tellsNull = true
      defer { tags.finish(.json, Region(inMemory: bytes.bytes), &found) }
      try tags.add(try reader.value(), &found)
    } else if bytes.matches("<") || bytes.matches("bplist0") {
      try read(bytes, depth: depth, &found)
    }
  }

  /// Tells Photos' and Sony's lists from others, by a key that only they have.
  private static func classify(
    _ entries: [(key: [UInt8], value: PropertyListValue)], isBinary: Bool,
    _ found: inout MetadataBuilder
  ) {
    for entry in entries {
      if entry.key.elementsEqual("adjustmentBaseVersion".utf8) {
        found.format = FileFormat(
          "AAE", "aae", isBinary ? "application/x-plist" : "application/vnd.apple.photos",
          found.format.type)
      } else if entry.key.elementsEqual("XMLFileType".utf8), case .text(let text) = entry.value,
        text.elementsEqual("ModdXML".utf8), !isBinary
      {
        found.format = FileFormat("MODD", "modd", "application/xml", found.format.type)
      }
    }
  }
}
