import CMalloc

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension POSIX {
  /// The folder that relative paths start at; the root where it is gone.
  static let workingDirectory: [UInt8] = {
    var buffer = [CChar](repeating: 0, count: 1 << 14)
    guard getcwd(&buffer, buffer.count) != nil else { return [0x2f] }
    return buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
  }()

  /// Where a symbolic link leads; nil where there is none, or none that can be read.
  static func linkTarget(_ path: String) -> [UInt8]? {
    var buffer = [CChar](repeating: 0, count: 1 << 12)
    let count = readlink(path, &buffer, buffer.count)
    return count < 0 ? nil : buffer.prefix(count).map { UInt8(bitPattern: $0) }
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

  /// Seconds since 1970 in UTC.
  static var secondsSince1970: Int { Int(time(nil)) }

  /// All bytes of a file that is small; nil where it has more than `limit`.
  static func readFile(_ path: [UInt8], limit: Int) throws(Failure) -> [UInt8]? {
    let descriptor = try openFile(path)
    defer { closeFile(descriptor) }
    var bytes: [UInt8] = []
    while true {
      let more = try readSome(descriptor, count: 1 << 16)
      if more.isEmpty { return bytes }
      bytes += more
      if bytes.count > limit { return nil }
    }
  }

  /// Waits.
  static func sleep(milliseconds: Int32) { _ = poll(nil, 0, milliseconds) }

  /// Makes a folder, unless it is there.
  static func createFolder(_ path: [UInt8]) throws(Failure) {
    let made = (path + [0]).withUnsafeBytes {
      mkdir($0.baseAddress!.assumingMemoryBound(to: CChar.self), 0o777)
    }
    guard made == 0 || errno == EEXIST else { throw Failure(code: errno) }
  }

  /// Whether what is printed has colors: they are for terminals that have them, unless the user
  /// wants none (no-color.org).
  static var usesColors: Bool {
    isTerminal(1) && environment("NO_COLOR").map(\.isEmpty) ?? true && environment("TERM") != "dumb"
  }
}
