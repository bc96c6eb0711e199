import Foundation
import Testing

/// `-o FILE` is written whole or not at all.
@Suite struct OutputFileTests {
  @Test func isWholeAndKeptOutOfTheScan() throws {
    let folder = try TestFolder()
    try folder.add("a.jpg")
    try folder.add("out.json", Data("what was there before".utf8))
    for _ in 0..<2 {
      let outcome = try Command.run("--json", "-o", "out.json", ".", in: folder.url)
      #expect(outcome.status == 0, "\(outcome.errors)")
      #expect(outcome.output.isEmpty)
      let written = try JSON(
        parsing: Array(try Data(contentsOf: folder.url.appending(path: "out.json"))))
      #expect(written.elements.compactMap { $0["file"].string } == ["./a.jpg"])
      #expect(try folder.names() == ["a.jpg", "out.json"])
    }
    let list = try Command.run(
      "--json", "-o", "out.json", "--files-from", "-", in: folder.url,
      input: Data("a.jpg\nout.json\n".utf8))
    #expect(list.status == 0)
    let listed = try Data(contentsOf: folder.url.appending(path: "out.json"))
    #expect(try JSON(parsing: Array(listed)).elements.count == 1)
    let same = try Command.run("--json", "-o", "-", "a.jpg", in: folder.url)
    #expect(try same.array().count == 1)
  }

  /// The shell makes the file before the directory is read.
  @Test func standardOutputIsKeptOutOfTheScan() throws {
    let folder = try TestFolder()
    try folder.add("a.jpg", fixture: "plain.jpg")
    let outcome = try Command.shell("\"$exifdump\" --ndjson . > out.json; echo $?", in: folder.url)
    #expect(outcome.text == "0\n", "\(outcome.errors)")
    let text = try String(contentsOf: folder.url.appending(path: "out.json"), encoding: .utf8)
    #expect(text.split(separator: "\n").count == 1)
  }

  @Test func killedRunsLeaveNothing() throws {
    let folder = try TestFolder()
    try folder.add("a.jpg")
    try folder.add("out.json", Data("before".utf8))
    for signal in ["KILL", "TERM", "INT"] {
      let outcome = try Command.signalled(
        signal, "--json -o out.json a.jpg - < pipe", feed: "cat a.jpg", in: folder.url)
      #expect(outcome.status == ["KILL": 137, "TERM": 143, "INT": 130][signal])
      #expect(try folder.names() == ["a.jpg", "out.json"])
      let left = try Data(contentsOf: folder.url.appending(path: "out.json"))
      #expect(left == Data("before".utf8))
      if signal != "KILL" { #expect(outcome.errors.contains("nothing is written")) }
    }
  }

  @Test func whatIsReadIsNotReplaced() throws {
    let folder = try TestFolder()
    try folder.add("a.jpg")
    let before = try Data(contentsOf: folder.url.appending(path: "a.jpg"))
    #expect(try Command.run("-o", "./a.jpg", "a.jpg", in: folder.url).status == 2)
    #expect(try Data(contentsOf: folder.url.appending(path: "a.jpg")) == before)
    let missing = try Command.run("-o", "no/such/folder", "a.jpg", in: folder.url)
    #expect(missing.status == 1)
    #expect(missing.errors.contains("cannot write"))
  }

  @Test func unreadableFilesAreStillWritten() throws {
    let folder = try TestFolder()
    let outcome = try Command.run("--ndjson", "-o", "out", "missing.jpg", in: folder.url)
    #expect(outcome.status == 1)
    let written = try Data(contentsOf: folder.url.appending(path: "out"))
    #expect(String(decoding: written, as: UTF8.self).contains("notFound"))
  }

  @Test func whoMayReadAReplacedFileStays() throws {
    let folder = try TestFolder()
    try folder.add("a.jpg")
    let outcome = try Command.shell(
      """
      umask 022; echo before > out.json; chmod 600 out.json; "$exifdump" --json -o out.json a.jpg
      chmod 664 out.json; "$exifdump" -o new.json a.jpg; stat -c %a out.json new.json
      chmod 640 out.json; "$exifdump" --json -o out.json a.jpg; stat -c %a out.json
      """, in: folder.url)
    #expect(outcome.text == "664\n644\n640\n", "\(outcome.errors)")
  }

  /// A link to a file stays one, and so does `/dev/stdout`, whatever standard output is.
  @Test func linksStayAndLeadToWhatIsWritten() throws {
    let folder = try TestFolder()
    try folder.add("a.jpg")
    let files = FileManager.default
    try files.createDirectory(
      at: folder.url.appending(path: "runs"), withIntermediateDirectories: true)
    try folder.add("runs/1.json", Data("before".utf8))
    let link = folder.url.appending(path: "latest.json")
    try files.createSymbolicLink(atPath: link.path, withDestinationPath: "runs/1.json")
    #expect(try Command.run("--json", "-o", "latest.json", "a.jpg", in: folder.url).status == 0)
    #expect(try files.destinationOfSymbolicLink(atPath: link.path) == "runs/1.json")
    let written = try Data(contentsOf: folder.url.appending(path: "runs/1.json"))
    #expect(try JSON(parsing: Array(written)).elements.count == 1)
    #expect(
      try files.contentsOfDirectory(atPath: folder.url.appending(path: "runs").path) == ["1.json"])

    try files.createSymbolicLink(
      atPath: folder.url.appending(path: "nowhere").path, withDestinationPath: "no/such")
    let nowhere = try Command.run("--json", "-o", "nowhere", "a.jpg", in: folder.url)
    #expect(nowhere.status == 1)
    #expect(
      nowhere.errors.contains("nowhere: cannot write: it is a symbolic link to what is not there"))
  }

  @Test(arguments: ["/dev/stdout", "/dev/fd/1", "/proc/self/fd/1"])
  func whatIsOpenAlreadyIsWrittenWhereItStands(_ name: String) throws {
    let folder = try TestFolder()
    try folder.add("a.jpg", fixture: "plain.jpg")
    let outcome = try Command.shell(
      "{ echo first; \"$exifdump\" --ndjson -o \(name) a.jpg; echo last; } >> log; cat log",
      in: folder.url)
    let lines = outcome.text.split(separator: "\n")
    #expect(lines.first == "first" && lines.last == "last" && lines.count == 3, "\(outcome.text)")
    #expect(try folder.names() == ["a.jpg", "log"])
  }

  /// A photo that comes by standard input is read, too.
  @Test(arguments: [
    "--json - -o a.jpg", "--ndjson - -o link", "thumbnail - -o a.jpg",
    "check --preset web - --report json=a.jpg",
  ])
  func theFileBehindStandardInputIsNotWritten(_ options: String) throws {
    let folder = try TestFolder()
    try folder.add("a.jpg", fixture: "photo.jpg")
    let outcome = try Command.shell(
      "ln -s a.jpg link; cp a.jpg b; \"$exifdump\" \(options) < a.jpg; code=$?; cmp a.jpg b && exit $code",
      in: folder.url)
    #expect(outcome.status == 2, "\(outcome.errors)")
    #expect(outcome.text == "")
  }

  /// A list, a directory or a slip (`-o *.jpg`) has a photo where the answers are to go.
  @Test(arguments: [
    "--json --files-from list -o a.jpg", "--json -o a.jpg .", "--json -o link .",
    "--json -o a.jpg b.jpg", "check --preset web --report json=a.jpg --files-from list",
    "check --preset web --write-baseline --baseline a.jpg .",
  ])
  func photosAreNotReplaced(_ options: String) throws {
    let folder = try TestFolder()
    try folder.add("a.jpg", fixture: "plain.jpg")
    try folder.add("b.jpg", fixture: "plain.jpg")
    try folder.add("list", Data("a.jpg\nb.jpg\n".utf8))
    let outcome = try Command.shell(
      "ln -s a.jpg link; \"$exifdump\" \(options); code=$?; cmp a.jpg b.jpg && exit $code",
      in: folder.url)
    #expect(outcome.status == 2, "\(outcome.errors)")
    #expect(outcome.text == "")
  }

  /// What is at the end of a link is what is written, by whichever name the scan comes to it.
  @Test func aLinkToTheOutputIsNotRead() throws {
    let folder = try TestFolder()
    try folder.add("a.jpg", fixture: "plain.jpg")
    try folder.add("1.json", Data("before".utf8))
    let outcome = try Command.shell(
      "ln -s 1.json latest.json; \"$exifdump\" --ndjson -o latest.json .; cat 1.json",
      in: folder.url)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.text.split(separator: "\n").count == 1, "\(outcome.text)")
  }

  /// What is written later would take the place of the other, and what is read would be gone.
  @Test(arguments: [
    "--cache x -o ./x a.jpg", "check --preset web --report json=x --report junit=./x a.jpg",
    "check --preset web --cache x --report json=x a.jpg",
    "check --preset web --baseline x --write-baseline --report json=x a.jpg",
    "check --preset web --baseline known --report json=known a.jpg",
    "check --preset web --config c.yml -o c.yml a.jpg",
  ])
  func filesAreWrittenForOneThing(_ options: String) throws {
    let folder = try TestFolder()
    try folder.add("a.jpg", fixture: "plain.jpg")
    try folder.add("known", Data("# exifdump baseline 1\n".utf8))
    try folder.add("c.yml", Data("preset: web\n".utf8))
    let outcome = try Command.shell("\"$exifdump\" \(options)", in: folder.url)
    #expect(outcome.status == 2, "\(outcome.errors)")
    #expect(outcome.errors.contains("cannot be written"))
    #expect(try folder.names() == ["a.jpg", "c.yml", "known"])
    let nothing = try Command.shell(
      "\"$exifdump\" check --preset web --report json=/dev/null --report junit=/dev/null a.jpg",
      in: folder.url)
    #expect(nothing.status == 0, "\(nothing.errors)")
  }

  /// What is no text is no output of an earlier run, nor is what is written as one and a picture.
  @Test(arguments: [
    "picture.tga", "picture.pcx", "picture.qoi", "picture.xpm", "picture.svg", "metadata.exv",
    "recipe.vrd", "noise",
  ])
  func whatIsNoAnswerIsNotReplaced(_ name: String) throws {
    let folder = try TestFolder()
    let before =
      name == "noise"
      ? Data((0..<5000).map { UInt8(truncatingIfNeeded: ($0 &* $0 &* 7) >> 3) | 1 })
      : try Data(contentsOf: Command.fixtures.appending(path: name))
    try folder.add(name, before)
    try folder.add("photo.jpg")
    for line in [
      "--json photo.jpg -o \(name)", "check photo.jpg --deny gps --report json=\(name)",
    ] {
      let outcome = try Command.shell("\"$exifdump\" \(line)", in: folder.url)
      #expect(outcome.status == 2)
      #expect(outcome.errors.contains("no output of an earlier run"), "\(outcome.errors)")
    }
    #expect(try Data(contentsOf: folder.url.appending(path: name)) == before)
  }

  @Test(arguments: ["text", "json", "ndjson", "csv", "tsv", "xml", "exiftool", "imageio"])
  func answersAreReplaced(_ format: String) throws {
    let folder = try TestFolder()
    try folder.add("photo.jpg")
    let line = "\"$exifdump\" -f \(format) photo.jpg -o out"
    #expect(try Command.shell("\(line) && \(line)", in: folder.url).status == 0)
  }

  @Test(
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")),
    arguments: ["--json photo.jpg -o", "check photo.jpg --deny gps --report sarif="])
  func aFullFileIsNamed(_ line: String) throws {
    let space = line.hasSuffix("=") ? "" : " "
    let outcome = try Command.shell("\"$exifdump\" \(line)\(space)/dev/full")
    #expect(outcome.status == 1)
    #expect(outcome.errors == "exifdump: /dev/full: cannot write: No space left on device\n")
  }
}
