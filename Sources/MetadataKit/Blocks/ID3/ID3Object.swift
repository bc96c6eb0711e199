/// A file in a frame (ID3v2.4 frames §4.15): a type, a name, a description, then its bytes.
enum ID3Object {
  static func read(_ frame: ID3Frame, _ found: inout MetadataBuilder) throws(MetadataError) {
    let head = try frame.data.head(count: 4096).elements
    let coding = head.first ?? 0
    let type = head.dropFirst().untilNUL
    let (name, described) = ID3Text.split(head[type.endIndex...].dropFirst(), coding)
    let (description, object) = ID3Text.split(described, coding)
    guard description.endIndex < head.endIndex else {
      throw MetadataError(.truncated, "ID3's object has no bytes", at: frame.data.start)
    }
    let table = TagTable.id3Object
    if !type.isEmpty { found.add(table, "GEOB-Mime", text: type, offset: -1) }
    for (field, text) in [("GEOB-File", name), ("GEOB-Desc", description)] where !text.isEmpty {
      let words = ID3Text.strings(text, coding, most: 1).first ?? ""
      if !words.isEmpty { found.add(table, field, text: words) }
    }
    let data = frame.data.region(from: object.startIndex - head.startIndex)
    // C2PA 2.1 §11.3.3: a manifest in a sound is an object of that type.
    if type.elementsEqual("application/x-c2pa-manifest-store".utf8) {
      return found.add(.jumbf, data)
    }
    found.add(table, "GEOB-Data", left: data)
  }
}
