/// How a camera's structure is laid out by one of its firmwares: bytes came and went between the
/// values, so that all behind them stand elsewhere than the table says.
struct StructureRevision: Sendable {
  /// Where the version of the firmware stands then; nil in what is known of any firmware.
  let version: Int?
  /// By how many bytes what is behind a number of the table is moved.
  let shifts: [(behind: UInt32, by: Int)]
  /// The last number whose place is known; nil where all are.
  let last: UInt32?

  init(
    version: Int?, _ shifts: [(behind: UInt32, by: Int)] = [], last: UInt32? = nil
  ) {
    self.version = version
    self.shifts = shifts
    self.last = last
  }

  /// By how many bytes the value of a number is moved; nil where that is not known.
  func shift(of id: UInt32) -> Int? {
    if let last, id > last { return nil }
    // Another meaning of a number, or of some of its bits, stands where it does.
    let id = id & 0xffff
    return shifts.reduce(0) { id > $1.behind ? $0 + $1.by : $0 }
  }

  // swift-format-ignore
  static let of1DmkIV: [StructureRevision] = [
    .init(version: 0x1e8, [(0x56, -1), (0x153, -4)]),
    .init(version: 0x1ed),
    .init(version: nil, last: 0x56),
  ]

  // swift-format-ignore
  static let of1DX: [StructureRevision] = [
    .init(version: 0x271, [(0x1b, -3), (0x8e, -4), (0x1ab, -8)]),
    .init(version: 0x279, [(0x1b, -3), (0x8e, -4)]),
    .init(version: 0x280),
    .init(version: 0x285, [(0x8e, 5)]),
    .init(version: nil, [(0x1b, -3), (0x8e, -4)], last: 0x1ab),
  ]

  // swift-format-ignore
  static let of5DmkII: [StructureRevision] = [
    .init(version: 0x15a, [(0xea, -36)]),
    .init(version: 0x17e),
    .init(version: nil, last: 0xea),
  ]

  // swift-format-ignore
  static let of5DmkIII: [StructureRevision] = [
    .init(version: 0x22c, [(0x1b, -1), (0x23, -3), (0x8e, -4), (0x157, -8)]),
    .init(version: 0x22d, [(0x1b, -1), (0x23, -2), (0x8e, -4), (0x157, -8)]),
    .init(version: 0x23c),
    .init(version: 0x242, [(0x23, 6)]),
    .init(version: 0x247, [(0x23, 6), (0x8e, 5)]),
    .init(version: nil, last: 0x1b),
  ]

  // swift-format-ignore
  static let of7D: [StructureRevision] = [
    .init(version: 0x1a8, [(0x1e, -4)]),
    .init(version: 0x1ac),
    .init(version: nil, last: 0x1e),
  ]

  // swift-format-ignore
  static let of50D: [StructureRevision] = [
    .init(version: 0x15a, [(0xee, -4)]),
    .init(version: 0x15e),
    .init(version: nil, last: 0xee),
  ]
}

extension NotePart.Content {
  /// Adds the tags of a structure whose layout is that of the first revision whose version stands
  /// where it should.
  func tellRevised(
    _ table: TagTable, _ revisions: [StructureRevision], _ found: inout MetadataBuilder
  ) {
    let revision = revisions.first { $0.version.map(hasVersion) ?? true }
    if revision?.version == nil {
      found.warn(
        Warning(
          .unsupported, "\(table.name) of a firmware whose layout is not known", at: bytes.offset))
    }
    tell(table, revision: revision, &found)
  }

  /// Whether three numbers with points between start at a position: `1.0.7`.
  private func hasVersion(at position: Int) -> Bool {
    var numbers = 0
    var isNumber = false
    for byte in bytes.suffix(from: position).prefix(6).elements {
      if NumberText.isDigit(byte) {
        if !isNumber { numbers += 1 }
        isNumber = true
      } else if byte == UInt8(ascii: "."), isNumber, numbers < 3 {
        isNumber = false
      } else {
        break
      }
    }
    return numbers == 3
  }
}
