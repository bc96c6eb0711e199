extension Container {
  /// What macOS keeps beside a file whose disk has no place for it, in `._` and the file's name:
  /// AppleDouble with extended attributes.
  ///
  /// Source: RFC 1740 §B (AppleDouble), and Apple's `bsd/vfs/vfs_xattr.c`.
  package static let macOS = Container(ofSignatures: "MacOS") {
    (file, found) throws(MetadataError) in
    // The file that it is of may be of any kind.
    if !found.fileExtension.isEmpty { found.format.fileExtension = found.fileExtension }
    let head = try file.slice(at: 0, count: 26)
    guard head[5] == 2 else {
      throw MetadataError(.unsupported, "AppleDouble of another version", at: file.start + 5)
    }
    let count = try head.uint16(at: 24, .big)
    let entries = try file.slice(at: 26, count: count * 12)
    for index in 0..<count {
      try found.charge(entries: 1)
      let start = try entries.uint32(at: index * 12 + 4, .big)
      let length = try entries.uint32(at: index * 12 + 8, .big)
      let entry = try file.region(at: start, count: length)
      // The Finder's, with the attributes behind it.
      if try entries.uint32(at: index * 12, .big) == 9 {
        try ExtendedAttributes(entry, in: file).read(&found)
      }
    }
  }
}

/// Extended attributes behind what the Finder knows of a file.
private struct ExtendedAttributes {
  private let entry: Region
  private let file: Region

  init(_ entry: Region, in file: Region) {
    self.entry = entry
    self.file = file
  }

  func read(_ found: inout MetadataBuilder) throws(MetadataError) {
    // Without any there is no header of theirs.
    guard try entry.head(at: 34, count: 4).matches("ATTR") else { return }
    let count = try entry.uint16(at: 68, .big)
    var position = 70
    for _ in 0..<count {
      let head = try entry.slice(at: position, count: 11)
      let length = try head.uint8(at: 10)
      let name = try entry.slice(at: position + 11, count: length)
      let start = try head.uint32(at: 0, .big) - (entry.start - file.start)
      let value = try entry.region(at: start, count: try head.uint32(at: 4, .big))
      try found.charge(entries: 1, bytes: length * 4)
      do throws(MetadataError) {
        try tell(name.elements, value, &found)
      } catch {
        guard error.code != .limitExceeded else { throw error }
        found.warn(error)
      }
      position += (11 + length + 3) & ~3
    }
  }

  private func tell(
    _ name: ArraySlice<UInt8>, _ value: Region, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    let name = ExtendedAttributeName(name).text
    let row = TagTable.macOS.index(of: name)
    if let row, TagTable.macOS.rows[row].traits.contains(.binary) {
      return found.add(.macOS, row: row, .undefined, count: value.count, bytes: nil, at: value)
    }
    let start = try value.head(count: 201)
    if start.matches("bplist0") {
      // Many attributes may have the same list.
      try found.charge(value.count)
      return try tellList(try value.all(limit: found.limits.blockBytes), name, &found)
    }
    try found.charge(start.count)
    if let row, TagTable.macOS.rows[row].format == .undefined {
      let bytes = try value.head(count: 64)
      return found.add(.macOS, row: row, .undefined, count: bytes.count, .big, bytes: bytes)
    }
    // What is no text, or a long one, is bytes.
    if start.count > 200 || start.elements.contains(0) {
      return found.add(
        .macOSForms, row: 1, named: name, .undefined, count: value.count, bytes: nil, at: value)
    }
    found.add(
      row == nil ? .macOSForms : .macOS, row: row ?? 0, named: row == nil ? name : nil, .utf8,
      count: start.count, bytes: start.elements, at: value)
  }

  private func tellList(
    _ bytes: ByteSlice, _ name: String, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    guard let list = BinaryPropertyList(bytes), let root = try list.root(&found) else {
      throw MetadataError(.malformed, "a property list without its table", at: bytes.offset)
    }
    var tags = PropertyListTags(isBinary: true, group: "MacOS") { (_, _) in }
    if case .dictionary(let entries) = root { return try tags.tell(entries, &found) }
    try tags.tell(root, named: name, &found)
  }
}

/// What an attribute is called, by its name in the file.
struct ExtendedAttributeName {
  let text: String

  init(_ name: ArraySlice<UInt8>) {
    let end = name.lastIndex { $0 != 0 }.map { $0 + 1 } ?? name.startIndex
    var name = String(decoding: name[..<end], as: UTF8.self)[...]
    if name.hasPrefix("com.apple.metadata:kMDLabel_") {
      // What follows is new for each label.
      text = "XAttrMDLabel"
      return
    }
    if name == "com.apple.lastuseddate#PS" {
      text = "XAttrLastUsedDate"
      return
    }
    if name.hasPrefix("com.apple.") {
      name = name.dropFirst(10)
      if name.hasPrefix("metadata:k") {
        name = name.dropFirst(10)
      } else if name.hasPrefix("metadata:_k") {
        name = name.dropFirst(11)
      } else if name.hasPrefix("metadata:") {
        name = name.dropFirst(9)
        if name.hasPrefix("com_") { name = name.dropFirst(4) }
      }
    }
    // Words start behind points, colons and underscores.
    var word: [UInt8] = []
    for byte in name.utf8 {
      let isLower = (0x61...0x7a).contains(byte)
      if isLower, let last = word.last, last == 0x2e || last == 0x3a || last == 0x5f {
        word[word.count - 1] = byte & 0xdf
      } else {
        word.append(byte)
      }
    }
    text = ("XAttr" + String(decoding: word, as: UTF8.self).capitalized).tagName
  }
}
