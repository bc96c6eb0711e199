import Testing

@testable import MetadataKit

@Suite struct JSONReaderTests {
  /// Characters beyond the first plane are pairs; half of one is told as what cannot be read, and takes
  /// nothing with it.
  @Test(arguments: [
    (#"\ud83d\ude00"#, "\u{1f600}"), (#"\ud83d\u0041"#, "\u{fffd}A"),
    (#"\ud83d\ud83d\ude00"#, "\u{fffd}\u{1f600}"), (#"\ud83dx"#, "\u{fffd}x"),
    (#"\ude00\u00e9"#, "\u{fffd}\u{e9}"), (#"\ud83d\n"#, "\u{fffd}\n"),
  ])
  func readsPairs(_ coded: String, _ expected: String) throws {
    let text = ByteSlice(Array("\"\(coded)\"".utf8))
    var reader = JSONReader(text, nesting: 4, count: 4)
    guard case .text(let bytes) = try reader.value() else {
      Issue.record("it is no text")
      return
    }
    #expect(String(decoding: bytes, as: UTF8.self) == expected)
  }
}
