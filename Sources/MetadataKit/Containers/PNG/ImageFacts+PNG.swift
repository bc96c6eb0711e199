extension ImageFacts {
  /// States what a PNG says of its pixels (PNG 3 §11.2.1): nothing where there is no such type.
  mutating func describePNG(bitDepth: Int, colorType: Int) {
    self.bitDepth = bitDepth
    let isKnown = [0, 2, 3, 4, 6].contains(colorType)
    colorModel = isKnown ? colorType & 2 == 0 ? .gray : .rgb : nil
    isIndexed = isKnown ? colorType == 3 : nil
    hasAlpha = isKnown ? colorType & 4 != 0 : nil
  }
}
