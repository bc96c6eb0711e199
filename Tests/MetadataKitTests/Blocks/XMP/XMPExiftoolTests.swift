import MetadataKit
import Testing

/// What exiftool writes with `-X`: the tags of a file as RDF/XML, a namespace for each group.
@Suite struct XMPExiftoolTests {
  private func read(_ content: String, domain: String = "org") throws -> Metadata {
    let names = [
      "et": "", "ExifTool": "ExifTool/", "System": "File/System/", "File": "File/",
      "IFD0": "EXIF/IFD0/", "Canon": "MakerNotes/Canon/", "GPS": "EXIF/GPS/",
    ].map { " xmlns:\($0)='http://ns.exiftool.\(domain)/\($1)1.0/'" }.joined()
    return try XMPBytes.metadata(
      "<?xml version='1.0'?>\n<rdf:RDF xmlns:rdf='http://www.w3.org/1999/02/22-rdf-syntax-ns#'>"
        + "<rdf:Description rdf:about='a.jpg'\(names) et:toolkit='Image::ExifTool 13.58'>"
        + content + "</rdf:Description></rdf:RDF>")
  }

  private func exiftool(_ metadata: Metadata) -> String {
    var json = JSONWriter()
    ExiftoolView(isNumeric: false).write(metadata, name: Array("a".utf8), &json)
    return json.text.string
  }

  /// The file's own groups are its own; exiftool's form has the names that exiftool gives them back.
  @Test(arguments: ["org", "ca"])
  func groupsAreThoseOfXMP(_ domain: String) throws {
    let metadata = try read(
      "<IFD0:Make et:id='271'>Canon</IFD0:Make><Canon:Quality et:id='3'>Fine</Canon:Quality>"
        + "<File:FileType>JPEG</File:FileType><System:FileName>a.jpg</System:FileName>"
        + "<ExifTool:ExifToolVersion>13.58</ExifTool:ExifToolVersion>", domain: domain)
    #expect(metadata["XMP-et-IFD0:Make"]?.description == "Canon")
    #expect(metadata["XMP-et-XML-System:FileName"]?.description == "a.jpg")
    #expect(metadata["File:FileType"]?.description == "XMP")
    #expect(metadata["IFD0:Make"] == nil)
    let text = exiftool(metadata)
    for expected in [
      #""IFD0:Make":"Canon""#, #""Canon:Quality":"Fine""#, #""XML-File:FileType":"JPEG""#,
      #""XML-System:FileName":"a.jpg""#, #""XML-ExifTool:ExifToolVersion":13.58"#,
      #""File:FileType":"XMP""#, #""XMP-rdf:About":"a.jpg""#,
    ] {
      #expect(text.contains(expected), "\(expected)")
    }
  }

  /// They are told, but exiftool passes them over.
  @Test func remarksAreNotInExiftoolsForm() throws {
    let metadata = try read(
      "<IFD0:Make et:id='271' et:table='Exif::Main'>A</IFD0:Make>"
        + "<IFD0:Orientation rdf:parseType='Resource'><et:desc>Orientation</et:desc>"
        + "<et:prt>Rotate 180</et:prt><et:val>3</et:val></IFD0:Orientation>")
    #expect(metadata["XMP-et-IFD0:MakeId"]?.description == "271")
    #expect(metadata["XMP-et-IFD0:Orientation"]?.description == "Rotate 180")
    #expect(metadata["XMP-et-IFD0:OrientationVal"]?.description == "3")
    let keys = exiftool(metadata).split(separator: "\"").filter { $0.contains(":") }
    #expect(keys.filter { $0.hasPrefix("IFD0:") } == ["IFD0:Make", "IFD0:Orientation"])
    #expect(!keys.contains { $0.hasPrefix("XMP-et") })
  }

  /// What XMP says is not what the file's own blocks say, whatever it calls itself.
  @Test func noOtherBlockIsImpersonated() throws {
    let long = "S" + String(repeating: "x", count: 70_000)
    let metadata = try read(
      "<GPS:GPSLatitude>43</GPS:GPSLatitude><GPS:GPSLongitude>11</GPS:GPSLongitude>"
        + "<GPS:Bytes>\(long)</GPS:Bytes><IFD0:ImageWidth>9</IFD0:ImageWidth>"
        + "<IFD0:ImageHeight>9</IFD0:ImageHeight>")
    #expect(metadata.location == nil)
    #expect(metadata.tags.allSatisfy { $0.group == "File" || $0.group.hasPrefix("XMP-") })
  }

  /// Other namespaces below the same domain, or with names that no group has, are as unknown as any.
  @Test func aNamespaceWithoutAGroupIsAnyNamespace() throws {
    let long = String(repeating: "G", count: 100)
    let metadata = try XMPBytes.read(
      "<a:Word xmlns:a='http://ns.exiftool.org/EXIF'>1</a:Word>"
        + "<b:Word xmlns:b='http://ns.exiftool.organic/EXIF/IFD0/1.0/'>2</b:Word>"
        + "<c:Word xmlns:c='http://ns.exiftool.org/EXIF/\(long)/1.0/'>3</c:Word>"
        + "<d:Word xmlns:d='http://ns.exiftool.org/EXIF//1.0/'>4</d:Word>")
    for (group, value) in [("a", "1"), ("b", "2"), ("c", "3"), ("d", "4")] {
      #expect(metadata["XMP-\(group):Word"]?.description == value)
    }
  }

  /// A key stands once, though XMP has one that the form has itself.
  @Test func keysStandOnce() throws {
    let metadata = try XMPBytes.read(
      "<a:Megapixels xmlns:a='http://ns.exiftool.org/x/Composite/1.0/'>1</a:Megapixels>"
        + "<e:Warning xmlns:e='http://ns.exiftool.org/x/ExifTool/1.0/'>2</e:Warning>"
        + "<exif:ExifImageWidth>10</exif:ExifImageWidth><my:open>")
    let text = exiftool(metadata)
    for key in ["\"Composite:Megapixels\"", "\"ExifTool:Warning\""] {
      #expect(text.split(separator: key, omittingEmptySubsequences: false).count <= 2)
    }
  }
}
