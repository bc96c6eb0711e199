import Testing
import UniformTypes

/// The tables are bisected and indexed by case: their order is what everything else rests on.
@Suite struct DeclarationTests {
  @Test func rowsAreInTheOrderOfTheCases() {
    #expect(Declaration.all.map(\.type) == DeclaredType.allCases)
  }

  @Test func identifiersAreSortedUniqueAndLowerCase() {
    let identifiers = Declaration.all.map(\.identifier)
    #expect(zip(identifiers, identifiers.dropFirst()).allSatisfy { $0 < $1 })
    #expect(identifiers.allSatisfy { $0 == $0.lowercased() && $0.contains(".") })
  }

  @Test func everyTypeHasADescription() {
    for row in Declaration.all {
      #expect(!row.description.isEmpty, "\(row.identifier)")
    }
  }

  @Test func nothingConformsToItselfThroughOthers() {
    for row in Declaration.all {
      let type = TypeIdentifier(row.identifier)
      #expect(type?.supertypes.contains { $0 == type } == false, "\(row.identifier)")
    }
  }
}

@Suite struct TagRowTests {
  @Test(arguments: [ClaimedTag.filenameExtensions, ClaimedTag.mimeTypes])
  func tagsAreSortedAndLowerCase(table: [ClaimedTag]) {
    #expect(zip(table, table.dropFirst()).allSatisfy { $0.tag <= $1.tag })
    #expect(table.allSatisfy { $0.tag == $0.tag.lowercased() && !$0.tag.isEmpty })
  }

  @Test func tablesSayWhatTheDeclarationsSay() {
    func pairs(_ list: (Declaration) -> String) -> Set<String> {
      Set(
        Declaration.all.flatMap { row in
          list(row).split(separator: ",").map { "\($0) \(row.type)" }
        })
    }
    let extensions = ClaimedTag.filenameExtensions.map { "\($0.tag) \($0.type)" }
    let mimeTypes = ClaimedTag.mimeTypes.map { "\($0.tag) \($0.type)" }
    #expect(Set(extensions) == pairs(\.extensions))
    #expect(Set(mimeTypes) == pairs(\.mimeTypes))
    #expect(Set(extensions).count == extensions.count)
    #expect(Set(mimeTypes).count == mimeTypes.count)
  }
}
