import ItemProvider
import MetadataKit

/// Tells on standard error how far a run is: what has been read is counted by a `Progress`.
struct ProgressReport {
  private let style: ProgressStyle
  /// What is told of; made when it is first told, because short runs need none.
  private var progress: LoadProgress?
  private let count = FileCount()
  private let inputs: Inputs
  private let start = POSIX.seconds
  private var next: Double
  private var done = 0
  private var errors = 0
  private var isShown = false
  private var hasEnded = false

  /// - Parameter style: any but `auto` and `none`.
  init(_ style: ProgressStyle, _ inputs: Inputs) {
    self.style = style
    self.inputs = inputs
    // A short run needs no bar.
    next = start + (style == .json ? 0 : style == .bar ? 0.5 : 10)
    if style == .json { Message.event("start") { _ in } }
  }

  /// How long a report stands.
  private var interval: Double {
    switch style {
    case .bar: 0.1
    case .json: 0.5
    default: 30
    }
  }

  /// Counts a file, and tells of it when it is time.
  mutating func add(_ name: [UInt8], isError: Bool) {
    done += 1
    if isError { errors += 1 }
    tell(name)
  }

  /// Tells how far the run is when it is time.
  private mutating func tell(_ name: [UInt8]) {
    let now = POSIX.seconds
    guard now >= next else { return }
    next = now + interval
    let progress = progress ?? begin()
    if let total = count.value, progress.totalUnitCount != Int64(total) {
      progress.totalUnitCount = Int64(total)
    }
    progress.completedUnitCount = Int64(done)
    let state = ProgressState(progress, errors: errors, seconds: now - start)
    switch style {
    case .bar:
      var line = TextBuffer()
      line.append("\r")
      line.append(bytes: state.bar(name, width: POSIX.terminalWidth(2) ?? 80))
      line.append("\u{1b}[K")
      write(line)
      isShown = true
    case .json:
      Message.event("progress") { json in
        state.write(to: &json)
        json.member("file", name)
      }
    default: Message.say(state.line)
    }
  }

  private mutating func begin() -> LoadProgress {
    let progress = LoadProgress(totalUnitCount: -1)
    self.progress = progress
    count.start(inputs)
    return progress
  }

  /// Takes the bar away, so that something else may stand there.
  mutating func clear() {
    guard isShown else { return }
    isShown = false
    var line = TextBuffer()
    line.append("\r\u{1b}[K")
    write(line)
  }

  /// Ends the report, once: what was read may still not be written.
  mutating func end(isInterrupted: Bool) {
    clear()
    count.cancel()
    guard style == .json, !hasEnded else { return }
    hasEnded = true
    let progress = progress ?? LoadProgress(totalUnitCount: -1)
    progress.completedUnitCount = Int64(done)
    if !isInterrupted { progress.totalUnitCount = Int64(done) }
    let state = ProgressState(progress, errors: errors, seconds: POSIX.seconds - start)
    Message.event("end") { json in
      state.write(to: &json)
      json.member("interrupted", isInterrupted)
    }
  }

  private func write(_ text: TextBuffer) {
    // There is nobody else to tell.
    try? POSIX.writeAll(text.bytes, to: 2)
  }
}
