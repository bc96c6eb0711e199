/// Writes the start of a TIFF file of one directory (TIFF 6.0 §2).
struct TIFFWriter {
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
