extension Structure {
  /// Programs of Windows: sections, directories of data, resources (Microsoft, *PE Format*), and the
  /// parts of a version, which state their lengths.
  static let programs = Structure(types: [".rsrc\0\0\0", ".text\0\0\0", ".debug\0\0"]) {
    bytes, range in
    guard bytes[range].starts(with: "MZ".utf8), range.count > 64 else { return [] }
    func field(_ position: Int, _ width: Int) -> NumberField {
      NumberField(position: range.lowerBound + position, width: width, coding: .little)
    }
    func number(_ position: Int, _ width: Int) -> Int {
      field(position, width).value(in: bytes) ?? 0
    }
    var found: [Element] = []
    func add(_ start: Int, _ count: Int, type: Int = 0, _ numbers: [(Int, Int)]) {
      guard start >= 0, count > 0, start + count <= range.count, found.count < most else { return }
      let from = range.lowerBound + start
      found.append(
        Element(
          range: from..<(from + count), body: from..<(from + count),
          type: type > 0 ? from..<(from + type) : nil,
          numbers: numbers.map { field(start + $0.0, $0.1) }, isFixed: true))
    }
    let start = number(60, 4)
    add(0, 64, [(60, 4)])
    add(start, 24, [(4, 2), (6, 2), (20, 2), (22, 2)])
    let length = number(start + 20, 2)
    let directories = start + 24 + (number(start + 24, 2) == 0x20b ? 112 : 96)
    for index in 0..<16 { add(directories + index * 8, 8, [(0, 4), (4, 4)]) }
    var resources: Int?
    for index in 0..<min(number(start + 6, 2), 16) {
      let section = start + 24 + length + index * 40
      guard section + 40 <= range.count else { break }
      add(section, 40, type: 8, [(8, 4), (12, 4), (16, 4), (20, 4)])
      if bytes[(range.lowerBound + section)...].starts(with: ".rsrc".utf8) {
        resources = number(section + 20, 4)
      }
    }
    guard let resources else { return found }
    var open = [0]
    var seen: Set<Int> = []
    while let place = open.popLast(), seen.count < 64, seen.insert(place).inserted {
      let directory = resources + place
      add(directory, 16, [(12, 2), (14, 2)])
      for index in 0..<min(number(directory + 12, 2) + number(directory + 14, 2), 32) {
        let entry = directory + 16 + index * 8
        add(entry, 8, [(0, 4), (4, 4), (4, 2)])
        let target = number(entry + 4, 4)
        if target & 0x8000_0000 != 0 {
          open.append(target & 0x7fff_ffff)
        } else if target > 0 {
          add(resources + target, 8, [(0, 4), (4, 4)])
        }
      }
    }
    // Whatever looks like a part: three numbers of 16 bits, then a name of wide characters.
    for place in stride(from: resources, to: min(range.count, resources + 8192) - 8, by: 4) {
      let size = number(place, 2)
      guard (8...4096).contains(size), number(place + 4, 2) < 2, place + size <= range.count,
        (0x20..<0x7f).contains(number(place + 6, 2))
      else { continue }
      add(place, size, [(0, 2), (2, 2), (4, 2)])
    }
    return found
  }

  /// The parts of a library: a header of 60 characters with the size in digits, then the part.
  static let libraries = Structure { bytes, range in
    guard bytes[range].starts(with: "!<arch>\n".utf8) else { return [] }
    var found: [Element] = []
    var start = range.lowerBound + 8
    while range.upperBound - start >= 60, found.count < most {
      let digits = bytes[(start + 48)..<(start + 58)].prefix { (0x30...0x39).contains($0) }
      let size = Int(String(decoding: digits, as: UTF8.self)) ?? 0
      let end = start + 60 + min(size + (size & 1), range.upperBound - start - 60)
      found.append(Element(range: start..<end, body: start..<end, type: start..<(start + 16)))
      start = end
    }
    return found
  }
}
