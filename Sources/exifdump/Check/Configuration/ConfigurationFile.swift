/// Finds and reads `.exifdump.yml`.
enum ConfigurationFile {
  static let name = ".exifdump.yml"

  /// A larger one is none that somebody has written.
  private static let largest = 1 << 18

  /// Why there is no configuration.
  enum Failure: Error {
    case unreadable([UInt8], String)
    case mistakes([UInt8], [ConfigurationMistake])
  }

  /// The configuration of a path: in its folder, or the next one upwards that has one.
  static func find(above path: [UInt8]) -> [UInt8]? {
    var folder = AbsolutePath.of(path)
    if POSIX.kind(of: folder) != .directory { folder = AbsolutePath.folder(of: folder) }
    while true {
      let file = AbsolutePath.appending(name, to: folder)
      if POSIX.kind(of: file) == .file { return file }
      if folder == [0x2f] { return nil }
      folder = AbsolutePath.folder(of: folder)
    }
  }

  static func read(_ path: [UInt8]) throws(Failure) -> Configuration {
    let bytes: [UInt8]?
    do throws(POSIX.Failure) {
      bytes = try POSIX.readFile(path, limit: largest)
    } catch {
      throw .unreadable(path, error.message)
    }
    guard let bytes else { throw .unreadable(path, "it is larger than \(largest) bytes") }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw .unreadable(path, "it is no text in UTF-8")
    }
    var reader = ConfigurationReader()
    reader.read(text)
    guard reader.mistakes.isEmpty else { throw .mistakes(path, reader.mistakes) }
    reader.configuration.path = AbsolutePath.of(path)
    return reader.configuration
  }
}
