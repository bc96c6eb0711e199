/// The entries of a directory in the order of their names' bytes.
///
/// All names lie in one array, so that a large directory costs little more than its names.
struct DirectoryEntries {
  /// Which directory it is.
  let identity: POSIX.Identity
  private var names: [UInt8] = []
  private var entries: [Entry] = []
  private var position = 0

  private struct Entry {
    let start: UInt32
    let count: UInt16
    let kind: POSIX.Kind?
  }

  init(_ path: [UInt8]) throws(POSIX.Failure) {
    var names: [UInt8] = []
    var entries: [Entry] = []
    identity = try POSIX.readDirectory(path) { name, kind in
      // Four gigabytes of names are not read any further.
      guard let start = UInt32(exactly: names.count) else { return }
      entries.append(Entry(start: start, count: UInt16(clamping: name.count), kind: kind))
      names.append(contentsOf: name)
    }
    let all = names
    entries.sort { first, second in
      all[Self.range(first)].lexicographicallyPrecedes(all[Self.range(second)])
    }
    self.names = names
    self.entries = entries
  }

  /// The next name, and what it is where the directory says so.
  mutating func next() -> (name: ArraySlice<UInt8>, kind: POSIX.Kind?)? {
    guard position < entries.count else { return nil }
    let entry = entries[position]
    position += 1
    return (names[Self.range(entry)], entry.kind)
  }

  private static func range(_ entry: Entry) -> Range<Int> {
    Int(entry.start)..<(Int(entry.start) + Int(entry.count))
  }
}
