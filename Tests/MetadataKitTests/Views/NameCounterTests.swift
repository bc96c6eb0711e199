import Testing

@testable import MetadataKit

/// How often a name came before.
@Suite struct NameCounterTests {
  /// Counts each of some names among those before it.
  private func counts(_ names: [String], _ counter: inout NameCounter) -> [Int] {
    names.indices.map { index in
      counter.add(index, hash: names[index].letterHash) {
        names[$0] == names[index]
      } name: {
        names[$0]
      }
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

  /// A file may have names that are made for it.
  @Test func comparesFewNamesWhereAllHaveOneHash() {
    var counter = NameCounter()
    let names = (0..<5000).map { "Tag\($0)" }
    for _ in 0..<2 {
      var comparisons = 0
      let all = names + names
      let counts = all.indices.map { index in
        counter.add(index, hash: 7) {
          comparisons += 1
          return all[$0] == all[index]
        } name: {
          all[$0]
        }
      }
      #expect(counts.elementsEqual((0..<10000).map { $0 / 5000 + 1 }))
      #expect(comparisons <= 64 * 64)
      counter.removeAll()
    }
  }

  /// Those that fill a row of places, too.
  @Test func countsNamesWhoseHashesFollowOneAnother() {
    var counter = NameCounter()
    let all = (0..<3).flatMap { _ in (0..<1000).map { "N\($0)" } }
    let counts = all.indices.map { index in
      counter.add(index, hash: UInt32(index % 1000 / 2)) {
        all[$0] == all[index]
      } name: {
        all[$0]
      }
    }
    #expect(counts.elementsEqual((0..<3000).map { $0 / 1000 + 1 }))
  }
}
