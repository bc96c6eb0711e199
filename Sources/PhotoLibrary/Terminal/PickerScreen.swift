/// What the terminal's picker shows, and what keys do to it: a list with search and selection.
///
/// It knows no terminal, so that a test can press its keys.
struct PickerScreen {
  /// What came of a key.
  enum Outcome: Equatable {
    case goesOn
    case done
    case cancelled
  }

  let title: String
  let configuration: PickerConfiguration
  private let assets: [Asset]
  /// What is shown: places in `assets`.
  private(set) var shown: [Int]
  /// Local identifiers in the order of choosing.
  private(set) var selected: [String]
  private(set) var search = ""
  private(set) var isSearching = false
  private(set) var cursor = 0
  private var top = 0
  private var message = ""

  init(title: String, configuration: PickerConfiguration, assets: [Asset]) {
    self.title = title
    self.configuration = configuration
    self.assets = assets
    shown = Array(assets.indices)
    selected = configuration.preselection
  }

  private var limit: Int { configuration.selectionLimit }

  private var canSearch: Bool { !configuration.disabledCapabilities.contains(.search) }

  // MARK: Keys

  mutating func press(_ key: TerminalKey, rows: Int) -> Outcome {
    message = ""
    switch key {
    case .interrupt: return .cancelled
    case .escape:
      guard isSearching || !search.isEmpty else { return .cancelled }
      isSearching = false
      find("")
    case .enter:
      if isSearching {
        isSearching = false
      } else {
        return confirm()
      }
    case .up: move(-1)
    case .down: move(1)
    case .pageUp: move(-listRows(rows))
    case .pageDown: move(listRows(rows))
    case .home: move(-shown.count)
    case .end: move(shown.count)
    case .backspace: if isSearching { find(String(search.dropLast())) }
    case .character(let character):
      if isSearching {
        find(search + String(character))
      } else {
        return command(character)
      }
    }
    return .goesOn
  }

  private mutating func command(_ character: Character) -> Outcome {
    switch character {
    case " ": toggle()
    case "/": isSearching = canSearch
    case "j": move(1)
    case "k": move(-1)
    case "q": return .cancelled
    default: break
    }
    return .goesOn
  }

  private mutating func confirm() -> Outcome {
    // With one to choose, the one under the cursor is meant.
    if limit == 1, selected.isEmpty { toggle() }
    guard limit <= 0 || selected.count <= limit else {
      message = "Only \(limit) can be chosen: take \(selected.count - limit) away."
      return .goesOn
    }
    return .done
  }

  private mutating func toggle() {
    guard shown.indices.contains(cursor) else { return }
    let identifier = assets[shown[cursor]].localIdentifier
    if let index = selected.firstIndex(of: identifier) {
      selected.remove(at: index)
    } else if limit == 1 {
      selected = [identifier]
    } else if limit > 0, selected.count >= limit {
      message = "No more than \(limit) can be chosen."
    } else {
      selected.append(identifier)
    }
  }

  private mutating func move(_ steps: Int) {
    cursor = min(max(0, cursor + steps), max(0, shown.count - 1))
  }

  private mutating func find(_ text: String) {
    search = text
    let wanted = text.lowercased()
    shown = assets.indices.filter { index in
      wanted.isEmpty || assets[index].originalFilename.lowercased().contains(wanted)
        || TerminalText.date(assets[index].creationDate).contains(wanted)
        || TerminalText.kind(assets[index]).lowercased().contains(wanted)
    }
    (cursor, top) = (0, 0)
  }

  // MARK: What is shown

  /// Rows that are left for the list: not the title, the heading, and the line of keys.
  private func listRows(_ rows: Int) -> Int { max(1, rows - 4) }

  /// The lines of the screen, at most as many and as wide as there is room for.
  mutating func lines(rows: Int, columns: Int) -> [String] {
    let height = listRows(rows)
    top = min(max(top, cursor - height + 1), cursor)
    var lines = [heading, "    TYPE        DATE              SIZE       PIXELS  NAME"]
    for row in top..<min(top + height, shown.count) { lines.append(line(row)) }
    if shown.isEmpty { lines.append("    Nothing here.") }
    while lines.count < 2 + height { lines.append("") }
    lines.append(message.isEmpty ? status : message)
    lines.append(keys)
    return lines.prefix(rows).map { TerminalText.cut($0, to: columns) }
  }

  /// The line that the cursor is in.
  var cursorLine: Int { 2 + cursor - top }

  private var heading: String {
    let searching =
      isSearching ? "  Search: \(search)_" : search.isEmpty ? "" : "  Found: \(search)"
    return TerminalText.safe(title) + TerminalText.safe(searching)
  }

  private var status: String {
    let most = limit > 0 ? " of \(limit)" : ""
    return "\(selected.count)\(most) selected, \(shown.count) of \(assets.count) shown"
  }

  private var keys: String {
    isSearching
      ? "Enter: keep the search   Esc: end it"
      : "Space: select   Enter: done   \(canSearch ? "/: search   " : "")Esc: cancel"
  }

  private func line(_ row: Int) -> String {
    let asset = assets[shown[row]]
    let place = selected.firstIndex(of: asset.localIdentifier)
    let mark: String
    switch place {
    case nil: mark = "[ ]"
    case let place? where configuration.selection.isOrdered:
      mark = "[\(place + 1)]"
    default: mark = "[x]"
    }
    let pixels = "\(asset.pixelWidth)x\(asset.pixelHeight)"
    return TerminalText.left(mark, 4) + TerminalText.left(TerminalText.kind(asset), 12)
      + TerminalText.left(TerminalText.date(asset.creationDate), 16)
      + TerminalText.right(TerminalText.size(asset.fileSize), 6)
      + TerminalText.right(pixels, 13) + "  " + TerminalText.safe(asset.originalFilename)
  }
}
