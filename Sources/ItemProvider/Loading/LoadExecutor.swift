/// Runs tasks on ``LoadQueue``, so that reading and writing files blocks no thread of Swift's pool.
///
/// A class, because a task's executor has to be one.
final class LoadExecutor: TaskExecutor {
  /// For what waits for its bytes without blocking.
  static let shared = LoadExecutor(LoadQueue.run)
  /// For what blocks until they are there.
  static let asking = LoadExecutor(LoadQueue.ask)

  private let run: @Sendable (@escaping @Sendable () -> Void) -> Void

  private init(_ run: @escaping @Sendable (@escaping @Sendable () -> Void) -> Void) {
    self.run = run
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    // Safe: a job is run once, by whoever it was handed to.
    run { unsafe job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
