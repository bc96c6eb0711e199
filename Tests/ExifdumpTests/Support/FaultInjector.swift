import Foundation
import Testing

/// Runs the command while calls of the C library fail, by `Tests/FaultInjector/faults.c`.
enum FaultInjector {
  /// The library to preload; nil where it cannot be built: it is for Linux, and takes a C compiler.
  static let library: URL? = {
    #if os(Linux)
      let source = Command.repository.appending(path: "Tests/FaultInjector/faults.c")
      let library = FileManager.default.temporaryDirectory
        .appending(path: "exifdump-faults-\(ProcessInfo.processInfo.processIdentifier).so")
      let built = try? Command.shell(
        """
        for cc in cc clang gcc; do
          command -v $cc > /dev/null && exec $cc -std=gnu11 -O1 -shared -fPIC -o '\(library.path)' \
            '\(source.path)' -ldl
        done
        exit 1
        """)
      guard built?.status == 0 else { return nil }
      atexit {
        if let library = FaultInjector.library { try? FileManager.default.removeItem(at: library) }
      }
      return library
    #else
      return nil
    #endif
  }()

  /// Why tests are skipped where they are.
  static let condition: Comment = "the fault injector needs Linux and a C compiler"

  /// Runs a line of shell, in which `$faulty` is the command with faults; each of them has to happen.
  ///
  /// - Parameter faults: what happens, as `faults.c` has it.
  static func shell(
    _ faults: String, _ script: String, in folder: URL = Command.fixtures,
    _ location: SourceLocation = #_sourceLocation
  ) throws -> Command.Outcome {
    let (outcome, missed) = try attempt(faults, script, in: folder)
    #expect(missed.isEmpty, sourceLocation: location)
    return outcome
  }

  /// Runs a line of shell, and tells which of the faults have not happened.
  static func attempt(
    _ faults: String, _ script: String, in folder: URL
  ) throws -> (outcome: Command.Outcome, missed: Set<String>) {
    let library = try #require(library)
    let log = try TestFolder()
    let file = log.url.appending(path: "log")
    let outcome = try Command.shell(
      """
      faulty() {
        LD_PRELOAD='\(library.path)' FAULTS='\(faults)' FAULTS_LOG='\(file.path)' "$exifdump" "$@"
      }
      \(script.replacing("$faulty", with: "faulty"))
      """, in: folder)
    let fired = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    let orders = faults.split(separator: " ").map(String.init)
    return (outcome, Set(orders).subtracting(fired.split(separator: "\n").map(String.init)))
  }
}
