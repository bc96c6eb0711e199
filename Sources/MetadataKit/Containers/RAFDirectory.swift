/// A directory of Fujifilm's raw files: a count, then numbers, lengths and values, big-endian.
struct RAFDirectory {
  private var entries: [(tag: Int, value: ByteSlice)] = []
  /// What is wrong behind the entries that could be read.
  private(set) var problem: MetadataError?

  init(_ region: Region, after first: RAFDirectory?) {
    isTurned = false
    do throws(MetadataError) {
      try read(region)
    } catch {
      problem = error
    }
    let layout = entries.first { $0.tag == 0x130 }?.value[0]
    isTurned = layout.map { $0 & 0x80 != 0 } ?? first?.isTurned ?? false
  }

  private mutating func read(_ region: Region) throws(MetadataError) {
    let count = try region.uint32(at: 0, .big)
    guard count < 256 else {
      throw MetadataError(
        .malformed, "a Fujifilm directory of \(count) entries", at: region.start)
    }
    var position = 4
    for _ in 0..<count {
      let head = try region.slice(at: position, count: 4)
      let length = try head.uint16(at: 2, .big)
      entries.append(
        (try head.uint16(at: 0, .big), try region.slice(at: position + 4, count: length)))
      position += 4 + length
    }
  }

  private func value(_ tag: Int) -> ByteSlice? { entries.first { $0.tag == tag }?.value }

  /// Whether the sensor's rows stand at 45 degrees to the picture's, so that the numbers of a size
  /// are twice the width and half the height. A second directory need not say it again.
  private(set) var isTurned: Bool

  /// Adds its values as tags.
  ///
  /// - Parameter isS2: whether the camera is the S2 Pro, which has its size the other way around.
  func add(to found: inout MetadataBuilder, group: String, isS2: Bool) {
    for (tag, value) in entries {
      if tag == 0xc000 {
        addData(value, to: &found, group)
        continue
      }
      var id = UInt32(tag)
      if tag == 0x121 { id += isS2 ? 0x20000 : isTurned ? 0x10000 : 0 }
      guard let row = TagTable.raf.index(of: id), let format = TagTable.raf.rows[row].format else {
        found.add(.raf, id, group: group, .undefined, count: value.count, .big, bytes: value)
        continue
      }
      // More values than are known say the same again.
      let known = Self.counts.first { $0.tags.contains(tag) }?.count ?? Int.max
      let count = min(value.count / format.size, known)
      guard count > 0 else { continue }
      found.add(
        .raf, id, group: group, format, count: count, .big,
        bytes: value.prefix(count * format.size))
    }
  }

  /// How many numbers a value has at most.
  private static let counts: [(tags: ClosedRange<Int>, count: Int)] = [
    (0x100...0x115, 2), (0x117...0x117, 1), (0x118...0x121, 2), (0x131...0x131, 36),
    (0x2000...0x2fff, 4), (0x9200...0x9650, 2),
  ]

  /// The size of the sensor, little-endian, behind numbers of unknown meaning, which are larger
  /// than any width.
  private func addData(_ data: ByteSlice, to found: inout MetadataBuilder, _ group: String) {
    let numbers = (0..<4).compactMap { try? data.uint32(at: $0 * 4, .little) }
    guard let at = numbers.prefix(3).firstIndex(where: { (1..<10000).contains($0) }),
      numbers.indices.contains(at + 1)
    else { return }
    let (width, height) = (numbers[at], numbers[at + 1])
    found.add(
      .rafData, "RawImageWidth", group: group, doubles: [Double(width) / (isTurned ? 2 : 1)])
    found.add(
      .rafData, "RawImageHeight", group: group, doubles: [Double(height) * (isTurned ? 2 : 1)])
  }

  /// Puts the picture's size into `facts`: what is left of it without borders.
  func describe(_ facts: inout ImageFacts) {
    guard let size = value(0x111) ?? value(0x121) ?? value(0x100),
      let height = try? size.uint16(at: 0, .big), let width = try? size.uint16(at: 2, .big),
      width > 0, height > 0
    else { return }
    facts.pixelWidth = width
    facts.pixelHeight = height
  }
}
