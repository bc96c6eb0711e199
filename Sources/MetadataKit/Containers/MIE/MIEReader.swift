/// Reads the groups of MIE documents (MIE 1.1, File Structure).
struct MIEReader {
  /// What the first document says of the file in it: a MIME type, or the name of a format.
  private(set) var subfileType: String?
  /// Where in the file reading ended.
  private(set) var end = 0
  private var documents = 0
  /// How often a group of each name has come.
  private var groupCounts: [String: Int] = [:]

  /// The byte order of the document that a file or a trailer starts with; nil where none does.
  static func order(of head: ByteSlice) -> ByteOrder? {
    guard head[0] == 0x7e, head[1] == 0x10 || head[1] == 0x18, head[2] == 4,
      head.matches("0MIE", at: 4)
    else { return nil }
    return head[1] == 0x10 ? .big : .little
  }

  /// Reads documents as long as there are some.
  ///
  /// - Returns: where the last one ends.
  mutating func read(_ file: Region, _ found: inout MetadataBuilder) throws(MetadataError) -> Int {
    var position = 0
    while position < file.count {
      let head = try file.head(at: position, count: 8)
      end = head.offset
      guard let order = Self.order(of: head), let length = head[3] else { break }
      // How long the document is serves nothing: it ends where its last element says.
      position += 8 + (length > 252 ? 1 << (256 - Int(length)) : 0)
      documents += 1
      position = try read(.main, file, from: position, order, depth: 0, &found)
    }
    return position
  }

  /// Reads the elements of a group.
  ///
  /// - Returns: where the group ends.
  private mutating func read(
    _ group: MIEGroup, _ region: Region, from start: Int, _ order: ByteOrder, depth: Int,
    _ found: inout MetadataBuilder
  ) throws(MetadataError) -> Int {
    guard depth < found.limits.nesting else {
      throw MetadataError(
        .limitExceeded, "MIE groups more than \(found.limits.nesting) deep", at: region.start)
    }
    let name = nextName(of: group)
    var position = start
    while true {
      try found.charge(entries: 1)
      let element = try MIEElement(region, at: position, order)
      position = element.end
      if element.isTerminator { return position }
      if element.isGroup, element.data.count == 0 {
        // Its length is not known before its last element.
        position = try read(
          group.group(element.name), region, from: position, element.order, depth: depth + 1,
          &found)
        continue
      }
      do throws(MetadataError) {
        if element.isGroup {
          let content = try element.content(&found)
          do throws(MetadataError) {
            _ = try read(
              group.group(element.name), content, from: 0, element.order, depth: depth + 1, &found)
          } catch {
            // The field reads nothing behind a group that is damaged.
            found.context.isBehindDamage = true
            throw error
          }
        } else if !element.isFree {
          try tell(element, of: group, named: name, order, &found)
        }
      } catch {
        found.warn(error)
      }
    }
  }

  /// The name of a group as the field counts them: `MIE-Doc`, `MIE-Doc2`, those of the second document
  /// `MIE2-Doc`.
  private mutating func nextName(of group: MIEGroup) -> String {
    let name = (documents > 1 ? "MIE\(documents)-" : "MIE-") + group.name
    if group.name == MIEGroup.main.name { return name }
    let count = (groupCounts[name] ?? 0) + 1
    groupCounts[name] = count
    return count > 1 ? "\(name)\(count)" : name
  }

  private mutating func tell(
    _ element: MIEElement, of group: MIEGroup, named groupName: String, _ order: ByteOrder,
    _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    guard let name = MIEName(element.name) else {
      throw MetadataError(
        .malformed, "a MIE element has a name that none may have", at: element.name.offset)
    }
    let content = try element.content(&found)
    if let block = group.block(name.base) { return try block.tell(content, &found) }
    if group.hasGroup(name.base) { return }
    let value = MIEValue(format: element.format, order, content, units: name.units)
    if documents == 1, group.name == MIEGroup.main.name, name.locale == nil,
      name.base == "0Type" || name.base == "2MIME"
    {
      subfileType = try value.texts(limit: 256).first.map { String(decoding: $0, as: UTF8.self) }
    }
    try group.add(value, name, group: groupName, &found)
  }
}
