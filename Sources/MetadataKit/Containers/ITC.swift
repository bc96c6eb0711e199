extension Container {
  /// iTunes' covers: blocks with a length and a name, of which items have a picture each.
  package static let itc = Container(
    [],
    recognize: { head in
      guard head.matches("itch", at: 4), let length = try? head.uint32(at: 0, .big),
        (0x1c..<0x10000).contains(length)
      else { return nil }
      return FileFormat("ITC", "itc", "application/itunes", nil)
    },
    read: { (file, found) throws(MetadataError) in
      var position = 0
      var units = UnitCounter(found.limits)
      while position < file.count {
        try units.next(at: file.start + position)
        let head = try file.slice(at: position, count: 8)
        let length = try head.uint32(at: 0, .big)
        guard length >= 8 else {
          throw MetadataError(.malformed, "a block's length is below 8", at: head.offset)
        }
        let block = try file.region(at: position, count: length)
        if head.matches("itch", at: 4) {
          let type = try block.slice(at: 24, count: 4)
          found.add(.itc, "DataType", text: type.elements, offset: type.offset)
        } else if head.matches("item", at: 4) {
          try item(block, &found)
        }
        position += length
      }
    })

  private static func item(_ block: Region, _ found: inout MetadataBuilder)
    throws(MetadataError)
  {
    let length = try block.uint32(at: 8, .big)
    guard length >= 0xd0, length <= min(block.count, found.limits.valueBytes) else {
      throw MetadataError(
        .malformed, "an item's header says that it has \(length) bytes", at: block.start)
    }
    try found.charge(length)
    let header = try block.slice(at: 0, count: length)
    // Words of a varying number, of which the last is 0.
    var position = 12
    while position + 4 <= length, try header.uint32(at: position, .big) != 0 { position += 4 }
    position += 4
    let fields = header.suffix(from: position)
    guard fields.matches("data", at: 0xb0) else {
      throw MetadataError(.malformed, "an item without a picture", at: fields.offset)
    }
    found.add(.itcItem, fieldsOf: fields, .big)
    if found.facts.pixelWidth == nil {
      found.facts.pixelWidth = try fields.uint32(at: 28, .big)
      found.facts.pixelHeight = try fields.uint32(at: 32, .big)
    }
    let picture = block.region(from: length)
    if picture.count > 0 { found.add(.itc, "ImageData", left: picture) }
  }
}
