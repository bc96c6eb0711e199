import Testing
import UniformTypes

@Suite struct QuickDrawTests {
  /// A length, a frame of 24 × 32, and what follows.
  private static func picture(_ rest: [UInt8]) -> [UInt8] {
    [0, 0, 0xff, 0xfe, 0, 0, 0, 22, 0, 32] + rest
  }

  private static let second: [UInt8] = [0, 0x11, 2, 0xff, 0x0c, 0, 0xff, 0xfe]
  private static let first: [UInt8] = [0x11, 1, 1, 0, 10]

  @Test(arguments: [
    picture(second), zeros(512) + picture(second), [1] + zeros(511) + picture(second),
    zeros(512) + picture(first),
  ])
  func starts(_ bytes: [UInt8]) {
    #expect(detect(bytes) == .pict)
  }

  @Test(arguments: [
    // Neither by itself nor behind just anything is the first version enough.
    picture(first), [1] + zeros(511) + picture(first), picture(Array(second.prefix(6))),
    zeros(512) + picture([0x11, 1, 0x11, 2, 0x11]), picture(second.dropLast() + [0x12]),
    // No frame.
    [0, 0, 0, 24, 0, 0, 0, 24, 0, 32] + second, [0, 0, 0, 0, 0, 32, 0, 24, 0, 0] + second,
    zeros(522),
  ])
  func othersAreNone(_ bytes: [UInt8]) {
    #expect(detect(bytes) == nil)
  }
}
