import ItemProvider

/// A prompter whose answers are known before, for tests and for hosts with an interface of their own.
///
/// It keeps what it was asked, so that a test can tell whether a prompt was shown.
public final class ProgrammedPrompter: AuthorizationPrompter {
  private struct State {
    var answers: [AuthorizationAnswer]
    var requests: [AuthorizationRequest] = []
    var alerts: [LibraryClient] = []
  }

  private let state: Locked<State>
  private let otherwise: AuthorizationAnswer
  private let alertAnswer: LimitedAccessAnswer

  /// - Parameters:
  ///   - answers: What is answered, one after the other.
  ///   - otherwise: What is answered when there are no more.
  ///   - limitedAccessAlert: What is answered to the alert of a limited library.
  public init(
    _ answers: [AuthorizationAnswer] = [], otherwise: AuthorizationAnswer = .deny,
    limitedAccessAlert: LimitedAccessAnswer = .keepSelection
  ) {
    state = Locked(State(answers: answers))
    self.otherwise = otherwise
    alertAnswer = limitedAccessAlert
  }

  /// What was asked so far.
  public var requests: [AuthorizationRequest] { state.withLock { $0.requests } }

  /// Whom the alert of a limited library was shown for so far.
  public var limitedAccessAlerts: [LibraryClient] { state.withLock { $0.alerts } }

  /// The next of the answers; the request is noted.
  public func answer(to request: AuthorizationRequest) async throws -> AuthorizationAnswer {
    state.withLock {
      $0.requests.append(request)
      return $0.answers.isEmpty ? otherwise : $0.answers.removeFirst()
    }
  }

  /// The answer for all alerts; the client is noted.
  public func answerLimitedAccessAlert(for client: LibraryClient) async -> LimitedAccessAnswer {
    state.withLock { $0.alerts.append(client) }
    return alertAnswer
  }
}
