import Testing
import UniformTypes

extension Start {
  static func ebml(_ type: TypeIdentifier, _ documentType: String, before: [UInt8] = []) -> Start {
    let name = bytes(documentType)
    let body = before + bytes("\u{42}\u{82}") + [0x80 | UInt8(name.count)] + name
    return Start(
      type, bytes: bytes("\u{1A}\u{45}\u{DF}\u{A3}") + [0x80 | UInt8(body.count)] + body,
      name: documentType)
  }

  static let ebml: [Start] = [
    ebml(.matroska, "matroska"), ebml(.webM, "webm"),
    ebml(.webM, "webm\u{0}\u{0}"),
    ebml(.matroska, "matroska", before: bytes("\u{42}\u{86}\u{81}\u{1}\u{42}\u{F7}\u{81}\u{1}")),
    Start(
      .webM,
      bytes: bytes("\u{1A}\u{45}\u{DF}\u{A3}\u{1}") + big(0x1F, 7)
        + bytes("\u{42}\u{82}\u{84}webm"), name: "long size"),
  ]
}

@Suite struct EBMLTests {
  @Test(arguments: Start.ebml)
  func starts(start: Start) {
    #expect(detect(start.bytes) == start.type)
  }

  @Test(arguments: [
    "\u{83}", "\u{1}\u{FF}\u{FF}\u{FF}\u{FF}\u{FF}\u{FF}\u{FF}", "\u{0}\u{42}",
    "\u{88}\u{42}\u{82}\u{84}docx", "\u{88}\u{42}\u{86}\u{FE}\u{1}", "\u{90}\u{0}\u{0}\u{0}\u{0}",
    "\u{88}\u{42}\u{86}\u{1}\u{FF}\u{FF}\u{FF}\u{FF}\u{FF}\u{FF}\u{FF}",
  ])
  func brokenHeaders(text: String) {
    #expect(detect("\u{1A}\u{45}\u{DF}\u{A3}" + text) == nil)
  }
}
