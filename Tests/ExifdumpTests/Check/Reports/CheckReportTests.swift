import Foundation
import Testing

/// Every form of report can be read back, whatever files are called and say.
@Suite struct CheckReportTests {
  /// A photo with findings, one that is damaged, one that is missing, and names that would break
  /// out of each form.
  private func hostileFolder() throws -> TestFolder {
    let folder = try TestFolder()
    try folder.add("photo.jpg", fixture: "photo.jpg")
    try folder.add("clean.jpg")
    try folder.add("empty.jpg", Data())
    let made = try Command.shell(
      #"""
      cp photo.jpg "$(printf 'bad\351\n::error::x,y=%%0A\033[31m.jpg')"
      cp photo.jpg 'a"<b>&\ ]]>.jpg'
      mkdir -p 'c:d e'; cp photo.jpg 'c:d e/ü#?.jpg'
      """#, in: folder.url)
    #expect(made.status == 0)
    return folder
  }

  private func report(_ format: String, _ more: String...) throws -> Command.Outcome {
    let folder = try hostileFolder()
    let outcome = try CheckCommand.run(
      [".", "missing.jpg", "--deny", "gps", "--rule", "thumbnail=warning", "-f", format] + more,
      in: folder.url)
    #expect(outcome.status == 3)
    return outcome
  }

  @Test func textHasNoControls() throws {
    let text = try report("text").text
    #expect(text.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7f || $0 == 0x0a })
    #expect(text.contains(#"./bad\xe9\n::error::x,y=%0A\x1b[31m.jpg"#))
    #expect(text.contains("46 deg 41' 39.57\""))
    #expect(text.contains("exiftool -GPS:GPSLatitude= FILE"))
    #expect(text.contains("missing.jpg\n  unreadable"))
    #expect(text.contains("16 errors, 4 warnings; 2 unreadable"), "\(text.suffix(200))")
  }

  @Test func annotationsStayOnTheirLines() throws {
    let text = try report("github").text
    let lines = text.split(separator: "\n")
    let form = /::(error|warning|notice) file=([^,:]*),title=([^,:]*)::.+/
    #expect(lines.dropLast().allSatisfy { $0.wholeMatch(of: form) != nil }, "\(text)")
    #expect(lines.count == 16 + 4 + 2 + 1)
    #expect(text.contains("file=c%3Ad e/ü#?.jpg,title=exifdump%3A location::GPS:GPSLatitude = "))
    #expect(!text.contains("\u{1b}"))
  }

  /// GitHub knows files by where they are in the repository.
  @Test(arguments: [
    ("github", "::error file=site/images/photo.jpg,"),
    ("sarif", #""uri": "site/images/photo.jpg""#),
  ])
  func whatGitHubReadsNamesPathsOfTheRepository(_ format: String, _ path: String) throws {
    let folder = try TestFolder()
    try folder.add("site/images/photo.jpg", fixture: "photo.jpg")
    let outcome = try CheckCommand.run(
      ["images", "--deny", "gps", "-f", format], in: folder.url.appending(path: "site"),
      environment: "GITHUB_WORKSPACE=\"$(cd .. && pwd -P)\"")
    #expect(outcome.text.contains(path), "\(outcome.text)")
  }

  /// Of those with one, services show one.
  @Test func eachFindingHasAFingerprintOfItsOwn() throws {
    let outcome = try CheckCommand.run(["lying-entries.tif", "--rule", "damaged", "-f", "sarif"])
    let results = try JSON(parsing: Array(outcome.output))["runs"].elements[0]["results"].elements
    let prints = results.compactMap { $0["partialFingerprints"]["exifdump/v1"].string }
    #expect(prints.count > 1 && Set(prints).count == prints.count, "\(prints)")
  }

  @Test func annotatesByItselfInAWorkflow() throws {
    let outcome = try CheckCommand.run(
      ["photo.jpg", "--deny", "gps"], environment: "GITHUB_ACTIONS=true")
    #expect(outcome.text.hasPrefix("::error file=photo.jpg,title=exifdump%3A location::"))
    let plain = try CheckCommand.run(["photo.jpg", "--deny", "gps"])
    #expect(plain.text.hasPrefix("photo.jpg\n"))
  }

  @Test func jsonIsAFormLikeThatOfTheCommand() throws {
    let options = ["photo.jpg", "--deny", "gps"]
    let long = try CheckCommand.run(options + ["--format", "json"])
    let short = try CheckCommand.run(options + ["--json"], environment: "GITHUB_ACTIONS=true")
    #expect(short.output == long.output && short.status == 3)
    let both = try CheckCommand.run(options + ["--json", "-f", "sarif"])
    #expect(both.status == 2 && both.errors.contains("either sarif or json"))
  }

  @Test func jsonIsAsItsSchemaSays() throws {
    let file = Command.repository.appending(path: "Documentation/exifdump-check.schema.json")
    let schema = JSONSchema(try JSON(parsing: Array(Data(contentsOf: file))))
    try schema.checkKeywords()
    let json = try JSON(parsing: Array(report("json").output))
    #expect(try schema.problems(of: json).isEmpty)
    #expect(json["findings"].elements.count == 20)
    #expect(json["unreadable"].elements.count == 2)
    #expect(json["summary"]["errors"].number == 16)
    let bytes = json["findings"].elements.compactMap { $0["fileBase64"].string }.first
    #expect(bytes.flatMap { Data(base64Encoded: $0) }?.contains(0xe9) == true)
  }

  @Test func sarifIsAsItsSpecificationSays() throws {
    let output = try report("sarif").output
    let sarif = try JSON(parsing: Array(output))
    #expect(try SARIFSchema.problems(of: sarif).isEmpty)
    let results = sarif["runs"][0]["results"].elements
    #expect(results.count == 20)
    // Nothing was compared (§3.27.24).
    #expect(results.allSatisfy { $0["baselineState"].string == nil })
    let rules = sarif["runs"][0]["tool"]["driver"]["rules"].elements
    for result in results {
      let index = Int(result["ruleIndex"].number ?? -1)
      #expect(rules.indices.contains(index) && rules[index]["id"] == result["ruleId"])
      let uri = result["locations"][0]["physicalLocation"]["artifactLocation"]["uri"].string ?? ""
      #expect(uri.wholeMatch(of: /[A-Za-z0-9\-._~\/%]+/) != nil)
      #expect(URL(string: uri) != nil)
    }
    let uris = results.compactMap {
      $0["locations"][0]["physicalLocation"]["artifactLocation"]["uri"].string
    }
    #expect(uris.contains("c%3Ad%20e/%C3%BC%23%3F.jpg"))
    #expect(uris.contains { $0.hasPrefix("bad%E9%0A") })
    let notes = sarif["runs"][0]["invocations"][0]["toolExecutionNotifications"].elements
    #expect(notes.count == 2)
  }

  @Test func junitIsXML() throws {
    let output = try report("junit").output
    let report = try XMLElements(output)
    let names = report.attributes("classname", of: "testcase")
    #expect(report.attributes("failures", of: "testsuite") == ["16"])
    #expect(report.attributes("errors", of: "testsuite") == ["2"])
    #expect(report.attributes("tests", of: "testsuite") == ["\(names.count)"])
    #expect(report.count("failure") == 16 && report.count("error") == 2)
    #expect(report.count("system-out") == 4)
    #expect(names.count == report.count("testcase"))
    #expect(names.contains("./a\"<b>&\\ ]]>.jpg"))
    #expect(names.contains("./clean.jpg"))
    #expect(names.contains(#"./bad\xe9\n::error::x,y=%0A\x1b[31m.jpg"#))
  }

  @Test func writesSeveralReports() throws {
    let folder = try hostileFolder()
    let outcome = try CheckCommand.run(
      [".", "--deny", "gps", "--report", "sarif=a.sarif", "--report", "junit=b.xml"], in: folder.url
    )
    #expect(outcome.status == 3)
    #expect(outcome.text.contains("error    location"))
    let sarif = try JSON(
      parsing: Array(Data(contentsOf: folder.url.appending(path: "a.sarif"))))
    #expect(sarif["version"].string == "2.1.0")
    _ = try XMLElements(Data(contentsOf: folder.url.appending(path: "b.xml")))
  }

  /// A dash is no file here, and standard output has a report already.
  @Test func saysHowAReportIsPrinted() throws {
    let folder = try TestFolder()
    try folder.add("photo.jpg", fixture: "photo.jpg")
    let outcome = try CheckCommand.run(
      ["photo.jpg", "--deny", "gps", "--report", "json=-"], in: folder.url)
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("--format json prints a report."), "\(outcome.errors)")
    #expect(try folder.names() == ["photo.jpg"])
    let named = try CheckCommand.run(
      ["photo.jpg", "--deny", "gps", "--report", "json=./-"], in: folder.url)
    #expect(named.status == 3)
    #expect(try folder.names() == ["-", "photo.jpg"])
  }

  @Test(arguments: ["text", "github", "json", "sarif", "junit"])
  func redactsValues(_ format: String) throws {
    let text = try report(format, "--redact").text
    #expect(!text.contains("46 deg") && !text.contains("1496"))
    #expect(text.contains("(redacted)"))
  }

  /// A tag that the file itself names may not end up in a line for a shell.
  @Test func suggestsNoCommandWithNamesOfTheFile() throws {
    let folder = try TestFolder()
    let packet = """
      <x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF
      xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description
      xmlns:e="http://e.example/" e:GPSLatitude="1" e:ÄGPSLatitude="2"/></rdf:RDF></x:xmpmeta>
      """
    try folder.add("a.xmp", Data(packet.utf8))
    let result = try CheckCommand.json(".", "--deny", "location", in: folder.url)
    for finding in result.findings {
      let fix = finding["fix"].string ?? ""
      #expect(fix.utf8.allSatisfy { $0 < 0x80 && $0 != 0x3b && $0 != 0x60 }, "\(fix)")
    }
    #expect(!result.findings.isEmpty)
  }
}
