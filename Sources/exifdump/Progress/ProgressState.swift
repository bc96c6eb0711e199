import ItemProvider
import MetadataKit

/// How far a run is.
struct ProgressState {
  let done: Int
  /// How many files there are, where that is known.
  let total: Int?
  let errors: Int
  let seconds: Double

  init(_ progress: LoadProgress, errors: Int, seconds: Double) {
    done = Int(progress.completedUnitCount)
    total = progress.totalUnitCount < 0 ? nil : Int(progress.totalUnitCount)
    self.errors = errors
    self.seconds = seconds
  }

  /// Files a second so far.
  var rate: Double { seconds > 0 ? Double(done) / seconds : 0 }

  /// Seconds that are left at that rate.
  var remaining: Double? {
    guard let total, rate > 0 else { return nil }
    return Double(max(0, total - done)) / rate
  }

  /// `[########------------] 40 %  400/1000  120/s  0:05 left  photo.jpg`
  ///
  /// - Parameter width: how many columns there are.
  func bar(_ name: [UInt8], width: Int) -> [UInt8] {
    var text = TextBuffer()
    if let total, total > 0 {
      let share = min(1, Double(done) / Double(total))
      let filled = Int(share * 20)
      text.append("[" + String(repeating: "#", count: filled))
      text.append(String(repeating: "-", count: 20 - filled) + "] ")
      text.append(Int(share * 100))
      text.append(" %  ")
    }
    text.append(counts)
    text.append("  ")
    var label = TextBuffer()
    label.append(escaping: PathName.last(name))
    // The last column stays free: terminals go to the next line behind it.
    let room = width - 1 - text.string.count
    if room > 0 { text.append(String(label.string.prefix(columns: room))) }
    return Array(text.string.prefix(columns: max(0, width - 1)).utf8)
  }

  /// `400/1000 files, 2 unreadable, 120/s, 0:05 left`
  var line: String { "read " + counts }

  private var counts: String {
    var text = TextBuffer()
    text.append(done)
    if let total { text.append("/\(total)") }
    text.append(done == 1 && total == nil ? " file" : " files")
    if errors > 0 { text.append(", \(errors) unreadable") }
    text.append(", ")
    text.append(rate, fractionDigits: 0)
    text.append("/s")
    if let remaining, remaining < 1e8 {
      let seconds = Int(remaining.rounded(.up))
      text.append(", \(seconds / 60):")
      text.append(seconds % 60, digits: 2)
      text.append(" left")
    }
    return text.string
  }

  /// Writes the members of an event.
  func write(to json: inout JSONWriter) {
    json.member("done", done)
    json.member("total", total)
    json.member("errors", errors)
    json.member("seconds", seconds)
    json.member("rate", rate)
    json.member("remaining", remaining)
  }
}
