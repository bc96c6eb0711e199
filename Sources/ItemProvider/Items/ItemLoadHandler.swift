import Foundation
import UniformTypes

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
  ///
  /// - Parameter type: What the item is offered as. As a URL, a file's URL is the item itself and
  ///   does not stand for the file. `nil` for the file all the same.
  init?(item: any Sendable, offeredAs type: TypeIdentifier?) {
    switch item {
    case let data as Data: self = .data(data)
    case let text as String: self = .data(Data(text.utf8))
    case let url as URL:
      let path = type?.conforms(to: .url) == true ? nil : FilePath(url)
      self = path.map(Self.file) ?? .data(url.dataRepresentation)
    default: return nil
    }
  }
}
