import Foundation
import Testing

/// `.exifdump.yml`: found upwards, read strictly.
@Suite struct CheckConfigurationTests {
  private func folder(_ configuration: String) throws -> TestFolder {
    let folder = try TestFolder()
    try folder.add("press/photo.jpg", fixture: "photo.jpg")
    try folder.add("home/photo.jpg", fixture: "photo.jpg")
    try folder.add(".exifdump.yml", Data(configuration.utf8))
    return folder
  }

  @Test func isFoundUpwards() throws {
    let folder = try folder("rules: { deny: IFD0:Make }")
    for (arguments, place) in [(["."], "home"), (["photo.jpg"], "home"), (["home"], ".")] {
      let outcome = try CheckCommand.run(
        arguments + ["-f", "json"], in: folder.url.appending(path: place))
      let report = try JSON(parsing: Array(outcome.output))
      #expect(report["findings"].elements.count == 1)
    }
    let none = try CheckCommand.run(["--no-config", "home"], in: folder.url)
    #expect(none.status == 2)
    #expect(none.errors.contains("There is no rule to check"))
  }

  @Test func overridesHaveTheLastWord() throws {
    let folder = try folder(
      """
      preset: privacy
      fail-on: warning
      rules:
        thumbnail: off
        serial-number: warning
        require: [Copyright, "Foo|Bar"]
      overrides:
        - paths: [press/**]
          rules: { location: off, serial-number: off, require: { value: Make, severity: note } }
        - path: "*.png"
          rules: { location: error }
      """)
    let result = try CheckCommand.json(".", in: folder.url)
    let press = result.findings.filter { $0["file"].string == "./press/photo.jpg" }
    let home = result.findings.filter { $0["file"].string == "./home/photo.jpg" }
    #expect(press.isEmpty, "\(press)")
    #expect(Set(home.compactMap { $0["rule"].string }).contains("location"))
    #expect(
      home.filter { $0["rule"].string == "serial-number" }.allSatisfy {
        $0["severity"].string == "warning"
      })
    #expect(home.contains { $0["tag"].string == "Foo|Bar" })
    // From within, the paths are seen from the same folder.
    let inside = try CheckCommand.json(
      "photo.jpg", "../press/photo.jpg", in: folder.url.appending(path: "press"))
    #expect(inside.status == 0, "\(inside.findings)")
  }

  /// Windows' editors put a mark before it.
  @Test func mayStartWithAByteOrderMark() throws {
    let folder = try folder("\u{feff}preset: privacy\nrules:\n  max-width: 10\n")
    let result = try CheckCommand.json(".", in: folder.url)
    #expect(result.status == 3, "\(result.errors)")
    #expect(result.rules.contains("max-width"))
  }

  @Test func excludesPaths() throws {
    let folder = try folder("preset: privacy\nexclude: [home, '*.gif']")
    let result = try CheckCommand.json(".", in: folder.url)
    #expect(Set(result.files) == ["./press/photo.jpg"])
    #expect(result.report["summary"]["files"].number == 1)
  }

  /// Nobody shall take what was named for clean that was left out.
  @Test func tellsWhatWasNamedAndIsExcluded() throws {
    let folder = try folder("preset: privacy\nexclude: [home]")
    let named = ["home/photo.jpg", "home"]
    let result = try CheckCommand.json(named, in: folder.url)
    #expect(result.status == 0 && result.report["summary"]["files"].number == 0)
    #expect(result.report["summary"]["excluded"].number == 2)
    let text = try CheckCommand.run(named, in: folder.url).text
    #expect(text.contains("0 files: nothing found; 2 excluded"), "\(text)")
    let list = try Command.shell(
      "unset GITHUB_ACTIONS; echo home/photo.jpg | \"$exifdump\" check --files-from -",
      in: folder.url)
    #expect(list.text.contains("; 1 excluded"), "\(list.text)")
    // What is found in a directory is not counted.
    #expect(try CheckCommand.json(".", in: folder.url).report["summary"]["excluded"].number == 0)
  }

  @Test func commandLineAddsToIt() throws {
    let folder = try folder("rules: { deny: [IFD0:Make], location: error }")
    let result = try CheckCommand.json(
      "home", "--deny", "IFD0:Model", "--rule", "location=off", in: folder.url)
    #expect(result.tags == ["IFD0:Make", "IFD0:Model"])
  }

  static let mistakes: [(String, [String])] = [
    (
      "preset: web\n---\npreset: archive\n",
      [":2:1: error: expected a single document", "found another"]
    ),
    ("rules:\n  locaton: error\n", ["2:3: error: no rule is called 'locaton'"]),
    ("preset: privat\nfail-on: bad\nrdact: true\n", ["1:9", "2:10", "3:1: error: no setting"]),
    ("rules:\n  max-size: big\n  deny: [Make, 'a:b:c']\n", ["2:13: error: 'big'", "3:16"]),
    ("rules:\n  deny: [Make, location]\n", ["2:16: error: 'location' is a rule of its own"]),
    ("rules:\n  deny: \"'XMP-*:*'\"\n", ["2:9: error: 'XMP-*:*' has quotation marks"]),
    ("rules:\n  deny: EXIF\n", ["2:9: error: 'EXIF' is a group: write 'EXIF:all'"]),
    ("rules:\n  max-width: [1, 2]\n", ["2:14: error: max-width takes one thing"]),
    ("rules:\n  max-width: warning\n", ["2:14: error: max-width takes a number of pixels"]),
    ("rules:\n  location: { severity: dire, wrong: 1 }\n", ["2:25", "2:31"]),
    ("exclude: [vendor, '!a.jpg']\n", ["1:19"]),
    ("overrides:\n  - paths: [a]\n  - rules: {}\n    b: 1\n", ["2:5", "3:5", "4:5"]),
    ("rules: [location]\n", ["1:8: error: expected a map of rules"]),
    ("rules:\n  location: error\n  location: off\n", ["2:3: error: 'location' stands twice"]),
    ("rules: {\n", ["error: "]),
    ("a: &x [1]\nb: [[[[[[[[1]]]]]]]]\n", ["error: nothing is so deep here"]),
    ("preset: \u{1}\n", ["1:9: error: control characters"]),
    ("just text\n", ["1:1: error: expected a map of settings"]),
    ("exclude: &x [a]\nrules:\n  deny: *x\n", ["3:9: error: aliases are not read here"]),
    // The name of the last member is more than a million times a million letters.
    (doubled + "? *p60\n: 1\n", ["2:10: error: aliases are not read here"]),
  ]

  /// Each member is the one before it, twice.
  private static let doubled =
    "p0: &p0 x\n" + (1...60).map { "p\($0): &p\($0) [*p\($0 - 1), *p\($0 - 1)]\n" }.joined()

  /// The marks of aliases may be those of patterns.
  @Test func patternsAreNoAliases() throws {
    let folder = try folder("preset: privacy\nexclude: ['*ess', 'a&b', '*']\n")
    #expect(try CheckCommand.json(".", in: folder.url).errors.isEmpty)
  }

  /// Within words, behind quotes and in comments they are letters like others.
  @Test(arguments: [
    "exclude: ['R&raw', '*raw']\n", "# R &raw\nexclude: ['*raw']\n",
    "exclude:\n  - a&raw\n  - \"*raw\"\n",
  ])
  func marksThatBeginNothingAreNoAliases(_ text: String) throws {
    let folder = try folder("preset: privacy\n" + text)
    #expect(try CheckCommand.json(".", in: folder.url).errors.isEmpty)
  }

  @Test(arguments: mistakes)
  func tellsEveryMistakeWithItsPlace(_ text: String, _ places: [String]) throws {
    let folder = try folder(text)
    let outcome = try CheckCommand.run(["."], in: folder.url)
    #expect(outcome.status == 2)
    #expect(outcome.output.isEmpty)
    for place in places {
      #expect(outcome.errors.contains(place), "\(outcome.errors)")
    }
    for line in outcome.errors.split(separator: "\n") {
      #expect(line.firstMatch(of: #//\.exifdump\.yml:\d+:\d+: error: /#) != nil, "\(line)")
    }
  }

  @Test func takesAPresetsValueForASeverity() throws {
    let folder = try folder("preset: web\nrules: { max-width: warning }")
    #expect(try CheckCommand.json("press", in: folder.url).errors.isEmpty)
  }

  @Test func saysWhatCannotBeRead() throws {
    let folder = try folder("")
    try folder.add("bad.yml", Data([0x61, 0xff]))
    for (file, words) in [("missing.yml", "No such file"), ("bad.yml", "no text in UTF-8")] {
      let outcome = try CheckCommand.run(["--config", file, "."], in: folder.url)
      #expect(outcome.status == 2)
      #expect(outcome.errors.contains(words))
    }
  }
}
