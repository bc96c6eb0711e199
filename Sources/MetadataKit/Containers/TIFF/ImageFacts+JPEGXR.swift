extension ImageFacts {
  /// What JPEG XR's form of pixels says: 16 bytes, of which mostly the last tells the forms apart (ITU-T T.832 table
  /// A.6).
  mutating func describe(pixelFormat: [Int]) {
    guard pixelFormat.count == 16, let last = pixelFormat.last else { return }
    let number: Int? =
      pixelFormat.starts(with: Self.standardForm)
      ? last : Self.furtherForms.first { $0.form == pixelFormat }?.number
    guard let number, let form = Self.pixelForms.first(where: { $0.numbers.contains(number) })
    else { return }
    colorModel = form.model
    bitDepth = form.bits
    hasAlpha = form.hasAlpha
  }

  private static let standardForm = [
    0x24, 0xc3, 0xdd, 0x6f, 0x03, 0x4e, 0xfe, 0x4b, 0xb1, 0x85, 0x3d, 0x77, 0x76, 0x8d, 0xc9,
  ]

  /// Forms of Windows that the standard has not, which differ in the order or the alignment of samples from those whose
  /// numbers stand here: 48-bit BGR, 96-bit RGB float, 32-bit RGB, RGBA and PRGBA.
  private static let furtherForms: [(form: [Int], number: Int)] = [
    (
      [
        0x84, 0xa3, 0x05, 0xe6, 0x68, 0xb4, 0xce, 0x46, 0xbb, 0x2e, 0x36, 0xf1, 0x80, 0xe6, 0x43,
        0x13,
      ], 21
    ),
    (
      [
        0x8f, 0xd7, 0xfe, 0xe3, 0xdb, 0xe8, 0xcf, 0x4a, 0x84, 0xc1, 0xe9, 0x7f, 0x61, 0x36, 0xb3,
        0x27,
      ], 27
    ),
    (
      [
        0x95, 0x6b, 0x8c, 0xd9, 0xfe, 0x3e, 0xd6, 0x47, 0xbb, 0x25, 0xeb, 0x17, 0x48, 0xab, 0x0c,
        0xf1,
      ], 14
    ),
    (
      [
        0x2d, 0xad, 0xc7, 0xf5, 0x8d, 0x6a, 0xdd, 0x43, 0xa7, 0xa8, 0xa2, 0x99, 0x35, 0x26, 0x1a,
        0xe9,
      ], 15
    ),
    (
      [
        0x50, 0xa6, 0xc4, 0x3c, 0x27, 0xa5, 0x37, 0x4d, 0xa9, 0x16, 0x31, 0x42, 0xc7, 0xeb, 0xed,
        0xba,
      ], 16
    ),
  ]

  /// The forms of several channels have no model of color; those whose samples differ in length no depth.
  private static let pixelForms:
    [(numbers: Set<Int>, model: ColorModel?, bits: Int?, hasAlpha: Bool)] = [
      ([5], .gray, 1, false), ([8], .gray, 8, false), ([11, 19, 62], .gray, 16, false),
      ([17, 63], .gray, 32, false), ([9], .rgb, 5, false), ([10], .rgb, nil, false),
      ([12, 13, 14, 61], .rgb, 8, false), ([15, 16], .rgb, 8, true), ([20], .rgb, 10, false),
      ([18, 21, 59, 64, 66], .rgb, 16, false), ([22, 23, 29, 58], .rgb, 16, true),
      ([24, 27, 65], .rgb, 32, false), ([25, 26, 30], .rgb, 32, true), ([28], .cmyk, 8, false),
      ([31], .cmyk, 16, false), ([44], .cmyk, 8, true), ([45], .cmyk, 16, true),
      (Set(32...37), nil, 8, false), (Set(38...43), nil, 16, false), (Set(46...51), nil, 8, true),
      (Set(52...57), nil, 16, true),
    ]
}
