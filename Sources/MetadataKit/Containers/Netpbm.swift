import UniformTypes

extension Container {
  /// The portable maps: bits, grays, colors, anything, and floating-point numbers.
  ///
  /// Sources: the netpbm manual's pages `pbm`, `pgm`, `ppm`, `pam`, `pfm`.
  package static let netpbm = Container([
    FileFormat("PPM", "ppm", "image/x-portable-pixmap", .pbm)
  ]) {
    (file, found) throws(MetadataError) in
    var header = NetpbmHeader(try file.head(count: 64 << 10))
    switch header.kind {
    case UInt8(ascii: "7"): try header.readArbitrary(&found)
    case UInt8(ascii: "F"), UInt8(ascii: "f"): try header.readFloats(&found)
    default: try header.readMap(&found)
    }
    found.facts.frameCount = 1
    if let end = header.end { try NetpbmHeader.countPictures(in: file, from: end, &found) }
  }
}

/// The header of a portable map: words in ASCII.
private struct NetpbmHeader {
  private let bytes: ByteSlice
  private var position = 2
  private var comment: [UInt8]?
  /// How many bytes the pixels behind the header take; nil where they are words, or of no known size.
  private var pixelBytes: Int?

  init(_ bytes: ByteSlice) { self.bytes = bytes }

  var kind: UInt8 { bytes[1] ?? 0 }

  private var isBitmap: Bool { kind == UInt8(ascii: "1") || kind == UInt8(ascii: "4") }

  /// Where the picture ends, and the next one may start; nil where that takes more than its header.
  var end: Int? {
    guard let pixelBytes else { return nil }
    let (end, overflow) = position.addingReportingOverflow(pixelBytes)
    return overflow ? nil : end
  }

  /// Counts the pictures that follow the first one, with nothing between them (`pbm`, `pgm`, `ppm`,
  /// `pam`: bytes may be a sequence of pictures; of what is words there is but one).
  static func countPictures(
    in file: Region, from start: Int, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    var count = 1
    var position = start
    while position < file.count {
      var length = try length(in: file, at: position, room: 512)
      // Comments may be long.
      if length == nil { length = try self.length(in: file, at: position, room: 64 << 10) }
      guard let length else { break }
      guard count < found.limits.pages else {
        throw MetadataError(.limitExceeded, "too many pictures", at: file.start + position)
      }
      count += 1
      found.facts.frameCount = count
      guard position <= .max - length else { break }
      position += length
    }
    if position > file.count {
      found.warn(
        Warning(.truncated, "the file ends within the picture", at: file.start + file.count))
    }
  }

  /// How long the picture at a position is, with its header; nil where none is.
  ///
  /// - Parameter room: how many bytes its header may take.
  private static func length(
    in file: Region, at position: Int, room: Int
  ) throws(MetadataError) -> Int? {
    var header = NetpbmHeader(try file.head(at: position, count: room))
    guard header.bytes[0] == UInt8(ascii: "P") else { return nil }
    switch header.kind {
    case UInt8(ascii: "7"): _ = header.arbitrary()
    case UInt8(ascii: "4")...UInt8(ascii: "6"):
      guard let width = try? header.number(), let height = try? header.number() else { return nil }
      if let maximum = header.isBitmap ? 1 : try? header.number() {
        header.measure(width, height, maximum)
      }
    default: return nil
    }
    // The last number is whole where something stands behind it.
    return header.position < header.bytes.count ? header.end : nil
  }

  /// Notes how many bytes the pixels of a map take.
  private mutating func measure(_ width: Int, _ height: Int, _ maximum: Int) {
    switch kind {
    case UInt8(ascii: "4"): measure((width >> 3) + (width & 7 == 0 ? 0 : 1), height, 1, 1)
    case UInt8(ascii: "5"): measure(width, height, 1, maximum)
    case UInt8(ascii: "6"): measure(width, height, 3, maximum)
    default: break
    }
  }

  /// A sample has one byte, or two where its greatest value takes two.
  private mutating func measure(_ width: Int, _ height: Int, _ channels: Int, _ maximum: Int) {
    var product = 1
    for factor in [width, height, channels, maximum > 255 ? 2 : 1] {
      let next = product.multipliedReportingOverflow(by: factor)
      guard factor > 0, !next.overflow else { return }
      product = next.partialValue
    }
    pixelBytes = product
  }

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
    if let comment { found.add(.file, "Comment", text: comment, offset: -1) }
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
    if let comment { found.add(.file, "Comment", text: comment, offset: -1) }
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

  /// The lines of the header of anything.
  private mutating func arbitrary() -> [String: String] {
    var values: [String: String] = [:]
    var name = word()
    while let known = name, known != "ENDHDR", values.count < 16 {
      values[known] = word()
      name = word()
    }
    let numbers = ["WIDTH", "HEIGHT", "DEPTH", "MAXVAL"].compactMap {
      values[$0].flatMap { Int($0) }
    }
    if name == "ENDHDR", numbers.count == 4 {
      measure(numbers[0], numbers[1], numbers[2], numbers[3])
    }
    return values
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

  private mutating func number() throws(MetadataError) -> Int {
    let start = position
    guard let word = word(), let number = Int(word), number >= 0 else {
      throw MetadataError(
        .malformed, "no number where a portable map's header has one", at: start)
    }
    return number
  }

  /// The next word; comments go where they are kept.
  private mutating func word() -> String? {
    var word: [UInt8] = []
    while let byte = bytes[position] {
      if byte == UInt8(ascii: "#"), word.isEmpty {
        readComment()
        continue
      }
      position += 1
      if byte == 0x20 || (0x09...0x0d).contains(byte) {
        if !word.isEmpty { break }
      } else {
        word.append(byte)
      }
    }
    return word.isEmpty ? nil : String(decoding: word, as: UTF8.self)
  }

  private mutating func readComment() {
    position += 1
    if bytes[position] == 0x20 { position += 1 }
    var line: [UInt8] = []
    while let byte = bytes[position], byte != 0x0a, byte != 0x0d {
      line.append(byte)
      position += 1
    }
    comment = comment.map { $0 + [0x0a] + line } ?? line
  }
}
