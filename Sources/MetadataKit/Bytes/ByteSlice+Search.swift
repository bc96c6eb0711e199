extension ByteSlice {
  /// The first place of a text of ASCII at or after a position, or nil.
  func firstPlace(of text: String, from position: Int = 0) -> Int? {
    let wanted = Array(text.utf8)
    guard let first = wanted.first else { return nil }
    var position = position
    while let place = firstIndex(of: first, from: position) {
      if suffix(from: place).prefix(wanted.count).elements.elementsEqual(wanted) { return place }
      position = place + 1
    }
    return nil
  }
}
