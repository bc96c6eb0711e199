extension ImageFacts {
  /// What JPEG XR's form of pixels says: 16 bytes, of which the last tells the forms apart (ITU-T T.832 table A.6).
  mutating func describe(pixelFormat: [Int]) {
    guard pixelFormat.count == 16, let number = pixelFormat.last,
      let form = Self.pixelForms.first(where: { $0.numbers.contains(number) })
    else { return }
    colorModel = form.model
    bitDepth = form.bits
    hasAlpha = form.hasAlpha
  }

  /// The forms of several channels have no model of color; those whose samples differ in length no depth.
  private static let pixelForms:
    [(numbers: Set<Int>, model: ColorModel?, bits: Int?, hasAlpha: Bool)] = [
      ([5], .gray, 1, false), ([8], .gray, 8, false), ([11, 62], .gray, 16, false),
      ([17, 63], .gray, 32, false), ([9], .rgb, 5, false), ([10], .rgb, nil, false),
      ([12, 13, 14, 61], .rgb, 8, false), ([15, 16], .rgb, 8, true), ([19], .rgb, 10, false),
      ([18, 21, 59], .rgb, 16, false), ([22, 23, 29, 58], .rgb, 16, true),
      ([24, 27], .rgb, 32, false), ([25, 26, 30], .rgb, 32, true), ([28], .cmyk, 8, false),
      ([31], .cmyk, 16, false), ([44], .cmyk, 8, true), ([45], .cmyk, 16, true),
      (Set(32...37), nil, 8, false), (Set(38...43), nil, 16, false), (Set(46...51), nil, 8, true),
      (Set(52...57), nil, 16, true),
    ]
}
