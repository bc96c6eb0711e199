extension EXIFDecoder {
  func follow(
    _ pointer: EXIFPointer, _ entry: TIFFEntry, from directory: Directory,
    into found: inout MetadataBuilder
  ) -> [Directory] {
    switch pointer.target {
    case .directory(let ownGroup, let table):
      let group = ownGroup ?? directory.group
      let positions = entry.integers(region, header.order, limit: pointer.limit)
      if entry.count > pointer.limit, pointer.limit > 1 {
        found.warn(
          Warning(
            .limitExceeded, "of \(entry.count) directories of \(group) \(pointer.limit) are read",
            at: region.start &+ entry.position))
      }
      if positions.isEmpty {
        found.warn(
          Warning(
            .malformed, "a pointer to the \(group) directory that is no number",
            at: region.start &+ entry.position))
      }
      return positions.enumerated().map { index, position in
        Directory(
          position: position, group: group, table: table, isChain: false, number: index,
          depth: directory.depth + 1)
      }
    case .block(let kind):
      if let block = try? region.region(at: entry.position, count: entry.byteCount) {
        if kind == .makerNote { found.note(kind, block) } else { found.add(kind, block) }
      } else if pointer.isOnlyPointer {
        found.warn(pastEnd(entry, directory.name))
      }
      return []
    }
  }

  /// Whether the first SubIFD links another one behind it (TIFF Technical Note 1): what some raw
  /// formats have in the link's place is none, so that the directory has to be without a fault.
  func isFollowedBySubIFD(_ directory: Directory, at next: Int) -> Bool {
    guard directory.group == "SubIFD", directory.number == 0, !visited.contains(next),
      // Files have few: of thousands each would be looked through for each.
      pending.count <= 64, !pending.contains(where: { $0.position == next })
    else { return false }
    var isSound = true
    guard
      let other = try? TIFFDirectory(region, at: next, header, bad: { _ in isSound = false }),
      isSound, (2..<64).contains(other.entries.count)
    else { return false }
    return other.isWhole(header)
      && zip(other.entries, other.entries.dropFirst()).allSatisfy { $0.tag < $1.tag }
      && other.entries.allSatisfy { $0.count > 0 }
  }
}
