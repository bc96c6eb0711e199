/// Records one behind the other.
extension Structure {
  /// Outlook's attributes: a level, a kind, a size, data, a checksum ([MS-OXTNEF] §2.1.3).
  static let attributes = Structure { bytes, range in
    guard bytes[range].starts(with: [0x78, 0x9f, 0x3e, 0x22]) else { return [] }
    return records(
      in: bytes, range, from: 6, type: 1..<5, size: (5, 4), head: 9, tail: 2, .little)
  }

  /// Blocks of a capture: a kind, the size of all, data, and the size again (PCAPNG §3.1).
  static let captures = Structure { bytes, range in
    guard bytes[range].starts(with: [0x0a, 0x0d, 0x0d, 0x0a]), range.count > 12 else { return [] }
    return records(
      in: bytes, range, from: 0, type: 0..<4, size: (4, 4), head: 8, tail: 4, countsAll: true,
      bytes[range.lowerBound + 8] == 0x1a ? .big : .little)
  }

  /// Blocks of RAR 4: a checksum, a kind, flags, the size of the header, and that of what follows.
  static let archives = Structure { bytes, range in
    guard bytes[range].starts(with: [0x52, 0x61, 0x72, 0x21, 0x1a, 7, 0]) else { return [] }
    return records(
      in: bytes, range, from: 7, type: 2..<3, size: (5, 2), head: 7, countsAll: true, .little)
  }

  /// Records of WordPerfect's graphics: a kind, a size of one byte, data.
  static let drawings = Structure { bytes, range in
    guard bytes[range].starts(with: [0xff, 0x57, 0x50, 0x43]), range.count > 16 else { return [] }
    let version = Int(bytes[range.lowerBound + 10])
    return records(
      in: bytes, range, from: 16, type: 0..<1, size: (version == 2 ? 3 : 1, 1),
      head: version == 2 ? 4 : 2, .little)
  }

  /// The records of a Mobipocket book: a kind, the size of all, data.
  static let books = Structure { bytes, range in
    guard bytes[range].dropFirst(60).starts(with: "BOOKMOBI".utf8) else { return [] }
    let place = (range.lowerBound..<(range.upperBound - 4)).first {
      bytes[$0..<($0 + 4)].elementsEqual("EXTH".utf8)
    }
    guard let place else { return [] }
    return records(
      in: bytes, range, from: place - range.lowerBound + 12, type: 0..<4, size: (4, 4), head: 8,
      countsAll: true, .big)
  }

  /// The messages of Garmin's devices: definitions, and data of the sizes that they give (*FIT
  /// Protocol*).
  static let messages = Structure { bytes, range in
    guard bytes[range].dropFirst(8).starts(with: ".FIT".utf8) else { return [] }
    var found: [Element] = []
    var sizes = [Int](repeating: 0, count: 16)
    var start = range.lowerBound + Int(bytes[range.lowerBound])
    while start < range.upperBound, found.count < most {
      let header = Int(bytes[start])
      let local = header & 0x80 != 0 ? header >> 5 & 3 : header & 0xf
      guard header & 0xc0 == 0x40 else {
        let end = min(start + 1 + sizes[local], range.upperBound)
        found.append(
          Element(range: start..<end, body: (start + 1)..<end, type: start..<(start + 1)))
        start = end
        continue
      }
      guard range.upperBound - start >= 6 else { break }
      let count = Int(bytes[start + 5])
      let end = min(start + 6 + count * 3, range.upperBound)
      sizes[local] = stride(from: start + 7, to: end, by: 3).reduce(0) { $0 + Int(bytes[$1]) }
      let parent = found.count
      found.append(
        Element(
          range: start..<end, body: (start + 1)..<end, type: start..<(start + 1),
          numbers: [
            NumberField(position: start + 3, width: 2, coding: .little),
            NumberField(position: start + 5, width: 1, coding: .little),
          ]))
      for field in stride(from: start + 6, to: end - 2, by: 3) {
        found.append(
          Element(
            range: field..<(field + 3), body: field..<(field + 3), type: field..<(field + 1),
            numbers: [
              NumberField(position: field + 1, width: 1, coding: .little),
              NumberField(position: field + 2, width: 1, coding: .little),
            ], parent: parent, isFixed: true))
      }
      start = end
    }
    return found
  }

  /// The items of a shortcut's list, and the blocks behind them: a size of all, data ([MS-SHLLINK]
  /// §2.2, §2.5).
  static let shortcuts = Structure { bytes, range in
    guard bytes[range].starts(with: [0x4c, 0, 0, 0, 1, 0x14, 2, 0]), range.count > 0x50 else {
      return []
    }
    let list = NumberField(position: range.lowerBound + 0x4c, width: 2, coding: .little)
    return records(
      in: bytes, range, from: 0x4e, type: nil, size: (0, 2), head: 2, countsAll: true, .little
    )
    .map {
      var element = $0
      element.numbers = [list]
      return element
    }
  }

  /// - Parameters:
  ///   - type: where in a record its kind stands.
  ///   - head: the bytes before the data.
  ///   - tail: those behind them, a checksum.
  ///   - countsAll: whether the size is that of all, and not of the data.
  private static func records(
    in bytes: [UInt8], _ range: Range<Int>, from first: Int, type: Range<Int>?,
    size: (place: Int, width: Int), head: Int, tail: Int = 0, countsAll: Bool = false,
    _ coding: NumberField.Coding
  ) -> [Element] {
    var found: [Element] = []
    var start = range.lowerBound + first
    while range.upperBound - start >= head + tail, found.count < most {
      let field = NumberField(position: start + size.place, width: size.width, coding: coding)
      let all = (field.value(in: bytes) ?? 0) + (countsAll ? 0 : head + tail)
      guard all >= head + tail else { break }
      let end = start + min(all, range.upperBound - start)
      found.append(
        Element(
          range: start..<end, body: (start + head)..<(end - tail),
          type: type.map { (start + $0.lowerBound)..<(start + $0.upperBound) },
          size: SizeField(field: field, excess: countsAll ? 0 : -head - tail)))
      start = end
    }
    return found
  }
}
