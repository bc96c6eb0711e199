extension BlockKind {
  /// Canon's heaps in a JPEG's application segment.
  public static let ciff = BlockKind("ciff")
  /// Canon's heaps that are a raw file.
  public static let canonRaw = BlockKind("canonRaw")
}

extension BlockDecoder {
  package static let ciff = BlockDecoder(.ciff) { (block, found) throws(MetadataError) in
    let (heap, order) = try block.ciffHeap()
    var decoder = CIFFDecoder(order: order, group: "CIFF")
    decoder.decode(heap, into: &found)
  }

  package static let canonRaw = BlockDecoder(.canonRaw) { (block, found) throws(MetadataError) in
    let (heap, order) = try block.ciffHeap()
    var decoder = CIFFDecoder(order: order, group: nil)
    decoder.decode(heap, into: &found)
  }
}

/// Turns heaps into tags.
private struct CIFFDecoder {
  let order: ByteOrder
  /// The group of all tags; nil: those of their tables.
  let group: String?
  private var visited: [Int] = []
  private var model: [UInt8] = []
  private var lens = 0

  init(order: ByteOrder, group: String?) {
    self.order = order
    self.group = group
  }

  mutating func decode(_ heap: Region, into found: inout MetadataBuilder) {
    var pending: [(heap: Region, tag: Int, depth: Int)] = [(heap, 0, 0)]
    while let next = pending.popLast() {
      // A heap's directory is at its end, which it shares with no heap in it.
      let end = next.heap.start + next.heap.count
      guard visited.count < found.limits.directories, !visited.contains(end),
        next.depth <= found.limits.nesting
      else {
        found.warn(
          Warning(.malformed, "heaps that lead to each other, or too many", at: next.heap.start))
        continue
      }
      visited.append(end)
      do throws(MetadataError) {
        let content = try CIFFHeap(next.heap, order) { found.warn($0) }
        // Heaps that end at different places may have the same directory.
        try found.charge(entries: .clampedProduct(content.entries.count, 16))
        for entry in content.entries where !entry.isHeap {
          // What one entry lacks is no reason to leave out the others.
          found.attempt { (found) throws(MetadataError) in try add(entry, in: next.tag, &found) }
        }
        for entry in content.entries.reversed() where entry.isHeap {
          pending.append((entry.value, entry.tag, next.depth + 1))
        }
      } catch {
        found.warn(error)
      }
    }
  }

  private mutating func add(
    _ entry: CIFFEntry, in heap: Int, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    if let part = CanonRawPart.all.first(where: { $0.tag == entry.tag }) {
      return try add(part, entry, &found)
    }
    if let note = CanonRawPart.notes.first(where: { $0.tag == entry.tag }) {
      return try tell(note.note, entry, statesLength: note.statesLength, &found)
    }
    let id = number(of: entry, in: heap)
    if entry.tag == 0x2007 || entry.tag == 0x2008, entry.value.count > 0 {
      found.note(entry.tag == 0x2008 ? .thumbnail : .preview, entry.value)
    }
    let row = TagTable.canonRaw.index(of: id)
    let format = row.flatMap { TagTable.canonRaw.rows[$0].format } ?? entry.format
    guard entry.value.count <= Self.longestValue, entry.format != .undefined else {
      return found.add(
        .canonRaw, id, group: group, .undefined, count: entry.value.count, order,
        left: entry.value)
    }
    // Of the eight bytes in a directory a number is the first, but text may fill them.
    let size = entry.isInline && format.isNumeric ? format.size : entry.value.count
    let bytes = try entry.value.slice(at: 0, count: min(size, entry.value.count))
    found.add(
      .canonRaw, id, group: group, entry.format, count: bytes.count / entry.format.size, order,
      bytes: bytes, isInFile: entry.value.isInFile)
  }

  /// Tells of a structure as Canon's notes have it.
  private mutating func tell(
    _ tag: Int, _ entry: CIFFEntry, statesLength: Bool, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    lens = MakerNoteTags.canon.tell(
      tag, .short, count: entry.value.count / 2, statesLength: statesLength,
      try entry.value.all(limit: found.limits.valueBytes),
      NotePart.Note(
        order: order, camera: ByteSlice(model), file: "CRW", group: group,
        isInFile: entry.value.isInFile, lens: lens), &found)
  }

  /// The number of the row that fits: some tags mean another thing elsewhere.
  private func number(of entry: CIFFEntry, in heap: Int) -> UInt32 {
    switch entry.tag {
    case 0x0805 where heap != 0x2804: return 0x10805
    case 0x180b:
      let name = String(decoding: model, as: UTF8.self)
      if name.hasSuffix("EOS D30") { return 0x1180b }
      return model.span.containsInAnyCase("eos") ? 0x2180b : 0x180b
    default: return UInt32(entry.tag)
    }
  }

  /// Adds the fields of a value that is a structure.
  private mutating func add(
    _ part: CanonRawPart, _ entry: CIFFEntry, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    let bytes = try entry.value.head(count: 1024)
    if entry.tag == 0x080a {
      model = Array(bytes.suffix(from: 6).prefix(64).elements.untilNUL)
    }
    // A first number that tells the length must tell the truth.
    if part.statesLength, try bytes.uint16(at: 0, order) != entry.value.count {
      throw MetadataError(.malformed, "a structure that has another length", at: bytes.offset)
    }
    for row in part.table.rows.indices {
      let id = part.table.rows[row].id
      let format = part.table.rows[row].format ?? .long
      let count = format.isText ? max(0, bytes.count - Int(id)) : part.count(of: id)
      let length = id == 0 && format.isText ? 6 : count * format.size
      guard length > 0, let value = try? bytes.slice(at: Int(id), count: length) else { continue }
      found.add(
        part.table, id, group: group, format, count: length / format.size, order, bytes: value,
        isInFile: entry.value.isInFile)
    }
  }

  /// Longer values stay in the file.
  private static let longestValue = 512
}
