/// Reads one kind of chunk of an AVI or WAVE file's top level.
struct RIFFChunkReader: Sendable {
  let name: String
  let read: @Sendable (_ body: Region, _ found: inout MetadataBuilder) throws(MetadataError) -> Void

  /// A chunk that is a structure of fields, of which at most so many bytes are read.
  private init(_ name: String, _ table: TagTable) {
    self.init(name: name) { (body, found) throws(MetadataError) in
      found.add(table, fieldsOf: try body.head(count: 256), .little)
    }
  }

  private init(
    name: String,
    read:
      @escaping @Sendable (_ body: Region, _ found: inout MetadataBuilder)
      throws(MetadataError) -> Void
  ) {
    self.name = name
    self.read = read
  }

  /// Every kind that has no meaning for the others.
  static let all: [RIFFChunkReader] = [
    RIFFChunkReader("CSET", .riffCharacterSet),
    RIFFChunkReader("ds64", .riffSizes),
    RIFFChunkReader("inst", .riffInstrument),
    RIFFChunkReader("smpl", .riffSampler),
    RIFFChunkReader("acid", .riffAcidizer),
    RIFFChunkReader(name: "bext", read: broadcast),
    RIFFChunkReader(name: "fact") { (body, found) throws(MetadataError) in
      found.add(.riff, "NumberOfSamples", try body.uint32(at: 0, .little))
    },
    RIFFChunkReader(name: "IDIT") { (body, found) throws(MetadataError) in
      try addDate(body, &found)
    },
    RIFFChunkReader(name: "guan") { (body, found) throws(MetadataError) in
      try addText(body, "Guano", &found)
    },
    // Of the AFsp library, as a text of several lines, parted by NULs.
    RIFFChunkReader(name: "afsp") { (body, found) throws(MetadataError) in
      try addText(body, "Afsp", &found)
    },
    RIFFChunkReader(name: "id3 ") { (body, found) throws(MetadataError) in
      found.addID3(body)
    },
    RIFFChunkReader(name: "ID3 ") { (body, found) throws(MetadataError) in
      found.addID3(body)
    },
    RIFFChunkReader(name: "EXIF", read: exif),
    RIFFChunkReader(name: "ICCP") { (body, found) throws(MetadataError) in
      found.add(.icc, body)
    },
    RIFFChunkReader(name: "SEAL") { (body, found) throws(MetadataError) in
      found.add(.seal, body)
    },
    RIFFChunkReader(name: "cart", read: cart),
    // EBU Tech 3285 supplement 5, which has both spellings, and iXML.
    RIFFChunkReader(name: "axml") { (body, found) throws(MetadataError) in
      found.add(.xml, body)
    },
    RIFFChunkReader(name: "aXML") { (body, found) throws(MetadataError) in
      found.add(.xml, body)
    },
    RIFFChunkReader(name: "iXML") { (body, found) throws(MetadataError) in
      found.add(.xml, body)
    },
    RIFFChunkReader(name: "cue ") { (body, found) throws(MetadataError) in
      found.add(.riff, "CuePoints", left: body)
    },
    RIFFChunkReader(name: "plst") { (body, found) throws(MetadataError) in
      found.add(.riff, "Playlist", left: body)
    },
    RIFFChunkReader(name: "JUNQ") { (body, found) throws(MetadataError) in
      found.add(.riff, "OldXMP", left: body)
    },
    RIFFChunkReader(name: "olym", read: OlympusSound.read),
    RIFFChunkReader(name: "JUNK", read: junk),
  ]

  /// Adds a chunk that is a text.
  static func addText(
    _ body: Region, _ name: String, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    let text = try body.all(limit: found.limits.valueBytes)
    found.add(.riff, name, text: text.elements, offset: text.offset)
  }

  /// Adds a chunk that is the date on which the movie was made.
  static func addDate(_ body: Region, _ found: inout MetadataBuilder) throws(MetadataError) {
    let before = found.tagCount
    try addText(body, "DateTimeOriginal", &found)
    if found.tagCount > before, found.facts.creationDate == nil {
      found.facts.creationDate = found.store.first("RIFF", named: "DateTimeOriginal")?.description
    }
    let text = try body.all(limit: found.limits.valueBytes)
    found.add(.riffMisread, "DateTimeOriginal", text: text.elements, offset: text.offset)
  }

  /// What a camera's maker says in a stream's data.
  static func addStreamData(
    _ body: Region, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    let head = try body.head(count: 4)
    if head.matches("Zora") { return try addText(body, "VendorName", &found) }
    if head.matches("CASI") {
      let text = try body.head(count: 4096)
      found.add(
        .casioAVI, "Software", text: text.elements.untilNUL, offset: text.offset)
    }
    if head.matches("AVIF") || head.matches("CASI") { return found.note(.makerNote, body) }
    guard body.count <= 4096 else { return }
    let text = try body.all(limit: 4096)
    if !text.isEmpty, text.elements.allSatisfy({ $0 >= 0x20 && $0 < 0x7f }) {
      found.add(.riff, "UnknownData", text: text.elements, offset: text.offset)
    }
  }

  /// EXIF, which some writers start with the header of a JPEG segment.
  @Sendable static func exif(
    _ body: Region, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    var block = body
    var head = try body.head(count: 10)
    if head.matches("Exif\0\0") {
      found.warn(
        Warning(.deviation, "EXIF starts with the header of a JPEG segment", at: body.start))
      block = body.region(from: 6)
      head = head.suffix(from: 6)
    }
    if head.matches("II*\0") || head.matches("MM\0*") {
      found.add(.exif, block)
    } else {
      found.add(.riff, "UnknownEXIF", left: body)
      throw MetadataError(.malformed, "EXIF does not start with a TIFF header", at: body.start)
    }
  }
}
