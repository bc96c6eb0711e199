import ArgumentParser

/// How findings are told.
struct CheckReportOptionGroup: ParsableArguments {
  @Option(
    name: [.long, .customShort("f")],
    help: ArgumentHelp(
      "Print text, github (annotations of a workflow), sarif, junit or json. (default: github in a workflow of GitHub's, else text)",
      valueName: "format"))
  var format: ReportFormatArgument?

  @Flag(help: "The same as --format json.")
  var json = false

  @Option(
    help: ArgumentHelp(
      "Write a report to a file, too: sarif=check.sarif. Repeat for more.", valueName: "format=file"
    ))
  var report: [ReportFileArgument] = []

  @Flag(help: "Leave the values of tags out of all reports.")
  var redact = false

  func validate() throws {
    if let format, json, format.format.name != "json" {
      throw ValidationError("A check prints either \(format.format.name) or json.")
    }
    if let report = report.first(where: \.path.isStandardInput) {
      throw ValidationError(
        "--report takes the name of a file; --format \(report.format.name) prints a report.")
    }
  }

  /// What is printed.
  var chosenFormat: CheckReportFormat {
    if let format { return format.format }
    let isWorkflow = POSIX.environment("GITHUB_ACTIONS") == "true"
    let name = json ? "json" : isWorkflow ? "github" : "text"
    return CheckReportFormat.named(name) ?? CheckReportFormat.all[0]
  }
}

/// A form of report by its name.
struct ReportFormatArgument: ExpressibleByArgument {
  let format: CheckReportFormat

  init?(argument: String) {
    guard let format = CheckReportFormat.named(argument) else { return nil }
    self.format = format
  }

  static var allValueStrings: [String] { CheckReportFormat.all.map(\.name) }
  static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }
}

/// A form of report and the file that it goes to, `sarif=check.sarif`.
struct ReportFileArgument: ExpressibleByArgument {
  let format: CheckReportFormat
  let path: PathArgument

  init?(argument: String) {
    let parts = argument.split(separator: "=", maxSplits: 1)
    guard parts.count == 2, let format = CheckReportFormat.named(String(parts[0])),
      let path = PathArgument(argument: String(parts[1]))
    else { return nil }
    self.format = format
    self.path = path
  }
}
