/// Makes tags of a torrent: one for each value, named by the keys and the places in lists that lead to it.
struct TorrentTags {
  /// The dictionaries whose keys are known (BEP 3, BEP 35).
  enum Kind { case file, info, files, profiles }

  private let kind: Kind
  /// What the name of a dictionary with unknown keys puts before theirs.
  private let base: [UInt8]

  static func tell(
    _ entries: BencodeValue.Entries, _ kind: Kind, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    try TorrentTags(kind: kind, base: []).tell(entries, [], &found)
  }

  /// - Parameter places: where in the lists around it the dictionary stands, each from 1.
  private func tell(
    _ entries: BencodeValue.Entries, _ places: [Int], _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    for entry in entries {
      try found.expectRoom()
      let known = base.isEmpty ? Self.known(entry.key, kind) : nil
      let name = known.map { Array($0.utf8) } ?? (base + Self.name(of: entry.key))
      guard name.count <= Limits.nameBytes else {
        found.tellCutName()
        continue
      }
      guard case .list(let values) = entry.value else {
        try tell(entry.value, name, places, entry.key, &found)
        continue
      }
      if kind == .files, base.isEmpty, Self.isPath(entry.key) {
        try add(.text(try Self.path(values, &found)), name, places, &found)
        continue
      }
      // Lists within a list are one, whose values have places from that on which stands first behind a list.
      var all: ArraySlice = [BencodeValue.list(values)]
      var place: Int?
      while let value = all.popFirst() {
        if case .list(let more) = value {
          try found.charge(entries: more.count)
          all += more
          if !more.isEmpty, let first = all.first, !first.isList { place = place ?? 0 }
          continue
        }
        place = place.map { $0 + 1 }
        try tell(value, name, places + (place.map { [$0] } ?? []), entry.key, &found)
      }
    }
  }

  private func tell(
    _ value: BencodeValue, _ name: [UInt8], _ places: [Int], _ key: [UInt8],
    _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    guard case .dictionary(let entries) = value else {
      return try add(value, name, places, &found)
    }
    if base.isEmpty, let inner = Self.inner(key, kind) {
      return try TorrentTags(kind: inner, base: []).tell(entries, places, &found)
    }
    try TorrentTags(kind: kind, base: Self.name(name, at: places))
      .tell(entries, places, &found)
  }

  private func add(
    _ value: BencodeValue, _ name: [UInt8], _ places: [Int], _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    let full = Self.name(name, at: places)
    try found.charge(entries: 1, bytes: 4 * full.count)
    let own = String(decoding: full, as: UTF8.self).tagName
    // Digests that read as a text are none.
    let known = TagTable.torrent.index(of: String(decoding: name, as: UTF8.self)) ?? 0
    let row = TagTable.torrent.rows[known].traits.contains(.binary) ? 0 : known
    let changed = TagTable.torrent.rows[row].name == own ? nil : own
    switch value {
    case .integer(let digits):
      found.add(
        .torrent, row: row, named: changed, .utf8, count: digits.count, bytes: digits[...],
        at: nil)
    case .text(let text):
      found.add(
        .torrent, row: row, named: changed, .utf8, count: text.count, bytes: text.elements,
        at: nil)
    case .data(let region):
      let data = TagTable.torrent.index(of: "Pieces") ?? 0
      found.add(
        .torrent, row: data, named: own == "Pieces" ? nil : own, .undefined, count: region.count,
        bytes: nil, at: region)
    case .list, .dictionary: break
    }
  }

  // MARK: Names

  private static func known(_ key: [UInt8], _ kind: Kind) -> String? {
    let key = String(decoding: key, as: UTF8.self).asLookup
    return switch kind {
    case .file: names[key]
    case .info: namesOfInfo[key]
    case .files: namesOfFiles[key]
    case .profiles: namesOfProfiles[key]
    }
  }

  /// The name with the places in it: each takes that of a `1`, the others stand at the end.
  private static func name(_ name: [UInt8], at places: [Int]) -> [UInt8] {
    guard !places.isEmpty else { return name }
    var rest = places[...]
    var text: [UInt8] = []
    for byte in name {
      if byte == UInt8(ascii: "1") {
        if let place = rest.popFirst() { text += Array(String(place).utf8) }
      } else {
        text.append(byte)
      }
    }
    for place in rest {
      if text.last.map(NumberText.isDigit) == true { text.append(UInt8(ascii: "_")) }
      text += Array(String(place).utf8)
    }
    return text
  }

  /// An unknown key: words are joined, each with a capital.
  private static func name(of key: [UInt8]) -> [UInt8] {
    var text: [UInt8] = []
    var startsWord = true
    for byte in key {
      let isLetter = NumberText.isLetter(byte)
      if isLetter || NumberText.isDigit(byte) || byte == 0x2d || byte == 0x5f {
        text.append(startsWord && isLetter ? byte & 0xdf : byte)
        startsWord = false
      } else {
        startsWord = true
      }
    }
    let isName = text.count > 1 && text.first.map { (0x41...0x5a).contains($0) } == true
    return isName ? text : Array("Tag".utf8) + text
  }

  private static func inner(_ key: [UInt8], _ kind: Kind) -> Kind? {
    if kind == .file, key.elementsEqual("info".utf8) { return .info }
    if kind == .info, key.elementsEqual("files".utf8) { return .files }
    if kind == .info, key.elementsEqual("profiles".utf8) { return .profiles }
    return nil
  }

  // MARK: Paths

  private static func isPath(_ key: [UInt8]) -> Bool {
    key.elementsEqual("path".utf8) || key.elementsEqual("path.utf-8".utf8)
  }

  /// The names of folders and of the file, with slashes between.
  private static func path(_ parts: [BencodeValue], _ found: inout MetadataBuilder)
    throws(MetadataError) -> ByteSlice
  {
    var text: [UInt8] = []
    for (index, part) in parts.enumerated() {
      if index > 0 { text.append(UInt8(ascii: "/")) }
      switch part {
      case .integer(let digits): text += digits
      case .text(let name): name.append(to: &text)
      case .data, .list, .dictionary: text += Array("(Binary data)".utf8)
      }
      guard text.count <= found.limits.valueBytes else {
        throw MetadataError(.limitExceeded, "a path of more than \(text.count) bytes")
      }
    }
    return ByteSlice(text)
  }

  private static let names = [
    "announce": "Announce",
    "announce-list": "AnnounceList1",
    "comment": "Comment",
    "created by": "Creator",
    "creation date": "CreateDate",
    "encoding": "Encoding",
    "info": "Info",
    "url-list": "URLList1",
  ]

  private static let namesOfInfo = [
    "file-duration": "File1Duration",
    "file-media": "File1Media",
    "files": "Files",
    "length": "Length",
    "md5sum": "MD5Sum",
    "name": "Name",
    "name.utf-8": "NameUTF-8",
    "piece length": "PieceLength",
    "pieces": "Pieces",
    "private": "Private",
    "profiles": "Profiles",
  ]

  private static let namesOfFiles = [
    "length": "File1Length",
    "md5sum": "File1MD5Sum",
    "path": "File1Path",
    "path.utf-8": "File1PathUTF-8",
  ]

  private static let namesOfProfiles = [
    "width": "Profile1Width",
    "height": "Profile1Height",
    "acodec": "Profile1AudioCodec",
    "vcodec": "Profile1VideoCodec",
  ]
}
