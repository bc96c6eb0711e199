import Testing

@testable import MetadataKit

/// How often a name came before.
@Suite struct NameCounterTests {
  /// Counts each of some names among those before it.
  private func counts(_ names: [String], _ counter: inout NameCounter) -> [Int] {
    names.indices.map { index in
      counter.add(index, hash: names[index].letterHash) { names[$0] == names[index] }
    }
  }

  @Test func countsNamesOfEachGroupByThemselves() {
    var counter = NameCounter()
    for _ in 0..<3 {
      #expect(counts(["A", "B", "A", "", "", "A"], &counter) == [1, 1, 2, 1, 2, 3])
      counter.removeAll()
    }
  }

  @Test func holdsThousandsThatLookAlike() {
    var counter = NameCounter()
    let names = (0..<5000).map { "Tag\($0)Of\($0 % 7)SomeValues" }
    #expect(counts(names + names, &counter).elementsEqual((0..<10000).map { $0 / 5000 + 1 }))
    counter.removeAll()
    #expect(counts(names, &counter).allSatisfy { $0 == 1 })
  }
}
