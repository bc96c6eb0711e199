import PhotoLibrary

/// Says that there is no terminal to ask at.
struct NobodyToAsk: AuthorizationPrompter {
  func answer(to request: AuthorizationRequest) async throws -> AuthorizationAnswer {
    throw PhotoLibraryError(
      .noInterface,
      "\(request.client.identifier) asks for access, and there is no terminal to ask at: decide it "
        + "with --policy FILE, or exifdump library authorize \(ShellWord.quoted(request.library)) --client "
        + "\(ShellWord.quoted(request.client.identifier)) --set all|selected|add-only|none")
  }
}

/// Says that there is no terminal to choose photos at.
struct NobodyToChoose: PickerInterface {
  /// What the user can do then.
  let instead: String?

  func pick(_ session: PickerSession) async throws -> [String]? {
    throw PhotoLibraryError(
      .noInterface, "there is no terminal to choose photos at" + (instead.map { ": \($0)" } ?? ""))
  }
}
