import ItemProvider
import SQLiteStore

extension PhotoLibrary {
  // MARK: Status

  /// What was decided about the client.
  ///
  /// Read anew each time, so what another process or the Settings have decided counts at once. A
  /// state that cannot be read has decided nothing.
  public var decision: Decision {
    (try? state.decisions.decision(for: client.identifier)) ?? Decision()
  }

  /// What the client is allowed on a level.
  public func authorizationStatus(for level: AccessLevel) -> AuthorizationStatus {
    decision.status(for: level)
  }

  /// What the client is allowed, as it was told before there were levels: never `limited`.
  public func authorizationStatus() -> AuthorizationStatus { decision.legacyStatus }

  // MARK: Requests

  /// Asks the user for access, unless that was decided before.
  ///
  /// - Returns: What is decided now.
  /// - Throws: ``PhotoLibraryError/Code/usageDescriptionMissing`` where the client has not declared
  ///   why it asks; where what was decided cannot be read, or the answer cannot be kept, before
  ///   anybody is asked; `cancelled` where the task is cancelled before the answer, and nothing is
  ///   decided then.
  @discardableResult
  public func requestAuthorization(
    for level: AccessLevel
  ) async throws(PhotoLibraryError) -> AuthorizationStatus {
    let before = decision
    guard before.prompts(for: level) else { return before.status(for: level) }
    // Nobody is to give a reason who cannot be asked.
    if let reason = state.unreadableReason {
      throw PhotoLibraryError(.unavailable, "what was decided is not known: \(reason)")
    }
    let usage = try usageDescription(for: level)
    if let reason = state.readOnlyReason {
      throw PhotoLibraryError(.readOnly, "an answer could not be kept: \(reason)")
    }
    do {
      return try await prompts.run { [self] in try await prompt(for: level, usage) }
    } catch {
      throw PhotoLibraryError(error)
    }
  }

  /// As ``requestAuthorization(for:)-(AccessLevel)``; the handler is called on a queue of its own.
  public func requestAuthorization(
    for level: AccessLevel,
    handler: @escaping @Sendable (AuthorizationStatus, PhotoLibraryError?) -> Void
  ) {
    Task {
      do throws(PhotoLibraryError) {
        handler(try await requestAuthorization(for: level), nil)
      } catch {
        handler(authorizationStatus(for: level), error)
      }
    }
  }

  /// Asks for reading and writing, as it was done before there were levels.
  @discardableResult
  public func requestAuthorization() async throws(PhotoLibraryError) -> AuthorizationStatus {
    try await requestAuthorization(for: .readWrite).legacy
  }

  /// Asks for reading and writing, as it was done before there were levels.
  public func requestAuthorization(
    handler: @escaping @Sendable (AuthorizationStatus, PhotoLibraryError?) -> Void
  ) {
    requestAuthorization(for: .readWrite) { handler($0.legacy, $1) }
  }

  /// Why the client asks, which it must declare.
  func usageDescription(for level: AccessLevel) throws(PhotoLibraryError) -> String {
    if let usage = client.usageDescription(for: level) { return usage }
    throw PhotoLibraryError(
      .usageDescriptionMissing,
      """
      \(client.identifier) asks for access and does not say why: declare \
      \(level.usageDescriptionKey) (LibraryClient.\
      \(level == .addOnly ? "addUsageDescription" : "usageDescription"))
      """)
  }

  /// Asks the user, once it is this request's turn.
  private func prompt(
    for level: AccessLevel, _ usage: String
  ) async throws -> AuthorizationStatus {
    let before = decision
    guard before.prompts(for: level) else { return before.status(for: level) }
    let answer = try await prompter.answer(
      to: AuthorizationRequest(
        client: client, level: level, usageDescription: usage, library: folder.string))
    var selection: [String] = []
    let status: AuthorizationStatus
    switch answer {
    case .later: return decision.status(for: level)
    case .deny: status = .denied
    case .allow: status = .authorized
    case .allowSelected where level == .addOnly: status = .denied
    case .allowSelected(let identifiers):
      guard let chosen = try await chosen(identifiers) else {
        return decision.status(for: level)
      }
      selection = chosen.compactMap(LocalIdentifier.word)
      status = .limited
    }
    // An answer that comes too late is none.
    try Task.checkCancellation()
    let after = try state.decisions.decide(client.identifier, status, level, selection)
    notifier.check()
    return after.status(for: level)
  }

  private func chosen(_ identifiers: [String]?) async throws -> [String]? {
    if let identifiers { return identifiers }
    return try await chooseSelection([])
  }

  // MARK: First access

  /// What the first access after a start brings about: a prompt where nothing was decided, and the
  /// alert of a limited library. Neither is waited for.
  func noteAccess(_ decision: Decision, _ level: AccessLevel) throws(PhotoLibraryError) {
    if decision.status(for: level) == .notDetermined {
      _ = try usageDescription(for: level)
      let isFirst = start.withLock { start in
        defer { start.hasPrompted = true }
        return !start.hasPrompted
      }
      if isFirst { requestAuthorization(for: level) { _, _ in } }
    } else if decision.readWrite == .limited, !client.preventsLimitedAccessAlert {
      let isFirst = start.withLock { start in
        defer { start.hasAlerted = true }
        return !start.hasAlerted
      }
      if isFirst { Task { await alertOfLimitedAccess() } }
    }
  }

  private func alertOfLimitedAccess() async {
    let answer = await prompter.answerLimitedAccessAlert(for: client)
    if answer == .selectMore { _ = try? await presentLimitedLibraryPicker() }
  }
}

extension DecisionStore {
  /// Keeps an answer with its selection, unless somebody else has decided meanwhile.
  fileprivate func decide(
    _ client: String, _ status: AuthorizationStatus, _ level: AccessLevel, _ selection: [String]
  ) throws(DatabaseError) -> Decision {
    try database.transaction { (_) throws(DatabaseError) in
      let before = try decision(for: client)
      guard before.prompts(for: level) else { return before }
      if status == .limited {
        _ = try change(selectionOf: client, adding: selection, removing: [])
      }
      return try change(client) { $0.take(status, for: level) }
    }
  }
}
