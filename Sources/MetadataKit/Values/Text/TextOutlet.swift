/// Where a long text goes piece by piece while it is written, so that it never is in memory as a
/// whole.
///
/// Values that a file shares among its tags are 8 MB at most (``Limits/allValueBytes``), but up to
/// 50 MB as JSON.
package final class TextOutlet: Sendable {
  /// Bytes that are waited for.
  package static let piece = 1 << 16

  private let take: @Sendable ([UInt8]) -> Void

  /// - Parameter take: what is done with each piece.
  package init(_ take: @escaping @Sendable ([UInt8]) -> Void) { self.take = take }

  /// Hands on all that was written, where it is much.
  func drain(_ text: inout TextBuffer) {
    guard text.bytes.count >= Self.piece else { return }
    take(text.bytes)
    text.removeAll()
  }
}
