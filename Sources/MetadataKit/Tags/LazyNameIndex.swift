import Synchronization

/// A ``NameIndex`` that is made at the first question for a name: most tables are asked for numbers
/// alone.
///
/// As the standard library's `AtomicLazyReference`, whose calls are not compiled into the caller: each
/// of them looked its type up.
@safe struct LazyNameIndex: ~Copyable, Sendable {
  private let made = unsafe Atomic<Unmanaged<NameIndex>?>(nil)

  /// The index of the names of rows, which are the same at each call.
  func of(_ rows: [RowSummary]) -> NameIndex {
    if let known = unsafe made.load(ordering: .acquiring) {
      return unsafe known.takeUnretainedValue()
    }
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
