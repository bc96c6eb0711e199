extension Container {
  /// Resources of the classic Mac OS in a file of their own; where fonts are among them, a font file of the Mac.
  ///
  /// Source: *Inside Macintosh: More Macintosh Toolbox*, Resource Manager, The Resource File.
  package static let resourceFile = Container(ofSignatures: "RSRC") {
    (file, found) throws(MetadataError) in
    try ResourceFile(file, &found).read(&found)
  }
}

/// A file of resources: a map of kinds, numbers and places, and the resources themselves.
struct ResourceFile {
  private let file: Region
  private let map: ByteSlice
  /// Where the resources start.
  private let start: Int
  private let kinds: Int

  init(_ file: Region, _ found: inout MetadataBuilder) throws(MetadataError) {
    self.file = file
    let head = try file.slice(at: 0, count: 16)
    start = try head.uint32(at: 0, .big)
    let length = try head.uint32(at: 12, .big)
    let region = try file.region(at: try head.uint32(at: 4, .big), count: length)
    if length > found.limits.valueBytes {
      found.warn(
        Warning(
          .limitExceeded, "a map of resources of \(length) bytes", at: region.start))
    }
    map = try region.head(count: found.limits.valueBytes)
    kinds = try map.uint16(at: 24, .big)
  }

  /// Whether bytes are the start of a file of resources.
  static func isResourceFile(_ head: ByteSlice) -> Bool {
    guard let data = try? head.uint32(at: 0, .big), let map = try? head.uint32(at: 4, .big),
      let dataLength = try? head.uint32(at: 8, .big),
      let mapLength = try? head.uint32(at: 12, .big),
      // What writes such files leaves as much room before the resources.
      data == 0x100, map >= 0x100, mapLength >= 30
    else { return false }
    let (first, second) = data <= map ? (data + dataLength, map) : (map + mapLength, data)
    guard first <= second else { return false }
    let end = max(data + dataLength, map + mapLength)
    return end <= head.count || head.count >= ByteReader.firstRead
  }

  func read(_ found: inout MetadataBuilder) throws(MetadataError) {
    var units = UnitCounter(found.limits)
    // The number of kinds and that of each kind's resources are one less than they are.
    let count = (try map.uint16(at: 28, .big) + 1) & 0xffff
    var photoshop: [UInt8] = []
    // A number is of one resource of a kind; entries may repeat it.
    var seen: Set<Int> = []
    for index in 0..<count {
      guard let entry = try? map.slice(at: kinds + 2 + 8 * index, count: 8) else { break }
      guard let kind = Kind(entry) else { continue }
      let first = kinds + (try entry.uint16(at: 6, .big))
      for number in 0...(try entry.uint16(at: 4, .big)) {
        guard let reference = try? map.slice(at: first + 12 * number, count: 12) else { break }
        try units.next(at: reference.offset)
        let id = try reference.uint16(at: 0, .big)
        guard kind.numbers?.contains(id) ?? true, seen.insert(kind.code << 16 | id).inserted else {
          continue
        }
        let place = start + (try reference.uint32(at: 4, .big)) & 0xff_ffff
        try found.charge(entries: 1)
        found.attempt { (found) throws(MetadataError) in
          let value = try file.region(at: place + 4, count: try file.uint32(at: place, .big))
          if kind == .photoshop {
            try photoshop.append(photoshop: value, id: id, found.limits)
          } else {
            try tell(kind, id, value, &found)
          }
        }
      }
    }
    if !photoshop.isEmpty { found.add(.photoshop, Region(inMemory: photoshop)) }
  }

  private func tell(
    _ kind: Kind, _ id: Int, _ value: Region, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    switch kind {
    case .font:
      found.format = Self.font
      try OpenTypeFont(value, at: 0, &found).tell(&found)
    case .postScript:
      found.format = Self.font
      try found.charge(min(value.count, PostScriptFont.mostRead))
      try PostScriptFont.read(value.region(from: 2), &found)
    default:
      let bytes = try value.all(limit: found.limits.valueBytes)
      try found.charge(bytes.count)
      try Self.tellText(kind, id, bytes, &found)
    }
  }

  /// A font file of the Mac, whose font is a resource.
  private static let font = FileFormat("DFONT", "dfont", "application/x-dfont", nil)

  private static func tellText(
    _ kind: Kind, _ id: Int, _ value: ByteSlice, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    switch kind {
    case .version:
      // A short text stands before the long one.
      let long = 7 + (try value.uint8(at: 6))
      let text = try value.slice(at: long + 1, count: try value.uint8(at: long))
      found.add(
        .resource, "ApplicationVersion", text: MacintoshText.utf8(text.elements),
        offset: -1)
    case .text:
      let text = try value.slice(at: 1, count: try value.uint8(at: 0))
      let name = id == 0xbff3 ? "ApplicationMissingMsg" : "CreatorApplication"
      found.add(.resource, name, text: MacintoshText.guessed(text.elements), offset: text.offset)
    case .owner:
      let path = try value.slice(at: 4, count: try value.uint32(at: 0, .big))
      found.add(
        .resource, "OpenWithApplication", text: path.elements.untilNUL,
        offset: path.offset)
    case .list:
      var position = 2
      for index in 0..<(try value.uint16(at: 0, .big)) {
        let text = try value.slice(at: position + 1, count: try value.uint8(at: position))
        try found.charge(entries: 1)
        found.continuesList = index > 0
        found.add(
          .resource, "Keywords", text: MacintoshText.guessed(text.elements), offset: text.offset)
        position += 1 + text.count
      }
      found.continuesList = false
    default:
      found.add(
        .resource, "Description", text: MacintoshText.guessed(value.elements),
        offset: value.offset)
    }
  }
}

extension ResourceFile {
  /// A kind of resource that is told of.
  private enum Kind {
    case font
    case list
    case owner
    case photoshop
    case postScript
    case plain
    case text
    case version

    init?(_ name: ByteSlice) {
      switch name {
      case let name where name.matches("sfnt"): self = .font
      case let name where name.matches("STR#"): self = .list
      case let name where name.matches("usro"): self = .owner
      case let name where name.matches("8BIM"): self = .photoshop
      case let name where name.matches("POST"): self = .postScript
      case let name where name.matches("TEXT"): self = .plain
      case let name where name.matches("STR "): self = .text
      case let name where name.matches("vers"): self = .version
      default: return nil
      }
    }

    /// A number of its own.
    var code: Int {
      switch self {
      case .font: 0
      case .list: 1
      case .owner: 2
      case .photoshop: 3
      case .postScript: 4
      case .plain: 5
      case .text: 6
      case .version: 7
      }
    }

    /// The numbers that the resources have; nil: any.
    var numbers: [Int]? {
      switch self {
      case .font, .photoshop: nil
      case .list, .plain: [0x80]
      case .owner: [0]
      case .postScript: [0x1f5]
      case .text: [0xbff3, 0xbff4]
      case .version: [1]
      }
    }
  }
}

extension [UInt8] {
  /// Appends one of Photoshop's resources in the form that its block has them in (Adobe, *Photoshop File Formats*,
  /// Image Resource Blocks).
  fileprivate mutating func append(
    photoshop value: Region, id: Int, _ limits: Limits
  ) throws(MetadataError) {
    let bytes = try value.all(limit: Swift.max(0, limits.blockBytes - count))
    append(contentsOf: "8BIM".utf8)
    append(UInt8(truncatingIfNeeded: id >> 8))
    append(UInt8(truncatingIfNeeded: id))
    // A name of no letters.
    append(contentsOf: [0, 0])
    append(bigEndian: UInt32(truncatingIfNeeded: bytes.count))
    bytes.append(to: &self)
    if bytes.count & 1 != 0 { append(0) }
  }
}
