/// What the pixels of a surface are made of, by the number of their format.
struct DDSColors {
  /// nil where there are fewer colors than three: nothing says that they are lightness.
  private var model: ColorModel? = .rgb
  /// nil of blocks of pixels and of packed floats; where green has a bit more than the others, that of these.
  private var depth: Int?
  /// nil where pixels may be transparent in blocks of any kind.
  private var hasAlpha: Bool?

  /// By the number in the header that DirectX 10 added (Microsoft, `DXGI_FORMAT`).
  init?(number: Int) {
    switch number {
    case 1...4: self.init(32, hasAlpha: true)
    case 5...8: self.init(32, hasAlpha: false)
    case 9...14: self.init(16, hasAlpha: true)
    case 23...25: self.init(10, hasAlpha: true)
    case 26, 67: self.init(nil, hasAlpha: false)
    case 27...32, 87, 90, 91: self.init(8, hasAlpha: true)
    case 68, 69, 88, 92, 93: self.init(8, hasAlpha: false)
    case 70...72, 97...99: self.init(nil, hasAlpha: nil)
    case 73...78: self.init(nil, hasAlpha: true)
    case 85: self.init(5, hasAlpha: false)
    case 86: self.init(5, hasAlpha: true)
    case 94...96: self.init(16, hasAlpha: false)
    case 115: self.init(4, hasAlpha: true)
    case 15...18, 39...43: self.init(ofFew: 32)
    case 33...38, 53...59: self.init(ofFew: 16)
    case 48...52, 60...64: self.init(ofFew: 8)
    default: return nil
    }
  }

  /// By the number that may stand in the place of four characters (Microsoft, `D3DFORMAT`).
  init?(code: Int) {
    switch code {
    case 36, 113: self.init(16, hasAlpha: true)
    case 116: self.init(32, hasAlpha: true)
    case 111, 112: self.init(ofFew: 16)
    case 114, 115: self.init(ofFew: 32)
    default: return nil
    }
  }

  private init(_ depth: Int?, hasAlpha: Bool?) {
    self.depth = depth
    self.hasAlpha = hasAlpha
  }

  private init(ofFew depth: Int) {
    self.init(depth, hasAlpha: false)
    model = nil
  }

  /// - Parameter isOpaque: whether what the alpha channel holds is no transparency.
  func tell(_ facts: inout ImageFacts, isOpaque: Bool = false) {
    facts.colorModel = model
    facts.bitDepth = depth
    facts.hasAlpha = isOpaque ? false : hasAlpha
  }
}
