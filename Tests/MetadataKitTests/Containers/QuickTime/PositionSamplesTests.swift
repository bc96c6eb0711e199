import MetadataKit
import Testing

/// Samples and boxes of a movie that hold positions, and what exiftool's form says of samples.
@Suite struct PositionSamplesTests {
  /// A movie with a track whose samples stand in `mdat`, all in one chunk.
  private func movie(_ handler: String, _ format: String, _ samples: [UInt8]...) -> [UInt8] {
    movie(handler, format, samples)
  }

  private func movie(_ handler: String, _ format: String, _ samples: [[UInt8]]) -> [UInt8] {
    let type = BoxBytes.fileType("mp42", "mp42")
    let entry = BoxBytes.box(format, BoxBytes.number(1, 8))
    func file(_ start: Int) -> [UInt8] {
      let table = BoxBytes.box(
        "stbl", BoxBytes.full("stsd", BoxBytes.number(1, 4), entry),
        BoxBytes.full(
          "stsc", BoxBytes.number(1, 4), BoxBytes.number(1, 4), BoxBytes.number(samples.count, 4),
          BoxBytes.number(1, 4)),
        BoxBytes.full(
          "stsz", BoxBytes.number(0, 4), BoxBytes.number(samples.count, 4),
          samples.flatMap { BoxBytes.number($0.count, 4) }),
        BoxBytes.full("stco", BoxBytes.number(1, 4), BoxBytes.number(start, 4)))
      return type
        + BoxBytes.box(
          "moov",
          BoxBytes.box(
            "trak",
            BoxBytes.box("mdia", BoxBytes.handler(handler), BoxBytes.box("minf", table))))
    }
    return file(file(0).count + 8) + BoxBytes.box("mdat", samples.flatMap { $0 })
  }

  /// A record of GoPro's; a kind of 0 is a container.
  private func record(_ key: String, kind: String = "\0", _ value: [UInt8]) -> [UInt8] {
    Array(key.utf8) + Array(kind.utf8) + [1] + BoxBytes.number(value.count, 2) + value
      + [UInt8](repeating: 0, count: (4 - value.count % 4) % 4)
  }

  private func told(_ bytes: [UInt8], _ group: String = "Track1") throws -> String? {
    try Metadata(bytes)["\(group):PositionRecords"]?.description
  }

  @Test func looksIntoTelemetry() throws {
    func sample(_ key: String, _ value: [UInt8]) -> [UInt8] {
      record(
        "DEVC",
        record("DVNM", kind: "c", Array("Camera".utf8))
          + record("STRM", record(key, kind: "l", value)))
    }
    let bytes = movie("meta", "gpmd", sample("GPS5", [1, 2, 3, 4]))
    #expect(try told(bytes) == "GoPro's telemetry (GPS5)")
    let nine = movie("meta", "gpmd", sample("ACCL", [1, 2]), sample("GPS9", [1]))
    #expect(try told(nine) == "GoPro's telemetry (GPS9)")
    #expect(try told(movie("meta", "gpmd", sample("ACCL", [1, 2, 3, 4]))) == nil)
    #expect(try told(movie("meta", "gpmd", sample("GPS5", []))) == nil)
    for length in 0..<bytes.count { _ = try? Metadata(Array(bytes.prefix(length))) }
  }

  @Test(arguments: [
    ("com.apple.quicktime.location.ISO6709", "Apple's timed metadata (location.ISO6709)"),
    ("com.apple.quicktime.still-image-time", nil),
  ])
  func looksIntoApplesKeys(_ key: String, _ told: String?) throws {
    let keys = BoxBytes.box(
      "keys",
      BoxBytes.box(
        "\0\0\0\u{1}", BoxBytes.box("keyd", Array("mdta\(key)".utf8)),
        BoxBytes.box("dtyp", BoxBytes.number(0, 4), BoxBytes.number(1, 4))))
    let track = MovieBytes.track("meta", BoxBytes.box("mebx", BoxBytes.number(1, 8), keys))
    let bytes = MovieBytes.file("qt  ", track)
    #expect(try self.told(bytes) == told)
    for length in 0..<bytes.count { _ = try? Metadata(Array(bytes.prefix(length))) }
  }

  @Test func looksIntoCameraMotion() throws {
    let turn = [0, 0, 2, 0] + [UInt8](repeating: 0, count: 12)
    let place = [0, 0, 5, 0] + [UInt8](repeating: 1, count: 24)
    let bytes = movie("camm", "camm", turn, place)
    #expect(try told(bytes) == "camera motion metadata (camm 5)")
    #expect(try told(movie("camm", "camm", turn, turn)) == nil)
  }

  @Test func looksIntoSony() throws {
    let header = BoxBytes.number(28, 2) + [UInt8](repeating: 0, count: 26)
    let label: [UInt8] = [0x06, 0x0e, 0x2b, 0x34] + .init(repeating: 2, count: 12)
    let ratio = [UInt8](repeating: 1, count: 24)
    let latitude = BoxBytes.number(0x8502, 2) + BoxBytes.number(24, 2) + ratio
    let other = BoxBytes.number(0xe301, 2) + BoxBytes.number(4, 2) + [0, 0, 0, 1]
    let set = BoxBytes.number(0x8300, 2) + BoxBytes.number(36, 2)
    let bytes = movie("meta", "rtmd", header + label + set + other + latitude)
    #expect(try told(bytes) == "Sony's metadata (rtmd)")
    #expect(try told(movie("meta", "rtmd", header + label + set + other)) == nil)
  }

  @Test func looksIntoTextsAndDashCameras() throws {
    func sentence(_ status: String) -> [UInt8] {
      Array("\0\u{40}4,512;$GPRMC,041646.00,\(status),5000.00000,N,3000.00000,E".utf8)
    }
    #expect(try told(movie("sbtl", "tx3g", sentence("A"))) == "sentences of NMEA (RMC)")
    #expect(try told(movie("sbtl", "tx3g", sentence("V"))) == nil)
    #expect(try told(movie("text", "text", Array("\0\u{9}Chapter 1".utf8))) == nil)
    #expect(try told(movie("data", "RVMI", Array("gReV".utf8))) == "records of RVMI (gReV)")
    func fix(_ degrees: Double) -> [UInt8] {
      BoxBytes.number(Int(bitPattern: UInt(degrees.bitPattern)), 8).reversed()
        + [UInt8](repeating: 0, count: 24)
    }
    let unknown = fix(4_294_967_295)
    #expect(
      try told(movie("meta", "ssmd", unknown, fix(5030)))
        == "a dash camera's records (ssmd)")
    #expect(try told(movie("meta", "ssmd", unknown)) == nil)
  }

  /// A dash camera that starts has no place for minutes; others tell of their motion in between.
  @Test func positionsMayComeLate() throws {
    func words(_ state: String) -> [UInt8] { Array("$GPRMC,120000.00,\(state),4807.038,N".utf8) }
    let text = movie("text", "text", Array(repeating: words("V"), count: 100) + [words("A")])
    #expect(try told(text) == "sentences of NMEA (RMC)")
    let gyro: [UInt8] = [0, 0, 2, 0] + [UInt8](repeating: 0, count: 12)
    let place: [UInt8] = [0, 0, 5, 0] + [UInt8](repeating: 1, count: 24)
    let motion = movie("camm", "camm", Array(repeating: gyro, count: 200) + [place])
    #expect(try told(motion) == "camera motion metadata (camm 5)")
  }

  /// Each photo of an iPhone that moves has such tracks.
  @Test func readsNoSamplesThatHoldNoPositions() throws {
    let sample = [UInt8](repeating: 1, count: 64 << 10)
    let metadata = try Metadata(movie("meta", "mebx", sample, sample))
    #expect(metadata.statistics.bytesRead < 32 << 10)
  }

  @Test func findsBoxes() throws {
    let group = "QuickTime"
    let freeGPS = "a dash camera's blocks (freeGPS)"
    let movie = MovieBytes.file("mp42")
    let block = BoxBytes.box("free", Array("GPS ".utf8), [UInt8](repeating: 0, count: 40))
    #expect(try told(movie + block, group) == freeGPS)
    #expect(try told(movie + BoxBytes.box("free", Array("text".utf8)), group) == nil)
    // There is one for each second.
    let tags = try Metadata(movie + block + block).tags
    #expect(tags.filter { $0.name == "PositionRecords" }.count == 1)
    // Novatek's index counts if it leads to a block.
    func indexed(_ place: Int) -> [UInt8] {
      MovieBytes.file(
        "mp42",
        BoxBytes.box(
          "gps ", BoxBytes.number(0x101, 4), BoxBytes.number(1, 4), BoxBytes.number(place, 4),
          BoxBytes.number(block.count, 4)))
    }
    let place = indexed(0).count + 8
    #expect(try told(indexed(place) + BoxBytes.box("mdat", block), group) == freeGPS)
    #expect(try told(indexed(place + 4) + BoxBytes.box("mdat", block), group) == nil)
    let ligo = BoxBytes.box("skip", Array("LIGOGPSINFO\0".utf8), [UInt8](repeating: 1, count: 40))
    #expect(try told(movie + ligo, group) == "LigoGPS's records (LIGOGPSINFO)")
  }

  /// What exiftool warns of, once, at the first track of samples that it could read; the record of
  /// positions is none of its tags.
  @Test func warnsInExiftoolsForm() throws {
    func form(_ bytes: [UInt8]) throws -> String {
      var json = JSONWriter()
      ExiftoolView(isNumeric: false).write(try Metadata(bytes), name: [], &json)
      return json.text.string
    }
    let warning = "Track2:Warning"
    let sound = MovieBytes.track("soun", MovieBytes.sound("mp4a"))
    let text = MovieBytes.track("text", BoxBytes.box("text", BoxBytes.number(1, 8)))
    let bytes = MovieBytes.file("mp42", sound, text, text)
    let told = try form(bytes)
    #expect(told.contains(warning))
    #expect(told.contains("[minor] The ExtractEmbedded option may find more tags"))
    #expect(!told.contains("Track3:Warning"))
    let metadata = try Metadata(bytes)
    #expect(metadata["Track2:Warning"]?.isListed != true)
    #expect(!(try form(MovieBytes.file("mp42", sound)).contains("Warning")))
    let camera = try form(movie("data", "RVMI", Array("gReV".utf8)))
    #expect(camera.contains("Track1:Warning") && !camera.contains("PositionRecords"))
  }
}
