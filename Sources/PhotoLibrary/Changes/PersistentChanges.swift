import SQLiteStore

/// A point in the history of a library, to be kept by a client: see
/// ``PhotoLibrary/changes(since:)``.
public struct ChangeToken: Hashable, Sendable, Codable {
  /// Which state the numbers are of: one that was made anew has another.
  let state: Int
  let asset: Int
  let event: Int
}

/// What has happened to what a client may see since a point in the history.
public struct PersistentChanges: Hashable, Sendable {
  /// Local identifiers of assets and albums, as they came about; none is in two of the lists.
  public internal(set) var inserted: [String] = []
  /// What was there and is another now: a file, a mark, an album's title or members.
  public internal(set) var updated: [String] = []
  /// What is not there any more, or not for the client to see.
  public internal(set) var removed: [String] = []
  /// Whether the client's access has changed, so that everything it has fetched is to be fetched
  /// anew.
  public internal(set) var accessChanged = false
  /// The point up to which this is the history.
  public let token: ChangeToken

  /// Whether nothing has happened that the client may know of.
  public var isEmpty: Bool {
    inserted.isEmpty && updated.isEmpty && removed.isEmpty && !accessChanged
  }
}

extension PhotoLibrary {
  /// The point at which the history is now.
  public var currentChangeToken: ChangeToken {
    get throws(PhotoLibraryError) {
      try inLibrary { () throws(DatabaseError) in
        ChangeToken(
          state: try state.assets.stateNumber, asset: try state.assets.lastChange,
          event: try state.decisions.lastEvent)
      }
    }
  }

  /// What has happened since a point in the history, as far as the client may know of it.
  ///
  /// A client is told nothing of assets that it may not see, and of the removal of those that it
  /// could see.
  ///
  /// - Throws: ``PhotoLibraryError/Code/changeTokenExpired`` where the history does not reach back so
  ///   far: then fetch everything anew.
  public func changes(since token: ChangeToken) throws(PhotoLibraryError) -> PersistentChanges {
    let now = try currentChangeToken
    let oldest = try inLibrary { () throws(DatabaseError) in try state.assets.firstChange }
    guard token.state == now.state, token.asset <= now.asset, token.event <= now.event,
      token.asset == now.asset || token.asset >= oldest - 1
    else {
      throw PhotoLibraryError(
        .changeTokenExpired,
        "the history of \(folder) does not reach back so far; fetch everything anew")
    }
    var history = ChangeHistory()
    let accessChanged = try withVisibility { (visible) throws(DatabaseError) in
      for (change, identifier) in try state.assets.changes(
        after: token.asset, through: now.asset, visible: visible)
      {
        history.add(change, identifier)
      }
      var accessChanged = false
      for (event, word) in try state.decisions.events(
        for: client.identifier, after: token.event)
      {
        switch event {
        case .status: accessChanged = true
        case .selected where visible == .selection:
          history.add(.inserted, LocalIdentifier.asset(word))
        case .deselected where visible == .selection:
          history.add(.removed, LocalIdentifier.asset(word))
        case .selected, .deselected: continue
        }
      }
      return accessChanged
    }
    var result = PersistentChanges(token: now)
    result.accessChanged = accessChanged
    history.sort(into: &result)
    return result
  }
}

/// What has happened to each asset and album in all.
private struct ChangeHistory {
  private var order: [String] = []
  private var kinds: [String: IndexWriter.Change] = [:]
  private var wereNew: Set<String> = []

  mutating func add(_ change: IndexWriter.Change, _ identifier: String) {
    guard let before = kinds[identifier] else {
      order.append(identifier)
      kinds[identifier] = change
      if change == .inserted { wereNew.insert(identifier) }
      return
    }
    switch (before, change) {
    case (.inserted, .updated): break
    case (.removed, .inserted): kinds[identifier] = .updated
    default: kinds[identifier] = change
    }
  }

  func sort(into result: inout PersistentChanges) {
    for identifier in order {
      switch kinds[identifier] {
      case .inserted?: result.inserted.append(identifier)
      case .updated?:
        if wereNew.contains(identifier) {
          result.inserted.append(identifier)
        } else {
          result.updated.append(identifier)
        }
      case .removed?:
        // What came and went was never there.
        if !wereNew.contains(identifier) { result.removed.append(identifier) }
      case nil: continue
      }
    }
  }
}
