import MetadataKit
import Testing
import UniformTypes

/// Lengths of movies whose header states none, because it lies in fragments.
@Suite struct SegmentIndexTests {
  private static func index(
    version: Int = 0, start: Int, scale: Int = 1000, lengths: [Int], track: Int = 1
  ) -> [UInt8] {
    let wide = version == 0 ? 4 : 8
    return BoxBytes.full(
      "sidx", version: version, BoxBytes.number(track, 4), BoxBytes.number(scale, 4),
      BoxBytes.number(start, wide), BoxBytes.number(0, wide), BoxBytes.number(lengths.count, 4),
      lengths.flatMap {
        BoxBytes.number(1, 4) + BoxBytes.number($0, 4) + BoxBytes.number(0, 4)
      })
  }

  private static func duration(_ boxes: [UInt8]) throws -> Double? {
    try Metadata(
      BoxBytes.fileType("iso6", "iso6")
        + BoxBytes.box("moov", MovieBytes.header(length: 0), BoxBytes.box("mvex")) + boxes
    ).facts.duration
  }

  /// QuickTime has no segments: what begins with one is MPEG-4.
  @Test(arguments: [
    BoxBytes.box("styp", Array("msdhmsdh".utf8)), index(start: 0, lengths: [2000]), [],
  ])
  func aSegmentIsOfMPEG4(_ start: [UInt8]) throws {
    let fragment = BoxBytes.box("moof", BoxBytes.full("mfhd", BoxBytes.number(1, 4)))
    let metadata = try Metadata(start + fragment + BoxBytes.box("mdat", [1, 2, 3]))
    #expect(metadata.format.name == "MP4" && metadata.format.type == .mpeg4Movie)
    #expect(metadata["QuickTime:MediaDataSize"]?.description == "3")
  }

  @Test func ofOneIndex() throws {
    #expect(try Self.duration(Self.index(start: 5000, lengths: [2000, 1500])) == 3.5)
    #expect(try Self.duration(Self.index(version: 1, start: 0, lengths: [2000])) == 2)
    #expect(try Self.duration(Self.index(start: 0, lengths: [0])) == nil)
  }

  /// Several that go on where the others end, or are of another track.
  @Test func ofSeveral() throws {
    let indices =
      Self.index(start: 0, lengths: [8000]) + Self.index(start: 8000, lengths: [4000, 5000])
      + Self.index(start: 0, scale: 48000, lengths: [816_000], track: 2)
    #expect(try Self.duration(indices) == 17)
  }

  /// Without an index the longest track counts, whichever is the main one.
  @Test func ofTheLongestTrack() throws {
    func fragment(_ track: Int, _ samples: Int) -> [UInt8] {
      BoxBytes.box(
        "moof", BoxBytes.full("mfhd", BoxBytes.number(1, 4)),
        BoxBytes.box(
          "traf",
          BoxBytes.full("tfhd", flags: 8, BoxBytes.number(track, 4), BoxBytes.number(3000, 4)),
          BoxBytes.full("trun", BoxBytes.number(samples, 4))))
    }
    // Both have ten seconds in front, in units of 3000 a second.
    let file = MovieBytes.file(
      "mp42", MovieBytes.track("vide", MovieBytes.picture("hvc1")),
      MovieBytes.track("soun", MovieBytes.sound("mp4a"), id: 2))
    #expect(try Metadata(file + fragment(1, 3) + fragment(2, 11)).facts.duration == 21)
    #expect(try Metadata(file + fragment(1, 12) + fragment(2, 11)).facts.duration == 22)
  }
}
