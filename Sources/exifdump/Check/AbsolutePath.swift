/// Paths by their text: absolute, without `.` and `..`. Symbolic links are not looked at.
enum AbsolutePath {
  /// The path from the root; relative ones start at the folder of the process.
  static func of(_ path: [UInt8]) -> [UInt8] {
    let start = path.first == 0x2f ? [] : POSIX.workingDirectory
    var parts: [ArraySlice<UInt8>] = []
    for part in (start + [0x2f] + path).split(separator: 0x2f) {
      if part.elementsEqual([0x2e]) { continue }
      if part.elementsEqual([0x2e, 0x2e]) {
        _ = parts.popLast()
      } else {
        parts.append(part)
      }
    }
    return [0x2f] + Array(parts.joined(separator: [0x2f]))
  }

  /// The folder that a path is in; the root is in itself.
  static func folder(of path: [UInt8]) -> [UInt8] {
    guard let slash = path.lastIndex(of: 0x2f), slash > 0 else { return [0x2f] }
    return Array(path[..<slash])
  }

  /// A path as seen from a folder above it; unchanged where it is elsewhere.
  static func relative(_ path: [UInt8], to folder: [UInt8]) -> [UInt8] {
    let path = of(path)
    let start = folder == [0x2f] ? folder : folder + [0x2f]
    return path.starts(with: start) ? Array(path.dropFirst(start.count)) : path
  }

  static func appending(_ name: String, to folder: [UInt8]) -> [UInt8] {
    (folder == [0x2f] ? [] : folder) + [0x2f] + Array(name.utf8)
  }
}
