import Testing

@testable import MetadataKit

/// What is kept of a JPEG without what is coded of its picture.
@Suite struct JPEGScansTests {
  /// What is left of bytes that come in pieces.
  private func left(of bytes: [UInt8], inPiecesOf count: Int) -> [UInt8] {
    var scans = JPEGScans()
    var kept: [UInt8] = []
    for start in stride(from: 0, to: bytes.count, by: count) {
      kept += bytes[start..<min(start + count, bytes.count)]
      scans.drop(from: &kept)
    }
    return kept
  }

  private static let sizes = [1, 2, 3, 7, 100, 5000]

  @Test(arguments: sizes) func scansAreDropped(_ size: Int) {
    let head = Bytes().raw([0xff, 0xd8, 0xff, 0xe1, 0, 8, 0xff, 0xda, 0, 4, 1, 2, 0xff])
    let first = Bytes().raw([0xff, 0xda, 0, 3, 0xff])
    let second = Bytes().raw([0xff, 0xc4, 0, 4, 0xff, 0xd9, 0xff, 0x01, 0xff, 0xda, 0, 2])
    let end = Bytes().raw([0xff, 0xd9, 0xff, 0xda, 0, 2, 9, 9, 0xff, 0])
    let scan: [UInt8] =
      [1, 0xff, 0, 0xff, 0xd7, 2, 0xff, 0xff, 0, 3] + Array(repeating: 7, count: 400)
    let file = head.raw(first.bytes).raw(scan).raw(second.bytes).raw(scan).raw(end.bytes).bytes
    let rest = head.raw(first.bytes).raw(second.bytes).raw(end.bytes).bytes
    #expect(left(of: file, inPiecesOf: size) == rest)
  }

  /// Nothing is dropped that is no scan.
  @Test(arguments: sizes) func othersAreKept(_ size: Int) {
    let others: [[UInt8]] = [
      [], [0xff], [0xff, 0xd8, 0xff], [0xff, 0xd8, 0xfe, 0xff, 0xda, 0, 2, 7, 7],
      [0xff, 0xd8, 0xff, 0xe0, 0, 2, 7, 0xff, 0xda, 0, 2, 7, 7],
      [0xff, 0xd8, 0xff, 0xe0, 0, 0, 0xff],
      [0xff, 0xd8, 0xff, 0xd9, 7, 7, 0xff, 0xda, 0, 2, 7, 7],
    ]
    for bytes in others { #expect(left(of: bytes, inPiecesOf: size) == bytes) }
  }
}
