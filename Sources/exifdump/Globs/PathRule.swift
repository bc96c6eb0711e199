/// A pattern and what it is about: a line of a `.gitignore`, or a pattern of the command line.
struct PathRule: Sendable {
  private let glob: Glob
  /// Whether it takes back what an earlier rule says.
  let isNegated: Bool
  /// Whether it is about directories only: a slash stood at its end.
  let isOfDirectories: Bool
  /// Whether it is about the whole path, not the name alone: a slash stood before its end.
  private let isOfPath: Bool

  /// A pattern of the command line or the configuration; nil where it stands for nothing.
  ///
  /// Behind `./`, which git knows nothing of, it is about what stands there, not below it.
  init?(pattern: some Collection<UInt8>) {
    var text = [UInt8](pattern)[...]
    let isHere = text.starts(with: [0x2e, 0x2f])
    while text.starts(with: [0x2e, 0x2f]) { text = text.dropFirst(2).drop { $0 == 0x2f } }
    self.init((isHere ? [0x2f] : []) + text, isNegated: false)
  }

  /// A line of a `.gitignore` (gitignore(5)); nil for an empty one and a comment.
  init?(line: some Collection<UInt8>) {
    var text = [UInt8](line)[...]
    if text.last == 0x0d { text.removeLast() }
    guard text.first != 0x23 else { return nil }
    let isNegated = text.first == 0x21
    if isNegated { text.removeFirst() }
    self.init(Self.withoutSpacesAtEnd(text), isNegated: isNegated)
  }

  /// Spaces at the end count only behind a backslash that is not itself behind one.
  private static func withoutSpacesAtEnd(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var end = text.startIndex
    var index = text.startIndex
    while index < text.endIndex {
      let isSpace = text[index] == 0x20
      if text[index] == 0x5c { index += 1 }
      index += 1
      if !isSpace { end = min(index, text.endIndex) }
    }
    return text[..<end]
  }

  private init?(_ pattern: some Collection<UInt8>, isNegated: Bool) {
    var text = [UInt8](pattern)[...]
    isOfDirectories = text.last == 0x2f
    // One of them: with more, git has a path whose last part is empty, which no file has.
    if isOfDirectories { text.removeLast() }
    isOfPath = text.contains(0x2f)
    if text.first == 0x2f { text.removeFirst() }
    guard let glob = Glob(text) else { return nil }
    self.glob = glob
    self.isNegated = isNegated
  }

  /// Whether the rule is about a file or directory.
  ///
  /// - Parameters:
  ///   - path: its path from where the rule stands, without a slash at either end.
  ///   - name: the last part of it.
  func matches(path: ArraySlice<UInt8>, name: ArraySlice<UInt8>, isDirectory: Bool) -> Bool {
    (isDirectory || !isOfDirectories) && glob.matches(isOfPath ? path : name)
  }
}

extension PathRule {
  /// How many patterns the braces of one may stand for.
  private static let mostAlternatives = 256

  /// The rules of a pattern of the command line, in which `{jpg,png}` is either; none where it
  /// stands for nothing.
  static func rules(_ pattern: [UInt8]) -> [PathRule] {
    var open = [pattern]
    var done: [[UInt8]] = []
    while let next = open.popLast() {
      guard open.count + done.count < mostAlternatives, let alternatives = alternatives(next)
      else { return [] }
      open += alternatives
      if alternatives.isEmpty { done.append(next) }
    }
    let rules = done.compactMap { PathRule(pattern: $0) }
    return rules.count == done.count ? rules : []
  }

  /// What the first braces stand for, each with what is around them; nothing where there are none, nil where
  /// braces or brackets have no end.
  private static func alternatives(_ pattern: [UInt8]) -> [[UInt8]]? {
    var start: Int?
    var depth = 0
    var cuts: [Int] = []
    var index = 0
    while index < pattern.count {
      switch pattern[index] {
      case 0x5c: index += 1
      case 0x5b:
        var rest = pattern[(index + 1)...]
        guard ByteSet(parsing: &rest) != nil else { return nil }
        index = rest.startIndex - 1
      case 0x7b:
        if depth == 0 { (start, cuts) = (index, [index]) }
        depth += 1
      case 0x2c where depth == 1: cuts.append(index)
      case 0x7d where depth > 0:
        depth -= 1
        guard depth == 0, let start, cuts.count > 1 else { break }
        cuts.append(index)
        return zip(cuts, cuts.dropFirst()).map { (from: Int, to: Int) -> [UInt8] in
          var text = Array(pattern[..<start])
          text += pattern[(from + 1)..<to]
          text += pattern[(index + 1)...]
          return text
        }
      default: break
      }
      index += 1
    }
    return depth == 0 ? [] : nil
  }
}
