import Testing

@testable import MetadataKit

/// Address cards, calendars and notes.
@Suite struct CardTests {
  private func file(_ lines: String...) -> Bytes {
    Bytes(lines.map { $0 + "\r\n" }.joined())
  }

  private func card(_ lines: String...) -> Bytes {
    Bytes((["BEGIN:VCARD"] + lines + ["END:VCARD"]).map { $0 + "\r\n" }.joined())
  }

  @Test func tellsOfAPerson() throws {
    let text = card(
      "VERSION:3.0", "N:Doe;Jane;;;", "FN:Jane", " \tDoe", "TEL;type=CELL;TYPE=pref,voice:555-0000",
      "EMAIL;HOME;INTERNET:a@b.c", "NOTE;LANGUAGE=fr:Oui\\, \\\\oui\\nnon", "CATEGORIES:a,b\\,c,d",
      "ADR;GEO=\"geo:12.3,78.9\";LABEL=\"A\\nB\":;;Street", "BDAY:19000102", "REV:20200304T050607Z",
      "X-Thing:1", "X-THING:2", "item1.X-ABLABEL:_$!<Other>!$_")
    let metadata = try Metadata(text.bytes)
    #expect(metadata.format.name == "VCard")
    #expect(metadata["VCard:VCardVersion"]?.description == "3.0")
    #expect(metadata["VCard:Name"]?.description == "Doe;Jane;;;")
    #expect(metadata["VCard:FormattedName"]?.description == "Jane\tDoe")
    #expect(metadata["VCard:TelephoneCellPrefVoice"]?.description == "555-0000")
    #expect(metadata["VCard:EmailHomeInternet"]?.description == "a@b.c")
    #expect(metadata["VCard:Note-fr"]?.values.map(\.description) == ["Oui, \\oui\nnon"])
    #expect(metadata["VCard:Categories"]?.values.map(\.description) == ["a", "b,c", "d"])
    #expect(metadata["VCard:AddressGeolocation"]?.values.map(\.description) == ["12.3", "78.9"])
    #expect(metadata["VCard:AddressLabel"]?.description == "A\nB")
    #expect(metadata["VCard:Birthday"]?.description == "1900:01:02")
    #expect(metadata["VCard:Revision"]?.description == "20200304T050607Z")
    #expect(metadata.tags.filter { $0.name == "Thing" }.map(\.description) == ["1", "2"])
    #expect(metadata.pair("Item1:ABLabel") == ["Other", "_$!<Other>!$_"])
    #expect(metadata.warnings.isEmpty)
    text.readEveryTruncation()
  }

  @Test func readsPicturesAndQuotedTexts() throws {
    let metadata = try Metadata(
      card(
        "PHOTO;ENCODING=b;TYPE=JPEG:AAEC", "LOGO:data:image/png;base64,AAEC", "PHOTO:http://a/",
        "TITLE;ENCODING=QUOTED-PRINTABLE;CHARSET=UTF-8:=C3=84rztin",
        "NOTE;ENCODING=QUOTED-PRINTABLE:one=0D=0A=", "two=", "three", "URL:x"
      ).bytes)
    #expect(metadata["VCard:PhotoJpeg"]?.isBinary == true)
    #expect(metadata["VCard:PhotoJpeg"]?.bytes == [0, 1, 2])
    #expect(metadata["VCard:LogoImagePng"]?.bytes == [0, 1, 2])
    #expect(metadata["VCard:Photo"]?.description == "http://a/")
    #expect(metadata["VCard:JobTitle"]?.description == "Ärztin")
    // exiftool has a text end with its first line.
    let notes = metadata.tags.filter { $0.name == "Note" }
    #expect(notes.map(\.description) == ["one\r\n=", "one\r\ntwothree"])
    #expect(notes.map(\.isListed) == [false, true])
    #expect(metadata["VCard:URL"]?.description == "x")
  }

  /// The field shows the first of several cards; others are of further documents.
  @Test func tellsSeveralCardsApart() throws {
    let two = Bytes().raw(card("FN:A").bytes).raw(card("FN:B", "NOTE:n").bytes)
    let metadata = try Metadata(two.bytes)
    let names = metadata.tags.filter { $0.name == "FormattedName" }
    #expect(names.map(\.record.document) == [0, 1])
    var json = JSONWriter()
    ExiftoolView(isNumeric: false).write(metadata, name: [], &json)
    let text = json.text.string
    #expect(
      text.contains("\"VCard:FormattedName\":\"A\"")
        || text.contains("\"VCard:FormattedName\": \"A\""))
    #expect(text.contains("VCard:Note"))
    #expect(metadata.warnings.isEmpty)
  }

  @Test func namesTheComponentsOfCalendars() throws {
    let metadata = try Metadata(
      file(
        "BEGIN:VCALENDAR", "VERSION:2.0", "BEGIN:VTIMEZONE", "TZID:Mars/Base", "BEGIN:STANDARD",
        "TZNAME:MST", "END:STANDARD", "END:VTIMEZONE", "BEGIN:VEVENT", "SUMMARY:Meet",
        "DTSTART;TZID=Mars/Base:20130916T123000", "X-MICROSOFT-CDO-IMPORTANCE:2",
        "ORGANIZER;CN=\"Jane; Doe\":mailto:a@b.c", "BEGIN:VALARM", "TRIGGER:-PT5M", "END:VALARM",
        "BEGIN:VALARM", "TRIGGER:-PT1M", "END:VALARM", "END:VEVENT", "BEGIN:VEVENT",
        "EXDATE:20150427,20150428", "END:VEVENT", "END:VCALENDAR"
      ).bytes)
    #expect(metadata.format.name == "ICS")
    #expect(metadata["VCalendar:VCalendarVersion"]?.description == "2.0")
    #expect(metadata["Timezone1:TimezoneID"]?.description == "Mars/Base")
    #expect(metadata["Timezone1:StandardTimezoneName"]?.description == "MST")
    #expect(metadata["Event1:Summary"]?.description == "Meet")
    #expect(metadata["Event1:DateTimeStart"]?.description == "2013:09:16 12:30:00")
    #expect(metadata["Event1:DateTimeStartTimezoneID"]?.description == "Mars/Base")
    #expect(metadata.pair("Event1:Importance") == ["High", "2"])
    #expect(metadata["Event1:Organizer"]?.description == "mailto:a@b.c")
    #expect(metadata["Event1:Alarm1Trigger"]?.description == "-PT5M")
    #expect(metadata["Event1:Alarm2Trigger"]?.description == "-PT1M")
    #expect(
      metadata["Event2:ExceptionDateTimes"]?.values.map(\.description)
        == ["2015:04:27", "2015:04:28"])
    #expect(metadata.warnings.isEmpty)
  }

  @Test func readsNotes() throws {
    let metadata = try Metadata(
      file(
        "BEGIN:VNOTE", "BODY;ENCODING=QUOTED-PRINTABLE:a=3Db", "DCREATED:20200102T030405",
        "LAST-MODIFIED:20200102T030406Z", "END:VNOTE"
      ).bytes)
    #expect(metadata["VNote:Body"]?.description == "a=b")
    #expect(metadata["VNote:CreateDate"]?.description == "2020:01:02 03:04:05")
    #expect(metadata["VNote:ModifyDate"]?.description == "2020:01:02 03:04:06Z")
  }

  @Test func badOnesAreWarnedOf() throws {
    let open = try Metadata(file("BEGIN:VCARD", "FN:A").bytes)
    #expect(open["VCard:FormattedName"]?.description == "A")
    #expect(open.warnings.map(\.code) == [.truncated])
    let bad = try Metadata(card("FN:A", "no value", "TEL:1").bytes)
    #expect(bad["VCard:Telephone"]?.description == "1")
    #expect(bad.warnings.map(\.code) == [.malformed])
    #expect(bad.warnings.first?.offset == 19)
  }

  /// Neither many parameters, commas, components nor long names cost more than others do.
  @Test func hostileOnesAreBounded() throws {
    let parameters = String(repeating: ";T=a", count: 100_000)
    #expect(
      try Metadata(card("A\(parameters):x").bytes).warnings.map(\.code) == [.limitExceeded])
    let commas = try Metadata(card("A:" + String(repeating: ",", count: 600_000)).bytes)
    #expect(commas.warnings.contains { $0.code == .limitExceeded })
    let deep = String(repeating: "BEGIN:\(String(repeating: "A", count: 90))\r\n", count: 20_000)
    let names = try Metadata(Bytes("BEGIN:VCARD\r\n\(deep)FN:A\r\nEND:VCARD\r\n").bytes)
    #expect(names.warnings.contains { $0.code == .limitExceeded })
    let long = try Metadata(card(String(repeating: "A", count: 2000) + ":x", "FN:A").bytes)
    #expect(long["VCard:FormattedName"]?.description == "A")
    #expect(long.warnings.map(\.code) == [.limitExceeded])
    let text = try Metadata(card("NOTE:" + String(repeating: "a", count: (1 << 20) + 1)).bytes)
    #expect(text["VCard:Note"] == nil && text.warnings.map(\.code) == [.limitExceeded])
  }

  /// What is too long to keep is not put together, decoded or split first.
  @Test func longOnesAreLeftOut() throws {
    let data = String(repeating: "QUJD", count: 400_000)
    let photo = try Metadata(card("PHOTO;ENCODING=b;TYPE=JPEG:\(data)", "FN:A").bytes)
    #expect(photo["VCard:PhotoJpeg"]?.byteCount == 1_200_000)
    #expect(photo["VCard:PhotoJpeg"]?.bytes == nil)
    #expect(photo["VCard:FormattedName"]?.description == "A")
    #expect(photo.warnings.map(\.code) == [.limitExceeded])
    let type = String(repeating: "a", count: 300_000)
    let parameter = try Metadata(card("bad", "TEL;TYPE=\(type):1", "bad", "FN:A").bytes)
    #expect(parameter["VCard:FormattedName"]?.description == "A")
    #expect(parameter.warnings.map(\.code) == [.limitExceeded])
    let lines = [String](repeating: String(repeating: "a", count: 1000) + "=", count: 4000)
    let quoted = try Metadata(
      card(
        (["NOTE;ENCODING=QUOTED-PRINTABLE:="] + lines + ["end", "FN:A"])
          .joined(separator: "\r\n")
      ).bytes)
    #expect(quoted["VCard:FormattedName"]?.description == "A")
    #expect(quoted.tags.filter { $0.name == "Note" && $0.isListed }.isEmpty)
    #expect(quoted.warnings.map(\.code) == [.limitExceeded])
  }
}
