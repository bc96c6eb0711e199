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
    noteRoom(monitor.wait(for: .result, seconds: seconds) { Self.take(&$0, cost) })
  }

  /// Takes the next result if it is there.
  func takeReady() -> Value? { noteRoom(monitor.withLock { Self.take(&$0, cost) }) }

  private static func take(_ state: inout State, _ cost: (Value) -> Int) -> Value? {
    let index = state.head % state.slots.count
    guard case .done(let value) = state.slots[index] else { return nil }
    state.slots[index] = .empty
    state.head += 1
    state.bytes -= cost(value)
    return value
  }

  /// Who waits for room may go on where a result was taken.
  private func noteRoom(_ value: Value?) -> Value? {
    if value != nil { monitor.ringAll(.work) }
    return value
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
      if finish(index, body(job)) { monitor.ring(.result) }
    }
  }

  /// Does the next job, if one waits to be begun: so the thread that has the jobs does some, too.
  ///
  /// - Returns: whether there was one.
  func workOnce(_ body: (Job) -> Value) -> Bool {
    guard case .job(let index, let job) = monitor.withLock({ Self.next(&$0, mostBytes) }) else {
      return false
    }
    _ = finish(index, body(job))
    return true
  }

  /// Puts the result of a job, and tells whether it is time to take results.
  private func finish(_ index: Int, _ value: Value) -> Bool {
    monitor.withLock { state in
      state.slots[index % size] = .done(value)
      state.bytes += cost(value)
      return isDue(state)
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
    let beginning = monitor.wait(for: .work) { Self.next(&$0, mostBytes) }
    guard case .job(let index, let job) = beginning else { return nil }
    return (index, job)
  }

  /// Takes the job that is to be begun next; nil where none is there, or no room for its result.
  private static func next(_ state: inout State, _ mostBytes: Int) -> Beginning? {
    if state.isClosed { return .end }
    let index = state.next % state.slots.count
    // The one that is taken next must be done, however much the others wait with.
    guard state.next < state.tail, state.bytes < mostBytes || state.next == state.head,
      case .waiting(let job) = state.slots[index]
    else { return nil }
    state.slots[index] = .running
    state.next += 1
    return .job(state.next - 1, job)
  }
}
