import ItemProvider
import Testing

struct ItemProviderValuesTests {
  @Test func visibilityHasApplesNumbers() {
    let all: [ItemProviderRepresentationVisibility] = [.all, .team, .group, .ownProcess]
    #expect(all.map(\.rawValue) == [0, 1, 2, 3])
  }

  @Test func fileOptionsHaveApplesNumbers() {
    #expect(ItemProviderFileOptions.openInPlace.rawValue == 1)
    #expect(ItemProviderFileOptions().rawValue == 0)
  }
}
