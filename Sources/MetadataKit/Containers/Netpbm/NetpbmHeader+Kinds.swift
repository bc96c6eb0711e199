import UniformTypes

extension NetpbmHeader {
  /// Bits (P1, P4), grays (P2, P5) and colors (P3, P6).
  mutating func readMap(_ found: inout MetadataBuilder) throws(MetadataError) {
    let isGray = kind == UInt8(ascii: "2") || kind == UInt8(ascii: "5")
    found.format =
      isBitmap
      ? FileFormat("PBM", "pbm", "image/x-portable-bitmap", .pbm)
      : isGray
        ? FileFormat("PGM", "pgm", "image/x-portable-graymap", .pbm)
        : FileFormat("PPM", "ppm", "image/x-portable-pixmap", .pbm)
    let width = try number()
    let height = try number()
    let maximum = isBitmap ? 1 : try? number()
    tellComment(&found)
    found.add(.file, "ImageWidth", width)
    found.add(.file, "ImageHeight", height)
    if !isBitmap, let maximum { found.add(.file, "MaxVal", maximum) }
    if let maximum { measure(width, height, maximum) }
    describe(width, height, maximum, isBitmap || isGray ? .gray : .rgb, &found)
  }

  /// Anything (P7): lines of a name and a value up to `ENDHDR`.
  mutating func readArbitrary(_ found: inout MetadataBuilder) throws(MetadataError) {
    found.format = FileFormat("PAM", "pam", "image/x-portable-arbitrarymap", .pbm).outsideExiftool
    let values = arbitrary()
    tellComment(&found)
    let maximum = values["MAXVAL"].flatMap { Int($0) }
    guard let width = values["WIDTH"].flatMap({ Int($0) }),
      let height = values["HEIGHT"].flatMap({ Int($0) })
    else { throw MetadataError(.malformed, "no size in a portable map's header", at: 3) }
    found.add(.file, "ImageWidth", width)
    found.add(.file, "ImageHeight", height)
    if let maximum { found.add(.file, "MaxVal", maximum) }
    if let depth = values["DEPTH"].flatMap({ Int($0) }) {
      found.add(.file, "ColorComponents", depth)
    }
    let tuple = values["TUPLTYPE"] ?? ""
    if !tuple.isEmpty { found.add(.file, "TupleType", text: tuple) }
    // Without a type the number of channels has to do.
    let depth = tuple.isEmpty ? values["DEPTH"].flatMap { Int($0) } ?? 1 : 0
    let isColor = tuple.hasPrefix("RGB") || depth == 3 || depth == 4
    describe(width, height, maximum, isColor ? .rgb : .gray, &found)
    found.facts.hasAlpha = tuple.hasSuffix("_ALPHA") || depth == 2 || depth == 4
    if tuple.hasPrefix("CMYK") { found.facts.colorModel = .cmyk }
  }

  /// Floating-point numbers in color (PF) or gray (Pf).
  mutating func readFloats(_ found: inout MetadataBuilder) throws(MetadataError) {
    found.format = FileFormat("PFM", "pfm", "image/x-pfm", .pbm)
    let width = try number()
    let height = try number()
    let scale = word() ?? ""
    found.add(.pfm, "ColorSpace", text: kind == UInt8(ascii: "F") ? "PF" : "Pf")
    found.add(.pfm, "ImageWidth", width)
    found.add(.pfm, "ImageHeight", height)
    found.add(.pfm, "ByteOrder", text: scale)
    describe(width, height, nil, kind == UInt8(ascii: "F") ? .rgb : .gray, &found)
    found.facts.bitDepth = 32
  }

  /// Tells the comment, which may be a record of SEAL.
  private func tellComment(_ found: inout MetadataBuilder) {
    guard let comment else { return }
    if comment.starts(with: "<seal ".utf8) { return found.add(.seal, Region(inMemory: comment)) }
    found.add(.file, "Comment", text: comment, offset: -1)
  }

  private func describe(
    _ width: Int, _ height: Int, _ maximum: Int?, _ model: ColorModel,
    _ found: inout MetadataBuilder
  ) {
    found.facts.pixelWidth = width
    found.facts.pixelHeight = height
    found.facts.colorModel = model
    found.facts.hasAlpha = false
    // Samples are 0 up to a maximum: of so many bits as that takes.
    if let maximum, maximum > 0 {
      found.facts.bitDepth = Int.bitWidth - maximum.leadingZeroBitCount
    }
  }
}
