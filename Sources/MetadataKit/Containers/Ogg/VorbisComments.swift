/// The comments of Vorbis, which other codecs use too (Vorbis I §5.2).
enum VorbisComments {
  /// The values of comments of one name.
  private typealias List = (name: String, values: [[UInt8]])

  /// Adds the vendor and the comments.
  ///
  /// - Parameter group: where it is not the table's.
  static func read(
    _ data: ByteSlice, group: String?, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    let table = TagTable.vorbisComment
    let length = try data.uint32(at: 0, .little)
    let vendor = try data.slice(at: 4, count: length)
    found.add(table, "Vendor", group: group, text: vendor.elements, offset: -1)
    var position = 4 + length
    guard position + 4 < data.count else { return }
    let count = try data.uint32(at: position, .little)
    position += 4
    var lists: [List] = []
    // What was read is told, though the comments may end before all of them are there.
    defer { tell(lists, group, &found) }
    for index in 0..<count {
      guard index < found.limits.entries else {
        throw MetadataError(
          .limitExceeded, "more than \(found.limits.entries) comments", at: data.offset + position)
      }
      try found.charge(entries: 1)
      try found.expectRoom()
      let length = try data.uint32(at: position, .little)
      let comment = try data.slice(at: position + 4, count: length)
      position += 4 + length
      add(comment, group, &lists, &found)
    }
  }

  /// Adds a comment, `NAME=value`, or keeps it with others of its name.
  private static func add(
    _ comment: ByteSlice, _ group: String?, _ lists: inout [List],
    _ found: inout MetadataBuilder
  ) {
    guard let equals = comment.firstIndex(of: 0x3d) else {
      return found.warn(Warning(.malformed, "a comment without a name", at: comment.offset))
    }
    let key = Self.upper(comment.prefix(equals).elements)
    let value = comment.suffix(from: equals + 1)
    let name = Self.name(of: key)
    switch key.asLookup {
    case "METADATA_BLOCK_PICTURE":
      do throws(MetadataError) {
        try FLACBlocks.readPicture(Region(inMemory: Base64.decoded(value.elements)), &found)
      } catch {
        // Its own place is one in what Base64 stands for.
        found.warn(Warning(error.code, error.message, at: comment.offset))
      }
    case "COVERART":
      let picture = Base64.decoded(value.elements)
      found.add(
        .vorbisComment, name, group: group, bytes: ByteSlice(picture), isInFile: false)
      found.note(.preview, Region(inMemory: picture))
    case "ARTIST", "PERFORMER", "CONTACT":
      if let index = lists.firstIndex(where: { $0.name == name }) {
        lists[index].values.append(value.bytes)
      } else {
        lists.append((name, [value.bytes]))
      }
    default: found.add(.vorbisComment, name, group: group, text: value.elements, offset: -1)
    }
  }

  /// Adds the comments of which there may be several.
  private static func tell(
    _ lists: [List], _ group: String?, _ found: inout MetadataBuilder
  ) {
    for list in lists {
      for (index, value) in list.values.enumerated() {
        found.continuesList = index > 0
        found.add(.vorbisComment, list.name, group: group, text: value, offset: -1)
      }
    }
  }

  private static func upper(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes.map { $0 >= 0x61 && $0 <= 0x7a ? $0 & 0xdf : $0 }, as: UTF8.self)
  }

  /// The field's name of a comment: `ENCODED_BY` is `EncodedBy`.
  private static func name(of key: String) -> String {
    let plain = key.asLookup
    if let known = TagTable.vorbisNames.first(where: { $0.key == plain }) { return known.name }
    var name: [UInt8] = []
    var isCapital = true
    let bytes = Array(key.utf8)
    for (index, byte) in bytes.enumerated() {
      if NumberText.isUpper(byte) {
        name.append(isCapital ? byte : byte | 0x20)
        isCapital = false
      } else if NumberText.isDigit(byte) || byte == 0x2d {
        name.append(byte)
        isCapital = false
      } else if byte == 0x5f {
        // An underline goes where a letter follows and one or a digit stands before.
        let next = index + 1 < bytes.count ? bytes[index + 1] : 0
        let before = name.last ?? 0
        let joins =
          NumberText.isUpper(next)
          && (NumberText.isLower(before) || NumberText.isDigit(before))
        if !joins { name.append(byte) }
        isCapital = joins
      } else {
        isCapital = true
      }
    }
    let isName = name.count > 1 && name.first.map { NumberText.isLetter($0) } ?? false
    return (isName ? "" : "Tag") + String(decoding: name, as: UTF8.self)
  }
}
