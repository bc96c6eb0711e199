import MetadataKit
import Testing

/// What Office keeps beside a document that is open.
@Suite struct OfficeLockTests {
  private static func file(_ name: [UInt8], _ user: String, isOfWord: Bool = true) -> Bytes {
    let field = Bytes().raw([UInt8(name.count)] + name).bytes
    let filler = [UInt8](repeating: isOfWord ? 0 : 0x20, count: (isOfWord ? 54 : 55) - field.count)
    let whole = user.utf16.reduce(
      Bytes().raw(field + filler).little(user.utf16.count, size: 2)
    ) { $0.little(Int($1), size: 2) }
    return whole.zeros((isOfWord ? 162 : 165) - whole.bytes.count)
  }

  /// As Word has it, and as Excel and PowerPoint have it.
  @Test(arguments: [true, false])
  func tellsWhoHasADocumentOpen(_ isOfWord: Bool) throws {
    let file = Self.file([0xc0, 0xeb, 0xe8], "Али", isOfWord: isOfWord)
    let metadata = try Metadata(file.bytes, name: "~$a.pptx")
    #expect(metadata.format.name == "OfficeLock" && metadata.format.fileExtension == "pptx")
    #expect(metadata["OfficeLock:UserName"]?.description == "Али")
    #expect(metadata.warnings.isEmpty)
    let long = String(repeating: "n", count: isOfWord ? 53 : 54)
    let full = try Metadata(Self.file(Array(long.utf8), long, isOfWord: isOfWord).bytes)
    #expect(full["OfficeLock:UserName"]?.description == long)
    file.readEveryTruncation()
  }

  /// Another length, no name, a name without all its letters, or that nothing fills up.
  @Test func othersAreNone() {
    let file = Self.file(Array("Ann".utf8), "Ann")
    for other in [
      file.zeros(1), file.with([0], at: 0), file.with([0, 0], at: 58), file.with([4], at: 54),
      file.with([0x41], at: 4),
    ] {
      let metadata = try? Metadata(other.bytes, name: "~$a.docx")
      #expect(metadata?.format.name != "OfficeLock")
    }
  }
}
