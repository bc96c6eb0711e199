/// Which paths an override or an exclusion is for, in the manner of `.gitignore`.
///
/// `*` and `?` stand for anything within a name, `**` for any number of folders. A pattern without
/// a slash is for names at any depth; others start at the folder of the configuration. A folder
/// that a pattern names is meant with all that is below it.
struct PathPattern: Sendable {
  private let parts: [ArraySlice<UInt8>]

  /// Nil where there is nothing in the pattern.
  init?(_ text: String) {
    var parts = Array(text.utf8).split(separator: 0x2f).filter { !$0.elementsEqual([0x2e]) }
    guard !parts.isEmpty, parts.count <= 64 else { return nil }
    let isAnchored = text.utf8.dropLast().contains(0x2f)
    if !isAnchored { parts.insert(Self.anyFolders, at: 0) }
    self.parts = parts
  }

  private static let anyFolders = Array("**".utf8)[...]

  /// Whether a path, its parts separated by slashes, is meant.
  func matches(_ path: [UInt8]) -> Bool {
    let names = path.split(separator: 0x2f)
    // Which numbers of parts can stand for the names so far: no backtracking.
    var states = Self.closure([0], parts)
    for name in names {
      var next: Set<Int> = []
      for state in states where state < parts.count {
        let part = parts[state]
        if part == Self.anyFolders {
          // At the end it stands for all that is below.
          next.insert(state == parts.count - 1 ? parts.count : state)
        } else if Self.matches(name, part) {
          next.insert(state + 1)
        }
      }
      states = Self.closure(next, parts)
      // What is below a folder that matches, matches too.
      if states.contains(parts.count) { return true }
      if states.isEmpty { return false }
    }
    return false
  }

  private static func closure(_ states: Set<Int>, _ parts: [ArraySlice<UInt8>]) -> Set<Int> {
    var all = states
    for state in states {
      var state = state
      // A `**` may stand for no folder; at the end it stands for something.
      while state < parts.count - 1, parts[state] == anyFolders {
        state += 1
        all.insert(state)
      }
    }
    return all
  }

  private static func matches(_ name: ArraySlice<UInt8>, _ part: ArraySlice<UInt8>) -> Bool {
    var (place, index) = (name.startIndex, part.startIndex)
    var retry: (place: Int, index: Int)?
    while place < name.endIndex {
      if index < part.endIndex, part[index] == 0x2a {
        index += 1
        retry = (place, index)
      } else if index < part.endIndex, part[index] == 0x3f || part[index] == name[place] {
        index += 1
        place += 1
      } else if let last = retry {
        retry = (last.place + 1, last.index)
        (place, index) = (last.place + 1, last.index)
      } else {
        return false
      }
    }
    return part[index...].allSatisfy { $0 == 0x2a }
  }
}
