import Testing

@testable import MetadataKit

@Suite struct DecimalWordTests {
  private func text(_ word: UInt64, _ count: Int) -> String {
    String(decoding: (0..<count).map { UInt8(truncatingIfNeeded: word >> ($0 * 8)) }, as: UTF8.self)
  }

  private func isRight(_ number: UInt32) -> Bool {
    let word = DecimalWord(number)
    let shown = String(number)
    let zeros = String(repeating: "0", count: 8 - shown.utf8.count)
    return word.count == shown.utf8.count && text(word.digits, word.count) == shown
      && text(word.allDigits, 8) == zeros + shown
  }

  /// Every number of four digits, as the lower half and as the upper one.
  @Test func makesEachHalf() {
    let wrong = (UInt32(0)..<10_000).filter { half in
      !isRight(half) || !isRight(half * 10_000) || !isRight(half * 10_000 + (9_999 - half))
    }
    #expect(wrong.isEmpty)
  }

  @Test(arguments: [0, 9, 10, 99, 100, 999, 1000, 9999, 99_999, 999_999, 9_999_999, 99_999_999])
  func hasAsManyDigitsAsTheNumber(_ number: UInt32) {
    #expect(isRight(number))
  }

  /// A list, longer than what room is made for at a time.
  @Test(arguments: [0, 1, 2, 255, 256, 257, 600])
  func writesLists(_ count: Int) {
    func number(_ index: Int) -> Int64 {
      let number = UInt32(truncatingIfNeeded: index &* 2_654_435_761)
      return index % 2 == 0 ? Int64(number) : Int64(Int32(bitPattern: number))
    }
    var text = TextBuffer()
    text.append(integers: count) { number($0) }
    #expect(text.string == (0..<count).map { String(number($0)) }.joined(separator: " "))
  }

  /// The longest of each sign, as many as there is room for at a time.
  @Test(arguments: [Int64(Int32.min), Int64(UInt32.max)])
  func hasRoomForTheLongest(_ number: Int64) {
    var text = TextBuffer()
    text.append(integers: 256) { _ in number }
    #expect(text.string == Array(repeating: String(number), count: 256).joined(separator: " "))
  }
}
