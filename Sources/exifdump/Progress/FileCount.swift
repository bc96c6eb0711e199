import Synchronization

/// How many files there are to read, counted by a thread of its own.
final class FileCount: Sendable {
  private let count = Atomic<Int>(-1)
  private let isCancelled = Atomic<Bool>(false)

  /// How many; nil while they are counted, and where they cannot be.
  var value: Int? {
    let value = count.load(ordering: .relaxed)
    return value < 0 ? nil : value
  }

  /// Starts to count the files of a run that has not begun.
  func start(_ inputs: Inputs) {
    guard !inputs.hasList else { return }
    let thread = POSIX.Thread { [self] in
      var inputs = inputs
      var total = 0
      while !isCancelled.load(ordering: .relaxed), let input = try? inputs.next() {
        total += 1
        var next: Inputs.Input? = input
        while case .named(let path) = next, POSIX.kind(of: path) == .directory {
          next = inputs.enter(path)
          if next == nil { total -= 1 }
        }
      }
      if !isCancelled.load(ordering: .relaxed) { count.store(total, ordering: .relaxed) }
    }
    // A run does not wait until its files are counted.
    thread?.detach()
  }

  func cancel() { isCancelled.store(true, ordering: .relaxed) }
}
