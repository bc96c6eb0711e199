import Testing

@testable import MetadataKit

@Suite struct BoundedNameTests {
  @Test(arguments: ["a", "é", "写", "😀", "aé", "aa写", "aaa😀"])
  func endsWithACharacterBehindTheLimit(_ part: String) {
    let name = String(repeating: part, count: 3000)
    let bounded = name.boundedName
    #expect(name.hasPrefix(bounded))
    #expect(bounded.isCutName)
    #expect(bounded.utf8.count <= Limits.nameBytes + 4)
    #expect(String(boundedName: Array(name.utf8)) == bounded)
    #expect(name.utf8Span.span.boundedNameLength == bounded.utf8.count)
    let kept = name.bounded(to: Limits.nameBytes)
    #expect(name.hasPrefix(kept))
    #expect((Limits.nameBytes - 3...Limits.nameBytes).contains(kept.utf8.count))
  }

  @Test func keepsWhatIsAllowed() {
    let name = String(repeating: "é", count: Limits.nameBytes / 2)
    #expect(name.boundedName == name)
    #expect(String(boundedName: Array(name.utf8)) == name)
    #expect(!name.isCutName)
  }

  /// Files that name a tag, by what they are.
  private static let files: [(kind: String, name: @Sendable (String) -> [UInt8])] = [
    ("PNG", { PNGBytes.file(PNGBytes.chunk("tEXt", $0 + "\0text")) }),
    ("XMP", { Array(XMPBytes.packet("<my:\($0)>text</my:\($0)>").utf8) }),
    (
      "JSON",
      {
        JUMBFTests.picture(
          JUMBFTests.superbox("words", BoxBytes.box("json", Array(#"{"\#($0)": "text"}"#.utf8))))
      }
    ),
    (
      "Matroska",
      {
        EBMLBytes.header()
          + EBMLBytes.element(
            0x1853_8067,
            EBMLBytes.element(0x1254_C367, EBMLBytes.tag(EBMLBytes.simpleTag($0, "text"))))
      }
    ),
  ]

  /// All steps on the way to a property are looked at for its name.
  @Test func namesHaveFewSteps() throws {
    func packet(_ depth: Int) throws -> Metadata {
      let starts = (0..<depth).map { "<my:a\($0)>" }.joined()
      let ends = (0..<depth).reversed().map { "</my:a\($0)>" }.joined()
      return try XMPBytes.read(starts + "<my:b>text</my:b>" + ends)
    }
    let quiet = try packet(24)
    #expect(quiet.warnings.isEmpty && quiet.tags.contains { $0.name.hasSuffix("A23B") })
    let warned = try packet(60)
    #expect(warned.warnings.map(\.code) == [.limitExceeded])
    #expect(warned.tags.contains { $0.group == "XMP-my" && $0.string == "text" })
  }

  /// Of letters that tags' names leave out little is left; what was cut is told all the same.
  @Test(arguments: files.map(\.kind), ["a", "éa"])
  func cutNamesAreTold(_ kind: String, _ part: String) throws {
    let file = try #require(Self.files.first { $0.kind == kind })
    let warned = try Metadata(file.name(String(repeating: part, count: 4000 / part.utf8.count)))
    #expect(warned.warnings.map(\.code) == [.limitExceeded])
    let longest = warned.tags.map(\.name.utf8.count).max() ?? 0
    #expect(longest > 200 && longest <= Limits.nameBytes)
    // A name may gain a word in front.
    let count = Limits.nameBytes / part.utf8.count - 2
    let quiet = try Metadata(file.name(String(repeating: part, count: count)))
    #expect(quiet.warnings.isEmpty)
  }
}
