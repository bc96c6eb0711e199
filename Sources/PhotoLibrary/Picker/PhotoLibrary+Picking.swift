public import ItemProvider
import SQLiteStore

/// Something that was picked: what `PHPickerResult` is.
public struct PickerResult: Sendable {
  /// The content. Of what was selected before the picker was shown, it offers nothing.
  public let itemProvider: ItemProvider
  /// The local identifier, where the configuration knows the library.
  public let assetIdentifier: String?
  /// Where its main file is; nil for what was selected before.
  package let path: FilePath?

  /// Something that was selected before the picker was shown.
  fileprivate init(selectedBefore identifier: String?) {
    self.init(ItemProvider(), identifier, nil)
  }

  fileprivate init(_ provider: ItemProvider, _ identifier: String?, _ path: FilePath?) {
    itemProvider = provider
    assetIdentifier = identifier
    self.path = path
  }
}

extension PhotoLibrary {
  /// Lets the user pick from the whole library, whatever the client may see: no authorization is
  /// needed, none is asked for, and what is picked does not become visible to fetches.
  ///
  /// - Returns: What was picked, in that order; a file that is not there any more is an error of
  ///   loading it. When the user cancels, what was selected before.
  public func pick(
    _ configuration: PickerConfiguration = PickerConfiguration()
  ) async throws(PhotoLibraryError) -> [PickerResult] {
    let preselected = configuration.preselection
    let session = PickerSession(
      library: self, configuration: configuration, title: "Photos for \(client.identifier)")
    guard let chosen = try await session.run() else {
      return preselected.map { PickerResult(selectedBefore: $0) }
    }
    let known = Set(preselected.compactMap(LocalIdentifier.word))
    var results: [PickerResult] = []
    for identifier in chosen {
      guard let word = LocalIdentifier.word(identifier) else { continue }
      let identifier = configuration.knowsLibrary ? identifier : nil
      if known.contains(word) {
        results.append(PickerResult(selectedBefore: identifier))
        continue
      }
      let resources = try inLibrary { () throws(DatabaseError) in
        try state.assets.resources(of: word)
      }
      results.append(
        PickerResult(
          itemProvider(of: resources), identifier, resources.first?.place.location(in: folder)))
    }
    return results
  }
}
