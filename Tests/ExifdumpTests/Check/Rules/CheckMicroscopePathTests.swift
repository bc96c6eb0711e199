import Foundation
import Testing

/// Users' folders in what programs of microscopes say of experiments and pictures.
@Suite struct CheckMicroscopePathTests {
  /// Microscopes keep where an experiment or a picture lay, and what was done to it. Some come with an account of their own.
  @Test(
    arguments: [
      (#"<Experiment Path="C:\Users\jane\Documents\Project001"/>"#, "XML:ExperimentPath"),
      (#"<Experiment Path="C:\Users\TCS-User\Documents\Project001"/>"#, nil),
      (#"<Expt ImageName="C:\Users\jane\a.czi"/>"#, "XML:ExptImageName"),
      (#"<Expt AutoSaveStorageFolder="C:\Users\jane"/>"#, "XML:ExptAutoSaveStorageFolder"),
      (#"<Expt AutoSaveStorageFolder="D:\Users\zeiss\Pictures"/>"#, nil),
      (#"<Helpers CameraImagePath="C:\Users\jane\DOCUME~1\96"/>"#, "XML:HelpersCameraImagePath"),
      (
        #"<Attributes AuditTrail="&lt;A B=&quot;1&quot;&gt;&lt;Input&gt;C:\Users\jane\a.czi&lt;/Input&gt;"/>"#,
        "XML:AttributesAuditTrail"
      ),
      (#"<Attributes AuditTrail="&lt;Input&gt;C:\Users\zeiss\a.czi&lt;/Input&gt;"/>"#, nil),
    ] as [(String, String?)])
  func findsUsersFoldersOfMicroscopes(_ element: String, _ tag: String?) throws {
    let document = "<Element>\(element)</Element>"
    let text = document.utf16.reduce(into: Data()) { $0 += [UInt8($1 & 0xff), UInt8($1 >> 8)] }
    let count = UInt8(document.utf16.count)
    let head = Data([0x70, 0, 0, 0, 0, 0, 0, 0, 0x2a, count, 0, 0, 0])
    let found = try CheckCommand.denying("a.lif", head + text, "owner")
    #expect(found.tags == (tag.map { [$0] } ?? []), "\(found.report)")
  }

  /// Programs of microscopes describe the pictures of a TIFF in XML, the file among it that each was made from.
  @Test(arguments: [
    (#"<?xml version="1.0"?><OME><Image Name="/Users/jane/Work/a.ome"/></OME>"#, true),
    (#"<OME><Image Name="C:\Users\jane\a.lsm"/></OME>"#, true),
    (#"<OME><Image Name="a.lsm"/></OME>"#, false),
    (#"She said "/Users/jane/Work/a.ome""#, false),
    // In other quotes and between tags, also where a quote stands by itself.
    (#"<OME><Image Name='C:\Users\jane\a.lsm'/></OME>"#, true),
    (#"<OME><Key>Path</Key><Value>C:\Users\jane\a.czi</Value></OME>"#, true),
    (#"<OME><!-- Jane's --><Image Note="it's" Name='C:\Users\jane\a.lsm'/></OME>"#, true),
    (#"<OME>5" tubes, Jane's<Image Name="C:\Users\jane\a.lsm"/></OME>"#, true),
    (#"<OME A="1><Image Name="C:\Users\jane\a.lsm"/></OME>"#, true),
    (#"<OME><![CDATA[<C:\Users\jane\a.lsm>]]></OME>"#, true),
    (#"<OME><!-- Jane's, without an end C:\Users\jane\a.lsm"#, true),
    (#"<OME><Value>&lt;Path&gt;C:\Users\jane\a.czi&lt;/Path&gt;</Value></OME>"#, true),
    (#"<OME><Value>saved as /home/jane/a.czi at 10:10:10</Value></OME>"#, true),
    (#"<OME><Image Name="..\..\Users\jane\a.lsm"/></OME>"#, true),
    (#"<MetaData><PlaneInfo><prop value="C:\Users\jane\a.stk"/></PlaneInfo></MetaData>"#, true),
    (
      #"<OME xmlns="http://example.org/home/jane/2016-06"><Value>and/or: 1:2:3</Value></OME>"#,
      false
    ),
    ("\n<?xml version='1.0'?><OME><Image Name='/home/jane/a.lsm'/></OME>", true),
    ("\u{feff}<OME><Image Name='/home/jane/a.lsm'/></OME>", true),
    // Lines of other programs.
    ("ImageJ=1.53\nimages=1\nInfo=C:\\Users\\jane\\a.czi\n", true),
    ("*** History ***\nInfo From File: /home/jane/a.tif\n", true),
    (#"C:\Users\jane\a.tif"#, true), (#"File = "C:\Users\jane\a.tif" "#, true),
    ("Rooms: home/office\nSource=/images/home/hero.png\nAt 10:10: /a", false), ("<3 /home", false),
  ])
  func findsUsersInDescriptionsOfMicroscopes(_ text: String, _ isFound: Bool) throws {
    var directory = HandmadeTIFF()
    directory.addText(0x010e, text)
    let file = Data(HandmadeTIFF.head + directory.encoded(at: 8))
    let found = try CheckCommand.denying("a.tif", file, "owner")
    #expect(found.tags == (isFound ? ["IFD0:ImageDescription"] : []), "\(found.report)")
  }

  /// What a program did, in more lines than a path has letters.
  @Test(arguments: [("<OME A='", "'/>"), ("<OME><![CDATA[", "]]></OME>"), ("<OME>", "</OME>")])
  func findsUsersInLongTextsOfXML(_ start: String, _ end: String) throws {
    let log = String(repeating: "a step of it\n", count: 3000) + "saved C:\\Users\\jane\\a.czi\n"
    var directory = HandmadeTIFF()
    directory.addText(0x010e, start + log + end)
    let file = Data(HandmadeTIFF.head + directory.encoded(at: 8))
    let found = try CheckCommand.denying("a.tif", file, "owner")
    #expect(found.tags == ["IFD0:ImageDescription"], "\(found.report)")
  }

  /// Ten thousand planes take more than is kept of a value: the file is read again for it, up to a bound.
  @Test(
    arguments: [
      ("C:\\Users\\jane\\a.czi", 1_100_000, "The file tells the name of an owner or user."),
      (
        "C:\\Users\\jane\\a.czi", 8_400_000,
        "The value is too long to be looked through for names of users."
      ),
      ("a.czi", 1_100_000, nil),
    ] as [(String, Int, String?)])
  func looksIntoLongDescriptions(_ path: String, _ count: Int, _ message: String?) throws {
    var directory = HandmadeTIFF()
    let filling = String(repeating: "<Plane TheC='0'/>\n", count: count / 18)
    directory.addText(0x010e, "<OME><Image Name='\(path)'/>\(filling)</OME>")
    let file = Data(HandmadeTIFF.head + directory.encoded(at: 8))
    let found = try CheckCommand.denying("a.tif", file, "owner")
    #expect(found.tags == (message == nil ? [] : ["IFD0:ImageDescription"]), "\(found.status)")
    #expect(found.findings.first?["message"].string == message)
    // What is told is the path, not that the value has bytes.
    let isFound = message?.hasPrefix("The file tells") == true
    #expect(!isFound || found.findings.first?["value"].string == path)
  }

  /// A value that is not kept because others have taken the room is looked into, too.
  @Test func looksIntoDescriptionsBehindManyLongValues() throws {
    let filling = String(repeating: "a", count: 1_000_000)
    var directory = HandmadeTIFF()
    for tag in 0x90..<0x99 { directory.addText(UInt16(tag), filling) }
    directory.addText(0x010e, "Info=C:\\Users\\jane\\a.czi\n\(filling)")
    let file = Data(HandmadeTIFF.head + directory.encoded(at: 8))
    let found = try CheckCommand.denying("a.tif", file, "owner")
    #expect(found.tags == ["IFD0:ImageDescription"], "\(found.report)")
  }

  /// Two million lines, of which a list took 64 MB.
  @Test func linesOfLongDescriptionsAreNotListed() throws {
    var directory = HandmadeTIFF()
    directory.addText(0x010e, String(repeating: "a\n", count: 2 << 20))
    let folder = try TestFolder()
    try folder.add("a.tif", Data(HandmadeTIFF.head + directory.encoded(at: 8)))
    let cost = try CommandCost("check --no-config --deny owner", "a.tif", in: folder.url)
    #expect(cost.status == 0)
    #expect(cost.memory < 80 << 20 || Sanitizer.isOn)
  }
}
