import Foundation
import Testing

/// Users' folders in drawings, and in what those refer to.
@Suite struct CheckDrawingPathTests {
  @Test func findsUsersInPathsOfInkscape() throws {
    let drawing = """
      <svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"
      xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"
      inkscape:export-filename="/home/jane/a.png"/>
      """
    let found = try CheckCommand.denying("a.svg", Data(drawing.utf8), "owner")
    #expect(found.tags == ["SVG-inkscape:Export-filename"], "\(found.report)")
    // Where many were exported to is a folder.
    let batch = try CheckCommand.denying(
      "a.svg",
      Data(
        """
        <svg xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" \
        inkscape:export-batch-path="/home/jane"/>
        """.utf8), "owner")
    #expect(batch.tags == ["SVG-inkscape:Export-batch-path"], "\(batch.report)")
  }

  /// Where a drawing lay, and the pictures that it refers to.
  @Test func findsUsersInWhatADrawingRefersTo() throws {
    func found(_ root: String, _ content: String) throws -> CheckCommand.Result {
      let drawing = """
        <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"
        xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" width="1" height="1"
        \(root)>\(content)</svg>
        """
      return try CheckCommand.denying("a.svg", Data(drawing.utf8), "owner")
    }
    #expect(
      try found("sodipodi:docbase='/home/jane'", "").tags == ["SVG-sodipodi:Docbase"])
    let absolute = "<image xlink:href='a.png' sodipodi:absref='/data/home/jane/a.png'/>"
    #expect(try found("sodipodi:docname='a.svg'", absolute).tags == ["SVG:LinkedFile"])
    #expect(try found("", "<image xlink:href='/data/home/hero/a.png'/>").status == 0)
    let links = [
      "<g><image xlink:href='file:///home/jane/a.png'/></g>",
      "<image xlink:href='a.png' sodipodi:absref='C:\\Users\\jane\\a.png'/>",
      "<a href='file:///Users/jane/a.html'/>",
    ]
    for link in links {
      let found = try found("", link)
      #expect(found.tags == ["SVG:LinkedFile"], "\(found.report)")
      #expect(found.findings.allSatisfy { $0["fix"].string?.hasPrefix("Break the link") == true })
    }
    #expect(try found("", "<image href='/images/a.png'/><a href='/home/jane/a'/>").status == 0)
    // Hosts of the web, and others, whoever has saved the drawing.
    for (host, isFound) in [
      ("cdn.example.com", false), ("nas.local", true), ("192.0.2.1", true), ("nas", true),
    ] {
      for root in ["", "sodipodi:docname='a.svg'"] {
        let found = try found(root, "<image href='//\(host)/home/hero/a.png'/>")
        #expect(found.tags == (isFound ? ["SVG:LinkedFile"] : []), "\(host) \(root)")
      }
    }
    // What is no reference is a path.
    let export = "<g export-filename='//nas.example.com/home/jane/a.png'/>"
    #expect(try found("sodipodi:docname='a.svg'", export).tags == ["SVG:ExportFilename"])
    // Servers of pages have such folders, too, which are files' with the scheme alone.
    for path in [
      "/storage/users/42/avatar.png", "/data/users/avatars/1.png", "/data/home/slides/1.png",
      "/opt/home/a/b.png", "/work/users/icons/a.png",
    ] {
      #expect(try found("", "<image href='\(path)'/>").tags == [], "\(path)")
    }
    let disk = try found("", "<image href='file:///data/home/jane/a.png'/>")
    #expect(disk.tags == ["SVG:LinkedFile"])
  }

  /// Inkscape describes a drawing by that which it was made from.
  @Test(arguments: [
    ("/home/jane/Cads/a.dxf - scale = 0.100000", true), ("/home/products/list", false),
    ("A picture of Users: jane: and others", false),
  ])
  func findsUsersInDescriptionsOfDrawings(_ text: String, _ isFound: Bool) throws {
    let drawing = """
      <svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"><desc>\(text)</desc></svg>
      """
    let found = try CheckCommand.denying("a.svg", Data(drawing.utf8), "owner")
    #expect(found.tags == (isFound ? ["SVG:Desc"] : []), "\(found.report)")
  }
}
