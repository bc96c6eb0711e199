import MetadataKit
import Testing

@testable import exifdump

/// Which tags of documents tell of people, places and machines.
@Suite struct TellingTagsTests {
  private func names(_ bytes: [UInt8], _ tells: (TellingName) -> Bool) throws -> [String] {
    try Metadata(bytes).tags.filter { tells(TellingName($0)) }.map(\.name)
  }

  private func names(_ text: String, _ tells: (TellingName) -> Bool) throws -> [String] {
    try names(Array(text.utf8), tells)
  }

  @Test func findsWhatCardsTell() throws {
    let card = """
      BEGIN:VCARD\r\nVERSION:3.0\r\nTEL;TYPE=home:555-1234\r\nitem1.EMAIL:a@b.c\r\n\
      x.ADR;TYPE=work:;;Street\r\nGEO:52.5\r\nPHOTO;ENCODING=b:AAEC\r\nEND:VCARD\r\n
      """
    #expect(
      try names(card, TellingTags.isPerson) == ["TelephoneHome", "Email", "Photo"])
    #expect(try names(card, TellingTags.isPlace) == ["AddressWork", "Geolocation"])
    let calendar = """
      BEGIN:VCALENDAR\r\nVERSION:2.0\r\nBEGIN:VEVENT\r\nORGANIZER;CN=Jane:mailto:a@b.c\r\n\
      LOCATION:Room 1\r\nBEGIN:VALARM\r\nATTENDEE:mailto:d@e.f\r\nEND:VALARM\r\nEND:VEVENT\r\n\
      END:VCALENDAR\r\n
      """
    #expect(try names(calendar, TellingTags.isPerson) == ["Organizer", "Alarm1Attendee"])
    #expect(try names(calendar, TellingTags.isPlace) == ["Location"])
  }

  @Test func findsWhatShortcutsTell() throws {
    let page = "[InternetShortcut]\r\nURL=file:///C:/Users/Jane/a.htm\r\n"
    #expect(try names(page, TellingTags.isOwner) == ["URL"])
    #expect(try names("[InternetShortcut]\r\nURL=https://a.b/c\r\n", TellingTags.isOwner) == [])
    var file: [UInt8] = [76, 0, 0, 0, 1, 0x14, 2, 0, 0, 0, 0, 0, 0xc0, 0, 0, 0, 0, 0, 0, 0x46]
    file += [UInt8](repeating: 0, count: 56) + [0x60, 0, 0, 0, 3, 0, 0, 0xa0]
    file += [UInt8](repeating: 0, count: 8) + Array("machine".utf8)
    file += [UInt8](repeating: 0, count: 0x60 - 23 + 4)
    #expect(try names(file, TellingTags.isSerialNumber) == ["MachineID"])
  }

  @Test func findsAuthorsOfTexts() throws {
    let text = "{\\rtf1\\ansi{\\info{\\operator Jane}{\\title A}}}"
    #expect(try names(text, TellingTags.isAuthor) == ["LastModifiedBy"])
    // The creator of a torrent is a program.
    let torrent = "d8:announce1:a10:created by7:Maker/1e"
    #expect(try names(torrent, TellingTags.isAuthor) == [])
  }
}
