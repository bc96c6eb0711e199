/// What answers depend on besides the files.
enum CacheScope {
  /// In one text: the options, where paths start, the zone of times, and which build of the program
  /// it is.
  static func fingerprint(_ options: [String]) -> [UInt8] {
    var text = CacheWriter()
    text.write(Version.text)
    let program = POSIX.programStamp
    text.write(program?.size)
    text.write(program?.modified)
    text.write(POSIX.workingDirectory)
    text.write(POSIX.environment("TZ"))
    for option in options { text.write(option) }
    return text.bytes
  }
}
