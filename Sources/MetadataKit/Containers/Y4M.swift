extension Container {
  /// Movies without compression (YUV4MPEG2): a line of words, then frames, each behind a line of its own.
  ///
  /// Source: MJPEG Tools, *yuv4mpeg*(5).
  package static let yuv4MPEG = Container(
    [],
    recognize: { head in
      // A text may begin with the same word.
      (head.has("YUV4MPEG2 W") || head.has("YUV4MPEG2 H"))
        && head[11].map(NumberText.isDigit) == true
        ? FileFormat("Y4M", "y4m", "video/x-yuv4mpeg", nil).outsideExiftool : nil
    },
    read: { (file, found) throws(MetadataError) in
      let head = try file.head(count: Y4MHeader.longest)
      guard let header = Y4MHeader(head) else {
        throw MetadataError(.malformed, "the header of the movie has no end", at: file.start)
      }
      header.tell(of: file, &found)
    })
}

/// The first line of such a file.
private struct Y4MHeader {
  /// More bytes it does not have.
  static let longest = 4096
  private static let longestSampling = 16
  private static let frameMark: StaticString = "FRAME\n"

  /// With the end of its line.
  private let length: Int
  private var width: Int?
  private var height: Int?
  private var rate: (Int, Int)?
  private var shape: (Int, Int)?
  /// How luma and chroma are sampled; where nothing is said, as in MPEG-1.
  private var sampling = "420jpeg"

  init?(_ head: ByteSlice) {
    guard let end = head.firstIndex(of: 0x0a) else { return nil }
    length = end + 1
    // Some lines end as those of Windows do.
    let line = head.prefix(end).elements.filter { $0 != 0x0d }
    for word in line.split(separator: 0x20).dropFirst() {
      let text = String(decoding: word.dropFirst(), as: UTF8.self)
      switch word[word.startIndex] {
      case UInt8(ascii: "W"): width = Self.side(text)
      case UInt8(ascii: "H"): height = Self.side(text)
      case UInt8(ascii: "F"): rate = Self.ratio(text)
      case UInt8(ascii: "A"): shape = Self.ratio(text)
      case UInt8(ascii: "C"):
        sampling =
          text.utf8.allSatisfy { NumberText.isLetter($0) || NumberText.isDigit($0) }
          ? String(text.prefix(Self.longestSampling)) : ""
      default: continue
      }
    }
  }

  /// So that no number of bytes overflows.
  private static func side(_ text: String) -> Int? {
    Int(text).flatMap { (1...(1 << 24)).contains($0) ? $0 : nil }
  }

  /// Two numbers; nil where one is 0, which stands for what is not known.
  private static func ratio(_ text: String) -> (Int, Int)? {
    let parts = text.split(separator: ":").compactMap { Int($0) }
    guard parts.count == 2, parts.allSatisfy({ (1...(1 << 32)).contains($0) }) else { return nil }
    return (parts[0], parts[1])
  }

  private var isGray: Bool { sampling.hasPrefix("mono") }

  /// Bits of a sample: 10 of `420p10`, 16 of `mono16`; nil of a sampling that is not known.
  private var depth: Int? {
    if isGray {
      return sampling == "mono" ? 8 : Int(sampling.dropFirst(4)).flatMap(Self.possible)
    }
    guard ["420", "422", "411", "444"].contains(sampling.prefix(3)) else { return nil }
    let form = sampling.dropFirst(3)
    if ["", "jpeg", "mpeg2", "paldv", "alpha"].contains(form) { return 8 }
    return form.first == "p" ? Int(form.dropFirst()).flatMap(Self.possible) : nil
  }

  private static func possible(_ bits: Int) -> Int? { (8...16).contains(bits) ? bits : nil }

  /// The bytes of a frame's pixels; nil where how they are sampled is not known.
  private var frameBytes: Int? {
    guard let width, let height, let depth else { return nil }
    let luma = width * height
    let samples: Int
    switch sampling.prefix(3) {
    case "420": samples = luma + 2 * ((width + 1) / 2) * ((height + 1) / 2)
    case "422": samples = luma + 2 * ((width + 1) / 2) * height
    case "411": samples = luma + 2 * ((width + 3) / 4) * height
    case "444": samples = luma * (sampling == "444alpha" ? 4 : 3)
    default:
      guard isGray else { return nil }
      samples = luma
    }
    return samples * (depth > 8 ? 2 : 1)
  }

  /// How many frames there are, and whether the last one is whole; nil where their lines have words, whose number may
  /// be another in each.
  private func frames(of file: Region) -> (count: Int, isLastWhole: Bool)? {
    guard let frameBytes else { return nil }
    let frame = Self.frameMark.utf8CodeUnitCount + frameBytes
    let count = (file.count - length + frame - 1) / frame
    guard count > 0 else { return (0, true) }
    for index in [0, count - 1] {
      let mark = try? file.head(at: length + index * frame, count: 6)
      let isLast = index == count - 1
      guard let mark, mark.matches(Self.frameMark) || isLast && mark.count < 6 else { return nil }
    }
    return (count, (file.count - length) % frame == 0)
  }

  func tell(of file: Region, _ found: inout MetadataBuilder) {
    var track = MovieTrack(
      number: 1, kind: .video, codec: sampling.isEmpty ? "YUV4MPEG2" : sampling)
    (track.pixelWidth, track.pixelHeight) = (width, height)
    track.takeShape(shape.map { (wide: $0.0, high: $0.1) })
    if let rate { track.frameRate = Double(rate.0) / Double(rate.1) }
    if let frames = frames(of: file) {
      let whole = frames.isLastWhole ? frames.count : frames.count - 1
      track.sampleCount = whole
      if whole > 0 { found.facts.frameCount = whole }
      if let rate, whole > 0 { track.duration = Double(whole) * Double(rate.1) / Double(rate.0) }
      if !frames.isLastWhole {
        found.warn(
          Warning(.truncated, "the file ends within a picture", at: file.start + file.count))
      }
    }
    found.add(track)
    found.facts.takeMainTrack()
    found.facts.bitDepth = depth
    found.facts.colorModel = isGray ? .gray : .rgb
    found.facts.isIndexed = false
    found.facts.hasAlpha = sampling == "444alpha"
  }
}
