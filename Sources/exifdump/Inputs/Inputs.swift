/// The files that a run is about, one after the other: paths of the command line, then those of a
/// list, each directory with all that is below it in its place.
struct Inputs {
  /// What is to be answered with a record.
  enum Input: Sendable {
    case standardInput
    /// A path that somebody has named: a directory is still to be entered.
    case named([UInt8])
    /// A file that was found in a directory.
    case found([UInt8])
    case failure([UInt8], POSIX.Failure)

    var isFound: Bool {
      if case .found = self { true } else { false }
    }

    /// Where it stands; nil for what is no file.
    var path: [UInt8]? {
      switch self {
      case .named(let path), .found(let path): path
      case .standardInput, .failure: nil
      }
    }
  }

  private var paths: ArraySlice<PathArgument>
  private var list: PathList?
  private let options: WalkOptions
  private var walk: DirectoryWalk
  private var back: Input?
  /// The directory that is being walked through.
  private var directory: [UInt8]?
  /// How many paths that somebody has named a configuration leaves out.
  private(set) var leftOut = 0
  /// A directory that was named, is done, and had no file: it is still to be told of.
  private var empty: [UInt8]?

  init(paths: [PathArgument], list: PathList?, walk options: WalkOptions) {
    self.paths = paths[...]
    self.list = list
    self.options = options
    walk = DirectoryWalk(options: options)
  }

  mutating func next() throws(POSIX.Failure) -> Input? {
    if let input = back {
      back = nil
      return input
    }
    if let step = walk.next() { return input(step) }
    if walk.isEmpty, let directory { empty = directory }
    directory = nil
    while let path = paths.popFirst() {
      if path.isStandardInput { return .standardInput }
      if !isLeftOut(path.bytes) { return .named(path.bytes) }
    }
    // In a list, `-` is the name of a file.
    while let path = try list?.next() {
      if !options.isOutput(path), !isLeftOut(path) { return .named(path) }
    }
    return nil
  }

  private mutating func isLeftOut(_ path: [UInt8]) -> Bool {
    guard options.exclusion?.leavesOut(path, isDirectory: false) == true else { return false }
    leftOut += 1
    return true
  }

  /// Goes on with what is in a directory that was named; nil, or why it cannot be entered.
  ///
  /// Whether a path leads to a directory is known when opening it as a file has failed: photos,
  /// which are many, cost no system call for that.
  mutating func enter(_ path: [UInt8]) -> Input? {
    let step = walk.start(path)
    directory = step == nil ? path : nil
    return step.map(input)
  }

  /// The directory before the next input that nothing could be read in, once.
  mutating func takeEmptyDirectory() -> [UInt8]? {
    defer { empty = nil }
    return empty
  }

  /// Whether it takes reading a list to know all of them.
  var hasList: Bool { list != nil }

  /// Whether the next one is that of a list, and it is not known yet.
  var wouldWait: Bool {
    back == nil && walk.isDone && paths.isEmpty && list?.wouldWait ?? false
  }

  /// Has an input come once more as the next one.
  mutating func putBack(_ input: Input) { back = input }

  private func input(_ step: DirectoryWalk.Step) -> Input {
    switch step {
    case .file(let path): .found(path)
    case .failure(let path, let failure): .failure(path, failure)
    }
  }
}
