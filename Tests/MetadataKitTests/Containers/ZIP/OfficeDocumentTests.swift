import Testing

@testable import MetadataKit

/// Office's documents, written byte by byte.
@Suite struct OfficeDocumentTests {
  private typealias Part = ZIPBytes.Part

  private static let open = "application/vnd.openxmlformats-officedocument."

  private func types(_ entries: (part: String, type: String)...) -> Part {
    let list = entries.map { part, type in
      part.hasPrefix("/")
        ? "<Override PartName=\"\(part)\" ContentType=\"\(type)\"/>"
        : "<Default Extension=\"\(part)\" ContentType=\"\(type)\"/>"
    }
    return Part(
      "[Content_Types].xml", "<?xml version=\"1.0\"?><Types>\(list.joined())</Types>",
      isDeflated: true)
  }

  private var document: Part {
    types(("/word/document.xml", Self.open + "wordprocessingml.document.main+xml"))
  }

  private let core = """
    <cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" \
    xmlns:d="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" \
    xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><d:title>A &amp; B</d:title>\
    <d:creator>Ann_x0041_</d:creator><cp:lastModifiedBy>Bob</cp:lastModifiedBy>\
    <cp:revision>3</cp:revision><cp:keywords/>\
    <dcterms:created xsi:type="dcterms:W3CDTF">2017-09-29T12:49:00Z</dcterms:created>\
    </cp:coreProperties>
    """

  private let app = """
    <Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/extended-properties" \
    xmlns:vt="http://schemas.openxmlformats.org/officeDocument/2006/docPropsVTypes">\
    <TotalTime>150</TotalTime><DocSecurity>4</DocSecurity><ScaleCrop>false</ScaleCrop>\
    <HeadingPairs><vt:vector size="2" baseType="variant"><vt:variant><vt:lpstr>Title</vt:lpstr>\
    </vt:variant><vt:variant><vt:i4>1</vt:i4></vt:variant></vt:vector></HeadingPairs>\
    <TitlesOfParts><vt:vector size="0" baseType="lpstr"/></TitlesOfParts>\
    <Company>C</Company><AppVersion>16.0000</AppVersion></Properties>
    """

  private let custom = """
    <Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/custom-properties" \
    xmlns:v="http://schemas.openxmlformats.org/officeDocument/2006/docPropsVTypes">\
    <property fmtid="{D5}" pid="2" name="checked on"><v:filetime>2020-01-02T03:04:05Z</v:filetime>\
    </property><property fmtid="{D5}" pid="3" name="_PID"><v:lpwstr>x</v:lpwstr></property>\
    <property fmtid="{D5}" pid="4" name="имя"><v:lpwstr>y</v:lpwstr></property></Properties>
    """

  private func whole(_ more: Part...) -> Bytes {
    ZIPBytes.archive(
      [
        document, Part("docProps/core.xml", core, isDeflated: true), Part("docProps/app.xml", app),
        Part("docProps/custom.xml", custom),
      ] + more)
  }

  /// As the Open XML SDK and .NET's packages write them: exiftool has the outermost element's name before all others.
  @Test func exiftoolKnowsOnePrefix() throws {
    let app = """
      <ap:Properties xmlns:ap="x" \
      xmlns:vt="http://schemas.openxmlformats.org/officeDocument/2006/docPropsVTypes">\
      <ap:Application>A</ap:Application><ap:DocSecurity>0</ap:DocSecurity><ap:TitlesOfParts>\
      <vt:vector size="2" baseType="lpstr"><vt:lpstr>One</vt:lpstr><vt:lpstr>Two</vt:lpstr>\
      </vt:vector></ap:TitlesOfParts></ap:Properties>
      """
    let core = """
      <coreProperties xmlns="y" xmlns:dc="http://purl.org/dc/elements/1.1/" \
      xmlns:dcterms="http://purl.org/dc/terms/" \
      xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><dc:creator>Ann</dc:creator>\
      <dcterms:created xsi:type="dcterms:W3CDTF">2017-09-29T12:49:00Z</dcterms:created>\
      </coreProperties>
      """
    let file = ZIPBytes.archive(
      [document, Part("docProps/core.xml", core), Part("docProps/app.xml", app)])
    let metadata = try Metadata(file.bytes)
    #expect(metadata["XML:Application"]?.description == "A")
    #expect(metadata["XML:DocSecurity"]?.description == "None")
    #expect(metadata["XMP-dc:Creator"]?.description == "Ann")
    #expect(metadata["XML:CreateDate"]?.description == "2017:09:29 12:49:00Z")
    var json = JSONWriter()
    ExiftoolView(isNumeric: false).write(metadata, name: Array("a.docx".utf8), &json)
    let text = json.text.string.filter { $0 != " " && $0 != "\n" }
    for tag in [
      "PropertiesApplication\":\"A\"", "PropertiesDocSecurity\":0",
      "PropertiesTitlesOfParts\":[\"One\",\"Two\"]", "CorePropertiesXmlns\":\"y\"",
      "CorePropertiesCreator\":\"Ann\"", "CorePropertiesCreatedType\":\"dcterms:W3CDTF\"",
      "CorePropertiesCreated\":\"2017-09-29T12:49:00Z\"",
    ] {
      #expect(text.contains("\"XML:" + tag), "\(text)")
    }
    #expect(!text.contains("XML:Application") && !text.contains("XMP-dc:Creator"))
    file.readEveryTruncation()
  }

  @Test func tellsProperties() throws {
    let file = whole()
    let metadata = try Metadata(file.bytes)
    #expect(metadata.warnings.isEmpty)
    #expect(metadata.format.name == "DOCX")
    #expect(metadata["XMP-dc:Title"]?.description == "A & B")
    #expect(metadata["XMP-dc:Creator"]?.description == "AnnA")
    #expect(metadata["XML:LastModifiedBy"]?.description == "Bob")
    #expect(metadata["XML:RevisionNumber"]?.description == "3")
    #expect(metadata["XML:Keywords"]?.description == "")
    #expect(metadata["XML:CreateDate"]?.description == "2017:09:29 12:49:00Z")
    #expect(metadata.created?.local == "2017-09-29T12:49:00")
    #expect(metadata.created?.source == "XML:CreateDate")
    #expect(metadata.tags.allSatisfy { $0.name != "CreatedType" })
    #expect(metadata.pair("XML:TotalEditTime") == ["2.5 hours", "150"])
    #expect(metadata.pair("XML:DocSecurity") == ["Read-only enforced", "4"])
    #expect(metadata.pair("XML:ScaleCrop") == ["No", "false"])
    let pairs = metadata.tags.filter { $0.name == "HeadingPairs" }.map(\.description)
    #expect(pairs == ["Title", "1"])
    #expect(metadata["XML:TitlesOfParts"]?.description == "")
    #expect(metadata["XML:AppVersion"]?.description == "16.0000")
    #expect(metadata["XML:CheckedOn"]?.description == "2020:01:02 03:04:05Z")
    #expect(metadata["XML:Tag_PID"]?.description == "x")
    #expect(metadata["XML:PropertyOfOtherLetters"]?.description == "y")
    #expect(ZIPBytes.names(metadata).count == 4)
    file.readEveryTruncation()
  }

  @Test(arguments: [
    ("0", "0"), ("1", "1 minute"), ("59", "59 minutes"), ("60", "1.0 hours"), ("2880", "2.0 days"),
  ]) func tellsMinutes(_ value: String, _ words: String) throws {
    let app = "<Properties><TotalTime>\(value)</TotalTime></Properties>"
    let metadata = try Metadata(
      ZIPBytes.archive([document, Part("docProps/app.xml", app)]).bytes)
    #expect(metadata.pair("XML:TotalEditTime") == [words, value])
  }

  @Test(arguments: [
    ("application/vnd.ms-word.document.macroEnabled.main+xml", "/word/document.xml", "DOCM"),
    (
      "application/vnd.ms-word.template.macroEnabledTemplate.main+xml", "/word/document.xml", "DOTM"
    ),
    ("application/vnd.ms-excel.sheet.binary.macroEnabled.main", "/xl/workbook.bin", "XLSB"),
    ("application/vnd.ms-visio.stencil.macroEnabled.main+xml", "/visio/document.xml", "VSSM"),
    ("application/vnd.ms-package.xps-fixeddocumentsequence+xml", "fdseq", "XPS"),
  ]) func tellsTypesByTheMainPart(_ type: String, _ part: String, _ name: String) throws {
    let metadata = try Metadata(
      ZIPBytes.archive([types((part, type)), Part("docProps/core.xml", core)]).bytes)
    #expect(metadata.format.name == name)
    #expect(metadata["XML:LastModifiedBy"]?.description == "Bob")
  }

  /// A part of a usual name counts more than others, and another part more than endings.
  @Test func takesTheRightMainPart() throws {
    let presentation = Self.open + "presentationml.presentation.main+xml"
    let document = Self.open + "wordprocessingml.document.main+xml"
    let sheet = Self.open + "spreadsheetml.sheet.main+xml"
    func name(_ types: Part) throws -> String {
      try Metadata(ZIPBytes.archive([types]).bytes).format.name
    }
    let first = types(("xml", sheet), ("/a.xml", document), ("/ppt/presentation.xml", presentation))
    #expect(try name(first) == "PPTX")
    #expect(try name(types(("xml", sheet), ("/a.xml", document))) == "DOCX")
    #expect(try name(types(("xml", sheet))) == "XLSX")
    let slides = ZIPBytes.archive([types(("xml", presentation))]).bytes
    #expect(try Metadata(slides, name: "a.thmx").format.name == "THMX")
  }

  /// exiftool knows such with slides alone.
  @Test(arguments: ["openxmlformats-officedocument", "ms-office"])
  func aThemeWithoutSlidesIsOne(_ maker: String) throws {
    let manager = (
      part: "/theme/theme/themeManager.xml", type: "application/vnd.\(maker).themeManager+xml"
    )
    let metadata = try Metadata(ZIPBytes.archive([types(manager)]).bytes, name: "a.thmx")
    #expect(metadata.format.name == "THMX" && metadata.format.fileExtension == "thmx")
    #expect(exiftool(metadata).contains("\"File:FileType\":\"ZIP\""))
    let slides = (
      part: "/ppt/presentation.xml", type: Self.open + "presentationml.presentation.main+xml"
    )
    let both = try Metadata(ZIPBytes.archive([types(manager, slides)]).bytes)
    #expect(both.format.name == "PPTX")
  }

  private func exiftool(_ metadata: Metadata) -> String {
    var json = JSONWriter()
    ExiftoolView(isNumeric: false).write(metadata, name: Array("a".utf8), &json)
    return json.text.string.filter { !$0.isWhitespace }
  }

  /// exiftool takes each part for a document of its own, of which the first counts.
  @Test func theFirstPropertiesCount() throws {
    let other = "<coreProperties><lastModifiedBy>Eve</lastModifiedBy></coreProperties>"
    let file = ZIPBytes.archive([
      document, Part("docProps/core.xml", core), Part("docProps/core0.xml", other),
    ])
    let metadata = try Metadata(file.bytes)
    #expect(metadata.tags.count { $0.name == "LastModifiedBy" } == 2)
    #expect(exiftool(metadata).contains("\"XML:LastModifiedBy\":\"Bob\""))
  }

  /// What exiftool has no name for is Word's to it, unless the file's name says more.
  @Test func tellsExiftoolsTypes() throws {
    let visio = "application/vnd.ms-visio.template.main+xml"
    let file = ZIPBytes.archive([types(("/visio/document.xml", visio))]).bytes
    let metadata = try Metadata(file)
    #expect(metadata.format.name == "VSTX")
    #expect(exiftool(metadata).contains("\"File:FileType\":\"DOCX\""))
    let named = try Metadata(file, name: "a.xlsx")
    #expect(exiftool(named).contains("\"File:FileType\":\"XLSX\""))
  }

  @Test func tellsThePicture() throws {
    let file = whole(Part(name: "docProps/thumbnail.jpeg", content: [1, 2, 3], isDeflated: true))
    let metadata = try Metadata(file.bytes)
    #expect(metadata["File:PreviewImage"]?.isBinary == true)
    #expect(metadata["File:PreviewImage"]?.count == 3)
    #expect(metadata.blocks.contains { $0.kind == .preview && $0.byteCount == 3 })
    let metafile = whole(Part(name: "docProps/thumbnail.wmf", content: [1, 2]))
    #expect(try Metadata(metafile.bytes)["File:PreviewWMF"]?.count == 2)
  }

  @Test func damagedPartsHideNoOthers() throws {
    let file = whole(Part("docProps/broken.xml", "<Properties><Alpha>1</Alpha>"))
    let compressed = Array("PK\u{1}\u{2}".utf8)
    // The first part of properties says that it is compressed by a method that nobody knows.
    var bytes = file.bytes
    var entries = 0
    for place in bytes.indices.dropLast(4) where Array(bytes[place..<place + 4]) == compressed {
      entries += 1
      if entries == 2 { bytes[place + 10] = 77 }
    }
    let metadata = try Metadata(bytes)
    #expect(metadata["XMP-dc:Title"] == nil)
    #expect(metadata["XML:Company"]?.description == "C")
    #expect(metadata["XML:Alpha"]?.description == "1")
    #expect(Set(metadata.warnings.map(\.code)) == [.unsupported, .malformed])
    #expect(ZIPBytes.names(metadata).count == 5)
  }

  /// Properties whose entries are all of the same bytes are paid for each time.
  /// An encrypted part says that it is (APPNOTE §4.4.4), and hides no others.
  @Test func encryptedPartsAreToldOf() throws {
    var file = whole().bytes
    let entries = file.indices.filter { file[$0...].starts(with: Array("PK\u{1}\u{2}".utf8)) }
    file[try #require(entries.dropFirst().first) + 8] = 1
    let metadata = try Metadata(file)
    #expect(metadata.warnings.map(\.code) == [.unsupported])
    #expect(metadata["XMP-dc:Creator"] == nil)
    #expect(metadata["XML:Company"]?.description == "C")
  }

  @Test func boundsPropertiesThatShareTheirBytes() throws {
    let text = "<Properties><A>" + String(repeating: "a", count: 60_000) + "</A></Properties>"
    let shared = Part("docProps/a.xml", text, isDeflated: true)
    let file = ZIPBytes.archive([shared])
    let length = 46 + shared.name.utf8.count
    let body = Array(file.bytes.dropLast(22 + length))
    let entry = Array(file.bytes.dropLast(22).suffix(length))
    let directory = [[UInt8]](repeating: entry, count: 4000).flatMap(\.self)
    let document = Bytes().raw(body).raw(directory).text("PK\u{5}\u{6}").zeros(4)
      .little(4000, 4000, size: 2).little(directory.count, body.count, size: 4)
      .little(0, size: 2)
    let metadata = try Metadata(document.bytes)
    #expect(metadata.warnings.contains { $0.code == .limitExceeded })
    let told = metadata.tags.count { $0.name == "TagA" }
    #expect(told > 10 && told < 200)
  }

  /// .NET has the core properties in a place of its own, others in any, which their type tells.
  @Test(arguments: ["package/services/metadata/core-properties/1.psmdcp", "other/core.xml"])
  func findsCorePropertiesElsewhere(_ path: String) throws {
    let type = "application/vnd.openxmlformats-package.core-properties+xml"
    let main = ("/xl/workbook.xml", Self.open + "spreadsheetml.sheet.main+xml")
    let sheet = ZIPBytes.archive([types(main, ("/" + path, type)), Part(path, core)])
    let metadata = try Metadata(sheet.bytes)
    #expect(metadata.format.name == "XLSX")
    #expect(metadata["XMP-dc:Creator"]?.description == "AnnA")
    #expect(metadata["XML:LastModifiedBy"]?.description == "Bob")
    #expect(metadata.warnings.isEmpty)
    #expect(!exiftool(metadata).contains("LastModifiedBy"))
    // Packages of other programs are archives.
    let package = try Metadata(
      ZIPBytes.archive([types(("/" + path, type)), Part(path, core)]).bytes)
    #expect(package.format.name == "ZIP")
    #expect(package["XML:LastModifiedBy"]?.description == "Bob")
    #expect(exiftool(package).contains("\"File:FileType\":\"ZIP\""))
  }

  @Test func readsPropertiesInCodePages() throws {
    let text =
      "<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?>"
      + core.replacing("Bob", with: "Zo~")
    let bytes = text.utf8.map { $0 == 0x7e ? UInt8(0xeb) : $0 }
    let file = ZIPBytes.archive([document, Part(name: "docProps/core.xml", content: bytes)])
    let metadata = try Metadata(file.bytes)
    #expect(metadata["XML:LastModifiedBy"]?.description == "Zoë")
    #expect(metadata["XML:RevisionNumber"]?.description == "3")
    #expect(metadata.warnings.isEmpty)
  }

  /// Of a long list of types nothing is taken, and what its parts are is told by their names.
  @Test func longListsOfTypesAreLeftOut() throws {
    var options = ReadOptions()
    options.limits.valueBytes = 512
    let remark = "<!--" + String(repeating: "a", count: 2000) + "-->"
    let types = Part(name: document.name, content: document.content + Array(remark.utf8))
    let file = ZIPBytes.archive([types, Part("word/document.xml", "<a/>")])
    let metadata = try Metadata(file.bytes, options: options)
    #expect(metadata.format.name == "DOCX")
    #expect(metadata.warnings.map(\.code) == [.limitExceeded])
  }

  /// A part that there is no room for is left out alone.
  @Test func largePartsHideNoOthers() throws {
    var options = ReadOptions()
    options.limits.decodedBytes = 20_000
    let large = "<Properties><B>" + String(repeating: "b", count: 30_000) + "</B></Properties>"
    let file = ZIPBytes.archive([
      document, Part("docProps/a.xml", large, isDeflated: true),
      Part("docProps/core.xml", core, isDeflated: true),
    ])
    let metadata = try Metadata(file.bytes, options: options)
    #expect(metadata["XML:LastModifiedBy"]?.description == "Bob")
    #expect(metadata.warnings.map(\.code) == [.limitExceeded])
  }

  @Test func unescapesCharacters() {
    func text(_ text: String) -> String {
      String(decoding: OfficeText.unescaped(Array(text.utf8)), as: UTF8.self)
    }
    #expect(text("a_x000D_b") == "a\rb")
    #expect(text("_xd83d__xde00_") == "\u{1f600}")
    // These are no characters.
    #expect(text("_xd83d_a_xDE00_") == "_xd83d_a_xDE00_")
    #expect(text("_xd83d__x0041__x0000_z") == "_xd83d_A_x0000_z")
    #expect(text("_x00_ _x+041_ x_") == "_x00_ _x+041_ x_")
  }

  /// Templates and files, not pages of the web, places in the document and what is in it.
  @Test func tellsFilesThatItRefersTo() throws {
    func list(_ entries: (type: String, target: String, mode: String)...) -> String {
      let elements = entries.map {
        """
        <Relationship Id="r" Type="http://x/relationships/\($0.type)" Target="\($0.target)" \
        TargetMode="\($0.mode)"/>
        """
      }
      return "<Relationships>\(elements.joined())</Relationships>"
    }
    let settings = list(
      ("attachedTemplate", #"file:///C:\Users\jane%20doe\a.dotx"#, "External"),
      ("mailMergeSource", "/Users/jane/b%20c.xlsx", "External"))
    let body = list(
      ("hyperlink", "https://example.org/a", "External"),
      ("hyperlink", "mailto:a@example.org", "External"), ("hyperlink", "#a", "External"),
      ("image", #"..\%5ba%5d.png"#, "External"), ("image", #"..\%5ba%5d.png"#, "External"),
      ("hyperlink", "magnet:?xt=urn:btih:abc", "External"),
      ("hyperlink", "ms-word:ofe|u|https://example.com/a.docx", "External"),
      ("hyperlink", "https://example-my.sharepoint.com/personal/jane/a.docx", "External"),
      ("oleObject", "Macintosh HD:Users:jane:a.xls", "External"),
      ("image", "https://example.org/personal/jane/a.png", "External"),
      ("image", "media/a.png", "Internal"), ("image", "", "External"))
    let file = whole(
      Part("word/_rels/settings.xml.rels", settings, isDeflated: true),
      Part("word/_rels/document.xml.rels", body))
    let metadata = try Metadata(file.bytes)
    #expect(metadata.warnings.isEmpty)
    #expect(
      metadata["XML:AttachedTemplate"]?.description == #"file:///C:\Users\jane doe\a.dotx"#)
    #expect(
      metadata["XML:LinkedFile"]?.values.map(\.description) == [
        "/Users/jane/b c.xlsx", #"..\[a].png"#,
        "https://example-my.sharepoint.com/personal/jane/a.docx", "Macintosh HD:Users:jane:a.xls",
        "https://example.org/personal/jane/a.png",
      ])
    #expect(!exiftool(metadata).contains("LinkedFile"))
    file.readEveryTruncation()
  }

  /// Excel keeps the folder, of which exiftool says nothing; what follows it may be long.
  @Test(arguments: [true, false]) func tellsTheFolderOfAWorkbook(_ isDeflated: Bool) throws {
    func workbook(_ folder: String) -> Part {
      let text = """
        <workbook xmlns:mc="m"><mc:AlternateContent><mc:Choice Requires="x15">\(folder)</mc:Choice>\
        </mc:AlternateContent><sheets>\(String(repeating: "<sheet name='a'/>", count: 8000))</sheets>\
        </workbook>
        """
      return Part("xl/workbook.xml", text, isDeflated: isDeflated)
    }
    let file = whole(
      workbook(#"<x15ac:absPath url="C:\Users\jane%20doe\&amp;\" xmlns:x15ac="x"/>"#))
    let metadata = try Metadata(file.bytes)
    #expect(metadata.warnings.isEmpty)
    #expect(metadata["XML:WorkbookFolder"]?.description == #"C:\Users\jane%20doe\&\"#)
    #expect(!exiftool(metadata).contains("WorkbookFolder"))
    let none = try Metadata(whole(workbook("<x15ac:other url='a'/>")).bytes)
    #expect(none["XML:WorkbookFolder"] == nil && none.warnings.isEmpty)
    // The same in binary form, of no characters.
    let empty = Part(name: "xl/workbook.bin", content: [0x97, 0x10, 4, 0, 0, 0, 0])
    #expect(try Metadata(whole(empty).bytes)["XML:WorkbookFolder"] == nil)
    let broken = try Metadata(whole(workbook("<x15ac:absPath>&</x15ac:absPath>")).bytes)
    #expect(broken["XML:WorkbookFolder"] == nil)
    #expect(broken.warnings.map(\.code) == [.malformed])
  }

  @Test func tellsOfBrokenListsOfFiles() throws {
    let broken = #"<Relationships><Relationship TargetMode="External" Target="a.xls"/>"#
    let metadata = try Metadata(whole(Part("word/_rels/document.xml.rels", broken)).bytes)
    #expect(metadata["XML:LinkedFile"]?.description == "a.xls")
    #expect(metadata.warnings.map(\.code) == [.malformed])
    #expect(metadata.warnings.allSatisfy { $0.hidesProperties })
    let properties = core.replacing("<cp:lastModifiedBy>", with: "&nbsp;<cp:lastModifiedBy>")
    let hidden = try Metadata(
      ZIPBytes.archive([document, Part("docProps/core.xml", properties)]).bytes)
    #expect(hidden["XML:LastModifiedBy"] == nil)
    #expect(hidden.warnings.map(\.hidesProperties) == [true])
  }
}
