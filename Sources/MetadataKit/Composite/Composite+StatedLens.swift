/// Which lens it was by the number in XMP, which Adobe's programs take over from the maker's note.
extension CompositeBuilder {
  mutating func deriveStatedLens(_ number: [UInt8], _ make: [UInt8]) {
    guard let names = statedNames(number, make) else {
      return add(.lensID, value: number, words: Array("Unknown (".utf8) + number + [0x29])
    }
    let focal = inputs.float(.focalLength) ?? 0
    var aperture = statedAperture
    var (short, long) = (0.0, 0.0)
    if let range = inputs.value(of: "LensInfo").flatMap(Self.range),
      !names.isOfSony || Self.fits(focal, aperture, range)
    {
      (short, long) = (range[0], range[1])
      if aperture == 0 { aperture = range[2] }
    }
    let model = inputs.text(.lensModel).map { String(decoding: $0, as: UTF8.self) } ?? ""
    let name =
      !names.isOfSony && short != 0 && long != 0 && !Self.statesPresentLength(model)
      ? names.name(short: short, long: long, aperture: aperture, model: model)
      : names.name(focal: focal, aperture: aperture, specification: "", model: model)
    add(.lensID, value: number, words: Array(name.utf8))
  }

  /// Shortest and longest focal length, and F-numbers at both: `100 500 undef undef`, what is not
  /// known as 0.
  private static func range(_ text: [UInt8]) -> [Double]? {
    let words = text.split(separator: 0x20)
    guard words.count == 4 else { return nil }
    return words.map { $0.elementsEqual("undef".utf8) ? 0 : NumberText.leading($0) }
  }

  /// Whether a picture can have been taken with a lens of such a range.
  private static func fits(_ focal: Double, _ aperture: Double, _ range: [Double]) -> Bool {
    let isShort = range[0] != 0 && focal < range[0] - 0.5
    let isLong = range[1] != 0 && focal > range[1] + 0.5
    let isWide = range[2] != 0 && aperture < range[2] - 0.15
    let isNarrow = range[3] != 0 && aperture > range[3] + 0.15
    return !(focal != 0 && (isShort || isLong) || aperture != 0 && (isWide || isNarrow))
  }

  /// The names that the number has with its maker; nil where none has numbers.
  private func statedNames(_ number: [UInt8], _ make: [UInt8]) -> LensNames? {
    func isOf(_ name: String) -> Bool { make.span.containsInAnyCase(name) }
    func names(_ labels: String) -> LensNames {
      LensNames(number: number, labels: labels, make: make, camera: inputs.camera)
    }
    if isOf("canon") { return names(CanonLenses.labels) }
    if isOf("nikon") { return nikonNames(number) }
    if isOf("pentax") || isOf("ricoh") {
      guard let two = UInt16(String(decoding: number, as: UTF8.self)) else {
        return names(PentaxLenses.labels)
      }
      return LensNames(
        number: Array("\(two >> 8) \(two & 0xff)".utf8), labels: PentaxLenses.labels, make: make)
    }
    if isOf("sony") { return names(SonyLenses.aMount) }
    if isOf("sigma") { return names(SigmaLenses.labels) }
    if isOf("samsung"), let row = TagTable.samsung.index(of: "LensType") {
      return names(TagTable.samsung.rows[row].labels)
    }
    return isOf("leica") ? names(LeicaLenses.labels) : nil
  }

  /// Of Nikon's eight bytes most programs keep the first: all lenses that have it. Apple's keep
  /// all, as one number with a sign.
  private func nikonNames(_ number: [UInt8]) -> LensNames {
    let text = String(decoding: number, as: UTF8.self)
    guard let stated = UInt64(text) ?? Int64(text).map({ UInt64(bitPattern: $0) }) else {
      return LensNames(number: number, names: [])
    }
    var digits = String(stated, radix: 16, uppercase: true)
    if digits.utf8.count % 2 == 1 { digits = "0" + digits }
    var spaced: [UInt8] = []
    for (index, digit) in digits.utf8.enumerated() {
      if index > 0, index % 2 == 0 { spaced.append(0x20) }
      spaced.append(digit)
    }
    return LensNames(number: spaced, names: NikonLenses.names(startingWith: digits))
  }
}
