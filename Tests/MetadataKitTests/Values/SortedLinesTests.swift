import MetadataKit
import Testing

@Suite struct SortedLinesTests {
  @Test func findsEachKeyAndNoOther() {
    let keys = ["A", "AA", "B 1", "B 10", "B 2", "C"]
    let lines = SortedLines(keys.map { $0 + "=text of " + $0 }.joined(separator: "\n"))
    for key in keys { #expect(lines[key.utf8] == Array("text of \(key)".utf8)) }
    for key in ["", "=", "AAA", "B", "B 3", "D", "0"] { #expect(lines[key.utf8] == nil) }
    #expect(SortedLines("")["A".utf8] == nil)
    #expect(SortedLines("A")["A".utf8] == [])
  }

  @Test(arguments: [ShellProperty.names, MediaMatrix.words])
  func linesAreSorted(_ lines: SortedLines) {
    #expect(lines.keys.count > 200)
    for key in lines.keys { #expect(lines[key.utf8] != nil, "\(key)") }
  }
}
