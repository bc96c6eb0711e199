import Foundation
import Glibc
import ItemProvider
import PhotoLibrary
import Testing

/// Both ends of a pseudo-terminal: the library is at one, a test that types at the other.
private final class PseudoTerminal: Sendable {
  let device: TerminalDevice
  private let master: Int32
  private let slave: Int32
  private let seen = Locked("")

  init(rows: UInt16 = 12, columns: UInt16 = 100) throws {
    master = open("/dev/ptmx", O_RDWR | O_NOCTTY)
    // TIOCSPTLCK unlocks the other end, TIOCGPTN tells its number. Source: ioctl_tty(2).
    var (lock, number): (Int32, UInt32) = (0, 0)
    try #require(master >= 0 && ioctl(master, 0x4004_5431, &lock) == 0)
    try #require(ioctl(master, 0x8004_5430, &number) == 0)
    slave = open("/dev/pts/\(number)", O_RDWR | O_NOCTTY)
    try #require(slave >= 0)
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    try #require(ioctl(master, UInt(TIOCSWINSZ), &size) == 0)
    device = TerminalDevice(input: slave, output: slave)
    let (master, seen) = (master, seen)
    Thread.detachNewThread {
      var buffer = [UInt8](repeating: 0, count: 4096)
      while true {
        let count = read(master, &buffer, buffer.count)
        guard count > 0 else { return }
        let text = String(decoding: buffer[..<count], as: UTF8.self)
        seen.withLock { $0 += text }
      }
    }
  }

  deinit {
    close(slave)
    close(master)
  }

  var text: String { seen.withLock { $0 } }

  func type(_ keys: String) { _ = keys.withCString { write(master, $0, strlen($0)) } }

  /// Waits for a text that was not there at the last look, and forgets what came before.
  func wait(for wanted: String) async throws {
    for _ in 0..<20_000 {
      let isThere = seen.withLock { seen in
        guard let range = seen.range(of: wanted) else { return false }
        seen = String(seen[range.upperBound...])
        return true
      }
      if isThere { return }
      try await Task.sleep(for: .milliseconds(1))
    }
    Issue.record("'\(wanted)' was never shown, but \(text.debugDescription)")
    // Whoever waits for a key gets one that ends it.
    type("\u{3}")
    throw CancellationError()
  }
}

struct TerminalTests {
  func names(_ results: [PickerResult]) -> [String?] { results.map(\.itemProvider.suggestedName) }

  @Test func severalAreChosenInAList() async throws {
    let place = try TestLibrary("plain.jpg", "photo.jpg", "movie.avi")
    let terminal = try PseudoTerminal()
    let library = try place.open(picker: TerminalPicker(terminal.device))
    var configuration = PickerConfiguration()
    configuration.selectionLimit = 2
    configuration.selection = .ordered
    let wanted = configuration
    async let results = library.pick(wanted)
    try await terminal.wait(for: "TYPE        DATE")
    try await terminal.wait(for: "photo.jpg")
    try await terminal.wait(for: "0 of 2 selected, 3 of 3 shown")
    // The photo is the oldest, and so the last one.
    terminal.type("\u{1b}[F \u{1b}[A ")
    try await terminal.wait(for: "2 of 2 selected")
    terminal.type("\u{1b}[H ")
    try await terminal.wait(for: "No more than 2 can be chosen.")
    terminal.type("\r")
    let chosen = try await results
    #expect(chosen.count == 2 && names(chosen).first == "photo")
    // The screen is as it was before.
    try await terminal.wait(for: "\u{1b}[?1049l")
  }

  @Test func whatIsSearchedForIsShown() async throws {
    let place = try TestLibrary("plain.jpg", "photo.jpg", "movie.avi")
    let terminal = try PseudoTerminal()
    let library = try place.open(picker: TerminalPicker(terminal.device))
    async let results = library.pick()
    try await terminal.wait(for: "3 of 3 shown")
    terminal.type("/to.j")
    try await terminal.wait(for: "Search: to.j")
    try await terminal.wait(for: "1 of 3 shown")
    terminal.type("\r\r")
    #expect(names(try await results) == ["photo"])
  }

  @Test func changesAreTold() async throws {
    let place = try TestLibrary("plain.jpg", "photo.jpg")
    let terminal = try PseudoTerminal()
    let library = try place.open(picker: TerminalPicker(terminal.device))
    var configuration = PickerConfiguration()
    configuration.selectionLimit = 0
    configuration.selection = .continuous
    configuration.disabledCapabilities = [.search]
    let (wanted, counts) = (configuration, Locked<[Int]>([]))
    async let results = library.pick(wanted) { results in
      counts.withLock { $0.append(results.count) }
    }
    try await terminal.wait(for: "Enter: done   Esc: cancel")
    // There is no search, so the spaces choose.
    terminal.type("/ j  ")
    try await terminal.wait(for: "1 selected")
    terminal.type(" \r")
    #expect(try await results.count == 2)
    #expect(counts.withLock { $0 } == [1, 2, 1, 2])
  }

  @Test(arguments: ["\u{1b}", "q", "\u{3}"])
  func cancelling(_ key: String) async throws {
    let terminal = try PseudoTerminal()
    let library = try TestLibrary("plain.jpg").open(picker: TerminalPicker(terminal.device))
    async let results = library.pick()
    try await terminal.wait(for: "1 of 1 shown")
    terminal.type(key)
    #expect(try await results.isEmpty)
  }

  @Test func namesDoNotSteerTheTerminal() async throws {
    let place = try TestLibrary()
    try place.add("plain.jpg", as: "\u{1b}[31mred\u{7}.jpg")
    let terminal = try PseudoTerminal()
    let library = try place.open(picker: TerminalPicker(terminal.device))
    async let results = library.pick()
    try await terminal.wait(for: "?[31mred?.jpg")
    terminal.type("q")
    _ = try await results
  }

  @Test(arguments: [(UInt16(3), UInt16(20)), (1, 1), (60, 300)])
  func everySizeHasRoom(_ rows: UInt16, _ columns: UInt16) async throws {
    let place = try TestLibrary("plain.jpg", "photo.jpg", "movie.avi")
    let terminal = try PseudoTerminal(rows: rows, columns: columns)
    let library = try place.open(picker: TerminalPicker(terminal.device))
    async let results = library.pick()
    try await terminal.wait(for: "\u{1b}[J")
    terminal.type("\u{1b}[B\u{1b}[6~\u{1b}[5~\r")
    #expect(try await results.count == 1)
  }

  @Test(arguments: [
    ("a", AuthorizationStatus.authorized), ("d", .denied), ("\u{1b}", .notDetermined),
    ("xyA", .authorized),
  ])
  func thePromptIsAnsweredByAKey(_ keys: String, _ status: AuthorizationStatus) async throws {
    let terminal = try PseudoTerminal()
    let library = try TestLibrary("plain.jpg").open(prompter: TerminalPrompter(terminal.device))
    async let answer = library.requestAuthorization(for: .readWrite)
    try await terminal.wait(for: "\"com.example.test\" would like to see the photos in")
    try await terminal.wait(for: "To test.")
    try await terminal.wait(for: "[Esc] Not now")
    terminal.type(keys)
    #expect(try await answer == status)
  }

  @Test func photosAreSelectedAtThePrompt() async throws {
    let place = try TestLibrary("plain.jpg", "photo.jpg")
    let terminal = try PseudoTerminal()
    let library = try place.open(
      prompter: TerminalPrompter(terminal.device), picker: TerminalPicker(terminal.device))
    async let answer = library.requestAuthorization(for: .readWrite)
    try await terminal.wait(for: "[s] Select photos")
    terminal.type("s")
    try await terminal.wait(for: "Photos that com.example.test may see")
    terminal.type("/photo.\r \r")
    #expect(try await answer == .limited)
    #expect(try library.names() == ["photo.jpg"])
  }
}
