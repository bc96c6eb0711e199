import Foundation
import Testing

/// What tells a place, a device or a person is found under whatever name, and wherever it stands.
@Suite struct CheckPrivacyTests {
  private func found(_ keyword: String, _ rules: String...) throws -> CheckCommand.Result {
    let folder = try TestFolder()
    try folder.add(
      "a.png", HandmadePNG.file([("tEXt", Array((keyword + "\0Somewhere 52.5").utf8))]))
    return try CheckCommand.json(
      ["--no-config", "."] + rules.flatMap { ["--deny", $0] }, in: folder.url)
  }

  /// Programs join names of other standards, put a namespace before them, or a language behind.
  @Test(arguments: [
    "com.apple.quicktime.location.ISO6709", "Iptc4xmpExt_LocationCreatedCity", "geo:lat", "lon",
    "Location-eng", "LOCATION", "Geo_Location", "Photoshop City", "gps position",
    "Longitude E", "COMPOSITION_LOCATION",
  ])
  func findsPlaces(_ keyword: String) throws {
    #expect(try found(keyword, "location").rules == ["location"])
  }

  @Test(arguments: ["Serial_Number", "Serial-Number", "Camera Serial", "bodyserial"])
  func findsDevices(_ keyword: String) throws {
    #expect(try found(keyword, "serial-number").rules == ["serial-number"])
  }

  @Test(arguments: [
    "Dc_creator", "AuthorName", "BwfxmlUserSoundMixerEmail", "E-mail", "Credit",
    "Contributor",
  ])
  func findsAuthors(_ keyword: String) throws {
    #expect(try found(keyword, "author").rules == ["author"])
  }

  @Test(arguments: [
    "Opacity", "Velocity", "BitAllocation", "Chromaticity", "SerialFormat", "SchemaLocation",
    "Language", "Software", "Latent",
  ])
  func passesOthers(_ keyword: String) throws {
    let result = try found(keyword, "location", "serial-number", "owner", "author")
    #expect(result.status == 0, "\(result.findings)")
  }

  /// Who has the rights need not have the camera.
  @Test func anOwnerOfRightsIsAnAuthor() throws {
    let packet = """
      <x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF
      xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description
      xmlns:xmpRights="http://ns.adobe.com/xap/1.0/rights/"><xmpRights:Owner><rdf:Bag>
      <rdf:li>An Agency</rdf:li></rdf:Bag></xmpRights:Owner></rdf:Description></rdf:RDF></x:xmpmeta>
      """
    let folder = try TestFolder()
    try folder.add("photo.xmp", Data(packet.utf8))
    #expect(try CheckCommand.json(".", "--deny", "owner", in: folder.url).status == 0)
    #expect(try CheckCommand.json(".", "--deny", "author", in: folder.url).rules == ["author"])
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
  func findsUsersInPaths(_ prefix: String, _ space: String, _ name: String, _ field: String) throws
  {
    let packet = """
      <x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF
      xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description
      xmlns:stRef="http://ns.adobe.com/xap/1.0/sType/ResourceRef#" xmlns:\(prefix)="\(space)">
      <\(prefix):\(name) \(field)="/Users/jane/a.psd"/></rdf:Description></rdf:RDF></x:xmpmeta>
      """
    let folder = try TestFolder()
    try folder.add("photo.xmp", Data(packet.utf8))
    let found = try CheckCommand.json("--no-config", ".", "--deny", "owner", in: folder.url)
    #expect(found.rules == ["owner"], "\(found.report)")
  }

  @Test func findsUsersInPathsOfInkscape() throws {
    let drawing = """
      <svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"
      xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"
      inkscape:export-filename="/home/jane/a.png"/>
      """
    let folder = try TestFolder()
    try folder.add("a.svg", Data(drawing.utf8))
    let found = try CheckCommand.json("--no-config", ".", "--deny", "owner", in: folder.url)
    #expect(found.tags == ["SVG-inkscape:Export-filename"], "\(found.report)")
  }

  /// A blank hides nothing of what stands behind it in a list.
  @Test func findsWhatStandsBehindABlank() throws {
    let packet = """
      <x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF
      xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description
      xmlns:e="http://iptc.org/std/Iptc4xmpExt/2008-02-29/"><e:PersonInImage><rdf:Bag>
      <rdf:li></rdf:li><rdf:li>Jane Doe</rdf:li></rdf:Bag></e:PersonInImage><e:LocationShown>
      <rdf:Bag><rdf:li rdf:parseType="Resource"><e:City>-</e:City></rdf:li>
      <rdf:li rdf:parseType="Resource"><e:City>Bozen</e:City></rdf:li></rdf:Bag>
      </e:LocationShown></rdf:Description></rdf:RDF></x:xmpmeta>
      """
    let folder = try TestFolder()
    try folder.add("photo.xmp", Data(packet.utf8))
    let result = try CheckCommand.json(".", "--preset", "privacy", in: folder.url)
    #expect(result.rules == ["location", "people"])
    #expect(result.findings.map { $0["value"].string } == ["Bozen", "Jane Doe"])
  }

  /// What stands in a photo's place was not looked at, so it is not clean.
  @Test(arguments: ["photo.jpg", "photo.heic", "movie.mp4", "doc.pdf", "photo.xmp", "photo.jfif"])
  func aPointerInAPhotosPlaceIsNotClean(_ name: String) throws {
    let folder = try TestFolder()
    let pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n"
    try folder.add(name, Data(pointer.utf8))
    let result = try CheckCommand.json("--no-config", ".", "--preset", "privacy", in: folder.url)
    #expect(result.status == 3)
    #expect(result.rules == ["unreadable"], "\(result.report)")
    // The name is what is wrong, where that is a rule.
    let named = try CheckCommand.json("--no-config", ".", "--preset", "archive", in: folder.url)
    #expect(named.rules == ["extension"], "\(named.report)")
  }

  /// What goes beyond a limit may say anything.
  @Test func whatWasNotReadIsNotClean() throws {
    let folder = try TestFolder()
    var picture = Array(try Data(contentsOf: Command.fixtures.appending(path: "plain.jpg")))
    let name = Array("http://ns.adobe.com/xap/1.0/\0<a/>".utf8)
    let segment = [0xff, 0xe1, 0, UInt8(name.count + 2)] + name
    picture.insert(contentsOf: Array(repeating: segment, count: 300).flatMap { $0 }, at: 2)
    try folder.add("a.jpg", Data(picture))
    let result = try CheckCommand.json("--no-config", ".", "--preset", "privacy", in: folder.url)
    #expect(result.rules == ["unreadable"], "\(result.report)")
    let message = result.findings[0]["message"].string
    #expect(message?.hasPrefix("A part of the file was not read") == true)
  }

  /// Whose face it is stands in regions, beside them, or in a patient's record.
  @Test(arguments: [
    "PersonInImage", "RegionName", "RegionPersonDisplayName", "Face1Name", "People", "Performers",
  ])
  func findsPeople(_ keyword: String) throws {
    #expect(try found(keyword, "people").rules == ["people"])
  }

  @Test(arguments: ["FaceCount", "Surface Names", "InvolvedPeople", "RegionType", "SurfaceName"])
  func passesWhatNamesNobody(_ keyword: String) throws {
    #expect(try found(keyword, "people").status == 0)
  }

  /// Elements of DICOM (PS3.5 §7.1.2): group, number, representation, length, value.
  @Test(arguments: [
    (0x0008, 0x0090, "PN", "Doe^John", ["people"]), (0x0010, 0x0020, "LO", "4711", ["people"]),
    (0x0008, 0x0081, "ST", "1 Main Street ", ["location"]),
    (0x0018, 0x1000, "LO", "12345678", ["serial-number"]), (0x0008, 0x0060, "CS", "OT", []),
  ])
  func findsWhoIsInAMedicalPicture(
    _ group: Int, _ number: Int, _ representation: String, _ value: String, _ rules: [String]
  ) throws {
    func element(_ group: Int, _ number: Int, _ representation: String, _ value: String) -> Data {
      let numbers = [group, number].flatMap { [UInt8($0 & 0xff), UInt8($0 >> 8)] }
      return Data(numbers) + Data(representation.utf8) + [UInt8(value.utf8.count), 0]
        + Data(value.utf8)
    }
    let file =
      Data(count: 128) + Data("DICM".utf8)
      + element(0x0002, 0x0010, "UI", "1.2.840.10008.1.2.1\0")
      + element(group, number, representation, value)
    let folder = try TestFolder()
    try folder.add("a.dcm", file)
    let result = try CheckCommand.json("--no-config", "--preset", "privacy", ".", in: folder.url)
    #expect(result.rules == rules, "\(result.report)")
  }

  @Test func thePresetFindsFaces() throws {
    let packet = """
      <x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF
      xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description
      xmlns:mwg-rs="http://www.metadataworkinggroup.com/schemas/regions/"><mwg-rs:Regions
      rdf:parseType="Resource"><mwg-rs:RegionList><rdf:Bag><rdf:li mwg-rs:Name="Jane Doe"
      mwg-rs:Type="Face"/></rdf:Bag></mwg-rs:RegionList></mwg-rs:Regions>
      </rdf:Description></rdf:RDF></x:xmpmeta>
      """
    let folder = try TestFolder()
    try folder.add("photo.xmp", Data(packet.utf8))
    let result = try CheckCommand.json("--no-config", "--preset", "privacy", ".", in: folder.url)
    #expect(result.rules == ["people"], "\(result.report)")
    #expect(result.tags == ["XMP-mwg-rs:RegionName"])
  }

  /// Programs that overwrote a picture with a smaller one left the end of the old one behind it.
  @Test(arguments: [(600, 0x41, true), (600, 0, false), (8, 0x41, false), (0, 0, false)])
  func findsTheRestOfALargerPicture(_ count: Int, _ byte: UInt8, _ isFound: Bool) throws {
    let folder = try TestFolder()
    let picture = try Data(contentsOf: Command.fixtures.appending(path: "srgb.png"))
    try folder.add("a.png", picture + Data(repeating: byte, count: count))
    let result = try CheckCommand.json("--no-config", "--preset", "privacy", ".", in: folder.url)
    #expect(result.rules == (isFound ? ["thumbnail"] : []), "\(result.report)")
    if isFound { #expect(result.findings[0]["offset"].number == Double(picture.count)) }
  }

  /// exiftool cuts nothing off these: what says where they end does.
  @Test(arguments: [
    "static.gif", "animated.gif", "comments.gif", "xmp.gif", "lossy.webp", "animated.webp",
  ])
  func findsWhatStandsBehindOthers(_ name: String) throws {
    let folder = try TestFolder()
    let picture = try Data(contentsOf: Command.fixtures.appending(path: name))
    let photo = try Data(contentsOf: Command.fixtures.appending(path: "photo.jpg"))
    try folder.add("plain-\(name)", picture)
    try folder.add("a-\(name)", picture + photo)
    let rules = ["--rule", "thumbnail", "--rule", "location"]
    let result = try CheckCommand.json(["--no-config", "."] + rules, in: folder.url)
    #expect(Set(result.files) == ["./a-\(name)"], "\(result.report)")
    #expect(Set(result.rules) == ["thumbnail", "location"])
    let fix = result.findings.compactMap { $0["fix"].string }
    #expect(fix.contains { $0.hasSuffix("head -c \(picture.count) FILE > NEW") }, "\(fix)")
  }

  /// Programs that remove what a photo says of its movie, or of a second picture, may leave these.
  @Test(arguments: ["user-data.mov", "photo.jpg", "photo.jpg in a pipe"])
  func looksBehindAJPEG(_ words: String) throws {
    let name = String(words.prefix { $0 != " " })
    let folder = try TestFolder()
    let picture = try Data(contentsOf: Command.fixtures.appending(path: "plain.jpg"))
    try folder.add(
      "a.jpg",
      picture + Data(count: 20)
        + (try Data(contentsOf: Command.fixtures.appending(path: name))))
    let rules = "--no-config --format json --deny location"
    let outcome = try Command.shell(
      name == words
        ? "\"$exifdump\" check \(rules) a.jpg" : "cat a.jpg | \"$exifdump\" check \(rules) -",
      in: folder.url)
    #expect(outcome.status == 3, "\(outcome.text) \(outcome.errors)")
    #expect(outcome.text.contains("remains/"))
    #expect(outcome.text.contains("-trailer:all="))
    let preset = try CheckCommand.json("--no-config", "--rule", "thumbnail", ".", in: folder.url)
    #expect(preset.rules == ["thumbnail"], "\(preset.report)")
    #expect(preset.findings[0]["offset"].number == Double(picture.count + 20))
  }

  /// What is of no known type may be anything; zeros, and what the file tells of, are nothing new.
  @Test(arguments: [
    ("plain.jpg", 600, 0x9d, ["location", "thumbnail"]), ("plain.jpg", 100_000, 0, []),
    ("motion.jpg", 0, 0, []), ("mie-trailer.jpg", 0, 0, []), ("mpf.jpg", 0, 0, []),
    ("insta360.insp", 0, 0, []), ("progressive-gray.jpg", 0, 0, []),
  ])
  func tellsNothingOfWhatIsTold(
    _ name: String, _ count: Int, _ byte: UInt8, _ rules: [String]
  ) throws {
    let folder = try TestFolder()
    let picture = try Data(contentsOf: Command.fixtures.appending(path: name))
    try folder.add(name, picture + Data(repeating: byte, count: count))
    let result = try CheckCommand.json(
      "--no-config", "--deny", "location", "--rule", "thumbnail", ".", in: folder.url)
    let found = result.findings.filter {
      $0["message"].string?.contains("tands behind") == true
    }
    #expect(found.compactMap { $0["rule"].string }.sorted() == rules, "\(result.report)")
  }

  /// The rest of a photo that the card held before may come long behind the end.
  @Test func looksBehindManyZeros() throws {
    let folder = try TestFolder()
    let picture = try Data(contentsOf: Command.fixtures.appending(path: "plain.jpg"))
    try folder.add("a.jpg", picture + Data(count: 200_000) + Data([1]) + Data(count: 10))
    let result = try CheckCommand.json("--no-config", "--rule", "thumbnail", ".", in: folder.url)
    #expect(result.rules == ["thumbnail"], "\(result.report)")
  }

  /// Sony's notes of a movie have pairs of a name and a value.
  @Test func findsPlacesInSonysNotes() throws {
    func box(_ type: String, _ content: [UInt8]) -> [UInt8] {
      withUnsafeBytes(of: UInt32(content.count + 8).bigEndian) { Array($0) } + Array(type.utf8)
        + content
    }
    let text = """
      <NonRealTimeMeta><Device serialNo="1234"/><AcquisitionRecord><Group name="ExifGPS">
      <Item name="Latitude" value="52:31:12.000"/></Group></AcquisitionRecord></NonRealTimeMeta>
      """
    let handler = box(
      "hdlr", [0, 0, 0, 0, 0, 0, 0, 0] + Array("nrtm".utf8) + .init(repeating: 0, count: 13))
    let notes = box("meta", [0, 0, 0, 0] + handler + box("xml ", [0, 0, 0, 0] + Array(text.utf8)))
    let folder = try TestFolder()
    try folder.add(
      "movie.mp4", Data(box("ftyp", Array("mp42\0\0\0\0mp42".utf8)) + box("moov", []) + notes))
    let result = try CheckCommand.json(
      "--no-config", "--deny", "location", "--deny", "serial-number", ".", in: folder.url)
    #expect(result.rules == ["location", "serial-number"], "\(result.report)")
  }

  /// A tag with nine pictures more than were looked at once, of which the last tells a place.
  @Test func looksIntoAllPictures() throws {
    func picture(_ name: String) throws -> [UInt8] {
      let file = Array(try Data(contentsOf: Command.fixtures.appending(path: name)))
      let body = Array("\0image/jpeg\0\u{3}\0".utf8) + file
      return Array("APIC".utf8) + size(body.count) + [0, 0] + body
    }
    func size(_ count: Int) -> [UInt8] {
      withUnsafeBytes(of: UInt32(count).bigEndian) { Array($0) }
    }
    var frames: [UInt8] = []
    for _ in 0..<24 { frames += try picture("plain.jpg") }
    frames += try picture("photo.jpg")
    let length = (0..<4).map { UInt8(frames.count >> (21 - 7 * $0) & 0x7f) }
    let folder = try TestFolder()
    try folder.add("song.mp3", Data(Array("ID3".utf8) + [3, 0, 0] + length + frames))
    let result = try CheckCommand.json("--no-config", "--deny", "location", ".", in: folder.url)
    #expect(result.rules.contains("location"), "\(result.report)")
  }

  /// A page and a drawing that show a photo with a place in it.
  @Test func looksIntoWhatDocumentsShow() throws {
    let photo = try Data(contentsOf: Command.fixtures.appending(path: "photo.jpg"))
    let folder = try TestFolder()
    try folder.add(
      "page.pdf",
      Data("%PDF-1.4\n1 0 obj\n<</Length \(photo.count)>>\nstream\n".utf8) + photo
        + Data("\nendstream\nendobj\n".utf8))
    try folder.add(
      "drawing.svg",
      Data(
        """
        <svg xmlns="http://www.w3.org/2000/svg" width="1" height="1">\
        <image href="data:image/jpeg;base64,\(photo.base64EncodedString())"/></svg>
        """.utf8))
    let result = try CheckCommand.json("--no-config", "--deny", "GPSLatitude", ".", in: folder.url)
    #expect(result.files == ["./drawing.svg", "./page.pdf"], "\(result.report)")
    #expect(result.tags == ["picture/GPS:GPSLatitude", "picture/GPS:GPSLatitude"])
  }

  /// States of a PDF, each of which is appended to the one before, with such a dictionary of information.
  private func document(behind comment: String = "", _ states: String...) -> Data {
    let head = "%PDF-1.4\n" + comment
    var text = head + "1 0 obj\n<</Type/Catalog>>\nendobj\n"
    var previous = ""
    for (index, state) in states.enumerated() {
      let number = index + 2
      let (root, object) = (head.utf8.count, text.utf8.count)
      text += "\(number) 0 obj\n<<\(state)>>\nendobj\n"
      let table = text.utf8.count
      func entry(_ place: Int) -> String {
        let digits = String(place)
        return String(repeating: "0", count: 10 - digits.count) + digits + " 00000 n \n"
      }
      text += "xref\n1 1\n\(entry(root))\(number) 1\n\(entry(object))"
      text += "trailer\n<</Size \(number + 1)/Root 1 0 R/Info \(number) 0 R\(previous)>>\n"
      text += "startxref\n\(table)\n%%EOF\n"
      previous = "/Prev \(table)"
    }
    return Data(text.utf8)
  }

  /// What was removed from a PDF is there still, where it was not written anew.
  @Test func looksIntoEarlierStatesOfPDF() throws {
    let folder = try TestFolder()
    try folder.add("a.pdf", document("/Author(Jane)"))
    try folder.add("b.pdf", document("/Author(Jane)/Title(x)", "/Title(y)", "/Title(z)"))
    try folder.add("c.pdf", document("/Author(Joe)", "/Author(Jane)", "/Author(Jane)/Title(x)"))
    try folder.add("d.pdf", document("/Title(x)", "/Title(y)"))
    let result = try CheckCommand.json("--no-config", "--deny", "author", ".", in: folder.url)
    #expect(result.files == ["./a.pdf", "./b.pdf", "./c.pdf", "./c.pdf"], "\(result.report)")
    #expect(
      result.tags == [
        "PDF:Author", "earlier state/PDF:Author", "PDF:Author", "earlier state/PDF:Author",
      ])
    #expect(result.findings.map { $0["value"].string } == ["Jane", "Jane", "Jane", "Joe"])
    #expect(
      result.findings.last?["fix"].string
        == "Write the file anew, without what it was before: qpdf --linearize FILE NEW")
  }

  /// Far more states than any PDF has.
  @Test(arguments: [(17, []), (18, ["author"])])
  func statesOfPDFAreBounded(_ count: Int, _ rules: [String]) throws {
    let folder = try TestFolder()
    let marks = String(repeating: "%%EOF\n", count: count - 1)
    try folder.add("a.pdf", document(behind: marks, "/Title(x)"))
    let result = try CheckCommand.json("--no-config", "--deny", "author", ".", in: folder.url)
    #expect(result.rules == rules, "\(result.report)")
  }

  /// A picture too large to be put together, and no picture where it stands, was not looked at.
  @Test(arguments: [(65 << 20, ["location"]), (63 << 20, [])])
  func tellsWhatWasNotLookedAt(_ length: Int, _ rules: [String]) throws {
    var thumbnail = HandmadeTIFF()
    for (tag, number) in [(UInt16(0x0201), 8 + 2 + 24 + 4), (0x0202, length)] {
      thumbnail.entries.append(
        (tag, 4, 1, (0..<4).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }))
    }
    let bytes = HandmadeTIFF.head + thumbnail.encoded(at: 8)
    let folder = try TestFolder()
    try folder.add("photo.tif", Data(bytes))
    let file = try FileHandle(forWritingTo: folder.url.appending(path: "photo.tif"))
    try file.truncate(atOffset: UInt64(bytes.count + length))
    try file.close()
    let result = try CheckCommand.json("--no-config", "--deny", "location", ".", in: folder.url)
    #expect(result.rules == rules, "\(result.report)")
  }

  /// Each picture starts a few bytes behind the last one, and all end together.
  @Test func picturesThatLieOverEachOtherAreNotAllLookedAt() throws {
    func bytes(_ number: Int) -> [UInt8] {
      (0..<4).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
    }
    let (count, size) = (20, 2 + 2 * 12 + 4)
    // Each is a comment, which ends where those of all others do.
    var heads: [UInt8] = []
    for index in 0..<count { heads += [0xff, 0xd8, 0xff, 0xfe, 0, UInt8(6 * (count - index) - 4)] }
    let spaces = [UInt8](repeating: 0x20, count: 4093)
    let body = heads + [0xff, 0xfe, 0x0f, 0xff] + spaces + [0xff, 0xd9]
    var file = HandmadeTIFF.head
    for index in 0..<count {
      let start = 8 + count * size + 6 * index
      var directory = HandmadeTIFF()
      directory.entries = [
        (0x0201, 4, 1, bytes(start)), (0x0202, 4, 1, bytes(body.count - 6 * index)),
      ]
      let next = index == count - 1 ? 0 : UInt32(8 + (index + 1) * size)
      file += directory.encoded(at: 8 + index * size, next: next)
    }
    let folder = try TestFolder()
    try folder.add("photo.tif", Data(file + body))
    let result = try CheckCommand.json("--no-config", "--deny", "location", ".", in: folder.url)
    #expect(result.rules == ["location"], "\(result.report)")
    #expect(
      result.findings.first?["message"].string?.hasPrefix("Of the 20 pictures within it all but 5 ")
        == true)
  }

  /// A drawing that shows a photo with a block of EXIF.
  private func drawing(_ exif: [UInt8]) throws -> TestFolder {
    let block = Array("Exif\0\0".utf8) + exif
    let length = block.count + 2
    let photo =
      [0xff, 0xd8, 0xff, 0xe1, UInt8(length >> 8), UInt8(length & 255)] + block + [0xff, 0xd9]
    let folder = try TestFolder()
    let image = Data(photo).base64EncodedString()
    try folder.add(
      "drawing.svg",
      Data(
        """
        <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" \
        width="9" height="9"><image xlink:href="data:image/jpeg;base64,\(image)"/></svg>
        """.utf8))
    return folder
  }

  /// A maker's notes that nobody knows are those of the photo that a drawing shows, too.
  @Test func notesOfInnerPhotosAreFound() throws {
    var notes = HandmadeTIFF()
    notes.add(0x927c, 7, Array("Nobody's notes".utf8))
    var directory = HandmadeTIFF()
    let rest = directory.addDirectory(0x8769, notes, at: 26)
    let folder = try drawing(HandmadeTIFF.head + directory.encoded(at: 8) + rest)
    let result = try CheckCommand.json("--no-config", "--deny", "maker-notes", ".", in: folder.url)
    #expect(result.rules == ["maker-notes"])
    #expect(result.tags == ["picture/ExifIFD:MakerNote"])
  }

  /// A photo that a drawing shows may have a thumbnail of what was cut off it.
  @Test func thumbnailsOfInnerPhotosAreFound() throws {
    var thumbnail = HandmadeTIFF()
    for (tag, number) in [(UInt16(0x0201), UInt8(8 + 2 + 24 + 4)), (0x0202, 4)] {
      thumbnail.entries.append((tag, 4, 1, [number, 0, 0, 0]))
    }
    let folder = try drawing(
      HandmadeTIFF.head + thumbnail.encoded(at: 8) + [0xff, 0xd8, 0xff, 0xd9])
    let result = try CheckCommand.json("--no-config", "--deny", "thumbnail", ".", in: folder.url)
    #expect(result.rules == ["thumbnail"])
    #expect(result.tags == ["picture/IFD0:OtherImage"])
  }

  /// More of them than are looked into are not clean.
  @Test(arguments: [(256, []), (257, ["thumbnail"])])
  func innerPhotosHaveABound(_ count: Int, _ rules: [String]) throws {
    let folder = try TestFolder()
    let image = "<image href=\"data:image/jpeg;base64,/9j/2Q==\"/>"
    try folder.add(
      "drawing.svg",
      Data(
        """
        <svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">\
        \(String(repeating: image, count: count))</svg>
        """.utf8))
    let result = try CheckCommand.json("--no-config", "--deny", "thumbnail", ".", in: folder.url)
    #expect(result.rules == rules, "\(result.report)")
  }

  /// What was left out of a photo that a drawing shows is not clean.
  @Test(arguments: [(10, false), (11, true)])
  func innerPhotosThatAreNotReadToTheirEndAreFound(_ count: Int, _ isFound: Bool) throws {
    var directory = HandmadeTIFF()
    directory.entries.append((0x14a, 4, UInt32(count), [UInt8](repeating: 0, count: 4 * count)))
    let folder = try drawing(HandmadeTIFF.head + directory.encoded(at: 8))
    let result = try CheckCommand.json("--no-config", "--deny", "location", ".", in: folder.url)
    #expect(result.rules == (isFound ? ["location"] : []), "\(result.report)")
  }

  /// What comes on standard input is looked into as a file is, from a file and from a pipe.
  @Test(arguments: ["< photo.jpg", "< <(cat photo.jpg)"])
  func looksIntoStandardInput(_ redirection: String) throws {
    let folder = try TestFolder()
    let inner = try Data(contentsOf: Command.fixtures.appending(path: "exif-little-endian.jpg"))
    let named = try CheckCommand.json(
      "--no-config", "--deny", "location",
      Command.fixtures.appending(path: "exif-little-endian.jpg").path)
    try #require(named.status == 3)
    var thumbnail = HandmadeTIFF()
    for (tag, number) in [(UInt16(0x0201), 8 + 2 + 24 + 4), (0x0202, inner.count)] {
      thumbnail.entries.append(
        (tag, 4, 1, (0..<4).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }))
    }
    try folder.add("photo.jpg", Data(HandmadeTIFF.head + thumbnail.encoded(at: 8)) + inner)
    let outcome = try Command.shell(
      "bash -c '\"$exifdump\" check --no-config --deny location - \(redirection)'", in: folder.url)
    #expect(outcome.status == 3, "\(outcome.text) \(outcome.errors)")
  }
}
