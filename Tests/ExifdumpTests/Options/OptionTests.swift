import Foundation
import Testing

/// Options do what the help says, and wrong ones say what is right.
@Suite struct OptionTests {
  @Test(arguments: [
    (["--jsn", "plain.jpg"], "--json"),
    (["--jsn"], "--json"),
    (["--format", "jsn", "plain.jpg"], "text"),
    (["--engine", "other", "plain.jpg"], "libexif"),
    (["--json", "--format", "text", "plain.jpg"], "either text or json"),
    (["--null", "plain.jpg"], "--files-from"),
    (["--tag", "a:b:c", "plain.jpg"], "Group:Name"),
    (["--group", "", "plain.jpg"], "names no group"),
    (["-", "-"], "only once"),
    (["--files-from", "no such list"], "The list 'no such list' of --files-from cannot be opened"),
    (["--format", "imageio", "--tag", "Make", "plain.jpg"], "imageio has whole dictionaries"),
    (["--summary", "--group", "GPS", "plain.jpg"], "--summary counts files"),
    (["--summary", "-n", "plain.jpg"], "--summary counts files: it takes no --numeric"),
    (["--format", "imageio", "-n", "plain.jpg"], "it takes no --numeric"),
    (["--policy", "p.json", "plain.jpg"], "--policy needs --library"),
    (["--purpose", "Shows them.", "plain.jpg"], "--purpose needs --library"),
    ([], "Name a photo"),
    (["explain"], "<tag>"),
    (["explain", "--bad", "Make"], "exifdump explain --help"),
  ])
  func wrongOnesSayWhatIsRight(_ arguments: [String], _ hint: String) throws {
    let quoted = arguments.map { "'\($0)'" }.joined(separator: " ")
    let outcome = try Command.shell("\"$exifdump\" \(quoted)")
    #expect(outcome.status == 2)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.contains(hint), "\(outcome.errors)")
  }

  /// As exiftool has its options.
  @Test(arguments: [
    (["-json", "photo.jpg"], "'-json' is written --json here"),
    (["-csv", "-Make", "photo.jpg"], "'-csv' is written --format csv here"),
    (["-Make", "photo.jpg"], "'-Make' is written --tag Make here"),
    (["check", "photo.jpg", "-preset", "privacy"], "'-preset' is written --preset here"),
  ])
  func oneDashIsToldFromTwo(_ arguments: [String], _ hint: String) throws {
    let outcome = try Command.run(arguments)
    #expect(outcome.status == 2 && outcome.output.isEmpty)
    #expect(outcome.errors.contains(hint), "\(outcome.errors)")
  }

  /// To the parser of arguments, the letter in it asks for help, and that is no failure.
  @Test(arguments: [
    ["check", "photo.jpg", "-hidden", "--preset", "privacy"],
    ["check", "-charset", "x", "photo.jpg"],
    ["photo.jpg", "-nh"], ["-b", "-ThumbnailImage", "photo.jpg"],
    ["library", "list", "-hidden", "."],
  ])
  func anOptionWithOneDashIsNoCallForHelp(_ arguments: [String]) throws {
    let outcome = try Command.run(arguments)
    #expect(outcome.status == 2 && outcome.output.isEmpty)
    #expect(outcome.errors.contains("Unknown option '-"), "\(outcome.errors)")
  }

  @Test func whatIsAskedOfTheParserIsAnswered() throws {
    for arguments in [["check", "-h"], ["photo.jpg", "-help"], ["library", "list", "-h"]] {
      let outcome = try Command.run(arguments)
      #expect(outcome.status == 0 && outcome.text.contains("USAGE:"))
    }
    #expect(try Command.run("--generate-completion-script", "bash").text.contains("exifdump"))
  }

  @Test(arguments: ["-dash.jpg", "-photo.jpg"])
  func aFileWithADashIsToldFromAnOption(_ name: String) throws {
    let folder = try TestFolder()
    try folder.add(name)
    let outcome = try Command.run(name, in: folder.url)
    #expect(
      outcome.status == 2 && outcome.errors.contains("\(name): is a file; to name it, write ./"))
    #expect(try Command.run("./" + name, in: folder.url).status == 0)
  }

  @Test func helpHasExamples() throws {
    for arguments in ["--help", "-h", "help"] {
      let outcome = try Command.run(arguments)
      #expect(outcome.status == 0)
      for word in [
        "EXAMPLES", "--generate-completion-script", "EXIT STATUS", "has enough (head)", "--tag",
        "explain",
      ] {
        #expect(outcome.text.contains(word))
      }
    }
    #expect(try Command.run("help", "explain").text.contains("exifdump explain 0x829a"))
    let version = try Command.run("--version").text
    #expect(version.contains("."))
    for words in [["check"], ["explain"], ["thumbnail"], ["library"], ["library", "list"]] {
      #expect(try Command.run(words + ["--version"]).text == version, "completions offer it")
    }
    for words in [["check"], ["library"], ["library", "list"]] {
      let outcome = try Command.run(["help"] + words)
      #expect(outcome.status == 0 && outcome.errors.isEmpty)
      #expect(try outcome.text == Command.run(words + ["--help"]).text)
    }
    #expect(try Command.run("help", "nothing").text == Command.run("--help").text)
    #expect(try Command.run("help", "plain.jpg", "photo.jpg").status == 1, "these are files")
  }

  /// What a terminal of 80 columns shows: an example that is broken in two can be read by nobody.
  @Test(arguments: [[], ["check"], ["explain"], ["thumbnail"], ["library"]])
  func examplesFitATerminal(_ command: [String]) throws {
    let help = try Command.run(command + ["--help"]).text
    let parts = help.components(separatedBy: "\n\n").filter {
      $0.hasPrefix("EXAMPLES") || $0.hasPrefix("EXIT STATUS")
    }
    #expect(parts.count == 2)
    for line in parts.flatMap({ $0.split(separator: "\n").dropFirst() }) {
      #expect(line.hasPrefix("  "), "\(line)")
    }
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func shellsComplete(_ shell: String) throws {
    let outcome = try Command.run("--generate-completion-script", shell)
    #expect(outcome.status == 0)
    for word in ["ndjson", "explain", "files-from"] { #expect(outcome.text.contains(word)) }
  }

  @Test func formsOfOutputAgree() throws {
    let array = try Command.run("--json", "photo.jpg", "plain.jpg").array()
    let lines = try Command.run("--ndjson", "photo.jpg", "plain.jpg").records()
    #expect(array == lines)
    #expect(try Command.run("--format", "json", "photo.jpg", "plain.jpg").array() == array)
    let exiftool = try Command.run("--format", "exiftool", "photo.jpg").array()
    #expect(exiftool[0]["SourceFile"] == .string("photo.jpg"))
    #expect(exiftool[0]["IFD0:Make"] == lines[0]["tags"]["IFD0"]["Make"])
  }

  @Test func tagsAreChosen() throws {
    func tags(_ options: String...) throws -> JSON {
      let arguments = options.map { "'\($0)'" }.joined(separator: " ")
      return try Command.shell("\"$exifdump\" --ndjson photo.jpg \(arguments)").records()[0]["tags"]
    }
    #expect(
      try tags("--tag", "make") == .object([("IFD0", .object([("Make", .string("FUJIFILM"))]))]))
    #expect(try tags("--tag", "gps:ALL").keys == ["GPS"])
    #expect(try tags("--group", "GPS") == tags("--tag", "GPS:*"))
    #expect(
      try tags("--group", "EXIF").keys == ["IFD0", "ExifIFD", "InteropIFD", "GPS", "IFD1"])
    #expect(try tags("--tag", "XMP:all").keys == ["XMP-dc", "XMP-xmp"])
    #expect(try tags("--tag", "exif:make")["IFD0"].keys == ["Make"])
    #expect(try tags("--tag", "Make", "--tag", "IFD0:Model")["IFD0"].keys == ["Make", "Model"])
    #expect(try tags("--tag", "Exif*:*TimeOriginal")["ExifIFD"].keys.contains("DateTimeOriginal"))
    #expect(try tags("--tag", "Nothing") == .object([]))
  }

  @Test func numbersAreWithoutWords() throws {
    let words = try Command.run("--ndjson", "photo.jpg").records()[0]["tags"]
    let numbers = try Command.run("--ndjson", "--numeric", "photo.jpg").records()[0]["tags"]
    #expect(words["ExifIFD"]["ExposureTime"] == .string("1/125"))
    #expect(numbers["ExifIFD"]["ExposureTime"] == .number(0.008))
    #expect(words["IFD0"]["Orientation"] == .string("Horizontal (normal)"))
    #expect(numbers["IFD0"]["Orientation"] == .number(1))
    #expect(words["ExifIFD"]["ExifVersion"] == numbers["ExifIFD"]["ExifVersion"])
  }

  @Test func statisticsAreTold() throws {
    let outcome = try Command.run("--ndjson", "--stats", "photo.jpg", "missing.jpg")
    let record = try outcome.records()[0]["statistics"]
    // A file that is so small is read at once.
    #expect(record["reads"].number == 1)
    #expect(record["bytesRead"].number ?? 0 > 1000)
    #expect(record["seconds"].number ?? -1 >= 0)
    #expect(outcome.errors.contains("2 files, 1 unreadable, "))
    #expect(try Command.run("--ndjson", "photo.jpg").records()[0]["statistics"] == .null)
    #expect(try Command.run("--stats", "photo.jpg").text.contains(" in 1 read, "))
  }

  @Test func enginesAgreeOnTheEssentials() throws {
    let native = try Command.run("--ndjson", "photo.jpg").records()[0]["tags"]["IFD0"]
    let other = try Command.run("--ndjson", "--engine", "libexif", "photo.jpg").records()[0]
    #expect(other["tags"]["IFD0"]["Make"] == native["Make"])
  }

  @Test func textHasNoColorsInAFile() throws {
    let outcome = try Command.run("photo.jpg")
    #expect(outcome.status == 0)
    #expect(!outcome.output.contains(0x1b))
    #expect(outcome.text.contains("Make"))
  }
}
