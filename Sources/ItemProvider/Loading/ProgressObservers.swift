/// Those who want to know how far something has come.
struct ProgressObservers {
  typealias Stream = AsyncStream<Double>.Continuation

  private var streams: [Int: Stream] = [:]
  private var observations: [Int: ProgressObservation] = [:]
  private var next = 0

  /// Keeps a stream, and says under which number.
  mutating func add(_ stream: Stream) -> Int {
    next += 1
    streams[next] = stream
    return next
  }

  mutating func add(_ observation: ProgressObservation) -> Int {
    next += 1
    observations[next] = observation
    return next
  }

  mutating func remove(_ number: Int) {
    streams[number] = nil
    observations[number] = nil
  }

  /// Passes a fraction on; nobody's code runs before this returns.
  func note(_ fraction: Double) {
    for stream in streams.values { stream.yield(fraction) }
    for observation in observations.values { observation.note(fraction) }
  }

  /// The streams of what ended, to be ended without a lock: that calls back.
  struct Ended {
    private var streams: [Stream] = []

    mutating func add(_ observers: inout ProgressObservers) {
      streams += observers.streams.values
      observers = ProgressObservers()
    }

    func tell() {
      for stream in streams { stream.finish() }
    }
  }
}
