import Foundation
import Testing

/// Exit statuses and the baseline.
@Suite struct CheckStatusTests {
  @Test func statusesAreAsDocumented() throws {
    #expect(try CheckCommand.json("plain.jpg", "--deny", "gps").status == 0)
    let missing = try CheckCommand.json("missing.jpg", "plain.jpg", "--deny", "gps")
    #expect(missing.status == 1)
    #expect(missing.report["unreadable"][0]["file"].string == "missing.jpg")
    let both = try CheckCommand.json("missing.jpg", "photo.jpg", "--deny", "gps")
    #expect(both.status == 3)
    #expect(both.files.contains("photo.jpg"))
    #expect(both.report["unreadable"][0]["file"].string == "missing.jpg")
    for wrong in [
      ["plain.jpg"], ["plain.jpg", "--deny", "a:b:c"], ["plain.jpg", "--preset", "none"],
      ["plain.jpg", "--rule", "max-size=many"], ["plain.jpg", "--rule", "nothing"],
      ["plain.jpg", "--rule", "max-size"], ["--deny", "gps"],
      ["plain.jpg", "--deny", "gps", "--format", "html"],
      ["plain.jpg", "--deny", "gps", "--report", "sarif"],
      ["plain.jpg", "--deny", "gps", "--report", "sarif=r", "--report", "junit=r"],
      ["plain.jpg", "--deny", "gps", "--write-baseline"],
      ["plain.jpg", "--deny", "gps", "--baseline", "nothing.txt"],
    ] {
      let outcome = try CheckCommand.run(wrong)
      #expect(outcome.status == 2, "\(wrong)")
      #expect(!outcome.errors.isEmpty)
    }
  }

  @Test func failsFromASeverityOn() throws {
    let rule = ["photo.jpg", "--rule", "location=warning"]
    #expect(try CheckCommand.run(rule).status == 0)
    #expect(try CheckCommand.run(rule + ["--fail-on", "warning"]).status == 3)
    #expect(try CheckCommand.run(rule + ["--fail-on", "note"]).status == 3)
    #expect(try CheckCommand.run(rule).text.contains("warning  location"))
  }

  @Test func aRuleThatIsTurnedOffAgainIsOff() throws {
    for words in [["--deny", "location"], ["--rule", "location"]] {
      let outcome = try CheckCommand.run(
        ["photo.jpg", "--no-config", "--rule", "max-width=4000"] + words
          + ["--rule", "location=off"])
      #expect(outcome.status == 0, "\(outcome.errors)")
    }
  }

  /// A word that nothing is called would leave the gate open.
  @Test(arguments: [
    "EXIF", "IPTC", "ICC_Profile", "Composite", "Gsp", "GSP:all", "locations", "ExifIFD",
    "GPS:Latitude", "Make|Gsp", "GPS:Latitude|Make",
  ])
  func denyingWhatNothingIsCalledIsAnError(_ word: String) throws {
    let outcome = try CheckCommand.run(["photo.jpg", "--no-config", "--deny", word])
    #expect(outcome.status == 2, "\(outcome.text)")
    #expect(outcome.errors.contains("write") || outcome.errors.contains("Write"))
    let rule = try CheckCommand.run(["photo.jpg", "--no-config", "--rule", "deny=" + word])
    #expect(rule.status == 2)
    let folder = try TestFolder()
    try folder.add(".exifdump.yml", Data("rules:\n  deny: [Make, '\(word)']\n".utf8))
    try folder.add("a.jpg", fixture: "photo.jpg")
    #expect(try CheckCommand.run(["a.jpg"], in: folder.url).status == 2)
  }

  @Test(arguments: [
    "GPS", "Location", "dc:CREATOR", "Flash", "XMP:all", "exif:Make", "IFD1:all", "*:Make",
    "xmp-tiff*:Gsp",
  ])
  func wordsAreTheSameInCapitals(_ word: String) throws {
    let outcome = try CheckCommand.run(["photo.jpg", "--no-config", "--deny", word])
    #expect(outcome.status == (word.hasPrefix("xmp") ? 0 : 3), "\(outcome.errors)")
  }

  /// TypeScript's sources are called as MPEG's streams are.
  @Test func sourcesAreNoMovies() throws {
    let folder = try TestFolder()
    try folder.add("index.ts", Data("export const x = 1;\n".utf8))
    try folder.add("more.mts", Data("export const y = 2;\n".utf8))
    try folder.add("empty.ts", Data())
    let result = try CheckCommand.json(
      ".", "--preset", "archive", "--preset", "web", in: folder.url)
    #expect(result.status == 0, "\(result.findings)")
    #expect(result.report["summary"]["passedOver"].number == 3)
  }

  @Test func documentsWithPicturesAreChecked() throws {
    let folder = try TestFolder()
    let packet =
      "<x:xmpmeta xmlns:x='adobe:ns:meta/'><rdf:RDF xmlns:rdf="
      + "'http://www.w3.org/1999/02/22-rdf-syntax-ns#'><rdf:Description xmlns:photoshop="
      + "'http://ns.adobe.com/photoshop/1.0/' xmlns:cell='http://developer.sonyericsson.com/cell/1.0/'"
      + " photoshop:City='Rome' cell:CGI='460-0-4236-50280'/></rdf:RDF></x:xmpmeta>"
    try folder.add(
      "a.eps",
      Data("%!PS-Adobe-3.0 EPSF-3.0\n%begin_xml_code\n%begin_xml_packet: 1\n".utf8)
        + Data(packet.utf8) + Data("\n%end_xml_packet\n%end_xml_code\n%%EOF\n".utf8))
    try folder.add("b.xmp", Data(packet.utf8))
    let result = try CheckCommand.json(".", "--deny", "location", in: folder.url)
    #expect(result.report["summary"]["passedOver"].number == 0)
    #expect(result.findings.contains { $0["tag"].string == "XMP-photoshop:City" })
    #expect(result.findings.contains { $0["tag"].string == "XMP-cell:CellGlobalID" })
  }

  @Test func passesOverWhatIsNoPhoto() throws {
    let folder = try TestFolder()
    try folder.add("notes.txt", Data("text".utf8))
    try folder.add("data.bin", Data([0, 1, 2, 0xff]))
    try folder.add(".gitkeep", Data())
    let result = try CheckCommand.json(
      ".", "--require", "Make", "--preset", "archive", in: folder.url)
    #expect(result.status == 0, "\(result.findings)")
    #expect(result.report["summary"]["passedOver"].number == 3)
  }

  /// Tracks are nothing but places: that nobody looked for them is told of those that are named.
  @Test(arguments: [
    ("a.gpx", "<gpx version='1.1'><wpt lat='48.1' lon='11.5'/></gpx>"),
    (
      "a.kml",
      "<kml xmlns='http://www.opengis.net/kml/2.2'><Document><name>a</name></Document></kml>"
    ),
    ("a.tcx", "<TrainingCenterDatabase xmlns='a'><Activities b='c'/></TrainingCenterDatabase>"),
    ("b.gpx", "<g:gpx xmlns:g='http://www.topografix.com/GPX/1/1'><g:trk a='b'/></g:gpx>"),
    ("a.fit", ""),
  ])
  func tracksThatAreNamedAreNotPassedOver(_ name: String, _ text: String) throws {
    let folder = try TestFolder()
    let header: [UInt8] = [14, 16, 0, 8, 0, 0, 0, 0] + Array(".FIT".utf8) + [0, 0, 0, 0]
    let content = text.isEmpty ? Data(header) : Data("<?xml version=\"1.0\"?>\(text)".utf8)
    try folder.add(name, content)
    try folder.add("other.xml", Data("<?xml version=\"1.0\"?><a><b>c</b></a>".utf8))
    let rules = ["--no-config", "--deny", "location"]
    let named = try CheckCommand.json([name, "other.xml"] + rules, in: folder.url)
    #expect(named.rules == ["location"] && named.files == [name], "\(named.report)")
    #expect(named.findings.first?["severity"].string == "warning")
    #expect(named.status == 0 && named.report["summary"]["passedOver"].number == 1)
    let failing = try CheckCommand.json([name, "--fail-on", "warning"] + rules, in: folder.url)
    #expect(failing.status == 3)
    for arguments in [
      ["."] + rules, [name, "--skip-others"] + rules, [name, "--require", "Make"],
    ] {
      let passed = try CheckCommand.json(arguments, in: folder.url)
      #expect(passed.rules.isEmpty && passed.status == 0, "\(passed.report)")
    }
  }

  /// XML without a declaration is a text, and KML is passed around in archives.
  @Test func tracksOfOtherFormsAreNotPassedOverEither() throws {
    let folder = try TestFolder()
    try folder.add("a.gpx", Data("<gpx version='1.1'><wpt lat='48.1' lon='11.5'/></gpx>".utf8))
    try folder.add("b.gpx", Data("<!-- a -->\n<g:gpx xmlns:g='a'><g:trk/></g:gpx>".utf8))
    try folder.add("c.kml", Data("\u{feff}<kml/>".utf8))
    let text = Data("<kml/>".utf8)
    try folder.add("d.kmz", HandmadeArchive.file([("a/b.txt", text), ("doc.kml", text)]))
    try folder.add("e.gpx", Data("<a><gpx/></a>".utf8))
    let comment = "<!-- <b> \(String(repeating: "a", count: 1200)) -->"
    try folder.add("h.gpx", Data("\(comment)<gpx/>".utf8))
    try folder.add(
      "i.gpx", Data("\u{feff}<gpx/>".utf16.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }))
    try folder.add("f.txt", Data("<gpx/>".utf8))
    try folder.add("g.zip", HandmadeArchive.file([("a/doc.kml", text)]))
    let rules = ["--no-config", "--deny", "location"]
    let names = ["a.gpx", "b.gpx", "c.kml", "d.kmz", "e.gpx", "f.txt", "g.zip", "h.gpx", "i.gpx"]
    let named = try CheckCommand.json(names + rules, in: folder.url)
    #expect(
      named.files == ["a.gpx", "b.gpx", "c.kml", "d.kmz", "h.gpx", "i.gpx"], "\(named.report)")
    #expect(named.report["summary"]["passedOver"].number == 3)
    let passed = try CheckCommand.json(["."] + rules, in: folder.url)
    #expect(passed.rules.isEmpty && passed.report["summary"]["passedOver"].number == 9)
  }

  /// A commit's hook looks at few files of a project.
  @Test func onlyWhatWasLookedAtIsResolved() throws {
    let folder = try TestFolder()
    try folder.add("a.jpg", fixture: "photo.jpg")
    try folder.add("b.jpg", fixture: "photo.jpg")
    let arguments = ["--deny", "gps", "--baseline", "known.txt"]
    _ = try CheckCommand.run(arguments + ["--write-baseline", "."], in: folder.url)
    let some = try CheckCommand.run(arguments + ["b.jpg"], in: folder.url)
    #expect(some.status == 0 && !some.text.contains("resolved"), "\(some.text)")
    try FileManager.default.removeItem(at: folder.url.appending(path: "b.jpg"))
    try folder.add("b.jpg", fixture: "plain.jpg")
    let mended = try CheckCommand.run(arguments + ["b.jpg"], in: folder.url)
    #expect(mended.text.contains("4 of the baseline resolved"), "\(mended.text)")
  }

  @Test func failsOnNewFindingsOnly() throws {
    let folder = try TestFolder()
    try folder.add("old/a,b %.jpg", fixture: "photo.jpg")
    let arguments = ["--deny", "gps", "--baseline", "known.txt"]
    let written = try CheckCommand.run(arguments + ["--write-baseline", "old"], in: folder.url)
    #expect(written.status == 0)
    let lines = try String(contentsOf: folder.url.appending(path: "known.txt"), encoding: .utf8)
    #expect(lines.contains("location|old/a%2Cb%20%25.jpg|GPS%3AGPSLatitude\n"))
    #expect(!lines.contains("46"), "values are not part of it")

    let same = try CheckCommand.run(arguments + ["old", "-f", "json"], in: folder.url)
    #expect(same.status == 0)
    let report = try JSON(parsing: Array(same.output))
    #expect(report["findings"].elements.allSatisfy { $0["known"] == .bool(true) })
    #expect(!report["findings"].elements.isEmpty)
    // From elsewhere, the paths are the same.
    let inside = try CheckCommand.run(
      ["--deny", "gps", "--baseline", "../known.txt", "."], in: folder.url.appending(path: "old"))
    #expect(inside.status == 0, "\(inside.text)")

    try folder.add("old/new.jpg", fixture: "exif-gps.tif")
    let new = try CheckCommand.run(arguments + ["."], in: folder.url)
    #expect(new.status == 3)
    #expect(new.text.contains("new.jpg") && !new.text.contains("a,b"))
    #expect(new.text.contains("in the baseline"))

    try FileManager.default.removeItem(at: folder.url.appending(path: "old"))
    try folder.add("clean.jpg")
    let gone = try CheckCommand.run(arguments + ["."], in: folder.url)
    #expect(gone.status == 0)
    #expect(gone.text.contains("of the baseline resolved"))
  }

  /// Whether a rule makes a finding of them or not.
  @Test(arguments: [["--preset", "archive"], ["--deny", "gps"]])
  func aBaselineHoldsUnreadableFiles(_ rules: [String]) throws {
    let folder = try TestFolder()
    try folder.add("bad.jpg", Data([1, 2, 0xff, 0xfe]))
    try folder.add("empty.jpg", Data())
    let arguments = rules + ["--baseline", "known.txt"]
    let written = try CheckCommand.run(arguments + ["--write-baseline", "."], in: folder.url)
    #expect(written.status == 0, "\(written.errors)")
    let lines = try String(contentsOf: folder.url.appending(path: "known.txt"), encoding: .utf8)
    #expect(lines == "# exifdump baseline 1\nunreadable|bad.jpg\nunreadable|empty.jpg\n")

    let same = try CheckCommand.run(arguments + ["."], in: folder.url)
    #expect(same.status == 0)
    #expect(same.text.contains("2 unreadable; 2 in the baseline") && !same.text.contains("bad.jpg"))
    for (format, isTold) in [("github", false), ("junit", true), ("sarif", true), ("json", true)] {
      let report = try CheckCommand.run(arguments + [".", "-f", format], in: folder.url)
      #expect(report.status == 0)
      #expect(report.text.contains("bad.jpg") == isTold)
      #expect(!report.text.contains("<error") && !report.text.contains("\"known\": false"))
    }

    try folder.add("new.jpg", Data([1, 2, 0xff, 0xfe]))
    let new = try CheckCommand.run(arguments + ["."], in: folder.url)
    #expect(new.status == (rules.contains("archive") ? 3 : 1))
    #expect(new.text.contains("new.jpg") && !new.text.contains("bad.jpg"))

    try FileManager.default.removeItem(at: folder.url.appending(path: "bad.jpg"))
    try folder.add("bad.jpg")
    let mended = try CheckCommand.run(arguments + ["--exclude", "new.jpg", "."], in: folder.url)
    #expect(mended.text.contains("1 of the baseline resolved"), "\(mended.text)")
  }

  /// A path that is written wrong must not pass for ever.
  @Test(arguments: [["--preset", "privacy"], ["--deny", "gps"]])
  func noBaselineHoldsWhatIsNotThere(_ rules: [String]) throws {
    let folder = try TestFolder()
    let arguments = rules + ["missing.jpg", "--baseline", "known.txt"]
    #expect(try CheckCommand.run(arguments + ["--write-baseline"], in: folder.url).status == 1)
    let lines = try String(contentsOf: folder.url.appending(path: "known.txt"), encoding: .utf8)
    #expect(lines == "# exifdump baseline 1\n")
    #expect(try CheckCommand.run(arguments, in: folder.url).status != 0)
  }

  @Test func refusesABaselineThatIsNone() throws {
    let folder = try TestFolder()
    try folder.add("plain.jpg")
    try folder.add("known.txt", Data("# exifdump baseline 1\nwhat is this\n".utf8))
    let outcome = try CheckCommand.run(
      ["plain.jpg", "--deny", "gps", "--baseline", "known.txt"], in: folder.url)
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("line 2, column 1"))
  }

  @Test func readsListsAndStandardInput() throws {
    let list = try Command.shell(
      "printf 'photo.jpg\\0plain.jpg\\0' | \"$exifdump\" check --no-config --deny gps --files-from - --null -f json"
    )
    #expect(list.status == 3)
    let report = try JSON(parsing: Array(list.output))
    #expect(report["summary"]["files"].number == 2)
    let input = try Command.shell("\"$exifdump\" check - --deny gps -f json < photo.jpg")
    #expect(input.status == 3)
  }

  @Test func listsRulesAndHelps() throws {
    let list = try CheckCommand.run(["--list-rules"])
    #expect(list.status == 0)
    for name in ["location", "maker-notes", "max-age", "privacy", "archive"] {
      #expect(list.text.contains("  \(name) "))
    }
    #expect(list.text.contains("                Takes a number of pixels: 4000.\n"))
    // Rules about dates are held against no other documents.
    for name in ["date", "max-age", "min-age"] {
      let start = "  \(name) ".padding(toLength: 18, withPad: " ", startingAt: 0)
      #expect(list.text.contains(start + "A photo, movie, sound or PDF "), "\(name)")
    }
    let archive = "                unreadable, damaged, extension, date (warning), min-age\n"
    #expect(list.text.contains(archive))
    let help = try CheckCommand.run(["--help"])
    #expect(help.status == 0)
    #expect(help.text.contains("exifdump check Photos --preset privacy"))
    #expect(help.text.contains("EXIT STATUS"))
  }
}
