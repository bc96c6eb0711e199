/// The merged picture of a Photoshop document, as far as it tells without its pixels whether it is there
/// to its end.
///
/// Source: Adobe, *Photoshop File Formats Specification*, "Image Data Section".
struct PSDPixels {
  let channels: Int
  let isLarge: Bool
  let facts: ImageFacts

  /// So long a list of lines' lengths is read.
  private static let longestList = 256 << 10
  /// So many bytes the section before the picture may be longer than it says.
  private static let longestGap = 8
  /// What is padded is a multiple of so many bytes.
  private static let unit = 4

  /// Where the picture starts; nil where the file certainly ends within it.
  ///
  /// Some programs leave out of the length of the section before it what ends that: the length of an
  /// empty mask, or padding. Then lines that are packed end where the file does, but for padding.
  ///
  /// - Parameter stated: where the section ends by its length.
  func start(in file: Region, stated: Int) throws(MetadataError) -> Int? {
    guard let count = try count(in: file, at: stated) else { return stated }
    if stated + count <= file.count { return stated }
    for start in stride(from: stated + 2, through: stated + Self.longestGap, by: 2)
    where start + 2 <= file.count {
      guard try file.uint16(at: start, .big) == 1, let count = try self.count(in: file, at: start)
      else { continue }
      if (0..<Self.unit).contains(file.count - start - count) { return start }
    }
    return nil
  }

  /// How many bytes it has, as far as its lines' lengths tell: those of lines as they are (0), and of
  /// what is packed (1). Nil where nothing tells.
  private func count(in file: Region, at start: Int) throws(MetadataError) -> Int? {
    // The specification has no more.
    guard channels <= 56, let width = facts.pixelWidth, let height = facts.pixelHeight,
      let depth = facts.bitDepth, width <= 300_000, height <= 300_000, depth <= 32
    else { return nil }
    let lines = height * channels
    switch try file.uint16(at: start, .big) {
    case 0: return 2 + lines * ((width * depth + 7) / 8)
    case 1:
      let size = isLarge ? 4 : 2
      let list = lines * size
      guard list <= Self.longestList, list <= file.count - start - 2 else { return 2 + list }
      let lengths = try file.head(at: start + 2, count: list)
      var count = 2 + list
      for index in 0..<lines {
        count +=
          isLarge
          ? try lengths.uint32(at: index * 4, .big) : try lengths.uint16(at: index * 2, .big)
      }
      return count
    default: return nil
    }
  }
}
