public import ItemProvider
import SQLiteStore

/// The Settings screen: what was decided about each client, to be seen and changed by the user.
///
/// It is not for clients. Whoever may write the state may use it: see <doc:Protection>.
public struct LibrarySettings: Sendable {
  private let state: LibraryState
  private let root: FilePath

  /// What was out of order when it was opened, and what was done about it.
  public var notices: [String] { state.notices }

  /// - Parameters:
  ///   - folder: The library's folder.
  ///   - stateFolder: Where its state is; nil for the folder `.photolibrary` in it.
  ///   - makesState: Whether a state is made where there is none. Who only asks needs none: nothing was
  ///     decided then.
  /// - Throws: ``PhotoLibraryError`` where the folder or its state cannot be read.
  public init(
    folder: FilePath, stateFolder: FilePath? = nil, makesState: Bool = true
  ) throws(PhotoLibraryError) {
    let root = LibraryFile.resolved(folder) ?? folder
    guard try LibraryFile.status(of: root).kind == .folder else {
      throw PhotoLibraryError(.unavailable, "\(folder) is no folder")
    }
    self.root = root
    state = try LibraryState(root: root, folder: stateFolder, isMade: makesState)
    if let reason = state.unreadableReason { throw PhotoLibraryError(.unavailable, reason) }
  }

  /// Everybody that something was decided about, by identifier.
  public func clients() throws(PhotoLibraryError) -> [(identifier: String, decision: Decision)] {
    try inLibrary { () throws(DatabaseError) in
      try state.decisions.clients().map { ($0.0, $0.1) }
    }
  }

  /// What was decided about a client.
  public func decision(for client: String) throws(PhotoLibraryError) -> Decision {
    try inLibrary { () throws(DatabaseError) in try state.decisions.decision(for: client) }
  }

  /// Changes what a client is allowed. Its observers are told, in whichever process they are.
  ///
  /// - Parameter asAdministrator: Whether what is restricted may be changed.
  public func set(
    _ setting: AccessSetting, for client: String, asAdministrator: Bool = false
  ) throws(PhotoLibraryError) {
    try check(client, asAdministrator)
    _ = try inLibrary { () throws(DatabaseError) in
      try state.decisions.change(client) { $0.take(setting) }
    }
  }

  /// Forgets what was decided about a client: it may ask again.
  ///
  /// - Parameter asAdministrator: Whether what is restricted may be forgotten.
  public func reset(
    _ client: String, asAdministrator: Bool = false
  ) throws(PhotoLibraryError) {
    try check(client, asAdministrator)
    try inLibrary { () throws(DatabaseError) in try state.decisions.forget(client) }
  }

  /// What is selected for a client, as local identifiers.
  public func selection(of client: String) throws(PhotoLibraryError) -> [String] {
    try inLibrary { () throws(DatabaseError) in
      try state.decisions.selection(of: client).map(LocalIdentifier.asset)
    }
  }

  /// Changes what is selected for a client; the local identifiers that are new.
  @discardableResult
  public func changeSelection(
    of client: String, adding: [String] = [], removing: [String] = []
  ) throws(PhotoLibraryError) -> [String] {
    try checkWritable()
    return try inLibrary { () throws(DatabaseError) in
      try state.decisions.change(
        selectionOf: client, adding: adding.compactMap(LocalIdentifier.word),
        removing: removing.compactMap(LocalIdentifier.word))
    }.map(LocalIdentifier.asset)
  }

  /// The local identifier of a file of the library, by its path or by its identifier; nil for one
  /// that is not in it.
  public func localIdentifier(_ text: String) throws(PhotoLibraryError) -> String? {
    if let word = LocalIdentifier.word(text),
      let asset = try inLibrary({ () throws(DatabaseError) in
        try state.assets.asset(word, visible: .everything)
      })
    {
      return asset.localIdentifier
    }
    return try localIdentifier(at: FilePath(text))
  }

  /// The local identifier of a file of the library, whatever the bytes of its path are; nil for one
  /// that is not in it.
  public func localIdentifier(at path: FilePath) throws(PhotoLibraryError) -> String? {
    guard let wanted = path.withoutLinks else { return nil }
    return try inLibrary { () throws(DatabaseError) in
      try state.assets.places(visible: .everything).first { _, place in
        place.location(in: root) == wanted
      }?.0
    }
  }

  /// Whether what was decided about a client may be changed.
  private func check(_ client: String, _ isAdministrator: Bool) throws(PhotoLibraryError) {
    try checkWritable()
    if !isAdministrator, try decision(for: client).isRestricted {
      throw PhotoLibraryError(
        .accessRestricted, "what \(client) may do is restricted: only an administrator changes it")
    }
  }

  private func checkWritable() throws(PhotoLibraryError) {
    if let reason = state.readOnlyReason {
      throw PhotoLibraryError(.readOnly, "a decision could not be kept: \(reason)")
    }
  }
}
