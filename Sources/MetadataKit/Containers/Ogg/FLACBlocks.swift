/// The metadata blocks of FLAC (RFC 9639 §8).
enum FLACBlocks {
  static func read(_ region: Region, _ found: inout MetadataBuilder) throws(MetadataError) {
    var position = 0
    var units = UnitCounter(found.limits)
    while position + 4 <= region.count {
      try units.next(at: region.start + position)
      let head = try region.uint32(at: position, .big)
      let body = try region.region(at: position + 4, count: head & 0xff_ffff)
      position += 4 + body.count
      do throws(MetadataError) {
        switch head >> 24 & 0x7f {
        case 0: try readStream(try body.slice(at: 0, count: 34), &found)
        case 4:
          try VorbisComments.read(try body.all(limit: found.limits.blockBytes), group: nil, &found)
        case 6: try readPicture(body, &found)
        default: break
        }
      } catch {
        found.warn(error)
      }
      if head >> 31 != 0 { return }
    }
  }

  /// §8.2
  private static func readStream(
    _ data: ByteSlice, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    let packed = try data.uint64(at: 10, .big)
    let rate = Int(packed >> 44)
    let channels = Int(packed >> 41 & 7) + 1
    let bits = Int(packed >> 36 & 31) + 1
    let samples = Int(packed & 0xf_ffff_ffff)
    found.add(.flac, "BlockSizeMin", try data.uint16(at: 0, .big))
    found.add(.flac, "BlockSizeMax", try data.uint16(at: 2, .big))
    found.add(.flac, "FrameSizeMin", try data.uint32(at: 3, .big) & 0xff_ffff)
    found.add(.flac, "FrameSizeMax", try data.uint32(at: 6, .big) & 0xff_ffff)
    found.add(.flac, "SampleRate", rate)
    found.add(.flac, "Channels", channels)
    found.add(.flac, "BitsPerSample", bits)
    found.add(.flac, "TotalSamples", samples)
    let sum = try data.slice(at: 18, count: 16).elements
    found.add(
      .flac, "MD5Signature", text: sum.map { hexadecimal(UInt64($0), digits: 2) }.joined())
    var track = MovieTrack(number: 1, kind: .audio, codec: "FLAC")
    track.channels = channels
    track.sampleRate = Double(rate)
    track.sampleSize = bits
    if rate > 0, samples > 0 { track.duration = Double(samples) / Double(rate) }
    found.add(track)
  }

  /// §8.8
  static func readPicture(_ body: Region, _ found: inout MetadataBuilder) throws(MetadataError) {
    found.add(.flac, "PictureType", try body.uint32(at: 0, .big))
    var position = 4
    for name in ["PictureMIMEType", "PictureDescription"] {
      let length = try body.uint32(at: position, .big)
      let text = try body.region(at: position + 4, count: length)
        .all(limit: found.limits.valueBytes)
      found.add(.flac, name, text: text.elements, offset: -1)
      position += 4 + length
    }
    for name in [
      "PictureWidth", "PictureHeight", "PictureBitsPerPixel", "PictureIndexedColors",
      "PictureLength",
    ] {
      found.add(.flac, name, try body.uint32(at: position, .big))
      position += 4
    }
    let picture = try body.region(at: position, count: try body.uint32(at: position - 4, .big))
    found.add(.flac, "Picture", left: picture)
    found.note(.preview, picture)
  }
}
