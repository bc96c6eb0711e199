import Foundation

/// The sanitizer that the tests run under, which Scripts/sanitize tells.
enum Sanitizer {
  private static let name = ProcessInfo.processInfo.environment["EXIFDUMP_SANITIZER"]

  static let isOn = name != nil
  /// Whether it is that of threads, which has files of its own, and is slow.
  static let isOfThreads = name == "thread"
}
