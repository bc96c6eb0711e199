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
}
