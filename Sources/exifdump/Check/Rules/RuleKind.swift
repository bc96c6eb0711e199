/// A rule by its name: what it looks for, what it takes, and how a finding is put right.
struct RuleKind: Sendable {
  /// The name on the command line, in `.exifdump.yml` and in reports.
  let name: String
  /// One sentence that says what the rule forbids or asks for.
  let summary: String
  let argument: Argument
  /// What of a file it looks at.
  let reach: Reach
  /// Whether `--deny` knows it by its name; it takes nothing then.
  let isDeniable: Bool
  let check: @Sendable (Subject, RuleValue) -> [Violation]

  init(
    _ name: String, _ summary: String, _ argument: Argument = .none, reach: Reach = .file,
    isDeniable: Bool = false,
    check: @escaping @Sendable (Subject, RuleValue) -> [Violation]
  ) {
    self.name = name
    self.summary = summary
    self.argument = argument
    self.reach = reach
    self.isDeniable = isDeniable
    self.check = check
  }

  /// What of a file a rule looks at.
  enum Reach: Int, Comparable, Sendable {
    /// What the file says of itself.
    case file
    /// And which pictures are within it, in others that it shows and behind its own.
    case pictures
    /// And what they say, too.
    case inside

    static func < (lhs: Reach, rhs: Reach) -> Bool { lhs.rawValue < rhs.rawValue }
  }

  /// What a rule is given.
  enum Argument: Sendable {
    case none
    /// Patterns of tags, `A|B` for either.
    case tags
    /// Patterns of names.
    case names
    /// A number of pixels.
    case pixels
    /// A number of bytes: `500KB`, `2MiB`.
    case size
    /// A time: `30d`, `10y`.
    case age

    /// What is said where something else stands.
    var expectation: String {
      switch self {
      case .none: "error, warning, note, on or off"
      case .tags: "tags: Make, GPS:all, 'XMP-*:*', or several of them as a list"
      case .names: "names or patterns: sRGB*, or several of them as a list"
      case .pixels: "a number of pixels: 4000"
      case .size: "a size: 500KB, 2MB, 1MiB"
      case .age: "a time: 12h, 30d, 8w, 10y"
      }
    }
  }

  var takesNothing: Bool {
    if case .none = argument { true } else { false }
  }

  /// The rule of a name, or of one of the short names that people try first.
  static func named(_ name: String) -> RuleKind? {
    let lower = name.lowercased()
    let name = aliases[lower] ?? lower
    return all.first { $0.name == name }
  }

  private static let aliases = [
    "gps": "location", "serial": "serial-number", "serials": "serial-number",
    "serial-numbers": "serial-number", "thumbnails": "thumbnail", "makernote": "maker-notes",
    "makernotes": "maker-notes", "maker-note": "maker-notes", "owners": "owner",
  ]
}

/// What a rule was given.
enum RuleValue: Sendable {
  case none
  case tags([TagPattern])
  case names([NamePattern])
  case number(Int)

  var tags: [TagPattern] {
    guard case .tags(let tags) = self else { return [] }
    return tags
  }

  var names: [NamePattern] {
    guard case .names(let names) = self else { return [] }
    return names
  }

  var number: Int {
    guard case .number(let number) = self else { return 0 }
    return number
  }
}
