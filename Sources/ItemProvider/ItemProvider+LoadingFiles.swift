public import Foundation
public import UniformTypes

extension ItemProvider {
  /// Loads the item as a file.
  ///
  /// The representation is the one of exactly this type, otherwise the first whose type conforms to
  /// it. The file is a private copy that only this user can read, in a folder of its own, named as
  /// the original or as ``suggestedName`` says. It is deleted when the completion handler returns:
  /// move or read it there. A copy in the place of an original that was welcome stays longer: five minutes,
  /// or until there are 200 later ones, or the process ends.
  ///
  /// - Parameters:
  ///   - contentType: What to load.
  ///   - openInPlace: Whether the original file is welcome; it is handed out where its registration
  ///     allows that, and it is not deleted.
  ///   - completionHandler: Called once, on a private queue, with either a URL or an error, and
  ///     whether the file is the original.
  @discardableResult
  public func loadFileRepresentation(
    for contentType: TypeIdentifier, openInPlace: Bool = false,
    completionHandler:
      @escaping @Sendable (_ url: URL?, _ isInPlace: Bool, _ error: (any Error)?) -> Void
  ) -> LoadProgress {
    let load = fileLoad(contentType, openInPlace: openInPlace)
    load.start { result in
      switch result {
      case .success(let file):
        completionHandler(file.url, file.isInPlace, nil)
        guard let copy = file.copy else { return }
        if openInPlace { LastingCopies.keep(copy) } else { copy.remove() }
      case .failure(let error):
        completionHandler(nil, false, error)
      }
    }
    return load.progress
  }

  /// Loads the item as a file: a private copy, deleted when the completion handler returns.
  @discardableResult
  public func loadFileRepresentation(
    for contentType: TypeIdentifier,
    completionHandler: @escaping @Sendable (_ url: URL?, _ error: (any Error)?) -> Void
  ) -> LoadProgress {
    loadFileRepresentation(for: contentType, openInPlace: false) { url, _, error in
      completionHandler(url, error)
    }
  }

  /// Loads the item as a file: a private copy, deleted when the completion handler returns.
  @discardableResult
  public func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (_ url: URL?, _ error: (any Error)?) -> Void
  ) -> LoadProgress {
    loadFileRepresentation(
      for: TypeIdentifier(importedAs: typeIdentifier), completionHandler: completionHandler)
  }

  /// Loads the item as a file: the original where its registration allows that, otherwise a private
  /// copy that is deleted five minutes later, as with
  /// ``loadFileRepresentation(for:openInPlace:completionHandler:)``.
  @discardableResult
  public func loadInPlaceFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler:
      @escaping @Sendable (_ url: URL?, _ isInPlace: Bool, _ error: (any Error)?) -> Void
  ) -> LoadProgress {
    loadFileRepresentation(
      for: TypeIdentifier(importedAs: typeIdentifier), openInPlace: true,
      completionHandler: completionHandler)
  }

  func fileLoad(_ type: TypeIdentifier, openInPlace: Bool) -> Load<DeliveredFile> {
    let request = request(for: type)
    return Load(request) { source, representation, progress in
      try DeliveredFile.make(
        source, representation, progress, suggestedName: request.suggestedName,
        openInPlace: openInPlace)
    } stream: { reader, representation, progress in
      try await DeliveredFile.fetch(
        reader, representation, progress, suggestedName: request.suggestedName)
    }
  }
}
