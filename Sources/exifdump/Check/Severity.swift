/// How bad a finding is. SARIF's levels have the same names.
enum Severity: String, CaseIterable, Comparable, Sendable {
  case note, warning, error

  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }

  static func < (a: Self, b: Self) -> Bool { a.rank < b.rank }
}
