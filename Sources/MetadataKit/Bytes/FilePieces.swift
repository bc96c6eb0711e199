/// Ranges of a file whose bytes follow one another in meaning, not in place.
struct FilePieces: Sendable {
  private(set) var ranges: [Range<Int>] = []
  /// Where each of them starts in the whole.
  private var starts: [Int] = []
  /// How many bytes the whole has.
  private(set) var count = 0

  init() {}

  /// Parts of a file; those of another reader have no place in it and are left out.
  init(of parts: [Region]) {
    for part in parts {
      if let range = part.fileRange { append(range) }
    }
  }

  /// Adds what follows; where it does so in the file, too, the last range becomes longer.
  mutating func append(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    if let last = ranges.last, last.upperBound == range.lowerBound {
      ranges[ranges.count - 1] = last.lowerBound..<range.upperBound
    } else {
      starts.append(count)
      ranges.append(range)
    }
    count += range.count
  }

  /// A part of the whole, as far as it is there.
  func part(_ part: Range<Int>) -> FilePieces {
    var result = FilePieces()
    // The range that its first byte is in: of 100,000 each may be asked for.
    var (low, high) = (0, starts.count)
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] <= part.lowerBound { low = middle + 1 } else { high = middle }
    }
    var index = max(0, low - 1)
    while index < ranges.count, starts[index] < part.upperBound {
      let from = max(0, part.lowerBound - starts[index])
      let to = min(ranges[index].count, part.upperBound - starts[index])
      if from < to {
        result.append((ranges[index].lowerBound + from)..<(ranges[index].lowerBound + to))
      }
      index += 1
    }
    return result
  }

  /// The whole, as far as the file has it.
  func region(in file: Region) -> Region {
    let parts = ranges.map { file.clamped(at: $0.lowerBound, count: $0.count) }
    return parts.count == 1 ? parts[0] : Region(joining: parts)
  }
}
