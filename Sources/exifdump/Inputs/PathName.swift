/// The parts of a path.
enum PathName {
  /// What stands behind the last slash.
  static func last(_ path: [UInt8]) -> ArraySlice<UInt8> {
    path.lastIndex(of: 0x2f).map { path[($0 + 1)...] } ?? path[...]
  }

  /// What stands before the name, with a slash at its end; nothing where it has none.
  static func folder(_ path: [UInt8]) -> [UInt8] {
    path.lastIndex(of: 0x2f).map { Array(path[...$0]) } ?? []
  }
}
