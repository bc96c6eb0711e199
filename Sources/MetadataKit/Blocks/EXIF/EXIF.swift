extension BlockDecoder {
  /// EXIF: TIFF directories with the tags of Exif 3.0 (CIPA DC-008) and TIFF 6.0.
  package static let exif = BlockDecoder(.exif) {
    (block, found) throws(MetadataError) in
    var decoder = EXIFDecoder(try TIFFHeader(block), block, fileKind: found.tiffKind)
    decoder.decode(into: &found)
  }
}

/// Reads the directories of one TIFF structure, wherever it sits.
struct EXIFDecoder {
  let header: TIFFHeader
  let region: Region
  /// Where directories are looked for; visited ones are not read again, so that loops end.
  private var visited = VisitedPlaces()
  /// Entries of all directories so far: directories may overlap.
  private var entries = 0
  private var pending: [Directory] = []
  /// What the structure is when it is a file of its own: `TIFF`, `NEF` …; empty in a block.
  private let fileKind: String
  /// Whether the structure is a file that may have pages: raw formats have none.
  private let isOfPages: Bool
  /// Where the first directory has the camera's maker and model, which tell whose a note is.
  private var make: TIFFEntry?
  private var model: TIFFEntry?
  private var counter = PageCounter()
  private var copies = UncompressedPictures()
  private var geoKeys = GeoKeys()
  /// Where the picture of Sony's DSLR-A100 is, and whether that was looked for: once, as thousands of
  /// entries may have the number.
  private var pictureStart: Int?
  private var isPictureLookedFor = false

  init(_ header: TIFFHeader, _ region: Region, fileKind: String = "") {
    self.header = header
    self.region = region
    self.fileKind = fileKind
    isOfPages = fileKind == "TIFF" || fileKind == "BTF"
  }

  /// Puts the tags of all directories into `found`, a bad one never losing the rest.
  mutating func decode(into found: inout MetadataBuilder) {
    if !header.isBig { found.tellByteOrder(header.order) }
    decode(
      from: header.firstDirectory, group: "IFD", table: .exif, isChain: true, into: &found)
    if let pages = counter.pages { found.add(.file, "PageCount", pages) }
  }

  /// Reads one directory that stands by itself, as movies and CR3 files have them.
  mutating func decode(
    from position: Int, group: String, table: TagTable, isChain: Bool,
    into found: inout MetadataBuilder
  ) {
    pending.append(
      Directory(
        position: position, group: group, table: table, isChain: isChain, number: 0, depth: 0))
    while let next = pending.popLast() { read(next, into: &found) }
    geoKeys.tell(region, header, into: &found)
  }

  private mutating func read(_ directory: Directory, into found: inout MetadataBuilder) {
    let place = region.start &+ directory.position
    guard directory.position > 0 || header.firstDirectory == 0 else { return }
    guard visited.insert(directory.position) else {
      found.warn(Warning(.malformed, "a directory that was read before is linked again", at: place))
      return
    }
    guard visited.count <= found.limits.pages, entries <= found.limits.entries,
      directory.depth <= found.limits.nesting
    else {
      found.warn(Warning(.limitExceeded, "too many directories", at: place))
      pending = []
      return
    }
    let content: TIFFDirectory
    do throws(MetadataError) {
      content = try TIFFDirectory(region, at: directory.position, header) { found.warn($0) }
    } catch {
      found.warn(error)
      return
    }
    entries += content.entries.count
    found.isBehindDamage = directory.isBehindDamage || content.isCutShort
    defer { found.isBehindDamage = false }
    let group = directory.name
    let isKodak = directory.group == "KodakIFD"
    var children: [Directory] = []
    let images = EXIFImageNames(content, group: group, fileKind: fileKind, region, header.order)
    if directory.isFirst {
      make = content.entry(0x10f)
      model = content.entry(0x110)
      if model != nil { found.camera = name(model) }
      if let software = content.entry(0x131) { found.software = name(software) }
      if fileKind.isEmpty, found.path.count == 1, name(make).elements.elementsEqual("vivo".utf8) {
        found.postpone(.vivoFilter, region)
      }
    }
    for entry in content.entries {
      if entry.tag == 0xc634 {
        // Sony's raw files lead to a directory of theirs here: a place of four bytes.
        if fileKind == "ARW" || fileKind == "SR2", entry.byteCount == 4 {
          if let place = try? region.uint32(at: entry.position, header.order) {
            SonyRaw.tell(region, at: place, header.order, pictureStart: pictureStart, &found)
          }
          continue
        }
        if let data = privateData(entry) {
          data.tell(&found)
          continue
        }
      }
      if isKodak, tellKodak(entry, into: &found) { continue }
      // Kodak's raw files have something else there than Camera Raw.
      if (0xfde8...0xfdea).contains(entry.tag), fileKind == "DCR", !isKodak { continue }
      var id = images.id(of: entry.tag)
      if entry.tag == 0x14a, directory.isFirst, fileKind == "ARW", !isPictureLookedFor {
        isPictureLookedFor = true
        pictureStart = pictureStartOfA100(entry, content)
        if pictureStart != nil {
          add(entry, 0x1014a, directory.table, group, content, into: &found)
          continue
        }
      }
      if let pointer = EXIFPointer(entry.tag, directory.table) {
        if isLie(entry) { found.isBehindDamage = true }
        if children.count <= found.limits.pages {
          children += follow(pointer, entry, from: directory, into: &found)
        }
        if pointer.isOnlyPointer { continue }
        id = tellMakerNote(entry, into: &found) ?? id
      }
      if isOfPages, entry.tag == 0xfe || entry.tag == 0xff, !found.isBehindDamage,
        let value = entry.integer(region, header.order)
      {
        counter.see(entry.tag, value)
      }
      add(entry, id, directory.table, group, content, into: &found)
      if GeoKeys.tags.contains(entry.tag), directory.table === TagTable.exif {
        geoKeys.see(entry, group, region, header.order, into: &found)
      }
    }
    images.addImages(region, to: &found)
    if images.ownsStrips { copies.tell(content, group, region, header.order, into: &found) }
    if group == "IFD0", found.wantsOrientation,
      let orientation = content.entry(0x112)?.integer(region, header.order),
      (1...8).contains(orientation)
    {
      found.facts.orientation = orientation
    }
    if content.next != 0, directory.isChain || isFollowedBySubIFD(directory, at: content.next) {
      pending.append(
        directory.following(at: content.next, isBehindDamage: found.isBehindDamage))
    }
    pending += children.reversed()
  }

  private func follow(
    _ pointer: EXIFPointer, _ entry: TIFFEntry, from directory: Directory,
    into found: inout MetadataBuilder
  ) -> [Directory] {
    switch pointer.target {
    case .directory(let ownGroup, let table):
      let group = ownGroup ?? directory.group
      let positions = entry.integers(region, header.order, limit: pointer.limit)
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
  private func isFollowedBySubIFD(_ directory: Directory, at next: Int) -> Bool {
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

  /// Where the picture is if the directory is of Sony's DSLR-A100, which says so where others, and
  /// what Sony's programs write, lead to another directory.
  private func pictureStartOfA100(_ entry: TIFFEntry, _ directory: TIFFDirectory) -> Int? {
    let camera = name(model)
    guard camera.count == 9, camera.matches("DSLR-A100"), name(make).matches("SONY"),
      entry.byteCount == 4, directory.entry(0xfe)?.integer(region, header.order) == 1,
      directory.entry(0x103)?.integer(region, header.order) == 6,
      let start = try? region.uint32(at: entry.position, header.order)
    else { return nil }
    guard
      let other = try? TIFFDirectory(region, at: start, header, bad: { _ in }),
      (2..<64).contains(other.entries.count), other.isWhole(header),
      other.entries.allSatisfy({ $0.count > 0 && $0.format.rawValue <= 13 })
    else { return start }
    return nil
  }

  /// Whether a value cannot be where its entry says. In a file that is a sign that the directory is
  /// none; an impossible count is only a mistake.
  private func isLie(_ entry: TIFFEntry) -> Bool {
    !fileKind.isEmpty && entry.byteCount <= Int32.max
      && (entry.position < 0 || entry.byteCount > region.count
        || entry.position > region.count - entry.byteCount)
  }

  /// Tells what can be told of a maker's note, and answers the number that its kind has in the
  /// table, where it has one of its own.
  private func tellMakerNote(_ entry: TIFFEntry, into found: inout MetadataBuilder) -> UInt32? {
    guard let note = try? region.region(at: entry.position, count: entry.byteCount),
      let bytes = try? note.head(count: MakerNoteHead.length)
    else { return nil }
    let head = MakerNoteHead(
      bytes, make: name(make), model: name(model), fileKind: fileKind)
    return MakerNote(note: note, block: region, order: header.order, head: head).tell(&found)
  }

  /// What is known of the private data of DNG.
  private func privateData(_ entry: TIFFEntry) -> DNGPrivateData? {
    guard let data = try? region.region(at: entry.position, count: entry.byteCount) else {
      return nil
    }
    return DNGPrivateData(
      data, block: region, order: header.order, make: name(make), model: name(model),
      fileKind: fileKind)
  }

  /// The text of an entry without what stands behind its end, and without blanks there.
  private func name(_ entry: TIFFEntry?) -> ByteSlice {
    guard let entry,
      let text = try? region.head(at: entry.position, count: min(entry.byteCount, 64))
    else { return ByteSlice([]) }
    var length = text.firstIndex(of: 0) ?? text.count
    while length > 0, text[length - 1] == 0x20 { length -= 1 }
    return text.prefix(length)
  }

  private func pastEnd(_ entry: TIFFEntry, _ group: String) -> Warning {
    let tag = hexadecimal(UInt64(entry.tag), digits: 4)
    return Warning(
      .truncated, "the value of \(group) tag 0x\(tag) reaches past the end",
      at: region.start &+ entry.position)
  }

  private func add(
    _ entry: TIFFEntry, _ id: UInt32, _ table: TagTable, _ group: String,
    _ directory: TIFFDirectory, into found: inout MetadataBuilder
  ) {
    guard entry.position >= 0, entry.byteCount <= region.count,
      entry.position <= region.count - entry.byteCount
    else {
      found.warn(pastEnd(entry, group))
      if isLie(entry) { found.isBehindDamage = true }
      return
    }
    if !entry.isInline {
      let end = entry.position + entry.byteCount
      guard entry.position >= 8,
        entry.position >= directory.range.upperBound || end <= directory.range.lowerBound
      else {
        found.warn(
          Warning(
            .malformed,
            "the value of \(group) tag 0x\(hexadecimal(UInt64(entry.tag), digits: 4)) lies within its directory",
            at: region.start &+ entry.position))
        return
      }
    }
    let base = region.isInFile ? region.start : 0
    guard entry.byteCount <= found.limits.valueBytes, found.hasRoom(for: entry.byteCount),
      let bytes = try? region.slice(at: entry.position, count: entry.byteCount)
    else {
      found.add(
        table, id, group: group, entry.format, count: entry.count, header.order,
        left: region.clamped(at: entry.position, count: entry.byteCount))
      return
    }
    found.add(
      table, id, group: group, entry.format, count: entry.count, header.order, bytes: bytes,
      isInFile: region.isInFile, base: base)
  }
}
