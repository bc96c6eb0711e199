/// Runs tasks on ``LoadQueue``, so that reading and writing files blocks no thread of Swift's pool.
///
/// A class, because a task's executor has to be one.
final class LoadExecutor: TaskExecutor {
  static let shared = LoadExecutor()

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    // Safe: a job is run once, by whoever it was handed to.
    LoadQueue.run { unsafe job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
