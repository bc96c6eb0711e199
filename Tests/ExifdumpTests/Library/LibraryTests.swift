import Foundation
import Testing

struct LibraryTests {
  let folder: TestFolder
  var photos: URL { folder.url.appending(path: "Photos") }

  init() throws {
    folder = try TestFolder()
    try FileManager.default.createDirectory(at: photos, withIntermediateDirectories: true)
    for name in ["photo.jpg", "plain.jpg", "movie.avi"] { try add(name) }
  }

  func add(_ name: String, as other: String? = nil) throws {
    try FileManager.default.copyItem(
      at: Command.fixtures.appending(path: name), to: photos.appending(path: other ?? name))
  }

  /// Runs the command in the folder of the library, without a terminal to ask at.
  func run(_ line: String) throws -> Command.Outcome {
    try Command.shell("setsid -w $exifdump \(line)", in: folder.url)
  }

  func names(_ outcome: Command.Outcome) -> [String] {
    outcome.text.split(separator: "\n").compactMap {
      $0.split(separator: " ").last.map(String.init)
    }.sorted()
  }

  @Test func whatWasNotDecidedIsNotShown() throws {
    let outcome = try run("library list Photos")
    #expect(outcome.status == 1 && outcome.text == "")
    #expect(outcome.errors.contains("there is no terminal to ask at"))
    #expect(try run("library status Photos").text == "")
  }

  static let hasScript = FileManager.default.fileExists(atPath: "/usr/bin/script")

  /// The prompt of the command, at a terminal that `script` makes.
  @Test(.enabled(if: hasScript)) func thePersonAtTheTerminalDecides() throws {
    let outcome = try Command.shell(
      """
      (sleep 2; printf a; sleep 3) | script -qec '$exifdump library list Photos' /dev/null
      """, in: folder.url)
    #expect(outcome.text.contains("\"exifdump\" would like to see the photos in"))
    #expect(outcome.text.contains("Allow all"))
    #expect(outcome.text.contains("plain.jpg"))
    #expect(try run("library list Photos").status == 0)
  }

  /// What ends the process from outside leaves a terminal that shows what is typed.
  @Test(.enabled(if: hasScript), arguments: ["library pick Photos", "library list Photos"])
  func aSignalPutsTheTerminalInOrder(_ line: String) throws {
    let outcome = try Command.shell(
      """
      cat > ended.sh <<'END'
      echoes() { stty -a < /dev/tty | grep -q -- " echo "; }
      "$exifdump" \(line) > /dev/null 2>&1 &
      pid=$!
      for _ in $(seq 200); do echoes || break; sleep 0.1; done
      echoes || echo it is read key by key
      kill -TERM $pid; wait $pid
      echoes && echo it shows what is typed
      END
      script -qec 'sh ended.sh' /dev/null
      """, in: folder.url)
    #expect(outcome.text.contains("it is read key by key"), "\(outcome.text)")
    #expect(outcome.text.contains("it shows what is typed"), "\(outcome.text)")
  }

  @Test func theSettingsDecide() throws {
    let expected = [
      ("all", "authorized", "authorized", "authorized"),
      ("selected", "limited", "limited", "authorized"),
      ("add-only", "authorized", "denied", "denied"), ("none", "denied", "denied", "denied"),
    ]
    for (setting, add, readWrite, legacy) in expected {
      #expect(try run("library authorize Photos --client web --set \(setting)").status == 0)
      let status = try run("library status Photos --client web --json").records()[0]
      #expect(status["addOnly"].string == add && status["readWrite"].string == readWrite)
      #expect(status["legacy"].string == legacy && status["client"].string == "web")
      let asked = try run("library authorize Photos --client web --purpose x --level read-write")
      #expect(asked.text == "\(readWrite)\n")
      #expect(asked.status == (readWrite == "denied" ? 1 : 0))
    }
    #expect(try run("library authorize Photos --client web --set everything").status == 2)
    #expect(try run("library authorize Photos --client web --reset").status == 0)
    #expect(try run("library status Photos").text == "")
  }

  @Test func aClientMustSayWhyItAsks() throws {
    let outcome = try run("library list Photos --client web")
    #expect(outcome.status == 1)
    #expect(outcome.errors.hasSuffix("does not say why: tell it with --purpose TEXT\n"))
    #expect(!outcome.errors.contains("NSPhotoLibraryUsageDescription"))
    let adding = try run("library authorize Photos --client web --level add-only")
    #expect(adding.status == 1 && adding.errors.hasSuffix("tell it with --add-purpose TEXT\n"))
  }

  @Test func aPolicyAnswers() throws {
    try Data(
      #"{"clients": {"web": {"readWrite": "all", "usage": "Shows."}}}"#.utf8
    ).write(to: folder.url.appending(path: "policy.json"))
    let web = try run("library list Photos --client web --policy policy.json")
    #expect(names(web) == ["movie.avi", "photo.jpg", "plain.jpg"])
    let other = try run("library list Photos --client other --purpose x --policy policy.json")
    #expect(other.status == 1 && other.text == "")
  }

  @Test func onlyWhatIsSelectedIsListedAndRead() throws {
    _ = try run("library authorize Photos --client web --set selected")
    let selected = try run("library select Photos --client web --add Photos/photo.jpg")
    #expect(selected.text.hasSuffix("/L0/001\n"))
    #expect(names(try run("library list Photos --client web")) == ["photo.jpg"])
    let all = try run("--library Photos --client web --ndjson")
    #expect(all.status == 0)
    let file = try all.records().map {
      $0["file"].string.map { URL(filePath: $0).lastPathComponent }
    }
    #expect(file == ["photo.jpg"])
    let one = try run("--library Photos --client web --ndjson Photos/plain.jpg Photos/none.jpg")
    #expect(one.status == 1 && one.text == "")
    // What is hidden and what is not there cannot be told apart.
    #expect(one.errors.contains("Photos/plain.jpg: web may not see it"))
    #expect(one.errors.contains("Photos/none.jpg: web may not see it"))
    #expect(try run("--library Photos --client web --ndjson Photos").records().count == 1)
    _ = try run("library select Photos --client web --remove Photos/photo.jpg")
    #expect(try run("--library Photos --client web --json").array().isEmpty)
  }

  @Test func wrongLinesAreUsage() throws {
    for line in [
      "library", "library frobnicate", "library list", "--client web Photos/photo.jpg",
      "library add Photos", "library add Photos Photos/photo.jpg --live",
      "library authorize Photos --set all --reset", "library pick Photos --limit -1",
      "--library Photos --files-from list",
    ] {
      let status = try run(line).status
      #expect(status == 2 || line == "library", "\(line)")
    }
    let missing = try run("library list Missing")
    #expect(missing.status == 1 && missing.errors.contains("Missing"))
  }

  @Test func addingNeedsNoMoreThanThat() throws {
    _ = try run("library authorize Photos --client upload --set add-only")
    let new = Command.fixtures.appending(path: "rgb-8.png").path
    let outcome = try run("library add Photos \(new) --client upload")
    #expect(outcome.status == 0 && outcome.text.hasSuffix("/L0/001\n"))
    #expect(FileManager.default.fileExists(atPath: photos.appending(path: "rgb-8.png").path))
    #expect(try run("library list Photos --client upload").status == 1)
    let text = Command.fixtures.appending(path: "README.md").path
    let refused = try run("library add Photos \(text) --client upload")
    #expect(refused.status == 1 && refused.errors.contains("neither a photo nor a movie"))
    _ = try run("library authorize Photos --client none --set none")
    #expect(try run("library add Photos \(new) --client none").status == 1)
  }

  @Test func listsAreSortedAndChosen() throws {
    _ = try run("library authorize Photos --client web --set all")
    let list = try run(
      "library list Photos --client web --where 'mediaType == 1' --sort filename --json")
    #expect(
      try list.records().map { $0["filename"].string } == ["photo.jpg", "plain.jpg"])
    #expect(
      try run("library list Photos --client web --limit 1 --sort filename --descending").text
        .hasSuffix("plain.jpg\n"))
    let wrong = try run("library list Photos --client web --where 'color == 1'")
    #expect(wrong.status == 2 && wrong.errors.contains("expected a property at color"))
  }

  @Test func watchingTellsWhatChanges() throws {
    _ = try run("library authorize Photos --client web --set all")
    let new = Command.fixtures.appending(path: "rgb-8.png").path
    let outcome = try Command.shell(
      """
      $exifdump library watch Photos --client web --for 9 > changes & watch=$!
      sleep 2; cp \(new) Photos/new.png
      sleep 2; mv Photos/new.png Photos/renamed.png
      sleep 2; $exifdump library authorize Photos --client web --set none
      wait $watch; cat changes
      """, in: folder.url)
    let lines = outcome.text.split(separator: "\n")
    #expect(lines.contains { $0.hasPrefix("+ ") && $0.hasSuffix("new.png") })
    #expect(lines.contains { $0.hasPrefix("~ ") && $0.hasSuffix("renamed.png") })
    #expect(lines.last == "! denied")
  }

  // MARK: Trouble

  @Test func aProcessThatIsKilledLosesNothing() throws {
    for number in 0..<150 { try add("photo.jpg", as: "copy-\(number).jpg") }
    _ = try run("library authorize Photos --client web --set all")
    let new = Command.fixtures.appending(path: "rgb-8.png").path
    let killed = try Command.shell(
      """
      for delay in 0.02 0.05 0.1 0.15 0.2 0.3; do
        timeout -s KILL $delay $exifdump library add Photos \(new) --client web >> added
      done 2>/dev/null
      exit 0
      """, in: folder.url)
    #expect(killed.status == 0)
    let list = try run("library list Photos --client web --rescan --json")
    #expect(list.status == 0 && list.errors == "")
    let files = try FileManager.default.contentsOfDirectory(atPath: photos.path)
      .filter { !$0.hasPrefix(".") }
    #expect(
      try list.records().compactMap { $0["filename"].string }.sorted() == files.sorted())
    // Whatever was promised is there.
    let added = try String(contentsOf: folder.url.appending(path: "added"), encoding: .utf8)
      .split(separator: "\n").map(String.init)
    let known = Set(try list.records().compactMap { $0["localIdentifier"].string })
    #expect(added.allSatisfy { known.contains($0) })
    #expect(try run("library status Photos --client web").text.contains("authorized"))
  }

  /// Somebody who may read the folder and write nothing: root may write everything.
  static let somebody = geteuid() == 0 ? "setpriv --reuid=65534 --regid=65534 --clear-groups" : ""

  static let canBeSomebody =
    (try? Command.shell("\(somebody) $exifdump --version"))?.status == 0

  @Test(.enabled(if: canBeSomebody)) func aStateThatMayNotBeReadIsTold() throws {
    _ = try run("library authorize Photos --client web --set all")
    let outcome = try Command.shell(
      """
      chmod a+rx . Photos && chmod a+r Photos/* && chmod -R a-rwx Photos/.photolibrary
      who="\(Self.somebody)"
      for line in list watch\\ --for\\ 1 add\\ Photos/photo.jpg select authorize; do
        set -- $line; word=$1; shift
        $who $exifdump library $word Photos --client web $* && exit 10
      done
      $who $exifdump library status Photos && exit 11
      $who $exifdump --library Photos --client web && exit 12
      chmod u+rwx Photos/.photolibrary && chmod -R u+rwX .
      """, in: folder.url)
    #expect(outcome.status == 0 && outcome.text == "")
    let lines = outcome.errors.split(separator: "\n")
    #expect(lines.count == 7)
    for line in lines {
      #expect(line.hasSuffix("/Photos/.photolibrary cannot be read by this user"))
    }
  }

  @Test(.enabled(if: canBeSomebody)) func aReadOnlyFolderIsReadAndNotWritten() throws {
    _ = try run("library authorize Photos --client web --set all")
    _ = try run("library list Photos --client web")
    let outcome = try Command.shell(
      """
      chmod a+rx . && chmod -R a+rX Photos && chmod -R a-w Photos
      who="\(Self.somebody)"
      $who $exifdump library list Photos --client web || exit 10
      $who $exifdump library add Photos Photos/photo.jpg --client web && exit 11
      $who $exifdump library authorize Photos --client other --set all && exit 12
      $who $exifdump library authorize Photos --client other --purpose x && exit 13
      # Without a state there is nothing decided, and somewhere else there can be one.
      mkdir bare && cp Photos/photo.jpg bare && chmod a-w bare && mkdir -m 777 state
      $who $exifdump library list bare --client web --purpose x && exit 14
      $who $exifdump library authorize bare --client web --set all --state state/s || exit 15
      $who $exifdump library list bare --client web --state state/s || exit 16
      chmod -R u+w . 
      """, in: folder.url)
    #expect(outcome.status == 0)
    #expect(names(outcome) == ["movie.avi", "photo.jpg", "photo.jpg", "plain.jpg"])
    #expect(outcome.errors.contains("may not be written by this user"))
    #expect(outcome.errors.contains("cannot be made by this user"))
  }
}
