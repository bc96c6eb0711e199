/// Blocks that several segments of a JPEG hold in parts, as they come in.
struct JPEGParts {
  /// The parts of XMP that is longer than a segment.
  var extendedXMP = ExtendedXMP()
  /// Whether a segment of XMP came that does not start as one, of which the first is warned of.
  var hasUnannouncedXMP = false
  /// The parts of the color profile and their numbers.
  var profile: [(number: Int, region: Region)] = []
  /// Whether the color profile is complete, or will never be.
  var hasProfile = false
  /// The segments of the EXIF block at hand, and whether the file ended right behind them.
  var exif: [Region] = []
  var isEXIFCutShort = false
  private var photoshop: [Region] = []
  private var flashPix: [Region] = []
  private var preview: [Region] = []
  /// Whether a segment told that the file is of a thermal camera of InfiRay's.
  var isInfiRay = false
  /// What that camera measured.
  private var infiRayData: [Region] = []
  /// What DJI's thermal cameras have in segments.
  var djiThermal = DJIThermal()
  /// The directory of a preview that phones with Scalado's software write.
  private var scalado: [Region] = []
  /// A recording that Ricoh's segments hold.
  private var sound: [Region] = []
  /// What FLIR's cameras measured, and how many parts there are to be.
  private var thermal: [(number: Int, region: Region)] = []
  private var thermalCount = 0
  private var hdr: [Region] = []
  /// Boxes that are not complete, one of a type.
  private var boxes: [JPEGBoxParts] = []
  /// How many parts of boxes there were.
  private var boxParts = 0

  /// Takes a segment of image resources: one block, in as many segments as it needs.
  mutating func addPhotoshop(_ body: Region) throws(MetadataError) {
    try Self.append(body, to: &photoshop)
  }

  /// Takes a segment of FlashPix.
  mutating func addFlashPix(_ body: Region) throws(MetadataError) {
    try Self.append(body, to: &flashPix)
  }

  /// Takes a part of FLIR's records: a version, the number of the part, that of the last one.
  mutating func addThermal(_ body: Region, _ found: inout MetadataBuilder) throws(MetadataError) {
    let head = try body.slice(at: 0, count: 3)
    if thermal.isEmpty { thermalCount = try head.uint8(at: 2) + 1 }
    thermal.append((try head.uint8(at: 1), body.region(from: 3)))
    guard thermal.count == thermalCount else { return }
    let parts = thermal.sorted { $0.number < $1.number }.map(\.region)
    thermal = []
    if let block = try Self.join(parts, found.limits) { try FLIRRecords(block)?.tell(&found) }
  }

  /// Takes a segment of JPEG-HDR.
  mutating func addHDR(_ body: Region) throws(MetadataError) { try Self.append(body, to: &hdr) }

  /// Takes a segment that starts a preview, or goes on with it; answers whether it does.
  @discardableResult
  mutating func addPreview(_ body: Region) throws(MetadataError) -> Bool {
    let head = try body.head(count: 4).bytes
    let isStart =
      head.starts(with: [0xff, 0xd8, 0xff]) && head.count == 4
      && [0xc4, 0xdb, 0xe0, 0xe1].contains(head[3])
    guard isStart == preview.isEmpty else { return false }
    try Self.append(body, to: &preview)
    return true
  }

  /// Takes a part of Scalado's directory, behind its number and how many there are.
  mutating func addScalado(_ body: Region, _ found: inout MetadataBuilder) throws(MetadataError) {
    try Self.append(body.region(from: 8), to: &scalado)
    guard try body.uint16(at: 2, .big) == body.uint16(at: 0, .big) - 1 else { return }
    let parts = scalado
    scalado = []
    if let block = try Self.join(parts, found.limits) { try Scalado.read(block, &found) }
  }

  /// Takes a segment of what InfiRay's camera measured.
  mutating func addInfiRayData(_ body: Region) throws(MetadataError) {
    try Self.append(body, to: &infiRayData)
  }

  /// Takes a segment that starts a recording, or goes on with it.
  mutating func addSound(_ body: Region, isStart: Bool) throws(MetadataError) {
    if isStart { sound = [body] } else if !sound.isEmpty { try Self.append(body, to: &sound) }
  }

  /// Takes a part of a box (ISO/IEC 18477-3 Annex B).
  mutating func addBox(_ body: Region, _ found: inout MetadataBuilder) throws(MetadataError) {
    // An instance, the number of the part, then the box's header, repeated in each part.
    let head = try body.slice(at: 0, count: 14)
    let type = UInt32(truncatingIfNeeded: try head.uint32(at: 10, .big))
    boxParts += 1
    guard boxParts <= Self.mostParts else {
      throw MetadataError(.limitExceeded, "boxes in too many parts", at: body.start)
    }
    let index = boxes.firstIndex { $0.type == type } ?? boxes.count
    if index == boxes.count {
      guard boxes.count < Self.mostBoxes else {
        throw MetadataError(.limitExceeded, "too many boxes in parts", at: body.start)
      }
      boxes.append(JPEGBoxParts(type: type))
    }
    // In place: a copy of the parts so far for each one is their square.
    do throws(MetadataError) {
      try boxes[index].add(body, number: try head.uint32(at: 2, .big))
    } catch {
      if boxes[index].isEmpty { boxes.remove(at: index) }
      throw error
    }
    guard boxes[index].isComplete else { return }
    let parts = boxes.remove(at: index)
    if let block = try Self.join(parts.regions, found.limits) { found.add(.jumbf, block) }
  }

  private static let mostBoxes = 256
  /// As many as 4 GB have.
  private static let mostParts = 1 << 16

  /// Hands over what is complete at the end of the file's segments.
  mutating func finish(_ found: inout MetadataBuilder) {
    found.attempt { (found) throws(MetadataError) in try finishEXIF(&found) }
    if !profile.isEmpty {
      found.warn(
        Warning(.truncated, "a part of the color profile is missing", at: profile[0].region.start))
      found.attempt { (found) throws(MetadataError) in try finishProfile(&found) }
    }
    if let part = thermal.first {
      found.warn(
        Warning(.truncated, "a part of FLIR's records is missing", at: part.region.start))
    }
    found.attempt { (found) throws(MetadataError) in
      if let block = try Self.join(photoshop, found.limits) { found.add(.photoshop, block) }
    }
    found.attempt { (found) throws(MetadataError) in
      if let image = try Self.join(preview, found.limits) {
        found.add(.file, "PreviewImage", left: image)
        found.note(.preview, image)
      }
    }
    found.attempt { (found) throws(MetadataError) in
      if let data = try Self.join(infiRayData, found.limits) {
        found.add(.infiRayVersion, "ImagingData", left: data)
      }
    }
    found.attempt { (found) throws(MetadataError) in try djiThermal.finish(&found) }
    found.attempt { (found) throws(MetadataError) in
      if let sound = try Self.join(sound, found.limits) {
        found.add(.ricohFields, "SoundFile", left: sound)
      }
    }
    for segment in hdr {
      found.attempt { (found) throws(MetadataError) in
        try JPEGHDR.read(segment, isFirst: segment.start == hdr[0].start, &found)
      }
    }
    found.attempt { (found) throws(MetadataError) in
      if !flashPix.isEmpty { try FlashPixStreams(flashPix, &found).finish(&found) }
    }
    for parts in boxes {
      found.warn(
        Warning(.truncated, "a part of a box is missing", at: parts.regions.first?.start))
    }
    extendedXMP.finish(&found)
  }

  /// Takes one more part of a block: a file may have a million segments.
  static func append(_ part: Region, to parts: inout [Region]) throws(MetadataError) {
    guard parts.count < mostParts else {
      throw MetadataError(.limitExceeded, "a block in too many parts", at: part.start)
    }
    parts.append(part)
  }

  /// One part as it stands in the file; more of them as one region that reads from each what is
  /// asked for.
  static func join(_ parts: [Region], _ limits: Limits) throws(MetadataError) -> Region? {
    guard parts.count > 1 else { return parts.first }
    let total = parts.reduce(0) { $0 + $1.count }
    guard total <= limits.blockBytes else {
      throw MetadataError(.limitExceeded, "a block in too many parts", at: parts[0].start)
    }
    return Region(joining: parts)
  }
}
