import UniformTypes

extension Container {
  /// Fujifilm's raw files: a header of places, a JPEG that has the EXIF, directories of Fujifilm's
  /// own, and in newer files a TIFF structure around the sensor's values.
  package static let raf = Container([
    FileFormat("RAF", "raf", "image/x-fujifilm-raf", .fujiRAF)
  ]) {
    (file, found) throws(MetadataError) in
    let head = try file.head(count: 0x90)
    let preview = try head.uint32(at: 0x54, .big)
    found.add(.rafHeader, fieldsOf: head, .big, except: 0x6c)
    if try head.uint32(at: 0x6c, .big) < 256 {
      found.add(
        .rafHeader, 0x6c, .long, count: 1, .big, bytes: try head.slice(at: 0x6c, count: 4))
    }
    if preview > 0 {
      let picture = file.clamped(at: preview, count: try head.uint32(at: 0x58, .big))
      readPreview(picture, &found)
    }
    // The JPEG stands where older headers end: what would lie in it is no place.
    func place(_ position: Int) -> Region? {
      guard preview == 0 || position < preview,
        let start = try? head.uint32(at: position, .big), start > 0,
        let length = try? head.uint32(at: position + 4, .big)
      else { return nil }
      return length == 0
        ? file.region(from: start) : file.clamped(at: start, count: length)
    }
    if let images = place(0x48) {
      found.format.name += " (M-RAW)"
      found.add(.rafMultiple, images)
    }
    let model = Array(head.suffix(from: 0x1c).prefix(32).elements.untilNUL)
    let isS2 = model.elementsEqual("FinePixS2Pro".utf8)
    var number = 0
    var last: RAFDirectory?
    for position in [0x5c, 0x78] {
      guard let directory = place(position) else { continue }
      number += 1
      let content = RAFDirectory(directory, after: last)
      last = content
      if let problem = content.problem { found.warn(problem) }
      content.add(to: &found, group: number == 1 ? "RAF" : "RAF\(number)", isS2: isS2)
      if number == 1 { content.describe(&found.facts) }
    }
    for position in [0x64, 0x80] {
      guard let structure = place(position) else { continue }
      // In older files it is the sensor's values by themselves.
      guard let start = try? structure.head(count: 4),
        start.matches("II\u{2a}\0") || start.matches("MM\0\u{2a}")
      else { continue }
      found.add(.fujiIFD, structure)
      if position == 0x64 { describe(structure, &found.facts) }
    }
  }

  /// The JPEG's tags are the file's; its size is that of a preview.
  private static func readPreview(_ picture: Region, _ found: inout MetadataBuilder) {
    found.attempt { (found) throws(MetadataError) in try Container.jpeg.read(picture, &found) }
    found.note(.preview, picture)
    found.add(.file, "PreviewImage", left: picture)
    found.facts.pixelWidth = nil
    found.facts.pixelHeight = nil
    found.facts.bitDepth = nil
    found.facts.frameCount = 1
  }

  /// How many bits the sensor's values have, which the TIFF structure alone says.
  private static func describe(_ structure: Region, _ facts: inout ImageFacts) {
    guard let header = try? TIFFHeader(structure),
      let outer = try? TIFFDirectory(structure, at: header.firstDirectory, header, bad: { _ in })
    else { return }
    let place = outer.entry(0xf000)?.integer(structure, header.order)
    let inner = place.flatMap { try? TIFFDirectory(structure, at: $0, header, bad: { _ in }) }
    func number(_ tag: Int) -> Int? {
      (inner?.entry(tag) ?? outer.entry(tag))?.integer(structure, header.order)
    }
    facts.bitDepth = number(0xf003)
  }
}

extension BlockKind {
  /// Fujifilm's TIFF structure around a raw picture.
  public static let fujiIFD = BlockKind("fujiIFD")
  /// The list of raw pictures in a Fujifilm file of several.
  public static let rafMultiple = BlockKind("rafMultiple")
}

extension BlockDecoder {
  package static let fujiIFD = BlockDecoder(.fujiIFD) { (block, found) throws(MetadataError) in
    let header = try TIFFHeader(block)
    var decoder = EXIFDecoder(header, block)
    let group = "FujiIFD" + found.nextGroupSuffix(of: .fujiIFD)
    decoder.decode(
      from: header.firstDirectory, group: group, table: .fujiIFD, isChain: false, into: &found)
  }

  /// What each picture was taken with: here of the first, which stands for the file.
  package static let rafMultiple = BlockDecoder(.rafMultiple) {
    (block, found) throws(MetadataError) in
    let head = try block.head(count: 1024)
    guard head.matches("FUJIFILMM-RAW  ") else {
      throw MetadataError(.malformed, "a list of raw pictures without its name", at: block.start)
    }
    let end = 60 + (try head.uint16(at: 40, .big))
    var position = 60
    for _ in 0..<(try head.uint16(at: 42, .big)) {
      guard position + 4 <= end else { return }
      let tag = try head.uint16(at: position, .big)
      let length = try head.uint16(at: position + 2, .big)
      position += 4
      guard position + length <= end else { return }
      let bytes = try head.slice(at: position, count: length)
      let row = TagTable.rafMultiple.index(of: UInt32(tag))
      let format = row.flatMap { TagTable.rafMultiple.rows[$0].format } ?? .undefined
      found.add(
        .rafMultiple, UInt32(tag), format, count: length / format.size, .big, bytes: bytes)
      position += length
    }
  }
}
