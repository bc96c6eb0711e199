extension BlockDecoder {
  /// A Secure Evidence Attribution Label: by whom a file is signed, how, and which bytes of it. XML with an
  /// attribute, or an element, for each field, or what ``SEALFields`` reads.
  ///
  /// Source: https://github.com/hackerfactor/SEAL, `SPECIFICATION.md`.
  package static let seal = BlockDecoder(.seal) {
    (block, found) throws(MetadataError) in
    let bytes = try block.all(limit: 1 << 16).elements
    try found.charge(bytes.count)
    let text = XMLText(bytes).bytes
    let record = XMLElements(depth: found.limits.nesting, count: 256)
    let warning = record.parse(text).warning(of: "the SEAL record")
    if warning?.code == .malformed, record.elements.isEmpty,
      let plain = SEALFields(text.isEmpty ? bytes : text)
    {
      for field in plain.fields {
        // What is XML but for one sign has references.
        tell(Array(field.name), HTMLText.unescaped(field.value), &found)
      }
      if plain.isWhole { return }
    }
    if let warning { found.warn(warning) }
    for element in record.elements {
      // The record's own name says nothing of its fields.
      let outer = element.parent == nil ? [] : element.name
      for field in element.attributes { tell(outer + field.name, field.value, &found) }
      if element.isLeaf, element.parent != nil { tell(element.name, element.text, &found) }
    }
  }

  private static func tell(_ name: [UInt8], _ value: [UInt8], _ found: inout MetadataBuilder) {
    let key = String(decoding: name, as: UTF8.self)
    let known = fields.first { $0.key == key }?.name
    found.add(.seal, known ?? key.tagName, text: value, offset: -1)
  }

  private static let fields: [(key: String, name: String)] = [
    ("seal", "SEALVersion"),
    ("ka", "KeyAlgorithm"),
    ("kv", "KeyVersion"),
    ("da", "DigestAlgorithm"),
    ("b", "ByteRange"),
    ("d", "Domain"),
    ("uid", "UniqueIdentifier"),
    ("id", "Identifier"),
    ("sf", "SignatureFormat"),
    ("sl", "SignatureLength"),
    ("s", "Signature"),
    ("info", "SEALComment"),
    ("copyright", "Copyright"),
  ]
}
