import Yams

/// A value of a YAML file with its place: what ``ConfigurationReader`` needs of Yams.
struct YAML {
  let line: Int
  let column: Int
  let content: Content

  enum Content {
    case empty
    /// A text, number or word, as it is written.
    case scalar(String)
    case list([YAML])
    case map([(key: YAML, value: YAML)])
  }

  /// Parses a text; nil where there is nothing in it.
  static func parse(_ text: String) throws(ConfigurationMistake) -> YAML? {
    do {
      // A byte order mark is no part of a document (YAML 1.2.2 §5.2).
      let text = text.hasPrefix("\u{feff}") ? String(text.unicodeScalars.dropFirst()) : text
      if let place = alias(in: text) {
        throw ConfigurationMistake(at: place, of: text, "aliases are not read here")
      }
      return try Yams.compose(yaml: text).map { try YAML($0, depth: 0) }
    } catch let mistake as ConfigurationMistake {
      throw mistake
    } catch let error as YamlError {
      throw ConfigurationMistake(error, text)
    } catch {
      throw ConfigurationMistake(line: 1, column: 1, message: "it is no YAML")
    }
  }

  /// Where the text takes a part of itself again, `*name` what it has marked with `&name`.
  ///
  /// This is looked for before it is parsed: a few of them make a little text more than any memory
  /// has, and Yams goes through all of that where it compares the names of a map.
  private static func alias(in text: String) -> Int? {
    let scalars = Array(text.unicodeScalars)
    func names(_ mark: Unicode.Scalar) -> [(name: ArraySlice<Unicode.Scalar>, place: Int)] {
      scalars.indices.filter { scalars[$0] == mark && mayBeginNode(at: $0, of: scalars) }
        .map { place in (scalars[(place + 1)...].prefix(while: isOfName), place) }
    }
    let marked = Set(names("&").map(\.name))
    return names("*").first { !$0.name.isEmpty && marked.contains($0.name) }?.place
  }

  /// Whether a node of YAML may begin there: behind a space, at the start of a line, or in brackets; and
  /// not in a line that is a comment. Within a word, or behind a quote, the marks are letters like others.
  private static func mayBeginNode(at place: Int, of scalars: [Unicode.Scalar]) -> Bool {
    guard place > 0 else { return true }
    guard
      [" ", "\t", "\n", "\r", "[", "{", ",", "\u{85}", "\u{2028}", "\u{2029}"]
        .contains(scalars[place - 1])
    else { return false }
    let line = scalars[..<place].lastIndex { $0 == "\n" || $0 == "\r" }.map { $0 + 1 } ?? 0
    return scalars[line..<place].first { $0 != " " && $0 != "\t" } != "#"
  }

  private static func isOfName(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "0"..."9", "A"..."Z", "a"..."z", "_", "-": true
    default: false
    }
  }

  private init(_ node: Node, depth: Int) throws {
    line = node.mark?.line ?? 1
    column = node.mark?.column ?? 1
    // No setting is so deep.
    guard depth < 6 else {
      throw ConfigurationMistake(line: line, column: column, message: "nothing is so deep here")
    }
    switch node {
    case .scalar(let scalar):
      let isNull = scalar.style == .plain && ["", "~", "null"].contains(scalar.string)
      content = isNull ? .empty : .scalar(scalar.string)
    case .sequence(let sequence):
      content = .list(try sequence.map { try YAML($0, depth: depth + 1) })
    case .mapping(let mapping):
      content = .map(
        try mapping.map {
          (try YAML($0.key, depth: depth + 1), try YAML($0.value, depth: depth + 1))
        })
    case .alias:
      throw ConfigurationMistake(line: line, column: column, message: "aliases are not read here")
    }
  }
}

extension ConfigurationMistake {
  fileprivate init(_ error: YamlError, _ text: String) {
    switch error {
    case .scanner(let context, let problem, let mark, _),
      .parser(let context, let problem, let mark, _),
      .composer(let context, let problem, let mark, _):
      // Some go on with what the context begins: `expected a single document …, but found another`.
      let start = problem.hasPrefix("but ") ? (context?.text).map { $0 + ", " } : nil
      self.init(line: mark.line, column: mark.column, message: (start ?? "") + problem)
    case .duplicatedKeysInMapping(let duplicates, let context):
      let names = duplicates.map { "'\($0)'" }.joined(separator: ", ")
      self.init(
        line: context.mark.line, column: context.mark.column, message: "\(names) stands twice")
    case .reader(let problem, let offset, _, _): self.init(at: offset ?? 0, of: text, problem)
    default:
      self.init(line: 1, column: 1, message: "it is no YAML")
    }
  }

  /// - Parameter offset: the place in Unicode scalars.
  fileprivate init(at offset: Int, of text: String, _ message: String) {
    let before = text.unicodeScalars.prefix(offset)
    let start = before.lastIndex(of: "\n").map { before.index(after: $0) } ?? before.startIndex
    self.init(
      line: before.count { $0 == "\n" } + 1, column: before[start...].count + 1, message: message)
  }
}
