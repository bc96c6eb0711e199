extension BidirectionalCollection<UInt8> {
  /// At most so many bytes from the start, the last character of UTF-8 whole or left out.
  ///
  /// Bytes that are no UTF-8 are cut where it is.
  package func prefix(ofWholeCharacters count: Int) -> SubSequence {
    guard let cut = index(startIndex, offsetBy: count, limitedBy: endIndex), cut != endIndex else {
      return self[...]
    }
    var end = cut
    for _ in 0..<4 {
      if self[end] & 0xc0 != 0x80 { return self[..<end] }
      if end == startIndex { break }
      formIndex(before: &end)
    }
    return self[..<cut]
  }
}
