import Foundation
import ItemProvider
import Testing
import UniformTypes

struct ItemProviderTests {
  @Test func anEmptyOneOffersNothing() {
    let provider = ItemProvider()
    #expect(provider.registeredTypeIdentifiers.isEmpty)
    #expect(provider.suggestedName == nil)
    #expect(provider.immediateSource() == nil)
    #expect(!provider.hasItemConformingToTypeIdentifier("public.item"))
  }

  @Test func theSuggestedNameCanBeSetAndTakenAway() {
    let provider = ItemProvider(path: "/a/b.jpg")
    #expect(provider.suggestedName == "b.jpg")
    provider.suggestedName = "c"
    #expect(provider.suggestedName == "c")
    provider.suggestedName = nil
    #expect(provider.suggestedName == nil)
  }

  @Test func registeringFromManyThreadsLosesNothing() async {
    let provider = ItemProvider()
    await withTaskGroup { group in
      for number in 0..<100 {
        group.addTask {
          provider.registerDataRepresentation(forTypeIdentifier: "com.example.\(number)") {
            $0(Data([UInt8(number)]), nil)
            return nil
          }
          provider.suggestedName = "\(number)"
        }
      }
    }
    #expect(Set(provider.registeredTypeIdentifiers) == Set((0..<100).map { "com.example.\($0)" }))
    #expect(provider.suggestedName != nil)
  }

  @Test func aLoadGoesOnWhenTheProviderIsGone() async throws {
    let calls = Calls<Data?>()
    weak var gone: ItemProvider?
    do {
      let provider = ItemProvider()
      provider.registerDataRepresentation(for: .jpeg) { completion in
        DispatchQueue.global().asyncAfter(deadline: .now() + 0.02) {
          completion(Data("late".utf8), nil)
        }
        return nil
      }
      provider.loadDataRepresentation(for: .jpeg) { data, _ in calls.add(data) }
      gone = provider
    }
    #expect(gone == nil)
    #expect(try await calls.first() == Data("late".utf8))
  }
}
