/// Where a shortcut leads: a volume or a share, and a path ([MS-SHLLINK] §2.3 LinkInfo).
enum ShortcutPlace {
  static func tell(
    _ file: Region, at position: Int, count: Int, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    let limit = min(count, found.limits.valueBytes)
    let bytes = try file.head(at: position, count: limit)
    if bytes.count < limit {
      found.warn(
        Warning(.truncated, "a place of \(count) bytes reaches past the end", at: bytes.offset))
    } else if limit < count {
      found.warn(
        Warning(.limitExceeded, "of a place of \(count) bytes the rest is left", at: bytes.offset))
    }
    guard bytes.count >= 0x24 else { return }
    let headerSize = try bytes.uint32(at: 4, .little)
    let flags = try bytes.uint32(at: 8, .little)
    // From this size on there are places of texts in UTF-16, too.
    let isWide = headerSize >= 0x24
    if flags & 1 != 0 {
      try volume(bytes, &found)
      let place = try bytes.uint32(at: isWide ? 0x1c : 0x10, .little)
      add("LocalBasePath", bytes, at: place, isWide: isWide, &found)
    }
    if flags & 2 != 0 { try share(bytes, &found) }
    let suffix = try bytes.uint32(at: 0x18, .little)
    if suffix > 0 { add("CommonPathSuffix", bytes, at: suffix, isWide: false, &found) }
    if isWide, let suffix = try? bytes.uint32(at: 0x20, .little), suffix > 0 {
      add("CommonPathSuffixUnicode", bytes, at: suffix, isWide: true, &found)
    }
  }

  /// §2.3.1 VolumeID
  private static func volume(_ bytes: ByteSlice, _ found: inout MetadataBuilder)
    throws(MetadataError)
  {
    let start = try bytes.uint32(at: 12, .little)
    guard start > 0, let record = try? bytes.slice(at: start, count: 0x20) else { return }
    found.add(.shortcutVolume, recordOf: record)
    var label = try record.uint32(at: 12, .little)
    let isWide = label == 0x14
    if isWide { label = try record.uint32(at: 16, .little) }
    add("VolumeLabel", bytes, at: start + label, isWide: isWide, &found)
  }

  /// §2.3.2 CommonNetworkRelativeLink
  private static func share(_ bytes: ByteSlice, _ found: inout MetadataBuilder)
    throws(MetadataError)
  {
    let start = try bytes.uint32(at: 0x14, .little)
    guard start > 0, let record = try? bytes.slice(at: start, count: 0x14) else { return }
    let size = try record.uint32(at: 0, .little)
    let flags = try record.uint32(at: 4, .little)
    guard size <= bytes.count - start else {
      throw MetadataError(
        .truncated, "a share of \(size) bytes reaches past the place", at: record.offset)
    }
    /// A text whose place in UTF-16 stands behind the record where there is room for it.
    func text(_ name: String, at place: Int, wideAt wide: Int, _ found: inout MetadataBuilder)
      throws(MetadataError)
    {
      var from = try record.uint32(at: place, .little)
      let isWide = from > 0x14 && size >= wide + 4
      if isWide { from = try bytes.uint32(at: start + wide, .little) }
      add(name, bytes, at: start + from, isWide: isWide, &found)
    }
    try text("NetName", at: 8, wideAt: 0x14, &found)
    if flags & 1 != 0 { try text("DeviceName", at: 12, wideAt: 0x18, &found) }
    if flags & 2 != 0 {
      found.add(.shortcutShare, recordOf: record)
    }
  }

  private static func add(
    _ name: String, _ bytes: ByteSlice, at place: Int, isWide: Bool, _ found: inout MetadataBuilder
  ) {
    guard let text = ShortcutText.text(bytes, at: place, isWide: isWide) else { return }
    found.addShortcut(name, text, at: isWide ? -1 : bytes.offset + place)
  }
}
