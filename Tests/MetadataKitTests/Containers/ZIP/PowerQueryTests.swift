import Foundation
import Testing

@testable import MetadataKit

/// Queries of a workbook, an archive within a text.
@Suite struct PowerQueryTests {
  private typealias Part = ZIPBytes.Part

  private func workbook(_ queries: [UInt8], isDeflated: Bool = true) throws -> Metadata {
    let types = """
      <Types><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-\
      officedocument.spreadsheetml.sheet.main+xml"/></Types>
      """
    let text = """
      <?xml version="1.0" encoding="utf-16"?><DataMashup \
      xmlns="http://schemas.microsoft.com/DataMashup">\(Data(queries).base64EncodedString())</DataMashup>
      """
    let wide = text.utf16.reduce(Bytes().raw([0xff, 0xfe])) { $0.little(Int($1), size: 2) }
    return try Metadata(
      ZIPBytes.archive([
        Part("[Content_Types].xml", types),
        Part(name: "customXml/item1.xml", content: wide.bytes, isDeflated: isDeflated),
      ]).bytes)
  }

  private func queries(_ program: String) -> [UInt8] {
    let package = ZIPBytes.archive([
      Part("Config/Package.xml", "<Package/>"),
      Part("Formulas/Section1.m", program, isDeflated: true),
    ]).bytes
    return Bytes().little(0, package.count, size: 4).raw(package).little(0, size: 4).bytes
  }

  @Test(arguments: [true, false]) func tellsFilesThatAreTakenIn(_ isDeflated: Bool) throws {
    let program = #"""
      section Section1;

      // a quote " in a remark
      shared a = let
          Source = Csv.Document(File.Contents("C:\Users\jane\Documents\a.csv"),[Delimiter=","]),
          #"Changed Type" = Table.TransformColumnTypes(Source,{{"A/B", type text}}),
          b = Folder.Files("\\srv\share\b"), c = Web.Contents("https://example.org/c.csv"),
          d = SharePoint.Files("https://example-my.sharepoint.com/personal/jane/", [ApiVersion = 15]),
          e = Odbc.DataSource("driver={x};dbq=C:\a\e.mdb"), f = Folder.Files("/Users/jane/Data"),
          g = OleDb.DataSource("provider=a;data source=""C:\a\g.mdb""", [RelativePath="/users/a/b"])
      in Source;
      """#
    let found = try workbook(queries(program), isDeflated: isDeflated)
    #expect(found.warnings.isEmpty)
    #expect(
      found["XML:LinkedFile"]?.values.map(\.description) == [
        #"C:\Users\jane\Documents\a.csv"#, #"\\srv\share\b"#,
        "https://example-my.sharepoint.com/personal/jane/", #"C:\a\e.mdb"#, "/Users/jane/Data",
        #"C:\a\g.mdb"#,
      ])
  }

  /// Values in addresses and in what is looked for in texts are none of settings. A drive's path, a server's and the URL of
  /// a file are, whatever the setting is called.
  @Test(arguments: [
    (#"Web.Contents("https://api.example.org/proxy?path=/users/list/active")"#, nil),
    (#"Web.Contents("https://example.org/login?next=/home/dashboard/main")"#, nil),
    (#"Text.Replace(x,"href=/users/a/b","")"#, nil),
    (#"Text.Replace(x,"href=/home/a/b","")"#, nil),
    (#"Web.Contents("https://example.org/show?image=/users/a/b.png")"#, nil),
    (#"Odbc.DataSource("dsn=x;DefaultDir=""C:\Users\jane\d""")"#, #"C:\Users\jane\d"#),
    (
      #"OleDb.DataSource("Data Source=(LocalDB)\v11.0;AttachDbFilename=C:\Users\jane\a.mdf")"#,
      #"C:\Users\jane\a.mdf"#
    ),
    (#"Odbc.DataSource("driver={Firebird};dbname=C:/Users/jane/a.fdb")"#, "C:/Users/jane/a.fdb"),
    (#"OleDb.DataSource("Provider=MSOLAP;Location=\\srv\jane\a.cub")"#, #"\\srv\jane\a.cub"#),
    (#"Odbc.DataSource("dsn=x;uri=file:///Users/jane/a.db")"#, "file:///Users/jane/a.db"),
  ])
  func tellsValuesOfSettingsAlone(_ source: String, _ path: String?) throws {
    let found = try workbook(queries("section Section1;\nshared a = let S = \(source) in S;"))
    #expect(found["XML:LinkedFile"]?.values.map(\.description) == path.map { [$0] })
  }

  /// What cannot be read may have paths in it.
  @Test func tellsOfDamagedQueries() throws {
    let whole = queries("section Section1;")
    #expect(try workbook(whole).warnings.isEmpty)
    for queries in [Array(whole.prefix(60)), Array(whole.prefix(6))] {
      let found = try workbook(queries)
      #expect(found["XML:LinkedFile"] == nil)
      #expect(found.warnings.map(\.hidesProperties) == [true])
    }
    #expect(try workbook([]).warnings.isEmpty)
  }
}
