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

  @Test(arguments: ["nan", "inf", "-1"]) func aTimeToWatchIsANumber(_ text: String) throws {
    _ = try run("library authorize Photos --set all")
    let outcome = try run("library watch Photos --for=\(text)")
    #expect(outcome.status == 2 && outcome.errors.contains("--for takes a number of seconds"))
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

  /// Who only asks leaves nothing behind.
  @Test func askingMakesNoState() throws {
    let outcome = try run("library status Photos")
    #expect(outcome.status == 0 && outcome.errors.contains("nothing was decided about anybody"))
    let state = folder.url.appending(path: "Photos/.photolibrary")
    #expect(!FileManager.default.fileExists(atPath: state.path))
  }

  /// Another process that reads the library is waited for, and that is told.
  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/usr/bin/flock")))
  func waitingForAnotherProcessIsTold() throws {
    _ = try run("library authorize Photos --set all")
    _ = try run("library list Photos")
    let outcome = try Command.shell(
      """
      exec 9> Photos/.photolibrary/refresh.lock
      flock -x 9
      "$exifdump" library list Photos 2> told 9>&- & pid=$!
      for _ in $(seq 300); do grep -q waiting told && break; sleep 0.1; done
      flock -u 9; wait $pid || exit 1
      cat told >&2
      """, in: folder.url)
    #expect(outcome.status == 0 && names(outcome) == ["movie.avi", "photo.jpg", "plain.jpg"])
    #expect(outcome.errors.contains("waiting for another process"), "\(outcome.errors)")
  }

  /// One folder that cannot be listed keeps what is known of it, and nothing of others.
  @Test(.enabled(if: FaultInjector.library != nil)) func aClosedFolderIsNotTheWholeLibrary() throws
  {
    let photos = folder.url.appending(path: "Photos")
    for name in ["open", "closed"] {
      let inner = photos.appending(path: name)
      try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
      for file in ["gray-8.png", "rgb-8.png"] {
        try FileManager.default.copyItem(
          at: Command.fixtures.appending(path: file), to: inner.appending(path: "\(name)-\(file)"))
      }
    }
    _ = try run("library authorize Photos --set all")
    let list = "library list Photos --rescan"
    _ = try run(list)
    let open = photos.appending(path: "open")
    try FileManager.default.removeItem(at: open.appending(path: "open-gray-8.png"))
    try FileManager.default.moveItem(
      at: open.appending(path: "open-rgb-8.png"), to: open.appending(path: "renamed.png"))
    let all = [
      "closed-gray-8.png", "closed-rgb-8.png", "movie.avi", "photo.jpg", "plain.jpg", "renamed.png",
    ]
    let broken = try FaultInjector.shell(
      "opendir/closed/1/EACCES", "$faulty \(list)", in: folder.url)
    #expect(broken.errors.contains("closed could not be listed"), "\(broken.errors)")
    #expect(names(try run("library list Photos")) == all)
    #expect(names(try run(list)) == all)
  }

  /// A file that could not be read is tried again, and told of each time.
  @Test(.enabled(if: FaultInjector.library != nil)) func whatCouldNotBeReadIsTriedAgain() throws {
    let photos = folder.url.appending(path: "Photos")
    _ = try run("library authorize Photos --set all")
    let past = Date(timeIntervalSinceNow: -3600)
    try FileManager.default.setAttributes([.modificationDate: past], ofItemAtPath: photos.path)
    let list = "library list Photos"
    for _ in 0..<2 {
      let broken = try FaultInjector.shell(
        "pread/photo.jpg/1+/EIO", "$faulty \(list)", in: folder.url)
      #expect(broken.errors.contains("photo.jpg"), "\(broken.errors)")
      #expect(names(broken) == ["movie.avi", "plain.jpg"])
    }
    #expect(names(try run(list)) == ["movie.avi", "photo.jpg", "plain.jpg"])
  }

  /// A file that was renamed and written to, and could not be read, is not taken for read.
  @Test(.enabled(if: FaultInjector.library != nil)) func whatWasMovedAndChangedIsReadInTheEnd()
    throws
  {
    _ = try run("library authorize Photos --set all")
    #expect(try run("library list Photos").text.contains("640 x 480"))
    _ = try Command.shell(
      "mv photo.jpg moved.jpg; cat plain.jpg > moved.jpg",
      in: folder.url.appending(path: "Photos"))
    let list = "library list Photos --rescan"
    let broken = try FaultInjector.shell(
      "pread/moved.jpg/1+/EIO", "$faulty \(list)", in: folder.url)
    #expect(broken.errors.contains("moved.jpg"), "\(broken.errors)")
    let outcome = try run(list)
    #expect(names(outcome) == ["moved.jpg", "movie.avi", "plain.jpg"])
    #expect(!outcome.text.contains("640 x 480"), "\(outcome.text)")
  }

  @Test func withoutATerminalPhotosAreNamed() throws {
    _ = try run("library authorize Photos --set selected")
    let select = try run("library select Photos")
    #expect(select.status == 1 && select.text == "")
    #expect(select.errors.contains("no terminal to choose photos at: name them with --add"))
    let pick = try run("library pick Photos")
    #expect(pick.status == 1 && pick.errors.hasSuffix("no terminal to choose photos at\n"))
  }

  /// A line that somebody may paste into a shell.
  @Test func whatIsAdvisedNamesTheFolderAsAShellTakesIt() throws {
    try FileManager.default.moveItem(
      at: photos, to: photos.deletingLastPathComponent().appending(path: "It's; mine"))
    let outcome = try run(#"library list "It's; mine" --client 'a b' --purpose x"#)
    #expect(outcome.errors.contains(#"/It'\''s; mine' --client 'a b' --set"#), "\(outcome.errors)")
    #expect(try run("library list Photos --limit=-1").status == 2)
  }
}
