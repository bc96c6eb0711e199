import Testing

/// A hostile text arrives where it is held against the forms of output.
@Suite struct HostileFolderTests {
  @Test func filesHaveTheTextEverywhere() throws {
    let folder = try HostileFolder(HostileText("plain", "Needle"))
    let records = try Command.shell("\"$exifdump\" --ndjson content*", in: folder.url).records()
    try #require(records.count == 4)
    let tags = records.map { $0["tags"] }
    let places = [
      (0, "IFD0", "ImageDescription"), (0, "IFD0", "Artist"), (0, "ExifIFD", "LensModel"),
      (1, "PNG", "Author"), (1, "PNG", "Comment-needle"), (1, "PNG", "Needle"),
      (2, "Keys", "Needle"),
      (2, "UserData", "Title"), (3, "XMP-dc", "Creator"), (3, "XMP-dc", "Title-needle"),
    ]
    for (file, group, name) in places {
      let value = tags[file][group][name]
      #expect(value.string == "Needle" || value[0].string == "Needle", "\(group):\(name)")
    }
    // The warning about what cannot be decompressed.
    #expect(
      records[1]["warnings"].elements.contains {
        $0["message"].string?.contains("Needle") == true
      })
  }

  @Test func packetsKeepWhatXMLCanHave() throws {
    let folder = try TestFolder()
    try folder.add(
      "a.xmp", HostileFolder.packet(Array("a\tb\nc\rd\u{0}e\u{1b}f\u{ffff}g\u{1fffe}".utf8)))
    let record = try #require(try Command.run("--ndjson", "a.xmp", in: folder.url).records().first)
    let creator = record["tags"]["XMP-dc"]["Creator"]
    #expect((creator.string ?? creator[0].string) == "a\tb\nc\rdefg\u{1fffe}")
  }
}
