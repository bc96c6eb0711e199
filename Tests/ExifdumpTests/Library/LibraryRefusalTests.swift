import Foundation
import Testing

/// What a library's command refuses, and in which words.
extension LibraryTests {
  @Test func whoMaySeeNothingDoesNotWatch() throws {
    _ = try run("library authorize Photos --client web --set none")
    let denied = try run("library watch Photos --client web --for 1")
    #expect(denied.status == 1 && denied.text == "")
    #expect(denied.errors.contains("web may not see photos: denied"))
    let undecided = try run("library watch Photos --client other --purpose x --for 1")
    #expect(undecided.status == 1 && undecided.text == "")
    #expect(undecided.errors.contains("there is no terminal to ask at"))
  }

  @Test(arguments: [
    "--include '*.jpg'", "--exclude '*.jpg'", "--by-extension", "--gitignore", "--hidden",
    "--one-file-system",
  ])
  func aLibraryGoesThroughNoDirectories(option: String) throws {
    _ = try run("library authorize Photos --client web --set all")
    let outcome = try run("--library Photos --client web \(option) -f csv -t Make")
    #expect(outcome.status == 2 && outcome.text == "")
    let name = try #require(option.split(separator: " ").first)
    #expect(outcome.errors.contains("name paths instead of \(name)"))
  }

  @Test(arguments: [
    "library authorize Photos --set all", "library status Photos", "library list Photos",
    "--library Photos",
  ])
  func aClientHasAName(line: String) throws {
    for name in ["''", "' '"] {
      let outcome = try run("\(line) --client \(name)")
      #expect(outcome.status == 2 && outcome.text == "")
      #expect(outcome.errors.contains("--client"))
    }
    #expect(try run("library status Photos").text == "")
  }

  /// A folder whose listing breaks off is an error, not one with fewer photos, and nothing of it is taken
  /// for known.
  @Test(.enabled(if: FaultInjector.library != nil)) func aListingThatBreaksOffIsTold() throws {
    _ = try run("library authorize Photos --set all")
    let line = "library list Photos"
    let broken = try FaultInjector.shell("readdir/Photos/3/EIO", "$faulty \(line)", in: folder.url)
    #expect(broken.status == 1, "\(broken.text)")
    #expect(broken.errors.contains("could not be listed: Input/output error"), "\(broken.errors)")
    #expect(names(try run(line)) == ["movie.avi", "photo.jpg", "plain.jpg"])
  }

  @Test func withoutATerminalPhotosAreNamed() throws {
    _ = try run("library authorize Photos --set selected")
    let select = try run("library select Photos")
    #expect(select.status == 1 && select.text == "")
    #expect(select.errors.contains("no terminal to choose photos at: name them with --add"))
    let pick = try run("library pick Photos")
    #expect(pick.status == 1 && pick.errors.hasSuffix("no terminal to choose photos at\n"))
  }
}
