import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Whatever files say and are called, each form of output is whole, has one record a file, and
/// nothing in it acts on a terminal, a spreadsheet, a log or a page.
@Suite struct HostileOutputTests {
  private func check(
    _ outcome: Command.Outcome, _ form: OutputForm, records: Int?,
    _ location: SourceLocation = #_sourceLocation
  ) throws {
    let problems = VisibleText.problems(outcome.output, allowing: form.allowed)
    #expect(problems.isEmpty, sourceLocation: location)
    #expect(try form.records(outcome.output) == records, sourceLocation: location)
    if form.isForPeople {
      #expect(VisibleText.commands(outcome.output).isEmpty, sourceLocation: location)
    }
    checkErrors(outcome, location)
  }

  private func checkErrors(
    _ outcome: Command.Outcome, _ location: SourceLocation = #_sourceLocation
  ) {
    let errors = Data(outcome.errors.utf8)
    #expect(VisibleText.problems(errors).isEmpty, sourceLocation: location)
    #expect(VisibleText.commands(errors).isEmpty, sourceLocation: location)
  }

  @Test(arguments: HostileText.all, OutputForm.records)
  func recordsAreOneAFile(_ text: HostileText, _ form: OutputForm) throws {
    let folder = try HostileFolder(text)
    for paths in form.paths {
      let outcome = try Command.shell("\"$exifdump\" \(form.options) \(paths)", in: folder.url)
      #expect(outcome.status == 1)
      let holdsErrors = !form.isForPeople
      try check(outcome, form, records: folder.files + (holdsErrors ? folder.broken : 0))
      let lines = outcome.errors.split(separator: "\n")
      #expect(lines.allSatisfy { $0.hasPrefix("exifdump: ") })
      let hasStatistics = form.options.contains("--stats")
      #expect(lines.count == (holdsErrors ? 0 : folder.broken) + (hasStatistics ? 1 : 0))
    }
  }

  @Test(arguments: HostileText.all, OutputForm.summaries)
  func summariesAreWhole(_ text: HostileText, _ form: OutputForm) throws {
    let folder = try HostileFolder(text)
    let outcome = try Command.shell("\"$exifdump\" \(form.options) ./*", in: folder.url)
    #expect(outcome.status == 1)
    try check(outcome, form, records: form.isForPeople ? nil : folder.files + folder.broken)
  }

  @Test(arguments: HostileText.all, OutputForm.reports)
  func reportsNameEachFile(_ text: HostileText, _ form: OutputForm) throws {
    let folder = try HostileFolder(text)
    let outcome = try Command.shell(
      """
      unset GITHUB_ACTIONS
      "$exifdump" check --deny '*:*' --rule unreadable=error --deny author \(form.options) -- *
      """, in: folder.url)
    #expect(outcome.status == 3)
    try check(outcome, form, records: folder.files + folder.broken)
  }

  /// What is written to files is as good as what is printed.
  @Test(arguments: HostileText.all)
  func reportFilesNameEachFile(_ text: HostileText) throws {
    let folder = try HostileFolder(text)
    let reports = try TestFolder()
    func file(_ form: OutputForm) -> URL {
      reports.url.appending(path: form.options.replacing("-f ", with: ""))
    }
    let asked = OutputForm.reports.map { form in
      "--report \(form.options.replacing("-f ", with: ""))='\(file(form).path)'"
    }
    let outcome = try Command.shell(
      """
      unset GITHUB_ACTIONS
      "$exifdump" check --deny '*:*' --rule unreadable=error --deny author \
        \(asked.joined(separator: " ")) -- *
      """, in: folder.url)
    #expect(outcome.status == 3)
    for form in OutputForm.reports {
      let written = Command.Outcome(
        status: outcome.status, output: try Data(contentsOf: file(form)), errors: outcome.errors)
      try check(written, form, records: folder.files + folder.broken)
    }
  }

  /// What a program gets is what the file says: nothing is lost by escapes.
  @Test(arguments: HostileText.all)
  func programsGetTheText(_ text: HostileText) throws {
    let folder = try HostileFolder(text)
    let outcome = try Command.run("--ndjson", ".", in: folder.url)
    let records = try outcome.records()
    let names = records.map { record in
      record["fileBase64"].string.flatMap { Data(base64Encoded: $0) }
        ?? Data((record["file"].string ?? "").utf8)
    }
    let place = try #require(names.firstIndex(of: Data(Array("./".utf8) + text.asFileName)))
    let xml = try #require(
      try XMLDocument(data: Command.run("-f", "xml", ".", in: folder.url).output).rootElement())
    let files = xml.elements(forName: "file")
    try #require(files.count == names.count)
    let file = files[place]
    let name =
      file.attribute(forName: "nameBase64")?.stringValue.flatMap { Data(base64Encoded: $0) }
      ?? Data((file.attribute(forName: "name")?.stringValue ?? "").utf8)
    #expect(name == names[place])
    let said = records[place]["tags"]["IFD0"]["ImageDescription"].string
    if let whole = text.asText, whole != " " {
      // Spaces at the end are padding.
      let expected = String(whole.reversed().drop { $0 == " " }.reversed())
      #expect(said.map { Array($0.utf8) } == Array(expected.utf8))
      let element = file.elements(forName: "tag").first {
        $0.attribute(forName: "name")?.stringValue == "ImageDescription"
      }
      let content = element?.stringValue ?? ""
      let decoded =
        element?.attribute(forName: "encoding") == nil
        ? Data(content.utf8) : Data(base64Encoded: content)
      // Foundation drops a byte order mark at the start.
      let mark = Data([0xef, 0xbb, 0xbf])
      let start = expected.utf8.starts(with: mark) && decoded?.starts(with: mark) == false ? 3 : 0
      #expect(decoded == Data(expected.utf8.dropFirst(start)))
    } else {
      #expect(records[place]["tags"]["IFD0"]["ImageDescription"] != .null)
    }
  }

  @Test func kindsAreAmongTheTexts() {
    #expect(HostileText.kinds.map(\.name).sorted() == HostileText.namesOfKinds.sorted())
  }

  @Test(arguments: HostileText.kinds)
  func progressIsVisible(_ text: HostileText) throws {
    let folder = try HostileFolder(text)
    let outcome = try Command.shell(
      "\"$exifdump\" --progress json -- * missing*", in: folder.url)
    #expect(VisibleText.problems(Data(outcome.errors.utf8)).isEmpty)
    let events = try outcome.errors.split(separator: "\n").map { line in
      _ = try JSONSerialization.jsonObject(with: Data(line.utf8))
      return try JSON(parsing: Array(line.utf8))
    }
    #expect(events.count { $0["event"].string == "error" } == 2)
    #expect(events.last?["event"].string == "end")
  }

  /// What was wrong on the command line is repeated, and may be the name of a file.
  @Test(arguments: HostileText.kinds)
  func mistakesAreRepeatedVisibly(_ text: HostileText) throws {
    let folder = try TestFolder()
    try folder.add("argument", Data(text.bytes.filter { $0 != 0 }))
    try folder.add("good.jpg")
    let lines = [
      "\"--$(cat argument)\"", "\"--tag=$(cat argument)*\" -f csv good.jpg",
      "-f \"$(cat argument)\" good.jpg",
      "\"x$(cat argument)\"", "\"$(cat argument)\"", "check --rule \"$(cat argument)\" good.jpg",
      "explain \"$(cat argument)\"", "thumbnail \"$(cat argument)\"",
      "library list \"$(cat argument)\"", "check --config \"$(cat argument)\" good.jpg",
      "-o \"$(cat argument)/x/y\" good.jpg", "--cache \"$(cat argument)/x/y\" x",
      "--files-from \"$(cat argument)\"", "check --report \"$(cat argument)\" good.jpg",
      "check --report \"json=$(cat argument)/x/y\" good.jpg",
      "check --baseline \"$(cat argument)\" good.jpg",
      "check --baseline \"$(cat argument)/x/y\" --write-baseline good.jpg",
    ]
    let script = lines.enumerated().map { number, line in
      """
      "$exifdump" \(line) < /dev/null 2> errors && echo passed \(number) >&2
      [ -s errors ] || echo silent \(number) >&2
      cat errors >&2
      """
    }
    let outcome = try Command.shell(script.joined(separator: "\n"), in: folder.url)
    checkErrors(outcome)
    let words = outcome.errors.split(separator: "\n").filter {
      $0.hasPrefix("passed ") || $0.hasPrefix("silent ")
    }
    #expect(words.isEmpty)
    #expect(VisibleText.problems(outcome.output, allowing: "\r\n").isEmpty)
    // What no file has is no mistake, but the name of a column; what no tag can be called is one.
    let table = try Command.shell(
      "\"$exifdump\" \"--tag=$(cat argument)\" -f csv good.jpg", in: folder.url)
    checkErrors(table)
    #expect(VisibleText.problems(table.output, allowing: "\r\n").isEmpty)
    #expect(table.status == 0 || table.status == 2)
    if table.status == 0 { #expect(try CSV.parse(table.output).map(\.count) == [3, 3]) }
  }

  @Test(arguments: HostileText.kinds)
  func librariesAreListedVisibly(_ text: HostileText) throws {
    let folder = try HostileFolder(text)
    let name = String(decoding: text.bytes.filter { $0 != 0 }, as: UTF8.self)
    let set = try Command.run(
      "library", "authorize", ".", "--client=\(name)", "--set", "all", in: folder.url)
    checkErrors(set)
    #expect(set.status == 0)
    for (form, records) in OutputForm.library {
      let arguments = form.options.split(separator: " ").map(String.init)
      let outcome = try Command.run(
        ["library"] + arguments + [".", "--client=\(name)"], in: folder.url)
      #expect(outcome.status == 0)
      try check(outcome, form, records: records(folder))
    }
  }
}
