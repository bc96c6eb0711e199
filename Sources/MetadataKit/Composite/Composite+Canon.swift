/// What Canon's notes say in several tags.
extension CompositeBuilder {
  mutating func deriveCanon() {
    if let drive = inputs.text(.continuousDrive), let timer = inputs.text(.selfTimer) {
      add(.driveMode, Self.isTrue(drive) ? 0 : Self.isTrue(timer) ? 1 : 2)
    }
    addLens()
    addShootingMode()
    addFlash()
    if let levels = canonLevels { add(.levels, text: levels) }
    if let speed = canonSpeed { add(.iso, speed) }
    addZoom()
    addFileNumber()
  }

  private mutating func addLens() {
    guard let short = inputs.float(.minFocalLength, in: .canon),
      let long = inputs.float(.maxFocalLength, in: .canon)
    else { return }
    var words = TextBuffer()
    words.append(focalLengths: short, long)
    add(.lens, short, words: words.bytes)
    let scale = scaleFactor ?? 0
    if scale != 0 {
      words.append(" (35 mm equivalent: ")
      words.append(focalLengths: short * scale, long * scale)
      words.append(")")
    }
    add(.lens35efl, short * (scale == 0 ? 1 : scale), words: words.bytes)
  }

  private mutating func addShootingMode() {
    guard let mode = inputs.float(.canonExposureMode), let easy = inputs.float(.easyMode) else {
      return
    }
    // Most cameras have the manual mode for exposures as long as the button is held.
    let isBulb = mode == 7 || mode == 4 && Self.isTrue(inputs.text(.bulbDuration))
    if isBulb { return add(.shootingMode, 7, words: Array("Bulb".utf8)) }
    let value = mode != 0 ? mode : easy + 10
    let words =
      value == 7
      ? Array("Bulb".utf8) : inputs.words(mode != 0 ? .canonExposureMode : .easyMode) ?? []
    add(.shootingMode, value, words: words)
  }

  private mutating func addFlash() {
    guard let bits = inputs.float(.flashBits), bits != 0 else { return }
    add(.flashType, (Int(exactly: bits) ?? 0) & 1 << 14 != 0 ? 1 : 0)
    if let mode = inputs.float(.canonFlashMode) {
      add(.redEyeReduction, mode == 3 || mode == 4 || mode == 6 ? 1 : 0)
    }
    if let compensation = inputs.text(.flashExposureComp) {
      add(
        .conditionalFEC, value: compensation, words: inputs.words(.flashExposureComp) ?? [])
    }
    add(.shutterCurtainHack, inputs.float(.shutterCurtainSync) ?? 0)
  }

  private mutating func addZoom() {
    guard let zoom = canonZoom else { return }
    var words = TextBuffer()
    words.append(zoom, fractionDigits: 2)
    words.append("x")
    add(.digitalZoom, zoom, words: words.bytes)
  }

  private mutating func addFileNumber() {
    guard let folderNumber = inputs.float(.directoryIndex).flatMap({ Int(exactly: $0) }),
      let index = inputs.float(.fileIndex).flatMap({ Int(exactly: $0) }),
      (0..<1 << 32).contains(folderNumber), (0..<1 << 32).contains(index)
    else { return }
    // Both are those of the picture before.
    let isFirst = index == 10000
    var digits = TextBuffer()
    digits.append(isFirst ? folderNumber + 1 : folderNumber, digits: 3)
    digits.append(isFirst ? 1 : index, digits: 4)
    var words = TextBuffer()
    words.append(fileNumber: digits.bytes)
    add(.fileNumber, value: digits.bytes, words: words.bytes)
  }

  // MARK: What other formulas use

  /// How many times larger the picture was made than what the sensor gave; nil without that.
  var canonZoom: Double? {
    guard inputs.float(.digitalZoom, in: .canon) == 3,
      let source = inputs.float(.zoomSourceWidth, in: .canon), source != 0,
      let target = inputs.float(.zoomTargetWidth, in: .canon), target != 0
    else { return nil }
    return target / source
  }

  /// The sensitivity: the one that is set, else what follows from two others.
  private var canonSpeed: Double? {
    if let set = inputs.text(.cameraISO, in: .canon), set.allSatisfy(NumberText.isDigit),
      Self.isTrue(set)
    {
      return NumberText.leading(set[...])
    }
    guard let base = inputs.float(.baseISO, in: .canon), base != 0,
      let auto = inputs.float(.autoISO, in: .canon), auto != 0
    else { return nil }
    return base * auto / 100
  }

  /// The sensitivity as a whole number.
  var canonSpeedWords: [UInt8]? {
    canonSpeed.map { speed in
      var words = TextBuffer()
      words.append(speed, fractionDigits: 0)
      return words.bytes
    }
  }

  /// The levels of red, both greens and blue that the white balance stands for.
  var canonLevels: [UInt8]? {
    guard let balance = inputs.float(.whiteBalance, in: .canon) else { return nil }
    if let levels = inputs.text(.levelsAsShot), Self.isTrue(levels) { return levels }
    guard let index = Int(exactly: balance), Self.levels.indices.contains(index),
      let levels = Self.levels[index]
    else { return nil }
    return inputs.text(levels)
  }

  /// By the number of the white balance.
  private static let levels: [CompositeInput?] = [
    .levelsAuto, .levelsDaylight, .levelsCloudy, .levelsTungsten, .levelsFluorescent, .levelsFlash,
    .levelsCustom, nil, .levelsShade, .levelsKelvin,
  ]
}

extension TextBuffer {
  /// `18.0 - 55.0 mm`, `50.0 mm`.
  fileprivate mutating func append(focalLengths short: Double, _ long: Double) {
    append(short, fractionDigits: 1)
    if short != long {
      append(" - ")
      append(long, fractionDigits: 1)
    }
    append(" mm")
  }
}

extension Wording {
  @Sendable static func wholeNumber(_ tag: Tag, to text: inout TextBuffer) {
    text.append(tag.number() ?? 0, fractionDigits: 0)
  }
}
