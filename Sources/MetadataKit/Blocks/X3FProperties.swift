extension BlockKind {
  /// The properties of Sigma's raw files.
  public static let x3fProperties = BlockKind("x3fProperties")
}

extension BlockDecoder {
  /// Names and values in UTF-16, behind a list of where each begins.
  package static let x3fProperties = BlockDecoder(.x3fProperties) {
    (block, found) throws(MetadataError) in
    let bytes = try block.all(limit: found.limits.blockBytes)
    guard bytes.matches("SECp"), try bytes.uint32(at: 12, .little) == 0 else {
      throw MetadataError(.unsupported, "properties of an unknown form", at: block.start)
    }
    let count = try bytes.uint32(at: 8, .little)
    guard count <= found.limits.entries, count <= bytes.count / 8 else {
      throw MetadataError(.truncated, "\(count) properties have no room", at: block.start + 8)
    }
    let characters = bytes.suffix(from: 24 + count * 8)
    func text(at position: Int) throws(MetadataError) -> [UInt16] {
      var units: [UInt16] = []
      while units.count < found.limits.valueBytes {
        let unit = try characters.uint16(at: (position + units.count) * 2, .little)
        if unit == 0 { break }
        units.append(UInt16(unit))
      }
      try found.charge(units.count * 2)
      return units
    }
    for index in 0..<count {
      let name = try text(at: bytes.uint32(at: 24 + index * 8, .little))
      let value = try text(at: bytes.uint32(at: 28 + index * 8, .little))
      let key = String(decoding: name, as: UTF16.self)
      let known = key.asLookup
      let words = String(decoding: value, as: UTF16.self)
      if let row = SigmaProperty.all.first(where: { $0.key == known }) {
        found.add(.sigmaProperties, row.name, text: words)
      } else {
        // Of unknown meaning: kept with its name.
        found.add(
          .sigmaProperties, 0x10000 + UInt32(index), .utf8, count: 0, .little,
          bytes: ByteSlice(Array("\(key)=\(words)".utf8)), isInFile: false)
      }
    }
  }
}
