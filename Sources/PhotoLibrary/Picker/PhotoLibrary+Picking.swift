import ItemProvider
import SQLiteStore

extension PhotoLibrary {
  /// Lets the user pick from the whole library, whatever the client may see: no authorization is
  /// needed, none is asked for, and what is picked does not become visible to fetches.
  ///
  /// - Parameter onChange: Told what is selected at each change, where the configuration's selection is
  ///   `continuous` and the picker's interface tells it; called by that, one change after the other.
  /// - Returns: What was picked, in that order; a file that is not there any more is an error of
  ///   loading it. When the user cancels, what was selected before.
  public func pick(
    _ configuration: PickerConfiguration = PickerConfiguration(),
    onChange: (@Sendable ([PickerResult]) -> Void)? = nil
  ) async throws(PhotoLibraryError) -> [PickerResult] {
    var session = PickerSession(
      library: self, configuration: configuration, title: "Photos for \(client.identifier)")
    if let onChange, configuration.selection.isContinuous {
      let unheard = session
      session.onChange = { identifiers in
        guard let chosen = try? unheard.checked(identifiers),
          let results = try? unheard.library.results(of: chosen, configuration)
        else { return }
        onChange(results)
      }
    }
    guard let chosen = try await session.run() else {
      return configuration.preselection.map { PickerResult(selectedBefore: $0) }
    }
    return try results(of: chosen, configuration)
  }

  /// What is handed out of what was chosen.
  private func results(
    of chosen: [String], _ configuration: PickerConfiguration
  ) throws(PhotoLibraryError) -> [PickerResult] {
    let known = Set(configuration.preselection.compactMap(LocalIdentifier.word))
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
