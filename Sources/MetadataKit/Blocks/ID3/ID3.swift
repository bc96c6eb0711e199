extension BlockKind {
  /// A tag of ID3, of any version.
  public static let id3 = BlockKind("id3")
}

extension BlockDecoder {
  /// ID3, which tells of a sound: versions 2.2, 2.3 and 2.4 before it, version 1 behind it.
  package static let id3 = BlockDecoder(.id3) {
    (block, found) throws(MetadataError) in
    if try block.head(count: 3).matches("TAG") {
      try ID3Version1.read(try block.slice(at: 0, count: ID3Version1.size), &found)
    } else {
      try ID3Tag(block, &found).decode(into: &found)
    }
  }
}

extension MetadataBuilder {
  /// Leaves a tag of version 2 for its decoder, and tells its size, which the field counts as the
  /// file's.
  mutating func addID3(_ tag: Region) {
    if let size = ID3Header.size(at: 0, tag) { add(.file, "ID3Size", size) }
    add(.id3, tag)
  }

  /// Leaves the tags before and behind a sound for their decoders, and tells their size, in which
  /// neither what stands before that of version 1 counts nor a second one of version 2.
  ///
  /// - Returns: what is between them.
  mutating func addID3(around file: Region) -> Region {
    let ends = ID3Header.ends(in: file)
    var size = 0
    for end in ends {
      add(.id3, file.clamped(at: size, count: end - size))
      size = end
    }
    if ends.count == ID3Header.mostTags, ID3Header.size(at: size, file) != nil {
      warn(Warning(.limitExceeded, "more than \(ends.count) tags of ID3", at: file.start + size))
    }
    var end = file.count
    if let last = ID3Version1.region(of: file) {
      add(.id3, last)
      end -= last.count
    }
    let length = (ends.first ?? 0) + file.count - end
    if length > 0 { add(.file, "ID3Size", length) }
    do throws(MetadataError) {
      if end < file.count, let tag = try ID3Version1.extended(before: end, of: file) {
        ID3Version1.read(extended: tag, &self)
        end -= tag.count
      }
      if let lyrics = try Lyrics3(endOf: file.clamped(at: 0, count: end)) {
        end = lyrics.start
        try lyrics.tell(&self)
      }
    } catch {
      warn(error)
    }
    return file.clamped(at: size, count: end - size)
  }
}

/// The ten bytes that a tag of version 2 begins with (ID3v2.4.0 §3.1).
enum ID3Header {
  static let length = 10

  /// The size of the tag at a place, its header and its footer included; nil where there is none.
  static func size(at position: Int, _ file: Region) -> Int? {
    guard let head = try? file.slice(at: position, count: length), head.matches("ID3"),
      let flags = head[5]
    else { return nil }
    return unpacked(head.elements.suffix(4)) + (flags & 0x10 != 0 ? 2 * length : length)
  }

  /// So many tags are looked for before a sound.
  static let mostTags = 8

  /// Where each of the tags ends that a file starts with: programs that do not know the one that is
  /// there write another before it.
  static func ends(in file: Region) -> [Int] {
    var ends: [Int] = []
    while ends.count < mostTags, let size = size(at: ends.last ?? 0, file) {
      ends.append((ends.last ?? 0) + size)
    }
    return ends
  }

  /// A number of seven bits a byte (§6.2).
  static func unpacked(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.prefix(4).reduce(0) { $0 << 7 | Int($1 & 0x7f) }
  }
}

/// A tag of version 2: a header, perhaps a second one, then frames.
private struct ID3Tag {
  private let version: Int
  private let frames: Region

  init(_ block: Region, _ found: inout MetadataBuilder) throws(MetadataError) {
    let head = try block.slice(at: 0, count: ID3Header.length)
    version = try head.uint8(at: 3)
    guard head.matches("ID3"), (2...4).contains(version) else {
      throw MetadataError(.unsupported, "ID3 of a version that is not known", at: block.start)
    }
    let flags = try head.uint8(at: 5)
    let size = ID3Header.unpacked(head.elements.suffix(4))
    if size > block.count - ID3Header.length {
      found.warn(Warning(.truncated, "ID3 reaches past the end", at: block.start))
    }
    var body = block.clamped(at: ID3Header.length, count: size)
    if flags & 0x80 != 0, version < 4 {
      let bytes = try body.all(limit: found.limits.blockBytes)
      body = Region(inMemory: ID3Frame.synchronized(bytes.elements))
    }
    // Version 2.2 means something else by this flag, which nobody uses.
    if flags & 0x40 != 0, version > 2 {
      body = body.region(from: try Self.secondHeader(of: body, version, &found))
    }
    frames = body
  }

  /// How long the second header is (§3.2): version 2.3 does not count the size itself, and uses all of its
  /// bits; version 2.4 counts it, and uses seven of each byte. Some programs write one as the other version
  /// has it, others none where they say that there is one: where frames follow tells.
  private static func secondHeader(
    of body: Region, _ version: Int, _ found: inout MetadataBuilder
  ) throws(MetadataError) -> Int {
    let size = try body.slice(at: 0, count: 4)
    let plain = try size.uint32(at: 0, .big)
    let packed = ID3Header.unpacked(size.elements)
    let lengths = version == 3 ? [plain + 4, plain] : [packed, packed + 4, plain, plain + 4]
    let walk = ID3Walk(body, version: version)
    if let length = (lengths + [0]).first(where: walk.isFrame) { return length }
    // Zeros within a longer one are no end: a tag without frames has nothing else behind it.
    let end = lengths.first {
      $0 <= body.count
        && (try? body.head(at: $0, count: 4096))?.elements.allSatisfy { $0 == 0 } ?? false
    }
    if let end { return end }
    guard lengths[0] <= body.count else {
      throw MetadataError(.truncated, "ID3's second header reaches past it", at: body.start)
    }
    found.warn(Warning(.malformed, "no frame follows ID3's second header", at: body.start))
    return lengths[0]
  }

  func decode(into found: inout MetadataBuilder) throws(MetadataError) {
    var walk = ID3Walk(frames, version: version)
    for _ in 0..<found.limits.entries {
      guard let stored = try walk.next() else { return }
      let stated = min(found.limits.inflatedBytes, found.roomToDecode)
      var room = stated
      found.attempt { (found) throws(MetadataError) in
        let frame = try ID3Frame(stored, version: version, found.limits, room: &room)
        try ID3FrameReader.read(frame, version: version, &found)
      }
      try found.charge(stated - room)
    }
    guard try walk.next() != nil else { return }
    throw MetadataError(
      .limitExceeded, "ID3 of more than \(found.limits.entries) frames", at: frames.start)
  }
}
