import UniformTypes

extension Container {
  /// Panasonic's and Leica's raw files: TIFF but for the number behind the byte order, tags of
  /// their own in the first directory, and a JPEG in it that has the rest.
  package static let panasonicRaw = Container([
    FileFormat("RW2", "rw2", "image/x-panasonic-rw2", .panasonicRW2),
    FileFormat("RWL", "rwl", "image/x-leica-rwl", .leicaRWL),
    FileFormat("RAW", "raw", "image/x-raw", .panasonicRAW),
  ]) {
    (file, found) throws(MetadataError) in
    let header = try TIFFHeader(file)
    found.fileKind = found.format.name
    found.add(.panasonicRaw, file)
    found.postpone(.trailers, file)
    let directory = try TIFFDirectory(file, at: header.firstDirectory, header, bad: { _ in })
    func integer(_ tag: Int) -> Int? { directory.entry(tag)?.integer(file, header.order) }
    if let preview = directory.entry(0x2e), preview.byteCount > 4 {
      let picture = file.clamped(at: preview.position, count: preview.byteCount)
      found.note(.preview, picture)
      found.attempt { (found) throws(MetadataError) in try Container.jpeg.read(picture, &found) }
    }
    found.facts.pixelWidth = integer(2)
    found.facts.pixelHeight = integer(3)
    // The borders leave out what the sensor sees beside the picture.
    if let top = integer(4), let left = integer(5), let bottom = integer(6),
      let right = integer(7), bottom > top, right > left
    {
      found.facts.pixelWidth = right - left
      found.facts.pixelHeight = bottom - top
    }
    found.facts.bitDepth = integer(0x0a)
    found.facts.colorModel = .rgb
    found.facts.orientation = integer(0x112).flatMap { (1...8).contains($0) ? $0 : nil }
  }
}

extension BlockKind {
  /// The directories of a Panasonic raw file.
  public static let panasonicRaw = BlockKind("panasonicRaw")
}

extension BlockDecoder {
  /// The directories of a Panasonic raw file, with the table of their own numbers.
  package static let panasonicRaw = BlockDecoder(.panasonicRaw) {
    (block, found) throws(MetadataError) in
    let header = try TIFFHeader(block)
    var decoder = EXIFDecoder(header, block, fileKind: found.fileKind)
    found.tellByteOrder(header.order)
    decoder.decode(
      from: header.firstDirectory, group: "IFD", table: .panasonicRaw, isChain: false,
      into: &found)
    found.fileKind = ""
  }
}
