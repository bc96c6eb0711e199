/// Paths of files that a document refers to, in its order, each once, and no more than a number.
struct DistinctPaths {
  private(set) var paths: [[UInt8]] = []
  /// Whether some are left out.
  private(set) var isCutShort = false
  private var told: Set<[UInt8]> = []
  static let most = 10_000

  mutating func add(_ path: [UInt8]) {
    guard paths.count < Self.most || told.contains(path) else {
      isCutShort = true
      return
    }
    if told.insert(path).inserted { paths.append(path) }
  }
}
