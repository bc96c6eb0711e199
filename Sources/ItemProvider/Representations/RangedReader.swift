public import Foundation

/// Bytes that somebody else keeps, such as an object in remote storage, read range by range.
///
/// A client says how many bytes there are and how a range of them is had. Metadata takes a few
/// ranges; data and files are fetched in pieces of 1 MiB, one after the other.
///
/// ```swift
/// let reader = RangedReader(count: size) { range in
///   try await download(url, bytes: range)
/// }
/// let metadata = try await ItemProvider(reader: reader, type: .heic).metadata()
/// ```
///
/// The function may be called from several loads at once, on any thread. It must give exactly the
/// bytes of the range; fewer, or more, fail the load. A range is never empty and never reaches past
/// `count`.
///
/// A class, so that two readers can be told apart though they hold a function.
public final class RangedReader: Sendable {
  enum Function: Sendable {
    case now(@Sendable (Range<Int>) throws -> Data)
    case later(@Sendable (Range<Int>) async throws -> Data)
  }

  /// How many bytes there are.
  public let count: Int
  let function: Function

  /// A reader with a function that waits for the bytes. It runs on a private queue, whose threads
  /// it may block.
  public init(count: Int, reading: @escaping @Sendable (_ range: Range<Int>) throws -> Data) {
    self.count = max(count, 0)
    function = .now(reading)
  }

  /// A reader with an asynchronous function. No thread is blocked while it waits. When a load is
  /// cancelled, so is the task that the function runs in.
  public init(
    count: Int, fetching: @escaping @Sendable (_ range: Range<Int>) async throws -> Data
  ) {
    self.count = max(count, 0)
    function = .later(fetching)
  }

  /// Whether bytes are had without waiting for a task.
  public var isSynchronous: Bool {
    if case .now = function { true } else { false }
  }

  /// The bytes of a range, cut to what there is.
  public func bytes(in range: Range<Int>) async throws -> Data {
    let range = range.clamped(to: 0..<count)
    if range.isEmpty { return Data() }
    let data =
      switch function {
      case .now(let read): try read(range)
      case .later(let fetch): try await fetch(range)
      }
    return try checked(data, range)
  }

  /// The bytes of a range, cut to what there is, at once.
  ///
  /// - Throws: ``ItemProviderError`` for an asynchronous reader, besides what the function throws.
  public func bytesNow(in range: Range<Int>) throws -> Data {
    let range = range.clamped(to: 0..<count)
    if range.isEmpty { return Data() }
    guard case .now(let read) = function else {
      throw ItemProviderError(
        .itemUnavailable, reason: "the bytes come later: only asynchronous code can read them")
    }
    return try checked(read(range), range)
  }

  private func checked(_ data: Data, _ range: Range<Int>) throws -> Data {
    guard data.count == range.count else {
      var error = ItemProviderError(
        .itemUnavailable,
        reason:
          "its reader gave \(data.count) bytes for the \(range.count) from \(range.lowerBound)"
      )
      error.isForLoadToComplete = true
      throw error
    }
    return data
  }
}

extension RangedReader: Hashable {
  /// Whether both are the same reader: what they read is not compared.
  public static func == (a: RangedReader, b: RangedReader) -> Bool { a === b }

  /// By identity, as equality goes.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
