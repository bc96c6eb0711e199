/// Which of the lenses with the number in a maker's note was on the camera.
extension CompositeBuilder {
  /// The name by the number, and by what the notes say of the lens; false without a number.
  mutating func deriveNumberedLens() -> Bool {
    guard let tag = inputs.tag(.lensType), var number = inputs.text(.lensType), let row = tag.row
    else { return false }
    // Some makers have a name where others have a number, or bits of what it can do.
    guard !row.labels.isEmpty, !row.traits.contains(.bitmask) else {
      guard Self.isSpecific(number), let words = inputs.words(.lensType) else { return false }
      add(.lensID, text: number, words: Self.tidied(words))
      return true
    }
    var words = inputs.words(.lensType).map { String(decoding: $0, as: UTF8.self) }
    if let first = words?.firstIndex(of: ";") {
      // Of numbers that are worded one by one the first is the lens's.
      number = Array(number.prefix { $0 != 0x20 })
      words = words.map { String($0[..<first]) }
    }
    var names = LensNames(
      number: number, labels: row.labels, make: make, camera: inputs.camera)
    if let (number, labels) = mirrorlessLens {
      names = LensNames(number: number, labels: labels, make: make)
      words = nil
    }
    let model = inputs.text(.lensModel).map { String(decoding: $0, as: UTF8.self) } ?? ""
    var name = lensName(of: names, model, words)
    if let own = inputs.float(.lensFocalLength), let focal = inputs.float(.focalLength), own != 0,
      focal / own > 1.1
    {
      var text = TextBuffer()
      text.append(focal / own, fractionDigits: 1)
      name += " + " + text.string + "x converter"
    }
    add(.lensID, value: number, words: Array(name.utf8))
    return true
  }

  /// The name by the two numbers that Panasonic's cameras have of a lens for Four Thirds; false
  /// without both. What else they say of its kind yields.
  mutating func deriveFourThirdsLens() -> Bool {
    guard let maker = inputs.text(.lensTypeMake), let model = inputs.text(.lensTypeModel) else {
      return false
    }
    let number = maker + [0x20] + model
    add(.lensType, text: number)
    let names = LensNames(number: number, labels: OlympusLenses.labels, make: make)
    let stated = inputs.text(.lensModel).map { String(decoding: $0, as: UTF8.self) } ?? ""
    add(.lensID, text: number, words: Array(lensName(of: names, stated).utf8))
    return true
  }

  private func lensName(of names: LensNames, _ model: String, _ words: String? = nil) -> String {
    var (short, long) = (inputs.float(.minFocalLength) ?? 0, inputs.float(.maxFocalLength) ?? 0)
    if let range = focalRange { (short, long) = range }
    var aperture = inputs.float(.maxAperture) ?? 0
    if aperture == 0 { aperture = statedAperture }
    if !names.isOfSony, short != 0, long != 0, !Self.statesPresentLength(model) {
      return names.name(short: short, long: long, aperture: aperture, model: model)
    }
    let specification = inputs.words(.lensSpec).map { String(decoding: $0, as: UTF8.self) }
    return names.name(
      focal: inputs.float(.focalLength) ?? 0, aperture: aperture,
      specification: specification ?? "", model: model, words: words)
  }

  /// The widest aperture by EXIF or XMP; 0 where it is none.
  var statedAperture: Double { inputs.float(.maxApertureValue) ?? 0 }

  /// `24 to 70`
  private var focalRange: (Double, Double)? {
    guard let text = inputs.text(.lensFocalRange) else { return nil }
    let numbers = NumberText.all(text, limit: 2)
    guard let short = numbers.first else { return nil }
    return (short, numbers.count > 1 && numbers[1] != 0 ? numbers[1] : short)
  }

  /// The number and the names of a lens for mirrorless cameras; of an adapter, if that is what the
  /// other number is of.
  private var mirrorlessLens: ([UInt8], String)? {
    if let number = inputs.text(.rfLensType), Self.isTrue(number) {
      return (number, inputs.tag(.rfLensType)?.row?.labels ?? "")
    }
    guard let second = inputs.float(.lensType2).flatMap({ Int(exactly: $0) }),
      second & 0x8000 != 0 || second == 0, let labels = inputs.tag(.lensType2)?.row?.labels
    else { return nil }
    if second == 0, let third = inputs.float(.lensType3).flatMap({ Int(exactly: $0) }),
      third & 0x8000 != 0
    {
      return (Array(String(third).utf8), labels)
    }
    return (Array(String(second).utf8), labels)
  }

  private var make: [UInt8] { inputs.text(.make) ?? [] }

  /// Zooms of this maker state the length that they had, not the range.
  static func statesPresentLength(_ model: String) -> Bool {
    guard model.hasPrefix("TAMRON"), let unit = model.utf8.firstIndex(range: "mm") else {
      return false
    }
    let before = model.utf8[..<unit].reversed().drop { NumberText.isDigit($0) }
    return before.first == 0x2d
  }
}

extension Substring.UTF8View {
  fileprivate func starts(_ text: String) -> Bool { starts(with: text.utf8) }
}

extension String.UTF8View {
  /// Where a text begins the first time.
  func firstIndex(range text: String) -> Index? {
    indices.first { self[$0...].starts(text) }
  }
}
