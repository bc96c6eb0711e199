import ArgumentParser
import ItemProvider
import PhotoLibrary

/// Who uses a library, and who answers when that asks for access.
struct LibraryClientOptions: ParsableArguments {
  /// The command itself as a client.
  static let ownName = "exifdump"

  @Option(
    help: ArgumentHelp("Who it is that uses the library. (default: exifdump)", valueName: "name"))
  var client: ClientArgument?

  @Option(
    help: ArgumentHelp(
      "Why the client wants to see photos, to be shown when it asks.", valueName: "text"))
  var purpose: String?

  @Option(
    help: ArgumentHelp(
      "Why the client wants to add photos, to be shown when it asks.", valueName: "text"))
  var addPurpose: String?

  @Option(
    help: ArgumentHelp(
      "Let a JSON file answer when a client asks, not the person at the terminal.",
      valueName: "file"))
  var policy: PathArgument?

  var name: String { client?.name ?? Self.ownName }

  /// Opens a library for the client, and brings it up to date.
  ///
  /// - Parameters:
  ///   - insteadOfPicking: What to do where there is no terminal to choose photos at.
  ///   - everything: Whether every file is looked at.
  func open(
    _ folder: FilePath, state: FilePath?, insteadOfPicking: String? = nil, everything: Bool = false
  ) throws(PhotoLibraryError) -> PhotoLibrary {
    var options = PhotoLibrary.Options(stateFolder: state)
    options.progress = IndexProgress.reporter
    options.isWaiting = { Message.say("waiting for another process that reads the library") }
    let terminal = TerminalDevice()
    let library = try PhotoLibrary(
      folder: folder, client: try declaredClient(), prompter: prompter(terminal),
      picker: terminal.map { TerminalPicker($0) } ?? NobodyToChoose(instead: insteadOfPicking),
      options: options)
    for notice in library.notices { Message.say(notice) }
    do throws(PhotoLibraryError) {
      for problem in try library.refresh(everything: everything).problems {
        Message.say(problem.message)
      }
    } catch {
      // What is known of it can still be told.
      if error.code != .readOnly { throw error }
    }
    return library
  }

  private func prompter(_ terminal: TerminalDevice?) -> any AuthorizationPrompter {
    if let policy { return PolicyPrompter(path: FilePath(bytes: policy.bytes)) }
    if let terminal { return TerminalPrompter(terminal) }
    return NobodyToAsk()
  }

  private func declaredClient() throws(PhotoLibraryError) -> LibraryClient {
    var client = LibraryClient(name, usageDescription: purpose, addUsageDescription: addPurpose)
    if name == Self.ownName {
      client.usageDescription = purpose ?? "Shows them at the shell."
      client.addUsageDescription = addPurpose ?? "Adds files that are named at the shell."
    } else if let policy {
      let declared = try PolicyPrompter(path: FilePath(bytes: policy.bytes)).client(name)
      client.usageDescription = purpose ?? declared?.usageDescription
      client.addUsageDescription = addPurpose ?? declared?.addUsageDescription
    }
    // Each run would be a start.
    client.preventsLimitedAccessAlert = true
    return client
  }

  /// Asks for access, unless that was decided before.
  func requestAccess(
    _ level: AccessLevel, to library: PhotoLibrary
  ) throws(PhotoLibraryError) -> AuthorizationStatus {
    do throws(PhotoLibraryError) {
      return try Blocking.run { () async throws(PhotoLibraryError) in
        try await library.requestAuthorization(for: level)
      }
    } catch {
      guard error.code == .usageDescriptionMissing else { throw error }
      // The library tells programmers what to declare.
      let option = level == .addOnly ? "--add-purpose" : "--purpose"
      throw PhotoLibraryError(
        error.code, "\(name) asks for access and does not say why: tell it with \(option) TEXT")
    }
  }

  /// Asks for access where nothing was decided, and fails where it is not granted.
  func requireAccess(
    _ level: AccessLevel, to library: PhotoLibrary
  ) throws(PhotoLibraryError) {
    var status = library.authorizationStatus(for: level)
    if status == .notDetermined { status = try requestAccess(level, to: library) }
    guard !status.isGranted else { return }
    throw PhotoLibraryError(
      status == .restricted ? .accessRestricted : .accessDenied,
      "\(name) may not \(level == .addOnly ? "add photos" : "see photos"): \(status); change it "
        + "with: exifdump library authorize \(ShellWord.quoted("\(library.folder)")) --client \(ShellWord.quoted(name)) --set all|selected"
    )
  }
}
