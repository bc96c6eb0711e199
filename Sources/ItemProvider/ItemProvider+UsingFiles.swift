public import Foundation
public import UniformTypes

extension ItemProvider {
  /// Lends the item as a file for as long as a function runs.
  ///
  /// The file is a private copy, as with ``loadFileRepresentation(for:completionHandler:)``; it is
  /// deleted when `body` returns or throws. Cancelling the task while the file is loaded cancels
  /// the load and throws `CancellationError`.
  public nonisolated(nonsending) func withFileRepresentation<Value>(
    for contentType: TypeIdentifier,
    _ body: nonisolated(nonsending) (_ url: URL) async throws -> Value
  ) async throws -> Value {
    let file = try await fileLoad(contentType, openInPlace: false).value()
    defer { file.copy?.remove() }
    return try await body(file.url)
  }

  /// Lends the item as a file for as long as a function runs: the original where its registration
  /// allows that, otherwise a private copy.
  ///
  /// `body` is told whether the file is the original. A copy is deleted when `body` returns or
  /// throws.
  public nonisolated(nonsending) func withInPlaceFileRepresentation<Value>(
    for contentType: TypeIdentifier,
    _ body: nonisolated(nonsending) (_ url: URL, _ isInPlace: Bool) async throws -> Value
  ) async throws -> Value {
    let file = try await fileLoad(contentType, openInPlace: true).value()
    defer { file.copy?.remove() }
    return try await body(file.url, file.isInPlace)
  }
}
