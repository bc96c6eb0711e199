import Testing

@testable import MetadataKit

@Suite struct RegionTests {
  /// Every range of a block in parts, some of them empty, is that of the parts in a row.
  @Test func readsAnyRangeOfParts() throws {
    let counts = [0, 3, 0, 0, 1, 7, 2, 0]
    var bytes: [UInt8] = []
    let parts = counts.map { count in
      let part = (0..<count).map { UInt8(bytes.count + $0) }
      bytes += part
      return Region(inMemory: [99] + part).region(from: 1)
    }
    var wrong: [Range<Int>] = []
    for start in 0...bytes.count {
      for end in start...bytes.count {
        // A region of its own each time: what one has read it does not read again.
        let whole = Region(joining: parts)
        let found = try whole.slice(at: start, count: end - start).bytes
        if found != Array(bytes[start..<end]) { wrong.append(start..<end) }
      }
    }
    #expect(wrong.isEmpty)
  }
}
