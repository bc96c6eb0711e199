import ArgumentParser
import MetadataKit

/// What the command does: reads files, and tells what they say.
struct RecordRun: Equatable {
  var input = InputSettings()
  var selection = SelectionSettings()
  var output = OutputSettings()
  var engine: EngineArgument?
  var process = RunSettings()
  /// Whether the paths are what a client of a library may see: there may be none.
  var isWithinLibrary = false
  /// Whether there were paths that the client may not see.
  var hasHiddenPaths = false

  func run() throws {
    try input.check(allowsNothing: isWithinLibrary)
    try process.check()
    try output.check()
    process.begin()
    let format = try output.chosenFormat()
    try checkCombinations(format)
    if output.describe { POSIX.speakLanguage() }
    let job = RecordJob(
      format: output.summary ? NoFormat() : format.make(try formatOptions(format)),
      options: readOptions, fingerprint: fingerprint(format), hasSummary: output.summary,
      pairs: try pairs(), sought: SoughtTags(tagsAskedFor(format), groups: selection.group))
    try process.checkFiles(besides: input)
    let file = try process.openOutput()
    var records = RecordOutput(job, to: file, hasStatistics: output.stats)
    records.summaryIsJSON = format == .json
    let scan = try process.run(
      job, input, try input.walk(), files: file.map { [$0] } ?? [], to: records,
      isTimed: output.stats && process.cache == nil)
    if scan.isInterrupted { POSIX.endAtOnce(Interruption.status) }
    if scan.hasFailures || hasHiddenPaths { throw ExitCode(Status.unreadable) }
  }

  /// Columns of tables may be facts, too.
  private func tagsAskedFor(_ format: OutputFormat) -> [String] {
    format.isTable ? selection.tag.filter { !TableView.isFact($0) } : selection.tag
  }

  private func checkCombinations(_ format: OutputFormat) throws {
    if let engine, !engine.engine.isAvailable {
      throw ValidationError(
        "This build has no \(engine.engine.name): its package trait LibExif is off. Use native.")
    }
    if format == .imageIO || output.summary {
      let what = output.summary ? "--summary counts files" : "imageio has whole dictionaries"
      if !selection.tag.isEmpty || !selection.group.isEmpty {
        throw ValidationError("\(what): it takes no --tag and no --group.")
      }
      if output.numeric { throw ValidationError("\(what): it takes no --numeric.") }
    }
    guard output.pair else { return }
    if !format.tellsPairs || output.summary {
      throw ValidationError("--pair needs text, json or ndjson.")
    }
    if process.cache != nil {
      throw ValidationError("--pair looks at all files together, so it takes no --cache.")
    }
    if !input.isRepeatable {
      throw ValidationError("--pair reads everything twice, which a stream (-) cannot be.")
    }
  }

  private func pairs() throws -> LivePhotoPairs {
    guard output.pair else { return LivePhotoPairs() }
    Interruption.watch()
    return LivePhotoPairs(
      in: try input.inputs(try input.walk()), FileReader(options: readOptions))
  }

  private var readOptions: ReadOptions {
    var options = ReadOptions()
    if let engine { options.engine = engine.engine }
    // No form prints them.
    options.keepsLongBase64 = false
    return options
  }

  private func formatOptions(_ format: OutputFormat) throws -> FormatOptions {
    FormatOptions(
      isNumeric: output.numeric, hasDescriptions: output.describe,
      selection: try selection.selection(),
      columns: format.isTable ? try selection.columns() : [],
      usesColors: process.file == nil && POSIX.usesColors)
  }

  /// What records depend on besides the files.
  private func fingerprint(_ format: OutputFormat) -> [String] {
    let colors = process.file == nil && POSIX.usesColors
    return [
      "records", format.name, "\(output.numeric)", "\(output.summary)", "\(colors)",
      engine?.engine.name ?? "", output.describe ? POSIX.languages : "",
    ] + selection.tag.map { "tag " + $0 } + selection.group.map { "group " + $0 }
  }
}
