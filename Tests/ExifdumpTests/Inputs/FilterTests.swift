import Foundation
import Testing

/// Of a directory, only what was asked for is read.
@Suite struct FilterTests {
  private func names(_ folder: TestFolder, _ options: String) throws -> [String] {
    let outcome = try Command.shell("\"$exifdump\" --ndjson --tag None \(options)", in: folder.url)
    #expect(outcome.status == 0, "\(outcome.errors)")
    return try outcome.records().compactMap { $0["file"].string }
  }

  private func folder(_ names: String...) throws -> TestFolder {
    let folder = try TestFolder()
    for name in names { try folder.add(name) }
    return folder
  }

  @Test(arguments: [
    ("--include '*.jpg'", ["./a.jpg", "./raw/b.jpg", "./raw/deep/c.jpg"]),
    ("--include '*.{jpeg,dat}'", ["./a.jpeg", "./raw/x.dat"]),
    ("--include '/*.jp*g'", ["./a.jpeg", "./a.jpg"]),
    ("--include 'raw/*'", ["./raw/b.jpg", "./raw/x.dat"]),
    ("--include 'raw/**/*.jpg'", ["./raw/b.jpg", "./raw/deep/c.jpg"]),
    ("--include '**/deep/*'", ["./raw/deep/c.jpg"]),
    ("--include 'deep/'", ["./raw/deep/c.jpg"]),
    ("--include 'raw/**' --exclude '[!x]*.jpg'", ["./raw/x.dat"]),
    ("--exclude raw", ["./a.jpeg", "./a.jpg"]),
    ("--exclude raw/deep/", ["./a.jpeg", "./a.jpg", "./raw/b.jpg", "./raw/x.dat"]),
    ("--exclude '?.jp*'", ["./raw/x.dat"]),
    (
      "--exclude '*.jp\\*'",
      ["./a.jpeg", "./a.jpg", "./raw/b.jpg", "./raw/deep/c.jpg", "./raw/x.dat"]
    ),
    ("--by-extension", ["./a.jpeg", "./a.jpg", "./raw/b.jpg", "./raw/deep/c.jpg"]),
    ("--one-file-system --include 'a.*'", ["./a.jpeg", "./a.jpg"]),
  ])
  func patternsChoose(_ options: String, _ expected: [String]) throws {
    let folder = try folder("a.jpg", "a.jpeg", "raw/b.jpg", "raw/x.dat", "raw/deep/c.jpg")
    #expect(try names(folder, options + " .") == expected)
    #expect(try names(folder, options + " ./") == expected)
  }

  /// What Apple's table has not are photos all the same.
  @Test func extensionsOfPhotosAreKnown() throws {
    let names = [
      "a.360", "a.djv", "a.ff", "a.jfif", "a.kra", "a.lfp", "a.m2t", "a.pcx", "a.ps", "a.qoi",
      "a.rgb",
      "a.swf", "a.vdx", "a.wv", "a.xpm",
    ]
    let folder = try TestFolder()
    for name in names + ["a.swift", "a.txt"] { try folder.add(name) }
    #expect(try self.names(folder, "--by-extension .") == names.map { "./" + $0 })
  }

  /// In a file .gitignore it would.
  @Test func noPatternTakesAnotherBack() throws {
    let folder = try folder("a.jpg", "!a.jpg")
    let result = try Command.shell("\"$exifdump\" --exclude '!a.jpg' .", in: folder.url)
    #expect(result.status == 2)
    #expect(
      result.errors.contains("--exclude '!a.jpg': ! takes a pattern back in .gitignore alone"))
    #expect(try names(folder, "--exclude '\\!a.jpg' .") == ["./a.jpg"])
  }

  @Test func whatIsNamedIsRead() throws {
    let folder = try folder("a.jpg", "b/c.jpg")
    #expect(try names(folder, "--exclude '*' a.jpg b") == ["a.jpg"])
  }

  @Test func hostilePatternsEnd() throws {
    let folder = try TestFolder()
    try folder.add(String(repeating: "a", count: 200) + ".jpg")
    let pattern = String(repeating: "*a", count: 100) + "b"
    #expect(try names(folder, "--include '\(pattern)' .") == [])
    let braces = String(repeating: "{a,b}", count: 40)
    let outcome = try Command.shell("\"$exifdump\" --include '\(braces)' .", in: folder.url)
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("--include"))
  }

  /// A pattern that breaks off would match nothing that was meant.
  @Test func bracesAndBracketsHaveAnEnd() throws {
    let folder = try folder("a.jpg", "b.png", "{a", "[a")
    for pattern in ["{a", "{a,b", "*.{jpg,{png}", "a[", "{a,[b}"] {
      let outcome = try Command.shell("\"$exifdump\" --include '\(pattern)' .", in: folder.url)
      #expect(outcome.status == 2, "\(pattern)")
      #expect(outcome.errors.contains("--include"))
    }
    #expect(try names(folder, "--include '*.{jpg,{png,gif}}' .") == ["./a.jpg", "./b.png"])
    #expect(try names(folder, "--include '[{]a' --include '\\[a' .") == ["./[a", "./{a"])
    #expect(
      try names(folder, "--include '\\{a' --include '{[a,b].jpg,x}' .") == ["./a.jpg", "./{a"])
  }

  @Test func gitignoreIsRespectedOnRequest() throws {
    let folder = try folder(
      "a.jpg", "b.tmp", "keep.tmp", "out/x.jpg", "sub/a.jpg", "sub/out/y.jpg", "sub/c d.jpg",
      "sub/deep/z.jpg", "sub/#x.jpg")
    try folder.add(
      ".gitignore",
      Data("# a comment\n*.tmp\n!keep.tmp\n/out/\r\n\nsub/deep/*.jpg\n\\#x.jpg\n".utf8))
    try folder.add("sub/.gitignore", Data("c\\ d.jpg  \n!deep/z.jpg\n".utf8))
    let all = ["./a.jpg", "./keep.tmp", "./sub/a.jpg", "./sub/deep/z.jpg", "./sub/out/y.jpg"]
    let options = "--gitignore --exclude .gitignore"
    #expect(try names(folder, "\(options) .") == all)
    #expect(try names(folder, "--exclude .gitignore .").count == 9)
    // What stands above counts within a repository, and only there.
    let below = ["sub/#x.jpg", "sub/a.jpg", "sub/deep/z.jpg", "sub/out/y.jpg"]
    #expect(try names(folder, "\(options) sub") == below)
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: ".git"), withIntermediateDirectories: true)
    #expect(try names(folder, "\(options) sub") == Array(below.dropFirst()))
    #expect(try names(folder, "\(options) --hidden .") == all)
  }
  /// As git takes its patterns, where its manual is silent or brief; each held against
  /// `git ls-files -o --exclude-standard`.
  @Test(arguments: [
    ("\u{feff}a.jpg", ["./[.jpg", "./b /c.jpg", "./b\\", "./d/e.jpg"]),
    ("d//", ["./[.jpg", "./a.jpg", "./b /c.jpg", "./b\\", "./d/e.jpg"]),
    ("[.jpg", ["./[.jpg", "./a.jpg", "./b /c.jpg", "./b\\", "./d/e.jpg"]),
    ("b\\", ["./[.jpg", "./a.jpg", "./b /c.jpg", "./b\\", "./d/e.jpg"]),
    ("b\\\\ ", ["./[.jpg", "./a.jpg", "./b /c.jpg", "./d/e.jpg"]),
    ("b\\ ", ["./[.jpg", "./a.jpg", "./b\\", "./d/e.jpg"]),
  ])
  func gitignoreIsTakenAsGitTakesIt(_ line: String, _ expected: [String]) throws {
    let folder = try folder("a.jpg", "[.jpg", "b\\", "b /c.jpg", "d/e.jpg")
    try folder.add(".gitignore", Data((line + "\n").utf8))
    #expect(try names(folder, "--gitignore --exclude .gitignore .") == expected)
  }
}
