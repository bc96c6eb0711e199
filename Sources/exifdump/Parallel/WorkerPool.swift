import MetadataKit

/// Threads that read files and write their records, and the window that their answers pass.
struct WorkerPool {
  /// Files that are read or waited for at a time, for each thread.
  private static let filesPerThread = 64
  /// Text of records that waits to be written.
  private static let mostBytes = 32 << 20

  let window: OrderedWindow<Inputs.Input, FileAnswer>
  private let threads: [POSIX.Thread]

  /// Starts the threads; nil where there are none to be had.
  init?(jobs: Int, _ answering: FileAnswering) {
    let window = OrderedWindow<Inputs.Input, FileAnswer>(
      size: jobs * Self.filesPerThread, mostBytes: Self.mostBytes
    ) { $0.text.bytes.count }
    threads = (0..<jobs).compactMap { _ in
      POSIX.Thread {
        window.work { input in
          var text = TextBuffer()
          var answer = answering.answer(input, to: &text) ?? .none(input)
          answer.text = text
          return answer
        }
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

extension FileAnswer {
  /// For a path at which a directory has appeared since somebody looked.
  fileprivate static func none(_ input: Inputs.Input) -> FileAnswer {
    let name: [UInt8] = if case .named(let path) = input { path } else { [] }
    return FileAnswer(
      name: name, error: MetadataError(.notAFile, "has become a directory"), statistics: nil)
  }
}
