/// What a shortcut leads to, item within item: from the desktop over folders to a file ([MS-SHLLINK] §2.2; libyal,
/// *Windows Shell Item format*).
struct ShortcutItems {
  /// Tells of all items.
  ///
  /// - Parameter isCut: whether the file ends before the list does.
  func tell(_ list: Region, isCut: Bool, _ found: inout MetadataBuilder) throws(MetadataError) {
    let bytes = try list.head(count: 0xffff)
    if isCut {
      found.warn(Warning(.truncated, "a list of items reaches past the end", at: bytes.offset))
    }
    var position = 0
    while let size = try? bytes.uint16(at: position, .little) {
      if size == 0 { return }
      guard size >= 4 else {
        throw MetadataError(
          .malformed, "an item of \(size) bytes", at: bytes.offset + position)
      }
      let item = bytes.suffix(from: position).prefix(size)
      if item.count < size, !isCut {
        found.warn(
          Warning(.truncated, "an item of \(size) bytes reaches past its list", at: item.offset))
      }
      found.attempt { (found) throws(MetadataError) in try tell(item, &found) }
      position += size
    }
    if !isCut {
      found.warn(
        Warning(.malformed, "a list of items without an end", at: bytes.offset + bytes.count))
    }
  }

  private func tell(_ item: ByteSlice, _ found: inout MetadataBuilder) throws(MetadataError) {
    guard let kind = item[2] else { return }
    let extra = extensionStart(item)
    if let extra, (try? item.uint16(at: item.count - 2, .little)) != extra {
      found.warn(
        Warning(.malformed, "an item that does not say where it is extended", at: item.offset))
      return ShortcutItem(item).tell(kind, &found)
    }
    ShortcutItem(item.prefix(extra ?? item.count)).tell(kind, &found)
    guard var position = extra else { return }
    // What the item ends with says where the first extension starts.
    while position + 8 <= item.count {
      let size = try item.uint16(at: position, .little)
      let signature = try item.uint32(at: position + 4, .little)
      guard size >= 8, signature & 0xffff_0000 == 0xbeef_0000 else {
        throw MetadataError(
          .malformed, "an extension of \(size) bytes", at: item.offset + position)
      }
      guard size <= item.count - position else {
        throw MetadataError(
          .truncated, "an extension of \(size) bytes reaches past its item",
          at: item.offset + position)
      }
      ShortcutExtension(try item.slice(at: position, count: size))
        .tell(signature & 0xffff, &found)
      position += size + (size & 1)
    }
  }

  /// Where the first extension starts, whose signature ends with BEEF.
  private func extensionStart(_ item: ByteSlice) -> Int? {
    var place = 6
    while let next = item.firstIndex(of: 0xef, from: place) {
      if item[next + 1] == 0xbe, item[next - 1] == 0 { return next - 6 }
      place = next + 1
    }
    return nil
  }
}
