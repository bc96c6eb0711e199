extension ByteSlice {
  /// The first place of a text of ASCII, or nil.
  func firstRange(of text: String) -> Int? {
    let wanted = Array(text.utf8)
    guard let first = wanted.first else { return nil }
    var position = 0
    while let place = firstIndex(of: first, from: position) {
      if suffix(from: place).prefix(wanted.count).elements.elementsEqual(wanted) { return place }
      position = place + 1
    }
    return nil
  }
}
