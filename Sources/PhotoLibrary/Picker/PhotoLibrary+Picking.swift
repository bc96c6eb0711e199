import ItemProvider
import SQLiteStore

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
