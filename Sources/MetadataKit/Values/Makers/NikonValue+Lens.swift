/// Lenses, flashes and sensors of Nikon's.
extension NikonValue {
  /// `G VR`, `E AF-P`, `1 G`, of bits.
  @Sendable static func lensType(_ tag: Tag, _ text: inout TextBuffer) {
    guard let bits = tag.setting(to: &text) else { return }
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
    text.append(words.joined(with: " "))
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
}
