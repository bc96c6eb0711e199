import Testing

@testable import MetadataKit

@Suite struct WaveFormatTests {
  private static func header(_ tag: Int, _ bits: Int, _ identifier: [UInt8] = []) -> Bytes {
    Bytes().little(tag, 2, size: 2).little(48_000, 0, size: 4).little(4, bits, 22, 20, size: 2)
      .little(3, size: 4).raw(identifier)
  }

  /// The identifier of a format that has a number goes on as they all do.
  private static func identifier(_ number: Int) -> [UInt8] {
    Bytes().little(number, 0, size: 4).raw([0x80, 0, 0, 0xaa, 0, 0x38, 0x9b, 0x71]).bytes
  }

  /// What is compressed has none, and neither has what nothing is known of; of 24 bits some may be filling.
  @Test(
    arguments: [
      (header(1, 16), "0x0001", 16), (header(0x55, 16), "0x0055", nil),
      (header(0xfffe, 24, identifier(1)), "0x0001", 20),
      (header(0xfffe, 24, [UInt8](repeating: 7, count: 16)), "0xfffe", nil),
    ] as [(Bytes, String, Int?)])
  func knowsTheBitsOfSamples(_ header: Bytes, _ codec: String, _ bits: Int?) throws {
    let format = try WaveFormat(ByteSlice(header.bytes), .little)
    #expect(format.codec == codec && format.sampleSize == bits)
  }
}
