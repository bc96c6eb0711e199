import Foundation
import Testing

/// What is to be copied into CI does what is said of it.
@Suite struct CheckIntegrationTests {
  private func repository() throws -> TestFolder {
    let folder = try TestFolder()
    try folder.add("photo.jpg", fixture: "photo.jpg")
    try folder.add("clean.jpg")
    return folder
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: Command.repository.appending(path: path), encoding: .utf8)
  }

  /// The lines of a document that run the command, without YAML's dash.
  private func commands(_ path: String) throws -> [String] {
    try text(path).split(separator: "\n").compactMap { line in
      var line = line.drop { $0 == " " || $0 == "-" }
      if line.hasPrefix("run: ") { line = line.dropFirst(5) }
      return line.hasPrefix("exifdump check ") ? String(line) : nil
    }
  }

  @Test(arguments: ["README.md", "Documentation/CI.md"])
  func documentedCommandsRun(_ document: String) throws {
    let commands = try commands(document)
    #expect(!commands.isEmpty)
    for command in commands {
      let folder = try repository()
      let outcome = try Command.shell(
        """
        exifdump() { command "$exifdump" "$@"; }
        git init -q . && git add photo.jpg clean.jpg
        \(command.contains("--baseline") ? "\(try self.commands(document).first { $0.contains("--write-baseline") } ?? "")" : "")
        \(command)
        """, in: folder.url)
      #expect(
        outcome.status == (command.contains("--baseline") ? 0 : 3), "\(command): \(outcome.errors)")
      for report in ["exifdump.sarif", "exifdump.xml"] where command.contains(report) {
        #expect(try Data(contentsOf: folder.url.appending(path: report)).count > 500)
      }
    }
  }

  /// The configuration of the README is one.
  @Test func documentedConfigurationIsRead() throws {
    let parts = try text("README.md").components(separatedBy: "```yaml\n")
    let block = try #require(parts.dropFirst().first?.components(separatedBy: "```").first)
    let folder = try repository()
    try folder.add(".exifdump.yml", Data(block.utf8))
    let missing = try CheckCommand.run(["."], in: folder.url)
    #expect(missing.status == 2)
    #expect(missing.errors.contains("--write-baseline makes it"))
    #expect(try CheckCommand.run([".", "--write-baseline"], in: folder.url).status == 0)
    #expect(try CheckCommand.run(["."], in: folder.url).status == 0)
  }

  @Test func actionRuns() throws {
    let lines = try text("action.yml").split(separator: "\n", omittingEmptySubsequences: false)
    let start = try #require(lines.firstIndex { $0.hasSuffix("run: |") })
    let script = lines[(start + 1)...].map { $0.drop { $0 == " " } }.joined(separator: "\n")
    let folder = try repository()
    try folder.add("action.sh", Data(script.utf8))
    for (path, status) in [(".", Int32(3)), ("clean.jpg", 0)] {
      let outcome = try Command.shell(
        """
        export GITHUB_ACTIONS=true EXIFDUMP="$exifdump" CHECK_PATH='\(path)'
        export CHECK_ARGUMENTS='--preset privacy --redact $(touch harm) ; touch harm'
        CHECK_ARGUMENTS=$(printf '%s\n' '--preset privacy' --redact) bash action.sh
        """, in: folder.url)
      #expect(outcome.status == status, "\(outcome.errors)")
      #expect(outcome.text.contains("::error file=photo.jpg,") == (status == 3))
      #expect(!outcome.text.contains("46 deg"), "\(outcome.text)")
    }
    let harm = try Command.shell(
      """
      export EXIFDUMP="$exifdump" CHECK_PATH='$(touch harm)' CHECK_ARGUMENTS='$(touch harm);touch harm'
      bash action.sh; test ! -e harm
      """, in: folder.url)
    #expect(harm.status == 0)
  }

  private func hookOfGit() throws -> String {
    let part = try #require(
      text("Documentation/CI.md").components(separatedBy: "## A hook of git").last)
    return try #require(
      part.components(separatedBy: "```sh\n").dropFirst().first?.components(separatedBy: "```")
        .first)
  }

  /// What is staged is what a commit has: a file that was cleaned since is not.
  @Test func hookOfGitChecksWhatIsStaged() throws {
    let script = try hookOfGit()
    let folder = try repository()
    try folder.add("hook.sh", Data(script.utf8))
    try folder.add("a b.jpg", fixture: "photo.jpg")
    func commit(_ preparation: String) throws -> Int32 {
      let lines = "exifdump() { command \"$exifdump\" \"$@\"; }\n\(preparation)\n. ./hook.sh"
      return try Command.shell(lines, in: folder.url).status
    }
    let clean = "mv photo.jpg .git/kept && cp clean.jpg photo.jpg && rm 'a b.jpg'"
    #expect(try commit("git init -q . && git add . && \(clean)") == 3)
    #expect(try commit("git add -A") == 0)
    // As it is staged, the configuration counts, too.
    try folder.add(".exifdump.yml", Data("preset: privacy\nexclude: [photo.jpg]\n".utf8))
    #expect(try commit("cp .git/kept photo.jpg && git add photo.jpg") == 3)
    #expect(try commit("git add .exifdump.yml") == 0)
  }

  /// Hidden folders, too, but not what a link leads to, nor what the baseline of the index has.
  @Test func hookOfGitChecksWhatTheCommitHasAlone() throws {
    let script = try hookOfGit()
    func status(_ preparation: String) throws -> Int32 {
      let folder = try repository()
      try folder.add("hook.sh", Data(script.utf8))
      try folder.add(
        ".exifdump.yml", Data("preset: privacy\nbaseline: .exifdump-baseline\n".utf8))
      let lines = """
        exifdump() { command "$exifdump" "$@"; }
        git init -q . && git config user.email a@example.org && git config user.name a
        mv .exifdump.yml .git/configuration
        git add photo.jpg clean.jpg && git commit -q -m one
        \(preparation)
        . ./hook.sh
        """
      return try Command.shell(lines, in: folder.url).status
    }
    #expect(try status("mkdir .assets; cp photo.jpg .assets/b.jpg; git add .assets") == 3)
    #expect(try status("mkdir .assets; cp clean.jpg .assets/b.jpg; git add .assets") == 0)
    let baseline = """
      mv .git/configuration .exifdump.yml
      exifdump check . --baseline .exifdump-baseline --write-baseline >/dev/null
      git add .exifdump.yml .exifdump-baseline && git commit -q -m two
      """
    #expect(try status(baseline + "\necho a > a.txt; git add a.txt") == 0)
    #expect(try status(baseline + "\necho a >> photo.jpg; git add photo.jpg") == 0)
    #expect(try status(baseline + "\ncp photo.jpg other.jpg; git add other.jpg") == 3)
    #expect(try status("ln -s photo.jpg link.jpg; git add link.jpg") == 0)
    #expect(try status(":") == 0)
    #expect(try status("cp clean.jpg \"$(printf 'a\\nb.jpg')\"; git add -A") == 0)
    #expect(try status("cp photo.jpg \"$(printf 'a\\nb.jpg')\"; git add -A") == 3)
    #expect(try status(": > REQUESTED; git add REQUESTED") == 0)
  }

  /// Its name goes into the hook.
  @Test func hookOfGitTakesABaselineOfAnyName() throws {
    let folder = try repository()
    let mark = " .exifdump-baseline"
    let script = try hookOfGit()
    let line = try #require(script.split(separator: "\n").dropFirst(2).first)
    #expect(script.ranges(of: mark).count == 1 && line.contains(mark))
    try folder.add("hook.sh", Data(script.replacing(mark, with: mark + " known.txt").utf8))
    try folder.add(".exifdump.yml", Data("preset: privacy\nbaseline: known.txt\n".utf8))
    let lines = """
      exifdump() { command "$exifdump" "$@"; }
      git init -q . && exifdump check . --write-baseline >/dev/null
      git add .exifdump.yml known.txt photo.jpg clean.jpg
      . ./hook.sh
      """
    #expect(try Command.shell(lines, in: folder.url).status == 0)
  }

  /// Files that are gone from the folder, and empty marks, are no mistakes.
  @Test func exampleOfHelpChecksWhatDiffers() throws {
    let help = try Command.run("check", "--help").text
    let start = try #require(help.range(of: "git diff"))
    let lines = help[start.lowerBound...].split(separator: "\n").prefix(2).joined(separator: "\n")
    let folder = try repository()
    func status(_ preparation: String) throws -> Int32 {
      try Command.shell(
        """
        exifdump() { command "$exifdump" "$@"; }
        \(preparation)
        \(lines)
        """, in: folder.url
      ).status
    }
    let first = """
      git init -q -b main . && git config user.email a@example.org && git config user.name a
      git add clean.jpg && git commit -q -m one && git checkout -q -b other
      : > REQUESTED; git add REQUESTED; rm clean.jpg
      """
    #expect(try status(first) == 0)
    #expect(try status("git add photo.jpg") == 3)
  }

  @Test func hookRuns() throws {
    let hook = try text(".pre-commit-hooks.yaml")
    let entry = try #require(hook.firstMatch(of: /entry: \.\/run check (.*)\n/)?.1)
    #expect(hook.contains("args: [--preset, privacy]\n"))
    // What pre-commit knows by its names is few pictures, and no movies.
    #expect(hook.contains("types: [file]\n") && !hook.contains("types_or"))
    let folder = try repository()
    // pre-commit puts the files of the commit behind the arguments.
    let options = entry.split(separator: " ").map(String.init) + ["--preset", "privacy"]
    #expect(try CheckCommand.run(options + ["photo.jpg", "clean.jpg"], in: folder.url).status == 3)
    // All kinds of them.
    try folder.add("Makefile", Data("all:\n".utf8))
    try folder.add("REQUESTED", Data())
    #expect(try CheckCommand.run(options + ["Makefile", "REQUESTED"], in: folder.url).status == 0)
  }
}
