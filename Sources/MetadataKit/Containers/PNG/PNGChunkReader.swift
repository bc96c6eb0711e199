/// Reads one kind of chunk.
struct PNGChunkReader: Sendable {
  let name: String
  let read:
    @Sendable (
      _ data: ByteSlice, _ chunk: PNGChunk, _ state: inout PNGState, _ found: inout MetadataBuilder
    ) throws(MetadataError) -> Void

  init(
    _ name: String,
    read:
      @escaping @Sendable (
        _ data: ByteSlice, _ chunk: PNGChunk, _ state: inout PNGState,
        _ found: inout MetadataBuilder
      ) throws(MetadataError) -> Void
  ) {
    self.name = name
    self.read = read
  }

  /// A chunk that is a structure of fields.
  private init(_ name: String, _ table: TagTable) {
    self.init(name) { (data, _, state, found) throws(MetadataError) in
      state.add(table, data, &found)
    }
  }

  /// A chunk that is a list of bytes.
  private init(listOfBytes name: String) {
    self.init(name) { (data, chunk, state, found) throws(MetadataError) in
      state.add(.png, chunk.type, data, as: .byte, &found)
    }
  }

  /// Every kind whose data is more than one value; the rest are values of their type in the table.
  static let all = known + seals

  private static let known: [PNGChunkReader] = [
    header, animation, frame, text, compressedText, internationalText, profile, exif,
    compressedEXIF, misspelledEXIF, transparency, scale, xmp, claims, olePicture,
    pictureProperties,
    PNGChunkReader(listOfBytes: "PLTE"),
    PNGChunkReader(listOfBytes: "sBIT"),
    PNGChunkReader("cHRM", .pngChromaticities),
    PNGChunkReader("pHYs", .pngPhysicalPixel),
    PNGChunkReader("cICP", .pngCodePoints),
    PNGChunkReader("cLLI", .pngLightLevel),
    PNGChunkReader("mDCV", .pngMasteringDisplay),
    PNGChunkReader("vpAg", .pngVirtualPage),
    PNGChunkReader("sTER", .pngStereo),
    PNGChunkReader("sRGB") { (data, chunk, state, found) throws(MetadataError) in
      if !data.isEmpty { state.add(.png, chunk.type, data.prefix(1), as: .byte, &found) }
    },
    // PNG 3 §11.3.4.1: an index, a gray, or red, green and blue.
    PNGChunkReader("bKGD") { (data, chunk, state, found) throws(MetadataError) in
      state.add(.png, chunk.type, data, as: data.count < 2 ? .byte : .short, &found)
    },
  ]

  /// A record of SEAL: whether such a chunk is critical, public or safe to copy its writer chooses (SEAL, `FORMATS.md`).
  private static let seals = ["seAl", "seAL", "sEAl", "sEAL", "SeAl", "SeAL", "SEAl", "SEAL"].map {
    PNGChunkReader($0) { (_, chunk, _, found) throws(MetadataError) in
      found.add(.seal, chunk.body)
    }
  }

  /// Size, depth and kind of pixels (PNG 3 §11.2.1).
  private static let header = PNGChunkReader("IHDR") {
    (data, chunk, state, found) throws(MetadataError) in
    state.add(.pngHeader, data, &found)
    if let type = data[9] { state.colorType = Int(type) }
    guard !state.hasHeader else { return }
    state.hasHeader = true
    state.takeSize(data, &found)
    found.facts.describePNG(
      bitDepth: try data.uint8(at: 8), colorType: try data.uint8(at: 9))
  }

  /// That the file is an animation, and of how many frames (PNG 3 §11.3.6.1).
  private static let animation = PNGChunkReader("acTL") {
    (data, chunk, state, found) throws(MetadataError) in
    state.add(.pngAnimation, data, &found)
    let frames = try data.uint32(at: 0, .big)
    // A count that cannot be (PNG 3 §7.1) makes no animation.
    state.frames = frames <= 0x7fff_ffff ? frames : 0
    state.plays = try? data.uint32(at: 4, .big)
    if found.format.name == "PNG" {
      found.format.name = "APNG"
      found.format.mimeTypeInExiftool = "image/apng"
      if found.fileExtension == "apng" { found.format.fileExtension = "apng" }
    }
  }

  /// How long a frame is shown (PNG 3 §11.3.6.2): a denominator of 0 means 100.
  private static let frame = PNGChunkReader("fcTL") {
    (data, chunk, state, found) throws(MetadataError) in
    let numerator = try data.uint16(at: 20, .big)
    let denominator = try data.uint16(at: 22, .big)
    state.timing.add(numerator, denominator == 0 ? 100 : denominator)
    state.duration += Double(numerator) / Double(denominator == 0 ? 100 : denominator)
  }

  /// Transparency of colors (PNG 3 §11.3.1.1): of a palette a byte each, else one color.
  private static let transparency = PNGChunkReader("tRNS") {
    (data, chunk, state, found) throws(MetadataError) in
    state.hasTransparency = true
    state.add(.png, chunk.type, data, as: state.colorType == 3 ? .byte : .short, &found)
  }

  /// The size of a pixel's subject, in texts (PNG extensions 1.5 §2.1).
  private static let scale = PNGChunkReader("sCAL") {
    (data, chunk, state, found) throws(MetadataError) in
    guard !data.isEmpty else { return }
    found.add(
      .pngSubjectScale, 0, group: state.group, .byte, count: 1, .big, bytes: data.prefix(1))
    let texts = data.suffix(from: 1)
    let end = texts.firstIndex(of: 0) ?? texts.count
    for (id, part) in [(UInt32(1), texts.prefix(end)), (2, texts.suffix(from: end + 1))]
    where !part.isEmpty {
      found.add(
        .pngSubjectScale, id, group: state.group, .ascii, count: part.count, .big, bytes: part)
    }
  }

  /// XMP where a draft of 2001 had it.
  private static let xmp = PNGChunkReader("tXMP") {
    (data, chunk, state, found) throws(MetadataError) in
    found.add(.xmp, chunk.body)
  }

  /// Content Credentials (C2PA 2.1 §A.3.2): JUMBF boxes.
  private static let claims = PNGChunkReader("caBX") {
    (data, chunk, state, found) throws(MetadataError) in
    found.add(.jumbf, chunk.body)
  }

  /// What Microsoft Picture It! says of a picture: XML in UTF-16.
  private static let pictureProperties = PNGChunkReader("meTa") {
    (data, chunk, state, found) throws(MetadataError) in
    found.add(.pictureItNotes, chunk.body)
  }

  /// Microsoft Picture It! keeps its documents in PNG files with a chunk of OLE.
  private static let olePicture = PNGChunkReader("cpIp") {
    (data, chunk, state, found) throws(MetadataError) in
    if found.format.name == "PNG" { found.format.name = "PNG Plus" }
    found.note(BlockKind("ole"), chunk.body)
    try CompoundStorage(chunk.body, found.limits).read(&found)
  }
}
