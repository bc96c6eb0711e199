import Dispatch

/// A picker in a terminal: a list with search, of which several can be chosen.
///
/// It needs a terminal that knows ANSI's sequences and nothing else, so it works over SSH. It draws
/// on the terminal's second screen and leaves the first as it was.
public struct TerminalPicker: PickerInterface {
  private let device: TerminalDevice

  /// - Parameter device: The terminal that the user sits at.
  public init(_ device: TerminalDevice) {
    self.device = device
  }

  /// Shows the list until the user is done; nil when it is cancelled or the terminal is gone.
  public func pick(_ session: PickerSession) async throws -> [String]? {
    let assets = try session.assets()
    let device = device
    let screen = PickerScreen(
      title: session.title, configuration: session.configuration, assets: assets)
    // Waiting for keys blocks a thread, which must be none of the tasks'.
    return await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        continuation.resume(returning: Self.run(screen, device, session))
      }
    }
  }

  /// Shows the list until it is done; nil when it is cancelled.
  private static func run(
    _ start: PickerScreen, _ device: TerminalDevice, _ session: PickerSession
  ) -> [String]? {
    var screen = start
    // The second screen, without a cursor, and back.
    return device.withoutEcho(shows: ("\u{1b}[?1049h\u{1b}[?25l", "\u{1b}[?25h\u{1b}[?1049l")) {
      while true {
        let size = device.size
        draw(&screen, size, device)
        guard let bytes = device.read(timeout: 500) else { return nil }
        for key in TerminalKey.keys(completed(bytes, device)) {
          let before = screen.selected
          let outcome = screen.press(key, rows: size.rows)
          if screen.selected != before { session.selectionChanged(screen.selected) }
          switch outcome {
          case .goesOn: continue
          case .done: return screen.selected
          case .cancelled: return nil
          }
        }
      }
    }
  }

  /// The rest of a key of several bytes may still be on its way.
  private static func completed(_ bytes: [UInt8], _ device: TerminalDevice) -> [UInt8] {
    guard bytes.last == 0x1b || bytes.suffix(2) == [0x1b, UInt8(ascii: "[")] else { return bytes }
    return bytes + (device.read(timeout: 50) ?? [])
  }

  private static func draw(
    _ screen: inout PickerScreen, _ size: (rows: Int, columns: Int), _ device: TerminalDevice
  ) {
    var text = "\u{1b}[H"
    let lines = screen.lines(rows: size.rows, columns: size.columns)
    for (index, line) in lines.enumerated() {
      // The line of the cursor is shown in reverse; the rest of each line is cleared.
      text += index == screen.cursorLine ? "\u{1b}[7m\(line)\u{1b}[0m" : line
      text += index + 1 < lines.count ? "\u{1b}[K\r\n" : "\u{1b}[K"
    }
    device.write(text + "\u{1b}[J")
  }
}
