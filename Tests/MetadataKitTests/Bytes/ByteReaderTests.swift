import Testing

@testable import MetadataKit

@Suite struct ByteReaderTests {
  @Test func readsOnlyWhatIsAskedFor() throws {
    var asked: [Range<Int>] = []
    let reader = ByteReader(count: 1 << 30, limit: 1 << 20) {
      (offset, count) throws(MetadataError) in
      asked.append(offset..<(offset + count))
      return [UInt8](repeating: 7, count: count)
    }
    let first = try reader.slice(at: 0, count: 4)
    #expect(try first.uint32(at: 0, .big) == 0x0707_0707)
    _ = try reader.slice(at: 100, count: 4)
    _ = try reader.slice(at: 1 << 29, count: 4)
    #expect(asked == [0..<16384, (1 << 29)..<((1 << 29) + 4096)])
    #expect(reader.bytesRead == 20480)
    #expect(reader.reads == 2)
  }

  @Test func readsNoLessThanIsWanted() throws {
    let reader = ByteReader(count: 1 << 20, limit: 1 << 20, leastRead: 64) {
      (_, count) throws(MetadataError) in [UInt8](repeating: 7, count: count)
    }
    for place in [0, 1 << 16, (1 << 16) + 60, 1 << 17] { _ = try reader.slice(at: place, count: 4) }
    #expect(reader.bytesRead == 16384 + 128)
    _ = try reader.slice(at: 1 << 18, count: 100)
    #expect(reader.bytesRead == 16384 + 228)
    #expect(reader.reads == 4)
  }

  /// Of such a file the end is asked for next.
  @Test(arguments: [(32768, 32768), (32769, 16384), (20000, 20000), (100, 100)])
  func readsASmallFileAtOnce(_ size: Int, _ expected: Int) throws {
    let reader = ByteReader(count: size, limit: 1 << 20) {
      (offset, count) throws(MetadataError) in [UInt8](repeating: 7, count: count)
    }
    _ = try reader.slice(at: 0, count: 4)
    #expect(reader.bytesRead == expected)
    _ = try reader.slice(at: size - 4, count: 4)
    #expect(reader.reads == (expected == size ? 1 : 2))
  }

  @Test func readsNoMoreOfASmallFileThanTheLimit() throws {
    let reader = ByteReader(count: 30_000, limit: 20_000) {
      (_, count) throws(MetadataError) in [UInt8](repeating: 7, count: count)
    }
    _ = try reader.slice(at: 0, count: 4)
    #expect(reader.bytesRead == 16384)
  }

  @Test func looksAtTwoPlacesInTurnWithoutReadingAgain() throws {
    let reader = ByteReader(count: 1 << 30, limit: 1 << 20) {
      (offset, count) throws(MetadataError) in
      [UInt8](repeating: UInt8(truncatingIfNeeded: offset >> 20), count: count)
    }
    for _ in 0..<3 {
      for place in [0, 1 << 20, 2 << 20] {
        let slice = try reader.slice(at: place, count: 8)
        #expect(slice.bytes == [UInt8](repeating: UInt8(place >> 20), count: 8))
        #expect(slice.offset == place)
      }
    }
    #expect(reader.reads == 3)
  }

  @Test func lendsTheSameBytesUpToABound() throws {
    let reader = ByteReader([UInt8](repeating: 7, count: 1 << 20))
    for _ in 0..<256 { _ = try reader.slice(at: 0, count: 1 << 20) }
    #expect(throws: MetadataError.self) { try reader.slice(at: 0, count: 1) }
    #expect(reader.bytesRead == 0)
  }

  @Test func keepsASliceThatOutlivesTheNextRead() throws {
    let reader = ByteReader(count: 1 << 20, limit: 1 << 20) {
      (offset, count) throws(MetadataError) in
      [UInt8](repeating: UInt8(truncatingIfNeeded: offset >> 12), count: count)
    }
    let first = try reader.slice(at: 0, count: 8)
    let second = try reader.slice(at: 1 << 19, count: 8)
    #expect(first.bytes == [0, 0, 0, 0, 0, 0, 0, 0])
    #expect(second.bytes == [UInt8](repeating: 128, count: 8))
  }

  @Test(arguments: [(-1, 1), (0, 11), (10, 1), (.max, 1), (5, .max), (0, -1)])
  func refusesWhatLiesOutside(_ offset: Int, _ count: Int) {
    let reader = ByteReader([UInt8](repeating: 0, count: 10))
    #expect(throws: MetadataError(.truncated, "")) {
      try reader.slice(at: offset, count: count)
    }
  }

  @Test func stopsAtTheLimitOfBytesRead() throws {
    let reader = ByteReader(count: 1 << 30, limit: 20_000) {
      (_, count) throws(MetadataError) in [UInt8](repeating: 0, count: count)
    }
    _ = try reader.slice(at: 0, count: 1)
    #expect(throws: MetadataError(.limitExceeded, "")) {
      try reader.slice(at: 1 << 20, count: 1)
    }
  }

  @Test func saysThatAFileBecameShorter() {
    let reader = ByteReader(count: 100_000, limit: 1 << 20) {
      (_, _) throws(MetadataError) in [1, 2, 3]
    }
    // Not that it is damaged: read again, it may be whole.
    #expect(throws: MetadataError(.unreadable, "")) { try reader.slice(at: 0, count: 4) }
  }

  /// What is parsed of a drawing with declarations is a copy: the text as it was read is not kept beside it.
  @Test func theTextOfADrawingIsNotKept() throws {
    let comment = "<!--\(String(repeating: "a", count: 100_000))-->"
    let text = Array("<!DOCTYPE svg [<!ENTITY a \"b\">]><svg>\(comment)</svg>".utf8)
    let reader = ByteReader(count: text.count, limit: 1 << 20) {
      (offset, count) throws(MetadataError) in Array(text[offset..<(offset + count)])
    }
    var found = MetadataBuilder(format: FileFormat("X", "x", "", nil), options: ReadOptions())
    try SVGDocument.read(Region(reader), &found)
    let reads = reader.reads
    _ = try reader.slice(at: 50_000, count: 1)
    #expect(reader.reads == reads + 1)
  }
}
