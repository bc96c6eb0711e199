import Dispatch

/// A prompter that asks the person at a terminal.
public struct TerminalPrompter: AuthorizationPrompter {
  private let device: TerminalDevice

  /// - Parameter device: The terminal that the user sits at.
  public init(_ device: TerminalDevice) {
    self.device = device
  }

  /// Asks with a letter for each answer; nothing is decided where none of them comes.
  public func answer(to request: AuthorizationRequest) async throws -> AuthorizationAnswer {
    let name = TerminalText.safe(request.client.identifier)
    let library = TerminalText.safe(request.library)
    let usage = TerminalText.safe(request.usageDescription)
    switch request.level {
    case .addOnly:
      return await ask(
        "\"\(name)\" would like to add to the photos in \(library).\n  \(usage)",
        [("a", "Allow", .allow), ("d", "Don't allow", .deny)], otherwise: .later)
    case .readWrite:
      return await ask(
        "\"\(name)\" would like to see the photos in \(library).\n  \(usage)",
        [
          ("s", "Select photos", .allowSelected(nil)), ("a", "Allow all", .allow),
          ("d", "Don't allow", .deny),
        ], otherwise: .later)
    }
  }

  /// Asks with a letter for each answer; the selection is kept where none of them comes.
  public func answerLimitedAccessAlert(for client: LibraryClient) async -> LimitedAccessAnswer {
    await ask(
      "\"\(TerminalText.safe(client.identifier))\" may see the photos that you have selected.",
      [("k", "Keep the selection", .keepSelection), ("s", "Select more", .selectMore)],
      otherwise: .keepSelection)
  }

  /// Shows a question and its answers, each with its letter, and waits for one of them.
  private func ask<Answer: Sendable>(
    _ question: String, _ answers: [(letter: Character, words: String, answer: Answer)],
    otherwise: Answer
  ) async -> Answer {
    let device = device
    return await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        let words = answers.map { "[\($0.letter)] \($0.words)" }.joined(separator: "   ")
        device.write("\(question)\n  \(words)   [Esc] Not now: ")
        let answer = device.withoutEcho { Self.waitForAnswer(on: device, answers) }
        device.write("\(answer?.words ?? "Not now")\n")
        continuation.resume(returning: answer?.answer ?? otherwise)
      }
    }
  }

  /// Waits for the letter of an answer; nil where the question is left, or the terminal is gone.
  private static func waitForAnswer<Answer>(
    on device: TerminalDevice, _ answers: [(letter: Character, words: String, answer: Answer)]
  ) -> (words: String, answer: Answer)? {
    while let bytes = device.read(timeout: -1) {
      for key in TerminalKey.keys(bytes) {
        switch key {
        case .escape, .interrupt: return nil
        case .character(let character):
          let word = character.lowercased()
          if let found = answers.first(where: { String($0.letter) == word }) {
            return (found.words, found.answer)
          }
        default: continue
        }
      }
    }
    return nil
  }
}
