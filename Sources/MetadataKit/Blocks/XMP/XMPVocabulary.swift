import ItemProvider

/// What was learned of the names in packets: it serves the next packet, too.
///
/// Cameras and programs use the same few hundred names: looking them up once spares four fifths of
/// the work that the packets of a folder take beside expat's.
struct XMPVocabulary: Sendable {
  var names = XMPNames()
  var paths = XMPPaths()

  /// The path that a step leads to.
  mutating func path(_ path: Int32, _ step: Int32) -> Int32 {
    paths.path(path, step, names.steps[Int(step)])
  }

  /// One that knows nothing yet.
  init(of form: XMPForm = .properties) { paths.form = form }

  /// Those that nobody uses now: one for each thread that reads packets.
  private static let idle = Locked<[XMPVocabulary]>([])
  private static let mostIdle = 16
  /// One that a strange file made larger than this is not kept: more than all that is known takes.
  private static let mostCost = 1 << 20

  /// One that is nobody else's, to be given back by ``giveBack()``.
  ///
  /// Nobody waits for another thread: who comes at the same moment takes a new one.
  static func borrowed() -> XMPVocabulary {
    var vocabulary = idle.withLockIfAvailable { $0.popLast() }.flatMap { $0 } ?? XMPVocabulary()
    vocabulary.paths.begin()
    return vocabulary
  }

  consuming func giveBack() {
    guard !paths.hasManyNames, names.cost + paths.cost <= Self.mostCost else { return }
    // Moved, not copied: it refers to much.
    var vocabulary = Optional(consume self)
    _ = Self.idle.withLockIfAvailable { idle in
      if idle.count < Self.mostIdle, let given = vocabulary.take() { idle.append(given) }
    }
  }
}
