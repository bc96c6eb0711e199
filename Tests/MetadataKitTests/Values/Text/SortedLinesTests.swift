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

  @Test func findsAllKeysThatStartSo() {
    let lines = SortedLines("A=1\nAB=2\nAC=3\nB=A=4")
    func texts(_ prefix: String) -> [String] {
      lines.texts(startingWith: prefix.utf8).map { String(decoding: $0, as: UTF8.self) }
    }
    #expect(texts("A") == ["1", "2", "3"])
    #expect(texts("AC") == ["3"])
    #expect(texts("B") == ["A=4"])
    #expect(texts("") == ["1", "2", "3", "A=4"])
    #expect(texts("C") == [] && texts("ACA") == [])
    #expect(SortedLines("").texts(startingWith: "A".utf8) == [])
  }

  @Test(arguments: [ShellProperty.names, MediaMatrix.words])
  func linesAreSorted(_ lines: SortedLines) {
    #expect(lines.keys.count > 200)
    for key in lines.keys { #expect(lines[key.utf8] != nil, "\(key)") }
  }
}
