import UniformTypes

extension Container {
  /// Minolta's raw files: blocks with a name and a length, one of which is an EXIF structure.
  package static let mrw = Container([
    FileFormat("MRW", "mrw", "image/x-minolta-mrw", .konicaMinoltaMRW)
  ]) {
    (file, found) throws(MetadataError) in
    let head = try file.slice(at: 0, count: 8)
    let order = MinoltaRawBlocks.order(head)
    let end = 8 + (try head.uint32(at: 4, order))
    found.facts.colorModel = .rgb
    found.facts.frameCount = 1
    var isA200 = false
    var position = 8
    var units = UnitCounter(found.limits)
    while position < end {
      try units.next(at: file.start + position)
      try found.charge(entries: 1)
      let name = try file.slice(at: position, count: 8)
      let length = try name.uint32(at: 4, order)
      let block = try file.region(at: position + 8, count: length)
      if name.matches("\0TTW") {
        isA200 = String(decoding: cameraModel(block), as: UTF8.self).contains("DiMAGE A200")
        found.fileKind = "MRW"
        found.add(.exif, block)
      } else if name.matches("\0PRD") {
        let fields = try block.head(count: 24)
        found.facts.pixelHeight = try fields.uint16(at: 12, order)
        found.facts.pixelWidth = try fields.uint16(at: 14, order)
        found.facts.bitDepth = fields[17].map { Int($0) }
      }
      MinoltaRawBlocks.tell(name, block, order, isA200: isA200, &found)
      position += 8 + length
    }
  }

  private static func cameraModel(_ block: Region) -> [UInt8] {
    guard let header = try? TIFFHeader(block),
      let directory = try? TIFFDirectory(block, at: header.firstDirectory, header, bad: { _ in }),
      let entry = directory.entry(0x110),
      let text = try? block.head(at: entry.position, count: min(entry.byteCount, 64))
    else { return [] }
    return Array(text.elements.untilNUL)
  }
}
