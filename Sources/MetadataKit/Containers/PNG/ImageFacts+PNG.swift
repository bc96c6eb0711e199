extension ImageFacts {
  /// States what a PNG says of its pixels (PNG 3 §11.2.1): nothing where there is no such type.
  mutating func describePNG(bitDepth: Int, colorType: Int) {
    self.bitDepth = bitDepth
    let isKnown = [0, 2, 3, 4, 6].contains(colorType)
    colorModel = isKnown ? colorType & 2 == 0 ? .gray : .rgb : nil
    isIndexed = isKnown ? colorType == 3 : nil
    hasAlpha = isKnown ? colorType & 4 != 0 : nil
  }

  /// States what the head of a PNG says that is part of another file.
  ///
  /// - Returns: false where it ends before it has said all.
  mutating func describePNG(_ head: ByteSlice) throws(MetadataError) -> Bool {
    guard let bits = head[24], let color = head[25] else { return false }
    pixelWidth = try head.uint32(at: 16, .big)
    pixelHeight = try head.uint32(at: 20, .big)
    describePNG(bitDepth: Int(bits), colorType: Int(color))
    return true
  }
}
