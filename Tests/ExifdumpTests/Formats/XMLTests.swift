import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// XML is well-formed and says what JSON says, whatever stands in a file.
@Suite struct XMLTests {
  @Test func saysWhatJSONSays() throws {
    let outcome = try Command.run("--format", "xml", "photo.jpg", "missing.jpg", "icc.png")
    #expect(outcome.status == 1)
    let root = try #require(try XMLDocument(data: outcome.output).rootElement())
    let files = root.elements(forName: "file")
    #expect(
      files.map { $0.attribute(forName: "name")?.stringValue } == [
        "photo.jpg", "missing.jpg", "icc.png",
      ])
    let make = files[0].elements(forName: "tag").first {
      $0.attribute(forName: "name")?.stringValue == "Make"
    }
    #expect(make?.stringValue == "FUJIFILM")
    #expect(make?.attribute(forName: "group")?.stringValue == "IFD0")
    #expect(files[1].elements(forName: "error").count == 1)
  }

  @Test func anyNameIsWellFormed() throws {
    let folder = try TestFolder()
    try folder.add("photo.jpg")
    let outcome = try Command.shell(
      """
      mv photo.jpg "$(printf '<&"\\n\\351\\001.jpg')"; cp * "<&'.jpg"; "$exifdump" --format xml .
      """, in: folder.url)
    #expect(outcome.status == 0, "\(outcome.errors)")
    let root = try #require(try XMLDocument(data: outcome.output).rootElement())
    let files = root.elements(forName: "file")
    #expect(files.count == 2)
    let bytes = files[0].attribute(forName: "nameBase64")?.stringValue.flatMap {
      Data(base64Encoded: $0)
    }
    #expect(bytes == Data(Array("./<&\"\n".utf8) + [0xe9, 0x01] + Array(".jpg".utf8)))
    #expect(files[1].attribute(forName: "name")?.stringValue == "./<&'.jpg")
  }
}
