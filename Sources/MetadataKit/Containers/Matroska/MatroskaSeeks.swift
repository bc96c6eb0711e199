/// What the seek heads of a file say stands where (RFC 9559 §5.1.1): in the order of the file, and those
/// that are found on the way behind them.
struct MatroskaSeeks {
  typealias Entry = (id: UInt32, position: Int)

  /// What is read of the entry at hand: an element's identifier, and where in the segment it starts.
  var id: UInt32?
  var position: UInt64?

  private var kept: [Entry] = []
  /// How many of them are in order, and how many were answered.
  private var ordered = 0
  private var answered = 0
  private var hasTooMany = false

  private static let most = 4096

  /// Keeps the entry that was read, if it leads to something that is read.
  mutating func keep(at place: Int, _ found: inout MetadataBuilder) {
    defer { (id, position) = (nil, nil) }
    guard let id, MatroskaReader.ID.sought.contains(id), let position,
      let position = Int(exactly: position)
    else { return }
    if kept.count < Self.most { return kept.append((id, position)) }
    guard !hasTooMany else { return }
    hasTooMany = true
    found.warn(
      Warning(
        .limitExceeded, "seek heads of more than \(Self.most) entries", at: place))
  }

  /// The next entry; nil where none is left. A seek head may tell of another, whose entries follow.
  mutating func next() -> Entry? {
    if ordered < kept.count {
      kept[ordered...].sort { $0.position < $1.position }
      ordered = kept.count
    }
    guard answered < kept.count else { return nil }
    answered += 1
    return kept[answered - 1]
  }
}
