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

  /// What is staged is what a commit has: a file that was cleaned since is not.
  @Test func hookOfGitChecksWhatIsStaged() throws {
    let part = try #require(
      text("Documentation/CI.md").components(separatedBy: "## A hook of git").last)
    let script = try #require(
      part.components(separatedBy: "```sh\n").dropFirst().first?.components(separatedBy: "```")
        .first)
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
