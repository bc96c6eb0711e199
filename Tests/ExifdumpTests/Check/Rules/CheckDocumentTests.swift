import Foundation
import Testing

/// Documents are held against the rules as photos are.
@Suite struct CheckDocumentTests {
  @Test func findsWhoHasMadeADocumentOfOffice() throws {
    let file = HandmadeArchive.word(
      core: "<dc:creator>Jane Doe</dc:creator><cp:lastModifiedBy>Joe Bloggs</cp:lastModifiedBy>",
      program: "<Company>Doe &amp; Sons</Company><Manager>Jim Doe</Manager>")
    let found = try CheckCommand.denying("a.docx", file, "author", "owner")
    #expect(found.status == 3)
    #expect(
      found.tags == ["XML:LastModifiedBy", "XMP-dc:Creator", "XML:Company", "XML:Manager"],
      "\(found.report)")
    #expect(found.rules == ["owner", "author", "author", "author"])
  }

  @Test(arguments: [
    ("_AuthorEmail", "jane@example.org", ["author"]), ("Typist", "Jane", ["author"]),
    ("Telephone number", "555 0100", ["author"]), ("Owner", "Jane", ["owner"]),
    ("WebdeskAuthor", "Jane", ["author"]), ("Author0", "Jane", ["author"]),
    ("APAuthor", #"CORP\jane"#, ["author"]), ("APAuthor", #"CORP\Administrator"#, []),
    ("MSIP_Label_03ef_Owner", "jane@example.org", ["owner"]),
    ("MSIP_Label_03ef_Name", "Public", []), ("City", "Berlin", ["location"]),
    ("Mendeley User Name_1", "jane@example.org@www.mendeley.com", ["owner"]),
    ("Status", "Draft", []), ("Department", "Research", []),
  ])
  func findsWhatUsersNamed(_ name: String, _ value: String, _ rules: [String]) throws {
    let found = try CheckCommand.denying(
      "a.docx", HandmadeArchive.word(custom: [name: value]), "author", "owner", "location")
    #expect(found.rules == rules, "\(found.report)")
  }

  /// What programs write where nobody has told a name.
  @Test(arguments: [
    "", " ", "Microsoft Office User", "openpyxl", "Apache POI", "python-docx", "Windows User",
    "Microsoft Corporation", #"CORP\Administrator"#, "calibre (3.31.0) [https://calibre-ebook.com]",
    "Unknown", "Administrateur", "LSM User", "Picasa", "Picasa 2.0", "HP Authorized Customer",
    "Пользователь Windows", "Pro Tools", "Logic Pro X", "REAPER", "iTunes v7.6.2",
  ])
  func aProgramIsNobody(_ name: String) throws {
    let file = HandmadeArchive.word(
      core: "<dc:creator>\(name)</dc:creator><cp:lastModifiedBy>\(name)</cp:lastModifiedBy>",
      program: "<Application>Microsoft Office Word</Application><Company>\(name)</Company>")
    #expect(try CheckCommand.denying("a.docx", file, "author", "owner").status == 0)
  }

  @Test(arguments: [
    "Calibre Smith", "Micro", "Usera", "Pages Vincent", "picasanova99", "Reaperson",
  ])
  func whoIsCalledLikeOneIsSomebody(_ name: String) throws {
    let file = HandmadeArchive.word(core: "<dc:creator>\(name)</dc:creator>")
    #expect(try CheckCommand.denying("a.docx", file, "author").rules == ["author"])
  }

  /// Of several names it is enough that one is somebody's, and that one is shown.
  @Test(arguments: [
    (["calibre (3.44.0)", "Jane Doe"], "Jane Doe"), (["Unknown", "Jane"], "Jane"),
    (["Jane Doe", "calibre (3.44.0)"], "Jane Doe"), (["calibre (3.44.0)", "Unknown"], nil),
  ])
  func findsWhoeverIsAmongSeveral(_ names: [String], _ shown: String?) throws {
    let creators = names.map { "<dc:creator>\($0)</dc:creator>" }
    let found = try CheckCommand.denying(
      "a.epub", HandmadeArchive.publication(creators.joined()), "author")
    #expect(found.findings.map { $0["value"].string } == (shown.map { [$0] } ?? []))
  }

  /// Office keeps a file beside a document that is open, called as the document is.
  @Test(arguments: [("Jane", ["owner"]), ("Windows User", [])])
  func findsWhoHasADocumentOpen(_ name: String, _ rules: [String]) throws {
    let count = UInt8(name.utf8.count)
    var file = [count] + Array(name.utf8)
    file += [UInt8](repeating: 0, count: 54 - file.count) + [count, 0]
    file += name.utf8.flatMap { [$0, 0] }
    file += [UInt8](repeating: 0, count: 162 - file.count)
    let folder = try TestFolder()
    for name in ["~$a.docx", "~$b.doc"] { try folder.add(name, Data(file)) }
    let result = try CheckCommand.json(
      "--no-config", "--preset", "privacy", "--preset", "archive", ".", in: folder.url)
    #expect(result.rules == rules + rules, "\(result.report)")
    #expect(result.report["summary"]["passedOver"].number == 0)
    if !rules.isEmpty {
      #expect(Set(result.tags) == ["OfficeLock:UserName"])
      #expect(result.findings[0]["fix"].string?.hasPrefix("Delete the file") == true)
    }
  }

  /// CorelDRAW's drawings, and the photos in them, are looked at.
  @Test(arguments: [
    ("application/x-vnd.corel.zcf.draw.document+zip", "META-INF/metadata.xml"),
    ("text/plain", "metadata/metadata.xml"),
  ])
  func findsWhoHasSavedADrawing(_ mark: String, _ part: String) throws {
    let packet = """
      <x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF
      xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about=""
      xmlns="http://namespace.corel.com/Cdr/metadata"><LastAuthor>Jane</LastAuthor>
      </rdf:Description></rdf:RDF></x:xmpmeta>
      """
    let photo = try Data(contentsOf: Command.fixtures.appending(path: "photo.jpg"))
    let file = HandmadeArchive.file([
      ("mimetype", Data(mark.utf8)), ("content/riffData.cdr", Data("RIFF".utf8)),
      (part, Data(packet.utf8)), ("embed/a.jpg", photo),
    ])
    let found = try CheckCommand.denying("a.cdr", file, "owner", "GPSLatitude")
    #expect(found.tags.contains("XMP:LastAuthor"), "\(found.report)")
    #expect(found.tags.contains("picture/GPS:GPSLatitude"), "\(found.report)")
    #expect(Set(found.rules) == ["owner", "deny"])
    let saved = try #require(found.findings.first { $0["tag"].string == "XMP:LastAuthor" })
    #expect(saved["fix"].string == "Remove it with the program that writes the document.")
  }

  @Test func findsTheThumbnailOfADocument() throws {
    let picture = try Data(contentsOf: Command.fixtures.appending(path: "photo.jpg"))
    let file = HandmadeArchive.word([("docProps/thumbnail.jpeg", picture)])
    let found = try CheckCommand.denying("a.docx", file, "thumbnail", "location")
    #expect(Set(found.rules) == ["thumbnail", "location"], "\(found.report)")
    #expect(found.tags.contains("preview/GPS:GPSLatitude"))
  }

  @Test func looksIntoThePhotosOfADocument() throws {
    let photo = try Data(contentsOf: Command.fixtures.appending(path: "photo.jpg"))
    let file = HandmadeArchive.word([("word/media/image1.jpeg", photo)])
    let found = try CheckCommand.denying("a.docx", file, "GPSLatitude", "thumbnail")
    #expect(found.tags.contains("picture/GPS:GPSLatitude"), "\(found.report)")
    #expect(Set(found.rules) == ["deny", "thumbnail"])
  }

  /// A photo that cannot be read is not clean, whatever keeps it from being read.
  @Test(arguments: ["flag", "content", "method"])
  func tellsOfPhotosThatWereNotLookedAt(_ change: String) throws {
    var photo = try Data(contentsOf: Command.fixtures.appending(path: "photo.jpg"))
    if change == "content" { photo = Data(photo.map { $0 ^ 0x5a }) }
    var file = HandmadeArchive.word([("word/media/image1.jpeg", photo), ("a.ttf", Data([1, 2]))])
    let entry = try #require(file.ranges(of: Data("PK\u{1}\u{2}".utf8)).dropLast().last).lowerBound
    if change == "flag" { file[entry + 8] = 1 }
    if change == "method" { file[entry + 10] = 12 }
    let found = try CheckCommand.denying("a.docx", file, "location")
    #expect(found.rules == ["location"], "\(found.report)")
    #expect(
      found.findings.first?["message"].string?.contains("within it 1 were not looked at") == true)
  }

  @Test func findsWhoHasMadeAnOldDocument() throws {
    let file = HandmadeCompoundFile.file([
      ("PowerPoint Document", Data(count: 64)),
      (
        "\u{5}SummaryInformation",
        HandmadeCompoundFile.properties([
          (4, "Jane Doe"), (7, "Normal.dot"), (8, "Joe"), (18, "Microsoft PowerPoint"),
        ])
      ),
      (
        "\u{5}DocumentSummaryInformation",
        HandmadeCompoundFile.properties([(14, "Jim Doe"), (15, "Doe & Sons")])
      ),
    ])
    let found = try CheckCommand.denying("a.ppt", file, "author", "owner")
    #expect(
      Set(found.tags) == [
        "FlashPix:Author", "FlashPix:LastModifiedBy", "FlashPix:Manager", "FlashPix:Company",
      ], "\(found.report)")
  }

  @Test func findsWhoHasMadeAnOpenDocument() throws {
    let file = HandmadeArchive.openDocument(
      """
      <meta:generator>LibreOffice/7.5</meta:generator><meta:initial-creator>Jane</meta:initial-creator>
      <dc:creator>Joe</dc:creator><meta:printed-by>Jim</meta:printed-by>
      <meta:template xlink:href="/home/jane/a.ott"/>
      """)
    let author = try CheckCommand.denying("a.odt", file, "author")
    #expect(Set(author.tags) == ["XMP-meta:Initial-creator", "XMP-dc:Creator"])
    // Its `creator` is who has changed it last.
    let owner = try CheckCommand.denying("a.odt", file, "owner")
    #expect(
      Set(owner.tags) == ["XMP-dc:Creator", "XMP-meta:Printed-by", "XMP-meta:TemplateHref"],
      "\(owner.report)")
  }

  /// As in Office, the names that users gave count.
  @Test func findsWhatUsersNamedInOpenDocument() throws {
    let file = HandmadeArchive.openDocument(
      """
      <meta:user-defined meta:name="Owner">Jane</meta:user-defined>
      <meta:user-defined meta:name="Status">Draft</meta:user-defined>
      <meta:user-defined meta:value-type="string" meta:name="Client">ACME</meta:user-defined>
      """)
    let found = try CheckCommand.denying("a.odt", file, "author", "owner")
    #expect(found.findings.map { $0["value"].string } == ["Jane", "ACME"], "\(found.report)")
    #expect(found.rules == ["owner", "author"])
  }

  @Test func findsWhoHasMadeAFlatDocument() throws {
    let text = """
      <?xml version="1.0"?><office:document xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0"
      xmlns:dc="http://purl.org/dc/elements/1.1/"
      xmlns:meta="urn:oasis:names:tc:opendocument:xmlns:meta:1.0"
      office:mimetype="application/vnd.oasis.opendocument.text"><office:meta>
      <meta:initial-creator>Jane</meta:initial-creator><dc:creator>Joe</dc:creator></office:meta>
      <office:styles xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0"
      xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0"><style:default-style>
      <style:text-properties fo:country="DE"/></style:default-style></office:styles></office:document>
      """
    let found = try CheckCommand.denying("a.fodt", Data(text.utf8), "author", "owner", "location")
    #expect(found.rules == ["owner", "author", "author"], "\(found.report)")
  }

  @Test func findsWhoHasMadeADocumentOfOffice2003() throws {
    let text = """
      <?xml version="1.0"?><?mso-application progid="Word.Document"?><w:wordDocument
      xmlns:w="http://schemas.microsoft.com/office/word/2003/wordml"
      xmlns:o="urn:schemas-microsoft-com:office:office"><o:DocumentProperties>
      <o:Author>Jane</o:Author><o:LastAuthor>Joe</o:LastAuthor><o:Company>Doe</o:Company>
      </o:DocumentProperties></w:wordDocument>
      """
    let found = try CheckCommand.denying("a.xml", Data(text.utf8), "author")
    #expect(
      found.findings.map { $0["value"].string } == ["Jane", "Joe", "Doe"], "\(found.report)")
    #expect(try CheckCommand.denying("a.xml", Data(text.utf8), "owner").rules == ["owner"])
    let drawing = """
      <?xml version="1.0"?><VisioDocument xmlns='http://schemas.microsoft.com/visio/2003/core'>
      <DocumentProperties><Creator>Jane</Creator></DocumentProperties></VisioDocument>
      """
    #expect(try CheckCommand.denying("a.vdx", Data(drawing.utf8), "author").rules == ["author"])
  }

  /// Word and PowerPoint write all parts of a package into one text, too.
  @Test func findsWhoHasMadeAPackageInOneText() throws {
    func part(_ name: String, _ content: String) -> String {
      "<pkg:part pkg:name='\(name)'><pkg:xmlData>\(content)</pkg:xmlData></pkg:part>"
    }
    let parts = [
      part(
        "/word/_rels/settings.xml.rels",
        """
        <Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">
        <Relationship Id="a" Target="../customXml/item1.xml"/><Relationship Id="b"
        Target="file:///C:\\Users\\jane\\a.dotx" TargetMode="External"/></Relationships>
        """),
      part(
        "/docProps/core.xml",
        """
        <cp:coreProperties xmlns:dc="http://purl.org/dc/elements/1.1/"
        xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties">
        <dc:creator>Jane</dc:creator><cp:lastModifiedBy>Joe</cp:lastModifiedBy></cp:coreProperties>
        """),
      part(
        "/docProps/app.xml",
        """
        <Properties
        xmlns="http://schemas.openxmlformats.org/officeDocument/2006/extended-properties">
        <Company>Doe</Company></Properties>
        """),
      part(
        "/docProps/custom.xml",
        """
        <Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/custom-properties"
        xmlns:vt="http://schemas.openxmlformats.org/officeDocument/2006/docPropsVTypes"><property
        pid="2" name="Typist"><vt:lpwstr>Jill</vt:lpwstr></property></Properties>
        """),
    ]
    let text = """
      <?xml version="1.0"?><?mso-application progid="Word.Document"?><pkg:package
      xmlns:pkg="http://schemas.microsoft.com/office/2006/xmlPackage">\(parts.joined())</pkg:package>
      """
    let found = try CheckCommand.denying("a.xml", Data(text.utf8), "author", "owner")
    #expect(
      found.findings.map { $0["value"].string } == [
        #"file:///C:\Users\jane\a.dotx"#, "Joe", "Jane", "Doe", "Jill",
      ], "\(found.report)")
    #expect(found.rules == ["owner", "owner", "author", "author", "author"])
  }

  /// Something may stand where nothing could be read.
  @Test func aBrokenDocumentIsNotClean() throws {
    let folder = try TestFolder()
    try folder.add("a.docx", HandmadeArchive.word(core: "<dc:creator>A</dc:creator>&nbsp;"))
    try folder.add("b.odt", HandmadeArchive.openDocument("<dc:creator>Jane</dc:creators>"))
    try folder.add("c.epub", HandmadeArchive.publication("<dc:creator>Jane</dc:creators>"))
    let (start, info) = ("%PDF-1.4\n1 0 obj\n<</Author(Jane)>>\nendobj\n", "<</Info 1 0 R>>")
    for (name, trailer) in [("d.pdf", String(info.dropLast(2))), ("e.pdf", "<<>>")] {
      let text = start + "xref\n0 0\ntrailer\n\(trailer)\nstartxref\n9\n%%EOF\n"
      try folder.add(name, Data(text.utf8))
    }
    // Cut before its end, and with nothing in it that says anything.
    try folder.add("f.pdf", Data(start.utf8))
    try folder.add("g.pdf", Data("%PDF-1.4\n1 0 obj\n<</Type/Catalog>>\nendobj\n".utf8))
    let found = try CheckCommand.json("--no-config", ".", "--preset", "privacy", in: folder.url)
    #expect(
      found.files == ["./a.docx", "./b.odt", "./c.epub", "./d.pdf", "./e.pdf", "./f.pdf"],
      "\(found.report)")
    #expect(Set(found.rules) == ["unreadable"])
  }

  /// Its table is damaged, yet all that it says of itself is read.
  @Test func aDocumentWithoutItsTableIsDamagedAndRead() throws {
    let text = String(
      decoding: HandmadePDF.file(["<</Type/Catalog/Pages 2 0 R>>", "<</Count 0/Kids[]>>"]),
      as: UTF8.self)
    let file = Data(
      (text.replacing("startxref\n", with: "startxref\n9")
        .replacing("/Root", with: "/Info<</Author(Jane)>>/Root")).utf8)
    let found = try CheckCommand.denying("a.pdf", file, "author")
    #expect(found.tags == ["PDF:Author"], "\(found.report)")
    let folder = try TestFolder()
    try folder.add("a.pdf", file)
    let archive = try CheckCommand.json("--no-config", ".", "--preset", "archive", in: folder.url)
    #expect(archive.rules.contains("damaged"), "\(archive.report)")
    #expect(!archive.rules.contains("unreadable"), "\(archive.report)")
  }

  @Test func findsWhoHasMadeABook() throws {
    let file = HandmadeArchive.publication(
      """
      <dc:title>A Book</dc:title><dc:creator>Jane Doe</dc:creator>
      <dc:contributor>calibre (0.8.57) [http://calibre-ebook.com]</dc:contributor>
      """)
    let found = try CheckCommand.denying("a.epub", file, "author", "owner")
    #expect(found.tags == ["XML-dc:Creator"], "\(found.report)")
  }

  @Test func findsWhoHasMadeARichText() throws {
    let text = #"{\rtf1{\info{\author Jane}{\operator Joe}{\*\company Doe}{\title A}}a}"#
    let found = try CheckCommand.denying("a.rtf", Data(text.utf8), "author", "owner")
    #expect(
      Set(found.tags) == ["RTF:Author", "RTF:LastModifiedBy", "RTF:Company"], "\(found.report)")
  }

  /// What is in it may say anything.
  @Test(arguments: ["EncryptedPackage", "EncryptedSummary", "\u{9}DRMContent"])
  func anEncryptedDocumentIsNotClean(_ stream: String) throws {
    let file = HandmadeCompoundFile.file([
      ("PowerPoint Document", Data(count: 64)), (stream, Data(count: 64)),
    ])
    let folder = try TestFolder()
    try folder.add("a.ppt", file)
    let found = try CheckCommand.json("--no-config", ".", "--preset", "privacy", in: folder.url)
    #expect(found.rules == ["unreadable"], "\(found.report)")
  }

  @Test(arguments: [
    ("a.odt", "oasis.opendocument.text", "meta.xml"),
    ("a.odt", "oasis.opendocument.text", "encrypted-package"),
    ("a.sxw", "sun.xml.writer", "content.xml"),
  ])
  func anEncryptedOpenDocumentIsNotClean(_ name: String, _ type: String, _ part: String) throws {
    let file = HandmadeArchive.file([
      ("mimetype", Data("application/vnd.\(type)".utf8)),
      (part, Data([0x9a, 0x33, 0x01, 0x02])),
      (
        "META-INF/manifest.xml",
        Data(#"<m:file-entry m:full-path="\#(part)"><m:encryption-data/></m:file-entry>"#.utf8)
      ),
    ])
    let folder = try TestFolder()
    try folder.add(name, file)
    for preset in ["privacy", "archive"] {
      let found = try CheckCommand.json("--no-config", ".", "--preset", preset, in: folder.url)
      #expect(found.rules == ["unreadable"], "\(found.report)")
    }
  }

  /// Only what is taken has a time when it was.
  @Test func aDocumentIsNotTaken() throws {
    let folder = try TestFolder()
    try folder.add("a.docx", HandmadeArchive.word())
    try folder.add("a.png", fixture: "srgb.png")
    let found = try CheckCommand.json("--no-config", ".", "--rule", "date", in: folder.url)
    #expect(found.files == ["./a.png"], "\(found.report)")
  }

  /// A camera's or a program's maker has the name of a company, too.
  @Test(arguments: ["Company", "Editor", "Manager", "Template"])
  func elsewhereTheNamesMeanOthers(_ keyword: String) throws {
    let file = HandmadePNG.file([("tEXt", Array((keyword + "\0ArcSoft").utf8))])
    #expect(try CheckCommand.denying("a.png", file, "author", "owner").status == 0)
  }

  @Test func archivesAndProgramsArePassedOver() throws {
    let folder = try TestFolder()
    try folder.add("a.zip", HandmadeArchive.file([("a.txt", Data("a".utf8))]))
    try folder.add("a.docx", HandmadeArchive.word())
    try folder.add("evening.rtf", fixture: "evening.rtf")
    try folder.add("font.ttf", fixture: "font.ttf")
    let outcome = try CheckCommand.run(["--preset", "web", "."], in: folder.url)
    #expect(outcome.text == "2 files: nothing found; 2 other files passed over\n")
  }

  @Test(arguments: ["a.docx", "a.xlsm", "a.ppt", "a.odt", "a.epub", "a.indd"])
  func aPointerInADocumentsPlaceIsNotClean(_ name: String) throws {
    let pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n"
    #expect(try CheckCommand.denying(name, Data(pointer.utf8), "location").rules == [])
    let folder = try TestFolder()
    try folder.add(name, Data(pointer.utf8))
    let found = try CheckCommand.json("--no-config", ".", "--preset", "privacy", in: folder.url)
    #expect(found.rules == ["unreadable"], "\(found.report)")
  }

  /// Plain texts, keys, graphs and catalogs of translations have such names as well.
  @Test(arguments: ["README.doc", "server.key", "graph.dot", "de.pot", "a.pages"])
  func textsOfOtherKindsArePassedOver(_ name: String) throws {
    let folder = try TestFolder()
    try folder.add(name, Data("digraph { a -> b }\n".utf8))
    let found = try CheckCommand.json("--no-config", ".", "--preset", "privacy", in: folder.url)
    #expect(found.status == 0, "\(found.report)")
  }

  @Test func saysWhatIsDoneInOffice() throws {
    let file = HandmadeArchive.word(core: "<cp:lastModifiedBy>Joe</cp:lastModifiedBy>")
    let fix = try CheckCommand.denying("a.docx", file, "owner").findings.first?["fix"].string
    #expect(fix?.contains("Inspect Document") == true, "\(fix ?? "")")
  }

  @Test func findsWhoHasSigned() throws {
    let file = HandmadePDF.file([
      "<</Type/Catalog/AcroForm<</Fields[<</FT/Sig/V 2 0 R>>]>>>>",
      "<</Type/Sig/Name(Jane Doe)/Location(Bozen)>>",
    ])
    let found = try CheckCommand.denying("a.pdf", file, "author", "location")
    #expect(
      found.tags.sorted() == ["PDF:SigningAuthority", "PDF:SigningLocation"], "\(found.report)")
  }

  @Test func findsTheAuthorOfADocumentOfKritas() throws {
    let text = """
      <document-info><about><initial-creator>Unknown</initial-creator></about><author>
      <full-name>Jane Doe</full-name><contact type="email">jane@example.org</contact></author>
      </document-info>
      """
    let picture = try Data(contentsOf: Command.fixtures.appending(path: "srgb.png"))
    let file = HandmadeArchive.file([
      ("mimetype", Data("application/x-krita".utf8)), ("documentinfo.xml", Data(text.utf8)),
      ("preview.png", picture),
    ])
    let found = try CheckCommand.denying("a.kra", file, "author", "thumbnail")
    #expect(found.tags == ["XML:AuthorFullName", "XML:AuthorEmail"], "\(found.report)")
    #expect(found.rules == ["author", "author", "thumbnail"], "\(found.report)")
  }

  /// Who SharePoint names in a document, and who has protected a workbook.
  @Test(arguments: [
    (
      "customXml/item1.xml",
      "<p xmlns='http://schemas.microsoft.com/office/2006/metadata/properties'><Owner><UserInfo>"
        + "<DisplayName>NAME</DisplayName></UserInfo></Owner></p>",
      "XML:UserInfoDisplayName"
    ),
    (
      "xl/workbook.xml", "<workbook><fileSharing userName='NAME'/></workbook>",
      "XML:FileSharingUserName"
    ),
  ])
  func findsAccounts(_ part: String, _ text: String, _ tag: String) throws {
    func tags(_ name: String) throws -> [String] {
      let file = HandmadeArchive.word([(part, Data(text.replacing("NAME", with: name).utf8))])
      return try CheckCommand.denying("a.docx", file, "owner").tags
    }
    #expect(try tags(#"CORP\jane"#) == [tag])
    #expect(try tags("Everyone except external users") == [])
    #expect(try tags("Microsoft Office User") == [])
  }

  /// Groups of SharePoint, links to share and everybody are nobody; whoever is called so elsewhere may be.
  @Test(arguments: [
    ("SharingLinks.5f0c6b0e-1234-4f5e-9abc-0123456789ab.Flexible.0d6c1c1e", 0),
    ("Limited Access System Group For Web", 0), ("Jeder, außer externen Benutzern", 0),
    ("除外部用户外的任何人", 0), ("c:0(.s|true", 0), ("c:0t.c|tenant|0d6c1c1e", 0),
    ("Marketing Members", 0), ("Team Owners", 0), ("i:0#.f|membership|jane@example.org", 1),
    ("Jane Members-Doe", 1),
    // In other languages, and those that SharePoint has of itself.
    ("Mitglieder von Marketing", 0), ("Besitzer von Marketing", 0), ("Marketing-Mitglieder", 0),
    ("Membres de Marketing", 0), ("Propriétaires de Marketing", 0), ("Miembros de Marketing", 0),
    ("Membri Marketing", 0), ("Leden van Marketing", 0), ("マーケティング メンバー", 0),
    ("Marketing Members ", 0), ("Members", 0), ("Jeder", 0), ("Tout le monde", 0),
    ("SharePoint App", 0), ("Approvers", 0), ("Viewers", 0), ("Hierarchy Managers", 0),
    ("Excel Services Viewers", 0), ("Besucher-Roth, Jane", 1), ("Jan van Leden", 1),
    ("Jane Viewers", 1),
  ])
  func passesOverGroupsOfSharePoint(_ name: String, _ count: Int) throws {
    let text = """
      <p xmlns='http://schemas.microsoft.com/office/2006/metadata/properties'><UserInfo>
      <DisplayName>\(name)</DisplayName></UserInfo></p>
      """
    let file = HandmadeArchive.word(
      core: "<cp:lastModifiedBy>The Visitors</cp:lastModifiedBy>",
      [("customXml/item1.xml", Data(text.utf8))])
    let found = try CheckCommand.denying("a.docx", file, "owner")
    #expect(found.tags.count { $0 == "XML:UserInfoDisplayName" } == count, "\(found.report)")
    #expect(found.tags.contains("XML:LastModifiedBy"))
  }

  /// KOffice's documents have the same properties as Krita's.
  @Test(arguments: ["kword", "kspread", "kpresenter", "karbon"])
  func findsAuthorsInDocumentsOfCalligra(_ kind: String) throws {
    let text = "<document-info><author><full-name>Jane Doe</full-name></author></document-info>"
    let file = HandmadeArchive.file([
      ("mimetype", Data("application/x-\(kind)".utf8)), ("documentinfo.xml", Data(text.utf8)),
    ])
    #expect(try CheckCommand.denying("a.zip", file, "author").tags == ["XML:AuthorFullName"])
  }
}
