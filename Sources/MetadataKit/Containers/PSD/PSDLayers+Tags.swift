extension PSDLayers {
  /// Adds the tags: a list for each kind of value, with a value for each layer.
  func tell(_ found: inout MetadataBuilder) {
    found.add(.psdLayers, "LayerCount", count)
    add(0, .long, rectangles, &found)
    add(1, .ascii, names, &found)
    add(2, .undefined, modes, &found)
    add(3, .byte, opacities, &found)
    add(4, .byte, flags, &found)
    for row in TagTable.psdLayers.rows where row.id > 0xffff {
      guard let contents = blocks[row.id] else { continue }
      // Every layer has its place in the list; without the block a layer is no section.
      let none = ByteSlice(row.name == "LayerSections" ? [0, 0, 0, 0] : [])
      add(
        row.id, row.format ?? .undefined,
        rectangles.indices.map { contents[$0].map { value($0, row) } ?? none }, &found)
    }
  }

  /// Of a block that is a number only that.
  private func value(_ block: ByteSlice, _ row: TagRow) -> ByteSlice {
    row.format.map { block.prefix($0.size) } ?? block
  }

  private func add(
    _ row: UInt32, _ format: TagFormat, _ values: [ByteSlice], _ found: inout MetadataBuilder
  ) {
    for (index, value) in values.enumerated() {
      found.continuesList = index > 0
      found.add(
        .psdLayers, row, format, count: value.count / max(1, format.size), .big, bytes: value,
        isInFile: order == .big && !value.isEmpty)
    }
  }
}
