import Testing

@testable import ItemProvider

@Suite struct LockedTests {
  @Test func nobodyWaitsWhoNeedNot() {
    let value = Locked(1)
    let seen = value.withLock { _ in value.withLockIfAvailable { $0 } }
    #expect(seen == nil)
    _ = value.withLockIfAvailable { $0 += 1 }
    #expect(value.withLock { $0 } == 2)
  }
}
