/// What items are to one another (ISO 14496-12 §8.11.12): thumbnail of, part of, description of.
struct HEIFReferences {
  private(set) var all: [(type: FourCC, from: Int, to: [Int])] = []

  /// How many items are referred to, each as often as it is.
  var count: Int { all.reduce(0) { $0 + $1.to.count } }

  /// Derived from, thumbnail of, auxiliary to, description of.
  private static let types: [FourCC] = ["dimg", "thmb", "auxl", "cdsc"]

  mutating func read(_ box: ISOBox, _ found: inout MetadataBuilder) throws(MetadataError) {
    let (version, _, body) = try box.full()
    guard version <= 1 else {
      throw MetadataError(
        .unsupported, "items' references are of version \(version), which is not known",
        at: box.offset)
    }
    let size = version == 0 ? 2 : 4
    var total = 0
    found.walk(body) { (entry, found) throws(MetadataError) in
      guard Self.types.contains(entry.type) else { return }
      let head = try entry.body.slice(at: 0, count: size + 2)
      let from = size == 2 ? try head.uint16(at: 0, .big) : try head.uint32(at: 0, .big)
      let stated = try head.uint16(at: size, .big)
      let list = try entry.body.head(at: size + 2, count: stated * size)
      let count = list.count / size
      if count < stated {
        found.warn(
          Warning(
            .truncated, "\(stated) references from item \(from) are stated, \(count) are there",
            at: entry.offset))
      }
      total += count + 1
      guard total <= found.limits.entries else {
        if total - count - 1 <= found.limits.entries {
          found.warn(Warning(.limitExceeded, "too many item references", at: entry.offset))
        }
        return
      }
      var to: [Int] = []
      for index in 0..<count {
        to.append(
          size == 2 ? try list.uint16(at: index * 2, .big) : try list.uint32(at: index * 4, .big))
      }
      all.append((entry.type, from, to))
    }
  }

  /// The items that an item refers to.
  func targets(_ type: FourCC, of item: Int) -> [Int] {
    all.first { $0.type == type && $0.from == item }?.to ?? []
  }

  /// For each item that refers to others, the lowest of them: asked for thousands of items at once.
  func lowestTargets(_ type: FourCC) -> [Int: Int] {
    Dictionary(
      all.lazy.filter { $0.type == type }.compactMap { reference in
        reference.to.min().map { (reference.from, $0) }
      }, uniquingKeysWith: { first, _ in first })
  }

  /// The items that refer to any item.
  func sources(_ type: FourCC) -> Set<Int> {
    Set(all.lazy.filter { $0.type == type }.map(\.from))
  }

  /// The items that refer to an item.
  func sources(_ type: FourCC, to item: Int) -> [Int] {
    all.filter { $0.type == type && $0.to.contains(item) }.map(\.from)
  }
}
