import Foundation
import Testing

/// Users' folders in documents of Office: of templates, tables and pictures that they refer to, and their own.
@Suite struct CheckOfficePathTests {
  /// Word has the path of the template, and Excel those of other tables, beside the parts that need them.
  @Test(arguments: [
    ("word/_rels/settings.xml.rels", "attachedTemplate", "AttachedTemplate"),
    ("xl/externalLinks/_rels/externalLink1.xml.rels", "externalLinkPath", "LinkedFile"),
  ])
  func findsUsersInPathsOfFilesThatItRefersTo(
    _ part: String, _ type: String, _ name: String
  ) throws {
    func found(_ target: String) throws -> CheckCommand.Result {
      let text = """
        <Relationships><Relationship Id="r" Type="http://x/relationships/\(type)" \
        Target="\(target)" TargetMode="External"/></Relationships>
        """
      return try CheckCommand.denying(
        "a.docx", HandmadeArchive.word([(part, Data(text.utf8))]), "owner")
    }
    let users = try found(#"file:///C:\Documents%20and%20Settings\jane\a.dot"#)
    #expect(users.tags == ["XML:\(name)"], "\(users.report)")
    #expect(try found(#"file:///C:\Templates\a.dot"#).status == 0)
    let others = ["Data:Users:jane:a.dot", "afp://srv/share/Users/jane/a.dot"]
    for path in others { #expect(try found(path).tags == ["XML:\(name)"], "\(path)") }
    #expect(try found("mailto:jane@example.org:1").status == 0)
  }

  /// Behind what is no XML there may be more of them.
  @Test func tellsOfListsThatCannotBeRead() throws {
    let text = #"<Relationships><Relationship TargetMode="External" Target="a"/><x"#
    let folder = try TestFolder()
    try folder.add(
      "a.docx", HandmadeArchive.word([("word/_rels/settings.xml.rels", Data(text.utf8))]))
    let found = try CheckCommand.json("--no-config", ".", "--preset", "privacy", in: folder.url)
    #expect(found.rules == ["unreadable"], "\(found.report)")
  }

  /// Word and PowerPoint wrote where a picture was taken from into its description.
  @Test func findsUsersInDescriptionsOfPictures() throws {
    func found(_ path: String) throws -> CheckCommand.Result {
      let text = "<w:document><wp:docPr id='1' name='Picture 1' descr='\(path)'/></w:document>"
      return try CheckCommand.denying(
        "a.docx", HandmadeArchive.word([("word/document.xml", Data(text.utf8))]), "owner")
    }
    let users = try found(#"C:\Users\jane\Pictures\a.jpg"#)
    #expect(users.tags == ["XML:PicturePath"], "\(users.report)")
    #expect(users.findings.allSatisfy { $0["fix"].string?.contains("alternative text") == true })
    #expect(try found(#"K:\pictures\a.jpg"#).status == 0)
    #expect(try found("/home/jane/a.b/c.jpg").tags == ["XML:PicturePath"])
    for text in ["/home/products/list", "Breadcrumb: /home/news/article", "/Users/list/a.b/c"] {
      #expect(try found(text).status == 0, "\(text)")
    }
    // Macs write names without extensions.
    for path in [
      "/Users/jane/Pictures/IMG_0001", "Macintosh HD:Users:jane:Desktop:photo",
      "Macintosh HD:Users:jane:Desktop:Screen shot 2010-01-01 at 10.01.01 AM",
    ] {
      #expect(try found(path).tags == ["XML:PicturePath"], "\(path)")
    }
  }

  @Test func findsUsersInFilesOfAWorkbooksData() throws {
    let text = #"<connections><connection sourceFile="C:\Users\jane\a.accdb"/></connections>"#
    let file = HandmadeArchive.word([("xl/connections.xml", Data(text.utf8))])
    let found = try CheckCommand.denying("a.docx", file, "owner")
    #expect(found.tags == ["XML:LinkedFile"], "\(found.report)")
  }

  /// Of a folder the last name is the user's.
  @Test(arguments: [(#"C:\Users\jane\"#, 1), (#"C:\Users\"#, 0), (#"D:\jane\"#, 0)])
  func findsUsersInTheFolderOfAWorkbook(_ folder: String, _ count: Int) throws {
    let workbook = "<workbook><x15ac:absPath url='\(folder)' xmlns:x15ac='x'/></workbook>"
    let file = HandmadeArchive.word([("xl/workbook.xml", Data(workbook.utf8))])
    let found = try CheckCommand.denying("a.docx", file, "owner")
    #expect(found.tags == Array(repeating: "XML:WorkbookFolder", count: count), "\(found.report)")
    #expect(found.findings.allSatisfy { $0["fix"].string?.contains("in a folder") == true })
  }

  /// In binary workbooks it is a record, behind others.
  @Test func findsUsersInTheFolderOfABinaryWorkbook() throws {
    let folder = #"C:\Users\jane\Desktop\"#
    let count = UInt8(folder.utf16.count)
    var workbook = Data([0x83, 0x01, 0, 0x80, 0x01, 3, 1, 2, 3, 0x97, 0x10, 4 + 2 * count])
    workbook += Data([count, 0, 0, 0]) + folder.data(using: .utf16LittleEndian)!
    let file = HandmadeArchive.word([("xl/workbook.bin", workbook)])
    let found = try CheckCommand.denying("a.docx", file, "owner")
    #expect(found.findings.map { $0["value"].string } == [folder], "\(found.report)")
    let short = HandmadeArchive.word([("xl/workbook.bin", workbook.dropLast(8))])
    #expect(try CheckCommand.denying("a.docx", short, "owner").tags == [])
  }

  @Test func findsUsersInTheTemplateOfRichText() throws {
    let text = #"{\rtf1{\*\template C:\\Users\\jane\\a.dot}Text}"#
    let found = try CheckCommand.denying("a.rtf", Data(text.utf8), "owner")
    #expect(found.tags == ["RTF:Template"], "\(found.report)")
  }

  @Test func findsUsersInTheTemplateOfWord2003() throws {
    let text = """
      <?xml version="1.0"?>
      <w:wordDocument xmlns:w="http://schemas.microsoft.com/office/word/2003/wordml"><w:docPr>
      <w:attachedTemplate w:val="C:\\Users\\jane\\a.dot"/></w:docPr></w:wordDocument>
      """
    let found = try CheckCommand.denying("a.xml", Data(text.utf8), "owner")
    #expect(found.rules == ["owner"], "\(found.report)")
  }

  /// Word 2003 wrote where a picture was taken from into its description.
  @Test(arguments: [
    #"<v:shape alt="C:\Users\jane\a.jpg"/>"#,
    #"<v:shape><v:imagedata o:title="C:\Users\jane\a.jpg"/></v:shape>"#,
  ])
  func findsUsersInDescriptionsOfWord2003(_ shape: String) throws {
    let text = """
      <?xml version="1.0"?>
      <w:wordDocument xmlns:w="http://schemas.microsoft.com/office/word/2003/wordml"
      xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office">
      <w:body><w:p><w:r><w:pict>\(shape)</w:pict></w:r></w:p></w:body></w:wordDocument>
      """
    let found = try CheckCommand.denying("a.xml", Data(text.utf8), "owner")
    #expect(found.rules == ["owner"], "\(found.report)")
  }

  /// What a package of Office in one text has in its parts is its text: places and people that it cites.
  @Test func leavesOutWhatPackagesCite() throws {
    let packet = """
      <?xml version="1.0"?><pkg:package
      xmlns:pkg="http://schemas.microsoft.com/office/2006/xmlPackage"><pkg:part
      pkg:name="/customXml/item1.xml"><pkg:xmlData><Sources><City>Berlin</City><Author>Jane</Author>
      </Sources></pkg:xmlData></pkg:part></pkg:package>
      """
    for rule in ["location", "author"] {
      let found = try CheckCommand.denying("a.xml", Data(packet.utf8), rule)
      #expect(found.rules.isEmpty, "\(found.report)")
    }
  }
}
