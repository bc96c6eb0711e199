/// Which lens it was by the number in XMP, which Adobe's programs take over from the maker's note.
extension CompositeBuilder {
  mutating func deriveStatedLens(_ number: [UInt8], _ make: [UInt8]) {
    guard let names = statedNames(number, make) else {
      return add(.lensID, value: number, words: Array("Unknown (".utf8) + number + [0x29])
    }
    let focal = inputs.float(.focalLength) ?? 0
    var aperture = inputs.float(.maxApertureValue) ?? 0
    var (short, long) = (0.0, 0.0)
    if let range = inputs.value(of: "LensInfo").map({ NumberText.all($0, limit: 4) }),
      range.count == 4,
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

  /// Of Nikon's eight bytes most programs keep the first: all lenses that have it.
  private func nikonNames(_ number: [UInt8]) -> LensNames {
    let first = UInt64(String(decoding: number, as: UTF8.self)) ?? 0
    var digits = String(first, radix: 16, uppercase: true)
    if digits.utf8.count % 2 == 1 { digits = "0" + digits }
    return LensNames(number: Array(digits.utf8), names: NikonLenses.names(startingWith: digits))
  }
}
