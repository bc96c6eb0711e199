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
    CanonRawPart(0x1029, .canonFocalLength),
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

  /// Whether a field says anything: a focal length of 0 is none, and what is given as the size of
  /// the sensor is that with some models only.
  func isWanted(_ id: UInt32, _ value: ByteSlice, _ order: ByteOrder, _ model: [UInt8]) -> Bool {
    guard table === TagTable.canonFocalLength, let number = try? value.uint16(at: 0, order) else {
      return true
    }
    return id < 4 ? number > 0 : number >= 40 && Self.statesSensorSize(model)
  }

  private static func statesSensorSize(_ model: [UInt8]) -> Bool {
    let name = String(decoding: model, as: UTF8.self)
    guard name.contains("EOS") else { return true }
    return models.contains { name.hasSuffix(" " + $0) }
  }

  private static let models = [
    "1D", "1DS", "5D", "D30", "D60", "10D", "20D", "30D", "K236", "300D DIGITAL", "350D DIGITAL",
    "400D DIGITAL", "REBEL", "REBEL XT", "REBEL XTi", "Kiss Digital", "Kiss Digital N",
    "Kiss Digital X",
  ]
}
