import ArgumentParser
import MetadataKit

/// Names that a shell offers while somebody writes one.
enum CompletedNames {
  /// Names of tags; of nothing yet, only those of EXIF, GPS and what is derived: there are 20,000.
  static let tags = CompletionKind.custom { (_, _, start) in
    names(
      start.isEmpty
        ? [TagTable.exif, .gps, .composite].flatMap { $0.rows.map(\.name) }
        : ExplainedRow.all.map(\.name), startingWith: start)
  }

  static let groups = CompletionKind.custom { (_, _, start) in
    names(ExplainedRow.all.flatMap(\.groups), startingWith: start)
  }

  private static func names(_ all: [String], startingWith start: String) -> [String] {
    Set(all.filter { $0.hasPrefix(start) }).sorted()
  }
}
