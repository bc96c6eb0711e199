/// The entries of a directory in the order of their names' bytes.
///
/// All names lie in one array, so that a directory costs little more than its names; those of a
/// large one lie in a temporary file, sorted in runs that are merged while they are read.
struct DirectoryEntries {
  /// So many bytes of names are sorted in memory.
  private static let memory = 1 << 18

  /// Which directory it is.
  let identity: POSIX.Identity
  private var run: NameRun
  private var merge: NameMerge?
  private var broken: POSIX.Failure?

  init(_ path: [UInt8]) throws(POSIX.Failure) {
    var run = NameRun()
    var files: NameMerge?
    // Where no file can be had, memory must do.
    var spills = true
    (identity, broken) = try POSIX.readDirectory(path) { name, kind in
      run.add(name, kind)
      guard spills, run.byteCount >= Self.memory else { return }
      spills = NameMerge.add(&run, to: &files)
    }
    run.sort()
    if files != nil, !spills || !NameMerge.add(&run, to: &files) { files?.last = run }
    files?.begin()
    self.run = files == nil ? run : NameRun()
    merge = files
  }

  /// Why the names so far are not all that the directory has; nil where nothing is known to be
  /// missing.
  var failure: POSIX.Failure? { broken ?? merge?.failure }

  /// The next name, and what it is where the directory says so.
  mutating func next() -> (name: ArraySlice<UInt8>, kind: POSIX.Kind?)? {
    merge == nil ? run.next() : merge?.next()
  }
}
