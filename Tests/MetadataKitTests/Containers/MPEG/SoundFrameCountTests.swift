import Testing

@testable import MetadataKit

/// Frames that are gone through to count them, here of a length that their first byte is, and of two samples.
@Suite struct SoundFrameCountTests {
  private static func samples(_ bytes: [UInt8], headLength: Int = 1) throws -> Int? {
    try SoundFrameCount.samples(in: Region(inMemory: bytes), headLength: headLength) {
      bytes, place in
      guard let length = bytes[place], length != 255 else { return nil }
      return (Int(length), 2)
    }
  }

  private static func frame(_ length: Int) -> [UInt8] {
    [UInt8(length)] + [UInt8](repeating: 0, count: length - 1)
  }

  @Test func eachIsCounted() throws {
    // Longer than what is looked at in one piece, which ends within a frame.
    let frames = (0..<2000).flatMap { Self.frame(1 + $0 % 200) }
    #expect(try Self.samples(frames) == 4000)
    #expect(try Self.samples(frames + Self.frame(9).dropLast()) == 4000, "one that is cut off")
    #expect(try Self.samples(Array(Self.frame(9).dropLast())) == nil)
    #expect(try Self.samples([]) == nil)
    #expect(try Self.samples(Self.frame(9) + [9], headLength: 2) == 2, "too few bytes for one")
  }

  @Test func otherBytesAreNone() throws {
    #expect(try Self.samples(Self.frame(9) + [255]) == nil)
    #expect(try Self.samples(Self.frame(9) + [0]) == nil)
  }

  @Test func tooManyBytesAreNotGoneThrough() throws {
    let frames = Array([[UInt8]](repeating: Self.frame(128), count: 1 << 16).joined())
    #expect(try Self.samples(frames) == 1 << 17)
    #expect(try Self.samples(frames + Self.frame(1)) == nil)
  }
}
