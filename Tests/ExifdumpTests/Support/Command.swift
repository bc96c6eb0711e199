import Foundation
import Testing

/// Runs the built command as a user does.
struct Command {
  /// What a run has come to.
  struct Outcome {
    let status: Int32
    let output: Data
    let errors: String

    var text: String { String(decoding: output, as: UTF8.self) }

    /// The records of `--ndjson`.
    func records() throws -> [JSON] {
      try output.split(separator: 0x0a).map { try JSON(parsing: Array($0)) }
    }

    /// The elements of `--json`.
    func array() throws -> [JSON] {
      guard case .array(let elements) = try JSON(parsing: Array(output)) else { return [] }
      return elements
    }
  }

  /// The executable, which stands beside the tests.
  static let executable: URL = {
    let bundle =
      Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
      .deletingLastPathComponent()
    return (bundle ?? Bundle.main.bundleURL).appending(path: "exifdump")
  }()

  /// The seconds after which a run is said to hang; sanitizers need more of them.
  static let patience =
    ProcessInfo.processInfo.environment["EXIFDUMP_TEST_SECONDS"].flatMap(Double.init) ?? 20

  /// The repository, found from where this file was compiled.
  static let repository = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  static let fixtures = repository.appending(path: "Fixtures")

  /// Runs the command.
  ///
  /// - Parameters:
  ///   - folder: where it runs; `Fixtures` unless another is given.
  ///   - input: what it reads from standard input.
  static func run(
    _ arguments: String..., in folder: URL = fixtures, input: Data = Data()
  ) throws -> Outcome {
    try run(arguments, in: folder, input: input)
  }

  static func run(
    _ arguments: [String], in folder: URL = fixtures, input: Data = Data()
  ) throws -> Outcome {
    try launch(executable, arguments, in: folder, input: input)
  }

  /// Runs a line of shell, in which `$exifdump` is the command.
  static func shell(_ script: String, in folder: URL = fixtures) throws -> Outcome {
    try launch(URL(filePath: "/bin/sh"), ["-c", script], in: folder, input: Data())
  }

  private static func launch(
    _ executable: URL, _ arguments: [String], in folder: URL, input: Data
  ) throws -> Outcome {
    // Files, not pipes: nobody has to read while the command writes.
    let scratch = try TestFolder()
    let files = ["in", "out", "err"].map { scratch.url.appending(path: $0) }
    try input.write(to: files[0])
    for file in files[1...] { try Data().write(to: file) }
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["exifdump": Self.executable.path, "TERM": "xterm"]) { $1 }
    process.standardInput = try FileHandle(forReadingFrom: files[0])
    process.standardOutput = try FileHandle(forWritingTo: files[1])
    process.standardError = try FileHandle(forWritingTo: files[2])
    try process.run()
    let deadline = Date(timeIntervalSinceNow: patience)
    while process.isRunning {
      if Date() > deadline {
        Issue.record("\(arguments) hangs")
        kill(process.processIdentifier, SIGKILL)
        break
      }
      Thread.sleep(forTimeInterval: 0.002)
    }
    process.waitUntilExit()
    return Outcome(
      status: process.terminationReason == .exit ? process.terminationStatus : -1,
      output: try Data(contentsOf: files[1]),
      errors: String(decoding: try Data(contentsOf: files[2]), as: UTF8.self))
  }
}
