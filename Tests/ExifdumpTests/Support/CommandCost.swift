import Foundation
import Testing

/// What a run of the command has taken and printed.
struct CommandCost {
  let status: Int32
  /// The most memory that was resident at a time, in bytes.
  let memory: Int
  let output: Data

  /// Runs the command with some options on a file of a folder.
  init(_ options: String, _ name: String, in folder: URL) throws {
    let outcome = try Command.shell(
      """
      python3 -c 'import os, resource, sys
      status = os.waitstatus_to_exitcode(os.system("\\"$exifdump\\" \(options) \(name)"))
      most = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss
      print(most * (1 if sys.platform == "darwin" else 1024), file=sys.stderr)
      sys.exit(status)'
      """, in: folder)
    status = outcome.status
    memory = try #require(Int(outcome.errors.split(separator: "\n").last ?? ""))
    output = outcome.output
  }
}
