/// The codec of an Ogg stream, from its first packet.
struct OggCodec {
  /// `Vorbis`, `Theora`, `Opus`, `FLAC`, `Speex`, `VP8`.
  let name: String
  /// What the packet with the comments begins with.
  let commentMark: [UInt8]
  private let header: ByteSlice

  /// Adds what the first packet says; nil of a codec that is not known.
  init?(_ packet: [UInt8], _ found: inout MetadataBuilder) throws(MetadataError) {
    let bytes = ByteSlice(packet)
    if bytes.matches("vorbis", at: 1), bytes[0] == 1 {
      name = "Vorbis"
      commentMark = [3] + Array("vorbis".utf8)
      header = bytes.suffix(from: 7)
      for row in TagTable.vorbis.rows {
        // A rate of 0 is none.
        let size = row.format?.size ?? 1
        let value = try header.slice(at: Int(row.id), count: size)
        if row.id >= 9, value.elements.allSatisfy({ $0 == 0 }) { continue }
        found.add(
          .vorbis, row.id, row.format ?? .byte, count: 1, .little, bytes: value, isInFile: false)
      }
    } else if bytes.matches("theora", at: 1), bytes[0] == 0x80 {
      name = "Theora"
      commentMark = [0x81] + Array("theora".utf8)
      header = bytes.suffix(from: 7)
      let hasShape = try header.uint32(at: 25, .big) & 0xff_ffff != 0
      found.add(
        .theora, fieldsOf: header, .big,
        except: hasShape ? nil : 23, isInFile: false)
    } else if bytes.matches("OpusHead") {
      name = "Opus"
      commentMark = Array("OpusTags".utf8)
      header = bytes.suffix(from: 8)
      found.add(.opus, fieldsOf: header, .little, isInFile: false)
    } else if bytes.matches("FLAC", at: 1), bytes[0] == 0x7f, bytes.count >= 13 {
      name = "FLAC"
      commentMark = []
      header = bytes
    } else if bytes.matches("Speex   ") {
      name = "Speex"
      commentMark = []
      header = bytes.suffix(from: 8)
    } else if bytes.matches("OVP80"), bytes[5] == 1, bytes[6] == 1 {
      // As FFmpeg and GStreamer have it: nothing of the field's knows it.
      name = "VP8"
      commentMark = Array("OVP80\u{2} ".utf8)
      header = bytes.suffix(from: 8)
    } else {
      return nil
    }
  }

  var isVideo: Bool { name == "Theora" || name == "VP8" }

  func track(number: Int) -> MovieTrack {
    var track = MovieTrack(
      number: number, kind: isVideo ? .video : .audio, codec: name)
    switch name {
    case "Vorbis":
      track.channels = try? header.uint8(at: 4)
      track.sampleRate = (try? header.uint32(at: 5, .little)).map { Double($0) }
    case "Opus":
      track.channels = try? header.uint8(at: 1)
      // What was put in; it always comes out at 48 kHz.
      track.sampleRate = 48_000
    case "Speex":
      // The Speex Codec Manual §7.3.
      track.channels = try? header.uint32(at: 40, .little)
      track.sampleRate = (try? header.uint32(at: 28, .little)).map { Double($0) }
    case "Theora", "VP8":
      if let size { (track.pixelWidth, track.pixelHeight) = size }
      track.frameRate = frameRate
    default: break
    }
    return track
  }

  /// The size as stored; nil where the header has none.
  private var size: (width: Int, height: Int)? {
    let isVP8 = name == "VP8"
    guard let width = try? isVP8 ? header.uint16(at: 0, .big) : header.uint32(at: 7, .big) >> 8,
      let height = try? isVP8 ? header.uint16(at: 2, .big) : header.uint32(at: 10, .big) >> 8,
      width > 0, height > 0
    else { return nil }
    return (width, height)
  }

  private var frameRate: Double? {
    let place = name == "VP8" ? 10 : 15
    guard let above = try? header.uint32(at: place, .big),
      let below = try? header.uint32(at: place + 4, .big),
      above > 0, below > 0
    else { return nil }
    return Double(above) / Double(below)
  }

  /// The size with square pixels (Theora §6.2, PARN and PARD; VP8 has the same).
  var shownSize: (width: Int, height: Int)? {
    guard let (width, height) = size else { return nil }
    // Two numbers of 24 bits.
    let place = name == "VP8" ? 3 : 22
    guard let above = try? header.uint32(at: place, .big),
      let below = try? header.uint32(at: place + 4, .big)
    else { return (width, height) }
    let shape = (above & 0xff_ffff, below >> 8)
    guard shape.0 > 0, shape.1 > 0 else { return (width, height) }
    return ((width * shape.0 + shape.1 / 2) / shape.1, height)
  }

  /// A place in time in seconds.
  func seconds(_ granule: Int) -> Double? {
    switch name {
    case "Vorbis":
      guard let rate = try? header.uint32(at: 5, .little), rate > 0 else { return nil }
      return Double(granule) / Double(rate)
    case "Speex":
      guard let rate = try? header.uint32(at: 28, .little), rate > 0 else { return nil }
      return Double(granule) / Double(rate)
    case "Opus":
      // RFC 7845 §4: what is to be skipped counts too.
      guard let skipped = try? header.uint16(at: 2, .little) else { return nil }
      return Double(max(0, granule - skipped)) / 48_000
    case "Theora":
      // §7.6 of Theora: the key frame, and frames since, in so many bits.
      guard let rate = frameRate, let bits = try? header.uint16(at: 33, .big) else { return nil }
      let shift = bits >> 5 & 31
      return Double(granule >> shift + granule & ((1 << shift) - 1)) / rate
    case "VP8":
      // Above what tells the frames that are not shown, the number of the next one that is.
      return frameRate.map { Double(granule >> 32) / $0 }
    default: return nil
    }
  }
}
