/// The name of the lens: by its maker's number, or where a standard tag has it.
extension CompositeBuilder {
  mutating func deriveLens() {
    if inputs.has(.lensTypeMake), deriveFourThirdsLens() { return }
    if inputs.has(.lensType), deriveNumberedLens() { return }
    if inputs.has(.lensIDNumber), deriveNikonLens() { return }
    guard inputs.has(.lensID) || inputs.has(.lensModel) || inputs.has(.lens) else { return }
    let number = inputs.text(.lensID, in: .xmpAux)
    let make = inputs.text(.make)
    if let number, let make { return deriveStatedLens(number, make) }
    for input in [CompositeInput.lensModel, .lens] {
      guard let name = inputs.text(input), Self.isSpecific(name) else { continue }
      return add(.lensID, text: name, words: Self.tidied(name))
    }
  }

  /// Whether a name says a focal length, `50mm` or `50/F1.4`.
  static func isSpecific(_ name: [UInt8]) -> Bool {
    for index in name.indices.dropLast() {
      let rest = name[index...]
      if rest.starts(with: "mm".utf8) { return true }
      if rest.count >= 3, NumberText.isDigit(rest[index]), rest[index + 1] == 0x2f,
        rest[index + 2] == 0x46
      {
        return true
      }
    }
    return false
  }

  /// The first `50/F` as `50mm F`, the first `50 mm` as `50mm`, the first `24 - 70` as `24-70`.
  static func tidied(_ name: [UInt8]) -> [UInt8] {
    var name = name
    if let place = first("/F", in: name, afterDigit: true) {
      name.replaceSubrange(place..<(place + 2), with: "mm F".utf8)
    }
    if let place = first("mmF", in: name) { name.insert(0x20, at: place + 2) }
    if let place = first(" mm", in: name, afterDigit: true) { name.remove(at: place) }
    if let place = first(" - ", in: name) {
      name.replaceSubrange(place..<(place + 3), with: [0x2d])
    }
    return name
  }

  private static func first(_ text: String, in name: [UInt8], afterDigit: Bool = false) -> Int? {
    name.indices.first { index in
      name[index...].starts(with: text.utf8)
        && (!afterDigit || index > 0 && NumberText.isDigit(name[index - 1]))
    }
  }
}
