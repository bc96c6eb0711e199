/// What is set at an Olympus camera.
extension OlympusValue {
  /// `Normal, Sequence: 0, Panorama: (none)`.
  @Sendable static func specialMode(_ tag: Tag, _ text: inout TextBuffer) {
    let parts = NumberText.parts(tag.rawText.count > 256 ? [] : tag.rawText)
    guard parts.count >= 3 else { return tag.raw(to: &text) }
    Labels("0=Normal|1=Unknown (1)|2=Fast|3=Panorama").append(Array(parts[0]), to: &text)
    text.append(", Sequence: ")
    text.append(bytes: parts[1])
    text.append(", Panorama: ")
    Labels("0=(none)|1=Left to Right|2=Right to Left|3=Bottom to Top|4=Top to Bottom").append(
      Array(parts[2]), to: &text)
  }

  /// Its words depend on the camera's type, which stands further on.
  @Sendable static func quality(_ tag: Tag, _ text: inout TextBuffer) {
    var key = TextBuffer()
    tag.raw(to: &key)
    let type = tag.beside("CameraType")?.rawText ?? []
    let countsFromZero =
      type.starts(with: "D4322".utf8)
      || type.starts(with: "SX".utf8) && !isType(type, "SX151")
    Labels(
      countsFromZero
        ? "0=SQ (Low)|1=HQ (Normal)|2=SHQ (Fine)|6=RAW"
        : "1=SQ (Low)|2=HQ (Normal)|3=SHQ (Fine)|4=RAW|5=Medium-Fine|6=Small-Fine|33=Uncompressed"
    ).append(key.bytes, to: &text)
  }

  private static func isType(_ type: [UInt8], _ name: String) -> Bool {
    let behind = type.dropFirst(name.utf8.count).first
    return type.starts(with: name.utf8) && behind.map { !NumberText.isDigit($0) } != false
  }

  /// `0 (min -2, max 2)`.
  @Sendable static func setting(_ tag: Tag, _ text: inout TextBuffer) {
    let parts = NumberText.parts(tag.rawText.count > 256 ? [] : tag.rawText)
    func append(_ index: Int) { if index < parts.count { text.append(bytes: parts[index]) } }
    append(0)
    text.append(" (min ")
    append(1)
    text.append(", max ")
    append(2)
    text.append(")")
  }

  /// As ``setting(_:_:)``; the E-1 counts from its minimum.
  @Sendable static func saturationE1(_ tag: Tag, _ text: inout TextBuffer) {
    let least = tag.integer(1) ?? 0
    text.append(
      "CS\((tag.integer(0) ?? 0) - least) (min CS0, max CS\((tag.integer(2) ?? 0) - least))")
  }

  @Sendable static func gradation(_ tag: Tag, _ text: inout TextBuffer) {
    let raw = tag.rawText
    let parts = raw.count > 256 ? [] : NumberText.parts(raw)
    guard parts.count > 3 else {
      return Labels(tag.row?.labels ?? "").append(raw, to: &text)
    }
    let first = Array(parts[..<3].joined(separator: [0x20]))
    text.append(
      [first[...], parts[3]], [.label, .words("0=User-Selected|1=Auto-Override")], of: tag)
  }

  @Sendable static func toneLevel(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(
      tag, (0..<28).map { $0 % 4 == 0 ? WordingPiece.label : .plain("") })
  }

  @Sendable static func artFilterEffect(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(
      tag,
      [
        .label, .plain(""), .plain(""), .plain("Partial Color "),
        .words(
          "0=No Effect|32784=Star Light|32800=Pin Hole|32816=Frame|32832=Soft Focus|32848=White Edge|32864=B&W|32896=Blur Top and Bottom|32897=Blur Left and Right"
        ), .plain(""),
        .words(
          "0=No Color Filter|1=Yellow Color Filter|2=Orange Color Filter|3=Red Color Filter|4=Green Color Filter"
        ),
      ])
  }

  @Sendable static func colorCreator(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(
      tag, [.plain("Color "), .plain(""), .plain(""), .plain("Strength ")])
  }

  @Sendable static func monochromeProfile(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(tag, [.label, .plain(""), .plain(""), .plain("Strength ")])
  }

  @Sendable static func colorProfile(_ tag: Tag, _ text: inout TextBuffer) {
    let names = [
      "Min", "Max", "Yellow", "Orange", "Orange-red", "Red", "Magenta", "Violet", "Blue",
      "Blue-cyan", "Cyan", "Green-cyan", "Green", "Yellow-green",
    ]
    text.append(tag, names.map { WordingPiece.plain($0 + " ") })
  }

  /// `On (1/4 strength)`.
  @Sendable static func manualFlash(_ tag: Tag, _ text: inout TextBuffer) {
    guard tag.integer() != 0 else { return text.append("Off") }
    let strength = tag.integer(1) ?? 0
    text.append(strength == 1 ? "On (Full strength)" : "On (1/\(strength) strength)")
  }

  /// `Left to Right, Shot 1`.
  @Sendable static func panoramaMode(_ tag: Tag, _ text: inout TextBuffer) {
    guard let direction = tag.integer(), direction != 0 else { return text.append("Off") }
    Labels("1=Left to Right|2=Right to Left|3=Bottom to Top|4=Top to Bottom").append(
      Array(String(direction).utf8), to: &text)
    text.append(", Shot ")
    if let shot = tag.integer(1) { text.append(shot) }
  }

  /// How many pictures were stacked is the second number: `*` in the words.
  @Sendable static func stackedImage(_ tag: Tag, _ text: inout TextBuffer) {
    if Wording.label(tag, &text) { return }
    var words = TextBuffer()
    guard tag.elementCount == 2, let first = tag.integer(0), let count = tag.integer(1),
      Labels(tag.row?.labels ?? "").appendWords(of: Array("\(first) *".utf8), to: &words)
    else {
      text.append("Unknown (")
      tag.raw(to: &text)
      return text.append(")")
    }
    for byte in words.bytes {
      if byte == 0x2a { text.append(count) } else { text.append(ascii: byte) }
    }
  }

  // MARK: Drive

  /// `Continuous Shooting, Shot 2; Electronic shutter`, of up to six numbers.
  @Sendable static func driveMode(_ tag: Tag, _ text: inout TextBuffer) {
    let count = tag.elementCount
    func number(_ index: Int) -> Int64 { tag.integer(index) ?? 0 }
    if number(0) == 5, count > 2 {
      var kinds = TextBuffer()
      Labels("0=AE|1=WB|2=FL|3=MF|4=ISO|5=AE Auto|6=Focus").appendBits(
        of: Array(String(number(2)).utf8), to: &kinds)
      text.append(kinds.string.split(separator: ", ").joined(separator: "+"))
      text.append(" Bracketing")
    } else if number(5) != 0 {
      Labels(shutterModes).append(Array(String(number(5)).utf8), to: &text)
    } else {
      Labels(
        "0=Single Shot|1=Continuous Shooting|2=Exposure Bracketing|3=White Balance Bracketing|4=Exposure+WB Bracketing"
      ).append(Array(String(number(0)).utf8), to: &text)
    }
    if number(1) != 0 { text.append(", Shot \(number(1))") }
    if count > 4, number(4) != 4 {
      text.append("; ")
      Labels("0=Mechanical shutter|2=Anti-shock").append(
        Array(String(number(4)).utf8), to: &text)
    }
  }

  private static let shutterModes =
    "1=Single Shot|2=Sequential L|3=Sequential H|7=Sequential|17=Single Shot|18=Sequential L|19=Sequential H|20=Self-Timer 12 sec|21=Self-Timer 2 sec|22=Custom Self-Timer|23=Sequential|33=Single Shot|34=Sequential L|35=Sequential H|36=Self-Timer 2 sec|37=Self-Timer 12 sec|38=Custom Self-Timer|39=Sequential|40=Sequential SH1|41=Sequential SH2|48=HighRes Shot|65=ProCap H|66=ProCap L|67=ProCap|72=ProCap SH1|73=ProCap SH2"
}
