import SQLiteStore

/// What a picker's interface shows.
public struct PickerSession: Sendable {
  let library: PhotoLibrary
  /// What may be picked, and how; the answer is held against it.
  public let configuration: PickerConfiguration
  /// What it is about.
  public let title: String
  /// Whom to tell of changes; nil where nobody wants to know.
  var onChange: (@Sendable ([String]) -> Void)?

  /// To be called at each change of what is selected: a program is told where the configuration's
  /// ``PickerConfiguration/Selection`` says so. What may not be picked is passed over.
  ///
  /// - Parameter identifiers: Local identifiers in the order of choosing.
  public func selectionChanged(_ identifiers: [String]) { onChange?(identifiers) }

  /// The assets to choose from, the newest first.
  ///
  /// - Parameter text: Only those in whose name it is.
  public func assets(named text: String = "") throws(PhotoLibraryError) -> [Asset] {
    var parts = configuration.filter.map { [$0.predicate] } ?? []
    if !text.isEmpty { parts.append(.filename(contains: text)) }
    let options = FetchOptions(
      predicate: .all(parts), sort: [AssetSort(.creationDate, ascending: false)])
    return try inLibrary { () throws(DatabaseError) in
      try library.state.assets.assets(options, visible: .everything)
    }
  }

  /// Has the interface ask, and holds the answer against the configuration.
  func run() async throws(PhotoLibraryError) -> [String]? {
    guard let picker = library.picker else {
      throw PhotoLibraryError(
        .noInterface, "there is nobody to choose: the library was opened without a picker")
    }
    let answer: [String]?
    do { answer = try await picker.pick(self) } catch { throw PhotoLibraryError(error) }
    guard let answer else { return nil }
    return try checked(answer)
  }

  /// What was picked, held against the configuration.
  func checked(_ answer: [String]) throws(PhotoLibraryError) -> [String] {
    var seen: Set<String> = []
    let words = answer.compactMap(LocalIdentifier.word).filter { seen.insert($0).inserted }
    let limit = configuration.selectionLimit
    guard limit <= 0 || words.count <= limit else {
      throw PhotoLibraryError(
        .selectionInvalid, "\(words.count) were picked, and \(limit) is the limit")
    }
    let identifiers = words.map(LocalIdentifier.asset)
    let preselected = Set(configuration.preselection.compactMap(LocalIdentifier.word))
    let chosen = words.filter { !preselected.contains($0) }
    let allowed = try inLibrary { () throws(DatabaseError) in
      try library.state.assets.assets(
        FetchOptions(
          predicate: .all(
            [.localIdentifiers(chosen)] + (configuration.filter.map { [$0.predicate] } ?? [])),
          includesHidden: true, includesAllBurstPhotos: true), visible: .everything)
    }
    guard allowed.count == chosen.count else {
      throw PhotoLibraryError(.selectionInvalid, "something was picked that was not to choose from")
    }
    return identifiers
  }
}
