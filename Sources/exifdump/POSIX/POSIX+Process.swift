import CMalloc

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension POSIX {
  /// The arguments of the process as bytes, the name of the command left out.
  static var arguments: [[UInt8]] {
    (1..<max(1, Int(CommandLine.argc))).compactMap { index in
      CommandLine.unsafeArgv[index].map { bytes(of: $0) }
    }
  }

  /// The value of an environment variable; nil where it is not set.
  static func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// The folder that relative paths start at; the root where it is gone.
  static let workingDirectory: [UInt8] = {
    var buffer = [CChar](repeating: 0, count: 1 << 14)
    guard getcwd(&buffer, buffer.count) != nil else { return [0x2f] }
    return buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
  }()

  /// Lets writing fail instead of ending the process: to a closed pipe, and where a file may not
  /// grow any more.
  static func ignoreWriteSignals() {
    for number in [SIGPIPE, SIGXFSZ] { _ = signal(number, SIG_IGN) }
  }

  /// Has the process keep memory that is freed for what comes next.
  ///
  /// Blocks of a megabyte, as depth maps in XMP are, came from the system for each file: an eighth of
  /// all page faults of scanning photos, a fifth of those of files of all kinds.
  static func keepFreedMemory() { exifdump_keep_freed_memory() }

  /// Has libraries speak the language of the environment, where that is written as UTF-8; numbers stay
  /// as they are everywhere.
  static func speakLanguage() {
    // Of a static executable, a category by itself has no name.
    setlocale(LC_ALL, "")
    if String(cString: nl_langinfo(nl_item(CODESET))) != "UTF-8" { setlocale(LC_ALL, "C") }
    setlocale(LC_NUMERIC, "C")
  }

  /// What of the environment decides of that language.
  static var languages: String {
    ["LANGUAGE", "LC_ALL", "LC_MESSAGES", "LC_CTYPE", "LANG"]
      .map { environment($0) ?? "" }.joined(separator: " ")
  }

  /// Seconds from any fixed moment.
  static var seconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// Seconds since 1970 in UTC.
  static var secondsSince1970: Int { Int(time(nil)) }

  /// Waits.
  static func sleep(milliseconds: Int32) { _ = poll(nil, 0, milliseconds) }

  /// Ends the process, whatever its threads are at.
  static func endAtOnce(_ status: Int32) -> Never { _exit(status) }

  static func end(_ status: Int32) -> Never { exit(status) }
}
