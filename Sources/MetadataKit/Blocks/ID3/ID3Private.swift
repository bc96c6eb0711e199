/// What a program keeps in a frame of its own (ID3v2.4 frames §4.27): who owns it, then bytes.
enum ID3Private {
  static func read(
    _ frame: ID3Frame, _ group: String, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    let head = try frame.data.head(count: 256)
    let owner = head.firstIndex(of: 0).map { head.prefix($0).elements } ?? []
    let data = frame.data.region(from: owner.isEmpty && head[0] != 0 ? 0 : owner.count + 1)
    // XMP Specification Part 3, MP3.
    if owner.elementsEqual("XMP".utf8) { return found.add(.xmp, data) }
    let name = name(of: owner)
    let table = TagTable.id3Private
    let row = table.index(of: name) ?? 0
    if let format = table.rows[row].format, data.count <= found.limits.valueBytes,
      format == .undefined || data.count == format.size
    {
      try found.charge(data.count)
      let bytes = try data.all(limit: found.limits.valueBytes)
      return found.add(
        table, row: row, group: group, format, count: data.count / format.size, .little,
        bytes: bytes, isInFile: data.isInFile)
    }
    found.add(
      table, row: 0, named: name == table.rows[0].name ? nil : name, group: group, .undefined,
      count: data.count, bytes: nil, at: data)
  }

  /// The field's name of an owner: `WM/MediaClassPrimaryID` is `WM_MediaClassPrimaryID`.
  private static func name(of owner: ArraySlice<UInt8>) -> String {
    let name = owner.filter { $0 != 0x20 }.map { $0 == 0x2f ? 0x5f : $0 }
    guard name.allSatisfy(String.isOfTagName), (1...24).contains(name.count) else {
      return "Private"
    }
    let text = String(decoding: name, as: UTF8.self)
    return text.hasPrefix("WM_WM") ? "WM_" + text.dropFirst(5) : text.tagName
  }
}
