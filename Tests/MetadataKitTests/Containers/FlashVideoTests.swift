import MetadataKit
import Testing

@Suite struct FlashVideoTests {
  private func packet(_ kind: UInt8, _ data: [UInt8]) -> [UInt8] {
    [kind] + BoxBytes.number(data.count, 3) + [UInt8](repeating: 0, count: 7) + data
      + BoxBytes.number(data.count + 11, 4)
  }

  private func key(_ text: String) -> [UInt8] {
    BoxBytes.number(text.utf8.count, 2) + Array(text.utf8)
  }

  private func number(_ value: Double) -> [UInt8] {
    [0] + BoxBytes.number(Int(bitPattern: UInt(value.bitPattern)), 8)
  }

  private func array(_ items: [UInt8]...) -> [UInt8] {
    [10] + BoxBytes.number(items.count, 4) + items.flatMap { $0 }
  }

  private func structure(_ parts: [UInt8]...) -> [UInt8] {
    [3] + parts.flatMap { $0 } + [0, 0, 9]
  }

  private var movie: [UInt8] {
    let script: [UInt8] =
      [2] + key("onMetaData") + [8, 0, 0, 0, 9] + key("duration") + number(61.5) + key("width")
      + number(320) + key("height") + number(240) + key("framerate") + number(29.97)
      + key("audiodatarate") + number(128) + key("hasAudio") + [1, 1] + key("custom_1") + [2]
      + key("text") + key("creationdate") + [2] + key("Tue Jan 02 03:04:05 2024\n")
      + key("metadatadate") + [11] + number(1_704_164_645_678).dropFirst() + [0, 60]
      + key("keyframes")
      + structure(key("times") + array(number(0), number(1.5)))
      + key("cuePoints")
      + array(
        structure(
          key("name") + [2] + key("first"), key("parameters") + structure(key("a") + number(1))))
      + [0, 0, 9]
    return Array("FLV".utf8) + [1, 5, 0, 0, 0, 9, 0, 0, 0, 0] + packet(18, script)
      + packet(9, [0x12, 0]) + packet(8, [0x2e, 0]) + packet(9, [0x17])
  }

  /// A number in so many bits.
  private func bits(_ number: Int, _ count: Int) -> String {
    let digits = String(number, radix: 2)
    return String(repeating: "0", count: count - digits.count) + digits
  }

  /// Old programs write the width for the height into the script.
  @Test(arguments: [(0, 8, 192, 144), (1, 16, 640, 361), (3, 0, 176, 144), (5, 0, 320, 240)])
  func readsSizesOfSorenson(_ code: Int, _ count: Int, _ width: Int, _ height: Int) throws {
    // A start, a version, a time, the kind of size.
    var picture = bits(1, 17) + bits(0, 5) + bits(9, 8) + bits(code, 3)
    if count > 0 { picture += bits(width, count) + bits(height, count) }
    picture += String(repeating: "0", count: 80 - picture.count)
    let bytes = stride(from: 0, to: 80, by: 8).compactMap {
      UInt8(picture.dropFirst($0).prefix(8), radix: 2)
    }
    let file = Array("FLV".utf8) + [1, 1, 0, 0, 0, 9, 0, 0, 0, 0] + packet(9, [0x12] + bytes)
    let metadata = try Metadata(file)
    #expect(metadata.facts.pixelWidth == width && metadata.facts.pixelHeight == height)
  }

  @Test func readsScriptAndPackets() throws {
    let metadata = try Metadata(movie)
    #expect(metadata["Flash:Duration"]?.description == "0:01:02")
    #expect(metadata["Flash:FrameRate"]?.description == "29.97")
    #expect(metadata["Flash:AudioBitrate"]?.description == "128 kbps")
    #expect(metadata["Flash:AudioBitrate"]?.numericDescription == "128000")
    #expect(metadata["Flash:HasAudio"]?.description == "Yes")
    #expect(metadata["Flash:Custom_1"]?.description == "text")
    #expect(metadata["Flash:CreateDate"]?.description == "Tue Jan 02 03:04:05 2024")
    #expect(metadata["Flash:MetadataDate"]?.description == "2024:01:02 03:04:05.678000+01:00")
    #expect(metadata["Flash:KeyFramesTimes"]?.values.map(\.description) == ["0", "1.5"])
    #expect(metadata["Flash:CuePoint0Name"]?.description == "first")
    #expect(metadata["Flash:CuePoint0ParameterA"]?.description == "1")
    #expect(metadata["Flash:VideoEncoding"]?.description == "Sorensen H.263")
    #expect(metadata["Flash:AudioEncoding"]?.description == "MP3")
    #expect(metadata["Flash:AudioSampleRate"]?.description == "44100")
    #expect(metadata["Flash:AudioChannels"]?.description == "1 (mono)")
    #expect(metadata.facts.duration == 61.5)
    #expect(metadata.facts.pixelWidth == 320)
    #expect(metadata.facts.tracks.count == 2)
  }

  /// As FFmpeg writes it.
  @Test func aConvertedMovieSaysWhenItWasMade() throws {
    let script: [UInt8] =
      [2] + key("onMetaData") + [8, 0, 0, 0, 1] + key("creation_time") + [2]
      + key("2016-05-31 17:01:35") + [0, 0, 9]
    let metadata = try Metadata(
      Array("FLV".utf8) + [1, 1, 0, 0, 0, 9, 0, 0, 0, 0] + packet(18, script))
    #expect(metadata.created?.local == "2016-05-31T17:01:35")
    #expect(metadata.created?.source == "Flash:Creation_time")
  }

  @Test func listsWithinAListStandInIt() throws {
    let script: [UInt8] =
      [2] + key("onMetaData")
      + structure(key("places") + array(array(number(1), number(2)), number(99)))
    let metadata = try Metadata(
      Array("FLV".utf8) + [1, 5, 0, 0, 0, 9, 0, 0, 0, 0] + packet(18, script))
    #expect(metadata["Flash:Places"]?.values.map(\.description) == ["1", "2", "99"])
  }

  @Test func picturesAreAsTheirParametersSay() throws {
    let unit = AVCBytes.parameters(shape: "100001110")
    let record: [UInt8] = [0x17, 0, 0, 0, 0, 1, 66, 0, 40, 0xff, 0xe1, 0, UInt8(unit.count)]
    let head = Array("FLV".utf8) + [1, 1, 0, 0, 0, 9, 0, 0, 0, 0]
    let metadata = try Metadata(head + packet(9, record + unit))
    #expect(metadata.facts.pixelWidth == 1440 && metadata.facts.pixelHeight == 1080)
    #expect(metadata.facts.displayWidth == 1920 && metadata.facts.displayHeight == 1080)
    #expect(metadata.facts.bitDepth == 8 && metadata.facts.colorModel == .rgb)
    #expect(metadata.facts.hasAlpha == false)
    #expect(try Metadata(head + packet(9, record)).facts.pixelWidth == nil)
  }

  /// Of some codecs the byte says the same whatever they have.
  @Test(
    arguments: [
      ([0xaf, 0, 0x13, 0x88], 22050, 1), ([0xaf, 1, 0x13, 0x88], nil, nil), ([0xb2], 16000, 1),
      ([0x72], 8000, 1), ([0x52], 8000, 1), ([0x42], 16000, 1), ([0x2f], 44100, 2),
    ] as [([UInt8], Double?, Int?)])
  func soundIsWhatItsCodecSays(_ bytes: [UInt8], _ rate: Double?, _ channels: Int?) throws {
    let file = Array("FLV".utf8) + [1, 4, 0, 0, 0, 9, 0, 0, 0, 0] + packet(8, bytes)
    let track = try #require(try Metadata(file).facts.tracks.first)
    #expect(track.sampleRate == rate && track.channels == channels)
  }

  @Test func boundsWhatLiesWithinItself() throws {
    var script: [UInt8] = [2] + key("onMetaData")
    for _ in 0..<5000 { script += [10, 0, 0, 0, 1] }
    let bytes = Array("FLV".utf8) + [1, 1, 0, 0, 0, 9, 0, 0, 0, 0] + packet(18, script)
    let metadata = try Metadata(bytes + packet(9, [0x12]))
    #expect(metadata.warnings.contains { $0.code == .limitExceeded })
    #expect(metadata["Flash:VideoEncoding"] != nil)
  }

  /// A movie that ends between two packets looks whole; its script data know better where the length
  /// behind the last packet is gone, too.
  @Test func theStatedSizeTellsOfWhatIsGone() throws {
    func movie(_ size: Double) -> [UInt8] {
      Array("FLV".utf8) + [1, 1, 0, 0, 0, 9, 0, 0, 0, 0]
        + packet(
          18,
          [2] + key("onMetaData") + [8, 0, 0, 0, 1] + key("filesize") + number(size) + [0, 0, 9])
        + packet(9, [0x12, 0]) + packet(9, [0x22, 0])
    }
    let count = movie(0).count
    #expect(try Metadata(movie(Double(count))).warnings.isEmpty)
    #expect(try Metadata(movie(Double(count)).dropLast(4)).warnings.map(\.code) == [.truncated])
    #expect(try Metadata(movie(Double(count) - 4).dropLast(4)).warnings.isEmpty)
    #expect(try Metadata(movie(0).dropLast(4)).warnings.isEmpty)
  }

  @Test func survivesEveryTruncationAndLie() {
    Bytes().raw(movie).readEveryTruncationAndLie()
  }
}
