/// What a document of iWork of 2009 says of itself: a part of its index, of which the rest is the document.
enum WorkMetadata {
  static func tell(_ index: ByteSlice, _ found: inout MetadataBuilder) throws(MetadataError) {
    guard let text = try section(of: index) else { return }
    let elements = try XMLElements.read(
      text, "the document's metadata", isOfProperties: true, &found)
    /// The name of the property that each element is in.
    var names: [String?] = []
    var last: String?
    for element in elements {
      let own = element.parent == nil ? nil : String(boundedName: XMLName(element.name).local)
      let name = element.parent.flatMap { names[$0] } ?? own
      names.append(name)
      guard let name else { continue }
      var values = element.attributes.filter { !XMLName($0.name).isLocally("ID") }.map(\.value)
      if element.isLeaf, values.isEmpty || !element.text.isEmpty { values.append(element.text) }
      for value in values {
        try found.charge(entries: 1, bytes: name.utf8.count + value.count)
        found.continuesList = last == name && name == "projects"
        last = name
        add(value, name == "authors" ? "Author" : name.tagName, &found)
      }
    }
  }

  private static func add(_ value: [UInt8], _ name: String, _ found: inout MetadataBuilder) {
    let row = TagTable.work.index(of: name.asLookup)
    found.add(
      .work, row: row ?? 0, named: row == nil ? name : nil, .utf8, count: value.count,
      bytes: value[...], at: nil)
  }

  /// The element `metadata` of any namespace; what else the index has takes megabytes.
  private static func section(of index: ByteSlice) throws(MetadataError) -> ByteSlice? {
    var place = index.firstPlace(of: ":metadata")
    while let next = place {
      place = index.firstPlace(of: ":metadata", from: next + 1)
      let prefix = index.elements.prefix(next).suffix(64).reversed().prefix {
        NumberText.isLetter($0)
      }
      let start = next - prefix.count - 1
      let behind = index[next + 9]
      guard start >= 0, index[start] == 0x3c, behind == 0x3e || behind == 0x20 else { continue }
      let end = "</" + String(decoding: prefix.reversed(), as: UTF8.self) + ":metadata>"
      guard let last = index.firstPlace(of: end, from: next) else {
        throw MetadataError(.malformed, "the document's metadata have no end")
      }
      return try index.slice(at: start, count: last + end.utf8.count - start)
    }
    return nil
  }
}
