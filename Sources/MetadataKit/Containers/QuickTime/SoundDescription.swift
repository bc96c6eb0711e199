/// How a track's sound is coded: the first entry of `stsd` (QTFF, sound sample descriptions;
/// ISO 14496-12 §12.2.3).
struct SoundDescription {
  private(set) var channels: Int
  /// Samples of a channel in a second.
  private(set) var sampleRate: Double
  /// Bits of a sample; 0 where that has no meaning.
  let sampleSize: Int
  /// Bits a second on average; nil where nobody states it.
  private(set) var bitRate: Int?

  init?(_ box: ISOBox, _ found: inout MetadataBuilder) throws(MetadataError) {
    let (_, _, body) = try box.full()
    var entries = ISOBoxes(body.region(from: 4), limit: 1)
    guard let entry = try entries.next() else { return nil }
    let bytes = try entry.body.head(count: 64)
    let version = try bytes.uint16(at: 8, .big)
    channels = try bytes.uint16(at: 16, .big)
    sampleSize = try bytes.uint16(at: 18, .big)
    sampleRate = Double(try bytes.uint32(at: 24, .big)) / 65536
    if version == 2, bytes.count >= 44 {
      sampleRate = Double(bitPattern: try bytes.uint64(at: 32, .big))
      channels = try bytes.uint32(at: 40, .big)
    }
    // What the boxes behind say goes without where they cannot be found.
    guard let boxes = try? SampleEntry(box.body.region(from: 8)).boxes else { return }
    read(boxes, depth: 0, &found)
  }

  private mutating func read(_ boxes: Region, depth: Int, _ found: inout MetadataBuilder) {
    var walk = ISOBoxes(boxes, limit: 64)
    while let box = try? walk.next() {
      switch box.type {
      case "wave": if depth == 0 { read(box.body, depth: 1, &found) }
      case "esds": bitRate = ElementaryStream.bitRate(box) ?? bitRate
      case "btrt":
        if let average = try? box.body.uint32(at: 8, .big), average > 0 { bitRate = average }
      default: continue
      }
    }
  }
}

/// The descriptor of an MPEG-4 stream: the `esds` box (ISO 14496-1 §7.2.6.5, §7.2.6.6).
enum ElementaryStream {
  /// Bits a second on average; nil where it is not stated.
  static func bitRate(_ box: ISOBox) -> Int? {
    guard let bytes = try? box.body.head(count: 256) else { return nil }
    var position = 4
    guard descriptor(bytes, 3, &position) else { return nil }
    guard let flags = bytes[position + 2] else { return nil }
    position += 3 + (flags & 0x80 != 0 ? 2 : 0)
    if flags & 0x40 != 0 { position += 1 + Int(bytes[position] ?? 0) }
    if flags & 0x20 != 0 { position += 2 }
    guard descriptor(bytes, 4, &position), let rate = try? bytes.uint32(at: position + 9, .big)
    else { return nil }
    return rate > 0 ? rate : nil
  }

  /// Moves behind the tag and the length of a descriptor, which has seven bits a byte.
  private static func descriptor(_ bytes: ByteSlice, _ tag: UInt8, _ position: inout Int) -> Bool {
    guard bytes[position] == tag else { return false }
    position += 1
    for _ in 0..<4 {
      guard let byte = bytes[position] else { return false }
      position += 1
      if byte & 0x80 == 0 { break }
    }
    return true
  }
}
