/// The items of a file and all that is said of them (ISO 14496-12 §8.11, ISO 23008-12 §9).
struct HEIFMeta {
  let file: Region
  /// What the items are: `pict` for pictures.
  private(set) var handler: FourCC = ""
  /// The item that is the file's picture.
  private(set) var primary: Int?
  private(set) var items: [Int: HEIFItem] = [:]
  private(set) var references = HEIFReferences()
  private(set) var properties: [ISOBox] = []
  /// Numbers of properties, from 1, one item's after the other's.
  private var associations: [UInt16] = []
  private var associationsOfItem: [Int: Range<Int32>] = [:]
  private(set) var locations: HEIFLocations?
  /// The items that are the transparency of others: each picture asks for its own.
  private(set) var alphaItems: Set<Int> = []
  private var isFull = false
  /// Bytes of items that stand in the box itself.
  private(set) var data: Region?
  /// What the items of its list are numbered by.
  private var keys: MetadataKeys?

  /// Reads the body of a `meta` box.
  ///
  /// - Parameters:
  ///   - isUserData: whether it stands in a box of user data.
  ///   - scope: what it stands in.
  init(
    _ body: Region, file: Region, isUserData: Bool, _ scope: inout MovieScope,
    _ found: inout MetadataBuilder
  ) {
    self.file = file
    found.walk(Self.content(body)) { (box, found) throws(MetadataError) in
      try read(box, &found)
      try readTags(box, isUserData: isUserData, &scope, &found)
    }
    checkPlaces(&found)
    alphaItems = Set(associationsOfItem.keys.filter { isAlpha($0) })
  }

  /// QuickTime's `meta` has no version and flags before its boxes, that of MPEG-4 has; no box is as short
  /// as they are zero.
  static func content(_ body: Region) -> Region {
    guard let head = try? body.head(count: 8) else { return body }
    let isBox = head.matches("hdlr", at: 4) || head.matches("keys", at: 4)
    return isBox ? body : body.region(from: 4)
  }

  private mutating func read(_ box: ISOBox, _ found: inout MetadataBuilder) throws(MetadataError) {
    switch box.type {
    case "hdlr": handler = try FourCC(try box.body.slice(at: 8, count: 4), at: 0)
    case "pitm":
      let (version, _, body) = try box.full()
      primary = version == 0 ? try body.uint16(at: 0, .big) : try body.uint32(at: 0, .big)
    case "iinf": try readItems(box, &found)
    case "iref": try references.read(box, &found)
    case "iloc": if locations == nil { locations = try HEIFLocations(box, &found) }
    case "idat": data = box.body
    case "iprp":
      found.walk(box.body) { (box, found) throws(MetadataError) in
        switch box.type {
        case "ipco": readProperties(box, &found)
        case "ipma": try readAssociations(box, &found)
        default: return
        }
      }
    default: return
    }
  }

  private mutating func readTags(
    _ box: ISOBox, isUserData: Bool, _ scope: inout MovieScope, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    switch box.type {
    case "hdlr": try MovieHandler.read(box, scope, &found)
    case "dinf": try MediaInformation.read(box, scope, &found)
    case "pitm":
      if let primary {
        found.add(.quickTimeMeta, "PrimaryItemReference", group: scope.track, primary)
      }
    case "idat":
      if found.format.name == "HEIC", box.body.count <= 4096 {
        try found.add(leaf: box, .quickTimeMeta, group: scope.track)
      }
    // ISO 14496-12 §8.11.2: a text, behind version and flags; Sony's cameras keep one beside the movie.
    case "xml ": found.add(.xml, box.body.region(from: 4))
    case "keys": keys = try MetadataKeys(box, media: scope.media, &found)
    case "ilst":
      let group = scope.group(of: isUserData ? "ItemList" : "Keys")
      ItemListTags(keys: keys, group: group, keysGroup: group).read(box.body, &scope, &found)
    case "uuid":
      let (kind, body) = try box.extended()
      if try kind.uint64(at: 0, .big) == 0x85c0_b687_820f_11e0, body.count > 4,
        let row = TagTable.quickTimeMeta.index(of: "MetaVersion")
      {
        found.add(
          text: try body.region(from: 4).head(count: 4096).elements, .quickTimeMeta, row: row,
          group: scope.track, at: nil)
      }
    default: return
    }
  }

  private mutating func readItems(_ box: ISOBox, _ found: inout MetadataBuilder)
    throws(MetadataError)
  {
    let (version, _, body) = try box.full()
    // The count says no more than the entries themselves.
    found.walk(body.region(from: version == 0 ? 2 : 4)) { (entry, found) throws(MetadataError) in
      guard entry.type == "infe" else { return }
      let (id, item) = try HEIFItem.read(entry)
      guard items.count < found.limits.entries else {
        if isFull { return }
        isFull = true
        throw MetadataError(
          .limitExceeded, "more than \(found.limits.entries) items", at: entry.offset)
      }
      if items[id] == nil { items[id] = item }
    }
  }

  private mutating func readProperties(_ box: ISOBox, _ found: inout MetadataBuilder) {
    found.walk(box.body) { (property, found) throws(MetadataError) in
      // An association has 15 bits for a property's number.
      guard properties.count < 0x7fff else { return }
      properties.append(property)
    }
  }

  /// Which properties each item has (ISO 23008-12 §9.3.1).
  private mutating func readAssociations(_ box: ISOBox, _ found: inout MetadataBuilder)
    throws(MetadataError)
  {
    let (version, flags, body) = try box.full()
    let bytes = try body.all(limit: found.limits.blockBytes)
    let count = try bytes.uint32(at: 0, .big)
    let isWide = flags & 1 != 0
    var position = 4
    for _ in 0..<count {
      let id =
        version == 0 ? try bytes.uint16(at: position, .big) : try bytes.uint32(at: position, .big)
      position += version == 0 ? 2 : 4
      let number = try bytes.uint8(at: position)
      position += 1
      guard associationsOfItem.count < found.limits.entries,
        associations.count + number <= found.limits.units
      else {
        throw MetadataError(.limitExceeded, "too many property associations", at: box.offset)
      }
      let first = Int32(associations.count)
      for _ in 0..<number {
        let entry = isWide ? try bytes.uint16(at: position, .big) : try bytes.uint8(at: position)
        position += isWide ? 2 : 1
        associations.append(UInt16(entry & (isWide ? 0x7fff : 0x7f)))
      }
      if associationsOfItem[id] == nil {
        associationsOfItem[id] = first..<Int32(associations.count)
      }
    }
  }

  /// The items that have each property; of a property that very many have, the first ones.
  var itemsOfProperties: [[Int]] {
    var owners = [[Int]](filled: properties.count, with: [])
    for (item, range) in associationsOfItem {
      for number in associations[Int(range.lowerBound)..<Int(range.upperBound)] {
        let index = Int(number) - 1
        guard owners.indices.contains(index) else { continue }
        if owners[index].count < 64 || item == primary { owners[index].append(item) }
      }
    }
    return owners
  }

  /// The properties of an item, in the order in which they apply.
  func properties(of item: Int) -> [ISOBox] {
    guard let range = associationsOfItem[item] else { return [] }
    return associations[Int(range.lowerBound)..<Int(range.upperBound)].compactMap { number in
      number > 0 && number <= properties.count ? properties[Int(number) - 1] : nil
    }
  }

  /// The first property of a type of an item.
  func property(_ type: FourCC, of item: Int) -> ISOBox? {
    guard let range = associationsOfItem[item] else { return nil }
    for number in associations[Int(range.lowerBound)..<Int(range.upperBound)]
    where number > 0 && number <= properties.count && properties[Int(number) - 1].type == type {
      return properties[Int(number) - 1]
    }
    return nil
  }
}
