/// A value of Canon's heaps that is a structure of its own.
struct CanonRawPart: Sendable {
  let tag: Int
  /// Its fields: numbers are byte positions.
  let table: TagTable
  /// Whether the first two bytes are its length.
  let statesLength: Bool

  init(_ tag: Int, _ table: TagTable, statesLength: Bool = false) {
    self.tag = tag
    self.table = table
    self.statesLength = statesLength
  }

  static let all: [CanonRawPart] = [
    CanonRawPart(0x080a, .canonRawMakeModel),
    CanonRawPart(0x1030, .canonRawWhiteSample, statesLength: true),
    CanonRawPart(0x10b5, .canonRawJpgInfo, statesLength: true),
    CanonRawPart(0x1803, .canonRawImageFormat),
    CanonRawPart(0x180e, .canonRawTimeStamp),
    CanonRawPart(0x1810, .canonRawImageInfo),
    CanonRawPart(0x1813, .canonRawFlashInfo),
    CanonRawPart(0x1818, .canonRawExposureInfo),
    CanonRawPart(0x1835, .canonRawDecoderTable),
  ]

  /// How many elements a field has.
  func count(of id: UInt32) -> Int { table === TagTable.canonRawWhiteSample && id == 0x6e ? 4 : 1 }

  /// The structures that stand in the directories of Canon's notes as well, by their numbers in
  /// both. Of most a heap tells the length: the one that they state themselves need not be it.
  static let notes: [(tag: Int, note: Int, statesLength: Bool)] = [
    (0x1029, 0x2, false), (0x102a, 0x4, false), (0x102d, 0x1, false), (0x1031, 0xe0, false),
    (0x1033, 0xf, true), (0x1038, 0x12, false), (0x1093, 0x93, true), (0x10a9, 0xa9, false),
  ]
}
