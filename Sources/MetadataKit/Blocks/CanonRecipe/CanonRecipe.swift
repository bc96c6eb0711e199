/// What Canon's Digital Photo Professional did to a photo: behind it, in a box of it, or in a file
/// of its own (VRD).
///
/// Blocks, each a kind and a length, stand between a header of 28 bytes and a footer of 64, which
/// begin alike and have the length of what is between.
struct CanonRecipe {
  private let region: Region
  /// The version of the program that wrote the edits: it decides what some of them mean.
  private var version: Int?

  /// How it begins, and how its last 64 bytes do.
  static let signature: StaticString = "CANON OPTIONAL DATA\0"

  private static let headLength = 28
  private static let footLength = 64

  /// The recipe that ends where a region does.
  init(endOf file: Region) throws(MetadataError) {
    let foot = try file.slice(at: file.count - Self.footLength, count: Self.footLength)
    let length = try foot.uint32(at: 20, .big) + Self.headLength + Self.footLength
    let region = try? file.region(at: file.count - length, count: length)
    guard foot.matches(Self.signature), length < 0x8000_0000, let region,
      try region.head(count: Self.headLength).matches(Self.signature)
    else {
      throw MetadataError(
        .malformed, "a recipe of Canon's that starts elsewhere", at: foot.offset)
    }
    self.region = region
  }

  /// How many bytes it has with header and footer.
  var count: Int { region.count }

  /// Tells what the blocks say.
  mutating func tell(_ found: inout MetadataBuilder) throws(MetadataError) {
    let body = region.clamped(at: 0, count: region.count - Self.footLength)
    var position = Self.headLength
    while position < body.count {
      try found.charge(entries: 1)
      let head = try body.slice(at: position, count: 8)
      let block = try body.region(at: position + 8, count: try head.uint32(at: 4, .big))
      do throws(MetadataError) {
        switch try head.uint32(at: 0, .big) {
        case 0xffff_00f4:
          if let edits = try firstRecord(of: block) { try tell(edits: edits, &found) }
        case 0xffff_00f5: try tell(records: block, &found)
        case 0xffff_00f6: found.add(.xmp, block)
        case 0xffff_00f7:
          if let edits = try firstRecord(of: block) { try CanonRecipe4(edits).tell(&found) }
        default: break
        }
      } catch {
        found.warn(error)
      }
      position += 8 + block.count
    }
  }

  /// The record that has the edits: each starts with its length.
  private func firstRecord(of block: Region) throws(MetadataError) -> Region? {
    guard block.count > 0 else { return nil }
    return try block.region(at: 4, count: try block.uint32(at: 0, .big))
  }

  // MARK: Edits

  private mutating func tell(
    edits: Region, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    let first = content(try edits.head(count: 0x272), .byte)
    first.tell(.canonRecipe, &found)
    version = first.integer(at: 2, .short) ?? version
    let rest = edits.region(from: 0x272)
    guard rest.count >= 4 else { return }
    let stamps = rest.clamped(at: 4, count: try rest.uint32(at: 0, .big))
    content(try stamps.head(count: 4), .byte).tell(.canonRecipeStamps, &found)
    let second = rest.region(from: 4 + stamps.count)
    try found.charge(second.count)
    tell(second: try second.all(limit: found.limits.blockBytes), second, &found)
  }

  /// What the second version added, in which two parts have a length of their own.
  private func tell(second bytes: ByteSlice, _ region: Region, _ found: inout MetadataBuilder) {
    let content = content(bytes, .signedShort)
    let styleLength = content.integer(at: 0x58 * 2, .short) ?? 0
    let isOptimized = content.integer(at: 0xdc * 2 + styleLength, .signedShort) ?? 0 != 0
    let optimizerLength = content.integer(at: 0xdf * 2 + styleLength, .long) ?? 0
    content.tell(
      .canonRecipe2,
      revision: StructureRevision(
        version: nil,
        [(0x58, styleLength), (0xe0, isOptimized ? optimizerLength + 0x16 : 0)]), &found)
    let style = region.clamped(at: 0x58 * 2, count: styleLength + 2)
    if style.count > 2 { found.add(.canonRecipe2, "CustomPictureStyleData", left: style) }
    let place = 0xe0 * 2 + styleLength
    guard isOptimized, place < bytes.count else { return }
    self.content(bytes.suffix(from: place), .signedShort).tell(.canonRecipeOptimizer, &found)
    guard place + 20 < bytes.count else { return }
    found.add(
      .canonRecipeOptimizer, "DLOData",
      left: region.clamped(at: place + 20, count: optimizerLength))
  }

  private func content(_ bytes: ByteSlice, _ unit: TagFormat) -> NotePart.Content {
    var note = NotePart.Note(
      order: .big, camera: ByteSlice([]), file: "", group: nil, isInFile: region.isInFile)
    if let version { note.facts = [("version", version)] }
    return NotePart.Content(note: note, tag: 0, count: bytes.count, bytes: bytes, unit: unit)
  }

  // MARK: Records beside the edits

  /// Records of 48 bytes and content, in the other byte order.
  private func tell(records: Region, _ found: inout MetadataBuilder) throws(MetadataError) {
    var position = 0
    while records.count - position >= 48 {
      try found.charge(entries: 1)
      let head = try records.slice(at: position, count: 48)
      let size = try head.uint32(at: 40, .little)
      let record = try records.region(
        at: position + 48, count: try head.uint32(at: 44, .little))
      guard head.matches("IHL Created Optional Item Data\0\0"), size <= record.count else {
        throw MetadataError(
          .malformed, "a record of Canon's recipe that is none", at: head.offset)
      }
      let value = record.clamped(at: 0, count: size)
      switch try head.uint32(at: 36, .little) {
      case 3:
        found.add(.canonRecipeRecords, "ThumbnailImage", left: value)
        found.note(.thumbnail, value)
      case 4:
        found.add(.canonRecipeRecords, "PreviewImage", left: value)
        found.note(.preview, value)
      case 5:
        let text = try value.head(count: 4096)
        found.add(
          .canonRecipeRecords, "RawCodecVersion", text: text.elements.untilNUL,
          offset: text.offset)
      default: break
      }
      position += 48 + record.count
    }
  }
}
