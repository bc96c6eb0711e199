import MetadataKit
import Testing

/// Sound and movies of containers that say little: AAC, MOI, DV, Redcode, Flash programs.
@Suite struct SmallMediaTests {
  @Test func readsAAC() throws {
    // One frame, whose filler has the encoder's name.
    let filler: [UInt8] = Array("\0Lavc60.3.100\0".utf8)
    let data: [UInt8] = [0xc0 | UInt8(filler.count) << 1] + filler
    let length = 7 + data.count
    let frame: [UInt8] =
      [0xff, 0xf1, 0x50, 0x80 | UInt8(length >> 11), UInt8(length >> 3 & 0xff)]
      + [UInt8(length & 7) << 5 | 0x1f, 0xfc] + data
    let metadata = try Metadata(frame)
    #expect(metadata["File:FileType"]?.description == "AAC")
    #expect(metadata["AAC:ProfileType"]?.description == "Low Complexity")
    #expect(metadata["AAC:SampleRate"]?.description == "44100")
    #expect(metadata["AAC:Channels"]?.numericDescription == "2")
    #expect(metadata.facts.tracks.first?.sampleRate == 44100)
    for count in 0..<frame.count { _ = try? Metadata(Array(frame.prefix(count))) }
  }

  /// Radio amateurs' logs have a format that is called as AAC's is, and words are words.
  @Test(arguments: [
    "ADIF export from a log\n<ADIF_VER:5>3.1.0 <EOH>\n", "TTA1 and TTA2 are two genes.\n",
    "YUV4MPEG2 is a format of MJPEG tools.\n",
  ])
  func textsThatBeginAsSoundAreTexts(_ text: String) throws {
    let metadata = try Metadata(Array(text.utf8))
    #expect(metadata.format.name == "TXT" && metadata.facts.tracks.isEmpty)
  }

  /// One header for all of the sound: 128,000 bits a second, 44,100 Hz, two channels and one for low tones.
  @Test(arguments: [false, true]) func readsAACBehindOneHeader(_ isVariable: Bool) throws {
    let rate = String(128_000, radix: 2)
    let parts: [String] = [
      "1", String(repeating: "01", count: 36), "00", isVariable ? "1" : "0",
      String(repeating: "0", count: 23 - rate.count), rate, "0000",
      isVariable ? "" : String(repeating: "1", count: 20),
      // The program's number and profile, rate, elements in front, beside and behind, low ones, other data.
      "0000", "01", "0100", "0001", "0000", "0000", "01", "000", "0000",
      // How to mix them: to one as an element says; a pair.
      "10000", "0", "0", "1", "0000",
    ]
    let bits = parts.joined()
    var bytes: [UInt8] = []
    for start in stride(from: 0, to: bits.count, by: 8) {
      let byte = bits.dropFirst(start).prefix(8)
      bytes.append(UInt8(byte, radix: 2).map { $0 << UInt8(8 - byte.count) } ?? 0)
    }
    let head = Bytes("ADIF").raw(bytes)
    let file = head.zeros(16_000 - head.bytes.count)
    let metadata = try Metadata(file.bytes)
    let track = try #require(metadata.facts.tracks.first)
    #expect(track.codec == "AAC" && track.sampleRate == 44_100 && track.channels == 3)
    #expect(metadata.facts.duration == (isVariable ? nil : 1))
    #expect(track.bitRate == (isVariable ? nil : 128_000) && metadata.warnings.isEmpty)
    for length in 0..<60 { ContainerTests.exercise(Array(file.bytes[..<length])) }
    let title = Bytes("TIT2").big(6, size: 4).zeros(2).raw([3]).text("Title").bytes
    let tag = Bytes("ID3").raw([3, 0, 0, 0, 0, 0, UInt8(title.count)]).raw(title)
    let tagged = try Metadata(tag.raw(file.bytes).bytes)
    #expect(tagged.format.name == "AAC" && tagged.facts.duration == metadata.facts.duration)
    #expect(tagged.facts.tracks.first?.channels == 3)
    #expect(tagged["ID3v2_3:Title"]?.description == "Title")
  }

  /// FAAC and others write the headers of MPEG-2, which exiftool does not take for AAC.
  @Test(arguments: [(0xf1, true), (0xf9, false)] as [(UInt8, Bool)])
  func readsFramesOfMPEG2(_ second: UInt8, _ isInExiftool: Bool) throws {
    let frame: [UInt8] =
      [0xff, second, 0x6c, 0x40, 0x1e, 0x1f, 0xfc] + [UInt8](repeating: 0, count: 233)
    let metadata = try Metadata((0..<4).flatMap { _ in frame }, name: "a.aac")
    #expect(metadata.format.name == "AAC" && metadata.format.isInExiftool == isInExiftool)
    let track = try #require(metadata.facts.tracks.first)
    #expect(track.sampleRate == 8000 && track.channels == 1)
    #expect(metadata.facts.duration == 0.512)
    #expect(metadata["AAC:SampleRate"]?.description == "8000")
  }

  @Test func anEmptyAnimationOfAnimatorHasNoSize() throws {
    let bytes = Bytes().little(128, size: 4).little(0xaf12, 0, 0, 0, 8, 3, size: 2)
      .little(70, size: 4).zeros(108)
    let facts = try Metadata(bytes.bytes).facts
    #expect(facts.pixelWidth == nil && facts.frameCount == nil && facts.duration == nil)
  }

  /// 27 frames of 171 ms, and 128 of five seventieths of a second.
  @Test(
    arguments: [(0xaf12, 27, 171, 4.617), (0xaf11, 128, 5, 640.0 / 70), (0xaf12, 1, 0, nil)]
      as [(Int, Int, Int, Double?)])
  func readsAnimationsOfAnimator(
    _ kind: Int, _ frames: Int, _ delay: Int, _ duration: Double?
  ) throws {
    let bytes = Bytes().little(14_572, size: 4).little(kind, frames, 320, 200, 8, 3, size: 2)
      .little(delay, size: 4).zeros(108)
    let metadata = try Metadata(bytes.bytes)
    let facts = metadata.facts
    #expect(metadata.format.name == "FLC" && metadata.warnings.isEmpty)
    #expect(facts.pixelWidth == 320 && facts.pixelHeight == 200 && facts.frameCount == frames)
    #expect(facts.bitDepth == 8 && facts.isIndexed == true && facts.codec == "FLC")
    #expect(facts.duration == duration && metadata.movie?.tracks.count == 1)
    bytes.readEveryTruncation()
  }

  @Test(arguments: [("#!AMR\n", "samr", 8000), ("#!AMR-WB\n", "sawb", 16000)])
  func readsSpeechOfTelephones(_ name: String, _ codec: String, _ rate: Double) throws {
    let metadata = try Metadata(Array(name.utf8) + [0x3c, 0x24, 3, 0xb7])
    let track = try #require(metadata.facts.tracks.first)
    #expect(track.codec == codec && track.sampleRate == rate && track.channels == 1)
    #expect(metadata.facts.codec == codec)
  }

  /// Frames have 20 ms, also those without data; what is cut off is none.
  @Test(arguments: [("#!AMR\n", 7, 31), ("#!AMR-WB\n", 8, 60)])
  func countsFramesOfSpeech(_ name: String, _ form: UInt8, _ length: Int) throws {
    let frame = [form << 3 | 4] + [UInt8](repeating: 1, count: length)
    var speech = Array(name.utf8)
    for _ in 0..<3000 { speech += frame }
    speech.append(15 << 3 | 4)
    let metadata = try Metadata(speech + frame.dropLast())
    #expect(metadata.facts.duration == 60.02)
    #expect(metadata.facts.tracks.first?.duration == 60.02)
    // A form that there is not.
    #expect(try Metadata(speech + [12 << 3]).facts.duration == nil)
    #expect(try Metadata(Array(name.utf8) + frame.dropLast()).facts.duration == nil)
  }

  @Test func readsMOI() throws {
    var bytes = [UInt8](repeating: 0, count: 256)
    let parts: [(Int, [UInt8])] = [
      (0, Array("V6".utf8)), (4, [1, 0]), (6, [0x07, 0xdb, 5, 15, 17, 58, 0xbb, 0x80]),
      (14, BoxBytes.number(8160, 4)), (128, [0x51]), (132, [0, 0xc1]), (134, [11]),
      (218, [0x58, 0x96]),
    ]
    for (place, value) in parts {
      bytes.replaceSubrange(place..<(place + value.count), with: value)
    }
    let metadata = try Metadata(bytes)
    #expect(metadata["MOI:DateTimeOriginal"]?.description == "2011:05:15 17:58:48.000")
    #expect(metadata["MOI:Duration"]?.description == "8.16 s")
    #expect(metadata["MOI:AspectRatio"]?.description == "4:3 PAL")
    #expect(metadata["MOI:AudioBitrate"]?.description == "224 kbps")
    #expect(metadata["MOI:VideoBitrate"]?.numericDescription == "8500000")
  }

  /// Pictures of digital video are wide where they say so, those of high definition always.
  @Test(
    arguments: [
      (0x3f, 0, nil, 720, 640), (0xbf, 0, 2, 720, 1024), (0xbf, 0, 0, 720, 768),
      (0x3f, 0x18, nil, 960, 1280),
    ] as [(UInt8, UInt8, UInt8?, Int, Int)])
  func showsPixelsOfDV(
    _ flags: UInt8, _ kind: UInt8, _ shape: UInt8?, _ width: Int, _ shown: Int
  ) throws {
    var frame = Bytes().raw([0x1f, 7, 0, flags]).zeros(600).with([kind], at: 451)
    if let shape { frame = frame.with([0x50, 0, 0, 0x61, 0, shape, 0, 0], at: 240) }
    let metadata = try Metadata(frame.bytes)
    #expect(metadata.facts.pixelWidth == width && metadata.facts.displayWidth == shown)
    #expect(metadata["DV:AspectRatio"] == nil)
  }

  @Test(arguments: [(0, 16), (0x11, 12), (2, nil)] as [(UInt8, Int?)])
  func tellsTheBitsOfASampleOfDV(_ coding: UInt8, _ bits: Int?) throws {
    let frame = Bytes().raw([0x1f, 7, 0, 0xbf]).zeros(4500)
      .with([0x50, 0, 0, 0, coding], at: 4323)
    let sound = try #require(try Metadata(frame.bytes).facts.tracks.last)
    #expect(sound.kind == .audio && sound.sampleSize == bits)
  }

  @Test func readsFlashPrograms() throws {
    // A rectangle of 50 × 50 pixels in numbers of eleven bits.
    let numbers = "01011" + "00000000000" + "01111101000" + "00000000000" + "01111101000"
    let padded = numbers + String(repeating: "0", count: 7 - (numbers.count + 7) % 8)
    let rectangle = stride(from: 0, to: padded.count - padded.count % 8, by: 8).compactMap {
      place in
      UInt8(padded.dropFirst(place).prefix(8), radix: 2)
    }
    let packet = Array(
      "<x:xmpmeta xmlns:x='adobe:ns:meta/' x:xmptk='Kit'></x:xmpmeta>".utf8)
    let size = BoxBytes.number(packet.count, 4).reversed()
    let tags: [UInt8] = [0x44, 0x11, 0x18, 0, 0, 0] + [0x7f, 0x13] + size + packet
    let bytes = Array("FWS".utf8) + [6, 0, 0, 0, 0] + rectangle + [0, 12, 2, 0] + tags
    let metadata = try Metadata(bytes)
    #expect(metadata["Flash:FlashVersion"]?.description == "6")
    #expect(metadata["Flash:ImageWidth"]?.description == "50")
    #expect(metadata["Flash:Duration"]?.description == "0.17 s")
    #expect(metadata["Flash:FlashAttributes"]?.description == "ActionScript3, HasMetadata")
    #expect(metadata["XMP-x:XMPToolkit"]?.description == "Kit")
    for count in 8..<bytes.count { _ = try? Metadata(Array(bytes.prefix(count))) }
  }

  /// A rectangle may have its sides the other way around; tags may be a million without bytes.
  @Test func damagedFlashProgramsAreBounded() throws {
    // Sides of three bits: 7 and 0, 0 and 7.
    let head = Array("FWS".utf8) + [6, 0, 0, 0, 0, 0b0001_1111, 0b0000_0001, 0b1100_0000]
    let file = head + [0, 12, 2, 0, 0x44, 0x11, 0x10, 0, 0, 0] + [UInt8](repeating: 0, count: 200)
    #expect(try Metadata(file).facts.pixelWidth == nil)
    var options = ReadOptions()
    options.limits.decodedBytes = 5000
    let metadata = try Metadata(file, options: options)
    #expect(metadata.warnings.map(\.code) == [.limitExceeded])
  }

  @Test func readsRedcode() throws {
    func entry(_ tag: Int, _ value: [UInt8]) -> [UInt8] {
      BoxBytes.number(value.count + 4, 2) + BoxBytes.number(tag, 2) + value
    }
    var directory =
      entry(0x1000, Array("01:49:54:11\0".utf8)) + entry(0x1023, Array("20160118\0".utf8))
      + entry(0x406a, [0, 49]) + entry(0x606c, [0xff, 0xff, 0xff, 0xff])
    directory += entry(0x1071, Array("S-WEAPON".utf8) + [UInt8](repeating: 0, count: 300))
    var header = [UInt8](repeating: 0, count: 0x5c)
    header.replaceSubrange(4..<8, with: Array("RED2".utf8))
    header[7] = 0x32
    header.replaceSubrange(
      0x4c..<0x54, with: BoxBytes.number(5120, 4) + BoxBytes.number(2560, 4))
    header.replaceSubrange(0x56..<0x5c, with: [3, 0xe9, 0, 0, 0x5d, 0xc0])
    header[0x40] = 1
    var bytes = header + BoxBytes.number(directory.count, 2) + directory
    bytes.replaceSubrange(0..<4, with: BoxBytes.number(bytes.count, 4))
    let metadata = try Metadata(bytes)
    #expect(metadata["Red:ImageWidth"]?.description == "5120")
    #expect(metadata["Red:FrameRate"]?.description == "23.976")
    #expect(metadata["Red:StartEdgeCode"]?.description == "01:49:54:11")
    #expect(metadata["Red:DateCreated"]?.description == "2016:01:18")
    #expect(metadata["Red:FNumber"]?.description == "4.9")
    #expect(metadata["Red:FocusDistance"]?.description == "-0.001 m")
    #expect(metadata["Red:Model"]?.description == "S-WEAPON")
    #expect(metadata.facts.pixelHeight == 2560)
    for count in 8..<bytes.count { _ = try? Metadata(Array(bytes.prefix(count))) }
  }

  /// The sides of a stage have signs (SWF File Format 19, RECT).
  @Test func aStageMayStartLeftOfItsMiddle() throws {
    // Thirteen bits each: -4000, 4000, 0, 2000.
    var bits: [UInt8] = []
    for (value, count) in [(13, 5), (-4000, 13), (4000, 13), (0, 13), (2000, 13)] {
      bits += (0..<count).reversed().map { UInt8(value >> $0 & 1) }
    }
    bits += [UInt8](repeating: 0, count: 64 - bits.count)
    let rectangle = stride(from: 0, to: 64, by: 8).map { start in
      bits[start..<(start + 8)].reduce(UInt8(0)) { $0 << 1 | $1 }
    }
    let file = Bytes("FWS\u{6}").little(8 + 8 + 4, size: 4).raw(rectangle).raw([0, 12, 1, 0])
    let facts = try Metadata(file.bytes).facts
    #expect(facts.pixelWidth == 400 && facts.pixelHeight == 100)
  }
}
