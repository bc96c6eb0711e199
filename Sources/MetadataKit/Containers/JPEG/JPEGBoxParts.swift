/// The parts of one box, each of a JPEG segment.
struct JPEGBoxParts {
  let type: UInt32
  private var parts: [(number: Int, region: Region)] = []
  private var numbers: Set<Int> = []
  private var length = 0
  private var headerLength = 8
  private var received = 0

  /// The box: the first part with the header, the others without.
  var regions: [Region] {
    let sorted = parts.sorted { $0.number < $1.number }.map(\.region)
    return sorted.enumerated().map { $0 == 0 ? $1 : $1.region(from: headerLength) }
  }

  init(type: UInt32) { self.type = type }

  var isEmpty: Bool { parts.isEmpty }
  var isComplete: Bool { received == length }

  /// Takes a segment's body, whose box starts at 6.
  mutating func add(_ body: Region, number: Int) throws(MetadataError) {
    let box = body.region(from: 6)
    if parts.isEmpty {
      length = try box.uint32(at: 0, .big)
      if length == 1 {
        length = Int(clamping: try box.uint64(at: 8, .big))
        headerLength = 16
      }
      received = headerLength
    }
    guard box.count >= headerLength, numbers.insert(number).inserted else {
      throw MetadataError(.malformed, "a part of a box that is there already", at: body.start)
    }
    parts.append((number, box))
    received += box.count - headerLength
  }
}
