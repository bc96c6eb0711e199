extension BlockDecoder {
  /// An ICC profile (ICC.1:2022; ICC.1:2001 for version 2): its header and tags.
  package static let icc = BlockDecoder(.icc) {
    (block, found) throws(MetadataError) in
    try ICCProfile(block, &found).decode(into: &found)
  }
}

/// One profile: a header, a table of tags, and the tags' values, in any order.
private struct ICCProfile {
  let profile: Region
  let count: Int
  /// What follows the names of groups: empty for the first profile of a file, then `2`, `3` …
  let suffix: String
  /// Whether the profile speaks for the file's picture: one in a maker's note is about its raw data.
  let isOfPicture: Bool

  private static let startOfFlashPix = Array("FPXR\0\0\0\0".utf8)

  init(_ profile: Region, _ found: inout MetadataBuilder) throws(MetadataError) {
    let size = try profile.uint32(at: 0, .big)
    guard size >= 128, size <= profile.count else {
      throw MetadataError(
        size < 128 ? .malformed : .truncated,
        "an ICC profile says that it has \(size) bytes, \(profile.count) are there",
        at: profile.start)
    }
    if size < profile.count {
      // Cameras fill up its block; vivo's phones have the start of a segment of FlashPix there, and nothing of it.
      let more = try profile.region(from: size).head(count: Self.startOfFlashPix.count + 1).elements
      let isFilled =
        more.count < 4 && more.allSatisfy { $0 == 0 } || more.elementsEqual(Self.startOfFlashPix)
      found.warn(
        Warning(
          isFilled ? .deviation : .malformed,
          "an ICC profile of \(size) bytes is followed by more", at: profile.start))
    }
    // §7.3: a count, then twelve bytes a tag: signature, offset, size.
    count = try profile.uint32(at: 128, .big)
    guard (1...255).contains(count), count <= (profile.count - 132) / 12 else {
      throw MetadataError(
        .malformed, "an ICC profile cannot have \(count) tags", at: profile.start + 128)
    }
    self.profile = profile
    suffix = found.nextGroupSuffix(of: .icc)
    isOfPicture = !found.context.path.contains(.makerNote)
  }

  func decode(into found: inout MetadataBuilder) throws(MetadataError) {
    let header = try profile.slice(at: 0, count: 132)
    if !header.matches("acsp", at: 36) {
      found.warn(
        Warning(.malformed, "an ICC profile must have 'acsp' at 36", at: profile.start + 36))
    }
    found.add(
      .iccHeader, fieldsOf: header.prefix(128), .big, group: "ICC-header" + suffix,
      isInFile: profile.isInFile)
    let table = try profile.slice(at: 132, count: count * 12)
    for index in 0..<count {
      found.attempt { (found) throws(MetadataError) in
        try decode(table.slice(at: index * 12, count: 12), into: &found)
      }
    }
  }

  private func decode(_ entry: ByteSlice, into found: inout MetadataBuilder)
    throws(MetadataError)
  {
    let signature = UInt32(truncatingIfNeeded: try entry.uint32(at: 0, .big))
    let value = try profile.region(
      at: try entry.uint32(at: 4, .big), count: try entry.uint32(at: 8, .big))
    let type = try value.head(count: 4)
    for index in ICCStructure.all.indices where entry.matches(ICCStructure.all[index].signature) {
      let structure = ICCStructure.all[index]
      guard type.matches(structure.type) else {
        throw MetadataError(
          .malformed, "an ICC \(structure.signature) tag of another type", at: value.start)
      }
      let bytes = try value.all(limit: found.limits.valueBytes)
      return try structure.read(bytes, structure.group + suffix, profile.isInFile, &found)
    }
    if type.matches("mluc") {
      return try decodeLocalized(signature, value, into: &found)
    }
    let group = "ICC_Profile" + suffix
    guard ICCValue.isReadable(type), value.count <= found.limits.valueBytes else {
      // A table of numbers is told of by its length, and not read.
      return found.add(
        .icc, signature, group: group, .undefined, count: value.count, .big, left: value)
    }
    let bytes = try value.all(limit: found.limits.valueBytes)
    let japanese = try japaneseText(bytes, type, &found)
    found.form = japanese == nil ? [] : .onlyInExiftool
    found.add(
      .icc, signature, group: group, .undefined, count: value.count, .big, bytes: bytes,
      isInFile: value.isInFile)
    found.form = []
    if let japanese, let row = TagTable.icc.index(of: signature) {
      found.form = .notInExiftool
      found.add(.icc, TagTable.icc.rows[row].name, group: group, text: japanese, offset: -1)
      found.form = []
    }
    if isOfPicture, entry.matches("desc"), found.facts.profileName == nil, type.matches("desc") {
      let length = try bytes.uint32(at: 8, .big)
      let text = japanese ?? Array(bytes.suffix(from: 12).prefix(length).elements.untilNUL)
      if !text.isEmpty { found.facts.profileName = String(decoding: text, as: UTF8.self) }
    }
  }

  /// A text that has to be ASCII, and is Japanese, as Photoshop names profiles that it makes in Japan.
  private func japaneseText(
    _ value: ByteSlice, _ type: ByteSlice, _ found: inout MetadataBuilder
  ) throws(MetadataError) -> [UInt8]? {
    let text: ByteSlice
    if type.matches("desc"), let length = try? value.uint32(at: 8, .big) {
      text = value.suffix(from: 12).prefix(length)
    } else if type.matches("text") {
      text = value.suffix(from: 8)
    } else {
      return nil
    }
    let bytes = text.elements.untilNUL
    guard !isUTF8(bytes) else { return nil }
    try found.charge(bytes.count)
    return JISText.utf8(ifCertain: bytes)
  }

  /// A text in several languages (§10.15): American English speaks for the tag, or the last one
  /// without a country; each other language is a tag of its own.
  private func decodeLocalized(
    _ signature: UInt32, _ value: Region, into found: inout MetadataBuilder
  ) throws(MetadataError) {
    guard let row = TagTable.icc.index(of: signature) else { return }
    let name = TagTable.icc.rows[row].name
    let bytes = try value.all(limit: found.limits.valueBytes)
    let count = try bytes.uint32(at: 8, .big)
    let step = try bytes.uint32(at: 12, .big)
    guard step >= 12 else {
      throw MetadataError(.malformed, "records of an ICC text that are too short", at: value.start)
    }
    let group = "ICC_Profile" + suffix
    var first: [UInt8]?
    var plain: [(language: String?, text: [UInt8])] = []
    for index in 0..<min(count, bytes.count / step) {
      guard let record = try? bytes.slice(at: 16 + index * step, count: 12),
        let slice = try? bytes.slice(
          at: try record.uint32(at: 8, .big), count: try record.uint32(at: 4, .big))
      else {
        found.warn(
          Warning(.truncated, "the texts of the profile's \(name) reach past it", at: value.start))
        break
      }
      try found.charge(entries: 1, bytes: slice.count)
      let text = UTF16Text(slice.elements, .big, isGuess: false).utf8
      if first == nil { first = text }
      let language = Self.language(record.prefix(4))
      if let language, language.utf8.count == 5, language != "en-US" {
        found.add(.icc, name + "-" + language, group: group, text: text, offset: -1)
      } else {
        plain.append((language, text))
      }
    }
    let spoken = Self.addPlain(plain, name, group, into: &found)
    if isOfPicture, signature == 0x6465_7363, found.facts.profileName == nil,  // desc
      let text = spoken ?? first, !text.isEmpty
    {
      found.facts.profileName = String(decoding: text, as: UTF8.self)
    }
  }

  /// Adds texts in American English or in languages without a country: one of them is the tag's, the others have
  /// tags of their own.
  ///
  /// - Returns: the text of the tag.
  private static func addPlain(
    _ texts: [(language: String?, text: [UInt8])], _ name: String, _ group: String,
    into found: inout MetadataBuilder
  ) -> [UInt8]? {
    let speaker = texts.lastIndex { $0.language == "en-US" } ?? texts.indices.last
    for (index, (language, text)) in texts.enumerated() {
      if index == speaker {
        found.add(.icc, name, group: group, text: text, offset: -1)
        continue
      }
      func add(row: Int, _ name: String) {
        found.add(
          .iccLanguage, row: row, named: name, group: group, .utf8, count: text.count,
          bytes: text[...], at: nil)
      }
      // To exiftool they are all the same tag.
      add(row: 1, name)
      if let language { add(row: 0, name + "-" + language) }
    }
    return speaker.map { texts[$0].text }
  }

  /// Language and country in their usual spelling, `fr-CA`, or a language alone, `id`; nil where
  /// they are no letters.
  private static func language(_ code: ByteSlice) -> String? {
    guard let first = code[0], let second = code[1], let third = code[2], let fourth = code[3],
      NumberText.isLetter(first), NumberText.isLetter(second)
    else { return nil }
    if third == 0, fourth == 0 {
      return String(decoding: [first | 0x20, second | 0x20], as: UTF8.self)
    }
    guard NumberText.isLetter(third), NumberText.isLetter(fourth) else { return nil }
    return String(
      decoding: [first | 0x20, second | 0x20, 0x2d, third & 0xdf, fourth & 0xdf], as: UTF8.self)
  }
}

extension TagTable {
  /// Texts in languages without a country, under names of their own.
  fileprivate static let iccLanguage = TagTable(
    "ICC_Profile languages", group: "ICC_Profile",
    [
      TagRow(0, "Language", traits: .notInExiftool), TagRow(1, "Text", traits: .onlyInExiftool),
    ])
}
