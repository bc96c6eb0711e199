/// What metadata of a page is called whose name no table has, as exiftool makes it: `twitter:card` is `TwitterCard` of the
/// group `HTML-twitter`.
struct HTMLName {
  let tag: String
  /// Nil for that of pages.
  let group: String?

  /// What is more of a name says nothing more.
  private static let longest = 64

  /// Nil for a name without letters and digits.
  ///
  /// - Parameter isHeader: whether it is that of a header of HTTP.
  init?(_ name: ArraySlice<UInt8>, isHeader: Bool) {
    let start = isHeader ? Array("HTTP-equiv.".utf8) : []
    let stated = name.prefix(Self.longest).prefix {
      NumberText.isOfWord($0) || [0x2d, 0x2e, 0x3a].contains($0)
    }
    guard stated.contains(where: NumberText.isOfWord) else { return nil }
    let name = start + stated
    let parts = name.split(maxSplits: 2, omittingEmptySubsequences: false) {
      $0 == 0x2e || $0 == 0x3a
    }
    guard parts.count > 1, !parts[0].isEmpty, !parts[1].isEmpty else {
      (tag, group) = (Self.joined(name), nil)
      return
    }
    let space = String(decoding: parts[0], as: UTF8.self).lowercased()
    group = space == "http-equiv" ? TagTable.htmlHeader.group : "HTML-" + space
    let word = String(decoding: parts[1], as: UTF8.self).lowercased()
    tag = space == "dc" && Self.dublinCore.contains(word) ? word.capitalized : Self.joined(name)
  }

  /// Elements of Dublin Core (*DCMI Metadata Terms*, 1.1), which go by their own names.
  private static let dublinCore: Set = [
    "contributor", "coverage", "creator", "date", "description", "format", "identifier", "language",
    "publisher", "relation", "rights", "source", "subject", "title", "type",
  ]

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
