import Foundation
import Testing

/// Users' folders and accounts in links of documents, and in what files say that they were made from.
@Suite struct CheckLinkTests {
  /// Addresses of OneDrive behind a scheme, as a browser shows them, and files behind a scheme of a program.
  @Test(arguments: [
    ("onenote:https://d.docs.live.net/0123456789abcdef/a.one#Page&amp;section-id=1", true),
    ("ms-word:ofe|u|https://example-my.sharepoint.com/personal/jane_example_com/a.docx", true),
    (#"onenote:///C:\Users\jane\Documents\a.one"#, true),
    ("https://example-my.sharepoint.com/my?id=%2Fpersonal%2Fjane%5Fexample%5Fcom%2Fa", true),
    ("https://onedrive.live.com/edit.aspx?resid=0123456789ABCDEF%21123", true),
    ("https://onedrive.live.com/about", false), ("https://example.com/my?id=/personal/jane", false),
    ("onenote:https://example.sharepoint.com/sites/team/a.one", false),
  ])
  func findsUsersInLinksOfText(_ target: String, _ isFound: Bool) throws {
    let text = """
      <Relationships><Relationship Id="r" Type="http://x/relationships/hyperlink" \
      Target="\(target)" TargetMode="External"/></Relationships>
      """
    let file = HandmadeArchive.word([("word/_rels/document.xml.rels", Data(text.utf8))])
    let found = try CheckCommand.denying("a.docx", file, "owner")
    #expect(found.tags == (isFound ? ["XML:LinkedFile"] : []), "\(found.report)")
  }

  /// Of its text, and of the pictures that it shows.
  @Test func findsUsersInLinksOfWord2003() throws {
    let text = #"""
      <?xml version="1.0"?>
      <w:wordDocument xmlns:w="http://schemas.microsoft.com/office/word/2003/wordml"
      xmlns:v="urn:schemas-microsoft-com:vml"><w:body><w:p>
      <w:hlink w:dest="file:///C:\Users\jane\a.doc"><w:r><w:t>a</w:t></w:r></w:hlink>
      <w:hlink w:dest="http://example.org/home/jane/a"/><w:r><w:pict><v:shape>
      <v:imagedata src="C:\Users\jane\a.png"/></v:shape></w:pict></w:r></w:p></w:body></w:wordDocument>
      """#
    let found = try CheckCommand.denying("a.xml", Data(text.utf8), "owner")
    #expect(
      found.tags == [
        "XMP-w:WordDocumentBodyPHlinkDest", "XMP-w:WordDocumentBodyPRPictShapeImagedataSrc",
      ], "\(found.report)")
  }

  @Test func findsUsersInLinksOfVisio2003() throws {
    let text = #"""
      <?xml version="1.0"?>
      <VisioDocument xmlns="http://schemas.microsoft.com/visio/2003/core"><Pages><Page><Shapes><Shape>
      <Hyperlink><Address>C:\Users\jane\a.doc</Address></Hyperlink></Shape></Shapes></Page></Pages>
      </VisioDocument>
      """#
    let found = try CheckCommand.denying("a.vdx", Data(text.utf8), "owner")
    #expect(
      found.tags == ["XMP:VisioDocumentPagesPageShapesShapeHyperlinkAddress"], "\(found.report)")
  }

  /// Of cells, and of other workbooks that formulas refer to.
  @Test func findsUsersInLinksOfExcel2003() throws {
    let text = #"""
      <?xml version="1.0"?>
      <Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet"
      xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet"><ExcelWorkbook
      xmlns="urn:schemas-microsoft-com:office:excel"><SupBook><Path>C:\Users\jane\b.xls</Path>
      </SupBook></ExcelWorkbook><Worksheet ss:Name="a"><Table><Row>
      <Cell ss:HRef="file:///C:\Users\jane\a.xls" ss:Formula="=1/RC"/><Cell
      ss:Formula="='C:\Users\jane\[b.xls]a'!RC"/></Row></Table></Worksheet></Workbook>
      """#
    let found = try CheckCommand.denying("a.xml", Data(text.utf8), "owner")
    #expect(
      found.tags == [
        "XMP:WorkbookExcelWorkbookSupBookPath", "XMP-ss:WorkbookWorksheetTableRowCellHRef",
        "XMP-ss:WorkbookWorksheetTableRowCellFormula",
      ], "\(found.report)")
  }

  /// Inkscape keeps of each object what it was exported to.
  @Test func findsUsersInExportsOfObjects() throws {
    let drawing = """
      <svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"
      xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"><g>
      <rect inkscape:export-filename="/home/jane/a.png" width="1" height="1"/></g></svg>
      """
    let found = try CheckCommand.denying("a.svg", Data(drawing.utf8), "owner")
    #expect(found.tags == ["SVG:ExportFilename"], "\(found.report)")
  }

  /// GPAC writes the path of what it takes in as the name of a track's handler.
  @Test func findsUsersInHandlersOfTracks() throws {
    var movie = try Data(contentsOf: Command.fixtures.appending(path: "fragmented.mp4"))
    let place = try #require(movie.range(of: Data("VideoHandler".utf8)))
    movie.replaceSubrange(place, with: Data("/home/jane/a".utf8))
    let found = try CheckCommand.denying("a.mp4", movie, "owner")
    #expect(found.tags == ["Track1:HandlerDescription"], "\(found.report)")
  }

  /// Blender, V-Ray and Nuke keep the paths of scenes and of what was read in attributes of their own.
  @Test(arguments: [
    ("File", "File"), ("vrayInfo/filename", "VrayInfoFilename"),
    ("nuke/input/filename", "NukeInputFilename"),
  ])
  func findsUsersInScenesOfOpenEXR(_ attribute: String, _ name: String) throws {
    let path = "/home/jane/a.blend"
    var picture = Data([0x76, 0x2f, 0x31, 1, 2, 0, 0, 0]) + Data("\(attribute)\0string\0".utf8)
    picture += [UInt8(path.utf8.count), 0, 0, 0] + Data(path.utf8) + [0]
    let found = try CheckCommand.denying("a.exr", picture, "owner")
    #expect(found.tags == ["OpenEXR:\(name)"], "\(found.report)")
  }
}
