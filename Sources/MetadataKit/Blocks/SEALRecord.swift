extension BlockDecoder {
  /// A Secure Evidence Attribution Label: by whom a file is signed, how, and which bytes of it. XML with an
  /// attribute, or an element, for each field.
  ///
  /// Source: https://github.com/hackerfactor/SEAL, `SPECIFICATION.md`.
  package static let seal = BlockDecoder(.seal) {
    (block, found) throws(MetadataError) in
    let record = try XMLElements.read(
      try block.all(limit: 1 << 16), "the SEAL record", count: 256, &found)
    for element in record {
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
