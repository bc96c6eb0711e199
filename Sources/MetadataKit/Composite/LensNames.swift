/// The names of all lenses with one number, and which of them fits what else is known.
struct LensNames {
  let number: [UInt8]
  let isOfSony: Bool
  private let isOfCanon: Bool
  private let names: [String]
  /// The names as the table has them: of the first, without what it may be besides.
  private let whole: String?

  /// - Parameters:
  ///   - make: the camera's maker.
  ///   - camera: its model, where that may matter.
  init(number: [UInt8], labels: String, make: [UInt8], camera: @autoclosure () -> [UInt8]? = nil) {
    let isOfSony = make.elementsEqual("SONY".utf8)
    if isOfSony, let adapted = AdaptedLens(number) {
      self.init(
        number: adapted.number, names: adapted.catalog.names(of: adapted.number),
        isOfCanon: adapted.catalog.labels == CanonLenses.labels, isOfSony: true)
      return
    }
    let catalog = LensCatalog(labels: labels)
    var names = catalog.names(of: number)
    if isOfSony, number.elementsEqual("65535".utf8), let camera = camera(),
      camera.span.containsInAnyCase("nex") || camera.span.containsInAnyCase("ilce")
    {
      // What these cameras do not know may be any lens for them.
      names = LensCatalog.sonyE.allNames
    }
    self.init(
      number: number, names: names, isOfCanon: labels == CanonLenses.labels, isOfSony: isOfSony)
  }

  init(number: [UInt8], names: [String], isOfCanon: Bool = false, isOfSony: Bool = false) {
    self.number = number
    self.isOfCanon = isOfCanon
    self.isOfSony = isOfSony
    whole = names.first
    self.names =
      names.count > 1
      ? [LensCatalog.withoutOthers(names[0])] + names.dropFirst() : names
  }

  /// Whether the camera does not know the lens.
  private var isNone: Bool {
    number.elementsEqual("-1".utf8) || number.elementsEqual("65535".utf8)
  }

  // MARK: By the range of focal lengths

  /// The name; several with `or` between where nothing tells them apart.
  func name(short: Double, long: Double, aperture: Double, model: String) -> String {
    if !isNone, names.count == 1 { return Self.withConverter(names[0], short) }
    if !isNone, names.count > 1 {
      let matches = matches(short: short, long: long, aperture: aperture, model: model)
      if !matches.isEmpty { return matches.joined(separator: " or ") }
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
          if possible.last?.hasPrefix(plain) ?? false { possible.removeLast() }
          if likely.last?.hasPrefix(plain) ?? false { likely.removeLast() }
          if exact.last?.hasPrefix(plain) ?? false { exact.removeLast() }
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

  // MARK: By what the picture was taken with

  /// The name by the focal length and the widest aperture at it, or by what the lens says of
  /// itself, `24-70mm F2.8 GM`; several with `or` between where nothing tells them apart.
  func name(focal: Double, aperture: Double, specification: String, model: String) -> String {
    guard let whole else {
      return model.isEmpty ? "Unknown (" + String(decoding: number, as: UTF8.self) + ")" : model
    }
    guard names.count > 1 else { return whole }
    let own = LensWords(specification, allowsDecimals: true)
    var matches: [String] = []
    var best: [String] = []
    var difference: Double?
    for name in names {
      guard var lens = LensWords(name, allowsDecimals: true) else { continue }
      if let own {
        guard lens.isLike(own) else { continue }
        if Self.ends(name, with: specification) {
          best = [name]
          break
        }
        // The maker's own would have fitted as a whole.
        if !name.hasPrefix("Sony ") { best.append(name) }
        continue
      }
      lens.applyConverter()
      if focal != 0, focal < lens.short - 0.5 || focal > lens.long + 0.5 { continue }
      if aperture != 0 {
        if aperture < lens.widest - 0.15 || aperture > lens.narrowest + 0.15 { continue }
        let distance = abs(aperture - lens.aperture(at: focal))
        if let least = difference {
          if distance > least + 0.15 { continue }
          if distance < least - 0.15 { best = [] }
        }
        difference = distance
        best.append(name)
      }
      matches.append(name)
    }
    if best.isEmpty { best = matches }
    if !best.isEmpty { return Self.narrowed(best, by: model).joined(separator: " or ") }
    return !model.isEmpty && whole.utf8.firstIndex(range: " or ") != nil ? model : whole
  }

  /// Whether a name ends as the lens's own does, but for what stands in parentheses or `GM`.
  private static func ends(_ name: String, with specification: String) -> Bool {
    guard let start = name.utf8.firstIndex(range: " " + specification) else { return false }
    let rest = name.utf8[start...].dropFirst(specification.utf8.count + 1)
    return rest.isEmpty || rest.elementsEqual(" GM".utf8) || rest.starts(with: " (".utf8)
  }

  // MARK: By the lens's name

  /// Those of several that have the focal lengths, then the aperture, of the lens's name.
  private static func narrowed(_ names: [String], by model: String) -> [String] {
    guard names.count > 1, let lens = LensWords(model) else { return names }
    var names = names
    for isSame: (LensWords) -> Bool in [
      { $0.short == lens.short && $0.long == lens.long },
      { $0.widest == lens.widest && $0.narrowest == lens.narrowest },
    ] {
      let fitting = names.filter { LensWords($0).map(isSame) ?? false }
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
}

/// A lens of another maker on one of Sony's cameras: adapters add a number to that maker's.
private struct AdaptedLens {
  let number: [UInt8]
  let catalog: LensCatalog

  init?(_ text: [UInt8]) {
    guard let stated = Int64(String(decoding: text, as: UTF8.self)), stated != 0xff00,
      stated != 0xffff
    else { return nil }
    if let adapter = LensAdapter(stated) {
      self.init(stated - adapter.start, .canon)
    } else if (0x4900...0x590a).contains(stated) {
      self.init(stated - 0x4900, LensCatalog(labels: SigmaLenses.labels))
    } else {
      return nil
    }
  }

  private init(_ number: Int64, _ catalog: LensCatalog) {
    self.number = Array(String(number).utf8)
    self.catalog = catalog
  }
}
