import Foundation

/// The sanitizer that the tests run under, which Scripts/sanitize tells.
enum Sanitizer {
  /// Whether it is that of threads, which needs several times the memory, and files of its own.
  static let isOfThreads = ProcessInfo.processInfo.environment["EXIFDUMP_SANITIZER"] == "thread"
}
