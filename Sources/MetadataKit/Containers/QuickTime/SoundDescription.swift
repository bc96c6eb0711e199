/// How a track's sound is coded: the first entry of `stsd` (QTFF, sound sample descriptions;
/// ISO 14496-12 §12.2.3).
struct SoundDescription {
  /// None where nobody states them.
  private(set) var channels: Int?
  /// Samples of a channel in a second.
  private(set) var sampleRate: Double?
  /// Bits of a sample; nil where samples are compressed and nobody states it.
  private(set) var sampleSize: Int?
  /// Bits a second on average; nil where nobody states it.
  private(set) var bitRate: Int?

  init?(_ box: ISOBox, _ found: inout MetadataBuilder) throws(MetadataError) {
    let (_, _, body) = try box.full()
    var entries = ISOBoxes(body.region(from: 4), limit: 1)
    guard let entry = try entries.next() else { return nil }
    let bytes = try entry.body.head(count: 64)
    let version = try bytes.uint16(at: 8, .big)
    channels = try bytes.uint16(at: 16, .big)
    let stated = try bytes.uint16(at: 18, .big)
    sampleRate = Double(try bytes.uint32(at: 24, .big)) / 65536
    if version == 2, bytes.count >= 44 {
      sampleRate = Double(bitPattern: try bytes.uint64(at: 32, .big))
      channels = try bytes.uint32(at: 40, .big)
    }
    // Version 2 has a constant there, and the size behind.
    let size = version == 2 ? (try? bytes.uint32(at: 48, .big)) ?? 0 : stated
    sampleSize = size > 0 ? size : nil
    if version < 2, let codec = SoundCodec.all.first(where: { $0.type == entry.type }) {
      sampleSize = codec.sampleSize
      channels = codec.channels ?? channels
      sampleRate = codec.sampleRate ?? sampleRate
      // Meridian Lossless Packing in ISO Base Media: a whole number of 32 bits.
      if codec.hasWholeRate { sampleRate = Double(try bytes.uint32(at: 24, .big)) }
    }
    if channels == 0 { channels = nil }
    if let rate = sampleRate, !rate.isFinite || rate <= 0 { sampleRate = nil }
    // What the boxes behind say goes without where they cannot be found.
    guard let boxes = try? SampleEntry(box.body.region(from: 8)).boxes else { return }
    read(boxes, depth: 0, &found)
  }

  private mutating func read(_ boxes: Region, depth: Int, _ found: inout MetadataBuilder) {
    var walk = ISOBoxes(boxes, limit: 64)
    while let box = try? walk.next() {
      if box.type == "wave", depth == 0 { read(box.body, depth: 1, &found) }
      guard let configuration = try? SoundConfiguration(box) else { continue }
      bitRate = configuration.bitRate ?? bitRate
      // Two may be the pattern, one is said by who means it.
      let isPattern = configuration.leavesChannels && channels == 2
      channels = configuration.channels ?? (isPattern ? nil : channels)
      sampleSize = configuration.sampleSize ?? sampleSize
      // Twice the rate comes out of spectral band replication that nothing else tells of.
      if let rate = configuration.sampleRate, sampleRate != rate * 2 { sampleRate = rate }
    }
  }
}
