/// Reads the directories of one TIFF structure, wherever it sits.
struct EXIFDecoder {
  let header: TIFFHeader
  let region: Region
  /// Where directories are looked for; visited ones are not read again, so that loops end.
  private(set) var visited = VisitedPlaces()
  /// Those of places of GPS: another link may call such a directory by another name.
  private var visitedForGPS = VisitedPlaces()
  /// Entries of all directories so far: directories may overlap.
  private var entries = 0
  private(set) var pending: [Directory] = []
  /// What the structure is when it is a file of its own: `TIFF`, `NEF` …; empty in a block.
  let fileKind: String
  /// Whether the structure is a file that may have pages: raw formats have none.
  let isOfPages: Bool
  /// Where the first directory has the camera's maker and model, which tell whose a note is.
  private(set) var make: TIFFEntry?
  private(set) var model: TIFFEntry?
  var counter = PageCounter()
  private var copies = UncompressedPictures()
  var geoKeys = GeoKeys()
  /// Where the picture of Sony's DSLR-A100 is, and whether that was looked for: once, as thousands of
  /// entries may have the number.
  var pictureStart: Int?
  var isPictureLookedFor = false

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
    guard directory.position > 0 || header.firstDirectory == 0,
      let isNew = enter(directory, &found)
    else { return }
    let content: TIFFDirectory
    do throws(MetadataError) {
      content = try TIFFDirectory(region, at: directory.position, header) { found.warn($0) }
    } catch {
      found.warn(error)
      return
    }
    entries += content.entries.count
    found.context.isBehindDamage = directory.isBehindDamage || content.isCutShort
    defer { found.context.isBehindDamage = false }
    let group = directory.name
    guard isNew else { return tellPlaces(content, directory, into: &found) }
    if directory.isFirst { meetCamera(content, &found) }
    let images = EXIFImageNames(content, group: group, fileKind: fileKind, region, header.order)
    let scope = EntryScope(directory: directory, group: group, content: content, images: images)
    var children: [Directory] = []
    for entry in content.entries { tell(entry, scope, &children, &found) }
    images.addImages(region, to: &found)
    if images.ownsStrips { copies.tell(content, group, region, header.order, into: &found) }
    if group == "IFD0", found.wantsOrientation,
      let orientation = content.entry(0x112)?.integer(region, header.order),
      (1...8).contains(orientation)
    {
      found.facts.orientation = orientation
    }
    if content.next != 0, !visited.contains(content.next),
      children.contains(where: { $0.position == content.next })
    {
      // Mac OS X 10.3 linked that of small pictures twice; it is read as what its entry says.
      found.warn(
        Warning(
          .deviation, "a directory is linked by an entry, and as the next one",
          at: region.start &+ content.next))
    } else if content.next != 0,
      directory.isChain || isFollowedBySubIFD(directory, at: content.next)
    {
      pending.append(
        directory.following(at: content.next, isBehindDamage: found.context.isBehindDamage))
    }
    pending += children.reversed()
  }

  /// Whether a directory is read for the first time; nil where it is not to be read.
  private mutating func enter(_ directory: Directory, _ found: inout MetadataBuilder) -> Bool? {
    let place = region.start &+ directory.position
    let isNew = visited.insert(directory.position)
    // Windows Phone 7.5 links the directory of GPS as that of interoperability, too.
    let isPlace = directory.table === TagTable.gps && visitedForGPS.insert(directory.position)
    if !isNew {
      // FLIR's cameras link the directory of the shot as that of GPS.
      let isHabit = isPlace && directory.position != header.firstDirectory
      found.warn(
        Warning(
          isHabit ? .deviation : .malformed, "a directory that was read before is linked again",
          at: place))
    }
    guard isNew || isPlace else { return nil }
    guard visited.count <= found.limits.pages, entries <= found.limits.entries,
      directory.depth <= found.limits.nesting
    else {
      found.warn(Warning(.limitExceeded, "too many directories", at: place))
      pending = []
      return nil
    }
    return isNew
  }

  /// Keeps what the first directory says of the camera.
  private mutating func meetCamera(_ content: TIFFDirectory, _ found: inout MetadataBuilder) {
    make = content.entry(0x10f)
    model = content.entry(0x110)
    if model != nil { found.camera = name(model) }
    if let software = content.entry(0x131) { found.software = name(software) }
    if fileKind.isEmpty, found.context.path.count == 1,
      name(make).elements.elementsEqual("vivo".utf8)
    {
      found.postpone(.vivoFilter, region)
    }
  }

  /// What a directory that was read under another name has of a place: EXIF's has nothing with these
  /// numbers, and that of interoperability a name of three letters where the direction has one.
  private func tellPlaces(
    _ content: TIFFDirectory, _ directory: Directory, into found: inout MetadataBuilder
  ) {
    guard content.entry(0x1)?.count != 4 else { return }
    for entry in content.entries where entry.tag <= 0x1f {
      add(entry, UInt32(entry.tag), directory.table, directory.name, content, into: &found)
    }
  }
}
