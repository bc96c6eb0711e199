#if !canImport(Photos)
  public import Foundation
  import ItemProvider
  import PhotoLibrary

  /// The number of a request for a file's bytes.
  public typealias PHAssetResourceDataRequestID = Int32
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The number of no request.
  public let PHInvalidAssetResourceDataRequestID: PHAssetResourceDataRequestID = 0

  /// How a file's bytes are asked for.
  public final class PHAssetResourceRequestOptions: NSObject {
    /// Whether a network may be used: without effect, as all files are there.
    public var isNetworkAccessAllowed = false
    /// Is told what part of the file is done, from 0 to 1, on the queue of the other handlers.
    public var progressHandler: ((Double) -> Void)?

    /// The handler, for that queue alone: the program that has set it does not call it.
    fileprivate struct Progress: @unchecked Sendable {
      let handler: ((Double) -> Void)?
    }
  }

  /// Hands out the bytes of assets' files. Handlers are called on another queue, one after the
  /// other for each request.
  public final class PHAssetResourceManager: NSObject, Sendable {
    private static let shared = PHAssetResourceManager()
    private let requests = PHRequests()

    private override init() {}

    /// The one that there is.
    public class func `default`() -> PHAssetResourceManager { shared }

    /// Hands out a file's bytes piece by piece, then tells how it has ended: with nil, or with a
    /// ``PHPhotosError``, `userCancelled` after ``cancelDataRequest(_:)``.
    @discardableResult
    @preconcurrency public func requestData(
      for resource: PHAssetResource, options: PHAssetResourceRequestOptions?,
      dataReceivedHandler handler: @escaping @Sendable (Data) -> Void,
      completionHandler: @escaping @Sendable ((any Error)?) -> Void
    ) -> PHAssetResourceDataRequestID {
      let number = requests.begin()
      let progress = PHAssetResourceRequestOptions.Progress(handler: options?.progressHandler)
      Self.answer(completionHandler) { [requests] in
        defer { requests.end(number) }
        func checkRunning() throws {
          guard requests.isRunning(number) else {
            throw PHPhotosError(.userCancelled, "the request was cancelled")
          }
        }
        try FileReading.read(try resource.path) { data, fraction in
          try checkRunning()
          handler(data)
          try checkRunning()
          progress.handler?(fraction)
        }
      }
      return number
    }

    /// Gives up a request; one that is answered already is passed over.
    public func cancelDataRequest(_ requestID: PHAssetResourceDataRequestID) {
      requests.end(requestID)
    }

    /// Copies a file to where nothing is yet, then tells how it has ended: with nil, or with a
    /// ``PHPhotosError``.
    @preconcurrency public func writeData(
      for resource: PHAssetResource, toFile fileURL: URL, options: PHAssetResourceRequestOptions?,
      completionHandler: @escaping @Sendable ((any Error)?) -> Void
    ) {
      let progress = PHAssetResourceRequestOptions.Progress(handler: options?.progressHandler)
      Self.answer(completionHandler) {
        guard let target = FilePath(fileURL) else {
          throw PHPhotosError(.invalidResource, "\(fileURL) is no file")
        }
        let source = try resource.path
        let size = Double(max(1, resource.fileSize))
        var isMade = false
        do {
          try FileCopying.copy(source, to: target) { done in
            isMade = true
            progress.handler?(min(1, Double(done) / size))
          }
          // A copy that shares the file's bytes has no steps.
          progress.handler?(1)
        } catch {
          // Half a file is none.
          if isMade { try? FileManager.default.removeItem(at: fileURL) }
          throw error
        }
      }
    }

    /// As ``writeData(for:toFile:options:completionHandler:)``.
    public func writeData(
      for resource: PHAssetResource, toFile fileURL: URL, options: PHAssetResourceRequestOptions?
    ) async throws {
      try await withCheckedThrowingContinuation {
        (continuation: CheckedContinuation<Void, any Error>) in
        writeData(for: resource, toFile: fileURL, options: options) { error in
          if let error {
            continuation.resume(throwing: error)
          } else {
            continuation.resume()
          }
        }
      }
    }

    private static func answer(
      _ completionHandler: @escaping @Sendable ((any Error)?) -> Void,
      _ body: @escaping @Sendable () throws -> Void
    ) {
      DispatchQueue.global().async {
        do {
          try body()
          completionHandler(nil)
        } catch {
          completionHandler(PHPhotosError(any: error))
        }
      }
    }
  }
#endif
