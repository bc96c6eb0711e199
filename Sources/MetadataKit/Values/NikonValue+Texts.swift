/// Texts and sets of Nikon's as people read them.
extension NikonValue {
  /// Text in capitals with only the first letter of each word large, of words with a vowel; numbers
  /// as they are.
  @Sendable static func words(_ tag: Tag, _ text: inout TextBuffer) {
    var bytes = tag.rawText
    if bytes.count > 60 {
      text.append(bytes: bytes.prefix(55))
      return text.append("[...]")
    }
    while let last = bytes.last, NumberText.isSpace(last) { bytes.removeLast() }
    if bytes.contains(where: isVowel) {
      if lower(&bytes, isAfterVowel: true) {
        replace("Af", by: "AF", &bytes)
        cutPadding(&bytes)
      }
      if lower(&bytes, isAfterVowel: false) { replace("Raw", by: "RAW", &bytes) }
    }
    text.append(bytes: bytes)
  }

  private static func isVowel(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x41, 0x45, 0x49, 0x4f, 0x55, 0x59: true
    default: false
    }
  }

  private static func isCapital(_ byte: UInt8) -> Bool { byte >= 0x41 && byte <= 0x5a }

  private static func isWord(_ byte: UInt8) -> Bool {
    NumberText.isDigit(byte) || isCapital(byte & 0xdf) || byte == 0x5f
  }

  /// Makes the capitals at the start of words small, but the first; whether there are any.
  ///
  /// - Parameter isAfterVowel: of words whose first letter is a vowel, else of those with one behind
  ///   the first letter.
  private static func lower(_ bytes: inout [UInt8], isAfterVowel: Bool) -> Bool {
    var isAny = false
    var index = 0
    while index < bytes.count {
      let start = index
      index += 1
      guard isCapital(bytes[start]), start == 0 || !isWord(bytes[start - 1]) else { continue }
      while index < bytes.count, isCapital(bytes[index]) { index += 1 }
      let rest = (start + 1)..<index
      guard
        isAfterVowel
          ? isVowel(bytes[start]) && !rest.isEmpty : rest.contains(where: { isVowel(bytes[$0]) })
      else { continue }
      for place in rest { bytes[place] |= 0x20 }
      isAny = true
    }
    return isAny
  }

  /// Replaces the first of a whole word.
  private static func replace(_ word: String, by other: String, _ bytes: inout [UInt8]) {
    let count = word.utf8.count
    guard bytes.count >= count else { return }
    for start in 0...(bytes.count - count)
    where bytes[start...].starts(with: word.utf8)
      && (start == 0 || !isWord(bytes[start - 1]))
      && (start + count == bytes.count || !isWord(bytes[start + count]))
    {
      bytes.replaceSubrange(start..<(start + count), with: other.utf8)
      return
    }
  }

  /// Cuts two blanks or more and one byte behind them off the end.
  private static func cutPadding(_ bytes: inout [UInt8]) {
    guard bytes.count >= 3 else { return }
    var start = bytes.count - 1
    while start > 0, bytes[start - 1] == 0x20 { start -= 1 }
    if bytes.count - 1 - start >= 2 { bytes.removeSubrange(start...) }
  }

  /// `2.10`, of `0210`.
  @Sendable static func versionWords(_ tag: Tag, _ text: inout TextBuffer) {
    var value = TextBuffer()
    tag.value(to: &value)
    var bytes = value.bytes
    if bytes.count >= 2, bytes.prefix(2).allSatisfy(NumberText.isDigit) {
      bytes.insert(0x2e, at: 2)
    }
    if bytes.first == 0x30 { bytes.removeFirst() }
    text.append(bytes: bytes)
  }

  /// `200`, `Hi 1600`, of two numbers.
  @Sendable static func isoWords(_ tag: Tag, _ text: inout TextBuffer) {
    let raw = tag.rawText
    if raw.starts(with: "0 ".utf8) { return text.append(bytes: raw.dropFirst(2)) }
    if raw.starts(with: "1 ".utf8), raw.count > 2, NumberText.isDigit(raw[2]) {
      text.append("Hi ")
      return text.append(bytes: raw.dropFirst(2))
    }
    text.append(bytes: raw)
  }

  @Sendable static func withoutZero(_ tag: Tag, _ text: inout TextBuffer) {
    let raw = tag.rawText
    text.append(bytes: raw.starts(with: "0 ".utf8) ? raw.dropFirst(2) : raw[...])
  }

  // MARK: Lenses and flashes

  /// `G VR`, `E AF-P`, `1 G`, of bits.
  @Sendable static func lensType(_ tag: Tag, _ text: inout TextBuffer) {
    let bits = tag.integer() ?? 0
    guard bits != 0 else { return text.append("AF") }
    var words: [String] = []
    for (bit, word) in ["MF", "D", "G", "VR", "1", "FT-1", "E", "AF-P"].enumerated()
    where bits & 1 << bit != 0 {
      words.append(word)
    }
    words += (8..<32).filter { bits & 1 << $0 != 0 }.map { "[\($0)]" }
    if let place = words.firstIndex(of: "D"), place + 1 < words.count, words[place + 1] == "G" {
      words.remove(at: place)
    }
    if let place = words.firstIndex(of: "E"), place > 0 {
      words.remove(at: place)
      if words.first == "G", words.count > 1 { words.removeFirst() }
      words.insert("E", at: 0)
    }
    if let place = words.firstIndex(of: "1"), place > 0 {
      words.remove(at: place)
      words.insert("1", at: 0)
    }
    if let place = words.firstIndex(of: "FT-1"), place + 1 < words.count {
      words.remove(at: place)
      words.append("FT-1")
    }
    text.append(words.joined(separator: " "))
  }

  /// `1.2.0`, of a byte and two halves of one.
  @Sendable static func lensFirmware(_ tag: Tag, _ text: inout TextBuffer) {
    let number = tag.integer() ?? 0
    text.append("\(number >> 8).\(number >> 4 & 15).\(number & 15)")
  }

  /// `5.02 (SB-900)`.
  @Sendable static func flashFirmware(_ tag: Tag, _ text: inout TextBuffer) {
    if Wording.label(tag, &text) { return }
    text.append(tag.integer(0) ?? 0)
    text.append(".")
    text.append(Int(tag.integer(1) ?? 0), digits: 2)
    text.append(" (Unknown model)")
  }

  /// `DX Crop (4352x2868 cropped to 4288x2848 at pixel 32,10)`.
  @Sendable static func crop(_ tag: Tag, _ text: inout TextBuffer) {
    if Wording.label(tag, &text) { return }
    let numbers = (0..<tag.elementCount).map { tag.integer($0) ?? 0 }
    guard numbers.count == 7 else {
      text.append("Unknown (")
      tag.raw(to: &text)
      return text.append(")")
    }
    Labels(tag.row?.labels ?? "").append(Array(String(numbers[0]).utf8), to: &text)
    text.append(" (\(numbers[1])x\(numbers[2]) cropped to \(numbers[3])x\(numbers[4])")
    text.append(" at pixel \(numbers[5]),\(numbers[6]))")
  }

  // MARK: Shooting

  private static let shooting = Labels(
    "0=Continuous|1=Delay|2=PC Control|3=Self-timer|4=Exposure Bracketing|5=Auto ISO|6=White-Balance Bracketing|7=IR Control|8=D-Lighting Bracketing|11=Pre-capture"
  )
  private static let shootingD70 = Labels(
    "0=Continuous|1=Delay|2=PC Control|3=Self-timer|4=Exposure Bracketing|5=Unused LE-NR Slowdown|6=White-Balance Bracketing|7=IR Control|8=D-Lighting Bracketing|11=Pre-capture"
  )

  /// `Single-Frame, Auto ISO`, of bits.
  @Sendable static func shootingMode(_ tag: Tag, _ text: inout TextBuffer) {
    let bits = tag.integer() ?? 0
    if bits & 0x87 == 0 {
      text.append("Single-Frame")
      if bits == 0 { return }
      text.append(", ")
    }
    let labels = isD70(tag) ? shootingD70 : shooting
    labels.appendBits(of: Array(String(bits).utf8), to: &text)
  }

  /// Whether the photo is one of the D70.
  private static func isD70(_ tag: Tag) -> Bool {
    tag.store.camera?.textBytes.elementsEqual("NIKON D70".utf8) ?? false
  }

  /// `On: Interval 1 of 3 Frame 1 of 2`.
  @Sendable static func interval(_ tag: Tag, _ text: inout TextBuffer) {
    let number = tag.integer() ?? 0
    if number == 0 { return text.append("Off") }
    text.append("On: Interval \(number) of \(tag.beside("Intervals")?.integer() ?? 0)")
    let shots = tag.beside("ShotsPerInterval")?.integer() ?? 0
    if shots > 1 {
      text.append(" Frame \(tag.beside("IntervalFrame")?.integer() ?? 0) of \(shots)")
    }
  }

  /// `On: Frame 1 of 100`.
  @Sendable static func focusShift(_ tag: Tag, _ text: inout TextBuffer) {
    let number = tag.integer() ?? 0
    if number == 0 { return text.append("Off") }
    text.append("On: Frame \(number)")
    if tag.beside("PixelShiftActive")?.integer() == 1 { return }
    text.append(" of \(tag.beside("FocusShiftNumberShots")?.integer() ?? 0)")
  }

  private static let criteria = Labels("0=Distance|1=Motion|2=Subject Detection")

  @Sendable static func captureCriteria(_ tag: Tag, _ text: inout TextBuffer) {
    criteria.appendBits(of: tag.rawText, to: &text)
  }

  private static let directions = Labels(
    "0=Top Left|1=Top Right|2=Bottom Left|3=Bottom Right|4=Left|5=Right|6=Top Center|7=Bottom Center"
  )

  @Sendable static func motionDirection(_ tag: Tag, _ text: inout TextBuffer) {
    if tag.integer() == 255 { return text.append("All") }
    directions.appendBits(of: tag.rawText, to: &text)
  }
}
