import Dispatch
import ItemProvider
import PhotoLibrary

/// Waiting, on the main thread of a command, for what is asynchronous.
enum Blocking {
  static func run<Value: Sendable>(
    _ body: @escaping @Sendable () async throws(PhotoLibraryError) -> Value
  ) throws(PhotoLibraryError) -> Value {
    let done = DispatchSemaphore(value: 0)
    let result = Locked<Result<Value, PhotoLibraryError>?>(nil)
    Task.detached {
      let answer: Result<Value, PhotoLibraryError>
      do throws(PhotoLibraryError) { answer = .success(try await body()) } catch {
        answer = .failure(error)
      }
      result.withLock { $0 = answer }
      done.signal()
    }
    done.wait()
    guard let answer = result.withLock({ $0 }) else {
      throw PhotoLibraryError(.other, "there is no answer")
    }
    return try answer.get()
  }
}
