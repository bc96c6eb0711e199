/// Where the directory of a maker's note is.
struct MakerNoteDirectory {
  /// Its place in the note.
  private(set) var start: Int
  private(set) var order: ByteOrder
  /// Where in the note its offsets count from; nil: from where those of the block around do.
  private(set) var base: Int?

  /// Finds the directory of a kind of note; nil where there is none.
  ///
  /// - Parameter order: the byte order of the block around.
  init?(of kind: MakerNoteKind, in note: Region, _ order: ByteOrder) {
    start = kind.start
    base = kind.base
    self.order = kind.order ?? order
    switch kind.form {
    case .opaque, .phaseOne, .named: return nil
    case .directory:
      guard let count = try? note.uint16(at: start, order) else { return nil }
      // More than 255 entries would be strange: it is the other order then.
      if kind.order == nil, count >> 8 > count & 0xff { self.order = order.other }
    case .pointed:
      guard let place = try? note.uint32(at: start, self.order), place + 2 <= note.count
      else { return nil }
      start = place
    case .searched:
      guard let head = try? note.head(count: Self.searchLength) else { return nil }
      for place in stride(from: 0, through: Self.lastPlace, by: 2) where place + 14 <= note.count {
        if look(at: place, in: head, note.count) { return }
      }
      return nil
    }
  }

  /// Where a directory is looked for at most, and the bytes that takes.
  private static let lastPlace = 32
  private static let searchLength = lastPlace + 2 + 255 * 12

  /// Whether a TIFF header or a directory stands at a place: a few entries of known formats, with
  /// room for them.
  private mutating func look(at place: Int, in head: ByteSlice, _ size: Int) -> Bool {
    if head.matches("II", at: place) { order = .little }
    if head.matches("MM", at: place) { order = .big }
    if head.matches("II\u{2a}\0", at: place) || head.matches("MM\0\u{2a}", at: place),
      let pointer = try? head.uint32(at: place + 4, order), pointer >= 8,
      pointer <= size - place - 14
    {
      start = place + pointer
      base = place
      return true
    }
    guard var count = try? head.uint16(at: place, order), count > 0 else { return false }
    if count & 0xff == 0 {
      order = order.other
      count >>= 8
    } else if count > 0xff {
      return false
    }
    let rest = size - (place + 2 + 12 * count)
    guard rest >= 4 || rest == 2 || rest == 0 else { return false }
    for index in 0..<count {
      guard isPlausible(entry: place + 2 + 12 * index, in: head, isFirst: index == 0) else {
        return false
      }
    }
    // One entry is soon found in anything.
    if count == 1, !leadsNearby(entry: place + 2, in: head, size) { return false }
    start = place
    return true
  }

  /// Whether an entry has its value in itself, or says that it is near.
  private func leadsNearby(entry: Int, in head: ByteSlice, _ size: Int) -> Bool {
    guard let format = try? head.uint16(at: entry + 2, order),
      let count = try? head.uint32(at: entry + 4, order),
      let place = try? head.uint32(at: entry + 8, order)
    else { return false }
    let length = count * TagFormat(rawValue: UInt16(truncatingIfNeeded: format)).size
    return length <= 4 || length <= size && place <= 0x10000
  }

  private func isPlausible(entry: Int, in head: ByteSlice, isFirst: Bool) -> Bool {
    guard let format = try? head.uint16(at: entry + 2, order),
      let count = try? head.uint32(at: entry + 4, order)
    else { return false }
    // Some pad with zeros.
    if format == 0, count == 0, !isFirst { return true }
    return (1...13).contains(format) && count <= 0xff_ffff
  }
}

extension ByteOrder {
  /// The one that it is not.
  var other: ByteOrder { self == .little ? .big : .little }
}
