import Foundation
import Testing

/// Lists of millions of values: what is beyond the limits takes no memory.
@Suite struct LongListTests {
  /// Times of a microscope's picture, each of a digit.
  @Test func timesOfAMicroscopeStaySmall() throws {
    func units(_ text: String) -> Data { Data(text.utf8.flatMap { [$0, 0] }) }
    func number(_ value: Int) -> Data {
      Data([0, 8, 16, 24].map { UInt8(truncatingIfNeeded: value >> $0) })
    }
    var document = units("<Data><Image><TimeStampList>")
    document.append(Data(String(repeating: "1\0 \0", count: 1_800_000).utf8))
    document.append(units("</TimeStampList></Image></Data>"))
    var file = number(0x70)
    file.append(number(5 + document.count))
    file.append(0x2a)
    file.append(number(document.count / 2))
    file.append(document)
    let folder = try TestFolder()
    try folder.add("a.lif", file)
    let cost = try CommandCost("--ndjson", "a.lif", in: folder.url)
    #expect(cost.status == 0)
    // Debug builds take 66 MB; an array of all times was 55 MB more.
    #expect(cost.memory < 96 << 20 || Sanitizer.isOn)
    #expect(cost.output.range(of: Data("limitExceeded".utf8)) != nil)
  }
}
