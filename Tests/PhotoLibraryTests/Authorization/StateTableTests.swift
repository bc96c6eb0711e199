import PhotoLibrary
import Testing

// The tables of the contract (reference: PhotoKit, observed on devices), row by row. Each test is one
// cell: a row's state is brought about as its name says, then one question is asked.

/// How a row's state comes about.
enum Situation: CustomTestStringConvertible {
  /// Nothing was asked.
  case unconfirmed
  /// A prompt for a level was answered.
  case answered(AccessLevel, AuthorizationAnswer)
  /// A choice in the Settings.
  case settings(AccessSetting)

  var testDescription: String {
    switch self {
    case .unconfirmed: "unconfirmed"
    case .answered(let level, let answer): "\(level) prompt: \(answer)"
    case .settings(let setting): "Settings: \(setting)"
    }
  }

  func library(_ place: TestLibrary, _ prompter: ProgrammedPrompter) async throws -> PhotoLibrary {
    switch self {
    case .unconfirmed: break
    case .answered(let level, let answer):
      let first = try place.open(prompter: ProgrammedPrompter([answer]))
      try await first.requestAuthorization(for: level)
    case .settings(let setting):
      try LibrarySettings(folder: place.path).set(setting, for: TestLibrary.client.identifier)
    }
    // Opened anew: decisions last.
    return try place.open(prompter: prompter)
  }
}

/// A cell of a table: what is asked, and what the answer is.
enum Question: CustomTestStringConvertible {
  case legacyStatus(AuthorizationStatus)
  case status(AccessLevel, AuthorizationStatus)
  /// Whether a request shows the prompt.
  case legacyRequest(shows: Bool)
  case request(AccessLevel, shows: Bool)

  var testDescription: String {
    switch self {
    case .legacyStatus(let status): "status() is \(status)"
    case .status(let level, let status): "status(\(level)) is \(status)"
    case .legacyRequest(let shows): "request() \(shows ? "shows" : "does not show")"
    case .request(let level, let shows): "request(\(level)) \(shows ? "shows" : "does not show")"
    }
  }

  func check(_ library: PhotoLibrary, _ prompter: ProgrammedPrompter) async throws {
    switch self {
    case .legacyStatus(let status): #expect(library.authorizationStatus() == status)
    case .status(let level, let status):
      #expect(library.authorizationStatus(for: level) == status)
    case .legacyRequest(let shows):
      let before = library.authorizationStatus()
      let after = try await library.requestAuthorization()
      #expect(prompter.requests.map(\.level) == (shows ? [.readWrite] : []))
      if !shows { #expect(after == before) }
    case .request(let level, let shows):
      let before = library.authorizationStatus(for: level)
      let after = try await library.requestAuthorization(for: level)
      #expect(prompter.requests.map(\.level) == (shows ? [level] : []))
      if !shows { #expect(after == before) }
    }
  }
}

private func cells(
  _ rows: [(Situation, [Question])]
) -> [(Situation, Question)] {
  rows.flatMap { row in row.1.map { (row.0, $0) } }
}

struct StateTableTests {
  func check(_ situation: Situation, _ question: Question) async throws {
    let place = try TestLibrary("plain.jpg")
    let prompter = ProgrammedPrompter(otherwise: .allow)
    let library = try await situation.library(place, prompter)
    try await question.check(library, prompter)
  }

  /// Table A: iOS 13.4.1, one level, asked in the old way.
  static let tableA = cells([
    (.unconfirmed, [.legacyStatus(.notDetermined), .legacyRequest(shows: true)]),
    (
      .answered(.readWrite, .allow),
      [.legacyStatus(.authorized), .legacyRequest(shows: false)]
    ),
    (.answered(.readWrite, .deny), [.legacyStatus(.denied), .legacyRequest(shows: false)]),
  ])

  @Test(arguments: tableA) func oneLevel(_ situation: Situation, _ question: Question) async throws
  {
    try await check(situation, question)
  }

  /// Table B: iOS 14.2.1, by what the user has answered so far.
  static let tableB = cells([
    (
      .unconfirmed,
      [
        .legacyStatus(.notDetermined), .status(.addOnly, .notDetermined),
        .status(.readWrite, .notDetermined), .request(.addOnly, shows: true),
        .request(.readWrite, shows: true),
      ]
    ),
    (
      .answered(.addOnly, .allow),
      [
        .legacyStatus(.notDetermined), .status(.addOnly, .authorized),
        .status(.readWrite, .notDetermined), .request(.addOnly, shows: false),
        .request(.readWrite, shows: true),
      ]
    ),
    (
      .answered(.addOnly, .deny),
      [
        .legacyStatus(.notDetermined), .status(.addOnly, .denied),
        .status(.readWrite, .notDetermined), .request(.addOnly, shows: false),
        .request(.readWrite, shows: true),
      ]
    ),
    (
      .answered(.readWrite, .allowSelected([])),
      [
        .legacyStatus(.authorized), .status(.addOnly, .limited), .status(.readWrite, .limited),
        .request(.addOnly, shows: false), .request(.readWrite, shows: false),
      ]
    ),
    (
      .answered(.readWrite, .allow),
      [
        .legacyStatus(.authorized), .status(.addOnly, .authorized),
        .status(.readWrite, .authorized), .request(.addOnly, shows: false),
        .request(.readWrite, shows: false),
      ]
    ),
    (
      .answered(.readWrite, .deny),
      [
        .legacyStatus(.denied), .status(.addOnly, .notDetermined), .status(.readWrite, .denied),
        .request(.addOnly, shows: true), .request(.readWrite, shows: false),
      ]
    ),
  ])

  @Test(arguments: tableB) func answers(_ situation: Situation, _ question: Question) async throws {
    try await check(situation, question)
  }

  /// Table C: iOS 14.2.1, by what the Settings show.
  static let tableC = cells([
    (
      .settings(.addOnly),
      [.legacyStatus(.denied), .status(.addOnly, .authorized), .status(.readWrite, .denied)]
    ),
    (
      .settings(.selected),
      [.legacyStatus(.authorized), .status(.addOnly, .limited), .status(.readWrite, .limited)]
    ),
    (
      .settings(.all),
      [
        .legacyStatus(.authorized), .status(.addOnly, .authorized),
        .status(.readWrite, .authorized),
      ]
    ),
    (
      .settings(.none),
      [.legacyStatus(.denied), .status(.addOnly, .denied), .status(.readWrite, .denied)]
    ),
  ])

  @Test(arguments: tableC) func settings(_ situation: Situation, _ question: Question) async throws
  {
    try await check(situation, question)
    // A choice in the Settings leaves nothing to ask.
    for level in AccessLevel.allCases {
      try await check(situation, .request(level, shows: false))
    }
  }

  /// The Settings lead from every state of the tables to every row of table C.
  @Test(arguments: AccessSetting.allCases.filter { $0 != .restricted })
  func settingsChangeEveryState(_ setting: AccessSetting) async throws {
    let states: [Situation] = [
      .unconfirmed, .answered(.addOnly, .allow), .answered(.addOnly, .deny),
      .answered(.readWrite, .allowSelected([])), .answered(.readWrite, .allow),
      .answered(.readWrite, .deny), .settings(.addOnly), .settings(.selected), .settings(.all),
      .settings(.none),
    ]
    for state in states {
      let place = try TestLibrary("plain.jpg")
      let library = try await state.library(place, ProgrammedPrompter())
      try LibrarySettings(folder: place.path).set(setting, for: TestLibrary.client.identifier)
      for case (.settings(setting), let question) in Self.tableC {
        try await question.check(library, ProgrammedPrompter())
      }
    }
  }

  @Test func theRawValuesAreApples() {
    #expect(AccessLevel.allCases.map(\.rawValue) == [1, 2])
    #expect(AuthorizationStatus.allCases.map(\.rawValue) == [0, 1, 2, 3, 4])
    #expect(AuthorizationStatus.limited.rawValue == 4 && AccessLevel.addOnly.rawValue == 1)
  }
}
