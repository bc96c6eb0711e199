/// Focus points of Nikon's cameras: a bit for each.
extension NikonValue {
  @Sendable static func points39(_ tag: Tag, _ text: inout TextBuffer) {
    append(points: tag, names39, &text)
  }

  @Sendable static func points51(_ tag: Tag, _ text: inout TextBuffer) {
    append(points: tag, names51, &text)
  }

  @Sendable static func points81(_ tag: Tag, _ text: inout TextBuffer) {
    append(points: tag, names81, &text)
  }

  @Sendable static func points105(_ tag: Tag, _ text: inout TextBuffer) {
    append(points: tag, names105, &text)
  }

  @Sendable static func points135(_ tag: Tag, _ text: inout TextBuffer) {
    append(points: tag, names135, &text)
  }

  @Sendable static func points153(_ tag: Tag, _ text: inout TextBuffer) {
    append(points: tag, names153, &text)
  }

  @Sendable static func pointsGrid15(_ tag: Tag, _ text: inout TextBuffer) {
    append(points: bits(of: tag).map { name(of: $0, columns: 15) }, &text)
  }

  @Sendable static func pointsGrid21(_ tag: Tag, _ text: inout TextBuffer) {
    append(points: bits(of: tag).map { name(of: $0, columns: 21) }, &text)
  }

  @Sendable static func pointsGrid23(_ tag: Tag, _ text: inout TextBuffer) {
    append(points: bits(of: tag).filter { $0 < 299 }.map { name(of: $0, columns: 23) }, &text)
  }

  @Sendable static func pointsGrid27(_ tag: Tag, _ text: inout TextBuffer) {
    append(points: bits(of: tag).filter { $0 < 405 }.map { name(of: $0, columns: 27) }, &text)
  }

  /// The point that a number is, in rows of 15; in rows of 21 where the center says so.
  @Sendable static func grid15(_ tag: Tag, _ text: inout TextBuffer) {
    if Wording.label(tag, &text) { return }
    let isWide = (tag.row?.labels ?? "").utf8.contains { $0 == 0x35 }
    text.append(name(of: Int(tag.integer() ?? 0), columns: isWide ? 21 : 15))
  }

  /// The bits that are set, the lowest of the first byte first.
  private static func bits(of tag: Tag) -> [Int] {
    tag.elements.prefix(64).enumerated().flatMap { index, byte in
      (0..<8).filter { byte & 1 << $0 != 0 }.map { index * 8 + $0 }
    }
  }

  private static func name(of point: Int, columns: Int) -> String {
    let row = point / columns
    return String(Unicode.Scalar(UInt8(truncatingIfNeeded: 65 + row)))
      + String(point - columns * row + 1)
  }

  private static func append(points tag: Tag, _ names: String, _ text: inout TextBuffer) {
    let names = names.split(separator: " ")
    let points = bits(of: tag).filter { $0 < names.count }.map { String(names[$0]) }
    // By row, then by column.
    append(
      points: points.sorted {
        let (first, second) = (Array($0.utf8), Array($1.utf8))
        if first[0] != second[0] { return first[0] < second[0] }
        if first.count != second.count { return first.count < second.count }
        return first.lexicographicallyPrecedes(second)
      }, &text)
  }

  private static func append(points: [String], _ text: inout TextBuffer) {
    text.append(points.isEmpty ? "(none)" : points.joined(with: ","))
  }

  // MARK: Names, in the order of the bits

  private static let names39 =
    "C6 B6 A2 D6 E2 C7 B7 A3 D7 E3 C5 B5 A1 D5 E1 C8 B8 D8 C9 B9 D9 C10 B10 D10 C11 B11 D11 C4 B4 D4 C3 B3 D3 C2 B2 D2 C1 B1 D1"
  private static let names51 =
    "C6 B6 A5 D6 E5 C7 B7 A6 D7 E6 C5 B5 A4 D5 E4 C8 B8 A7 D8 E7 C9 B9 A8 D9 E8 C10 B10 A9 D10 E9 C11 B11 D11 C4 B4 A3 D4 E3 C3 B3 A2 D3 E2 C2 B2 A1 D2 E1 C1 B1 D1"
  private static let names81 =
    "E5 D5 C5 B5 A5 F5 G5 H5 I5 E6 D6 C6 B6 A6 F6 G6 H6 I6 E4 D4 C4 B4 A4 F4 G4 H4 I4 E7 D7 C7 B7 A7 F7 G7 H7 I7 E3 D3 C3 B3 A3 F3 G3 H3 I3 E8 D8 C8 B8 A8 F8 G8 H8 I8 E2 D2 C2 B2 A2 F2 G2 H2 I2 E9 D9 C9 B9 A9 F9 G9 H9 I9 E1 D1 C1 B1 A1 F1 G1 H1 I1"
  private static let names105 =
    "D8 C8 B8 A8 E8 F8 G8 D9 C9 B9 A9 E9 F9 G9 D10 C10 B10 A10 E10 F10 G10 D7 C7 B7 A7 E7 F7 G7 D6 C6 B6 A6 E6 F6 G6 D11 C11 B11 A11 E11 F11 G11 D12 C12 B12 A12 E12 F12 G12 D13 C13 B13 A13 E13 F13 G13 D14 C14 B14 A14 E14 F14 G14 D15 C15 B15 A15 E15 F15 G15 D5 C5 B5 A5 E5 F5 G5 D4 C4 B4 A4 E4 F4 G4 D3 C3 B3 A3 E3 F3 G3 D2 C2 B2 A2 E2 F2 G2 D1 C1 B1 A1 E1 F1 G1"
  private static let names135 =
    "E8 D8 C8 B8 A8 F8 G8 H8 I8 E9 D9 C9 B9 A9 F9 G9 H9 I9 E7 D7 C7 B7 A7 F7 G7 H7 I7 E10 D10 C10 B10 A10 F10 G10 H10 I10 E11 D11 C11 B11 A11 F11 G11 H11 I11 E12 D12 C12 B12 A12 F12 G12 H12 I12 E13 D13 C13 B13 A13 F13 G13 H13 I13 E14 D14 C14 B14 A14 F14 G14 H14 I14 E15 D15 C15 B15 A15 F15 G15 H15 I15 E6 D6 C6 B6 A6 F6 G6 H6 I6 E5 D5 C5 B5 A5 F5 G5 H5 I5 E4 D4 C4 B4 A4 F4 G4 H4 I4 E3 D3 C3 B3 A3 F3 G3 H3 I3 E2 D2 C2 B2 A2 F2 G2 H2 I2 E1 D1 C1 B1 A1 F1 G1 H1 I1"
  private static let names153 =
    "E9 D9 C9 B9 A9 F9 G9 H9 I9 E10 D10 C10 B10 A10 F10 G10 H10 I10 E11 D11 C11 B11 A11 F11 G11 H11 I11 E8 D8 C8 B8 A8 F8 G8 H8 I8 E7 D7 C7 B7 A7 F7 G7 H7 I7 E12 D12 C12 B12 A12 F12 G12 H12 I12 E13 D13 C13 B13 A13 F13 G13 H13 I13 E14 D14 C14 B14 A14 F14 G14 H14 I14 E15 D15 C15 B15 A15 F15 G15 H15 I15 E16 D16 C16 B16 A16 F16 G16 H16 I16 E17 D17 C17 B17 A17 F17 G17 H17 I17 E6 D6 C6 B6 A6 F6 G6 H6 I6 E5 D5 C5 B5 A5 F5 G5 H5 I5 E4 D4 C4 B4 A4 F4 G4 H4 I4 E3 D3 C3 B3 A3 F3 G3 H3 I3 E2 D2 C2 B2 A2 F2 G2 H2 I2 E1 D1 C1 B1 A1 F1 G1 H1 I1"
}
