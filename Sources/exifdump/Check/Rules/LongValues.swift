import MetadataKit

/// The values of a file that are too long to be kept, by themselves or with all others, where a rule looks into them:
/// OME-TIFF has megabytes of XML in one, Photoshop a log that grows with each session.
struct LongValues {
  /// So long values are kept where the file is read again for them, and so many bytes of all.
  private static let most = (bytes: 8 << 20, ofAll: 16 << 20)

  private let path: [UInt8]
  /// Those of the file by the names of their tags; nil before the first is asked for.
  private var tags: [String: [Tag]]?
  private var known: [String: Bool] = [:]
  /// The tags whose values were too long even so, or are of a file within the file.
  private(set) var unlooked: [SubjectTag] = []

  init(of path: [UInt8]) { self.path = path }

  /// Whether something holds of a value of a tag that was too long to be kept.
  mutating func hold(of tag: SubjectTag, _ isFound: ([UInt8]) -> Bool) -> Bool {
    guard tag.tag.values.contains(where: Self.isLeft) else { return false }
    let name = tag.name
    if let answer = known[name] { return answer }
    let values = tag.within == nil ? read()[name] ?? [] : []
    let answer = values.contains {
      !Self.isLeft($0) && isFound(SubjectTag($0, within: nil).value)
    }
    if !answer, values.isEmpty || values.contains(where: Self.isLeft) { unlooked.append(tag) }
    known[name] = answer
    return answer
  }

  private mutating func read() -> [String: [Tag]] {
    if let tags { return tags }
    var options = ReadOptions()
    options.limits.valueBytes = Self.most.bytes
    options.limits.allValueBytes = Self.most.ofAll
    var found: [String: [Tag]] = [:]
    if let reader = try? ByteReader(again: path),
      let metadata = try? Metadata(reader, name: nil, options: options)
    {
      for tag in metadata.tags where !tag.isLeftOut {
        found[tag.group + ":" + tag.name, default: []].append(tag)
      }
    }
    tags = found
    return found
  }

  /// Whether a value was not kept.
  private static func isLeft(_ tag: Tag) -> Bool { tag.byteCount > 0 && tag.byte(0) == nil }
}
