/// Jobs in a row that several threads do, and whose results are taken in the order of the jobs.
///
/// No more jobs than fit are there at a time, and no more bytes of results than a bound: so much
/// of a run is in memory, however many files it has.
struct OrderedWindow<Job: Sendable, Value: Sendable>: Sendable {
  private enum Slot: Sendable {
    case empty
    case waiting(Job)
    case running
    case done(Value)
  }

  private struct State: Sendable {
    var slots: [Slot]
    /// The job whose result is taken next, the one that is done next, the one that is put next.
    var head = 0
    var next = 0
    var tail = 0
    /// Of results that wait to be taken.
    var bytes = 0
    var isClosed = false
  }

  private let monitor: POSIX.Monitor<State>
  private let size: Int
  private let mostBytes: Int
  private let cost: @Sendable (Value) -> Int

  /// - Parameters:
  ///   - size: how many jobs there are at a time.
  ///   - mostBytes: how many bytes of results, beside those that threads are about to finish.
  ///   - cost: the bytes of a result.
  init(size: Int, mostBytes: Int, cost: @escaping @Sendable (Value) -> Int) {
    monitor = POSIX.Monitor(State(slots: Array(repeating: .empty, count: size)))
    self.size = size
    self.mostBytes = mostBytes
    self.cost = cost
  }

  // MARK: The thread that has the jobs

  /// Whether there is room for a job.
  var hasRoom: Bool { monitor.withLock { $0.tail - $0.head < size } }

  /// Whether no job is there.
  var isEmpty: Bool { monitor.withLock { $0.tail == $0.head } }

  /// Puts a job, for which there must be room.
  func put(_ job: Job) {
    monitor.withLock { state in
      state.slots[state.tail % size] = .waiting(job)
      state.tail += 1
    }
    monitor.ring(.work)
  }

  /// Takes the next result; nil where it is not there within so many seconds.
  func take(waiting seconds: Double) -> Value? {
    let value: Value? = monitor.wait(for: .result, seconds: seconds) { state in
      guard case .done(let value) = state.slots[state.head % size] else { return nil }
      state.slots[state.head % size] = .empty
      state.head += 1
      state.bytes -= cost(value)
      return value
    }
    // Who waits for room may go on.
    if value != nil { monitor.ringAll(.work) }
    return value
  }

  /// Takes the next result if it is there.
  func takeReady() -> Value? {
    monitor.withLock { state in
      guard case .done(let value) = state.slots[state.head % size] else { return nil }
      state.slots[state.head % size] = .empty
      state.head += 1
      state.bytes -= cost(value)
      return value
    }
  }

  /// Lets the threads end: jobs that none has begun are dropped.
  func close() {
    monitor.withLock { $0.isClosed = true }
    monitor.ringAll(.work)
  }

  // MARK: The threads that do them

  /// Does jobs until there are none any more.
  func work(_ body: (Job) -> Value) {
    while let (index, job) = begin() {
      let value = body(job)
      let shouldWake = monitor.withLock { state in
        state.slots[index % size] = .done(value)
        state.bytes += cost(value)
        return isDue(state)
      }
      if shouldWake { monitor.ring(.result) }
    }
  }

  /// Whether it is time to take results: the next is there, and jobs or room for results run short.
  ///
  /// While half of the jobs wait to be begun, nobody is woken for each result: that was a tenth of
  /// the processors' time of scanning small files with two threads. Who waits for a result looks by
  /// itself before long.
  private func isDue(_ state: State) -> Bool {
    guard case .done = state.slots[state.head % size] else { return false }
    return state.tail - state.next <= size / 2 || state.bytes >= mostBytes / 2
  }

  private enum Beginning {
    case job(Int, Job)
    case end
  }

  private func begin() -> (Int, Job)? {
    let beginning: Beginning? = monitor.wait(for: .work) { state in
      if state.isClosed { return .end }
      // The one that is taken next must be done, however much the others wait with.
      guard state.next < state.tail, state.bytes < mostBytes || state.next == state.head,
        case .waiting(let job) = state.slots[state.next % size]
      else { return nil }
      state.slots[state.next % size] = .running
      state.next += 1
      return .job(state.next - 1, job)
    }
    guard case .job(let index, let job) = beginning else { return nil }
    return (index, job)
  }
}
