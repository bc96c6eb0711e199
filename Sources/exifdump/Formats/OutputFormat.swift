import ArgumentParser

/// A form of output by its name on the command line.
struct OutputFormat: Sendable {
  let name: String
  /// Whether it has a column for each tag that is asked for.
  let isTable: Bool
  /// Whether it has a place for the other half of a Live Photo.
  let tellsPairs: Bool
  let make: @Sendable (FormatOptions) -> any RecordFormat

  init(
    _ name: String, isTable: Bool = false, tellsPairs: Bool = false,
    make: @escaping @Sendable (FormatOptions) -> any RecordFormat
  ) {
    self.name = name
    self.isTable = isTable
    self.tellsPairs = tellsPairs
    self.make = make
  }

  /// Every form, the one for people first.
  static let all: [OutputFormat] = [
    .text, .json, .ndjson, .csv, .tsv, .xml, .exiftool, .imageIO,
  ]
}

extension OutputFormat: Equatable {
  static func == (first: Self, second: Self) -> Bool { first.name == second.name }
}

extension OutputFormat: ExpressibleByArgument {
  init?(argument: String) {
    guard let format = Self.all.first(where: { $0.name == argument }) else { return nil }
    self = format
  }

  var defaultValueDescription: String { name }

  static var allValueStrings: [String] { all.map(\.name) }

  static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }
}
