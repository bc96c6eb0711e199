import Foundation
import MetadataKit
import Testing

/// `--describe` says under each tag of EXIF what it is.
@Suite struct DescribeTests {
  private static let hasLibexif = ReadOptions.Engine.libexif.isAvailable

  @Test(.enabled(if: hasLibexif, "The trait LibExif is off."))
  func tellsWhatATagIsUnderIt() throws {
    let plain = try Command.run("photo.jpg").text
    let outcome = try Command.run("--describe", "photo.jpg")
    #expect(outcome.status == 0)
    let lines = outcome.text.split(separator: "\n").map(String.init)
    let place = try #require(lines.firstIndex { $0.hasPrefix("    FNumber ") })
    #expect(lines[place + 1] == "      F-Number: The F number.")
    // What is longer than a line goes on; other tags have none; all else is as it was.
    let described = lines.filter { !$0.hasPrefix("      ") }
    #expect(described == plain.split(separator: "\n").map(String.init))
    let words = lines.filter { $0.hasPrefix("      ") }
    #expect(words.count > 20)
    #expect(words.allSatisfy { $0.count <= 80 })
    let size = try #require(lines.firstIndex { $0.hasPrefix("    EncodingProcess ") })
    #expect(!lines[size + 1].hasPrefix("      "))
  }

  /// The same number means another thing there.
  @Test(.enabled(if: hasLibexif, "The trait LibExif is off."))
  func knowsTagsOfGPS() throws {
    let text = try Command.run("--describe", "-t", "GPS:GPSLatitudeRef", "photo.jpg").text
    #expect(text.contains("\n      North or South Latitude: Indicates whether the latitude is"))
  }

  private static let hasGerman = FileManager.default.fileExists(
    atPath: "/usr/share/locale/de/LC_MESSAGES/libexif-12.mo")

  /// What is remembered in one language is none in another.
  @Test(
    .enabled(if: hasLibexif, "The trait LibExif is off."),
    .enabled(if: hasGerman, "libexif's translations are not installed."))
  func speaksTheLanguageOfTheEnvironment() throws {
    let folder = try TestFolder()
    let photo = "'\(Command.fixtures.appending(path: "photo.jpg").path)'"
    let line = "\"$exifdump\" --describe --cache c.db -t ExposureTime \(photo)"
    let both = try Command.shell(
      "LC_ALL=C \(line); LC_ALL=C.UTF-8 LANGUAGE=de \(line)", in: folder.url)
    #expect(both.text.contains("      Exposure Time: "), "\(both.text)")
    #expect(both.text.contains("      Belichtungszeit: "))
  }

  @Test(arguments: [["--json"], ["-f", "csv"], ["--summary"], ["--format", "exiftool"]])
  func goesWithText(_ options: [String]) throws {
    let outcome = try Command.run(options + ["--describe", "plain.jpg"])
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("--describe goes with text"))
    #expect(outcome.text.isEmpty)
  }
}
