/// What the tracks of Canon's raw photos hold: one sample each.
enum CanonSample {
  /// - Parameters:
  ///   - codec: how the track's samples are coded.
  ///   - isJPEG: whether they are pictures for people.
  static func read(
    _ samples: LeadingSamples, codec: FourCC?, isJPEG: Bool, file: Region, _ scope: MovieScope,
    _ found: inout MetadataBuilder
  ) {
    guard isJPEG || codec == "CTMD", let region = samples.regions(in: file).first else { return }
    found.add(.canonTimed, "SampleTime", group: scope.track, integers: [0, 1])
    if let length = samples.length {
      found.add(
        .canonTimed, "SampleDuration", group: scope.track,
        integers: [length, max(1, scope.mediaTimeScale)])
    }
    guard isJPEG else { return readMetadata(region, scope, &found) }
    found.add(.canonTimed, "JpgFromRaw", group: scope.track, left: region)
    found.note(.preview, region)
  }

  /// Records of a size, a kind and a value.
  private static func readMetadata(
    _ body: Region, _ scope: MovieScope, _ found: inout MetadataBuilder
  ) {
    var position = 0
    for _ in 0..<256 {
      guard let size = try? body.uint32(at: position, .little), size >= 12,
        let kind = try? body.uint16(at: position + 4, .little),
        let value = try? body.region(at: position + 12, count: size - 12)
      else { return }
      position += size
      try? read(kind, value, scope, &found)
    }
  }

  private static func read(
    _ kind: Int, _ value: Region, _ scope: MovieScope, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    switch kind {
    case 1:
      let bytes = try value.slice(at: 0, count: 10)
      var text = TextBuffer()
      text.append(try bytes.uint16(at: 2, .little), digits: 4)
      for (index, mark) in [":", ":", " ", ":", ":", "."].enumerated() {
        text.append(mark)
        text.append(try bytes.uint8(at: 4 + index), digits: 2)
      }
      found.add(.canonTimed, "TimeStamp", group: scope.track, text: text.bytes, offset: -1)
    case 4: try add("FocalLength", value, at: 0, scope, &found)
    case 5:
      try add("FNumber", value, at: 0, scope, &found)
      try add("ExposureTime", value, at: 4, scope, &found)
      let speed = try value.uint32(at: 8, .little)
      found.add(.canonTimed, "ISO", group: scope.track, speed & 0x7fff_ffff)
    case 7, 8, 9:
      // TIFF structures behind their size and the number of the tag that each is for.
      var position = 0
      while let size = try? value.uint32(at: position, .little), size > 8,
        let tag = try? value.uint32(at: position + 4, .little),
        let block = try? value.region(at: position + 8, count: size - 8)
      {
        if tag == 0x927c {
          found.note(.makerNote, block)
          found.postpone(.canonNote, block, group: scope.track)
        }
        position += size
      }
    default: return
    }
  }

  /// A fraction of two numbers of 16 bits.
  private static func add(
    _ name: String, _ value: Region, at position: Int, _ scope: MovieScope,
    _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    found.add(
      .canonTimed, name, group: scope.track,
      rationals: [
        Rational(
          Int64(try value.uint16(at: position, .little)),
          Int64(try value.uint16(at: position + 2, .little)))
      ])
  }
}
