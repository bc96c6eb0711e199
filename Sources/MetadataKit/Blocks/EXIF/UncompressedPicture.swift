/// A smaller copy of the picture whose pixels stand uncompressed in strips (TIFF 6.0 §8,
/// NewSubfileType 1), as raw files have it. The field makes a file of its own of it.
struct UncompressedPicture {
  let width: Int
  /// What the file starts with: a directory that leads to the pixels behind it.
  let header: [UInt8]
  let pixels: Region

  /// Nil where the directory is no such copy, or says too little of it.
  init?(_ directory: TIFFDirectory, _ region: Region, _ order: ByteOrder) {
    func number(_ tag: Int) -> Int? { directory.entry(tag)?.integer(region, order) }
    func numbers(_ tag: Int, limit: Int) -> [Int] {
      directory.entry(tag)?.integers(region, order, limit: limit) ?? []
    }
    guard number(0xfe) == 1, number(0x103) == 1, let width = number(0x100),
      let height = number(0x101), let rows = number(0x116), let samples = number(0x115),
      let meaning = number(0x106), case let bits = numbers(0x102, limit: 8), !bits.isEmpty,
      bits.count == 1 || bits.count == samples, case let planes = number(0x11c) ?? 1,
      planes == 1 || planes == 2, case let starts = numbers(0x111, limit: Self.mostStrips),
      case let lengths = numbers(0x117, limit: Self.mostStrips),
      starts.count == directory.entry(0x111)?.count, starts.count == lengths.count,
      [width, height, rows].allSatisfy((1..<1 << 20).contains), bits.allSatisfy((1...64).contains)
    else { return nil }
    let row = bits.reduce(0) { $0 + width * (($1 + 7) / 8) }
    let strips = zip(starts, lengths).map { region.clamped(at: $0, count: $1) }
    guard !strips.isEmpty, lengths.allSatisfy({ $0 == row * rows }),
      zip(strips, lengths).allSatisfy({ $0.count == $1 }), rows * strips.count >= height
    else { return nil }
    self.width = width
    pixels = strips.count == 1 ? strips[0] : Region(joining: strips)
    var file = TIFFWriter(order)
    file.add(0xfe, .long, [0])
    file.add(0x100, .long, [width])
    file.add(0x101, .long, [height])
    file.add(0x102, .short, bits)
    file.add(0x103, .short, [1])
    file.add(0x106, .short, [meaning])
    file.add(0x111, .long, [TIFFWriter.end])
    file.add(0x112, .short, [number(0x112) ?? 1])
    file.add(0x115, .short, [samples])
    file.add(0x116, .long, [height])
    file.add(0x117, .long, [height * row])
    file.add(0x11a, .rational, [72, 1])
    file.add(0x11b, .rational, [72, 1])
    file.add(0x11c, .short, [planes])
    file.add(0x128, .short, [2])
    header = file.bytes
  }

  private static let mostStrips = 4096
}

/// Writes the start of a TIFF file of one directory (TIFF 6.0 §2).
private struct TIFFWriter {
  /// Stands for the place behind all that is written.
  static let end = Int.min

  private let order: ByteOrder
  private var entries: [(tag: Int, format: TagFormat, numbers: [Int])] = []

  init(_ order: ByteOrder) { self.order = order }

  /// Adds an entry; their tags have to ascend. A rational has two numbers.
  mutating func add(_ tag: Int, _ format: TagFormat, _ numbers: [Int]) {
    entries.append((tag, format, numbers))
  }

  var bytes: [UInt8] {
    let behind = 10 + entries.count * 12 + 4
    let values = entries.reduce(0) { $0 + (Self.size($1) > 4 ? Self.size($1) : 0) }
    var directory: [UInt8] = order == .big ? [0x4d, 0x4d] : [0x49, 0x49]
    var data: [UInt8] = []
    put(42, 2, &directory)
    put(8, 4, &directory)
    put(entries.count, 2, &directory)
    for entry in entries {
      let width = entry.format == .rational ? 4 : entry.format.size
      var value: [UInt8] = []
      for number in entry.numbers {
        put(number == Self.end ? behind + values : number, width, &value)
      }
      put(entry.tag, 2, &directory)
      put(Int(entry.format.rawValue), 2, &directory)
      put(value.count / entry.format.size, 4, &directory)
      if value.count > 4 {
        put(behind + data.count, 4, &directory)
        data += value
      } else {
        directory += value + [UInt8](repeating: 0, count: 4 - value.count)
      }
    }
    put(0, 4, &directory)
    return directory + data
  }

  private static func size(_ entry: (tag: Int, format: TagFormat, numbers: [Int])) -> Int {
    entry.numbers.count * (entry.format == .rational ? 4 : entry.format.size)
  }

  private func put(_ number: Int, _ size: Int, _ bytes: inout [UInt8]) {
    for place in 0..<size {
      bytes.append(
        UInt8(truncatingIfNeeded: number >> (8 * (order == .big ? size - 1 - place : place))))
    }
  }
}
