/// Where a sorted run of names is being read.
struct NameCursor {
  /// The name that stands next, and what it is.
  private(set) var name: ArraySlice<UInt8> = []
  private(set) var kind: POSIX.Kind?
  /// Why there are no more names though the run has some.
  private(set) var failure: POSIX.Failure?

  private var file: POSIX.TemporaryFile?
  private var rest: Range<Int> = 0..<0
  private var buffer: ArraySlice<UInt8> = []
  private var size = 0
  /// A run in memory, where it is none of a file.
  private var run: NameRun?

  private static let kinds: [POSIX.Kind?] = [nil, .file, .directory, .special, .unknown]
  private static let longest = 3 + Int(UInt16.max)

  /// A run in a file: its place there.
  init(_ file: POSIX.TemporaryFile, _ range: Range<Int>) {
    self.file = file
    rest = range
  }

  init(_ run: NameRun) { self.run = run }

  static func write(_ name: ArraySlice<UInt8>, _ kind: POSIX.Kind?, to bytes: inout [UInt8]) {
    bytes.append(UInt8(truncatingIfNeeded: name.count))
    bytes.append(UInt8(truncatingIfNeeded: name.count >> 8))
    bytes.append(UInt8(kinds.firstIndex(of: kind) ?? 0))
    bytes += name
  }

  /// Goes to the first name; false where there is none.
  mutating func begin(buffer size: Int) -> Bool {
    self.size = size
    return advance()
  }

  /// Goes to the next name; false where there is none.
  mutating func advance() -> Bool {
    if run != nil {
      guard let next = run?.next() else { return false }
      (name, kind) = next
      return true
    }
    if !hasWhole { fill() }
    guard hasWhole else { return false }
    let start = buffer.startIndex
    let count = count
    kind = Self.kinds[min(Int(buffer[start + 2]), Self.kinds.count - 1)]
    name = buffer[(start + 3)..<(start + 3 + count)]
    buffer = buffer[(start + 3 + count)...]
    return true
  }

  private var count: Int {
    Int(buffer[buffer.startIndex]) | Int(buffer[buffer.startIndex + 1]) << 8
  }

  private var hasWhole: Bool { buffer.count >= 3 && buffer.count >= 3 + count }

  /// Reads until the buffer has a whole name, where the file has one.
  private mutating func fill() {
    while !hasWhole, !rest.isEmpty, buffer.count < Self.longest, let file {
      do throws(POSIX.Failure) {
        let more = try file.read(at: rest.lowerBound, count: min(size, rest.count))
        guard !more.isEmpty else { throw POSIX.Failure.cutShort }
        buffer = (Array(buffer) + more)[...]
        rest = (rest.lowerBound + more.count)..<rest.upperBound
      } catch {
        failure = POSIX.Failure(code: error.code, action: .listing)
        return
      }
    }
  }
}
