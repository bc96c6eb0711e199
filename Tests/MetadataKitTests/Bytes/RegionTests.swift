import Testing

@testable import MetadataKit

@Suite struct RegionTests {
  /// Ranges of a block in parts, some of them empty, are those of the parts in a row, wherever they
  /// begin and end; together the parts are longer than one read.
  @Test func readsRangesOfParts() throws {
    var bytes: [UInt8] = []
    var places: Set<Int> = []
    let parts = [0, 9000, 0, 0, 1, 20_000, 7000, 0].map { count in
      let part = (0..<count).map { UInt8(truncatingIfNeeded: (bytes.count + $0) * 7919 >> 5) }
      bytes += part
      places.formUnion((-1...1).map { bytes.count + $0 })
      return Region(inMemory: [99] + part).region(from: 1)
    }
    places = places.filter { (0...bytes.count).contains($0) }
    var wrong: [Range<Int>] = []
    for start in places {
      for end in places where end >= start {
        let whole = Region(joining: parts)
        // The second range is read behind the first, or is there already.
        for range in [start..<end, end..<bytes.count] {
          let found = try whole.slice(at: range.lowerBound, count: range.count).bytes
          if found != Array(bytes[range]) { wrong.append(range) }
        }
      }
    }
    #expect(wrong.isEmpty)
  }
}
