/// The blocks of Minolta's raw files that are structures, which Sony's raw files have as well.
enum MinoltaRawBlocks {
  /// Tells of the blocks in a value of Sony's, which starts as a file of them does.
  static func tell(_ value: Region, _ found: inout MetadataBuilder) {
    guard let head = try? value.slice(at: 0, count: 8), head.matches("\0MR"),
      let length = try? head.uint32(at: 4, order(head))
    else { return }
    let order = order(head)
    var position = 8
    for _ in 0..<found.limits.units {
      guard position < 8 + length else { break }
      guard let name = try? value.slice(at: position, count: 8),
        let size = try? name.uint32(at: 4, order),
        let block = try? value.region(at: position + 8, count: size)
      else { return }
      if name.matches("\0RIF"), let fields = try? block.head(count: min(block.count, 256)) {
        let note = NotePart.Note(
          order: order, camera: found.camera, file: found.format.name, group: nil,
          isInFile: block.isInFile)
        NotePart.Content(
          note: note, tag: 0, count: fields.count, bytes: fields, unit: .byte
        ).tell(.sonyRIF, &found)
      } else {
        tell(name, block, order, isA200: false, &found)
      }
      position += 8 + size
    }
  }

  /// The last letter of the name tells the byte order.
  static func order(_ head: ByteSlice) -> ByteOrder { head[3] == 0x49 ? .little : .big }

  /// Tells of one block by its name.
  static func tell(
    _ name: ByteSlice, _ block: Region, _ order: ByteOrder, isA200: Bool,
    _ found: inout MetadataBuilder
  ) {
    if name.matches("\0PRD"), let fields = try? block.head(count: 24) {
      found.add(.minoltaPRD, fieldsOf: fields, order, isInFile: block.isInFile)
    } else if name.matches("\0WBG"), let fields = try? block.head(count: 12) {
      found.add(
        .minoltaWBG, fieldsOf: fields, order, except: isA200 ? 4 : nil, isInFile: block.isInFile)
      if isA200, let levels = try? block.slice(at: 4, count: 8) {
        found.add(
          .minoltaWBG, 0x10004, .short, count: 4, order, bytes: levels, isInFile: block.isInFile)
      }
    } else if name.matches("\0RIF"), let fields = try? block.head(count: 61) {
      found.add(
        .minoltaRIF, fieldsOf: fields, order, except: fields[6] == 255 ? 6 : nil,
        isInFile: block.isInFile)
    }
  }
}
