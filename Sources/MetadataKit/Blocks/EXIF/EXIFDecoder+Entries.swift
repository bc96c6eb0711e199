extension EXIFDecoder {
  /// What the entries of a directory have in common.
  struct EntryScope {
    let directory: Directory
    let group: String
    let content: TIFFDirectory
    let images: EXIFImageNames

    var isKodak: Bool { directory.group == "KodakIFD" }
  }

  /// Tells what an entry says, or where it leads.
  ///
  /// - Parameter children: the directories that entries lead to are added to it.
  mutating func tell(
    _ entry: TIFFEntry, _ scope: EntryScope, _ children: inout [Directory],
    _ found: inout MetadataBuilder
  ) {
    let table = scope.directory.table
    if entry.tag == 0xc634, tellPrivateData(entry, &found) { return }
    if scope.isKodak {
      if tellKodak(entry, into: &found) { return }
    } else if (0xfde8...0xfdea).contains(entry.tag), fileKind == "DCR" {
      // Kodak's raw files have something else there than Camera Raw.
      return
    }
    if entry.tag == 0x14a, scope.directory.isFirst, fileKind == "ARW", !isPictureLookedFor {
      isPictureLookedFor = true
      pictureStart = pictureStartOfA100(entry, scope.content)
      if pictureStart != nil {
        return add(entry, 0x1014a, table, scope.group, scope.content, into: &found)
      }
    }
    var id = scope.images.id(of: entry.tag)
    if let pointer = EXIFPointer(entry.tag, table) {
      follow(pointer, entry, from: scope.directory, &children, &found)
      if pointer.isOnlyPointer { return }
      id = tellMakerNote(entry, into: &found) ?? id
    }
    if isOfPages, entry.tag == 0xfe || entry.tag == 0xff, !found.context.isBehindDamage,
      let value = entry.integer(region, header.order)
    {
      counter.see(entry.tag, value)
    }
    add(entry, id, table, scope.group, scope.content, into: &found)
    if GeoKeys.tags.contains(entry.tag), table === TagTable.exif {
      geoKeys.see(entry, scope.group, region, header.order, into: &found)
    }
  }

  private func follow(
    _ pointer: EXIFPointer, _ entry: TIFFEntry, from directory: Directory,
    _ children: inout [Directory], _ found: inout MetadataBuilder
  ) {
    if isLie(entry, directory.table) { found.context.isBehindDamage = true }
    guard children.count <= found.limits.pages else { return }
    var more = follow(pointer, entry, from: directory, into: &found)
    if found.context.isBehindDamage {
      for index in more.indices { more[index].isBehindDamage = true }
    }
    // Each of many blocks may lead to the same places, tens of thousands of times.
    if (try? found.charge(entries: more.count)) != nil { children += more }
  }

  /// Tells what a maker keeps in a raw file for itself; false where it is a value like others.
  private func tellPrivateData(_ entry: TIFFEntry, _ found: inout MetadataBuilder) -> Bool {
    // Sony's raw files lead to a directory of theirs here: a place of four bytes.
    if fileKind == "ARW" || fileKind == "SR2", entry.byteCount == 4 {
      if let place = try? region.uint32(at: entry.position, header.order) {
        SonyRaw.tell(region, at: place, header.order, pictureStart: pictureStart, &found)
      }
      return true
    }
    guard let data = privateData(entry) else { return false }
    data.tell(&found)
    return true
  }
}
