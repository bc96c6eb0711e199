/// Focus points, and digital filters.
extension PentaxValue {
  @Sendable static func elevenBits(_ tag: Tag, _ text: inout TextBuffer) {
    text.append((tag.integer() ?? 0) & 0x7ff)
  }

  @Sendable static func sensitivity(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(5 - BitField.bits(tag, from: 4, count: 3))
  }

  // MARK: Points

  /// Width times height, of four bits each.
  @Sendable static func gridPoints(_ tag: Tag, _ text: inout TextBuffer) {
    let number = tag.integer() ?? 0
    text.append((number >> 4) * (number & 0xf))
  }

  @Sendable static func grid(_ tag: Tag, _ text: inout TextBuffer) {
    let number = tag.integer() ?? 0
    text.append("\(number >> 4) \(number & 0xf)")
  }

  /// `12,13`: points whose second bit of two is set.
  @Sendable static func pointsInFocus(_ tag: Tag, _ text: inout TextBuffer) {
    points(tag, &text) { $0 & 2 != 0 }
  }

  @Sendable static func pointsSelected(_ tag: Tag, _ text: inout TextBuffer) {
    points(tag, &text) { $0 != 0 }
  }

  @Sendable static func pointsSpecial(_ tag: Tag, _ text: inout TextBuffer) {
    points(tag, &text) { $0 == 3 }
  }

  /// The numbers of the points, each of two bits, for which something holds.
  private static func points(
    _ tag: Tag, _ text: inout TextBuffer, _ holds: (UInt8) -> Bool
  ) {
    if tag.elements.isEmpty { return text.append("(none)") }
    let count = pointCount(beside: tag)
    var isFirst = true
    for (index, byte) in tag.elements.enumerated() {
      for place in 0..<4 where index * 4 + place < count {
        guard holds(byte >> UInt8(6 - 2 * place) & 3) else { continue }
        if !isFirst { text.append(",") }
        isFirst = false
        text.append(index * 4 + place + 1)
      }
    }
  }

  /// How many points there are, by the number that stands before.
  private static func pointCount(beside tag: Tag) -> Int {
    let isContrast = tag.table === TagTable.pentaxContrastPoints
    let count = Int(tag.earlier(isContrast ? 1 : 2, in: tag.table)?.integer() ?? 0)
    return isContrast ? (count >> 4) * (count & 0xf) : count
  }

  /// The points of the K-3 Mark III in the order of their bytes.
  private static let names = """
    C1 E1 G1 I1 K1 C3 E3 G3 I3 K3 C5 E5 G5 I5 K5 C7 E7 G7 I7 K7 C9 E9 G9 I9 K9 A5 M5 B3 L3 B5 L5 \
    B7 L7 B1 L1 B9 L9 A3 M3 A7 M7 D1 F1 H1 J1 D3 F3 H3 J3 D5 F5 H5 J5 D7 F7 H7 J7 D9 F9 H9 J9 C2 \
    E2 G2 I2 K2 C4 E4 G4 I4 K4 C6 E6 G6 I6 K6 C8 E8 G8 I8 K8 B2 L2 B4 L4 B6 L6 B8 L8 A1 M1 A2 M2 \
    A4 M4 A6 M6 A8 M8 A9 M9
    """.split(separator: " ").map(String.init)

  @Sendable static func pointNames(_ tag: Tag, _ text: inout TextBuffer) {
    let points = zip(tag.elements, names).filter { $0.0 != 0 }.map { $0.1 }.sorted()
    text.append(points.isEmpty ? "(none)" : points.joined(with: ","))
  }

  // MARK: Filters

  /// The number of a filter, then numbers and values of its parameters, which may be negative.
  @Sendable static func filter(_ tag: Tag, _ text: inout TextBuffer) {
    for (index, byte) in tag.elements.enumerated() {
      if index == 0 {
        text.append(byte)
      } else {
        text.append(" \(Int8(bitPattern: byte))")
      }
    }
  }

  /// `Fisheye; Fisheye=Medium`.
  @Sendable static func filterWords(_ tag: Tag, _ text: inout TextBuffer) {
    let bytes = Array(tag.elements)
    guard let first = bytes.first else { return }
    if !Wording.appendLabel(of: tag, Array(String(first).utf8), to: &text) {
      text.append("Unknown (\(first))")
    }
    for index in stride(from: 1, to: bytes.count - 1, by: 2) where bytes[index] != 0 {
      text.append("; ")
      append(
        parameter: Int(Int8(bitPattern: bytes[index])), Int8(bitPattern: bytes[index + 1]), &text)
    }
  }

  private static func append(parameter: Int, _ value: Int8, _ text: inout TextBuffer) {
    let known = PentaxFilters.parameters.first { $0.number == parameter }
    guard let known else { return text.append("Unknown(\(parameter))=\(value)") }
    text.append(known.name + "=")
    switch known.words {
    case "+":
      if value > 0 { text.append("+") }
      text.append(value)
    case "": text.append(value)
    default:
      if !Labels(known.words).appendWords(of: Int64(value), to: &text) {
        text.append("Unknown(\(value))")
      }
    }
  }
}

extension PentaxValue {
  /// `3012,2008(central,in-focus); 3012,2300`, of seven numbers for each area: the third and fourth
  /// are where it is, the last has bits.
  @Sendable static func areas(_ tag: Tag, _ text: inout TextBuffer) {
    guard tag.elementCount > 0 else { return text.append("(none)") }
    if tag.hasTooManyWords { return tag.raw(to: &text) }
    for area in 0..<(tag.elementCount / 7) {
      if area > 0 { text.append("; ") }
      text.append(tag.integer(area * 7 + 2) ?? 0)
      text.append(",")
      text.append(tag.integer(area * 7 + 3) ?? 0)
      let bits = tag.integer(area * 7 + 6) ?? 0
      let words = [
        bits & 16 != 0 ? "central" : nil, bits & 8 == 0 ? "peripheral" : nil,
        bits & 4 != 0 ? "in-focus" : nil,
      ].compactMap { $0 }
      if !words.isEmpty { text.append("(" + words.joined(with: ",") + ")") }
    }
  }
}
