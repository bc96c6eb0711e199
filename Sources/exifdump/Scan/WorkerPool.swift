/// Threads that answer for files, and the window that their answers pass.
///
/// The thread that makes the pool is one of them: it has read files already, so its processor and its
/// heap are ready for more.
struct WorkerPool<Job: ScanJob> {
  let window: OrderedWindow<Inputs.Input, FileAnswer<Job.Content>>
  private let answering: Answering<Job>
  private let threads: [POSIX.Thread]

  /// Files that are read or waited for at a time, for each thread.
  ///
  /// So many that a thread has enough to do while another waits for a processor: with 64, 20,000
  /// photos took two threads 7 to 9 s beside four busy programs, with 512 2.0 s, and one thread 3.1.
  private static var filesPerThread: Int { 512 }
  /// Answers that wait to be written.
  private static var mostBytes: Int { 8 << 20 }

  /// Starts the other threads; nil where there are none to be had.
  init?(jobs: Int, _ answering: Answering<Job>) {
    let window = OrderedWindow<Inputs.Input, FileAnswer<Job.Content>>(
      size: jobs * Self.filesPerThread, mostBytes: Self.mostBytes
    ) { $0.byteCount }
    threads = (1..<jobs).compactMap { _ in
      POSIX.Thread {
        window.work(answering.answerListed)
      }
    }
    guard !threads.isEmpty else { return nil }
    self.window = window
    self.answering = answering
  }

  /// Answers for the next file here, if one waits for it; false where none does.
  func answerOne() -> Bool {
    window.workOnce(answering.answerListed)
  }

  /// Waits until the threads have finished the files that they are at, and ends them.
  func end() {
    window.close()
    for thread in threads { thread.join() }
  }
}
