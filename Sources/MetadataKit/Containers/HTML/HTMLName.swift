/// What metadata of a page is called whose name no table has, as exiftool makes it: `twitter:card` is `TwitterCard` of the
/// group `HTML-twitter`.
struct HTMLName {
  let tag: String
  let table: TagTable
  /// Nil for that of the table.
  let group: String?

  /// What is more of a group's name says nothing more.
  private static let longestGroup = 64

  /// Nil for a name without letters and digits.
  ///
  /// - Parameter isHeader: whether it is that of a header of HTTP.
  init?(_ name: ArraySlice<UInt8>, isHeader: Bool) {
    let start = isHeader ? Array("HTTP-equiv.".utf8) : []
    let stated = name.prefix(Limits.nameBytes).prefix {
      NumberText.isOfWord($0) || [0x2d, 0x2e, 0x3a].contains($0)
    }
    guard stated.contains(where: NumberText.isOfWord) else { return nil }
    let name = start + stated
    let parts = name.split(maxSplits: 2, omittingEmptySubsequences: false) {
      $0 == 0x2e || $0 == 0x3a
    }
    guard parts.count > 1, !parts[0].isEmpty, !parts[1].isEmpty else {
      (tag, table, group) = (Self.joined(name), isHeader ? .htmlHeader : .html, nil)
      return
    }
    let space = String(decoding: parts[0].prefix(Self.longestGroup), as: UTF8.self).lowercased()
    let word = String(decoding: parts[1], as: UTF8.self).lowercased()
    if let known = HTMLSchema.tag(word, of: space) {
      (tag, table, group) = (known.name, known.table, nil)
    } else if space == "http-equiv" {
      (tag, table, group) = (Self.joined(name), .htmlHeader, nil)
    } else {
      (tag, table, group) = (Self.joined(name), .html, "HTML-" + space)
    }
  }

  /// The words of a name, each but the first with a capital.
  private static func joined(_ name: [UInt8]) -> String {
    var words = ""
    for (index, word) in name.split(whereSeparator: { !NumberText.isOfWord($0) }).enumerated() {
      let text = String(decoding: word, as: UTF8.self)
      words += index == 0 ? text : text.capitalized
    }
    return words.tagName
  }
}
