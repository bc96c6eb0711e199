extension EXRAttribute {
  /// Names, each with its type of number, whether it is linear, and how it is sampled.
  func channels(_ found: inout MetadataBuilder) throws(MetadataError) {
    let bytes = try value.all(limit: 1 << 16)
    let types = ["int8u", "half", "float"]
    var position = 0
    var list: [String] = []
    var names = Set<String>()
    while let end = bytes.firstIndex(of: 0, from: position), end > position {
      try found.charge(entries: 1)
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
  func texts(_ tag: String, _ found: inout MetadataBuilder) throws(MetadataError) {
    let bytes = try value.all(limit: 1 << 16)
    var position = 0
    var list: [String] = []
    while bytes.count - position >= 4 {
      let length = try bytes.uint32(at: position, .little)
      guard length <= bytes.count - position - 4 else { break }
      try found.charge(entries: 1, bytes: length)
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
  func tiles(_ tag: String, _ found: inout MetadataBuilder) throws(MetadataError) {
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
}
