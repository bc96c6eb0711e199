import Synchronization

/// A ``NameIndex`` that is made at the first question for a name: most tables are asked for numbers
/// alone.
///
/// As the standard library's `AtomicLazyReference`, whose calls are not compiled into the caller: each
/// of them looked its type up.
@safe struct LazyNameIndex: ~Copyable, Sendable {
  private let made = unsafe Atomic<Unmanaged<NameIndex>?>(nil)

  /// The place of the first name of rows that is the one that is looked for, or nil: see
  /// ``NameIndex/place(of:where:)``.
  ///
  /// - Parameter rows: the same at each call.
  func place(
    of hash: UInt32, in rows: [RowSummary], where isIt: (_ place: Int) -> Bool
  ) -> Int? {
    // It stays for as long as this does: threads that counted references to it would wait for one
    // another.
    if let known = unsafe made.load(ordering: .acquiring) {
      return unsafe known._withUnsafeGuaranteedRef { $0.place(of: hash, where: isIt) }
    }
    return make(rows).place(of: hash, where: isIt)
  }

  private func make(_ rows: [RowSummary]) -> NameIndex {
    let index = NameIndex(count: rows.count) { rows[$0].nameHash }
    let kept = unsafe Unmanaged.passRetained(index)
    let (isKept, other) = unsafe made.compareExchange(
      expected: nil, desired: kept, ordering: .acquiringAndReleasing)
    guard !isKept, let other = unsafe other else { return index }
    // Another thread was faster.
    unsafe kept.release()
    return unsafe other.takeUnretainedValue()
  }

  deinit { unsafe made.load(ordering: .acquiring)?.release() }
}
