/// The tags of a file as they come: records over the bytes of their values, each table, group and
/// name told once.
struct TagStoreBuilder {
  /// The bytes of values; a record says which of them are its own.
  var values: [UInt8] = []

  /// Long values in Base64, each a part of the packet that it was found in.
  private var coded: [ArraySlice<UInt8>] = []

  private var records: [TagRecord] = []
  private var tables: [TagTable] = []
  private var groups: [String] = []
  /// The indices of groups, where they are more than photos have.
  private var groupIndices: [String: UInt16] = [:]
  private var nameBytes = 0
  private var names: [String] = []

  /// Makes room for the tags of most photos.
  init() {
    records.reserveCapacity(96)
    values.reserveCapacity(4096)
    tables.reserveCapacity(16)
    groups.reserveCapacity(16)
  }

  var count: Int { records.count }

  var store: TagStore {
    TagStore(
      records: records, values: values, coded: coded, tables: tables, groups: groups, names: names)
  }

  mutating func append(_ record: TagRecord) { records.append(record) }

  /// Makes room for values that come next, so that long ones are not copied while it grows.
  mutating func reserve(bytes: Int) {
    let needed = values.count + bytes
    if needed > values.capacity { values.reserveCapacity(max(needed, values.count * 3 / 2)) }
  }

  /// Takes a long value in Base64 as it stands in its packet, and answers where.
  mutating func keep(coded text: ArraySlice<UInt8>) -> Int {
    coded.append(text)
    return coded.count - 1
  }

  // MARK: What records name by an index

  /// The index of a table; most often it is that of the tag before.
  mutating func index(of table: TagTable) -> UInt16 {
    let last = records.count &- 1
    if last >= 0, tables[Int(records[last].table)] === table { return records[last].table }
    if let found = tables.firstIndex(where: { $0 === table }) { return UInt16(found) }
    tables.append(table)
    return UInt16(truncatingIfNeeded: tables.count - 1)
  }

  /// The index of a group; most often it is that of the tag before.
  mutating func index(of group: String) -> UInt16 {
    let last = records.count &- 1
    if last >= 0, groups[Int(records[last].group)] == group { return records[last].group }
    let group = group.bounded(to: Limits.shortNameBytes)
    // A file may have a group for each of its pages, or name groups itself.
    if groups.count > Self.fewGroups {
      if groupIndices.isEmpty {
        for (index, group) in groups.enumerated() { groupIndices[group] = UInt16(index) }
      }
      if let found = groupIndices[group] { return found }
    } else if let found = groups.firstIndex(of: group) {
      return UInt16(found)
    }
    // Past what an index can say they share the last one's.
    guard groups.count < UInt16.max else { return UInt16.max - 1 }
    let index = UInt16(groups.count)
    if !groupIndices.isEmpty { groupIndices[group] = index }
    groups.append(group)
    return index
  }

  /// So many are faster looked through than hashed.
  private static let fewGroups = 32

  /// Whether of a name only a part is kept.
  func cuts(_ name: String) -> Bool { name.utf8.count > longestName }

  /// Whether of a group's name only a part is kept: each tag may show it.
  func cuts(group: String) -> Bool { group.utf8.count > Limits.shortNameBytes }

  /// Bytes that are kept of a name: less where there are too many long ones.
  private var longestName: Int {
    nameBytes > Limits.allNameBytes ? Limits.shortNameBytes : Limits.nameBytes
  }

  /// The number of a name that the file gives to a tag.
  ///
  /// - Parameter isLast: whether it may be the name before, told once more.
  mutating func number(of name: String, isLast: Bool) -> UInt32 {
    let name = name.bounded(to: longestName)
    if !isLast || names.last != name {
      nameBytes += name.utf8.count
      names.append(name)
    }
    return UInt32(names.count - 1)
  }

  // MARK: What is there

  /// Whether there is a tag of one of these groups.
  func hasGroup(of names: [String]) -> Bool { groups.contains { names.contains($0) } }

  /// The names of the tags of tables that are of movies.
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
}
