import UniformTypes

extension Container {
  /// Digital video (IEC 61834, SMPTE 314M and 370M): what the first frame says of itself.
  package static let dv = Container([FileFormat("DV", "dv", "video/x-dv", .dv)]) {
    (file, found) throws(MetadataError) in
    guard let frame = DVFrame(try file.head(count: DVFrame.searched)) else { return }
    frame.tell(size: file.count, &found)
  }
}

/// The first frame of digital video.
private struct DVFrame {
  private let bytes: ByteSlice
  private let start: Int
  private let profile: DVProfile

  /// So far a frame is looked for.
  static let searched = 12000

  init?(_ bytes: ByteSlice) {
    guard let start = Self.start(in: bytes.elements), start + 480 <= bytes.count,
      let flags = bytes[start + 3], let kind = bytes[start + 451], let third = bytes[4]
    else { return nil }
    self.bytes = bytes
    self.start = start
    let is50 = flags & 0x80 != 0
    let type = Int(kind & 0x1f)
    if is50, type == 0, third & 7 != 0 {
      profile = DVProfile.all[2]
    } else if let known = DVProfile.all.first(where: { $0.is50 == is50 && $0.type == type }) {
      profile = known
    } else {
      return nil
    }
  }

  /// Where a frame's header stands, or a subcode and what follows it.
  private static func start(in bytes: ArraySlice<UInt8>) -> Int? {
    let first = bytes.startIndex
    let last = bytes.endIndex - 4
    guard first <= last else { return nil }
    func has(_ index: Int, _ second: UInt8, _ fourth: UInt8) -> Bool {
      bytes[index + 1] == second && bytes[index + 2] == 0 && bytes[index + 3] == fourth
    }
    if let index = (first...last).first(where: {
      bytes[$0] == 0x1f && (has($0, 7, 0x3f) || has($0, 7, 0xbf))
    }) {
      return index - first
    }
    return (first...last).first { index in
      guard bytes[index] == 0 || bytes[index] == 0xff, bytes[index + 1] == 0x3f,
        bytes[index + 2] == 7, bytes[index + 3] == 0, index + 84 <= bytes.endIndex
      else { return false }
      return bytes[index + 80] == 0xff && bytes[index + 81] == 0x3f && bytes[index + 82] == 7
        && bytes[index + 83] == 1 && index - first >= 79
    }.map { $0 - first - 79 }
  }

  // MARK: Telling

  func tell(size: Int, _ found: inout MetadataBuilder) {
    let video = control()
    if let date = video.date { found.add(.dv, "DateTimeOriginal", text: date) }
    let rate = Double(profile.rate.numerator) / Double(profile.rate.denominator)
    let byteRate = Double(profile.frameSize) * rate
    let seconds = Double(size) / byteRate
    found.add(.dv, "ImageWidth", profile.width)
    found.add(.dv, "ImageHeight", profile.height)
    found.add(.dv, "Duration", doubles: [seconds])
    found.add(.dv, "TotalBitrate", doubles: [8 * byteRate])
    found.add(.dv, "VideoFormat", text: profile.format)
    if video.date != nil, let shape = video.shape {
      found.add(.dv, "VideoScanType", text: video.isInterlaced ? "Interlaced" : "Progressive")
      found.add(.dv, "FrameRate", doubles: [rate])
      found.add(.dv, "AspectRatio", text: shape)
    } else {
      found.add(.dv, "FrameRate", doubles: [rate])
    }
    found.add(.dv, "Colorimetry", text: profile.colors)
    var track = MovieTrack(number: 1, kind: .video, codec: "DV")
    track.pixelWidth = profile.width
    track.pixelHeight = profile.height
    // Pictures of high definition are wide (SMPTE 370M), others only where they say so.
    let isWide = profile.height > 576 || video.shape == "16:9"
    track.takeShape(
      isWide ? (16 * profile.height, 9 * profile.width) : (4 * profile.height, 3 * profile.width))
    track.frameRate = rate
    track.duration = seconds
    found.add(track)
    found.facts.creationDate = video.date
    tellSound(&found)
    found.facts.takeMainTrack()
  }

  /// The date, the time and the shape in the blocks of auxiliary data of video.
  private func control() -> (date: String?, shape: String?, isInterlaced: Bool) {
    var date: String?
    var time: String?
    var shape: String?
    var isInterlaced = false
    for block in 1..<6 where (bytes[start + block * 80] ?? 0) & 0xf0 == 0x50 {
      for number in 0..<15 {
        let place = start + block * 80 + number * 5 + 3
        guard let field = try? bytes.slice(at: place, count: 5).elements else { break }
        let pack = Array(field)
        if pack[0] == 0x61 {
          let application = (bytes[start + 4] ?? 0) & 7
          let isWide = pack[2] & 7 == 2 || application == 0 && pack[2] & 7 == 7
          shape = isWide ? "16:9" : "4:3"
          isInterlaced = pack[3] & 0x10 != 0
        } else if pack[0] == 0x62 {
          date = Self.digits([pack[4], pack[3] & 0x1f, pack[2] & 0x3f])
          date = date.map { ($0 < "9" ? "20" : "19") + $0 }
          time = nil
        } else if pack[0] == 0x63, date != nil {
          time = Self.digits([pack[4] & 0x3f, pack[3] & 0x7f, pack[2] & 0x7f], isStrict: false)
          break
        } else {
          // They have to stand together.
          time = nil
        }
      }
    }
    guard let date, let time else { return (nil, shape, isInterlaced) }
    return (date + " " + time, shape, isInterlaced)
  }

  /// `10:02:16` of a decimal digit in each four bits; nil where they are none.
  private static func digits(_ numbers: [UInt8], isStrict: Bool = true) -> String? {
    if isStrict, !numbers.allSatisfy({ $0 >> 4 < 10 && $0 & 15 < 10 }) { return nil }
    return numbers.map { hexadecimal(UInt64($0), digits: 2) }.joined(with: ":")
  }

  /// What the first block of auxiliary data of sound says.
  private func tellSound(_ found: inout MetadataBuilder) {
    let place = start + 80 * 6 + 80 * 16 * 3 + 3
    guard place + 4 < bytes.count, bytes[place] == 0x50, let kinds = bytes[place + 3],
      let last = bytes[place + 4]
    else { return }
    let frequency = Int(last >> 3 & 7)
    let isCoarse = last & 7 != 0
    var kind = Int(kinds & 0x1f)
    var track = MovieTrack(number: 2, kind: .audio, codec: "PCM")
    if kind < 3 {
      if kind == 0, isCoarse, frequency == 2 { kind = 2 }
      let channels = kind == 0 ? 2 : kind == 1 ? 0 : 4
      found.add(.dv, "AudioChannels", channels)
      track.channels = channels
    }
    if frequency < 3 {
      let rate = [48000, 44100, 32000][frequency]
      found.add(.dv, "AudioSampleRate", rate)
      track.sampleRate = Double(rate)
    }
    found.add(.dv, "AudioBitsPerSample", isCoarse ? 12 : 16)
    if last & 7 < 2 { track.sampleSize = isCoarse ? 12 : 16 }
    found.add(track)
  }
}

/// What there is of digital video, by two numbers in a frame.
private struct DVProfile {
  let is50: Bool
  let type: Int
  /// In bytes.
  let frameSize: Int
  let format: String
  let colors: String
  let rate: (numerator: Int, denominator: Int)
  let width: Int
  let height: Int

  init(
    _ is50: Bool, _ type: Int, _ frameSize: Int, _ format: String, _ colors: String,
    _ rate: (Int, Int), _ width: Int, _ height: Int
  ) {
    self.is50 = is50
    self.type = type
    self.frameSize = frameSize
    self.format = format
    self.colors = colors
    self.rate = rate
    self.width = width
    self.height = height
  }

  // swift-format-ignore
  static let all: [DVProfile] = [
    .init(false, 0, 120_000, "IEC 61834, SMPTE-314M - 525/60 (NTSC)", "4:1:1", (30000, 1001), 720, 480),
    .init(true, 0, 144_000, "IEC 61834 - 625/50 (PAL)", "4:2:0", (25, 1), 720, 576),
    .init(true, 0, 144_000, "SMPTE-314M - 625/50 (PAL)", "4:1:1", (25, 1), 720, 576),
    .init(false, 4, 240_000, "DVCPRO50: SMPTE-314M - 525/60 (NTSC) 50 Mbps", "4:2:2", (30000, 1001), 720, 480),
    .init(true, 4, 288_000, "DVCPRO50: SMPTE-314M - 625/50 (PAL) 50 Mbps", "4:2:2", (25, 1), 720, 576),
    .init(false, 0x14, 480_000, "DVCPRO HD: SMPTE-370M - 1080i60 100 Mbps", "4:2:2", (30000, 1001), 1280, 1080),
    .init(true, 0x14, 576_000, "DVCPRO HD: SMPTE-370M - 1080i50 100 Mbps", "4:2:2", (25, 1), 1440, 1080),
    .init(false, 0x18, 240_000, "DVCPRO HD: SMPTE-370M - 720p60 100 Mbps", "4:2:2", (60000, 1001), 960, 720),
    .init(true, 0x18, 288_000, "DVCPRO HD: SMPTE-370M - 720p50 100 Mbps", "4:2:2", (50, 1), 960, 720),
    .init(true, 1, 144_000, "IEC 61883-5 - 625/50 (PAL)", "4:2:0", (25, 1), 720, 576),
  ]
}
