extension String {
  /// A name that a file gives, cut behind what ``Limits/nameBytes`` allows: one byte more at most, by
  /// which whoever adds the tag sees that it was cut.
  ///
  /// Names on a path are joined, so one long name would stand in those of all tags below it.
  var boundedName: String { bounded(to: Limits.nameBytes + 1) }

  /// At most so many bytes from the start, and no part of a character.
  func bounded(to count: Int) -> String {
    guard utf8.count > count else { return self }
    var end = utf8.index(utf8.startIndex, offsetBy: count)
    while end > utf8.startIndex, utf8[end] & 0xc0 == 0x80 { utf8.formIndex(before: &end) }
    return String(self[..<end])
  }

  /// A name by its bytes, cut as ``boundedName`` is.
  init(boundedName bytes: some Collection<UInt8>) {
    self = String(decoding: bytes.prefix(Limits.nameBytes + 5), as: UTF8.self).boundedName
  }
}
