extension BlockDecoder {
  /// Universal metadata boxes (ISO/IEC 19566-5): what each superbox describes itself as, and what is
  /// in it. C2PA's manifests are such boxes (C2PA 2.1 §11.1).
  package static let jumbf = BlockDecoder(.jumbf) {
    (block, found) throws(MetadataError) in
    // Each superbox is a document of its own: of several with the same tag the first counts.
    let isOfOther = found.context.isOfOther
    found.context.isOfOther = true
    defer { found.context.isOfOther = isOfOther }
    var boxes = JUMBFBoxes()
    try boxes.read(block, depth: 0, &found)
  }
}

/// Walks universal metadata boxes.
private struct JUMBFBoxes {
  private var units = 0
  /// The name that the innermost superbox gives to its contents; nil where it has none.
  private var label: String?

  /// Reads boxes one after the other: a length, a type, the content.
  mutating func read(_ boxes: Region, depth: Int, _ found: inout MetadataBuilder)
    throws(MetadataError)
  {
    guard depth <= found.limits.nesting else {
      throw MetadataError(.limitExceeded, "boxes within too many boxes", at: boxes.start)
    }
    var position = 0
    while boxes.count - position >= 8 {
      units += 1
      guard units <= min(found.limits.units, 10_000) else {
        throw MetadataError(.limitExceeded, "too many boxes", at: boxes.start + position)
      }
      let head = try boxes.slice(at: position, count: 8)
      var length = try head.uint32(at: 0, .big)
      var start = 8
      if length == 1 {
        length = Int(clamping: try boxes.uint64(at: position + 8, .big))
        start = 16
      } else if length == 0 {  // up to the end
        length = boxes.count - position
      }
      guard length >= start else {
        throw MetadataError(
          .malformed, "a box that is shorter than its header", at: boxes.start + position)
      }
      let content = try boxes.region(at: position, count: length).region(from: start)
      found.attempt { (found) throws(MetadataError) in
        try read(try FourCC(head, at: 4), content, depth: depth, &found)
      }
      position += length
    }
  }

  private mutating func read(
    _ type: FourCC, _ box: Region, depth: Int, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    switch type {
    case "jumb":
      try read(box, depth: depth + 1, &found)
      // What follows in the outer superbox has no name of its own.
      label = nil
    case "jumd": try describe(box, depth: depth, &found)
    case "json":
      let bytes = try box.all(limit: found.limits.valueBytes)
      var reader = JSONReader(bytes, nesting: found.limits.nesting, count: 10_000)
      var tags = StructuredTags()
      tags.tellsNull = true
      defer { tags.finish(.json, box, &found) }
      try tags.add(try reader.value(), &found)
    case "cbor": try readCBOR(box, &found)
    case "uuid" where (try? box.head(count: 4).matches("c2cs")) == true:
      try readCBOR(box.region(from: 16), &found)
    case "bfdb":  // toggles, a media type, and maybe the name of a file
      let parts = try box.head(at: 1, count: 4096).elements.split(separator: 0)
      found.add(
        .jpeg2000, name("BinaryDataType", "Type"),
        text: Array(parts.joined(separator: [0x2c, 0x20])),
        offset: -1)
    case "bidb":
      found.add(.jpeg2000, name("BinaryData", "Data"), left: box)
      // The picture, or one that it was made of before that was cropped (C2PA 2.1, *Thumbnail*).
      if label?.hasPrefix(EmbeddedPicture.nameInManifests) == true { found.note(.thumbnail, box) }
    case "jp2c": found.add(.jpeg2000, name("PreviewImage", ""), left: box)
    case "c2sh":
      var text = TextBuffer()
      for byte in try box.head(count: 1024).elements { text.append(hexadecimal: byte) }
      found.add(.jpeg2000, name("C2PASaltHash", "Salt"), text: text.bytes, offset: -1)
    default: return
    }
  }

  private func name(_ plain: String, _ suffix: String) -> String {
    label.map { $0 + suffix } ?? plain
  }

  /// Values one after the other; a zero fills up.
  private func readCBOR(_ box: Region, _ found: inout MetadataBuilder) throws(MetadataError) {
    // Members are a byte each at the least, and many blocks may share them.
    try found.charge(.clampedProduct(min(box.count, found.limits.valueBytes), 4))
    let bytes = try box.all(limit: found.limits.valueBytes)
    var reader = CBORReader(bytes, nesting: found.limits.nesting, count: 10_000)
    var tags = StructuredTags()
    defer { tags.finish(.cbor, box, &found) }
    while !reader.isAtEnd {
      let value = try reader.value()
      if case .integer(0) = value { return }
      try tags.add(value, &found)
    }
  }

  /// A description box (§A.3): a type, what is there, a label, a number, a signature, and maybe
  /// boxes.
  private mutating func describe(_ box: Region, depth: Int, _ found: inout MetadataBuilder)
    throws(MetadataError)
  {
    self.label = nil
    let bytes = try box.head(count: 4096)
    found.add(.jumd, 0, .undefined, count: 16, .big, bytes: try bytes.slice(at: 0, count: 16))
    let toggles = try bytes.uint8(at: 16)
    found.add(.jumd, "JUMDToggles", toggles)
    var position = 17
    if toggles & 2 != 0 {
      guard let end = bytes.firstIndex(of: 0, from: position) else {
        throw MetadataError(.malformed, "a box's label has no end", at: box.start)
      }
      let label = try bytes.slice(at: position, count: end - position)
      found.add(.jumd, "JUMDLabel", text: label.elements, offset: label.offset)
      if !label.isEmpty { self.label = Self.tagName(label) }
      position = end + 1
    }
    if toggles & 4 != 0 {
      found.add(.jumd, "JUMDID", try bytes.uint32(at: position, .big))
      position += 4
    }
    if toggles & 8 != 0 {
      found.add(.jumd, "JUMDSignature", bytes: try bytes.slice(at: position, count: 32))
      position += 32
    }
    let rest = box.region(from: position)
    if rest.count >= 8 { try read(rest, depth: depth + 1, &found) }
  }

  /// A label as a tag's name: `c2pa.claim.signature` as `C2PAClaimSignature`.
  private static func tagName(_ label: ByteSlice) -> String {
    var name: [UInt8] = []
    var isStart = true
    for byte in label.elements {
      let isSmall = (0x61...0x7a).contains(byte)
      let isWord = isSmall || (0x41...0x5a).contains(byte) || NumberText.isDigit(byte)
      guard isWord || byte == 0x2d || byte == 0x5f else {
        isStart = true
        continue
      }
      // One of two underlines counts.
      if byte == 0x5f, name.last == 0x5f { continue }
      name.append(isStart && isSmall ? byte - 0x20 : byte)
      isStart = false
    }
    var text = String(decoding: name, as: UTF8.self)
    if text.hasPrefix("C2pa") { text = "C2PA" + text.dropFirst(4) }
    return name.count < 2 ? "Tag" + text : text
  }
}
