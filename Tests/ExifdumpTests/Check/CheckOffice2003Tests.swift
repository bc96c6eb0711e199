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
}
