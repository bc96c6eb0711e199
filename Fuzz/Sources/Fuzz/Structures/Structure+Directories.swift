extension Structure {
  /// Directories of TIFF: the entries of each, its count, the offset of the next (TIFF 6.0 §2).
  static let directories = Structure { bytes, range in
    let head = bytes[range].prefix(2)
    guard range.count >= 10, head.elementsEqual("II".utf8) || head.elementsEqual("MM".utf8) else {
      return []
    }
    let coding: NumberField.Coding = head.first == 0x49 ? .little : .big
    func number(_ position: Int, _ width: Int) -> NumberField {
      NumberField(position: range.lowerBound + position, width: width, coding: coding)
    }
    var found: [Element] = []
    var open = [number(4, 4)]
    var seen: Set<Int> = []
    while let pointer = open.popLast(), found.count < most {
      guard let start = pointer.value(in: bytes), start >= 8, start + 2 <= range.count,
        seen.insert(start).inserted, let count = number(start, 2).value(in: bytes)
      else { continue }
      let end = range.lowerBound + min(start + 2 + 12 * count + 4, range.count)
      let parent = found.count
      let first = range.lowerBound + start
      found.append(
        Element(
          range: first..<end, body: min(first + 2, end)..<end, type: nil,
          numbers: [number(start, 2), number(start + 2 + 12 * count, 4), pointer], isFixed: true))
      open.append(number(start + 2 + 12 * count, 4))
      for index in 0..<count where start + 14 + 12 * index <= range.count && found.count < most {
        let place = start + 2 + 12 * index
        let from = range.lowerBound + place
        found.append(
          Element(
            range: from..<(from + 12), body: from..<(from + 12), type: from..<(from + 2),
            numbers: [
              number(place + 2, 2), number(place + 4, 4), number(place + 8, 4),
              number(place + 8, 2),
            ], parent: parent, isFixed: true))
        // Exif, GPS and interoperability directories, SubIFDs.
        if let tag = number(place, 2).value(in: bytes),
          [0x8769, 0x8825, 0xa005, 0x14a].contains(tag)
        {
          open.append(number(place + 8, 4))
        }
      }
    }
    return found
  }
}
