/// Where the readers of one file put what they find.
package struct MetadataBuilder {
  /// What the container states of its picture.
  package var facts = ImageFacts()
  /// What the header of a QuickTime or MPEG-4 movie states.
  var timing: MovieTiming?
  /// What ties a still and a movie of one Live Photo together, by a maker's note.
  var contentIdentifier: String?
  /// What a maker's note says ties it to the other photos of a burst.
  var burstIdentifier: String?
  /// What the file is; a container may make it more exact than recognition could.
  package var format: FileFormat
  /// What the file's name ends in, in lower case, without the dot; it decides between formats that
  /// are alike inside.
  package var fileExtension = ""
  package private(set) var warnings: [Warning] = []
  /// Blocks in the order in which the container has them, not yet decoded.
  package private(set) var pending: [PendingBlock] = []
  /// Where the file ends before the container does, what is added from here on is cut short.
  package var isCutShort = false
  package private(set) var blocks: [Block] = []
  /// Pictures that belong to the file's own.
  package private(set) var auxiliaryImages: [AuxiliaryImage] = []
  /// What the blocks tell of pictures and movies beside the file's own.
  var companions = Companions()
  /// The kinds of the block that is being decoded and of those it came from, the outermost first.
  var path: [BlockKind] = []
  package let limits: Limits

  private var records: [TagRecord] = []
  private var values: [UInt8] = []
  private var tables: [TagTable] = []
  private var groups: [String] = []
  private var names: [String] = []
  private var suppressedWarnings = 0

  /// How many blocks of a kind have tags so far, where each block has groups of its own.
  private var groupCounts: [(kind: BlockKind, count: Int)] = []
  /// Whether the group `IPTC` has its tags: the others have numbers.
  var hasStandardIPTC = false
  /// Whether the tag that is added next is one more value of the last one, which is a list.
  package var continuesList = false
  /// Whether the byte order of an EXIF block has been told.
  var hasByteOrder = false
  /// Set while what is added stands behind a damaged place of its directory.
  var isBehindDamage = false
  /// Set while what is added is of another picture than the one that the file is for.
  var isOfOther = false
  /// Set while a block is decoded that its container has not whole.
  var isBlockCutShort = false
  /// The group of the block that is being decoded, where its container tells.
  var blockGroup: String?
  /// The camera's model as the first directory of EXIF has it: it decides what makers' notes mean.
  var camera = ByteSlice([])
  /// What the file is when it is a TIFF structure as a whole: it decides what some tags mean.
  var tiffKind = ""

  /// Whether pictures that do not stand in the file as they are are kept, and how many bytes were.
  var keepsPictures = false
  private var keptBytes = 0
  /// Whether a name was too long.
  private var hasCutNames = false
  /// Whether what carries a digest of itself is compared with it.
  var verifiesDigests = false

  package init(format: FileFormat, limits: Limits) {
    self.format = format
    self.limits = limits
    records.reserveCapacity(96)
    values.reserveCapacity(4096)
    tables.reserveCapacity(16)
    groups.reserveCapacity(16)
  }

  package var tagCount: Int { records.count }

  /// What was found, as an unchanging store.
  package var store: TagStore {
    TagStore(records: records, values: values, tables: tables, groups: groups, names: names)
  }

  /// Notes that something is wrong, and goes on.
  package mutating func warn(_ warning: Warning) {
    // A file that is wrong everywhere must not cost more than one that is right.
    if warnings.count < 64 { warnings.append(warning) } else { suppressedWarnings += 1 }
  }

  /// How many warnings were not kept.
  package var droppedWarnings: Int { suppressedWarnings }

  /// Leaves a block for the decoder of its kind.
  package mutating func add(_ kind: BlockKind, _ region: Region) {
    note(kind, region)
    postpone(kind, region)
  }

  /// Leaves work for when the blocks so far are read, and tells of no block.
  ///
  /// - Parameter group: the group of its tags, where the block itself does not tell.
  package mutating func postpone(_ kind: BlockKind, _ region: Region, group: String? = nil) {
    guard pending.count <= limits.directories else { return }
    pending.append(
      PendingBlock(
        path: path + [kind], region: region, isCutShort: isCutShort,
        isBehindDamage: isBehindDamage, group: group))
  }

  /// Tells of a block that is not decoded.
  package mutating func note(
    _ kind: BlockKind, _ region: Region, codec: String? = nil, header: [UInt8]? = nil
  ) {
    guard blocks.count < Self.mostBlocks else { return }
    blocks.append(
      Block(
        kind: kind,
        range: region.isInFile ? region.start..<(region.start + region.count) : nil,
        byteCount: region.count, codec: codec, header: header ?? [],
        content: content(kind, region)))
  }

  /// Tells of a picture that belongs to the file's own.
  package mutating func add(_ image: AuxiliaryImage) {
    guard auxiliaryImages.count < limits.directories else { return }
    auxiliaryImages.append(image)
  }

  private mutating func content(_ kind: BlockKind, _ region: Region) -> [UInt8]? {
    guard keepsPictures, !region.isInFile, kind == .thumbnail || kind == .preview else {
      return nil
    }
    do throws(MetadataError) {
      let bytes = try region.all(limit: limits.blockBytes - keptBytes)
      keptBytes += bytes.count
      return bytes.bytes
    } catch {
      warn(error)
      return nil
    }
  }

  /// More blocks of one file than this are not told of.
  private static let mostBlocks = 4096

  /// What follows a group's name for the next block of a kind: nothing, then `2`, `3` …
  mutating func nextGroupSuffix(of kind: BlockKind) -> String {
    guard let index = groupCounts.firstIndex(where: { $0.kind == kind }) else {
      groupCounts.append((kind, 1))
      return ""
    }
    groupCounts[index].count += 1
    return String(groupCounts[index].count)
  }

  /// The names of the tags that a movie's boxes have so far.
  var movieTagNames: Set<String> {
    var known: Set<String> = []
    for record in records {
      let table = tables[Int(record.table)]
      guard table.isOfMovies else { continue }
      if record.isNamedByFile {
        known.insert(names[Int(record.id)])
      } else if record.row >= 0 {
        known.insert(table.rows[Int(record.row)].name)
      }
    }
    return known
  }

  // MARK: Tags

  /// Adds a tag whose value is a run of the file's bytes.
  package mutating func add(
    _ table: TagTable, _ id: UInt32, group: String? = nil, _ format: TagFormat, count: Int,
    _ order: ByteOrder, bytes: ByteSlice, isInFile: Bool = true, base: Int = 0
  ) {
    let start = values.count
    keep(bytes)
    append(
      table, table.index(of: id), id, group, format, order, count: count, start: start,
      length: bytes.count, offset: isInFile ? bytes.offset : -1, base: base)
  }

  /// Makes room for values that come next, so that long ones are not copied while it grows.
  mutating func reserve(bytes: Int) {
    let needed = values.count + bytes
    if needed > values.capacity { values.reserveCapacity(max(needed, values.count * 3 / 2)) }
  }

  private mutating func keep(_ bytes: ByteSlice) {
    // Most values are a few bytes, of which none is worth a call.
    guard bytes.count <= 16 else { return values.append(contentsOf: bytes.elements) }
    let elements = bytes.elements
    let span = elements.span
    values.append(addingCapacity: span.count) { output in
      for index in span.indices { output.append(span[index]) }
    }
  }

  /// Adds a tag whose value stays in the file: its bytes are too many to keep.
  package mutating func add(
    _ table: TagTable, _ id: UInt32, group: String? = nil, _ format: TagFormat, count: Int,
    _ order: ByteOrder, left region: Region
  ) {
    append(
      table, table.index(of: id), id, group, format, order, count: count, start: -1,
      length: region.count, offset: region.isInFile ? region.start : -1)
  }

  /// Adds a whole number that the container states.
  package mutating func add(_ table: TagTable, _ name: String, group: String? = nil, _ value: Int) {
    add(table, name, group: group, integers: [value])
  }

  /// Adds whole numbers that the container states.
  package mutating func add(
    _ table: TagTable, _ name: String, group: String? = nil, integers: [Int]
  ) {
    let start = values.count
    for value in integers {
      for shift in stride(from: 56, through: 0, by: -8) {
        values.append(UInt8(truncatingIfNeeded: value &>> shift))
      }
    }
    append(table, name, group, .signedLong8, count: integers.count, start: start)
  }

  /// Adds numbers that the container states or that follow from it.
  package mutating func add(
    _ table: TagTable, _ name: String, group: String? = nil, doubles: [Double]
  ) {
    let start = values.count
    for value in doubles {
      for shift in stride(from: UInt64(56), through: 0, by: -8) {
        values.append(UInt8(truncatingIfNeeded: value.bitPattern &>> shift))
      }
    }
    append(table, name, group, .double, count: doubles.count, start: start)
  }

  /// Adds a fraction of the container.
  package mutating func add(
    _ table: TagTable, _ name: String, group: String? = nil, rationals: [Rational]
  ) {
    let start = values.count
    for value in rationals {
      for part in [value.numerator, value.denominator] {
        for shift in stride(from: Int64(24), through: 0, by: -8) {
          values.append(UInt8(truncatingIfNeeded: part &>> shift))
        }
      }
    }
    append(table, name, group, .rational, count: rationals.count, start: start)
  }

  /// Adds a text of the container.
  package mutating func add(
    _ table: TagTable, _ name: String, group: String? = nil, text: String
  ) {
    add(table, name, group: group, text: text.utf8, offset: -1)
  }

  /// Adds a text of the container by its bytes, which may be no UTF-8.
  package mutating func add(
    _ table: TagTable, _ name: String, group: String? = nil, text: some Collection<UInt8>,
    offset: Int
  ) {
    let start = values.count
    values.append(contentsOf: text)
    append(
      table, name, group, .utf8, count: values.count - start, start: start, offset: offset)
  }

  /// Adds bytes of the container.
  package mutating func add(
    _ table: TagTable, _ name: String, group: String? = nil, bytes: ByteSlice,
    isInFile: Bool = true
  ) {
    let start = values.count
    values.append(contentsOf: bytes.elements)
    append(
      table, name, group, .undefined, count: bytes.count, start: start,
      offset: isInFile ? bytes.offset : -1)
  }

  /// Adds bytes that stay in the file: only where they are is kept.
  package mutating func add(
    _ table: TagTable, _ name: String, group: String? = nil, left region: Region
  ) {
    let row = table.index(of: name)
    append(
      table, row, row.map { table.rows[$0].id } ?? 0, group, .undefined, .big,
      count: region.count, start: -1, length: region.count,
      offset: region.isInFile ? region.start : -1, name: row == nil ? name : nil)
  }

  /// Adds a value by the row that describes it, under a name of its own where the row's does not
  /// fit; bytes beyond the limit are only counted, by the caller or here.
  ///
  /// - Parameter isBase64: whether the bytes are the text of `count` bytes in Base64.
  package mutating func add(
    _ table: TagTable, row: Int, named name: String, group: String, _ format: TagFormat,
    _ bytes: ArraySlice<UInt8>, count: Int, isBase64: Bool = false
  ) {
    let isKept = (isBase64 || count == bytes.count) && count <= limits.valueBytes
    let start = values.count
    if isKept { values.append(contentsOf: bytes) }
    let isRowName = table.rows[row].name == name
    append(
      table, row, table.rows[row].id, group, format, .big, count: count,
      start: isKept ? start : -1, length: count, offset: -1,
      name: isRowName ? nil : name, isBase64: isKept && isBase64)
  }

  /// Adds a value by the row that describes it, under a name that the file makes of the row's
  /// where it does; nil bytes stay in the file, and so do more than may be kept.
  ///
  /// - Parameter region: where the value stands.
  package mutating func add(
    _ table: TagTable, row: Int, named name: String? = nil, group: String? = nil,
    _ format: TagFormat, count: Int, bytes: ArraySlice<UInt8>?, at region: Region?
  ) {
    var start = -1
    if let bytes, bytes.count <= limits.valueBytes {
      start = values.count
      values.append(contentsOf: bytes)
    }
    append(
      table, row, table.rows[row].id, group, format, .big, count: count, start: start,
      length: start >= 0 ? values.count - start : region?.count ?? bytes?.count ?? 0,
      offset: region.map { $0.isInFile ? $0.start : -1 } ?? -1, name: name)
  }

  private mutating func append(
    _ table: TagTable, _ name: String, _ group: String?, _ format: TagFormat, count: Int,
    start: Int, offset: Int = -1
  ) {
    let row = table.index(of: name)
    append(
      table, row, row.map { table.rows[$0].id } ?? 0, group, format, .big, count: count,
      start: start, length: values.count - start, offset: offset, name: row == nil ? name : nil)
  }

  private mutating func append(
    _ table: TagTable, _ row: Int?, _ id: UInt32, _ group: String?, _ format: TagFormat,
    _ order: ByteOrder, count: Int, start: Int, length: Int, offset: Int, base: Int = 0,
    name: String? = nil, isBase64: Bool = false
  ) {
    let continues = continuesList && !records.isEmpty
    continuesList = false
    guard records.count < limits.entries else {
      if records.count == limits.entries, warnings.last?.code != .limitExceeded {
        warn(Warning(.limitExceeded, "more than \(limits.entries) tags"))
      }
      return
    }
    var id = id
    if var name {
      if name.utf8.count > Limits.nameBytes { name = cut(name) }
      if continues, names.last == name {
        id = UInt32(names.count - 1)
      } else {
        id = UInt32(names.count)
        names.append(name)
      }
    }
    records.append(
      TagRecord(
        table: index(of: table), group: index(of: group ?? table.group), row: Int32(row ?? -1),
        id: id, format: format, order: order, isNamedByFile: name != nil,
        continuesList: continues, count: count, start: start, length: length, offset: offset,
        base: base,
        isBehindDamage: isBehindDamage || isBlockCutShort, isOfOther: isOfOther,
        isBase64: isBase64,
        facts: RowFacts(table, row: row ?? -1, format, count: count)))
  }

  /// The index of a table among those of the file; most often it is that of the tag before.
  private mutating func index(of table: TagTable) -> UInt16 {
    if let last = records.last, tables[Int(last.table)] === table { return last.table }
    if let found = tables.firstIndex(where: { $0 === table }) { return UInt16(found) }
    tables.append(table)
    return UInt16(truncatingIfNeeded: tables.count - 1)
  }

  /// As much of a name as is kept, of which the first is told.
  private mutating func cut(_ name: String) -> String {
    if !hasCutNames {
      warn(Warning(.limitExceeded, "names of more than \(Limits.nameBytes) bytes are cut"))
    }
    hasCutNames = true
    return name.bounded(to: Limits.nameBytes)
  }

  /// Whether there is a tag of one of these groups.
  func hasGroup(of names: [String]) -> Bool { groups.contains { names.contains($0) } }

  /// The index of a group among those of the file; most often it is that of the tag before.
  private mutating func index(of group: String) -> UInt16 {
    if let last = records.last, groups[Int(last.group)] == group { return last.group }
    let group = group.utf8.count > Limits.nameBytes ? cut(group) : group
    if let found = groups.firstIndex(of: group) { return UInt16(found) }
    // A file may name groups itself: past what an index can say they share the last one's.
    guard groups.count < UInt16.max else { return UInt16.max - 1 }
    groups.append(group)
    return UInt16(groups.count - 1)
  }
}
