/// Lenses: focal lengths and apertures.
extension Wording {
  /// `50.0 mm`.
  @Sendable static func focalLength(_ tag: Tag, to text: inout TextBuffer) {
    text.append(tag.loose, fractionDigits: 1)
    text.append(" mm")
  }

  /// `18-70mm f/3.5-4.5`: the shortest and longest focal length, the F-numbers at both; `?` for
  /// what is not known (Exif 3.0 §4.6.5.6).
  @Sendable static func lensInfo(_ tag: Tag, to text: inout TextBuffer) {
    let raw = tag.rawText
    let parts = NumberText.parts(raw).map { part in
      part.elementsEqual("inf".utf8) || part.elementsEqual("undef".utf8) ? [0x3f] : part
    }
    guard parts.count == 4, parts.allSatisfy({ $0 == [0x3f] || NumberText.whole($0) != nil })
    else { return text.append(bytes: raw) }
    text.append(bytes: parts[0])
    text.append(limit: parts[1], after: parts[0])
    text.append("mm f/")
    text.append(bytes: parts[2])
    text.append(limit: parts[3], after: parts[2])
  }

  /// `2.80-3.50`: T-stops.
  @Sendable static func tStop(_ tag: Tag, to text: inout TextBuffer) {
    if tag.hasTooManyWords { return tag.value(to: &text) }
    for (index, part) in NumberText.parts(tag.rawText).enumerated() {
      if index > 0 { text.append(ascii: 0x2d) }
      text.append(NumberText.leading(part), fractionDigits: 2)
    }
  }
}

extension TextBuffer {
  /// The end of a span, unless it is its start. The Pentax Q writes 0 for that.
  fileprivate mutating func append(limit: ArraySlice<UInt8>, after start: ArraySlice<UInt8>) {
    guard limit != start, limit != [0x30] else { return }
    append(ascii: 0x2d)
    append(bytes: limit)
  }
}
