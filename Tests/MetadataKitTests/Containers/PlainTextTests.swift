import MetadataKit
import Testing

@Suite struct PlainTextTests {
  struct Expectation: Sendable {
    let bytes: [UInt8]
    let encoding: String
    let newline: String
    let lines: String?
  }

  @Test(arguments: [
    Expectation(
      bytes: Array("one two\nthree".utf8), encoding: "us-ascii", newline: "Unix LF", lines: "2"),
    Expectation(
      bytes: Array("é\r\nb\r\n".utf8), encoding: "utf-8", newline: "Windows CRLF", lines: "2"),
    Expectation(
      bytes: Array("caf".utf8) + [0xe9, 0x0d], encoding: "iso-8859-1", newline: "Macintosh CR",
      lines: "1"),
    Expectation(
      bytes: [0xff, 0xfe, 0x61, 0, 0x0a, 0], encoding: "utf-16le", newline: "Unix LF", lines: nil),
    Expectation(bytes: Array("none".utf8), encoding: "us-ascii", newline: "(none)", lines: "1"),
  ])
  func tellsHowItIsWritten(_ expected: Expectation) throws {
    let metadata = try Metadata(expected.bytes)
    #expect(metadata.format.name == "TXT")
    #expect(metadata["File:MIMEEncoding"]?.description == expected.encoding)
    #expect(metadata["File:Newlines"]?.description == expected.newline)
    #expect(metadata["File:LineCount"]?.description == expected.lines)
  }

  @Test func countsWords() throws {
    let metadata = try Metadata(Bytes(" one  two\n\nthree\n").bytes)
    #expect(metadata["File:LineCount"]?.description == "3")
    #expect(metadata["File:WordCount"]?.description == "3")
  }

  /// All of a text says how it is encoded, and characters lie across the pieces that it is read in.
  @Test(arguments: [
    (Array("\u{e9}".utf8), "utf-8"), ([0xe9], "iso-8859-1"), ([0x85], "unknown-8bit"),
    ([0x61], "us-ascii"),
  ])
  func readsAllOfALongText(_ last: [UInt8], _ name: String) throws {
    let line = Array("one two\n".utf8)
    var text: [UInt8] = []
    for _ in 0..<200_000 { text += line }
    text += Array(
      String(repeating: "\u{20ac}", count: last == Array("\u{e9}".utf8) ? 200_000 : 0).utf8)
    let metadata = try Metadata(text + last)
    #expect(metadata["File:MIMEEncoding"]?.description == name)
    #expect(metadata["File:LineCount"]?.description == "200001")
    #expect(metadata["File:WordCount"]?.description == "400001")
    let other = try Metadata(text + Array("\u{e9}\n".utf8) + last)
    #expect(other["File:MIMEEncoding"]?.description == (name == "us-ascii" ? "utf-8" : name))
  }

  /// However long the first line is: its end may lie across the pieces that a text is read in.
  @Test(arguments: ["\n", "\r\n", "\r"], [70_000, 1 << 16 - 1, 1 << 18 - 1])
  func theFirstLineMayBeLong(_ end: String, _ length: Int) throws {
    let line = String(repeating: "a", count: length)
    let metadata = try Metadata(Array((line + end + "b c" + end).utf8))
    let names = ["\n": "Unix LF", "\r\n": "Windows CRLF", "\r": "Macintosh CR"]
    #expect(metadata["File:Newlines"]?.description == names[end])
    #expect(metadata["File:LineCount"]?.description == "2")
    #expect(metadata["File:WordCount"]?.description == "3")
  }

  @Test(arguments: [[0, 1, 2, 3], [0x80, 0x81, 0x82, 0x83], [0x61, 0x1a, 0x62]] as [[UInt8]])
  func bytesAreNoText(_ bytes: [UInt8]) {
    #expect(throws: MetadataError(.unknownType, "")) { try Metadata(bytes) }
  }
}
