import MetadataKit
import Testing
import UniformTypes

/// What is coded in a file is there to its end, or that is said, wherever a copy broke off.
@Suite struct WholenessTests {
  private func firstDamage(_ bytes: some Sequence<UInt8>, _ type: TypeIdentifier) -> Warning? {
    firstDamage(bytes, of: FileFormat("", "", "", type))
  }

  private func firstDamage(_ bytes: some Sequence<UInt8>, of format: FileFormat) -> Warning? {
    Wholeness.firstDamage(in: ByteReader(Array(bytes)), of: format)
  }

  @Test(arguments: [
    ("plain.jpg", TypeIdentifier.jpeg), ("progressive-gray.jpg", .jpeg), ("picture.jp2", .jpeg2000),
    ("picture.j2k", .jpeg2000), ("picture.jxl", .jpegxl), ("compressed-boxes.jxl", .jpegxl),
    ("sound.flac", .flac), ("sound.mp3", .mp3), ("sound.mp2", .mp2),
    ("sound.aac", .aac), ("sound.ac3", .ac3),
  ])
  func everyEndThatIsMissingIsTold(_ name: String, _ type: TypeIdentifier) throws {
    let whole = try Fixture.bytes(name)
    #expect(firstDamage(whole, type) == nil)
    for missing in [10, 100, whole.count / 3, whole.count / 2 + 3] {
      let damage = firstDamage(whole.dropLast(missing), type)
      #expect(damage != nil, "\(missing) bytes")
      #expect(damage?.offset != nil)
    }
  }

  @Test(arguments: [
    "picture.exr", "picture.hdr", "picture.pcx", "picture.qoi", "picture.sgi", "picture.tga",
    "sound.wv",
  ])
  func everyEndOfWhatIsCodedInRunsIsTold(_ name: String) throws {
    let whole = try Fixture.bytes(name)
    let metadata = try Metadata(whole)
    #expect(metadata.warnings.isEmpty && firstDamage(whole, of: metadata.format) == nil)
    // A tag behind the sound is none of it.
    let end = whole.firstRange(of: Array("APETAGEX".utf8))?.lowerBound ?? whole.count
    for count in stride(from: end / 4, to: end - 1, by: 7) {
      let damage = firstDamage(whole.prefix(count), of: metadata.format)
      #expect(damage?.code == .truncated && damage?.offset == count, "\(count) bytes")
    }
  }

  /// The second of the table of chunks: none was written, or it would be where nothing can be.
  @Test(arguments: [[UInt8](repeating: 0, count: 8), [UInt8](repeating: 0xff, count: 7) + [0x7f]])
  func everyChunkHasAPlace(_ place: [UInt8]) throws {
    var whole = try Fixture.bytes("picture.exr")
    whole.replaceSubrange(0x141..<0x149, with: place)
    #expect(firstDamage(whole, .exr)?.code == .truncated)
  }

  /// Behind FF of a picture in JPEG-LS anything below 80 may stand.
  @Test func aPictureInJPEGLSHasNoMarkersBelow80() {
    let head: [UInt8] = [
      0xff, 0xd8, 0xff, 0xf7, 0, 11, 8, 0, 1, 0, 1, 1, 1, 0x11, 0, 0xff, 0xda, 0, 8, 1, 1, 0, 0, 0,
      0,
    ]
    let coded: [UInt8] = [0x49, 0x5f, 0xff, 0x7f, 0xff, 0x02, 0xff, 0x00, 0x40]
    #expect(firstDamage(head + coded + [0xff, 0xd9], .jpeg) == nil)
    #expect(firstDamage(head + coded, .jpeg)?.code == .truncated)
  }

  /// The last box of a file may go on to its end.
  @Test func aPictureInBoxesWithoutALengthHasAnEnd() throws {
    let boxes =
      [0, 0, 0, 12] + Array("JXL ".utf8) + [0x0d, 0x0a, 0x87, 0x0a, 0, 0, 0, 0] + Array("jxlc".utf8)
      + (try Fixture.bytes("picture.jxl"))
    #expect(firstDamage(boxes, .jpegxl) == nil)
    #expect(firstDamage(boxes.dropLast(1), .jpegxl)?.code == .truncated)
  }

  /// Each bit of the last frame is covered by its checksum.
  @Test func theLastFrameOfFLACIsCompared() throws {
    var sound = try Fixture.bytes("sound.flac")
    sound[sound.count - 20] ^= 1
    let damage = try #require(firstDamage(sound, .flac))
    #expect(
      damage.code == .malformed && damage.message == "the checksum of the last frame is wrong")
    #expect(try #require(damage.offset) < sound.count - 20)
  }

  /// Tags behind the sound are none of it.
  @Test(arguments: [("sound.mp3", TypeIdentifier.mp3), ("sound.flac", .flac)])
  func aTagBehindTheSoundIsNoPartOfIt(_ name: String, _ type: TypeIdentifier) throws {
    let tag = Array("TAG".utf8) + [UInt8](repeating: 0xff, count: 125)
    var whole = try Fixture.bytes(name)
    if ByteSlice(whole).suffix(from: whole.count - 128).matches("TAG") { whole.removeLast(128) }
    #expect(firstDamage(whole + tag, type) == nil)
    #expect(firstDamage(whole.dropLast(40) + tag, type) != nil)
  }

  /// foobar2000 and others write one of APE, before one of ID3.
  @Test(arguments: [true, false]) func anAPETagBehindFLACIsNoPartOfIt(_ hasHead: Bool) throws {
    let item = Bytes().little(4, 0, size: 4).text("Artist").zeros(1).text("Jane").bytes
    func end(_ flags: Int) -> [UInt8] {
      Bytes("APETAGEX").little(2000, item.count + 32, 1, flags, size: 4).zeros(8).bytes
    }
    let tag = (hasHead ? end(0xa000_0000) : []) + item + end(hasHead ? 0x8000_0000 : 0)
    let last = Bytes("TAG").text("Title", 30).zeros(95).bytes
    var whole = try Fixture.bytes("sound.flac")
    if ByteSlice(whole).suffix(from: whole.count - 128).matches("TAG") { whole.removeLast(128) }
    #expect(firstDamage(whole + tag, .flac) == nil)
    #expect(firstDamage(whole + tag + last, .flac) == nil)
    #expect(firstDamage(whole.dropLast(40) + tag, .flac) != nil)
  }

  /// A file that was given its length beforehand ends in zeros, which may stand in place of the sound.
  @Test(arguments: [1, 4096, 200_000]) func zerosBehindFLACAreNoDamage(_ count: Int) throws {
    let zeros = [UInt8](repeating: 0, count: count)
    var whole = try Fixture.bytes("sound.flac")
    if ByteSlice(whole).suffix(from: whole.count - 128).matches("TAG") { whole.removeLast(128) }
    #expect(firstDamage(whole + zeros, .flac) == nil)
    #expect(firstDamage(whole.dropLast(40) + zeros, .flac) != nil)
  }

  /// Players pass over what stands behind the last frame: nothing of the sound is missing.
  @Test(arguments: [1, 100, 200_000]) func whatStandsBehindFLACIsNoDamage(_ count: Int) throws {
    var whole = try Fixture.bytes("sound.flac")
    if ByteSlice(whole).suffix(from: whole.count - 128).matches("TAG") { whole.removeLast(128) }
    for rest in [
      [UInt8](repeating: 0x20, count: count), [UInt8](repeating: 0, count: count) + [0x78],
      Array("Hello, world".utf8) + [UInt8](repeating: 0xff, count: count),
    ] {
      #expect(firstDamage(whole + rest, .flac) == nil)
      #expect(firstDamage(whole.dropLast(40) + rest, .flac) != nil)
      var wrong = whole
      wrong[wrong.count - 20] ^= 1
      #expect(firstDamage(wrong + rest, .flac) != nil)
    }
  }

  /// RFC 4867 §5: one byte before each frame.
  @Test(arguments: [("#!AMR\n", 7, 31), ("#!AMR-WB\n", 8, 60)])
  func speechEndsWithAFrame(_ head: String, _ form: UInt8, _ length: Int) {
    let frame = [form << 3 | 4] + [UInt8](repeating: 1, count: length)
    let whole = Array(head.utf8) + frame + frame + [15 << 3 | 4] + frame
    #expect(firstDamage(whole, .amr) == nil)
    let damage = firstDamage(whole.dropLast(5), .amr)
    #expect(damage?.message == "the last frame of sound lacks 5 of its bytes")
    #expect(damage?.offset == whole.count - length - 1)
  }

  /// What is no stream of its type is told when metadata is read, and what has no end here is not made up.
  @Test(arguments: [
    TypeIdentifier.jpeg, .png, .jpeg2000, .jpegxl, .flac, .mp3, .aac, .ac3, .amr, .gif,
  ])
  func nothingIsMadeUpOfOtherBytes(_ type: TypeIdentifier) {
    #expect(firstDamage([UInt8](), type) == nil)
    #expect(firstDamage([UInt8](repeating: 0x20, count: 5000), type) == nil)
  }
}
