extension String {
  /// A name that a file gives, cut a little behind what ``Limits/nameBytes`` allows: whoever adds the
  /// tag sees by ``isCutName`` that it was cut.
  ///
  /// Names on a path are joined, so one long name would stand in those of all tags below it.
  var boundedName: String { bounded(to: Limits.nameBytes + longestCharacter) }

  /// Whether it is longer than names are kept.
  var isCutName: Bool { utf8.count > Limits.nameBytes }

  /// At most so many bytes from the start, and no part of a character.
  func bounded(to count: Int) -> String {
    guard utf8.count > count else { return self }
    let text = utf8
    return String(
      self[..<text.index(text.startIndex, offsetBy: text.span.wholeLength(within: count))])
  }

  /// A name by its bytes, cut as ``boundedName`` is.
  init(boundedName bytes: some Collection<UInt8>) {
    // What is no UTF-8 becomes three bytes a byte, so none is missed.
    let enough = bytes.prefix(Limits.nameBytes + 2 * longestCharacter)
    self = String(decoding: enough, as: UTF8.self).boundedName
  }
}

/// The bytes of the longest character in UTF-8.
private let longestCharacter = 4

extension Span<UInt8> {
  /// How many bytes of a name by its UTF-8 ``Swift/String/boundedName`` has.
  var boundedNameLength: Int { wholeLength(within: Limits.nameBytes + longestCharacter) }

  /// How many bytes from the start, at most `count`, end with a character.
  fileprivate func wholeLength(within count: Int) -> Int {
    guard self.count > count else { return self.count }
    var end = count
    while end > 0, self[end] & 0xc0 == 0x80 { end -= 1 }
    return end
  }
}
