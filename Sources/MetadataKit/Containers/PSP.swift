extension Container {
  /// Paint Shop Pro's own pictures: blocks with a number and a length.
  ///
  /// Source: Jasc, *Paint Shop Pro File Format Specification* 5 and 8.
  package static let psp = Container(
    [],
    recognize: { head in
      head.has("Paint Shop Pro Image File\n\u{1A}\u{0}\u{0}\u{0}\u{0}\u{0}")
        ? FileFormat("PSP", "psp", "image/x-paintshoppro", nil) : nil
    },
    read: { (file, found) throws(MetadataError) in
      let version = try file.slice(at: 32, count: 4)
      let major = try version.uint16(at: 0, .little)
      found.add(.psp, 1000, .short, count: 2, .little, bytes: version)
      // Before version 4 a block's header has two lengths.
      let headerLength = major > 3 ? 10 : 14
      var position = 36
      var units = UnitCounter(found.limits)
      while position < file.count {
        try units.next(at: file.start + position)
        let head = try file.slice(at: position, count: headerLength)
        guard head.matches("~BK\0") else {
          throw MetadataError(.malformed, "no block where one must begin", at: head.offset)
        }
        let length = try head.uint32(at: headerLength - 4, .little)
        let content = file.clamped(at: position + headerLength, count: length)
        do throws(MetadataError) {
          switch try head.uint16(at: 4, .little) {
          case 0: try image(content.region(from: major > 3 ? 4 : 0), &found)
          case 1: try creator(content, &found)
          case 10: try extended(content, &found)
          default: break
          }
        } catch {
          found.warn(error)
        }
        position += headerLength + length
      }
    })

  private static func image(_ block: Region, _ found: inout MetadataBuilder)
    throws(MetadataError)
  {
    let head = try block.head(count: 32)
    found.add(
      .psp,
      [
        HeaderField(0, .long), HeaderField(4, .long), HeaderField(8, .double),
        HeaderField(16, .byte), HeaderField(17, .short), HeaderField(19, .short),
        HeaderField(21, .short), HeaderField(23, .long),
      ], of: head, .little)
    let bits = try head.uint16(at: 19, .little)
    found.facts.pixelWidth = try head.uint32(at: 0, .little)
    found.facts.pixelHeight = try head.uint32(at: 4, .little)
    found.facts.isIndexed = bits <= 8
    found.facts.bitDepth = bits <= 8 ? bits : bits <= 32 ? 8 : 16
    found.facts.colorModel = .rgb
    found.facts.frameCount = 1
  }

  /// Sub-blocks: `~FL`, a number, a length.
  private static func fields(
    _ block: Region, _ body: (_ number: Int, _ content: Region) throws(MetadataError) -> Void
  ) throws(MetadataError) {
    var position = 0
    while position + 10 < block.count {
      let head = try block.slice(at: position, count: 10)
      guard head.matches("~FL\0") else {
        throw MetadataError(.malformed, "no field where one must begin", at: head.offset)
      }
      let content = try block.region(at: position + 10, count: head.uint32(at: 6, .little))
      try body(try head.uint16(at: 4, .little), content)
      position += 10 + content.count
    }
  }

  private static func creator(_ block: Region, _ found: inout MetadataBuilder)
    throws(MetadataError)
  {
    try fields(block) { (number, content) throws(MetadataError) in
      guard number <= 7 else { return }
      let id = UInt32(clamping: 2000 + number)
      guard content.count <= found.limits.valueBytes else {
        return found.add(
          .psp, id, .undefined, count: content.count, .little, left: content)
      }
      let bytes = try content.all(limit: found.limits.valueBytes)
      let format: TagFormat =
        [1, 2, 6].contains(number) ? .long : number == 7 ? .byte : .ascii
      found.add(
        .psp, id, format, count: bytes.count / format.size, .little, bytes: bytes)
    }
  }

  /// EXIF, whose offsets count from the first directory instead of the TIFF header.
  private static func extended(_ block: Region, _ found: inout MetadataBuilder)
    throws(MetadataError)
  {
    var isRead = false
    try fields(block) { (number, content) throws(MetadataError) in
      guard !isRead, number == 3, content.count > 14, try content.head(count: 6).matches("Exif\0\0")
      else { return }
      isRead = true
      let header = try TIFFHeader(content.region(from: 6))
      let directories = content.region(from: 14)
      found.note(.exif, content.region(from: 6))
      var decoder = EXIFDecoder(
        TIFFHeader(order: header.order, firstDirectory: 0), directories)
      decoder.decode(into: &found)
    }
  }
}

extension TIFFHeader {
  /// The header of a structure that has none of its own.
  init(order: ByteOrder, firstDirectory: Int) {
    self.order = order
    self.firstDirectory = firstDirectory
    isBig = false
    magic = 42
  }
}
