/// Whoever answers when a client asks for access: the system's alert on Apple's systems, supplied by
/// the host here.
///
/// It must not be the client itself: see <doc:Protection>.
public protocol AuthorizationPrompter: Sendable {
  /// Answers a request. Called once at a time for a library, and only where nothing was decided.
  ///
  /// - Throws: what kept it from asking; then nothing is decided.
  func answer(to request: AuthorizationRequest) async throws -> AuthorizationAnswer

  /// Answers the alert of a limited library, which comes once after each start of a client, at its
  /// first access.
  func answerLimitedAccessAlert(for client: LibraryClient) async -> LimitedAccessAnswer
}

extension AuthorizationPrompter {
  /// Keeps the selection.
  public func answerLimitedAccessAlert(for client: LibraryClient) async -> LimitedAccessAnswer {
    .keepSelection
  }
}

/// What the user is asked.
public struct AuthorizationRequest: Sendable {
  /// Who asks.
  public let client: LibraryClient
  /// What for: adding alone, or reading and writing.
  public let level: AccessLevel
  /// The client's reason, to be shown.
  public let usageDescription: String
  /// The library's folder, as text.
  public let library: String
}

/// What the user may say to a request.
public enum AuthorizationAnswer: Hashable, Sendable {
  /// Everything that was asked for.
  case allow
  /// Of what was asked for, the assets of these local identifiers; nil to let the user choose them
  /// in the picker. To a request to add, it is a refusal: there is nothing to select.
  case allowSelected([String]?)
  /// Nothing; that is kept, and the next request does not ask.
  case deny
  /// Not now: nothing is decided, and the next request asks again.
  case later
}

/// What the user may say to the alert of a limited library.
public enum LimitedAccessAnswer: Hashable, Sendable {
  /// To leave what is selected as it is.
  case keepSelection
  /// To change the selection, in the picker.
  case selectMore
}
