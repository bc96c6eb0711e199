import Foundation
import Testing

/// Of a tag that nothing is called by it is said so.
@Suite struct SoughtTagsTests {
  @Test func tellsOfWhatNothingIsCalled() throws {
    let outcome = try Command.run("-t", "FNumbr", "-t", "Make", "-t", "GPS", "photo.jpg", "--json")
    #expect(outcome.status == 0)
    #expect(
      outcome.errors == """
        exifdump: no file has a tag 'FNumbr', nor is one known. Did you mean FNumber?
        exifdump: no file has a tag 'GPS', nor is one known. It is a group: write 'GPS:all'.

        """)
    #expect(try outcome.array()[0]["tags"]["IFD0"]["Make"].string == "FUJIFILM")
    let table = try Command.run("-f", "csv", "-t", "qqqqqqqq", "photo.jpg")
    #expect(table.errors == "exifdump: no file has a tag 'qqqqqqqq', nor is one known\n")
  }

  @Test(arguments: [
    "Make", "make", "IFD0:Make", "GPSDestBearing", "Aperture", "City", "Qq*", "*:Qqq?", "Qqq:all",
    "XMP-my:Whatever", "GPS:GPSDestBearing", "all",
  ])
  func saysNothingOfWhatMayBe(_ tag: String) throws {
    let outcome = try Command.run("-t", tag, "plain.jpg")
    #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
  }

  @Test func tellsOfGroupsThatNothingHas() throws {
    let outcome = try Command.run("-g", "Exfi", "-g", "Make", "-g", "GPS", "photo.jpg")
    #expect(outcome.status == 0)
    #expect(
      outcome.errors == """
        exifdump: no file has a group 'Exfi', nor is one known
        exifdump: no file has a group 'Make', nor is one known. It is a tag: write --tag Make.

        """)
    for group in ["Track7", "EXIF", "xmp", "XMP-my", "Canon", "Q*", "Composite"] {
      #expect(try Command.run("-g", group, "plain.jpg").errors.isEmpty, "\(group)")
    }
  }

  /// Whoever writes a file may invent names.
  @Test func aNameThatAFileHasIsOne() throws {
    let folder = try TestFolder()
    let packet =
      "<x:xmpmeta xmlns:x='adobe:ns:meta/'><rdf:RDF xmlns:rdf="
      + "'http://www.w3.org/1999/02/22-rdf-syntax-ns#'><rdf:Description xmlns:my="
      + "'http://example.com/my/' my:Whatsit='1'/></rdf:RDF></x:xmpmeta>"
    for number in 0..<20 { try folder.add("\(number).jpg") }
    try folder.add("15.xmp", Data(packet.utf8))
    for _ in 0..<2 {
      let outcome = try Command.run(
        "-t", "whatsit", ".", "--cache", "../\(folder.url.lastPathComponent).db", in: folder.url)
      #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
    }
    try? FileManager.default.removeItem(
      at: folder.url.deletingLastPathComponent().appending(
        path: "\(folder.url.lastPathComponent).db"))
  }

  @Test func aMistypedGroupOfATagIsTold() throws {
    let outcome = try Command.run("plain.jpg", "-t", "ExfiIFD:FNumber")
    #expect(outcome.errors.contains("no file has a tag 'ExfiIFD:FNumber', nor is one known"))
    let known = try Command.run("plain.jpg", "-t", "ExifIFD:FNumber", "-t", "XMP-dc:Title")
    #expect(known.errors == "")
  }

  /// Bytes that are no UTF-8 are shown as what they are.
  @Test func messagesShowTheBytesOfArguments() throws {
    let explain = try Command.shell(#""$exifdump" explain "$(printf 'a\377b')""#)
    #expect(explain.errors.contains(#"no tag is called 'a\xffb'"#), "\(explain.errors)")
    let sought = try Command.shell(#""$exifdump" plain.jpg -t "$(printf 'a\377b')""#)
    #expect(sought.errors.contains(#"no file has a tag 'a\xffb'"#), "\(sought.errors)")
  }
}
