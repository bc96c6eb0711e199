/// A pattern of a path's bytes, as gitignore(5) has them.
///
/// `*` and `?` stand for anything but a slash, `[a-z]` and `[!a-z]` for one byte of a set; `**/` for
/// any directories or none, `/**` at the end for all that is inside; `\` takes the next byte as it is.
struct Glob: Sendable {
  private enum Token {
    case byte(UInt8)
    case one
    case many
    /// Any directories, or none: `**/`.
    case directories
    /// All that is left, of which there is some: `**` at the end.
    case rest
    case set(ByteSet)
  }

  /// What is read of a pattern.
  static let longest = 4096

  private var tokens: [Token] = []

  /// A pattern; nil where it is empty, too long, or breaks off: in a set, or behind a backslash.
  init?(_ pattern: some Collection<UInt8>) {
    var bytes = [UInt8](pattern)[...]
    guard !bytes.isEmpty, bytes.count <= Self.longest else { return nil }
    var isAtStart = true
    while let byte = bytes.popFirst() {
      var isSlash = false
      switch byte {
      case 0x2a:
        var stars = 1
        while bytes.first == 0x2a {
          bytes.removeFirst()
          stars += 1
        }
        if stars == 2, isAtStart, bytes.first == 0x2f {
          bytes.removeFirst()
          tokens.append(.directories)
          isSlash = true
        } else if stars == 2, isAtStart, bytes.isEmpty {
          tokens.append(.rest)
        } else {
          tokens.append(.many)
        }
      case 0x3f: tokens.append(.one)
      case 0x5b:
        guard let set = ByteSet(parsing: &bytes) else { return nil }
        tokens.append(.set(set))
      case 0x5c:
        guard let next = bytes.popFirst() else { return nil }
        tokens.append(.byte(next))
      default:
        tokens.append(.byte(byte))
        isSlash = byte == 0x2f
      }
      isAtStart = isSlash
    }
  }

  /// Whether all of a path is what the pattern stands for.
  ///
  /// Only the last `*` and the last `**/` that were passed grow: what an earlier one could take
  /// instead, the later one can, too.
  func matches(_ path: ArraySlice<UInt8>) -> Bool {
    var place = path.startIndex
    var index = 0
    var many: (place: Int, index: Int)?
    var directories: (place: Int, index: Int)?
    while true {
      if index == tokens.count {
        if place == path.endIndex { return true }
      } else {
        switch tokens[index] {
        case .many:
          index += 1
          many = (place, index)
          continue
        case .directories:
          index += 1
          directories = (place, index)
          many = nil
          continue
        case .rest:
          if place < path.endIndex { return true }
        case let token:
          if place < path.endIndex, Self.takes(token, path[place]) {
            place += 1
            index += 1
            continue
          }
        }
      }
      if let last = many, last.place < path.endIndex, path[last.place] != 0x2f {
        many = (last.place + 1, last.index)
        (place, index) = (last.place + 1, last.index)
      } else if let last = directories, let slash = path[last.place...].firstIndex(of: 0x2f) {
        directories = (slash + 1, last.index)
        many = nil
        (place, index) = (slash + 1, last.index)
      } else {
        return false
      }
    }
  }

  private static func takes(_ token: Token, _ byte: UInt8) -> Bool {
    switch token {
    case .byte(let expected): byte == expected
    case .one: byte != 0x2f
    case .set(let set): byte != 0x2f && set.contains(byte)
    case .many, .directories, .rest: false
    }
  }
}
