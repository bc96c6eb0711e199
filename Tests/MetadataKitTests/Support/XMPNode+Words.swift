import MetadataKit

extension XMPNode {
  /// A property in one line: `my:s{my:a=1,my:b=2}`, `dc:subject(dc:[0]=a)`, `my:page=7?my:of=Book`.
  var words: String {
    let name = "\(prefix):\(name)"
    let inner = children.map(\.words).joined(separator: ",")
    let said =
      switch value {
      case .text(let text): "=" + text
      case .bag: "(" + inner + ")"
      case .sequence: "[" + inner + "]"
      case .alternatives: "<" + inner + ">"
      case .languages: "<<" + inner + ">>"
      case .structure: "{" + inner + "}"
      }
    return name + said + qualifiers.map { "?" + $0.words }.joined()
  }
}
