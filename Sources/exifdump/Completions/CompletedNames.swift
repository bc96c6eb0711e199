import ArgumentParser
import MetadataKit

/// Names that a shell offers while somebody writes one.
enum CompletedNames {
  /// Names of tags; of nothing yet, only those of EXIF, GPS and what is derived: there are 20,000.
  static let tags = CompletionKind.custom { (_, _, start) in
    if let mark = start.firstIndex(of: ":") {
      return names(of: start[..<mark], startingWith: start)
    }
    return names(
      start.isEmpty
        ? [TagTable.exif, .gps, .composite].flatMap { $0.rows.map(\.name) }
        : ExplainedRow.all.map(\.name), startingWith: start)
  }

  static let groups = CompletionKind.custom { (_, _, start) in
    names(ExplainedRow.all.flatMap(\.groups) + GroupFamily.all.keys, startingWith: start)
  }

  /// `GPS:GPSLatitude`, of a group or all groups of a kind.
  private static func names(of group: Substring, startingWith start: String) -> [String] {
    let family = GroupFamily.named(String(group))
    let rows = ExplainedRow.all.filter { row in
      row.groups.contains { $0 == group || family?.contains(group: $0) == true }
    }
    return names(["\(group):all"] + rows.map { "\(group):\($0.name)" }, startingWith: start)
  }

  private static func names(_ all: [String], startingWith start: String) -> [String] {
    let names = Set(all.filter { $0.hasPrefix(start) }).sorted()
    // What stands behind a colon is a description for zsh.
    return CompletionShell.requesting == .zsh
      ? names.map { $0.replacing(":", with: "\\:") } : names
  }
}
