/// The sequences and items of undefined length that a reader is in, which marks end (PS3.5 §7.5).
///
/// Each was an element of its own, of which a file has so many at most: to end them all takes no longer than to begin
/// them.
struct DICOMNesting {
  private enum Level {
    case sequence, item
  }

  private var levels: [Level] = []
  private var items = 0

  /// How many it is in.
  var depth: Int { levels.count }

  /// Whether it is in an item.
  var isInItem: Bool { items > 0 }

  /// Whether it is in an item, and in nothing further within that.
  var isRightInItem: Bool { levels.last == .item }

  mutating func beginSequence() { levels.append(.sequence) }

  mutating func beginItem() {
    levels.append(.item)
    items += 1
  }

  /// Ends the item that was begun last, and what has no end of its own within it.
  mutating func endItem() {
    guard items > 0 else { return }
    while let level = levels.popLast() {
      guard level == .item else { continue }
      items -= 1
      return
    }
  }

  /// Ends the sequence that was begun last, and its item where that has no end of its own.
  mutating func endSequence() {
    guard levels.count > items else { return }
    while levels.popLast() == .item { items -= 1 }
  }

  /// Goes back to where it was so deep: an item of a stated length ends what is within it.
  mutating func leave(to depth: Int) {
    while levels.count > depth, let level = levels.popLast() {
      if level == .item { items -= 1 }
    }
  }
}
