extension Structure {
  /// The tables of a font, or of each of a collection: tag, checksum, offset, length (OpenType 1.9,
  /// "Table Directory"), and the records of names.
  static let fonts = Structure(types: ["name", "C2PA", "head", "OS/2", "glyf", "cmap"]) {
    bytes, range in
    var font = FontElements(bytes: bytes, range: range)
    let head = bytes[range].prefix(4)
    if head.elementsEqual("ttcf".utf8) {
      font.add(0, 12, numbers: [(8, 4)])
      for index in 0..<min(font.number(8, 4), 16) {
        font.add(12 + index * 4, 4, numbers: [(0, 4)], parent: 0)
        font.addTables(at: font.number(12 + index * 4, 4))
      }
    } else if head.elementsEqual("wOFF".utf8) {
      font.add(0, 44, numbers: [(12, 2), (16, 4), (24, 4), (28, 4), (32, 4)])
      for index in 0..<min(font.number(12, 2), 64) {
        font.add(44 + index * 20, 20, hasType: true, numbers: [(4, 4), (8, 4), (12, 4)], parent: 0)
      }
    } else if [[0, 1, 0, 0], Array("OTTO".utf8), Array("true".utf8)].contains(Array(head)) {
      font.addTables(at: 0)
    }
    return font.found
  }

  /// A map of resources: where it is and where they are, their kinds, and where each is (*Inside
  /// Macintosh: More Macintosh Toolbox*, 1-121).
  static let resourceMap = Structure(
    types: ["sfnt", "STR#", "usro", "8BIM", "POST", "TEXT", "STR ", "vers"]
  ) { bytes, range in
    var file = FontElements(bytes: bytes, range: range)
    let map = file.number(4, 4)
    guard bytes[range].starts(with: [0, 0, 1, 0, 0, 0]), map >= 0x100, map + 30 <= range.count
    else { return [] }
    file.add(0, 16, numbers: [(0, 4), (4, 4), (8, 4), (12, 4)])
    file.add(map, 30, numbers: [(24, 2), (26, 2), (28, 2)], parent: 0)
    let kinds = map + file.number(map + 24, 2)
    for index in 0..<min(file.number(map + 28, 2) + 1, 64) {
      let kind = kinds + 2 + 8 * index
      file.add(kind, 8, hasType: true, numbers: [(4, 2), (6, 2)], parent: 1)
      for number in 0..<min(file.number(kind + 4, 2) + 1, 64) {
        let reference = kinds + file.number(kind + 6, 2) + 12 * number
        file.add(reference, 12, numbers: [(0, 2), (4, 4)], parent: 1)
        let place = file.number(0, 4) + file.number(reference + 4, 4) & 0xff_ffff
        file.add(place, 4 + file.number(place, 4), numbers: [(0, 4)], parent: 0)
      }
    }
    return file.found
  }
}

/// Elements that offsets tell of.
private struct FontElements {
  let bytes: [UInt8]
  let range: Range<Int>
  var found: [Element] = []

  init(bytes: [UInt8], range: Range<Int>) {
    self.bytes = bytes
    self.range = range
  }

  private func field(_ position: Int, _ width: Int) -> NumberField {
    NumberField(position: range.lowerBound + position, width: width, coding: .big)
  }

  func number(_ position: Int, _ width: Int) -> Int { field(position, width).value(in: bytes) ?? 0 }

  /// Adds one that keeps its size, where all of it is there.
  mutating func add(
    _ start: Int, _ count: Int, hasType: Bool = false, numbers: [(place: Int, width: Int)],
    parent: Int? = nil
  ) {
    guard count > 0, start + count <= range.count, found.count < Structure.most else { return }
    let from = range.lowerBound + start
    found.append(
      Element(
        range: from..<(from + count), body: from..<(from + count),
        type: hasType ? from..<(from + 4) : nil,
        numbers: numbers.map { field(start + $0.place, $0.width) }, parent: parent, isFixed: true))
  }

  mutating func addTables(at start: Int) {
    guard start + 12 <= range.count else { return }
    let directory = found.count
    add(start, 12, numbers: [(4, 2)])
    for index in 0..<min(number(start + 4, 2), 64) {
      let entry = start + 12 + index * 16
      add(entry, 16, hasType: true, numbers: [(8, 4), (12, 4)], parent: directory)
      let place = number(entry + 8, 4)
      guard entry + 16 <= range.count, place + 6 <= range.count,
        bytes[(range.lowerBound + entry)...].starts(with: "name".utf8)
      else { continue }
      let names = found.count
      add(place, 6, numbers: [(0, 2), (2, 2), (4, 2)], parent: directory)
      for index in 0..<min(number(place + 2, 2), 64) {
        add(
          place + 6 + index * 12, 12, numbers: [(0, 2), (2, 2), (4, 2), (6, 2), (8, 2), (10, 2)],
          parent: names)
      }
    }
  }
}
