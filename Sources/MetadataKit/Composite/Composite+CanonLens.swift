/// Which of the lenses with Canon's number was on the camera.
extension CompositeBuilder {
  /// The name by the number, and by what the notes say of the lens; nil without a number.
  mutating func deriveCanonLens() -> Bool {
    guard let tag = inputs.tag(.lensType, in: .canon), let number = inputs.text(.lensType) else {
      return false
    }
    let short = inputs.float(.minFocalLength) ?? 0
    let long = inputs.float(.maxFocalLength) ?? 0
    guard short != 0, long != 0 else { return false }
    var aperture = inputs.float(.maxAperture) ?? 0
    if aperture == 0 { aperture = inputs.float(.maxApertureValue) ?? 0 }
    var candidates = CanonLensNames(number: number, labels: tag.row?.labels ?? "")
    if let adapted = inputs.tag(.rfLensType), let text = inputs.text(.rfLensType),
      Self.isTrue(text)
    {
      candidates = CanonLensNames(number: text, labels: adapted.row?.labels ?? "")
    }
    let model = inputs.text(.lensModel).map { String(decoding: $0, as: UTF8.self) } ?? ""
    let name = candidates.name(short: short, long: long, aperture: aperture, model: model)
    add(.lensID, value: number, words: Array(name.utf8))
    return true
  }
}

/// The names of all lenses with one number.
private struct CanonLensNames {
  let number: [UInt8]
  private(set) var names: [String] = []

  init(number: [UInt8], labels: String) {
    self.number = number
    guard !isNone else { return }
    func name(_ key: [UInt8], _ labels: String) -> String? {
      var text = TextBuffer()
      return Labels(labels).appendWords(of: key, to: &text) ? text.string : nil
    }
    guard let first = name(number, labels) else { return }
    names = [first]
    guard labels == CanonLenses.labels else { return }
    for index in 1..<64 {
      let key = number + Array(".\(index)".utf8)
      guard let other = name(key, CanonLenses.others) else { break }
      names.append(other)
    }
    if names.count > 1, let end = Self.range(of: " or ", in: first) {
      names[0] = String(first[..<end])
    }
  }

  /// Whether the camera does not know the lens.
  private var isNone: Bool {
    number.elementsEqual("-1".utf8) || number.elementsEqual("65535".utf8)
  }

  /// The name; several with `or` between where nothing tells them apart.
  func name(short: Double, long: Double, aperture: Double, model: String) -> String {
    if names.count == 1 { return Self.withConverter(names[0], short) }
    if names.isEmpty, model.utf8.contains(where: NumberText.isDigit) { return "Canon " + model }
    let matches = matches(short: short, long: long, aperture: aperture, model: model)
    if !matches.isEmpty { return matches.joined(separator: " or ") }
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
    for converter in Self.converters {
      for name in names {
        guard let lens = CanonLens(name) else { continue }
        let own = lens.converter
        guard abs(short - lens.short * own * converter) <= 0.9 else { continue }
        if lens.hasConverter, own != converter { continue }
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
    let matches = !exact.isEmpty ? exact : !likely.isEmpty ? likely : possible
    return Self.narrowed(matches, by: model)
  }

  /// Those of several that have the focal lengths, then the aperture, of the lens's name.
  private static func narrowed(_ names: [String], by model: String) -> [String] {
    guard names.count > 1, let lens = CanonLens(model) else { return names }
    var names = names
    for isSame: (CanonLens) -> Bool in [
      { $0.short == lens.short && $0.long == lens.long },
      { $0.widest == lens.widest && $0.narrowest == lens.narrowest },
    ] {
      let fitting = names.filter { CanonLens($0).map(isSame) ?? false }
      if !fitting.isEmpty { names = fitting }
    }
    for word in ["III", "II", "USM"] where names.count > 1 && has(word, model) {
      let fitting = names.filter { has(word, $0) }
      if !fitting.isEmpty { names = fitting }
    }
    return names
  }

  private static func has(_ word: String, _ name: String) -> Bool {
    name.split(separator: " ").contains { $0 == word }
  }

  private static let converters = [1, 1.4, 2, 2.8]

  private static func suffix(_ converter: Double) -> String {
    converter == 2 ? " + 2x" : converter == 1.4 ? " + 1.4x" : " + 2.8x"
  }

  /// The name with the converter that makes its first number the focal length.
  private static func withConverter(_ name: String, _ short: Double) -> String {
    guard name.last != "x", let number = NumberText.all(Array(name.utf8), limit: 1).first else {
      return name
    }
    let first = number.magnitude.rounded(.towardZero)
    guard let converter = converters.first(where: { abs(short - first * $0) <= 0.9 }),
      converter > 1
    else { return name }
    return name + suffix(converter)
  }

  static func range(of part: String, in text: String) -> String.Index? {
    text.indices.first { text[$0...].hasPrefix(part) }
  }
}

/// What a lens's name says: `EF 24-70mm f/2.8-4 + 1.4x`.
private struct CanonLens {
  var short = 0.0
  var long = 0.0
  var widest = 0.0
  var narrowest = 0.0
  /// How many times longer a converter in the name makes it.
  var converter = 1.0
  var hasConverter = false

  /// Nil where the name says no focal length or no aperture.
  init?(_ name: String) {
    let text = Array(name.utf8)
    guard let unit = Self.place(of: "mm", in: text, from: 0), unit > 0 else { return nil }
    var start = unit
    while start > 0, NumberText.isDigit(text[start - 1]) { start -= 1 }
    guard start < unit else { return nil }
    long = NumberText.leading(text[start..<unit])
    short = long
    if start > 1, text[start - 1] == 0x2d {
      var first = start - 1
      while first > 0, NumberText.isDigit(text[first - 1]) { first -= 1 }
      if first < start - 1 { short = NumberText.leading(text[first..<(start - 1)]) }
    }
    var place = unit + 2
    while place < text.count {
      defer { place += 1 }
      guard text[place] | 0x20 == 0x66 else { continue }
      let at = place + 1 < text.count && text[place + 1] == 0x2f ? place + 2 : place + 1
      guard at < text.count, NumberText.isDigit(text[at]) else { continue }
      widest = NumberText.leading(text[at...])
      narrowest = widest
      var end = at
      while end < text.count, NumberText.isDigit(text[end]) || text[end] == 0x2e { end += 1 }
      if end + 1 < text.count, text[end] == 0x2d, NumberText.isDigit(text[end + 1]) {
        narrowest = NumberText.leading(text[(end + 1)...])
      }
      break
    }
    guard widest > 0 else { return nil }
    if text.last == 0x78, let plus = Self.place(of: " + ", in: text, from: 0) {
      let factor = NumberText.first(Array(text[plus...].dropFirst(3))) ?? 1
      converter = factor
      hasConverter = true
    }
  }

  private static func place(of part: String, in text: [UInt8], from start: Int) -> Int? {
    text[start...].indices.first { text[$0...].starts(with: part.utf8) }
  }
}
