/// Sorted runs of names in a temporary file, read as one.
struct NameMerge {
  /// What is in memory of all runs together, and of one at least.
  private static let memory = 1 << 20
  private static let least = 1 << 12

  private let file: POSIX.TemporaryFile
  private var written = 0
  private var cursors: [NameCursor] = []
  /// The numbers of the runs that have names left: none stands before the one at half its place.
  private var heap: [Int] = []
  /// Why names are missing; nil where none is.
  private(set) var failure: POSIX.Failure?
  /// A run that found no room in the file.
  var last: NameRun?

  private init(_ file: POSIX.TemporaryFile) { self.file = file }

  /// Sorts a run into the file, which is made for the first one, and empties it; false where there
  /// is no room.
  static func add(_ run: inout NameRun, to merge: inout NameMerge?) -> Bool {
    do throws(POSIX.Failure) {
      var target = if let merge { merge } else { NameMerge(try POSIX.TemporaryFile()) }
      run.sort()
      var sorted = run
      let start = target.written
      var piece: [UInt8] = []
      while let (name, kind) = sorted.next() {
        NameCursor.write(name, kind, to: &piece)
        if piece.count >= memory / 4 { try target.write(&piece) }
      }
      try target.write(&piece)
      target.cursors.append(NameCursor(target.file, start..<target.written))
      merge = target
      run.removeAll()
      return true
    } catch {
      return false
    }
  }

  private mutating func write(_ piece: inout [UInt8]) throws(POSIX.Failure) {
    try file.append(piece)
    written += piece.count
    piece.removeAll(keepingCapacity: true)
  }

  /// Starts to read.
  mutating func begin() {
    if let last { cursors.append(NameCursor(last)) }
    let share = max(Self.least, Self.memory / max(1, cursors.count))
    for index in cursors.indices {
      guard cursors[index].begin(buffer: share) else {
        failure = failure ?? cursors[index].failure
        continue
      }
      heap.append(index)
      rise(heap.count - 1)
    }
  }

  mutating func next() -> (name: ArraySlice<UInt8>, kind: POSIX.Kind?)? {
    guard let first = heap.first else { return nil }
    let (name, kind) = (cursors[first].name, cursors[first].kind)
    if !cursors[first].advance() {
      failure = failure ?? cursors[first].failure
      heap.swapAt(0, heap.count - 1)
      heap.removeLast()
    }
    sink()
    return (name, kind)
  }

  private mutating func rise(_ start: Int) {
    var place = start
    while place > 0, precedes(place, (place - 1) / 2) {
      heap.swapAt(place, (place - 1) / 2)
      place = (place - 1) / 2
    }
  }

  private mutating func sink() {
    var place = 0
    while true {
      var first = place
      for child in [2 * place + 1, 2 * place + 2]
      where child < heap.count && precedes(child, first) {
        first = child
      }
      if first == place { return }
      heap.swapAt(place, first)
      place = first
    }
  }

  private func precedes(_ one: Int, _ other: Int) -> Bool {
    cursors[heap[one]].name.lexicographicallyPrecedes(cursors[heap[other]].name)
  }
}
