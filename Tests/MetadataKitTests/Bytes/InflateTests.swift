import CZlib
import Testing

@testable import MetadataKit

@Suite struct InflateTests {
  /// A zlib stream of the bytes.
  private func deflated(_ bytes: [UInt8]) throws -> [UInt8] {
    var length = compressBound(UInt(bytes.count))
    var stream = [UInt8](repeating: 0, count: Int(length))
    let status = unsafe compress2(&stream, &length, bytes, UInt(bytes.count), 9)
    try #require(status == Z_OK)
    return Array(stream.prefix(Int(length)))
  }

  /// Bytes that hardly can be compressed.
  private static let noise: [UInt8] = (0..<200_000).map {
    var mixed = (UInt64($0) &+ 1) &* 0x9e37_79b9_7f4a_7c15
    mixed = (mixed ^ mixed >> 30) &* 0xbf58_476d_1ce4_e5b9
    return UInt8(truncatingIfNeeded: mixed >> 56)
  }
  private static let zeros = [UInt8](repeating: 0, count: 300_000)

  /// What the first part promises of the rest is too much, too little, or right.
  @Test(arguments: [noise + zeros, zeros + noise, noise, zeros, zeros + noise + zeros, [], [7]])
  func inflatesWhateverTheRate(_ bytes: [UInt8]) throws {
    let stream = try deflated(bytes)
    let inflated = Inflated(ByteSlice(stream + [1, 2, 3]), limit: 1 << 20)
    #expect(inflated.bytes == bytes)
    #expect(inflated.consumed == stream.count)
    #expect(inflated.error == nil)
  }

  @Test(arguments: [1, 4096, 40_000, 250_000, 499_999])
  func stopsAtTheLimit(_ limit: Int) throws {
    let inflated = Inflated(ByteSlice(try deflated(Self.zeros + Self.noise)), limit: limit)
    #expect(inflated.bytes == Array((Self.zeros + Self.noise).prefix(limit)))
    #expect(inflated.error?.code == .limitExceeded)
  }

  @Test func hasWhatStandsBeforeAnEndOrADamage() throws {
    let stream = try deflated(Self.noise + Self.zeros)
    let cut = Inflated(ByteSlice(Array(stream.dropLast(9))), limit: 1 << 20)
    #expect(cut.error?.code == .truncated)
    #expect(cut.bytes == Array((Self.noise + Self.zeros).prefix(cut.bytes.count)))
    #expect(cut.bytes.count > 200_000)
    let damaged = Inflated(ByteSlice(stream.dropLast(4) + [0, 0, 0, 0]), limit: 1 << 20)
    #expect(damaged.error?.code == .malformed)
    #expect(damaged.bytes == Self.noise + Self.zeros)
  }

  @Test func whatNeedsADictionaryIsNotBegun() {
    let stream: [UInt8] = [0x78, 0x20, 0x33, 4, 0, 0, 0x32, 0, 0x32]
    let inflated = Inflated(ByteSlice(stream), limit: 100)
    #expect(inflated.bytes.isEmpty && inflated.error != nil)
    #expect(inflated.consumed == 0)
  }
}
