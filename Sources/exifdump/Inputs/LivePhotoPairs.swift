import MetadataKit

/// Which still belongs to which movie: both halves of a Live Photo have the same identifier,
/// whatever they are called.
///
/// Only files that have an identifier take memory.
struct LivePhotoPairs {
  /// The paths of both kinds, in the order of the input.
  private struct Halves {
    var stills: [[UInt8]] = []
    var movies: [[UInt8]] = []
  }

  private var halves: [String: Halves] = [:]

  /// No pairs.
  init() {}

  var isEmpty: Bool { halves.isEmpty }

  /// Reads all files for what ties two of them together. What is wrong is told when they are read
  /// to be printed.
  init(in inputs: Inputs, _ reader: FileReader) {
    var inputs = inputs
    while !Interruption.isRequested, let input = try? inputs.next() {
      var next: Inputs.Input? = input
      while let input = next {
        next = nil
        if let (name, result) = reader.read(input) {
          if case .success(let metadata) = result { add(name, metadata) }
        } else if case .named(let path) = input {
          next = inputs.enter(path)
        }
      }
    }
  }

  mutating func add(_ path: [UInt8], _ metadata: Metadata) {
    guard let identifier = metadata.contentIdentifier else { return }
    if metadata.isMovieOfPair {
      halves[identifier, default: Halves()].movies.append(path)
    } else {
      halves[identifier, default: Halves()].stills.append(path)
    }
  }

  /// The other half of a file; of several, the first one in its directory, or else the first.
  func partner(of path: [UInt8], _ metadata: Metadata) -> [UInt8]? {
    guard !halves.isEmpty, let identifier = metadata.contentIdentifier,
      let found = halves[identifier]
    else { return nil }
    let others = metadata.isMovieOfPair ? found.stills : found.movies
    return others.first { Self.directory(of: $0) == Self.directory(of: path) } ?? others.first
  }

  private static func directory(of path: [UInt8]) -> ArraySlice<UInt8> {
    path[..<(path.lastIndex(of: 0x2f) ?? 0)]
  }
}
