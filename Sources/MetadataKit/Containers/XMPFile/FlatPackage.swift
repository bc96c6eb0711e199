/// The parts of a package of Office Open XML in one text ("Flat OPC"): `<pkg:part pkg:name="/docProps/core.xml" …>`.
/// Word writes what says something of the whole behind the content.
enum FlatPackage {
  /// A package that may have more elements, attributes or values than are read, with its properties and its lists of
  /// relationships before all else; nil of a shorter one.
  static func propertiesFirst(_ file: Region, _ limits: Limits) throws(MetadataError) -> Region? {
    let whole = try file.all(limit: limits.blockBytes)
    let bytes = XMLText(whole.elements).bytes
    // No fewer than there are elements and attributes; of values a quarter of that is read.
    let count = bytes.reduce(0) { $0 + ($1 == 0x3c || $1 == 0x3d ? 1 : 0) }
    guard count > limits.entries / 4, let prefix = FlatDocument.prefix(of: bytes) else {
      return nil
    }
    let text = bytes.count == whole.count ? whole : ByteSlice(Array(bytes))
    // Of a long one there will be two, and parsing makes another.
    file.reader.forgetLast()
    var ordered: [UInt8] = []
    ordered.reserveCapacity(text.count)
    var others: [Range<Int>] = []
    var position = 0
    while let part = part(in: text, from: position, prefix) {
      if position == 0 { ordered += text.prefix(part.range.lowerBound).elements }
      if part.isOfWhole {
        ordered += text.suffix(from: part.range.lowerBound).prefix(part.range.count).elements
      } else {
        others.append(part.range)
      }
      position = part.range.upperBound
    }
    for range in others {
      ordered += text.suffix(from: range.lowerBound).prefix(range.count).elements
    }
    ordered += text.suffix(from: position).elements
    return Region(inMemory: ordered)
  }

  /// Where in a text that is ordered so the first part starts that says nothing of the whole.
  static func startOfContent(in text: ArraySlice<UInt8>) -> Int? {
    let bytes = ByteSlice(Array(text))
    guard let prefix = FlatDocument.prefix(of: text) else { return nil }
    var position = 0
    while let part = part(in: bytes, from: position, prefix) {
      guard part.isOfWhole else { return text.startIndex + part.range.lowerBound }
      position = part.range.upperBound
    }
    return nil
  }

  /// The next part at or behind a place; the last one may break off.
  private static func part(
    in text: ByteSlice, from position: Int, _ prefix: String
  ) -> (range: Range<Int>, isOfWhole: Bool)? {
    let end = "</\(prefix)part>"
    guard let start = text.firstPlace(of: "<\(prefix)part ", from: position) else { return nil }
    let stop = text.firstPlace(of: end, from: start).map { $0 + end.utf8.count } ?? text.count
    let head = text.suffix(from: start).prefix(1024)
    let tag = head.prefix(head.firstIndex(of: 0x3e) ?? head.count)
    let isOfWhole = ["/docProps/", ".rels"].contains { tag.firstPlace(of: $0) != nil }
    return (start..<stop, isOfWhole)
  }
}
