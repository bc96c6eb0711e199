/// Threads that answer for files, and the window that their answers pass.
struct WorkerPool<Job: ScanJob> {
  let window: OrderedWindow<Inputs.Input, FileAnswer<Job.Content>>
  private let threads: [POSIX.Thread]

  /// Files that are read or waited for at a time, for each thread.
  private static var filesPerThread: Int { 64 }
  /// Answers that wait to be written.
  private static var mostBytes: Int { 32 << 20 }

  /// Starts the threads; nil where there are none to be had.
  init?(jobs: Int, _ answering: Answering<Job>) {
    let window = OrderedWindow<Inputs.Input, FileAnswer<Job.Content>>(
      size: jobs * Self.filesPerThread, mostBytes: Self.mostBytes
    ) { $0.byteCount }
    threads = (0..<jobs).compactMap { _ in
      POSIX.Thread {
        window.work { input in answering.answer(input) ?? answering.vanished(input) }
      }
    }
    guard !threads.isEmpty else { return nil }
    self.window = window
  }

  /// Waits until the threads have finished the files that they are at, and ends them.
  func end() {
    window.close()
    for thread in threads { thread.join() }
  }
}
