import Foundation
import Testing

/// Several threads read; what is printed is what one would print.
@Suite struct JobsTests {
  /// 2,000 files in 20 directories: photos, copies of each other by hard links, and what is none.
  private static func folder() throws -> TestFolder {
    let folder = try TestFolder()
    let outcome = try Command.shell(
      """
      cp "$fixtures"/photo.jpg "$fixtures"/icc.png "$fixtures"/animated.gif .
      printf x > bad.jpg; : > empty.jpg
      d=0; while [ $d -lt 20 ]; do mkdir d$d; f=0; while [ $f -lt 20 ]; do
        for n in photo.jpg icc.png animated.gif bad.jpg empty.jpg; do ln $n d$d/$f$n; done
        f=$((f+1)); done; d=$((d+1)); done
      """.replacing("$fixtures", with: Command.fixtures.path), in: folder.url)
    #expect(outcome.status == 0, "\(outcome.errors)")
    return folder
  }

  @Test func orderIsTheSame() throws {
    let folder = try Self.folder()
    for format in ["ndjson", "text", "exiftool"] {
      let options = ["--format", format, "--tag", "Make", "."]
      let one = try Command.run(
        options[0], options[1], "-t", "Make", "--jobs", "1", ".", in: folder.url)
      let four = try Command.run(
        options[0], options[1], "-t", "Make", "--jobs", "4", ".", in: folder.url)
      #expect(one.status == 1)
      #expect(four.status == 1)
      #expect(one.output == four.output)
      #expect(one.errors == four.errors)
      if format == "ndjson" { #expect(try four.records().count == 2005) }
    }
  }

  @Test func listsAndDirectoriesKeepTheirPlaces() throws {
    let folder = try Self.folder()
    let list = (0..<20).flatMap { ["d\($0)/0photo.jpg", "d\($0)", "missing"] }
    let input = Data(list.joined(separator: "\n").utf8)
    let outcomes = try ["1", "3"].map {
      try Command.run(
        "--ndjson", "-t", "Make", "--jobs", $0, "--files-from", "-", in: folder.url, input: input)
    }
    #expect(outcomes[0].output == outcomes[1].output)
    #expect(try outcomes[1].records().count == 20 * 102)
  }

  @Test func closedPipesEndAll() throws {
    let folder = try Self.folder()
    let outcome = try Command.shell(
      "{ \"$exifdump\" --ndjson --jobs 4 .; echo $? >&2; } | head -n 1", in: folder.url)
    #expect(outcome.errors == "0\n")
    #expect(try outcome.records().count == 1)
  }

  @Test func wrongNumbersAreSaid() throws {
    for number in ["0", "257", "x"] {
      #expect(try Command.run("--jobs", number, "plain.jpg").status == 2)
    }
  }
}
