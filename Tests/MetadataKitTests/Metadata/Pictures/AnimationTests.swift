import MetadataKit
import Testing

/// Frames, delays and loops, as giftext, webpinfo and ffprobe tell them of the fixtures.
@Suite struct AnimationTests {
  static func read(_ name: String) throws -> Animation {
    try #require(try Fixture.metadata(name).facts.animation)
  }

  @Test func ofAGIF() throws {
    let animation = try Self.read("animated.gif")
    #expect(animation.frameCount == 3)
    #expect(animation.delays == [Rational(20, 100), Rational(50, 100), Rational(100, 100)])
    #expect(animation.duration == 1.7 && animation.loopCount == 4)
    #expect(try Self.read("forever.gif").loopCount == 0)
    #expect(try Fixture.metadata("static.gif").facts.animation == nil)
  }

  @Test func ofAnAPNG() throws {
    let animation = try Self.read("animated.png")
    #expect(animation.frameCount == 3 && animation.loopCount == 2)
    #expect(animation.delays.compactMap(\.value) == [0.2, 0.2, 0.2])
    #expect(abs(animation.duration - 0.6) < 1e-9)
  }

  @Test func ofAWebP() throws {
    let animation = try Self.read("animated.webp")
    #expect(animation.delays == [Rational(200, 1000), Rational(500, 1000), Rational(1000, 1000)])
    #expect(animation.duration == 1.7 && animation.loopCount == 3)
  }

  @Test func ofAnAVIF() throws {
    let animation = try Self.read("sequence.avif")
    #expect(animation.frameCount == 3)
    #expect(animation.delays.compactMap(\.value) == [0.2, 0.2, 0.2])
    #expect(abs(animation.duration - 0.6) < 1e-9)
    // A movie is no animation.
    #expect(try Fixture.metadata("plain.mp4").facts.animation == nil)
  }

  /// A GIF of pictures of one pixel.
  static func gif(delays: [Int], repetitions: Int?) -> [UInt8] {
    var file = Bytes("GIF89a").little(1, 1, size: 2).little(0x80, 0, 0, size: 1).zeros(6)
    if let repetitions {
      file = file.raw([0x21, 0xff, 11]).text("NETSCAPE2.0").raw([3, 1])
        .little(repetitions, size: 2).raw([0])
    }
    for delay in delays {
      file = file.raw([0x21, 0xf9, 4, 0]).little(delay, size: 2).raw([0, 0, 0x2c]).zeros(4)
        .little(1, 1, size: 2).raw([0, 2, 2, 0x44, 1, 0])
    }
    return file.raw([0x3b]).bytes
  }

  @Test func aGIFCountsRepetitions() throws {
    #expect(try Metadata(Self.gif(delays: [1, 2], repetitions: 0)).facts.animation?.loopCount == 0)
    #expect(try Metadata(Self.gif(delays: [1, 2], repetitions: 1)).facts.animation?.loopCount == 2)
    let once = try Metadata(Self.gif(delays: [1, 2], repetitions: nil)).facts.animation
    #expect(once?.loopCount == 1 && once?.delays == [Rational(1, 100), Rational(2, 100)])
    #expect(try Metadata(Self.gif(delays: [1], repetitions: 0)).facts.animation == nil)
  }

  /// A sequence of pictures with edits and runs of samples.
  static func sequence(
    _ runs: [(count: Int, delay: Int)], track: Int, edit: Int?, repeats: Bool
  )
    -> [UInt8]
  {
    typealias B = BoxBytes
    let table = B.full(
      "stts", B.number(runs.count, 4),
      runs.flatMap { B.number($0.count, 4) + B.number($0.delay, 4) })
    let header = B.full(
      "tkhd", flags: 1, B.number(0, 8), B.number(1, 4), B.number(0, 4), B.number(track, 4),
      B.number(0, 60))
    let edits =
      edit.map {
        B.box(
          "edts",
          B.full(
            "elst", flags: repeats ? 1 : 0, B.number(1, 4), B.number($0, 4), B.number(0, 4),
            B.number(0x10000, 4)))
      } ?? []
    let media = B.box(
      "mdia", B.full("mdhd", B.number(0, 8), B.number(30, 4), B.number(0, 8)), B.handler("pict"),
      B.box("minf", B.box("stbl", table)))
    return B.fileType("avis", "msf1") + B.box("moov", B.box("trak", header, edits, media))
  }

  @Test func editsRepeatASequence() throws {
    let runs = [(count: 2, delay: 3), (count: 1, delay: 30)]
    func animation(_ track: Int, _ edit: Int?, _ repeats: Bool) throws -> Animation? {
      try Metadata(Self.sequence(runs, track: track, edit: edit, repeats: repeats)).facts.animation
    }
    let twice = try #require(try animation(2000, 1000, true))
    #expect(twice.loopCount == 2 && twice.frameCount == 3 && twice.duration == 1.2)
    #expect(twice.delays == [Rational(3, 30), Rational(3, 30), Rational(30, 30)])
    #expect(try animation(0xffff_ffff, 1000, true)?.loopCount == 0)
    #expect(try animation(2500, 1000, true)?.loopCount == 3)
    #expect(try animation(1000, 1000, false)?.loopCount == 1)
    #expect(try animation(1000, nil, false)?.loopCount == nil)
    #expect(try animation(1000, 0, true)?.loopCount == nil)
  }

  @Test func numbersThatLie() throws {
    let huge = Self.sequence(
      [(count: 0xffff_ffff, delay: 0xffff_ffff), (count: 0xffff_ffff, delay: 0xffff_ffff)],
      track: 1, edit: nil, repeats: false)
    let animation = try #require(try Metadata(huge).facts.animation)
    #expect(animation.delays.count == Animation.mostDelays)
    #expect(animation.frameCount == 0xffff_ffff * 2)
    for length in 0..<huge.count { ContainerTests.exercise(Array(huge[..<length])) }
  }
}
