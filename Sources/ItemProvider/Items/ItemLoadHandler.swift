import Foundation

extension ItemProvider {
  /// Is given an item, or an error, once.
  public typealias CompletionHandler =
    @Sendable (_ item: (any Sendable)?, _ error: (any Error)?) -> Void

  /// Produces an item of whatever type, as Apple's oldest form of registration has it.
  ///
  /// It must call `completion` exactly once, with either an item or an error. It is told which type
  /// is wanted, if the caller says so.
  public typealias LoadHandler =
    @Sendable (
      _ completion: @escaping CompletionHandler, _ expectedValueClass: (any Sendable.Type)?
    ) -> Void
}

extension RepresentationSource {
  /// The bytes of an item: of data itself, of a file's URL the file, of text and of other URLs the
  /// text. `nil` for anything else.
  init?(item: any Sendable) {
    switch item {
    case let data as Data: self = .data(data)
    case let text as String: self = .data(Data(text.utf8))
    case let url as URL:
      self = FilePath(url).map(Self.file) ?? .data(url.dataRepresentation)
    default: return nil
    }
  }
}
