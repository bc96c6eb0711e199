/// The fields of a SEAL record in its plain form, `<seal seal=1 ka=rsa d="example.com" s=ab/>`, which need not be XML:
/// only values with spaces must be quoted. In XMP the fields may stand alone.
///
/// Source: https://github.com/hackerfactor/SEAL, `SPECIFICATION.md`, *Metadata Signature Format*.
struct SEALFields {
  private(set) var fields: [(name: ArraySlice<UInt8>, value: ArraySlice<UInt8>)] = []
  /// Whether the record came to its end.
  private(set) var isWhole = false

  private static let most = 256

  /// Reads a record; nil where the text is none: the version comes first.
  init?(_ text: ArraySlice<UInt8>) {
    var rest = text.drop(while: NumberText.isSpace)
    let isTag = rest.first == 0x3c
    if isTag {
      guard let space = rest.firstIndex(of: 0x20) else { return nil }
      rest = rest[space...]
    }
    while fields.count < Self.most {
      rest = rest.drop { $0 == 0x20 }
      if rest.isEmpty || Self.isEnd(rest) {
        isWhole = !rest.isEmpty || !isTag
        break
      }
      let name = rest.prefix(while: Self.isOfName)
      guard !name.isEmpty, name.endIndex < rest.endIndex, rest[name.endIndex] == 0x3d else { break }
      rest = rest[(name.endIndex + 1)...]
      guard let value = Self.value(&rest) else { break }
      fields.append((name, value))
    }
    guard fields.first?.name.elementsEqual("seal".utf8) == true else { return nil }
  }

  /// What stands between two marks, or up to a space or the end of the record; nil where the second mark is missing.
  private static func value(_ rest: inout ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    if let mark = rest.first, mark == 0x22 || mark == 0x27 {
      guard let end = rest.dropFirst().firstIndex(of: mark) else { return nil }
      defer { rest = rest[(end + 1)...] }
      return rest[(rest.startIndex + 1)..<end]
    }
    let end = rest.indices.first { rest[$0] == 0x20 || isEnd(rest[$0...]) } ?? rest.endIndex
    defer { rest = rest[end...] }
    return rest[..<end]
  }

  /// Whether the record ends here: `/>` or `>`.
  private static func isEnd(_ rest: ArraySlice<UInt8>) -> Bool {
    rest.first == 0x3e || rest.first == 0x2f && rest.dropFirst().first == 0x3e
  }

  private static func isOfName(_ byte: UInt8) -> Bool {
    NumberText.isOfWord(byte) || byte == 0x2d || byte == 0x3a
  }
}
