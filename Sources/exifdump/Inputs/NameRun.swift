/// Names of a directory's entries in memory, with what each is.
struct NameRun {
  private var names: [UInt8] = []
  private var entries: [Entry] = []
  private var position = 0

  private struct Entry {
    let start: UInt32
    let count: UInt16
    let kind: POSIX.Kind?
  }

  var byteCount: Int { names.count }

  mutating func add(_ name: some Collection<UInt8>, _ kind: POSIX.Kind?) {
    // Four gigabytes of names are not read any further.
    guard let start = UInt32(exactly: names.count) else { return }
    entries.append(Entry(start: start, count: UInt16(clamping: name.count), kind: kind))
    names.append(contentsOf: name)
  }

  mutating func sort() {
    let names = names
    entries.sort { first, second in
      names[Self.range(first)].lexicographicallyPrecedes(names[Self.range(second)])
    }
  }

  mutating func next() -> (name: ArraySlice<UInt8>, kind: POSIX.Kind?)? {
    guard position < entries.count else { return nil }
    let entry = entries[position]
    position += 1
    return (names[Self.range(entry)], entry.kind)
  }

  mutating func removeAll() {
    names.removeAll(keepingCapacity: true)
    entries.removeAll(keepingCapacity: true)
    position = 0
  }

  private static func range(_ entry: Entry) -> Range<Int> {
    Int(entry.start)..<(Int(entry.start) + Int(entry.count))
  }
}
