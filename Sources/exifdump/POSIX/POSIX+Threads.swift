#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension POSIX {
  /// Lets other threads run.
  static func yield() { sched_yield() }

  /// How many processors this process may use; taskset may leave it fewer than the machine has.
  static var processors: Int { max(1, ProcessInfo.processInfo.activeProcessorCount) }

  /// A thread that runs a function.
  struct Thread {
    private let handle: pthread_t

    /// What the stack of a main thread has: what a file may take is bounded with that in mind.
    private static let stack = 8 << 20

    /// Starts a thread; nil where the system has none left.
    init?(_ body: @escaping @Sendable () -> Void) {
      final class Box {
        let body: @Sendable () -> Void
        init(_ body: @escaping @Sendable () -> Void) { self.body = body }
      }
      // Several C modules have this type, so it is not made but lent memory.
      let attributes = UnsafeMutablePointer<pthread_attr_t>.allocate(capacity: 1)
      defer { attributes.deallocate() }
      guard pthread_attr_init(attributes) == 0 else { return nil }
      defer { pthread_attr_destroy(attributes) }
      pthread_attr_setstacksize(attributes, Self.stack)
      let box = Unmanaged.passRetained(Box(body))
      #if canImport(Darwin)
        var handle: pthread_t?
        let code = pthread_create(
          &handle, attributes,
          { box in
            Unmanaged<Box>.fromOpaque(box).takeRetainedValue().body()
            return nil
          }, box.toOpaque())
        guard code == 0, let handle else {
          box.release()
          return nil
        }
        self.handle = handle
      #else
        var handle = pthread_t()
        let code = pthread_create(
          &handle, attributes,
          { box in
            if let box { Unmanaged<Box>.fromOpaque(box).takeRetainedValue().body() }
            return nil
          }, box.toOpaque())
        guard code == 0 else {
          box.release()
          return nil
        }
        self.handle = handle
      #endif
    }

    /// Waits until the thread has ended.
    func join() { pthread_join(handle, nil) }

    /// Leaves the thread to itself: nobody will wait for it.
    func detach() { pthread_detach(handle) }
  }

  /// A value for one thread at a time, and two bells to wait for.
  ///
  /// A class because the system's locks must stay where they are in memory; unchecked because the
  /// lock is what makes it sendable.
  final class Monitor<State: Sendable>: @unchecked Sendable {
    private var state: State
    private let mutex: UnsafeMutablePointer<pthread_mutex_t>
    private let bells: UnsafeMutablePointer<pthread_cond_t>

    /// What a thread waits for.
    enum Bell: Int {
      /// There is something to do.
      case work
      /// Something is done.
      case result
    }

    init(_ state: State) {
      self.state = state
      mutex = .allocate(capacity: 1)
      pthread_mutex_init(mutex, nil)
      bells = .allocate(capacity: 2)
      for index in 0..<2 { pthread_cond_init(bells + index, nil) }
    }

    deinit {
      for index in 0..<2 { pthread_cond_destroy(bells + index) }
      pthread_mutex_destroy(mutex)
      bells.deallocate()
      mutex.deallocate()
    }

    /// Lends the value.
    func withLock<Value>(_ body: (inout State) -> Value) -> Value {
      pthread_mutex_lock(mutex)
      defer { pthread_mutex_unlock(mutex) }
      return body(&state)
    }

    /// Lends the value again and again, until an answer comes; between, waits for a bell.
    ///
    /// - Parameter seconds: how long it waits in all; for ever where it is nil.
    func wait<Value>(
      for bell: Bell, seconds: Double? = nil, _ body: (inout State) -> Value?
    ) -> Value? {
      pthread_mutex_lock(mutex)
      defer { pthread_mutex_unlock(mutex) }
      var deadline = timespec()
      if let seconds {
        clock_gettime(CLOCK_REALTIME, &deadline)
        let nanoseconds = deadline.tv_nsec + Int(seconds * 1e9)
        deadline.tv_sec += nanoseconds / 1_000_000_000
        deadline.tv_nsec = nanoseconds % 1_000_000_000
      }
      while true {
        if let value = body(&state) { return value }
        if seconds == nil {
          pthread_cond_wait(bells + bell.rawValue, mutex)
        } else if pthread_cond_timedwait(bells + bell.rawValue, mutex, &deadline) != 0 {
          return body(&state)
        }
      }
    }

    func ring(_ bell: Bell) { pthread_cond_signal(bells + bell.rawValue) }
    func ringAll(_ bell: Bell) { pthread_cond_broadcast(bells + bell.rawValue) }
  }
}
