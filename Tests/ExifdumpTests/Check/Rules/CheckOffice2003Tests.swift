import Foundation
import Testing

/// Users' folders in what Word, Excel and Visio of 2003 write as XML, as they are found in the packages of today.
@Suite struct CheckOffice2003Tests {
  private func tags(_ name: String, _ text: String) throws -> [String] {
    try CheckCommand.denying(name, Data(("<?xml version=\"1.0\"?>" + text).utf8), "owner").tags
  }

  private func workbook(_ content: String) throws -> [String] {
    try tags(
      "a.xml",
      """
      <Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet"
      xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet">\(content)</Workbook>
      """)
  }

  @Test func findsUsersInTheDataOfALetterToMany() throws {
    let text = #"""
      <w:wordDocument xmlns:w="http://schemas.microsoft.com/office/word/2003/wordml"><w:docPr>
      <w:mailMerge><w:connectString w:val="Provider=a;Data Source=C:\Users\jane\a.mdb"/>
      <w:dataSource w:val="C:\Users\jane\a.mdb"/><w:odso><w:udl w:val="Data Source=D:\a.mdb"/></w:odso>
      </w:mailMerge></w:docPr></w:wordDocument>
      """#
    #expect(
      try tags("a.xml", text) == [
        "XMP-w:WordDocumentDocPrMailMergeConnectStringVal",
        "XMP-w:WordDocumentDocPrMailMergeDataSourceVal",
      ])
  }

  /// Other workbooks stand in quotes, each by itself; what is computed is no path.
  @Test(arguments: [
    (#"=A1+'D:\data\[b.xls]S'!R1C1+'C:\Users\jane\[a.xls]S'!R1C1"#, true),
    (#"='\\srv\users\jane\[a.xls]S'!R1C1"#, true), (#"='C:\it''s\a\[a.xls]S'!R1C1"#, false),
    ("=HYPERLINK(&quot;C:\\Users\\jane\\a.xls&quot;)", true), ("=A1/users/total/B1", false),
    (#"=&quot;it's&quot;&amp;'C:\Users\jane\[a.xls]S'!R1C1"#, true),
    ("=SUM(RC[-1]:RC[-2])/home/jane/1", false), ("='C:\\Users\\jane\\[", false),
  ])
  func findsUsersInFormulas(_ formula: String, _ isFound: Bool) throws {
    let cell = "<Worksheet><Table><Row><Cell ss:Formula=\"\(formula)\"/></Row></Table></Worksheet>"
    #expect(
      try workbook(cell) == (isFound ? ["XMP-ss:WorkbookWorksheetTableRowCellFormula"] : []))
    let name = "<Names><NamedRange ss:RefersTo=\"\(formula)\"/></Names>"
    #expect(try workbook(name) == (isFound ? ["XMP-ss:WorkbookNamesNamedRangeRefersTo"] : []))
  }

  @Test(arguments: [
    (
      "<PivotTable EXCEL><PTSource><ConsolidationReference><FileName>[PATH]S</FileName>"
        + "</ConsolidationReference></PTSource></PivotTable>",
      "PivotTablePTSourceConsolidationReferenceFileName"
    ),
    (
      "<QueryTable EXCEL><QuerySource><TextWizardSettings><Name>PATH</Name>"
        + "</TextWizardSettings></QuerySource></QueryTable>",
      "QueryTableQuerySourceTextWizardSettingsName"
    ),
    (
      "<QueryTable EXCEL><QuerySource><Connection>ODBC;DSN=a;DBQ=PATH;FIL=b</Connection>"
        + "</QuerySource></QueryTable>",
      "QueryTableQuerySourceConnection"
    ),
  ])
  func findsUsersInFilesOfData(_ table: String, _ name: String) throws {
    let table = table.replacing("EXCEL", with: "xmlns='urn:schemas-microsoft-com:office:excel'")
    for path in [#"C:\Users\jane\a.txt"#, #"\\srv\users\jane\a.txt"#] {
      let text = "<Worksheet>\(table.replacing("PATH", with: path))</Worksheet>"
      #expect(try workbook(text) == ["XMP:WorkbookWorksheet" + name], "\(path)")
    }
    #expect(try workbook(table.replacing("PATH", with: #"D:\data\a.txt"#)) == [])
  }

  @Test func findsUsersInStencilsOfVisio() throws {
    let text = #"""
      <VisioDocument xmlns="http://schemas.microsoft.com/visio/2003/core"><Windows>
      <Window ID="0" Document="C:\Program Files\Visio\BASIC_M.VSS"/>
      <Window ID="1" Document="C:\Users\jane\Documents\My Shapes\a.vss"/></Windows></VisioDocument>
      """#
    #expect(try tags("a.vdx", text) == ["XMP:VisioDocumentWindowsWindowDocument"])
  }

  /// What Word has put before a path and behind it is left out, as of today's documents; what only cites one is none.
  @Test(arguments: [
    (#"C:\Users\jane\a.jpg"#, true), (#"Description: C:\Users\jane\a.jpg"#, true),
    (#"C:\Users\jane\a.jpg&#10;&#10;Description automatically generated"#, true),
    ("A house in /home/jane/ and so on", false), ("/users/groups/roles", false),
    (#"..\..\Users\jane\a.jpg"#, true), (#"\Users\jane\Pictures\a.jpg"#, true),
    (#"&quot;C:\Users\jane\a.jpg&quot;"#, true), ("../../images/home/a.jpg", false),
    ("/home/products/list", false), ("/home/ and /about/ menu", false),
    ("/Users/ folder, shown in Finder/", false),
  ])
  func findsUsersInDescriptions(_ text: String, _ isFound: Bool) throws {
    let word = """
      <?xml version="1.0"?><w:wordDocument xmlns:w="http://schemas.microsoft.com/office/word/2003/wordml"
      xmlns:v="urn:schemas-microsoft-com:vml"><w:body><w:p><w:r><w:pict><v:shape alt="\(text)"/>
      </w:pict></w:r></w:p></w:body></w:wordDocument>
      """
    let found = try CheckCommand.denying("a.xml", Data(word.utf8), "owner")
    #expect(
      found.tags == (isFound ? ["XMP-w:WordDocumentBodyPRPictShapeAlt"] : []), "\(found.report)")
    #expect(
      found.findings.allSatisfy { $0["fix"].string?.contains("another alternative text") == true })
  }

  /// What takes in other files goes with the links.
  @Test func advisesToBreakLinks() throws {
    let text = #"""
      <Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet"
      xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet"><Worksheet><Table><Row>
      <Cell ss:Formula="='C:\Users\jane\[a.xls]S'!R1C1"/></Row></Table></Worksheet></Workbook>
      """#
    let found = try CheckCommand.denying(
      "a.xml", Data(("<?xml version=\"1.0\"?>" + text).utf8), "owner")
    #expect(found.findings.compactMap { $0["fix"].string?.prefix(14) } == ["Break the link"])
  }

  /// Packages of today's in one text have the same paths in their parts.
  @Test(arguments: [
    (
      "/word/document.xml",
      #"<w:document xmlns:w="w"><wp:docPr xmlns:wp="x" descr="PATH"/></w:document>"#,
      "DocumentDocPrDescr", "Write another alternative text"
    ),
    (
      "/word/document.xml",
      #"<w:document xmlns:w="w"><wp:docPr xmlns:wp="x" title="PATH"/></w:document>"#,
      "DocumentDocPrTitle", "Write another alternative text"
    ),
    (
      "/ppt/slides/slide1.xml",
      #"<p:sld xmlns:p="p"><p:pic><p:cNvPr title="PATH"/></p:pic></p:sld>"#,
      "SldPicCNvPrTitle", "Write another alternative text"
    ),
    (
      "/ppt/slides/slide1.xml",
      #"<p:sld xmlns:p="p"><p:pic><p:cNvPr descr="PATH"/></p:pic></p:sld>"#,
      "SldPicCNvPrDescr", "Write another alternative text"
    ),
    (
      "/word/document.xml", #"<w:pict xmlns:w="w"><v:shape xmlns:v="v" alt="PATH"/></w:pict>"#,
      "PictShapeAlt", "Write another alternative text"
    ),
    (
      "/word/document.xml",
      #"<w:pict xmlns:w="w"><v:imagedata xmlns:v="v" xmlns:o="o" o:title="PATH"/></w:pict>"#,
      "PictImagedataTitle", "Write another alternative text"
    ),
    (
      "/word/settings.xml",
      #"<w:settings xmlns:w="w"><w:mailMerge><w:connectString w:val="a=b;DBQ=PATH"/></w:mailMerge></w:settings>"#,
      "SettingsMailMergeConnectStringVal", "Break the link"
    ),
    (
      "/word/settings.xml",
      #"<w:settings xmlns:w="w"><w:mailMerge><w:odso><w:udl w:val="a=PATH"/></w:odso></w:mailMerge></w:settings>"#,
      "SettingsMailMergeOdsoUdlVal", "Break the link"
    ),
  ])
  func findsUsersInPackagesInOneText(
    _ part: String, _ content: String, _ name: String, _ fix: String
  ) throws {
    for (path, isFound) in [(#"C:\Users\jane\a.jpg"#, true), (#"D:\data\a.jpg"#, false)] {
      let text = """
        <?xml version="1.0"?><?mso-application progid="Word.Document"?><pkg:package
        xmlns:pkg="http://schemas.microsoft.com/office/2006/xmlPackage"><pkg:part
        pkg:name="\(part)"><pkg:xmlData>\(content.replacing("PATH", with: path))</pkg:xmlData>
        </pkg:part></pkg:package>
        """
      let found = try CheckCommand.denying("a.xml", Data(text.utf8), "owner")
      #expect(
        found.tags == (isFound ? ["XMP-pkg:PackagePartXmlData" + name] : []), "\(found.report)")
      #expect(found.findings.allSatisfy { $0["fix"].string?.hasPrefix(fix) == true })
    }
  }

  /// A path that cells repeat is one; of what differs so much is looked at, and that is told.
  @Test(arguments: [(65_530, false, []), (65_531, false, ["owner"]), (65_531, true, [])])
  func looksAtSoManyPathsInFormulas(_ count: Int, _ isOne: Bool, _ rules: [String]) throws {
    let pieces = (0..<count).map { "'D:/a/\(100_000 + (isOne ? 0 : $0))'" }
    // Longer values are no texts.
    let cells = stride(from: 0, to: count, by: 1000).map { start in
      "<Cell ss:Formula=\"=\(pieces[start..<min(start + 1000, count)].joined(separator: "+"))\"/>"
    }
    let text = """
      <?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet"
      xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet"><Worksheet><Table><Row>
      \(cells.joined())</Row></Table></Worksheet></Workbook>
      """
    let found = try CheckCommand.denying("a.xml", Data(text.utf8), "owner")
    #expect(found.rules == rules, "\(found.report)")
  }
}
