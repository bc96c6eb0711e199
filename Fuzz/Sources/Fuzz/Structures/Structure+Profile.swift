extension Structure {
  /// The tag table of an ICC profile: signature, offset, size (ICC.1:2022 §7.3).
  static let profile = Structure(types: profileTypes) { bytes, range in
    guard range.count > 132, bytes[(range.lowerBound + 36)...].starts(with: "acsp".utf8) else {
      return []
    }
    func number(_ position: Int) -> NumberField {
      NumberField(position: range.lowerBound + position, width: 4, coding: .big)
    }
    let count = number(128).value(in: bytes) ?? 0
    var found = [
      Element(
        range: range, body: range, type: nil, numbers: [number(0), number(128)], isFixed: true)
    ]
    for index in 0..<min(count, 100) where 144 + 12 * index <= range.count {
      let place = 132 + 12 * index
      let from = range.lowerBound + place
      let fields = [number(place + 4), number(place + 8)]
      found.append(
        Element(
          range: from..<(from + 12), body: from..<(from + 12), type: from..<(from + 4),
          numbers: fields, parent: 0, isFixed: true))
      // What the entry points to, with its type.
      guard let offset = fields[0].value(in: bytes), let size = fields[1].value(in: bytes),
        size >= 8, offset <= range.count, size <= range.count - offset
      else { continue }
      let value = (range.lowerBound + offset)..<(range.lowerBound + offset + size)
      found.append(
        Element(
          range: value, body: value, type: value.lowerBound..<(value.lowerBound + 4),
          numbers: [number(offset + 8)], parent: 0, isFixed: true))
    }
    return found
  }

  // swift-format-ignore
  private static let profileTypes = [
    "desc", "cprt", "wtpt", "bkpt", "rXYZ", "rTRC", "A2B0", "B2A0", "chad", "dmnd", "dmdd", "lumi",
    "meas", "tech", "view", "vued", "pseq", "targ", "meta", "cicp", "mluc", "text", "curv", "para",
    "sf32", "XYZ ", "dict", "ncl2", "vcgt", "mmod",
  ]
}
