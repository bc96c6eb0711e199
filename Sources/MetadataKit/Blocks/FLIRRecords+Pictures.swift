extension FLIRRecords {
  /// A picture behind its size: PNG, JPEG, or plain numbers of 16 bits.
  func picture(
    _ table: TagTable, _ name: String, _ head: ByteSlice, _ record: Region, _ order: ByteOrder,
    at position: Int, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    let content = content(head, order, .short)
    content.tell(table, &found)
    let image = record.region(from: position)
    guard image.count > 0 else { return }
    let start = head.suffix(from: position)
    let size = position == 40 ? 10 : 2
    let width = content.integer(at: size, .short) ?? 0
    let height = content.integer(at: size + 2, .short) ?? 0
    // Records that are a file have no other picture.
    if found.context.path.isEmpty, name == "RawThermalImage" {
      found.facts.pixelWidth = width
      found.facts.pixelHeight = height
    }
    let kind: String
    if start.starts(with: [0x89, 0x50, 0x4e, 0x47]) {
      kind = "PNG"
    } else if start.starts(with: [0xff, 0xd8, 0xff]) {
      kind = "JPG"
    } else if name != "EmbeddedImage", order == .little, image.count == width * height * 2 {
      kind = "TIFF"
    } else {
      kind = "DAT"
    }
    found.add(table, name + "Type", group: "FLIR", text: kind)
    found.add(table, name, group: "FLIR", left: image)
    // exiftool puts a TIFF header of so many bytes before the numbers, and counts it.
    if kind == "TIFF", let row = table.index(of: position == 40 ? 0x30014 : 0x30010) {
      found.add(
        table, row: row, named: name, group: "FLIR", .undefined, [], count: image.count + 204)
    }
  }

  func palette(_ head: ByteSlice, _ found: inout MetadataBuilder) {
    let content = content(head, order)
    content.tell(.flirPalette, &found)
    for (id, name) in [(0x30, "PaletteFileName"), (0x50, "PaletteName")] {
      guard let field = try? head.slice(at: id, count: min(32, head.count - id)) else { return }
      let text = field.elements.untilNUL
      guard (3...31).contains(text.count), text.allSatisfy({ (0x20...0x7e).contains($0) }) else {
        continue
      }
      found.add(.flirPalette, name, group: "FLIR", text: text, offset: -1)
    }
    if let count = head[0],
      let colors = try? head.slice(at: 0x70, count: Int(count) * 3)
    {
      found.add(
        .flirPalette, 0x10070, group: "FLIR", .undefined, count: colors.count, order, bytes: colors,
        isInFile: block.isInFile)
    }
  }
}

extension ByteSlice {
  fileprivate func starts(with bytes: [UInt8]) -> Bool {
    bytes.indices.allSatisfy { self[$0] == bytes[$0] }
  }
}
