import ArgumentParser
import MetadataKit

extension ReadOptions.Engine {
  fileprivate static let all: [Self] = [.native, .libexif]
}

/// What decodes EXIF, by its name on the command line.
struct EngineArgument: ExpressibleByArgument, Equatable {
  let engine: ReadOptions.Engine

  init?(argument: String) {
    guard let engine = ReadOptions.Engine.all.first(where: { $0.name == argument }) else {
      return nil
    }
    self.engine = engine
  }

  static var allValueStrings: [String] { ReadOptions.Engine.all.map(\.name) }
  static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }
}
