import Testing

@testable import MetadataKit

/// How often a name came before.
@Suite struct NameCounterTests {
  @Test func countsNamesOfEachGroupByThemselves() {
    var counter = NameCounter()
    for _ in 0..<3 {
      #expect(["A", "B", "A", "", "", "A"].map { counter.add($0) } == [1, 1, 2, 1, 2, 3])
      counter.removeAll()
    }
  }

  @Test func holdsThousandsThatLookAlike() {
    var counter = NameCounter()
    let names = (0..<5000).map { "Tag\($0)Of\($0 % 7)SomeValues" }
    #expect(names.allSatisfy { counter.add($0) == 1 })
    #expect(names.allSatisfy { counter.add($0) == 2 })
    counter.removeAll()
    #expect(names.allSatisfy { counter.add($0) == 1 })
  }
}
