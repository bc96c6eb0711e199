import Foundation
import ItemProvider
import PhotoLibrary
import Testing

struct RequestTests {
  @Test func aUsageDescriptionMustBeDeclared() async throws {
    let place = try TestLibrary("plain.jpg")
    let prompter = ProgrammedPrompter(otherwise: .allow)
    let silent = LibraryClient("silent", usageDescription: " ", addUsageDescription: nil)
    let library = try place.open(silent, prompter: prompter)
    for level in AccessLevel.allCases {
      let error = await #expect(throws: PhotoLibraryError.self) {
        try await library.requestAuthorization(for: level)
      }
      #expect(error?.code == .usageDescriptionMissing)
      #expect(error?.message.contains(level.usageDescriptionKey) == true)
    }
    let error = #expect(throws: PhotoLibraryError.self) { try library.fetchAssets() }
    #expect(error?.code == .usageDescriptionMissing)
    #expect(prompter.requests.isEmpty && library.decision == Decision())
  }

  @Test func thePromptShowsWhoAsksAndWhy() async throws {
    let place = try TestLibrary("plain.jpg")
    let prompter = ProgrammedPrompter([.deny, .deny])
    let library = try place.open(prompter: prompter)
    try await library.requestAuthorization(for: .addOnly)
    try await library.requestAuthorization(for: .readWrite)
    #expect(prompter.requests.map(\.client.identifier) == ["com.example.test", "com.example.test"])
    #expect(prompter.requests.map(\.usageDescription) == ["To test adding.", "To test."])
  }

  @Test func callbacksAnswerAsTheAsynchronousForms() async throws {
    let place = try TestLibrary("plain.jpg")
    let library = try place.open(prompter: ProgrammedPrompter([.allowSelected([])]))
    let status = await withCheckedContinuation { continuation in
      library.requestAuthorization(for: .readWrite) { status, error in
        #expect(error == nil)
        continuation.resume(returning: status)
      }
    }
    #expect(status == .limited)
    let legacy = await withCheckedContinuation { continuation in
      library.requestAuthorization { status, _ in continuation.resume(returning: status) }
    }
    #expect(legacy == .authorized)
    #expect(try await library.requestAuthorization() == .authorized)
  }

  @Test func manyRequestsAtOnceAskOnce() async throws {
    let place = try TestLibrary("plain.jpg")
    let prompter = ProgrammedPrompter([.allow], otherwise: .deny)
    let library = try place.open(prompter: prompter)
    await withTaskGroup(of: AuthorizationStatus?.self) { group in
      for _ in 0..<20 {
        group.addTask { try? await library.requestAuthorization(for: .readWrite) }
      }
      for await status in group { #expect(status == .authorized) }
    }
    #expect(prompter.requests.count == 1)
  }

  @Test func whoSaysLaterIsAskedAgain() async throws {
    let place = try TestLibrary("plain.jpg")
    let prompter = ProgrammedPrompter([.later, .allow])
    let library = try place.open(prompter: prompter)
    #expect(try await library.requestAuthorization(for: .readWrite) == .notDetermined)
    #expect(try await library.requestAuthorization(for: .readWrite) == .authorized)
  }

  @Test func aPrompterThatFailsDecidesNothing() async throws {
    struct Broken: AuthorizationPrompter {
      struct Failure: Error {}
      func answer(to request: AuthorizationRequest) async throws -> AuthorizationAnswer {
        throw Failure()
      }
    }
    let library = try TestLibrary("plain.jpg").open(prompter: Broken())
    await #expect(throws: PhotoLibraryError.self) {
      try await library.requestAuthorization(for: .addOnly)
    }
    #expect(library.decision == Decision())
  }

  /// Waits for as long as it is not told to answer, whether it is cancelled or not.
  struct Waiting: AuthorizationPrompter {
    let asked = Locked(0)
    let mayAnswer = Locked(false)

    func answer(to request: AuthorizationRequest) async throws -> AuthorizationAnswer {
      asked.withLock { $0 += 1 }
      // A task of its own, which is not cancelled with this one; one that only yields keeps a processor
      // from all other tests.
      while !mayAnswer.withLock({ $0 }) {
        await Task { try? await Task.sleep(for: .milliseconds(1)) }.value
      }
      return .allow
    }
  }

  // What it waits for may stand in line behind all other tests, which takes minutes on few processors.
  @Test(.timeLimit(.minutes(15))) func aRequestThatIsCancelledDecidesNothing() async throws {
    let prompter = Waiting()
    let library = try TestLibrary("plain.jpg").open(prompter: prompter)
    let first = Task { try await library.requestAuthorization(for: .readWrite) }
    try await wait { prompter.asked.withLock { $0 } == 1 }
    let second = Task { try await library.requestAuthorization(for: .addOnly) }
    for request in [second, first] {
      request.cancel()
      let error = await #expect(throws: PhotoLibraryError.self) { try await request.value }
      #expect(error?.code == .cancelled)
    }
    // The answer comes too late, and the next question is asked.
    let third = Task { try await library.requestAuthorization(for: .addOnly) }
    prompter.mayAnswer.withLock { $0 = true }
    #expect(try await third.value == .authorized)
    #expect(prompter.asked.withLock { $0 } == 2)
    #expect(library.authorizationStatus(for: .readWrite) == .notDetermined)
  }

  @Test func thereIsNothingToSelectWhenAdding() async throws {
    let library = try TestLibrary("plain.jpg").open(
      prompter: ProgrammedPrompter([.allowSelected([])]))
    #expect(try await library.requestAuthorization(for: .addOnly) == .denied)
  }

  @Test func decisionsAreOfOneClient() async throws {
    let place = try TestLibrary("plain.jpg")
    let one = try place.openWithAccess()
    let other = try place.open(LibraryClient("other", usageDescription: "Other."))
    #expect(one.authorizationStatus(for: .readWrite) == .authorized)
    #expect(other.authorizationStatus(for: .readWrite) == .notDetermined)
    #expect(
      try LibrarySettings(folder: place.path).clients().map(\.identifier) == [
        "com.example.test"
      ])
  }

  @Test func whatIsRestrictedIsNotTheUsersToChange() async throws {
    let place = try TestLibrary("plain.jpg")
    let settings = try LibrarySettings(folder: place.path)
    try settings.set(.restricted, for: TestLibrary.client.identifier)
    let prompter = ProgrammedPrompter(otherwise: .allow)
    let library = try place.open(prompter: prompter)
    for level in AccessLevel.allCases {
      #expect(try await library.requestAuthorization(for: level) == .restricted)
    }
    #expect(prompter.requests.isEmpty)
    #expect(try library.names() == [])
    let change = #expect(throws: PhotoLibraryError.self) {
      try library.performChangesAndWait { $0.createAlbum(title: "A") }
    }
    #expect(change?.code == .accessRestricted)
    let error = #expect(throws: PhotoLibraryError.self) {
      try settings.set(.all, for: TestLibrary.client.identifier)
    }
    #expect(error?.code == .accessRestricted)
    try settings.set(.all, for: TestLibrary.client.identifier, asAdministrator: true)
    #expect(try library.names() == ["plain.jpg"])
  }

  @Test func aForgottenClientMayAskAgain() async throws {
    let place = try TestLibrary("plain.jpg")
    let library = try place.openLimited(to: ["plain.jpg"])
    try LibrarySettings(folder: place.path).reset(TestLibrary.client.identifier)
    #expect(library.decision == Decision())
    #expect(try LibrarySettings(folder: place.path).selection(of: "com.example.test") == [])
  }

  @Test func aPolicyAnswersForServers() async throws {
    let place = try TestLibrary("plain.jpg", "photo.jpg")
    let photo = try #require(try place.identifiers()["photo.jpg"])
    let policy = place.url(".policy.json")
    try Data(
      """
      {"clients": {"all": {"readWrite": "all", "usage": "Sees all."},
        "some": {"readWrite": ["\(photo)"], "usage": "Sees one."},
        "adds": {"addOnly": "allow", "addUsage": "Adds."}}}
      """.utf8
    ).write(to: policy)
    let prompter = PolicyPrompter(path: FilePath(policy.path))
    func status(_ name: String, _ level: AccessLevel) async throws -> AuthorizationStatus {
      let client = LibraryClient(name, usageDescription: "x", addUsageDescription: "x")
      return try await place.open(client, prompter: prompter).requestAuthorization(for: level)
    }
    #expect(try await status("all", .readWrite) == .authorized)
    #expect(try await status("some", .readWrite) == .limited)
    #expect(try await status("adds", .addOnly) == .authorized)
    #expect(try await status("adds", .readWrite) == .denied)
    #expect(try await status("stranger", .readWrite) == .denied)
    let some = try place.open(LibraryClient("some", preventsLimitedAccessAlert: true))
    #expect(try some.names() == ["photo.jpg"])
    #expect(try prompter.client("some")?.usageDescription == "Sees one.")
  }

  @Test(arguments: [
    "", "[]", #"{"clients": {"a": {"readWrite": 7}}}"#,
    #"{"clients": {"a": {"readWrite": "al"}}}"#, #"{"clients": {"a": {"addOnly": "yes"}}}"#,
    #"{"clients": {"a": {"readwrite": "all"}}}"#,
  ])
  func aPolicyThatIsWrongGrantsNothing(_ text: String) async throws {
    let place = try TestLibrary("plain.jpg")
    let policy = place.url(".policy.json")
    try Data(text.utf8).write(to: policy)
    let client = LibraryClient("a", usageDescription: "x", addUsageDescription: "x")
    let library = try place.open(client, prompter: PolicyPrompter(path: FilePath(policy.path)))
    let error = await #expect(throws: PhotoLibraryError.self) {
      try await library.requestAuthorization(for: .readWrite)
    }
    #expect(error?.code == .policyInvalid && error?.message.contains(".policy.json") == true)
    #expect(library.decision == Decision())
  }
  @Test func aPolicyWithoutClientsSaysSo() async throws {
    let place = try TestLibrary("plain.jpg")
    let policy = place.url(".policy.json")
    try Data(#"{"a": {"readWrite": "all"}}"#.utf8).write(to: policy)
    let prompter = PolicyPrompter(path: FilePath(policy.path))
    let error = #expect(throws: PhotoLibraryError.self) { try prompter.client("a") }
    #expect(error?.message.hasSuffix("is no policy: it has no 'clients'") == true)
  }
}
