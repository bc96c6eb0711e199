/// A block of a standard kind that makers keep in their notes' directories.
///
/// What else stands there is the makers' own, and no business of this table.
struct MakerNoteBlock: Sendable {
  /// The number of the directory's entry.
  let tag: Int
  /// Whether the notes of a maker have it.
  let isOf: @Sendable (MakerNoteHead) -> Bool
  /// The block in the entry's value; nil where it is none.
  let find: @Sendable (_ value: Region, _ limits: Limits) -> (kind: BlockKind, block: Region)?

  static let all: [MakerNoteBlock] = [
    // Any maker's.
    MakerNoteBlock(tag: 0x0e00) { value, _ in
      (try? value.head(count: 8).matches("PrintIM\0")) == true ? (.printIM, value) : nil
    },
    MakerNoteBlock(tag: 0x0e01, isOf: \.isNikon) { value, limits in
      NikonCaptureData(value).record(NikonCaptureData.iptc, limits).map { (.iptc, $0) }
    },
    MakerNoteBlock(tag: 0x0e1d, isOf: \.isNikon) { value, _ in (.icc, value) },
  ]

  init(
    tag: Int, isOf: @escaping @Sendable (MakerNoteHead) -> Bool = { _ in true },
    find: @escaping @Sendable (Region, Limits) -> (kind: BlockKind, block: Region)?
  ) {
    self.tag = tag
    self.isOf = isOf
    self.find = find
  }

  /// Leaves the blocks of a note's directory for their decoders.
  ///
  /// - Parameters:
  ///   - region: what the directory's offsets count in.
  ///   - moved: how far values stand from where those say.
  static func add(
    of directory: TIFFDirectory, in region: Region, _ head: MakerNoteHead, moved: Int,
    to found: inout MetadataBuilder
  ) {
    // Standard places of such blocks are elsewhere.
    found.context.path.append(.makerNote)
    defer { found.context.path.removeLast() }
    for kept in all where kept.isOf(head) {
      guard let index = directory.entries.firstIndex(where: { $0.tag == kept.tag }) else {
        continue
      }
      let entry = directory.entries[index]
      // Behind the number of entries.
      let position = entry.position &+ (head.countsFromEntries ? 2 &+ 12 &* index : moved)
      guard !entry.isInline,
        let value = try? region.region(at: position, count: entry.byteCount),
        let (kind, block) = kept.find(value, found.limits)
      else { continue }
      found.add(kind, block)
    }
  }
}

extension MakerNoteHead {
  /// Whether offsets count from the entry that has them, as Kyocera's do.
  fileprivate var countsFromEntries: Bool { starts("KYOCERA") }

  fileprivate var isNikon: Bool { starts("Nikon\0") || isMakeInAnyCase("nikon") }
}
