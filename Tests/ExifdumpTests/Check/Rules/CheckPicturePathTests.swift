import Foundation
import Testing

/// Users' folders in what programs say of a picture, and of what it was made from.
@Suite struct CheckPicturePathTests {
  /// What Adobe's programs say of projects and caches, and Blender of its scene.
  @Test(arguments: [
    ("creatorAtom/1.0/", "aeProjectLink_fullPath"),
    ("xmp/1.0/DynamicMedia/", "contributedMediaPath"),
    ("camera-raw-settings/1.0/", "NegativeCachePath"), ("xap/1.0/mm/", "LastURL"),
    ("xap/1.0/mm/", "DerivedFromAlternatePaths"),
  ])
  func findsUsersInPathsOfProjects(_ space: String, _ name: String) throws {
    let packet = """
      <x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF
      xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description
      xmlns:a="http://ns.adobe.com/\(space)" a:\(name)="/Users/jane/a.aep"/></rdf:RDF></x:xmpmeta>
      """
    let found = try CheckCommand.denying("a.xmp", Data(packet.utf8), "owner")
    #expect(found.rules == ["owner"], "\(found.report)")
  }

  /// Adobe's programs write the paths of what something was made from.
  @Test(arguments: [
    ("xmpMM", "http://ns.adobe.com/xap/1.0/mm/", "ManagedFrom", "stRef:filePath"),
    ("xmpMM", "http://ns.adobe.com/xap/1.0/mm/", "RenditionOf", "stRef:filePath"),
    (
      "creatorAtom", "http://ns.adobe.com/creatorAtom/1.0/", "macAtom",
      "creatorAtom:posixProjectPath"
    ),
    ("xmpDM", "http://ns.adobe.com/xmp/1.0/DynamicMedia/", "projectRef", "xmpDM:path"),
  ])
  func findsUsersInPathsOfAdobe(_ prefix: String, _ space: String, _ name: String, _ field: String)
    throws
  {
    let packet = """
      <x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF
      xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description
      xmlns:stRef="http://ns.adobe.com/xap/1.0/sType/ResourceRef#" xmlns:\(prefix)="\(space)">
      <\(prefix):\(name) \(field)="/Users/jane/a.psd"/></rdf:Description></rdf:RDF></x:xmpmeta>
      """
    let found = try CheckCommand.denying("photo.xmp", Data(packet.utf8), "owner")
    #expect(found.rules == ["owner"], "\(found.report)")
  }

  /// Photoshop logs what it opened and saved, where it is told to.
  @Test(arguments: [
    (#"2024-01-01T10:00:00+01:00&#x9;File C:\Users\jane\a b.tif saved&#xA;"#, true),
    ("2024-01-01T10:00:00+01:00&#x9;File /Users/jane/Desktop/a.psd opened&#xA;", true),
    (#"Datei a.tif geöffnet&#xA;Datei C:\Users\jane\a.tif gesichert"#, true),
    ("2008-01-01T10:00:00+01:00&#x9;File Macintosh HD:Users:jane:a.psd opened&#xA;", true),
    ("Open&#xA;&#x9;Disk:Users:jane:My Files:a.psd&#xA;", true),
    ("Save&#xA;&#x9;As: JPEG&#xA;&#x9;In: Macintosh HD:Users:jane:a.jpg&#xA;", true),
    (#"File \\nas\home\jane\a.psd saved"#, true), ("File a.psd opened&#xA;Crop", false),
    (#"File C:\Users\Public\a.psd saved"#, false), (#"File D:\a.psd saved"#, false),
    ("Open&#xA;file:///Users/jane/Desktop/a.jpg&#xA;", true),
    ("Open File://localhost/C:/Users/jane/a.jpg", true),
    (#"Run script: C:\Program Files\Adobe\a.jsx C:\Users\jane\b.jsx"#, true),
    (#"C:\Program Files\Adobe\a.jsx /home/jane/a.psd D:\b.jsx"#, true),
    (#"Run C:\Users\jane D:\a.jsx"#, true), ("profile://Users/jane/a.psd", false),
    ("Open file:///Users/Shared/a.jpg /Library/a.icc", false),
    ("Crop and/or Users/jane/a.psd", false), ("Layer 1: Users: jane: a", false),
    ("10:Users:jane:a.psd", false),
  ])
  func findsUsersInTheLogOfPhotoshop(_ log: String, _ isFound: Bool) throws {
    let packet = """
      <x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF
      xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description
      xmlns:p="http://ns.adobe.com/photoshop/1.0/" p:History="\(log)"/></rdf:RDF></x:xmpmeta>
      """
    let found = try CheckCommand.denying("a.xmp", Data(packet.utf8), "owner")
    #expect(found.tags == (isFound ? ["XMP-photoshop:History"] : []), "\(found.report)")
  }

  /// Photoshop's log of many sessions is one value, too.
  @Test func looksIntoLongLogs() throws {
    let line = "2020-01-01T10:10:10Z File a.psd saved&#xA;"
    let packet = """
      <x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF
      xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description
      xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/"><photoshop:History>File
      C:\\Users\\jane\\a.psd opened&#xA;\(String(repeating: line, count: 40_000))</photoshop:History>
      </rdf:Description></rdf:RDF></x:xmpmeta>
      """
    let found = try CheckCommand.denying("a.xmp", Data(packet.utf8), "owner")
    #expect(found.tags == ["XMP-photoshop:History"], "\(found.status)")
    #expect(
      found.findings.first?["message"].string == "The file tells the name of an owner or user.")
  }

  /// digiKam keeps what a picture was made from.
  @Test(arguments: [("/home/jane/Pictures/", true), ("/home/jane/a/b", true), ("./", false)])
  func findsUsersInTheHistoryOfDigiKam(_ folder: String, _ isFound: Bool) throws {
    let history = """
      <?xml version="1.0"?>
      <history version="1"><file type="original"><fileParams fileName="a.JPG"
      filePath="\(folder)" fileSize="5753"/></file><filter filterName="digikam:AutoLevelsFilter"/>
      </history>
      """
    let value = history.replacing("<", with: "&lt;").replacing("\"", with: "&quot;")
    let packet = """
      <x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF
      xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description
      xmlns:d="http://www.digikam.org/ns/1.0/" d:ImageHistory="\(value)"/></rdf:RDF></x:xmpmeta>
      """
    let found = try CheckCommand.denying("a.xmp", Data(packet.utf8), "owner")
    #expect(found.tags == (isFound ? ["XMP-digiKam:ImageHistory"] : []), "\(found.report)")
  }

  @Test func findsUsersInPathsOfBlender() throws {
    var picture = Array(try Data(contentsOf: Command.fixtures.appending(path: "srgb.png")))
    let text = Array("tEXtFile\0/home/jane/a.blend".utf8)
    // Behind the header; a wrong checksum is no matter.
    picture.insert(contentsOf: [0, 0, 0, UInt8(text.count - 4)] + text + [0, 0, 0, 0], at: 33)
    let found = try CheckCommand.denying("a.png", Data(picture), "owner")
    #expect(found.tags == ["PNG:File"], "\(found.report)")
  }

  /// ImageMagick writes of which drawing it made a picture, and DPX has its own name.
  @Test func findsUsersInWhatAPictureWasMadeFrom() throws {
    let drawing = Array("svg:base-uri\0file:///home/jane/a.svg".utf8)
    let picture = try CheckCommand.denying("a.png", HandmadePNG.file([("tEXt", drawing)]), "owner")
    #expect(picture.rules == ["owner"], "\(picture.report)")
    var scan = [UInt8](repeating: 0, count: 2048)
    scan.replaceSubrange(0..<8, with: Array("SDPX".utf8) + [0, 0, 8, 0])
    scan.replaceSubrange(1432..<1450, with: "/home/jane/a01.dpx".utf8)
    let found = try CheckCommand.denying("a.dpx", Data(scan), "owner")
    #expect(found.tags == ["File:SourceFileName"], "\(found.report)")
  }

  /// Programs keep the path of what they made a picture from as its name or title.
  @Test func findsUsersInNamesOfPictures() throws {
    let path = #"C:\Users\jane\Desktop\a.tif"#
    let text = Data(path.utf8) + [0]
    // One directory with the tag 269.
    var picture = Data([0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x0d, 1, 2, 0])
    picture += [UInt8(text.count), 0, 0, 0, 26, 0, 0, 0, 0, 0, 0, 0] + text
    let found = try CheckCommand.denying("a.tif", picture, "owner")
    #expect(found.tags == ["IFD0:DocumentName"], "\(found.report)")
    for (keyword, tag) in [("FileName", "PNG:FileName"), ("tiff:document", "PNG:Tiffdocument")] {
      let picture = HandmadePNG.file([("tEXt", Array((keyword + "\0" + path).utf8))])
      #expect(try CheckCommand.denying("a.png", picture, "owner").tags == [tag])
    }
    var film = Data("SDPX".utf8) + [0, 0, 8, 0] + Data("V1.0".utf8) + Data(count: 24)
    film += Data("/Users/jane/a.dpx".utf8)
    film += Data(count: 2048 - film.count)
    #expect(try CheckCommand.denying("a.dpx", film, "owner").tags == ["File:ImageFileName"])
    let page = String(
      decoding: HandmadePDF.file(["<</Type/Catalog>>", "<</Title(file:///home/jane/a.html)>>"]),
      as: UTF8.self
    ).replacing("/Root 1 0 R", with: "/Root 1 0 R/Info 2 0 R")
    #expect(try CheckCommand.denying("a.pdf", Data(page.utf8), "owner").tags == ["PDF:Title"])
    let plot = "%!PS-Adobe-3.0 EPSF-3.0\n%%Title: /home/jane/plot.eps\n%%EndComments\n"
    let title = try CheckCommand.denying("a.eps", Data(plot.utf8), "owner")
    #expect(title.tags == ["PostScript:Title"], "\(title.report)")
  }
}
