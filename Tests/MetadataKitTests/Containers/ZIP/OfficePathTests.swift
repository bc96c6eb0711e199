import Testing

@testable import MetadataKit

/// Paths and accounts in the content of Office's documents, of which exiftool says nothing.
@Suite struct OfficePathTests {
  private typealias Part = ZIPBytes.Part

  private func metadata(_ parts: Part..., limits: Limits = Limits()) throws -> Metadata {
    let types = """
      <Types><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-\
      officedocument.wordprocessingml.document.main+xml"/></Types>
      """
    var options = ReadOptions()
    options.limits = limits
    return try Metadata(
      ZIPBytes.archive([Part("[Content_Types].xml", types)] + parts).bytes, options: options)
  }

  private func texts(_ name: String, _ metadata: Metadata) -> [String]? {
    #expect(!metadata.tags.contains { $0.name == name && $0.isListedByExiftool })
    return metadata["XML:" + name]?.values.map(\.description)
  }

  // MARK: Where data comes from

  @Test(arguments: [true, false]) func tellsFilesOfAWorkbooksData(_ isDeflated: Bool) throws {
    let text = #"""
      <connections><connection id="1" sourceFile="C:\Users\jane\a.accdb" odcFile="C:\b%20c.odc">\#
      <dbPr connection="Provider=Microsoft.ACE.OLEDB.12.0;User ID=Admin;Data Source=C:\Users\jane\a.accdb;\#
      Jet OLEDB:System database=&quot;D:\e.mdw&quot;;Data Source=db.example.org" command="t"/></connection>\#
      <connection id="2"><textPr sourceFile="file:///Users/jane/a%20b.csv"/></connection>\#
      <connection id="3"><webPr xml="1" url="\\srv\Users\jane\a.xml"/></connection>\#
      <connection id="4"><webPr url="https://example.org/a.html"/><olapPr localConnection="Data Source=C:\f.cub"/></connection>\#
      <connection id="5"><webPr url="file:///C:/Users/jane/a%20b.html"/></connection>\#
      <connection id="6"><webPr url="https://d.docs.live.net/0123456789abcdef/a.html"/></connection>\#
      <connection id="7"><dbPr connection="DSN=R;"/></connection></connections>
      """#
    let found = try metadata(Part("xl/connections.xml", text, isDeflated: isDeflated))
    #expect(found.warnings.isEmpty)
    #expect(
      texts("LinkedFile", found) == [
        #"C:\Users\jane\a.accdb"#, #"C:\b%20c.odc"#, #"D:\e.mdw"#, "file:///Users/jane/a b.csv",
        #"\\srv\Users\jane\a.xml"#, #"C:\f.cub"#, "file:///C:/Users/jane/a b.html",
        "https://d.docs.live.net/0123456789abcdef/a.html",
      ])
    let broken = try metadata(
      Part("xl/connections.xml", text.replacing("</connections>", with: "")))
    #expect(broken.warnings.map(\.hidesProperties) == [true])
  }

  @Test func tellsTheFileOfALetterToMany() throws {
    let text = #"""
      <w:settings xmlns:w="w"><w:mailMerge><w:dataType w:val="native"/><w:connectString \#
      w:val="Provider=Microsoft.ACE.OLEDB.12.0;Data Source=C:\Users\jane\a.xlsx;Mode=Read"/>\#
      <w:odso><w:udl w:val="Provider=Microsoft.ACE.OLEDB.12.0;Data Source=C:\Users\jane\b.xlsx"/>\#
      <w:table w:val="C:\t\a"/></w:odso></w:mailMerge></w:settings>
      """#
    let found = try metadata(Part("word/settings.xml", text))
    #expect(texts("LinkedFile", found) == [#"C:\Users\jane\a.xlsx"#, #"C:\Users\jane\b.xlsx"#])
    let others = try metadata(Part("word/settings.xml", #"<w:settings><w:zoom w:val="C:\a\b"/>"#))
    #expect(texts("LinkedFile", others) == nil && others.warnings.isEmpty)
  }

  /// A path among settings needs no extension, and one that leads to OneDrive is told, as it is of an address.
  @Test func tellsPathsAmongSettings() throws {
    let text = """
      <w:mailMerge><w:connectString w:val="Driver=x;DefaultDir=/Users/jane/Documents;Source=/data/a/b;\
      Data Source=https://example-my.sharepoint.com/personal/jane/a.xlsx;Server=example.org/a"/>\
      </w:mailMerge>
      """
    #expect(
      texts("LinkedFile", try metadata(Part("word/settings.xml", text))) == [
        "/Users/jane/Documents", "/data/a/b",
        "https://example-my.sharepoint.com/personal/jane/a.xlsx",
      ])
  }

  /// Catalogues and patterns have slashes as paths have, but no extension.
  @Test func leavesOutOtherSettings() throws {
    let text = """
      <w:mailMerge><w:connectString w:val="Provider=x;Initial Catalog=/Sales/Cube;Pattern=/a/b/c;\
      x=/a/b.mdb; DATA SOURCE =/a/b;database=/c/d"/></w:mailMerge>
      """
    let found = try metadata(Part("word/settings.xml", text))
    #expect(texts("LinkedFile", found) == ["/a/b.mdb", "/a/b", "/c/d"])
  }

  /// What is longer than Windows' longest path is none.
  @Test func leavesOutWhatIsTooLongForAPath() throws {
    for (count, isPath) in [(8_000, true), (9_000, false)] {
      let path = String(repeating: "aaa:", count: count) + "a.x"
      let address = "<connections><connection url=\"\(path)\"/></connections>"
      let found = try metadata(Part("xl/connections.xml", address))
      #expect(texts("LinkedFile", found) == (isPath ? [path] : nil))
      let settings = "<w:mailMerge><w:connectString w:val=\"a=\(path);b=C:\\d\"/></w:mailMerge>"
      #expect(
        texts("LinkedFile", try metadata(Part("word/settings.xml", settings)))
          == (isPath ? [path, "C:\\d"] : ["C:\\d"]))
    }
  }

  /// One text may have a hundred thousand.
  @Test func leavesOutFilesOfDataThatAreTooMany() throws {
    let settings = (0..<65_531).map { "Data Source=C:\\a\($0).mdb;" }.joined()
    let text = "<w:mailMerge><w:connectString w:val=\"\(settings)\"/></w:mailMerge>"
    let found = try metadata(Part("word/settings.xml", text))
    #expect(texts("LinkedFile", found)?.count == 65_530)
    #expect(found.warnings.map(\.code) == [.limitExceeded])
  }

  /// Through DDE, the schemas of XML, and what data of a drawing of Visio come from.
  @Test func tellsFilesOfOtherData() throws {
    let topic =
      #"<externalLink><ddeLink ddeService="Word.Document.12" ddeTopic="TOPIC"/></externalLink>"#
    let map =
      #"<MapInfo><Schema ID="a" SchemaRef="C:\Users\jane\a.xsd"><xsd:schema/></Schema></MapInfo>"#
    let data = #"""
      <DataConnections><DataConnection FileName="C:\Users\jane\a.odc" ConnectionString="Provider=a;\#
      Data Source=C:\Users\jane\a.xlsx" Command="C:\t\a"/></DataConnections>
      """#
    let windows = #"""
      <Windows><Window Document="C:\Users\jane\My Shapes\a.vssx"/><Window Document="BASIC_M.VSSX"/></Windows>
      """#
    let found = try metadata(
      Part(
        "xl/externalLinks/externalLink1.xml",
        topic.replacing("TOPIC", with: #"C:\Users\jane\a.docx"#), isDeflated: true),
      Part("xl/externalLinks/externalLink2.xml", topic.replacing("TOPIC", with: "System")),
      Part("xl/xmlMaps.xml", map), Part("visio/data/connections.xml", data),
      Part("visio/windows.xml", windows))
    #expect(found.warnings.isEmpty)
    #expect(
      texts("LinkedFile", found) == [
        #"C:\Users\jane\a.odc"#, #"C:\Users\jane\a.xlsx"#, #"C:\Users\jane\My Shapes\a.vssx"#,
        #"C:\Users\jane\a.docx"#, #"C:\Users\jane\a.xsd"#,
      ])
  }

  /// Pages of the web and pages of the drawing are left out, as they are of links in other documents.
  @Test func tellsFilesThatShapesLinkTo() throws {
    let addresses = [
      #"C:\Users\jane\a.doc"#, "", "https://example.org/a", "file:///Users/jane/a%20b.vsdx",
      "https://example-my.sharepoint.com/personal/jane/a.docx", "mailto:jane@example.org",
      #"..\a.vsdx"#,
    ]
    let cells = addresses.map {
      "<Row><Cell N='Address' V='\($0)'/><Cell N=\"SubAddress\" V='a'/></Row>"
    }
    let page = #"<PageContents><Cell N="PageWidth" V="Address"/>\#(cells.joined())</PageContents>"#
    let found = try metadata(
      Part("visio/pages/page1.xml", page, isDeflated: true),
      Part("visio/masters/master1.xml", #"<a><Cell V="D:\b\c.doc" N="Address" F="No"/></a>"#))
    #expect(found.warnings.isEmpty)
    #expect(
      texts("LinkedFile", found) == [
        #"C:\Users\jane\a.doc"#, "file:///Users/jane/a b.vsdx",
        "https://example-my.sharepoint.com/personal/jane/a.docx", #"..\a.vsdx"#, #"D:\b\c.doc"#,
      ])
  }

  // MARK: Where pictures come from

  private func picture(_ description: String, _ element: String = "wp:docPr") -> String {
    "<\(element) id=\"1\" name='a>b' descr=\"\(description)\"/>"
  }

  @Test(arguments: [
    (#"C:\Users\jane\a.jpg"#, true), (#"\\server\share\a.jpg"#, true), ("/Users/jane/a.jpg", true),
    ("Macintosh HD:Users:jane:a.jpg", true), ("file:///Users/jane/a.jpg", true),
    ("https://example-my.sharepoint.com/personal/jane/a.jpg", true),
    ("C:/a.jpg", true), ("A cat/a dog", false), ("https://example.org/a.jpg", false),
    ("Note: one: two: three", false), ("/ or /", false), ("", false), (#"a\b"#, false),
    ("10:30:15", false), ("00:1A:2B:3C:4D:5E", false), ("Scale 4:3:2:1", false),
    ("/und/oder", false), ("/and/or etc.", false), ("Note:a:b:c", false),
    ("10:30:15:a.jpg", false), ("/Users/jane/a", true), ("/home/jane/a", true),
    ("/Volumes/a/b", true), ("Disk:Users:jane:a", true), ("/users/groups/roles", false),
    (#"..\..\a b\c.jpg"#, true), (#"\Users\jane\a.jpg"#, true), (#"\alpha\beta"#, false),
    (#"\a.jpg"#, false), ("... and so on.", false), ("/home/ and /about/ menu", false),
    ("/home/office / garden", false), ("/Volumes/ list / of disks", false),
    ("Model:View:Users:Controller", false), ("table:column:Users:id", false),
    // Formulas of TeX.
    (#"\Users\jane\{x}\a=b.png"#, true), (#"\users\jane\clip.3gp"#, true),
    (#"\Documents and Settings\jane\main.c"#, true), (#"\Delta t\approx 3.2s"#, false),
    (#"\alpha \cdot 0.5x"#, false),
    (#"\frac{1}{2}\cdot x.y"#, false), (#"\beta=\gamma.max"#, false), (#"\Delta t\sim a.b"#, false),
    (#"\alpha \cdot x.max"#, false), (#"\My pictures\a b.jpg"#, true),
  ])
  func tellsPathsInDescriptionsOfPictures(_ text: String, _ isPath: Bool) throws {
    let part = Part("word/document.xml", "<w:document>\(picture(text))text</w:document>")
    let found = try metadata(part)
    #expect(texts("PicturePath", found) == (isPath ? [text] : nil))
    #expect(found.warnings.isEmpty)
  }

  /// Word has words before it and sentences behind it.
  @Test(arguments: [
    #" C:\a\b.jpg "#, #"Description: C:\a\b.jpg"#, #"Beschreibung: Beschreibung: C:\a\b.jpg"#,
    #"Description : C:\a\b.jpg"#, #"&quot;C:\a\b.jpg&quot;"#, #"Title: &quot;C:\a\b.jpg&quot;"#,
    #"C:\a\b.jpg&#10;&#10;Description automatically generated"#,
  ])
  func tellsThePathsAlone(_ text: String) throws {
    let found = try metadata(Part("word/document.xml", "<w:document>\(picture(text))</w:document>"))
    #expect(texts("PicturePath", found) == [#"C:\a\b.jpg"#])
    let address = "A dog&#10;https://example-my.sharepoint.com/personal/jane/a.jpg"
    let account = try metadata(
      Part("word/document.xml", "<w:document>\(picture(address))</w:document>"))
    #expect(texts("PicturePath", account) == [address.replacing("&#10;", with: "\n")])
    let note = try metadata(
      Part("word/document.xml", "<w:document>\(picture("Note: see: this: dog"))</w:document>"))
    #expect(texts("PicturePath", note) == nil)
  }

  /// Those of Word 97 to 2007 are shapes in VML.
  @Test(arguments: [
    (#"<v:shape id="_x0000_i1025" style="width:1pt" alt="C:\a\b.jpg">"#, true),
    (#"<v:imagedata r:id="rId1" o:title="C:\a\b.jpg"/>"#, true),
    (#"<v:imagedata r:id="rId1" o:title="b"/>"#, false),
    (#"<v:shape alt="" href="C:\a\b.jpg">"#, false), (#"<v:textbox alt="C:\a\b.jpg">"#, false),
  ])
  func tellsPathsOfShapes(_ shape: String, _ isPath: Bool) throws {
    for name in ["word/document.xml", "xl/drawings/vmlDrawing1.vml"] {
      let found = try metadata(Part(name, "<w:pict>\(shape)</w:pict>"))
      #expect(texts("PicturePath", found) == (isPath ? [#"C:\a\b.jpg"#] : nil))
      #expect(found.warnings.isEmpty)
    }
  }

  /// A document may have as many that say nothing as it likes.
  @Test func keepsNoTagsWithoutPaths() throws {
    var limits = Limits()
    limits.valueBytes = 1000
    let shapes = String(repeating: #"<v:shape style="a:b" alt=""/>"#, count: 100)
    let part = Part("word/document.xml", "<a>\(shapes)\(picture(#"C:\a\b.jpg"#))</a>")
    let found = try metadata(part, limits: limits)
    #expect(texts("PicturePath", found) == [#"C:\a\b.jpg"#] && found.warnings.isEmpty)
  }

  /// Each picture has two such elements; what is only cited is text.
  @Test func tellsThemOfAllPartsOnce() throws {
    let path = #"C:\Users\jane &amp; joe\a.jpg"#
    let slide = "<p>\(picture(path, "p:cNvPr"))\(picture(path, "pic:cNvPr"))</p>"
    let found = try metadata(
      Part("word/header1.xml", "<a><wp:docPr id='1' title='C:\\t\\b.jpg'></wp:docPr></a>"),
      Part("ppt/slides/slide1.xml", slide, isDeflated: true),
      Part("xl/drawings/drawing1.xml", "<a>\(picture(#"D:\c\d.jpg"#, "xdr:cNvPr"))</a>"),
      Part("word/footer1.xml", "<a>\(picture(#"E:\e\f.jpg"#, "w:name"))</a>"),
      Part("word/footnotes.xml", #"<a>wp:docPr descr="E:\e\f.jpg"</a>"#),
      Part("customXml/item9.xml", "<a>\(picture(#"E:\e\f.jpg"#))</a>"))
    #expect(found.warnings.isEmpty)
    #expect(
      texts("PicturePath", found) == [
        #"C:\t\b.jpg"#, #"C:\Users\jane & joe\a.jpg"#, #"D:\c\d.jpg"#,
      ])
  }

  /// A text may be longer than what is looked at.
  @Test func looksAtSoMuchContent() throws {
    var limits = Limits()
    limits.inflatedBytes = 10_000
    let text = "<a>\(String(repeating: " ", count: 12_000))\(picture(#"C:\a\b.jpg"#))</a>"
    let found = try metadata(Part("word/document.xml", text, isDeflated: true), limits: limits)
    #expect(texts("PicturePath", found) == nil)
    #expect(found.warnings.map(\.code) == [.limitExceeded])
    #expect(found.warnings.allSatisfy { $0.isOfContent })
    #expect(try metadata(Part("word/document.xml", text)).warnings.isEmpty)
  }

  // MARK: Accounts

  @Test(arguments: [true, false]) func tellsWhomSharePointNames(_ isDeflated: Bool) throws {
    let text = #"""
      <p:properties xmlns:p="http://schemas.microsoft.com/office/2006/metadata/properties">\#
      <documentManagement><SharedWithUsers xmlns="a"><UserInfo><DisplayName>Doe, Jane</DisplayName>\#
      <AccountId>12</AccountId><AccountType/></UserInfo><UserInfo><DisplayName>CORP\joe</DisplayName>\#
      </UserInfo></SharedWithUsers><Owner xmlns="b"><UserInfo><DisplayName></DisplayName></UserInfo>\#
      <DisplayName>a</DisplayName></Owner></documentManagement></p:properties>
      """#
    let found = try metadata(Part("customXml/item1.xml", text, isDeflated: isDeflated))
    #expect(found.warnings.isEmpty)
    #expect(texts("UserInfoDisplayName", found) == ["Doe, Jane", #"CORP\joe"#])
    // Parts of other programs are not read, however long they are.
    let long = "<a>&<UserInfo><DisplayName>a" + String(repeating: " ", count: 5 << 20)
    let other = try metadata(Part("customXml/item1.xml", long))
    #expect(texts("UserInfoDisplayName", other) == nil && other.warnings.isEmpty)
  }

  @Test func tellsWhoHasProtectedAWorkbook() throws {
    func workbook(_ text: String) throws -> Metadata {
      try metadata(
        Part(
          "xl/workbook.xml",
          "<workbook>\(text)\(String(repeating: "<sheet name='a'/>", count: 8000))</workbook>"))
    }
    let sharing = "<x:fileSharing readOnlyRecommended='1' userName='Jane Doe'/>"
    let found = try workbook(sharing)
    #expect(texts("FileSharingUserName", found) == ["Jane Doe"] && found.warnings.isEmpty)
    let both = try workbook(sharing + #"<x15ac:absPath url="C:\a\"/>"#)
    #expect(texts("FileSharingUserName", both) == ["Jane Doe"] && both.warnings.isEmpty)
    #expect(texts("WorkbookFolder", both) == [#"C:\a\"#])
    // Behind the sheets there is none: names and links may be long.
    let sheets = "<sheets><sheet name='Filesharing'/></sheets><definedNames/>"
    for text in [sheets, "<fileVersion/>" + sheets + "<a n='absPath'/>"] {
      let sheet = try workbook(text)
      #expect(texts("FileSharingUserName", sheet) == nil && sheet.warnings.isEmpty)
    }
    let none = try workbook("<fileSharing readOnlyRecommended='1'/>")
    #expect(texts("FileSharingUserName", none) == nil && none.warnings.isEmpty)
  }
}
