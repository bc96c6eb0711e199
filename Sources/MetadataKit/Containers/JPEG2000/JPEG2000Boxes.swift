/// What the boxes of a JPEG 2000 file say (ISO 15444-1 §I.5).
struct JPEG2000Boxes {
  private var size: (width: Int, height: Int)?
  private var bitDepth: Int?
  private var components = 0
  private var color: ColorModel?
  private var isIndexed = false
  private var hasAlpha = false
  private var codestreams = 0
  /// Whether it is a movie by its brand.
  private(set) var isMotion = false
  /// The first box of a movie's headers.
  private(set) var movie: ISOBox?

  mutating func read(_ box: ISOBox, depth: Int, _ found: inout MetadataBuilder)
    throws(MetadataError)
  {
    switch box.type {
    case "ftyp":
      try readBrand(box.body, &found)
      try found.addJPEG2000Brand(box.body)
    case "moov", "moof":
      guard box.type == "moov", movie == nil else {
        let message = "a further box '\(box.type)' of a movie is not read"
        return found.warn(Warning(.unsupported, message, at: box.offset))
      }
      movie = box
    case "jp2h", "res ", "asoc", "uinf", "jpch", "jplh", "cgrp":
      guard depth < found.limits.nesting else {
        throw MetadataError(.limitExceeded, "boxes within one another too deep", at: box.offset)
      }
      found.walk(box.body) { (box, found) throws(MetadataError) in
        try read(box, depth: depth + 1, &found)
      }
    case "ihdr":
      let bytes = try box.body.head(count: 12)
      try found.addJPEG2000Header(bytes)
      if size == nil { try readHeader(bytes) }
    case "resc": try found.addJPEG2000Resolution(box.body, "Capture")
    case "resd": try found.addJPEG2000Resolution(box.body, "Display")
    case "lbl ": try found.addJPEG2000Text(box.body, "Label")
    case "url ": try found.addJPEG2000Text(box.body, "URL")
    case "jumb": found.add(.jumbf, box.body)
    case "bpcc":  // §I.5.3.2: one byte a component
      if bitDepth == nil { bitDepth = (try box.body.uint8(at: 0)) & 0x7f + 1 }
    case "colr":
      try found.addJPEG2000Color(box.body)
      try readColor(box.body, &found)
    case "pclr": isIndexed = true
    case "cdef":  // §I.5.3.6: channel, type (1 and 2 are opacity), association
      let count = try box.body.uint16(at: 0, .big)
      let channels = try box.body.head(at: 2, count: count * 6)
      for index in 0..<(channels.count / 6) {
        if [1, 2].contains(try channels.uint16(at: index * 6 + 2, .big)) { hasAlpha = true }
      }
    case "jp2c":
      codestreams += 1
      guard codestreams == 1 else { return }
      if size == nil {
        let stream = try JPEG2000Codestream(box.body, comments: false, &found)
        stream.describe(&found, withTags: false)
      } else if !isIndexed,
        let stream = try? JPEG2000Codestream(box.body, comments: false, &found),
        (1...38).contains(stream.bitDepth)
      {
        // What decodes it counts where the header says otherwise.
        bitDepth = stream.bitDepth
      }
    case "xml ": found.add(.xml, box.body)
    case "jp2i": found.add(.xmp, box.body)
    case "Exif", "exif": found.add(.exif, try box.body.afterEXIFOffset(&found))
    case "uuid": try found.readExtended(box, ISOExtended.jpeg2000)
    default: return
    }
  }

  private mutating func readBrand(
    _ body: Region, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    let head = try body.head(count: 4)
    isMotion = MotionJPEG2000.brands.contains(head.text)
    // ISO 15444-1 §I.5.2, 15444-2 §M.8, 15444-6 §5, 15444-15 §D
    for name in ["jpx", "jpm", "jph"] where head.text == name + " " {
      found.format.name = name.uppercased()
      found.format.fileExtension = name
      found.format.mimeTypeInExiftool = "image/" + name
    }
  }

  private mutating func readHeader(_ bytes: ByteSlice) throws(MetadataError) {
    size = (try bytes.uint32(at: 4, .big), try bytes.uint32(at: 0, .big))
    components = try bytes.uint16(at: 8, .big)
    let depth = try bytes.uint8(at: 10)
    if depth != 255 { bitDepth = depth & 0x7f + 1 }
  }

  /// §I.5.3.3: the first specification that is understood speaks.
  private mutating func readColor(_ body: Region, _ found: inout MetadataBuilder)
    throws(MetadataError)
  {
    switch try body.uint8(at: 0) {
    case 1:
      let model = Self.model(try body.uint32(at: 3, .big))
      if color == nil { color = model }
    case 2, 3:
      let profile = body.region(from: 3)
      found.add(.icc, profile)
      let space = try profile.slice(at: 16, count: 4)
      if color == nil {
        color =
          space.matches("GRAY")
          ? .gray : space.matches("CMYK") ? .cmyk : space.matches("Lab ") ? .lab : .rgb
      }
    default: return
    }
  }

  /// The enumerated color spaces (15444-1 table I.10, 15444-2 table M.25).
  private static func model(_ number: Int) -> ColorModel {
    switch number {
    case 0, 15, 17: .gray
    case 12, 13: .cmyk
    case 14, 19: .lab
    default: .rgb
    }
  }

  func describe(_ found: inout MetadataBuilder) {
    if let size {
      found.facts.pixelWidth = size.width
      found.facts.pixelHeight = size.height
    }
    if let bitDepth { found.facts.bitDepth = bitDepth }
    if components > 0 || color != nil {
      found.facts.colorModel = color ?? (components < 3 ? .gray : .rgb)
    }
    if isIndexed { found.facts.isIndexed = true }
    // Without a header and a codestream, there is no picture of which to tell.
    guard size != nil || codestreams > 0 else { return }
    found.facts.hasAlpha = hasAlpha
    found.facts.frameCount = max(1, codestreams)
  }
}

extension BlockKind {
  /// XML of any vocabulary.
  package static let xml = BlockKind("xml")
}
