/// Lines of a key, `=` and a text, sorted by their keys, in which a key is looked up: thousands of
/// them cost nothing before one is asked for.
package struct SortedLines: Sendable {
  private let lines: String

  package init(_ lines: String) { self.lines = lines }

  /// Every key.
  package var keys: [Substring] {
    lines.split(separator: "\n").map { $0.prefix { $0 != "=" } }
  }

  /// Every key and the text behind it.
  package var entries: [(key: Substring, text: Substring)] {
    lines.split(separator: "\n").compactMap { line in
      line.firstIndex(of: "=").map { (line[..<$0], line[line.index(after: $0)...]) }
    }
  }

  /// The texts behind all keys that start so.
  package func texts(startingWith prefix: some Collection<UInt8>) -> [[UInt8]] {
    let utf8 = lines.utf8
    let text = utf8.span
    var texts: [[UInt8]] = []
    var start = 0
    while start < text.count {
      var place = start
      for byte in prefix {
        guard place < text.count, text[place] == byte else { break }
        place += 1
      }
      let isMatch = place - start == prefix.count
      let end = text.firstIndex(of: 0x0a, from: start) ?? text.count
      if isMatch, let sign = text.firstIndex(of: 0x3d, from: start), sign < end {
        texts.append(((sign + 1)..<end).map { text[$0] })
      }
      start = end + 1
    }
    return texts
  }

  /// The text behind a key, or nil.
  package subscript(key: some Collection<UInt8>) -> [UInt8]? {
    let utf8 = lines.utf8
    let text = utf8.span
    var (low, high) = (0, text.count)
    while low < high {
      // The line that the middle stands in.
      var start = (low + high) / 2
      var end = start
      while start > low, text[start - 1] != 0x0a { start -= 1 }
      while end < high, text[end] != 0x0a { end += 1 }
      var place = start
      // A key ends before its `=`, which stands in no key.
      while place < end, text[place] != 0x3d { place += 1 }
      let stated = start..<place
      var isBefore: Bool?
      for (byte, index) in zip(key, stated) where isBefore == nil && byte != text[index] {
        isBefore = byte < text[index]
      }
      if isBefore == nil, key.count != stated.count { isBefore = key.count < stated.count }
      switch isBefore {
      case true?: high = start
      case false?: low = end + 1
      case nil: return (min(place + 1, end)..<end).map { text[$0] }
      }
    }
    return nil
  }
}
