/// What Office says of a document within a web page that it has saved: elements with the prefix `o` in one of XML, which
/// stands in a comment for Office alone (*Microsoft Office HTML and XML Reference*, Document Properties).
enum HTMLOffice {
  typealias Property = (name: String, text: ArraySlice<UInt8>)

  /// How comments start that Office reads.
  static let comment = "!--[if"

  /// The properties within an element of XML: those that have a text, and nothing else within them.
  static func properties(in xml: ArraySlice<UInt8>) -> [Property] {
    let xml = Array(xml)
    var properties: [Property] = []
    var position = 0
    while let open = xml.span.firstIndex(of: 0x3c, from: position) {
      position = open + 1
      guard xml[position...].starts(with: "o:".utf8) else { continue }
      let name = xml[(position + 2)...].prefix(while: String.isOfTagName)
      guard let end = xml.span.firstIndex(of: 0x3e, from: name.endIndex),
        let close = xml.span.firstIndex(of: 0x3c, from: end)
      else { break }
      position = close
      let isName = name.endIndex == end || NumberText.isSpace(xml[name.endIndex])
      guard isName, !name.isEmpty,
        xml[close...].starts(with: Array("</o:".utf8) + name + [0x3e])
      else { continue }
      properties.append((name: tag(of: name), text: xml[(end + 1)..<close]))
    }
    return properties
  }

  /// The name of a property's tag: of users' own ones (`Checked_x0020_by`) the words have capitals.
  private static func tag(of name: ArraySlice<UInt8>) -> String {
    let stated = String(decoding: name.prefix(Limits.nameBytes), as: UTF8.self)
    if let known = renamed.first(where: { $0.key == stated }) { return known.tag }
    var words: [UInt8] = []
    var isFirst = false
    for byte in OfficeText.unescaped(Array(stated.utf8)) {
      if String.isOfTagName(byte) {
        words.append(isFirst && (0x61...0x7a).contains(byte) ? byte & 0xdf : byte)
      }
      isFirst = NumberText.isSpace(byte)
    }
    return String(decoding: words, as: UTF8.self).tagName
  }

  /// The properties that exiftool has another name for.
  private static let renamed: [(key: String, tag: String)] = [
    ("Created", "CreateDate"), ("LastSaved", "ModifyDate"), ("Revision", "RevisionNumber"),
    ("TotalTime", "TotalEditTime"), ("Version", "RevisionNumber"),
  ]
}
