import MetadataKit
import Testing

@Suite struct BrotliTests {
  /// `printf 'hello hello hello hello' | brotli -q 11`
  static let hello: [UInt8] = [
    0x1f, 0x16, 0x00, 0xf8, 0x8d, 0x94, 0x6e, 0xde, 0x44, 0x55, 0x86, 0x96, 0x6c, 0x20, 0x6f, 0x21,
    0x4f, 0x1c, 0xe0, 0x38,
  ]
  /// `head -c 30000000 /dev/zero | brotli -q 9`
  static let bomb: [UInt8] = [
    0xcf, 0xff, 0xff, 0x7f, 0x00, 0x24, 0x00, 0xe2, 0xb1, 0x40, 0x72, 0xef, 0xff, 0xf3, 0x6f, 0x38,
    0x19, 0x80, 0x04, 0x40, 0x1c, 0x16, 0x80, 0xce, 0x6e, 0x32,
  ]

  @Test func decompresses() {
    let decoded = BrotliDecoded(ByteSlice(Self.hello), limit: 1000)
    #expect(decoded.error == nil)
    #expect(String(decoding: decoded.bytes, as: UTF8.self) == "hello hello hello hello")
  }

  @Test func stopsAtTheLimit() {
    let decoded = BrotliDecoded(ByteSlice(Self.bomb), limit: 1 << 20)
    #expect(decoded.error?.code == .limitExceeded)
    #expect(decoded.bytes.count == 1 << 20)
  }

  /// What is passed is not kept, and counts for the limit.
  @Test func passesWhatIsNotAskedFor() {
    let end = BrotliDecoded(ByteSlice(Self.hello), from: 18, limit: 1000)
    #expect(String(decoding: end.bytes, as: UTF8.self) == "hello" && end.error == nil)
    let middle = BrotliDecoded(ByteSlice(Self.hello), from: 6, limit: 11)
    #expect(String(decoding: middle.bytes, as: UTF8.self) == "hello")
    #expect(middle.error?.code == .limitExceeded)
    let far = BrotliDecoded(ByteSlice(Self.bomb), from: (1 << 20) - 10, limit: 1 << 20)
    #expect(far.bytes == [UInt8](repeating: 0, count: 10))
    #expect(BrotliDecoded(ByteSlice(Self.hello), from: 24, limit: 1000).bytes.isEmpty)
  }

  @Test func tellsOfDamage() {
    let short = BrotliDecoded(ByteSlice(Array(Self.hello.dropLast(2)), offset: 7), limit: 1000)
    #expect(short.error?.code == .truncated && short.error?.offset == 7)
    let damaged = BrotliDecoded(ByteSlice([UInt8](repeating: 0xff, count: 40)), limit: 1000)
    #expect(damaged.error?.code == .malformed)
    #expect(BrotliDecoded(ByteSlice([]), limit: 1000).error?.code == .truncated)
  }
}
