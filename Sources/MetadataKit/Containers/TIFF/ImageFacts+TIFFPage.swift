extension ImageFacts {
  /// What a directory of TIFF says of its picture (TIFF 6.0 §8, and §16 ff. for color).
  ///
  /// - Parameter numbers: the whole numbers of a tag, the first of them; none where there is no such
  ///   tag.
  mutating func describe(_ numbers: (_ tag: Int) -> [Int]) {
    // JPEG XR has numbers of its own (ITU-T T.832 §A.7).
    let isJPEGXR = !numbers(0xbc80).isEmpty
    pixelWidth = numbers(0x100).first ?? numbers(0xbc80).first
    pixelHeight = numbers(0x101).first ?? numbers(0xbc81).first
    // EXIF alone is a structure without a picture.
    guard pixelWidth != nil else { return }
    guard !isJPEGXR else { return describe(pixelFormat: numbers(0xbc01)) }
    let bits = numbers(0x102)
    // Some raw files say how deep each sample is, not how many there are.
    let samples = numbers(0x115).first ?? max(1, bits.count)
    // TIFF 6.0 §8: BitsPerSample is 1 where it is absent.
    bitDepth = bits.first ?? 1
    let extra = numbers(0x152)
    // One sample more than RGB needs, of which nothing is said, is taken for alpha by libtiff and who uses it.
    let isSilent = extra.isEmpty && samples == 4 && numbers(0x106).first == 2
    hasAlpha = isSilent || extra.contains { $0 == 1 || $0 == 2 }
    switch numbers(0x106).first {
    case 0, 1, 32844: colorModel = .gray
    case 2, 6, 32845, 32803, 34892: colorModel = .rgb
    case 3:
      colorModel = .rgb
      isIndexed = true
    case 5: colorModel = .cmyk
    case 8, 9, 10: colorModel = .lab
    default: colorModel = samples == 1 ? .gray : samples == 3 ? .rgb : nil
    }
  }
}
