import Testing

@testable import MetadataKit

/// Where the channels of a frame end, by the forms that there are (RFC 9639 §9.2).
@Suite struct FLACSubframesTests {
  private static func slice(_ bits: String) -> ByteSlice {
    var bytes: [UInt8] = []
    for (index, bit) in bits.utf8.filter({ $0 != 0x20 }).enumerated() {
      if index % 8 == 0 { bytes.append(0) }
      if bit == 0x31 { bytes[index / 8] |= 0x80 >> UInt8(index % 8) }
    }
    return ByteSlice(bytes)
  }

  /// One sample for all, all of them, with bits that none has, predicted ones, coded in parts or not.
  @Test(arguments: [
    ("0 000000 0 1010", 7, [4], 2), ("0 000001 0 1010 0101 1111", 3, [4], 3),
    ("0 000001 1 01 10 01 11", 3, [4], 2),
    ("0 001001 0 1010 00 0000 0001 010 11 0010", 4, [4], 4),
    ("0 001000 0 01 0001 11111 00010 1011 00000 1 01", 4, [4], 5),
    ("0 100000 0 1010 0001 00000 11 00 0000 0000 1 01", 3, [4], 5),
    ("0 000000 0 1010 0 000000 0 11111", 7, [4, 5], 4),
  ])
  func endsBehindTheLastSample(_ bits: String, _ samples: Int, _ depths: [Int], _ length: Int) {
    let channels = Self.slice(bits)
    #expect(channels.count == length)
    func end(_ bytes: ByteSlice) -> Int? {
      FLACSubframes.length(in: bytes, samples: samples, depths: depths)
    }
    #expect(end(ByteSlice(channels.bytes + [0xff, 0, 0xff])) == length)
    #expect(end(channels) == length)
    #expect(end(channels.prefix(length - 1)) == nil)
  }

  /// Forms that are reserved, and parts that no whole number of samples is in.
  @Test(arguments: [
    "1 000000 0 1010", "0 000010 0 1010", "0 001101 0 1010", "0 000000 1 0001 1010",
    "0 001000 0 10 0000 0000", "0 001000 0 00 0001 0000 1 1 1", "0 100000 0 1010 1111 00000",
  ])
  func otherFormsHaveNoEnd(_ bits: String) {
    let body = ByteSlice(Self.slice(bits).bytes + [UInt8](repeating: 0xff, count: 32))
    #expect(FLACSubframes.length(in: body, samples: 3, depths: [4]) == nil)
  }
}
