import Foundation
import Testing

/// What is advised can be done: each command was tried with exiftool.
@Suite struct CheckAdviceTests {
  private func advice(for tag: String, in folder: TestFolder, _ arguments: String...) throws
    -> String?
  {
    let outcome = try CheckCommand.run(arguments + ["--format", "json"], in: folder.url)
    let findings = try JSON(parsing: Array(outcome.output))["findings"].elements
    return findings.first { $0["tag"].string == tag }?["fix"].string
  }

  @Test func namesACommandForATagThatItRemoves() throws {
    let folder = try TestFolder()
    try folder.add("photo.jpg", fixture: "photo.jpg")
    for tag in ["GPS:GPSLatitude", "IPTC:City", "IFD0:Artist", "XMP-dc:Creator"] {
      #expect(
        try advice(for: tag, in: folder, "photo.jpg", "--preset", "privacy", "--deny", "author")
          == "Remove the tag, for instance with: exiftool -\(tag)= FILE")
    }
  }

  /// exiftool changes no Matroska.
  @Test func namesNoneForFilesThatItDoesNotChange() throws {
    let folder = try TestFolder()
    try folder.add("movie.mkv", fixture: "movie.mkv")
    #expect(
      try advice(for: "Info:MuxingApp", in: folder, "movie.mkv", "--deny", "MuxingApp")
        == "Remove the tag with an editor of metadata.")
  }

  /// Of the keywords of PNG it changes those that it knows.
  @Test(arguments: [
    ("Author", "Remove the tag, for instance with: exiftool -PNG:Author= FILE"),
    ("Location", "Remove the tag with an editor of metadata."),
  ])
  func namesNoneForKeywordsThatItDoesNotKnow(_ keyword: String, _ fix: String) throws {
    let folder = try TestFolder()
    try folder.add("a.png", HandmadePNG.file([("tEXt", Array((keyword + "\0Somewhere").utf8))]))
    #expect(
      try advice(
        for: "PNG:\(keyword)", in: folder, "a.png", "--deny", "author", "--deny", "location") == fix
    )
  }

  /// Compressed boxes it removes alone, keys of a movie that it does not know all together.
  @Test func namesACommandForAllWhereOneTagStays() throws {
    let folder = try TestFolder()
    try folder.add("a.jxl", fixture: "compressed-boxes.jxl")
    #expect(
      try advice(for: "GPS:GPSLatitude", in: folder, "a.jxl", "--preset", "privacy")?.contains(
        ": exiftool -all= FILE") == true)
    func box(_ type: String, _ content: Data) -> Data {
      Data([0, 0, 0, UInt8(content.count + 8)]) + Data(type.utf8) + content
    }
    let value = box("data", Data([0, 0, 0, 1, 0, 0, 0, 0]) + Data("Bozen".utf8))
    let meta = box(
      "meta",
      box("hdlr", Data(count: 8) + Data("mdta".utf8) + Data(count: 13))
        + box("keys", Data([0, 0, 0, 0, 0, 0, 0, 1]) + box("mdta", Data("city".utf8)))
        + box("ilst", Data([0, 0, 0, UInt8(value.count + 8), 0, 0, 0, 1]) + value))
    try folder.add("a.mov", box("ftyp", Data("qt  \0\0\0\0qt  ".utf8)) + box("moov", meta))
    #expect(
      try advice(for: "Keys:City", in: folder, "a.mov", "--deny", "location")
        == "Remove it with all keys of the movie, for instance with: exiftool -Keys:all= FILE")
  }

  /// exiftool appends to a PDF.
  @Test func whatIsRemovedFromAPDFIsStillThere() throws {
    let folder = try TestFolder()
    let head = "%PDF-1.4\n1 0 obj\n<</Author(Jane)>>\nendobj\n"
    let text = """
      \(head)xref
      0 2
      0000000000 65535 f\u{20}
      0000000009 00000 n\u{20}
      trailer
      <</Size 2/Info 1 0 R>>
      startxref
      \(head.utf8.count)
      %%EOF

      """
    try folder.add("a.pdf", Data(text.utf8))
    let fix = try advice(for: "PDF:Author", in: folder, "a.pdf", "--deny", "author")
    #expect(
      fix?.hasSuffix("then write the file anew: qpdf --linearize FILE NEW") == true, "\(fix ?? "")")
  }

  /// What programs made up in the dictionary of information goes with all of it, a signature not at all (13.58).
  @Test func namesACommandForATagOfAPDFThatItRemoves() throws {
    let folder = try TestFolder()
    var file = HandmadePDF.file([
      "<</Type/Catalog/Perms<</DocMDP<</Type/Sig/Location(Bozen)>>>>>>",
      "<</Company(Doe)/Author(Jane)>>",
    ])
    let root = try #require(file.range(of: Data("/Root 1 0 R".utf8)))
    file.insert(contentsOf: Data("/Info 2 0 R".utf8), at: root.upperBound)
    try folder.add("a.pdf", file)
    let anew = ", then write the file anew: qpdf --linearize FILE NEW"
    let advised = [
      ("PDF:Author", "Remove the tag, for instance with: exiftool -PDF:Author= FILE" + anew),
      (
        "PDF:Company",
        "Remove it with all of the dictionary that it stands in, for instance with: "
          + "exiftool -PDF:all= FILE" + anew
      ), ("PDF:SigningLocation", "Remove the tag with an editor of metadata."),
    ]
    for (tag, fix) in advised {
      #expect(
        try advice(for: tag, in: folder, "a.pdf", "--deny", "author", "--deny", "location") == fix)
    }
  }

  /// Of what PostScript says several times exiftool changes the first alone (13.58).
  @Test(arguments: [
    ("", "Remove the tag, for instance with: exiftool -PostScript:For= FILE"),
    ("%%For: (Jane Roe) ()\n", "Remove the tag with an editor of metadata."),
  ])
  func namesNoneForWhatPostScriptSaysTwice(_ again: String, _ fix: String) throws {
    let folder = try TestFolder()
    let text =
      "%!PS-Adobe-3.0 EPSF-3.0\n%%For: (Jane Roe) ()\n%%BoundingBox: 0 0 9 9\n\(again)%%EndComments\n%%EOF\n"
    try folder.add("a.eps", Data(text.utf8))
    #expect(try advice(for: "PostScript:For", in: folder, "a.eps", "--deny", "owner") == fix)
  }

  /// exiftool has no name for a number that it does not know.
  @Test func namesNoneForNumbersWithoutAName() throws {
    let folder = try TestFolder()
    var main = HandmadeTIFF()
    main.add(0xc9f0, 1, [1, 2, 3, 4])
    try folder.add("a.tif", Data(HandmadeTIFF.head + main.encoded(at: HandmadeTIFF.head.count)))
    #expect(
      try advice(for: "IFD0:Exif_0xc9f0", in: folder, "a.tif", "--deny", "IFD0:*")
        == "Remove the tag with an editor of metadata.")
  }

  /// exiftool reads its own RDF/XML, and does not change it.
  @Test func namesNoneForTagsThatAreInNoTable() throws {
    let folder = try TestFolder()
    let packet = """
      <?xml version='1.0' encoding='UTF-8'?>
      <rdf:RDF xmlns:rdf='http://www.w3.org/1999/02/22-rdf-syntax-ns#'>
      <rdf:Description rdf:about='a.jpg' xmlns:et='http://ns.exiftool.org/1.0/'
       et:toolkit='Image::ExifTool 13.58' xmlns:Canon='http://ns.exiftool.org/MakerNotes/Canon/1.0/'>
       <Canon:SerialNumber>500292</Canon:SerialNumber>
      </rdf:Description>
      </rdf:RDF>
      """
    try folder.add("a.xmp", Data(packet.utf8))
    #expect(
      try advice(for: "XMP-et-Canon:SerialNumber", in: folder, "a.xmp", "--rule", "serial-number")
        == "Remove the tag with an editor of metadata.")
  }

  /// A Canon with the number of the camera in its notes, and how the file starts.
  private func noted(
    _ head: [UInt8], make: String = "Canon",
    note: [UInt8] = [1, 0, 0x0c, 0, 4, 0, 1, 0, 0, 0, 0x40, 0xe2, 1, 0, 0, 0, 0, 0]
  ) -> Data {
    var exif = HandmadeTIFF()
    exif.add(0x927c, 7, note)
    var main = HandmadeTIFF()
    main.addText(0x10f, make)
    let place = head.count + 2 + 2 * 12 + 4 + make.utf8.count + 1
    let rest = main.addDirectory(0x8769, exif, at: place)
    return Data(head + main.encoded(at: head.count) + rest)
  }

  /// exiftool removes no tag of a maker's notes by itself, and of raw files not even all of them.
  @Test func notesGoAsAWhole() throws {
    let folder = try TestFolder()
    try folder.add("a.tif", noted(HandmadeTIFF.head))
    let raw: [UInt8] = [0x49, 0x49, 0x2a, 0, 16, 0, 0, 0] + Array("CR".utf8) + [2, 0, 0, 0, 0, 0]
    try folder.add("a.cr2", noted(raw))
    let all = "Remove them, for instance with: exiftool -MakerNotes:all= FILE"
    let none =
      "Hand on a picture that is made from the file: no common editor removes them from it."
    for (name, advised) in [("a.tif", all), ("a.cr2", none)] {
      #expect(
        try advice(for: "Canon:SerialNumber", in: folder, name, "--rule", "serial-number")
          == "The tag goes with all of the maker's notes. " + advised)
      #expect(
        try advice(for: "ExifIFD:MakerNote", in: folder, name, "--rule", "maker-notes") == advised)
    }
  }
  /// Of notes without a directory exiftool says that nothing has changed (12.57, 13.58).
  @Test(arguments: [
    ("RIM Ltd", "RIM0RD00."), ("Samsung", "STMN012\u{1}\0\0\0\0"),
    ("Scanner", "LSI1\0\u{1}\u{2}"),
    ("Minolta", "KC\u{1}\0\u{2}\u{3}"),
  ])
  func notesThatAreATagGoWithTheirDirectory(_ make: String, _ note: String) throws {
    let folder = try TestFolder()
    try folder.add("a.tif", noted(HandmadeTIFF.head, make: make, note: Array(note.utf8)))
    #expect(
      try advice(for: "ExifIFD:MakerNote", in: folder, "a.tif", "--rule", "maker-notes")
        == "Remove them with all of their directory, for instance with: exiftool -ExifIFD:all= FILE"
    )
  }
  /// What is not there cannot be removed.
  @Test func whyAFileCannotBeReadIsWhatIsAdvised() throws {
    let folder = try TestFolder()
    try folder.add("empty.jpg", Data())
    #expect(try Command.shell("mkfifo pipe", in: folder.url).status == 0)
    let found = try CheckCommand.json(
      "--no-config", "--preset", "privacy", "empty.jpg", "missing.jpg", "pipe", in: folder.url)
    #expect(
      found.findings.compactMap { $0["fix"].string } == [
        "Restore it from its source, or remove it.", "Name a file that is there.",
        "Leave it out: it is no regular file.",
      ])
  }

  /// exiftool writes no MP3.
  @Test func namesNoCommandForADateThatItCannotWrite() throws {
    let sound = try CheckCommand.json("--no-config", "--rule", "date", "sound.mp3")
    #expect(sound.rules == ["date"])
    #expect(sound.findings[0]["fix"].string?.contains("exiftool") == false)
    let photo = try CheckCommand.json("--no-config", "--rule", "date", "plain.jpg")
    #expect(photo.findings[0]["fix"].string?.contains("exiftool '-DateTimeOriginal=") == true)
  }

  /// What stands in XMP is a small picture, too, and may have a place of its own.
  @Test func aThumbnailInXMPIsLookedAt() throws {
    let inner = try Data(contentsOf: Command.fixtures.appending(path: "exif-little-endian.jpg"))
    let packet = """
      <x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF
      xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description
      xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:g="http://ns.adobe.com/xap/1.0/g/img/">
      <xmp:Thumbnails><rdf:Alt><rdf:li rdf:parseType='Resource'>
      <g:image>\(inner.base64EncodedString())</g:image></rdf:li></rdf:Alt></xmp:Thumbnails>
      </rdf:Description></rdf:RDF></x:xmpmeta>
      """
    let folder = try TestFolder()
    try folder.add("photo.xmp", Data(packet.utf8))
    let result = try CheckCommand.json(
      "--no-config", "--deny", "thumbnail", "--deny", "location", ".", in: folder.url)
    #expect(Set(result.rules) == ["location", "thumbnail"], "\(result.report)")
    let found = try #require(result.findings.first { $0["rule"].string == "thumbnail" })
    #expect(found["value"].string == "\(inner.count) bytes")
    #expect(found["fix"].string?.contains("exiftool -XMP-xmp:ThumbnailImage= FILE") == true)
  }

  /// The original of what an effect was put on may say a place of its own.
  @Test func anOriginalInXMPIsLookedAt() throws {
    let inner = try Data(contentsOf: Command.fixtures.appending(path: "exif-little-endian.jpg"))
    let packet = """
      <x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF
      xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description
      xmlns:GImage="http://ns.google.com/photos/1.0/image/">
      <GImage:Data>\(inner.base64EncodedString())</GImage:Data>
      </rdf:Description></rdf:RDF></x:xmpmeta>
      """
    let folder = try TestFolder()
    try folder.add("photo.xmp", Data(packet.utf8))
    let result = try CheckCommand.json(
      "--no-config", "--deny", "thumbnail", "--deny", "location", ".", in: folder.url)
    #expect(Set(result.rules) == ["location", "thumbnail"], "\(result.report)")
    let found = try #require(result.findings.first { $0["rule"].string == "thumbnail" })
    #expect(found["message"].string == "The file has a preview in it.")
    #expect(found["fix"].string?.contains("exiftool -XMP-GImage:ImageData= FILE") == true)
  }

  private func box(_ type: String, _ content: [UInt8]) -> [UInt8] {
    let length = content.count + 8
    return [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: length >> $0) } + Array(type.utf8)
      + content
  }

  private func superbox(_ label: String, _ content: [UInt8]) -> [UInt8] {
    let kind = [UInt8](repeating: 0, count: 16)
    return box("jumb", box("jumd", kind + [3] + Array(label.utf8) + [0]) + content)
  }

  /// What a manifest says of a picture, exiftool removes with it.
  @Test func assertionsGoWithTheManifest() throws {
    let json = box("json", Array(#"{"EXIF:GPSLatitude":"46.5"}"#.utf8))
    let folder = try TestFolder()
    let manifest = superbox("c2pa", superbox("stds.exif", json))
    try folder.add("a.png", HandmadePNG.file([("caBX", manifest)]))
    let result = try CheckCommand.json("--no-config", "--deny", "location", ".", in: folder.url)
    #expect(result.tags == ["JSON:EXIF_GPSLatitude"], "\(result.report)")
    let fix = try #require(result.findings.first?["fix"].string)
    #expect(fix.contains("exiftool -JUMBF:all= FILE"), "\(fix)")
  }

  /// A manifest has pictures of what was made, and of what that was made of.
  @Test func thumbnailsGoWithTheManifest() throws {
    let picture = Array(
      try Data(contentsOf: Command.fixtures.appending(path: "exif-little-endian.jpg")))
    let thumbnail = superbox("c2pa.thumbnail.ingredient.jpeg", box("bidb", picture))
    let folder = try TestFolder()
    try folder.add("a.png", HandmadePNG.file([("caBX", superbox("c2pa", thumbnail))]))
    let result = try CheckCommand.json(
      "--no-config", "--deny", "thumbnail", "--deny", "location", ".", in: folder.url)
    #expect(Set(result.rules) == ["location", "thumbnail"], "\(result.report)")
    let found = try #require(result.findings.first { $0["rule"].string == "thumbnail" })
    #expect(found["tag"].string == "Jpeg2000:C2PAThumbnailIngredientJpegData")
    #expect(found["fix"].string?.contains("exiftool -JUMBF:all= FILE") == true)
    // It may be another picture's, so it has to be asked for.
    for options in [[], ["--pick", "largest"]] {
      let plain = try Command.run(["thumbnail", "a.png"] + options, in: folder.url)
      #expect(plain.status == 1 && plain.errors.contains("manifest"), "\(plain.errors)")
    }
    let picked = try Command.run("thumbnail", "a.png", "--pick", "thumbnail", in: folder.url)
    #expect(Array(picked.output) == picture)
  }
}
