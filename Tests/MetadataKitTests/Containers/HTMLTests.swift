import MetadataKit
import Testing

/// What the heads of web pages say.
@Suite struct HTMLTests {
  private func page(_ head: String) -> Bytes {
    Bytes("<!DOCTYPE html>\n<html lang=en>\n\(head)<body><title>no</title></body></html>\n")
  }

  @Test func tellsTheTitleAndMetadata() throws {
    let page = page(
      """
      <HEAD profile="a">
      <!-- <meta name="author" content="nobody"> -->
      <script>var a = '<meta name="author" content="nobody">'</script>
      <TITLE>
        Tom &amp; J&eacute;r&#xf4;me
        meet</TITLE>
      <meta charset="utf-8"><meta content='a > b' Name=Description />
      <meta name="Keywords" content="one, two"><meta name="content-language" content=en>
      <meta name="viewport" content="width=1"><meta name="generator">
      <meta http-equiv="refresh" content="1">
      </HEAD>
      """)
    let metadata = try Metadata(page.bytes, name: "a.html")
    #expect(metadata.format.name == "HTML" && metadata.warnings.isEmpty)
    #expect(metadata["HTML:Title"]?.description == " Tom & Jérôme meet")
    #expect(metadata["HTML:Description"]?.description == "a > b")
    #expect(metadata["HTML:Keywords"]?.description == "one, two")
    #expect(metadata["HTML:ContentLanguage"]?.description == "en")
    #expect(metadata["HTTP-equiv:Refresh"]?.description == "1")
    #expect(metadata["HTML:Viewport"]?.description == "width=1")
    #expect(metadata.tags.count { $0.group == "HTML" } == 5)
    page.readEveryTruncation()
  }

  /// As exiftool makes names: words run together, and what stands before a colon is a group.
  @Test(arguments: [
    ("name", "apple-mobile-web-app-capable", "HTML:AppleMobileWebAppCapable"),
    ("name", "twitter:card", "HTML-twitter:TwitterCard"),
    ("name", "DC.date.created", "HTML-dc:Date"),
    ("name", "dc.other", "HTML-dc:DcOther"), ("name", "dcterms.date", "HTML-dcterms:DctermsDate"),
    ("name", "geo.position x", "HTML-geo:GeoPosition"), ("name", "a", "HTML:TagA"),
    ("name", "ncc:totalTime", "HTML-ncc:Duration"),
    ("name", "ncc.charset", "HTML-ncc:CharacterSet"),
    ("name", "NCC:TocItems", "HTML-ncc:TOCItems"), ("name", "ncc:other", "HTML-ncc:NccOther"),
    ("name", "ncc:duration", "HTML-ncc:NccDuration"),
    ("name", "vw96.objecttype", "HTML-vw96:ObjectType"),
    ("name", "prod:recLocation", "HTML-prod:RecLocation"),
    ("name", "http-equiv.refresh", "HTTP-equiv:Refresh"),
    ("name", "MSSmartTagsPreventParsing", "HTML:NoMSSmartTags"),
    (
      "name", "dimension-repository_explore_github_marketplace_call_to_action_shown",
      "HTML:DimensionRepository_explore_github_marketplace_call_to_action_shown"
    ),
    ("http-equiv", "X-UA-Compatible", "HTTP-equiv:HTTPEquivXUACompatible"),
  ])
  func otherNamesAreKept(_ attribute: String, _ name: String, _ tag: String) throws {
    let page = page("<head><meta \(attribute)='\(name)' content='one'></head>")
    let metadata = try Metadata(page.bytes, name: "a.html")
    #expect(
      metadata[tag]?.description == "one", "\(metadata.tags.map { $0.group + ":" + $0.name })")
  }

  /// What may be said several times is a list; of what may not the last speaks.
  @Test func gathersLists() throws {
    let names = ["DC.creator", "keywords", "author", "dc:Creator", "Keywords", "author"]
    let head = names.enumerated().map { "<meta name='\($1)' content='v\($0)'>" }.joined()
    let metadata = try Metadata(page("<head>\(head)</head>").bytes, name: "a.html")
    #expect(metadata["HTML-dc:Creator"]?.values.map(\.description) == ["v0", "v3"])
    #expect(metadata["HTML:Keywords"]?.values.map(\.description) == ["v1", "v4"])
    var json = JSONWriter()
    ExiftoolView(isNumeric: false).write(metadata, name: Array("a.html".utf8), &json)
    let text = json.text.string
    #expect(text.contains("\"HTML-dc:Creator\":[\"v0\",\"v3\"]"), "\(text)")
    #expect(text.contains("\"HTML:Keywords\":[\"v1\",\"v4\"]"))
    #expect(text.contains("\"HTML:Author\":\"v5\""))
  }

  /// Pages that Word has saved tell who wrote a document and who saved it last, in comments that browsers pass over.
  @Test(arguments: ["<!--[if gte mso 9]><xml>", "<xml>"])
  func readsWhatOfficeSaysOfADocument(_ start: String) throws {
    let end = start.hasPrefix("<!") ? "</xml><![endif]-->" : "</xml>"
    let page = page(
      """
      <head><title>T</title>\(start)
       <o:DocumentProperties>
        <o:Author>Jane &amp; Joe</o:Author>
        <o:LastAuthor>J.\u{20}
        Doe</o:LastAuthor><o:Revision>3</o:Revision><o:TotalTime>2</o:TotalTime>
        <o:Created>2009-07-19T23:43:00Z</o:Created><o:Company/><o:Lines ></o:Lines>
        <w:View>Print</w:View><o:Pages>1</w:Pages>
       </o:DocumentProperties>
       <o:CustomDocumentProperties>
        <o:checked_x0020_by dt:dt="string">Max</o:checked_x0020_by>
       </o:CustomDocumentProperties>\(end)
      <!-- <xml><o:Manager>nobody</o:Manager></xml> --><meta name=author content=A></head>
      """)
    let metadata = try Metadata(page.bytes, name: "a.html")
    #expect(metadata["HTML-office:Author"]?.string == "Jane & Joe")
    #expect(metadata["HTML-office:LastAuthor"]?.string == "J. \n  Doe")
    #expect(metadata["HTML-office:RevisionNumber"]?.string == "3")
    #expect(metadata["HTML-office:TotalEditTime"]?.description == "2 minutes")
    #expect(metadata["HTML-office:CreateDate"]?.description == "2009:07:19 23:43:00Z")
    #expect(metadata["HTML-office:Lines"]?.string == "")
    #expect(metadata["HTML-office:CheckedBy"]?.string == "Max")
    #expect(metadata["HTML:Author"]?.string == "A")
    #expect(metadata.tags.count { $0.group == "HTML-office" } == 7)
    page.readEveryTruncation()
  }

  @Test func theFirstOfAnAttributeCounts() throws {
    let page = page("<head><meta name='keywords' content='one' content='two'></head>")
    #expect(try Metadata(page.bytes, name: "a.html")["HTML:Keywords"]?.description == "one")
  }

  @Test(arguments: ["Jane&#0; Doe", "Jane&#x0; Doe", "Jane\0 Doe"])
  func aNULEndsNoText(_ title: String) throws {
    let metadata = try Metadata(page("<head><title>\(title)</title></head>").bytes, name: "a.html")
    #expect(metadata["HTML:Title"]?.description == "Jane Doe")
  }

  @Test func readsTextsInTheCodePageThatIsNamed() throws {
    let head = Bytes("<html><head><meta content='text/html; charset=windows-1251'><title>")
    let page = head.raw([0xdf]).text("</title></head></html>" + String(repeating: " ", count: 99))
    #expect(try Metadata(page.bytes, name: "a.html")["HTML:Title"]?.description == "Я")
  }

  /// That of a script, or of what is described, is none of the page's; what is UTF-8 is nothing else.
  @Test(arguments: [
    ("<script src=a.js charset=windows-1251></script><meta charset=windows-1252>", "ß"),
    ("<meta name=a content=\"charset=windows-1252\"><meta charset=windows-1251>", "Я"),
  ])
  func takesThePagesCodePage(_ head: String, _ title: String) throws {
    let start = Bytes("<html><head>\(head)<title>").raw([0xdf]).text("</title></head></html>")
    let page = start.text(String(repeating: " ", count: 99))
    let titles = try Metadata(page.bytes, name: "a.html").tags.filter { $0.name == "Title" }
    #expect(titles.map(\.description) == [title])
    let unicode = Bytes("<html><head>\(head)<meta charset=iso-8859-1><title>Größe</title></head>")
    let told = try Metadata(unicode.bytes, name: "a.html").tags.filter { $0.name == "Title" }
    #expect(told.last?.description == "Größe")
  }

  /// What is not read of a longer head is told.
  @Test(arguments: [(1_050_000, [MetadataError.Code.limitExceeded]), (70_000, []), (100, [])])
  func aLongHeadIsCut(_ count: Int, _ codes: [MetadataError.Code]) throws {
    let script = "<script>" + String(repeating: "a", count: count) + "</script>"
    let page = Bytes("<!DOCTYPE html><html><head>\(script)<title>T</title></head><body></body>")
    let metadata = try Metadata(page.bytes, name: "a.html")
    #expect(metadata.warnings.map(\.code) == codes)
    #expect((metadata["HTML:Title"] == nil) == (count > 1_048_576))
  }

  /// The head of a page is no head of its text.
  @Test(arguments: [
    "<header><title>no</title></header>", "<head><title>no", "<head><script><title>no</title>",
    "<head", "<head><meta name=author content=", "<head><!-- <title>no</title>",
    "<head><meta name='",
  ])
  func survivesWhatIsWrong(_ head: String) throws {
    let page = Bytes("<!DOCTYPE html>\n<html>\n" + head)
    #expect(try Metadata(page.bytes, name: "a.html")["HTML:Title"] == nil)
    page.readEveryTruncation()
  }
}
