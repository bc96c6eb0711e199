/// The paths of a list, line by line or with NULs between, read as they are asked for.
struct PathList {
  /// A line that is longer is no path: what is read is no list.
  private static let longest = 1 << 20

  private let descriptor: Int32
  private let separator: UInt8
  private var buffer: [UInt8] = []
  private var position = 0
  private var isAtEnd = false

  /// A list in a file, or on standard input for `-`.
  init(_ path: PathArgument, isNullSeparated: Bool) throws(POSIX.Failure) {
    descriptor = path.isStandardInput ? 0 : try POSIX.openFile(path.bytes)
    separator = isNullSeparated ? 0 : 0x0a
  }

  /// Whether it takes waiting to know the next path.
  var wouldWait: Bool {
    !isAtEnd && !buffer[position...].contains(separator) && !POSIX.isReadable(descriptor)
  }

  /// The next path that is not empty; nil at the end, also where somebody ends the run.
  mutating func next() throws(POSIX.Failure) -> [UInt8]? {
    while true {
      if let end = buffer[position...].firstIndex(of: separator) {
        let path = buffer[position..<end]
        position = end + 1
        if !path.isEmpty { return [UInt8](path) }
      } else if isAtEnd {
        let path = [UInt8](buffer[position...])
        position = buffer.count
        return path.isEmpty ? nil : path
      } else {
        buffer.removeSubrange(..<position)
        position = 0
        // Of empty ones there may be no end.
        if Interruption.isRequested { return nil }
        guard buffer.count <= Self.longest else { throw POSIX.Failure.nameTooLong }
        let more = try POSIX.readSome(descriptor, count: 1 << 16)
        isAtEnd = more.isEmpty
        buffer += more
      }
    }
  }
}
