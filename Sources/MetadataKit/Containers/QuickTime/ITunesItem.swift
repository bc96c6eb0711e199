/// An item that is named by texts: a domain, a name and values, in the `----` box of iTunes.
struct ITunesItem {
  private var domain: [UInt8] = []
  private var name: [UInt8] = []
  private var values: [Region] = []

  /// More values of one name than this are not told of.
  private static let valueLimit = 64

  init(_ body: Region, _ found: inout MetadataBuilder) {
    found.walk(body) { (box, found) throws(MetadataError) in
      switch box.type {
      case "mean": domain = Array(try box.body.region(from: 4).head(count: 256).elements)
      case "name": name = Array(try box.body.region(from: 4).head(count: 256).elements)
      case "data":
        if values.count < Self.valueLimit { values.append(box.body.region(from: 8)) }
      default: return
      }
    }
  }

  /// Adds the values under the item's name; a domain of its own stands before it where tables
  /// are asked.
  func addTags(_ scope: MovieScope, to found: inout MetadataBuilder) throws(MetadataError) {
    guard !domain.isEmpty, !name.isEmpty else { return }
    let isApple = domain.elementsEqual("com.apple.iTunes".utf8)
    let key = String(decoding: isApple ? name : domain + [0x2f] + name, as: UTF8.self)
    if key == "Encoding Params" {
      for value in values { try addEncoding(value, scope, &found) }
      return
    }
    if key == "iTunMOVI" {
      // Who acts in it and who has made it, as a property list.
      for value in values {
        try PropertyList.read(part: try value.all(limit: found.limits.valueBytes), &found)
      }
      return
    }
    let row = TagTable.iTunesKeys.firstIndex(of: key)
    let letters = name.filter(String.isOfTagName)
    let shown = row == nil ? Self.capitalized(letters) : nil
    guard let index = row ?? TagTable.iTunes.index(of: KeyRow.unknown), shown != "" else { return }
    for (number, value) in values.enumerated() {
      found.continuesList = number > 0
      let format = TagTable.iTunes.rows[index].format
      let bytes = try? value.all(limit: found.limits.valueBytes).elements
      let isText = bytes?.allSatisfy { $0 >= 0x20 && $0 <= 0x7e } ?? false
      found.add(
        .iTunes, row: index, named: shown, group: scope.track,
        format ?? (isText ? .utf8 : .undefined),
        count: value.count / max(1, format?.size ?? 1),
        bytes: format != nil || isText ? bytes : nil,
        at: value)
    }
    found.continuesList = false
  }

  /// A name as names of tags are: it starts with a capital, and is no letter alone.
  private static func capitalized(_ name: [UInt8]) -> String {
    guard let first = name.first else { return "" }
    let isLetter = first | 0x20 >= 0x61 && first | 0x20 <= 0x7a
    let text = String(
      decoding: [first >= 0x61 && first <= 0x7a ? first & 0xdf : first] + name.dropFirst(),
      as: UTF8.self)
    return isLetter && name.count > 1 ? text : "Tag" + text
  }

  /// Pairs of a name and a number.
  private func addEncoding(
    _ value: Region, _ scope: MovieScope, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    let bytes = try value.head(count: 4096)
    for position in stride(from: 0, to: bytes.count - 7, by: 8) {
      let type = try FourCC(bytes, at: position)
      let number = try bytes.slice(at: position + 4, count: 4)
      guard let row = TagTable.quickTimeEncoding.index(of: type.code) else { continue }
      found.add(
        .quickTimeEncoding, row: row, group: scope.track,
        TagTable.quickTimeEncoding.rows[row].format ?? .long, count: 1, bytes: number.elements,
        at: value.clamped(at: position + 4, count: 4))
    }
  }
}
