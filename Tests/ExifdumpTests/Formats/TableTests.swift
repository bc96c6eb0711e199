import Foundation
import Testing

/// Tables are what a reader of RFC 4180 takes back, and nothing in them is a formula.
@Suite struct TableTests {
  /// A PNG whose texts are what is asked for.
  private func image(_ texts: [(String, String)]) -> Data {
    HandmadePNG.file(texts.map { ("tEXt", Array($0.utf8) + [0] + Array($1.utf8)) })
  }

  @Test func columnsAreThoseAskedFor() throws {
    let outcome = try Command.run(
      "--format", "csv", "-t", "IFD0:Make", "-t", "fnumber", "-t", "GPSLatitude", "photo.jpg",
      "missing.jpg")
    #expect(outcome.status == 1)
    let lines = try CSV.parse(outcome.output)
    #expect(lines[0] == ["file", "IFD0:Make", "fnumber", "GPSLatitude", "error"])
    #expect(lines[1].prefix(3) == ["photo.jpg", "FUJIFILM", "5.6"])
    #expect(lines[2].prefix(4) == ["missing.jpg", "", "", ""])
    #expect(lines[2][4].contains("No such file"))
    let numbers = try Command.run("-f", "tsv", "-n", "-t", "ExposureTime", "photo.jpg")
    #expect(numbers.text == "file\tExposureTime\terror\nphoto.jpg\t0.008\t\n")
  }

  /// Facts stand beside tags, by the names that JSON has for them.
  @Test func columnsMayBeFacts() throws {
    let outcome = try Command.run(
      "-f", "csv", "-t", "Make", "-t", "created", "-t", "latitude", "-t", "fileSize", "photo.jpg")
    #expect(outcome.errors.isEmpty)
    let lines = try CSV.parse(outcome.output)
    #expect(lines[0] == ["file", "Make", "created", "latitude", "fileSize", "error"])
    #expect(lines[1][1] == "FUJIFILM" && lines[1][2].hasPrefix("2024-06-21T19:42:07"))
    #expect(lines[1][3].hasPrefix("46.69") && lines[1][4] == "24727")
    let types = try CSV.parse(
      Command.run("-f", "csv", "--jobs", "1", "photo.jpg", "plain.mov").output)
    for name in types[0].dropFirst().dropLast() where name.first?.isLowercase == true {
      #expect(try Command.run("-f", "csv", "-t", name, "photo.jpg").errors.isEmpty, "\(name)")
    }
  }

  /// EXIF has the hemisphere in a tag of its own: 70 degrees west are -70.
  @Test func placesHaveTheirSign() throws {
    let numbers = try CSV.parse(
      Command.run("-n", "-f", "csv", "-t", "GPSLongitude", "exif-rationals.jpg").output)
    #expect(numbers[1][1].hasPrefix("-70.01"))
    let words = try CSV.parse(
      Command.run("-f", "csv", "-t", "gpslongitude", "exif-rationals.jpg").output)
    #expect(words[1][1] == "70 deg 0' 59.98\" W")
    let own = try CSV.parse(
      Command.run("-f", "csv", "-t", "GPS:GPSLongitude", "exif-rationals.jpg").output)
    #expect(own[1][1] == "70 deg 0' 59.98\"")
  }

  @Test func theUsualColumnsAreThere() throws {
    let lines = try CSV.parse(
      Command.run("--format", "csv", "photo.jpg", "animated.gif").output)
    #expect(lines.count == 3)
    #expect(lines.allSatisfy { $0.count == lines[0].count })
    let photo = Dictionary(uniqueKeysWithValues: zip(lines[0], lines[1]))
    #expect(photo["type"] == "public.jpeg")
    #expect(photo["pixelWidth"] == "640")
    #expect(photo["latitude"]?.hasPrefix("46.69") == true)
    #expect(photo["created"]?.hasPrefix("2024-06-21T19:42:07") == true)
  }

  @Test(arguments: [
    ("=cmd|' /C calc'!A0", "'=cmd|' /C calc'!A0"),
    ("+1", "'+1"), ("-1", "'-1"), ("@SUM(1)", "'@SUM(1)"),
    ("\tx", "'\tx"), ("a,\"b\"; c", "a,\"b\"; c"), ("x\ny", "x\ny"), ("x\u{1b}[31m", "x\\x1b[31m"),
  ])
  func textsAreNoFormulas(_ text: String, _ cell: String) throws {
    let folder = try TestFolder()
    try folder.add("image.png", image([("Author", text)]))
    let outcome = try Command.run("-f", "csv", "-t", "Author", "image.png", in: folder.url)
    let lines = try CSV.parse(outcome.output)
    #expect(lines.count == 2)
    #expect(lines.last?.dropFirst().first == cell)
    let table = try Command.run("-f", "tsv", "-t", "Author", "image.png", in: folder.url).text
    let cells = table.split(separator: "\n").map {
      $0.split(separator: "\t", omittingEmptySubsequences: false)
    }
    #expect(cells.count == 2)
    #expect(cells.allSatisfy { $0.count == 3 })
    if let first = cells.last?[1].first { #expect(!"=+-@".contains(first)) }
  }

  @Test func namesOfFilesAreCells() throws {
    let folder = try TestFolder()
    let name = "=x,\"y\"\nz.jpg"
    try folder.add(name)
    let lines = try CSV.parse(Command.run("-f", "csv", name, in: folder.url).output)
    #expect(lines.count == 2)
    #expect(lines.last?.first == "'" + name)
    // Numbers of the file's own keep their sign.
    let south = try Command.run("-f", "csv", "-n", "-t", "ExposureCompensation", "photo.jpg").text
    #expect(!south.contains("'-"))
  }

  @Test(arguments: ["-g GPS", "-t GPS:all", "-t '*Date*'"])
  func columnsHaveToBeKnown(_ options: String) throws {
    let outcome = try Command.shell("\"$exifdump\" -f csv \(options) photo.jpg")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("a column a tag"))
  }
}
