/// The lines of a card, put together where they are folded (RFC 6350 §3.2, RFC 5545 §3.1).
struct CardLines {
  private let text: ByteSlice
  private var position = 0
  /// Whether a line ends with CR and LF, as it is to: LF alone is then none of an end.
  private let isStandard: Bool

  init(_ text: ByteSlice) {
    self.text = text
    let end = text.firstIndex(of: 0x0a) ?? 0
    isStandard = text[end - 1] == 0x0d
  }

  /// The next line, without its end.
  mutating func next() -> ByteSlice? {
    guard let first = physical() else { return nil }
    guard isFolded else { return first }
    // Room for all of a long picture at once: to grow would take several times as much.
    var ahead = self
    var count = first.count
    while ahead.isFolded, let more = ahead.physical() { count += more.count }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(count)
    first.append(to: &bytes)
    while isFolded, let more = physical() { more.suffix(from: 1).append(to: &bytes) }
    return ByteSlice(bytes, offset: first.offset)
  }

  /// Whether the next line goes on with the one before.
  private var isFolded: Bool { text[position] == 0x20 || text[position] == 0x09 }

  private mutating func physical() -> ByteSlice? {
    guard position < text.count else { return nil }
    let start = position
    var place = start
    while let end = text.firstIndex(of: 0x0a, from: place) {
      if isStandard, text[end - 1] != 0x0d || end == start {
        place = end + 1
        continue
      }
      position = end + 1
      return text.suffix(from: start).prefix(end - start - (isStandard ? 1 : 0))
    }
    position = text.count
    return text.suffix(from: start)
  }
}
