#if !canImport(ImageIO)
  /// Whether tags within tags are told of, too. Its value is its name.
  public let kCGImageMetadataEnumerateRecursively: CFString =
    "kCGImageMetadataEnumerateRecursively"

  /// What is told of a tag, and of the path that leads to it; it answers whether there is to be a next
  /// one.
  public typealias CGImageMetadataTagBlock = (_ path: CFString, _ tag: CGImageMetadataTag) -> Bool

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Tells of the tags at the top, or of those in the one that a path leads to, until the block answers
  /// `false`, or the paths have more than 64 MB together.
  public func CGImageMetadataEnumerateTagsUsingBlock(
    _ metadata: CGImageMetadata, _ rootPath: CFString?, _ options: CFDictionary?,
    _ block: CGImageMetadataTagBlock
  ) {
    let isRecursive = options[kCGImageMetadataEnumerateRecursively] as? Bool ?? false
    var room = mostPathBytes
    guard let rootPath, !rootPath.isEmpty else {
      for property in metadata.properties {
        let (tag, path) = (CGImageMetadataTag(property: property), CGImageMetadata.path(property))
        guard tell(tag, path, isRecursive: isRecursive, &room, block) else { return }
      }
      return
    }
    guard let root = MetadataPath(rootPath)?.end(from: nil, in: metadata.properties) else { return }
    _ = tellChildren(of: root, rootPath, isRecursive: isRecursive, &room, block)
  }

  /// Bytes of the paths of one enumeration: each has all names that lead to its tag, of which there may be
  /// 250 with a thousand bytes each.
  private let mostPathBytes = 64 << 20

  private func tell(
    _ tag: CGImageMetadataTag, _ path: String, isRecursive: Bool, _ room: inout Int,
    _ block: CGImageMetadataTagBlock
  ) -> Bool {
    room -= path.utf8.count
    guard room >= 0, block(path, tag) else { return false }
    return !isRecursive || tellChildren(of: tag, path, isRecursive: true, &room, block)
  }

  private func tellChildren(
    of tag: CGImageMetadataTag, _ path: String, isRecursive: Bool, _ room: inout Int,
    _ block: CGImageMetadataTagBlock
  ) -> Bool {
    var isStructure = false
    if case .structure = tag.node.value { isStructure = true }
    for child in tag.children {
      let node = child.node
      let step = isStructure ? ".\(node.prefix):\(node.name)" : node.name
      guard tell(child, path + step, isRecursive: isRecursive, &room, block) else {
        return false
      }
    }
    return true
  }
#endif
