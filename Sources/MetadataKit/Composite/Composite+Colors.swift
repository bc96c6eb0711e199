/// The sensor's color filters and the balance of its colors.
extension CompositeBuilder {
  mutating func deriveColors() {
    if let size = inputs.tag(.cfaRepeatPatternDim), let pattern = inputs.tag(.cfaPattern2) {
      addFilters(Self.numbers(size), Self.numbers(pattern))
    }
    let levels = kodakLevels
    if let levels { add(.kodakLevels, levels) }
    addBalance(.redBalance, .wbRedLevel, levels)
    addBalance(.blueBalance, .wbBlueLevel, levels)
  }

  private static func numbers(_ tag: Tag) -> [Double] {
    var text = TextBuffer()
    tag.value(to: &text)
    return NumberText.all(text.bytes, limit: 1024)
  }

  private mutating func addFilters(_ size: [Double], _ pattern: [Double]) {
    guard size.count == 2, Double(pattern.count) == size[0] * size[1] else {
      return add(.cfaPattern, text: [0x3f])
    }
    add(.cfaPattern, size + pattern)
  }

  /// - Parameter derived: levels of red, green and blue that follow from others.
  private mutating func addBalance(
    _ name: CompositeName, _ level: CompositeInput, _ derived: [Double]?
  ) {
    if let levels = canonLevels.map({ NumberText.all($0, limit: 4) }), levels.count == 4,
      levels[1] + levels[2] != 0
    {
      return add(
        name, levels[level == .wbRedLevel ? 0 : 3] / ((levels[1] + levels[2]) / 2))
    }
    if inputs.hasNoted, let balance = notedBalance(isRed: level == .wbRedLevel) {
      return add(name, balance)
    }
    if let derived, derived[1] != 0 {
      let isRed = level == .wbRedLevel
      return add(name, Self.asText(derived[isRed ? 0 : 2]) / Self.asText(derived[1]))
    }
    // A raw photo's own count before those of the note in its preview.
    let own = inputs.float(level, in: .exif)
    guard let color = own ?? inputs.float(level),
      let green = inputs.float(.wbGreenLevel, in: own == nil ? .any : .exif), color != 0,
      green != 0
    else { return }
    add(name, color / green)
  }

  /// Red or blue beside green, of the first levels in the notes that tell both.
  private func notedBalance(isRed: Bool) -> Double? {
    for (input, red, greens, blue) in Self.levelOrders where inputs.has(input) {
      guard let text = inputs.text(input), Self.isTrue(text) else { continue }
      let levels = NumberText.all(text, limit: 4)
      let place = isRed ? red : blue
      guard levels.count >= 2, place < levels.count else { continue }
      // Where green is not among them it is 256; some cameras have fractions of it.
      var green = levels[place] < 4 ? 1.0 : 256
      if let greens {
        guard levels.count >= 3, greens.1 < levels.count else { continue }
        green = (levels[greens.0] + levels[greens.1]) / 2
        guard green != 0 else { continue }
      }
      return levels[place] / green
    }
    return nil
  }

  /// Where the levels of red, both greens and blue stand; nil where there are none of green.
  private static let levelOrders: [(CompositeInput, red: Int, greens: (Int, Int)?, blue: Int)] = [
    (.levelsRGGB, 0, (1, 2), 3), (.levelsRGBG, 0, (1, 3), 2), (.levelsRBGG, 0, (2, 3), 1),
    (.levelsGRBG, 1, (0, 3), 2), (.levelsGRGB, 1, (0, 2), 3), (.levelsGBRG, 2, (3, 0), 1),
    (.levelsRGB, 0, (1, 1), 2), (.levelsGRB, 1, (0, 0), 2), (.levelsRB, 0, nil, 1),
  ]
}

extension Wording {
  /// `[Red,Green][Green,Blue]`, a bracket for each line.
  @Sendable static func colorFilters(_ tag: Tag, to text: inout TextBuffer) {
    guard let columns = tag.number(1), tag.count > 2 else { return tag.raw(to: &text) }
    let names = ["Red", "Green", "Blue", "Cyan", "Magenta", "Yellow", "White"]
    for index in 2..<tag.count {
      let isFirst = columns >= 1 && Double(index - 2).truncatingRemainder(dividingBy: columns) == 0
      text.append(isFirst ? (index == 2 ? "[" : "][") : ",")
      let color = tag.number(index).flatMap { Int(exactly: $0) } ?? -1
      text.append(names.indices.contains(color) ? names[color] : "Unknown")
    }
    text.append(ascii: 0x5d)
  }

  /// A number with six digits after the point at most.
  @Sendable static func millionth(_ tag: Tag, to text: inout TextBuffer) {
    let number = tag.number() ?? 0
    text.append((number * 1e6 + 0.5).rounded(.towardZero) * 1e-6, significantDigits: 15)
  }
}
