import Foundation
public import UniformTypes

extension ItemProvider {
  /// A provider of what comes through standard input.
  ///
  /// Nothing is read before something is loaded; then everything is read once, into a temporary
  /// file that lives as long as the provider, and can be loaded as often as one likes. A file that
  /// standard input was redirected to is used where it is, without a copy.
  ///
  /// - Parameters:
  ///   - contentType: The type; readers of metadata go by the content and need none.
  ///   - suggestedName: What copies should be called.
  public static func standardInput(
    contentType: TypeIdentifier = .data, suggestedName: String = "standard input"
  ) -> ItemProvider {
    ItemProvider(descriptor: 0, contentType: contentType, suggestedName: suggestedName)
  }

  /// A provider of what comes through a pipe, a socket or an open file, as
  /// ``standardInput(contentType:suggestedName:)``.
  ///
  /// The descriptor has to stay open, and nobody else may read from it.
  public convenience init(
    descriptor: Int32, contentType: TypeIdentifier = .data, suggestedName: String? = nil
  ) {
    self.init()
    self.suggestedName = suggestedName
    let spool = InputSpool(descriptor: descriptor)
    registerFileRepresentation(for: contentType) { completion in
      spool.whenRead { result in
        switch result {
        case .success(let path): completion(path.url, false, nil)
        case .failure(let error): completion(nil, false, error)
        }
      }
      return nil
    }
  }
}
