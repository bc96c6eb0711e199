/// Which lens of several it was by its range of focal lengths, as Canon's cameras and XMP state it.
extension LensNames {
  /// The name; several with `or` between where nothing tells them apart.
  func name(short: Double, long: Double, aperture: Double, model: String) -> String {
    if !isNone, names.count == 1 { return Self.withConverter(names[0], short) }
    if !isNone, names.count > 1 {
      let matches = matches(short: short, long: long, aperture: aperture, model: model)
      if !matches.isEmpty { return matches.joined(with: " or ") }
    } else if model.utf8.contains(where: NumberText.isDigit) {
      return isOfCanon ? "Canon " + model : model
    }
    var text = TextBuffer()
    text.append(isNone ? "Unknown" : "Unknown (" + String(decoding: number, as: UTF8.self) + ")")
    text.append(" ")
    text.append(short.rounded(.towardZero), fractionDigits: 0)
    if long != short {
      text.append("-")
      text.append(long.rounded(.towardZero), fractionDigits: 0)
    }
    text.append("mm")
    return text.string
  }

  /// The lenses that fit in focal lengths and aperture, with the converter that makes them fit; if
  /// there are none, those that fit less.
  private func matches(short: Double, long: Double, aperture: Double, model: String) -> [String] {
    var possible: [String] = []
    var likely: [String] = []
    var exact: [String] = []
    for converter in Self.converter(in: model).map({ [$0] }) ?? Self.converters {
      for name in names {
        guard let lens = LensWords(name) else { continue }
        let own = lens.isOfRF ? 1 : lens.converter
        guard abs(short - lens.short * own * converter) <= 0.9 else { continue }
        if lens.hasConverter {
          guard lens.converter == converter else { continue }
          // The number for the lens with it is the better one.
          let plain = Self.withoutConverter(name)
          func dropPlain(_ names: inout [String]) {
            if names.last?.hasPrefix(plain) ?? false { names.removeLast() }
          }
          dropPlain(&possible)
          dropPlain(&likely)
          dropPlain(&exact)
        }
        let full =
          lens.hasConverter || converter == 1 ? name : name + Self.suffix(converter)
        possible.append(full)
        guard abs(long - lens.long * own * converter) <= 0.9 else { continue }
        likely.append(full)
        if aperture != 0,
          aperture < lens.widest * own * converter - 0.18
            || aperture > lens.narrowest * own * converter + 0.18
        {
          continue
        }
        exact.append(full)
      }
      if !possible.isEmpty { break }
    }
    let matches =
      !exact.isEmpty ? Self.ofLine(exact, by: model) : !likely.isEmpty ? likely : possible
    return Self.narrowed(matches, by: model)
  }

  private static let converters = [1, 1.4, 2, 2.8]

  /// The converter that the lens's name says was on it, `RF100-500mm F4.5-7.1 L IS USM + RF1.4x`.
  private static func converter(in model: String) -> Double? {
    guard let plus = model.utf8.firstIndex(range: " + ") else { return nil }
    var word = model.utf8[plus...].dropFirst(3)
    for maker in ["EXTENDER RF", "RF"] where word.starts(with: maker.utf8) {
      word = word.dropFirst(maker.utf8.count)
      break
    }
    let end = word.firstIndex { !NumberText.isDigit($0) && $0 != 0x2e } ?? word.endIndex
    guard end > word.startIndex, end < word.endIndex, word[end] == 0x78 else { return nil }
    return NumberText.leading(Array(word[..<end])[...])
  }

  private static func withoutConverter(_ name: String) -> String {
    guard let plus = name.utf8.firstIndex(range: " + ") else { return name }
    return String(name[..<plus])
  }

  /// Those of Sigma's line, `| Art`, that the lens's name says.
  private static func ofLine(_ names: [String], by model: String) -> [String] {
    guard names.count > 1, let mark = model.utf8.firstIndex(range: "| ") else { return names }
    let line = String(decoding: model.utf8[mark...].prefix(3), as: UTF8.self)
    guard ["| A", "| C", "| S"].contains(line) else { return names }
    let fitting = names.filter { $0.utf8.firstIndex(range: line) != nil }
    return fitting.isEmpty ? names : fitting
  }

  private static func suffix(_ converter: Double) -> String {
    converter == 2 ? " + 2x" : converter == 1.4 ? " + 1.4x" : " + 2.8x"
  }

  /// The name with the converter that makes its first number the focal length.
  private static func withConverter(_ name: String, _ short: Double) -> String {
    guard name.utf8.last != 0x78, let number = NumberText.all(Array(name.utf8), limit: 1).first
    else { return name }
    let first = number.magnitude.rounded(.towardZero)
    guard let converter = converters.first(where: { abs(short - first * $0) <= 0.9 }),
      converter > 1
    else { return name }
    return name + suffix(converter)
  }
}
