import MetadataKit
import Testing

/// Tracks that are sequences of images (ISO 23008-12 §7).
@Suite struct SequenceTests {
  /// A sequence of images whose still picture, which comes first, is opaque.
  @Test func transparencyOfASequenceIsInATrackOfItsOwn() throws {
    let still = BoxBytes.full(
      "meta", BoxBytes.handler("pict"), BoxBytes.primary(1),
      BoxBytes.itemList(BoxBytes.item(1, "av01")),
      BoxBytes.properties([BoxBytes.extent(64, 48)], [(item: 1, properties: [1])]))
    func movie(_ type: String) -> [UInt8] {
      let mask = BoxBytes.full("auxi", Array("\(type)\0".utf8))
      return BoxBytes.box(
        "moov", MovieBytes.header(), MovieBytes.track("pict", MovieBytes.picture("av01")),
        MovieBytes.track("auxv", MovieBytes.picture("av01", mask), id: 2))
    }
    let brands = BoxBytes.fileType("avis", "avis", "avif", "mif1")
    let alpha = "urn:mpeg:mpegB:cicp:systems:auxiliary:alpha"
    let facts = try Metadata(brands + still + movie(alpha)).facts
    #expect(facts.pixelWidth == 64 && facts.animation != nil && facts.hasAlpha == true)
    #expect(
      try Metadata(brands + still + movie("urn:mpeg:hevc:2015:auxid:2")).facts.hasAlpha != true)
  }

  /// A track that repeats its edit for ever, with the largest number that has a sign for a length.
  @Test func endlessIsNoLength() throws {
    let edits = BoxBytes.box(
      "edts",
      BoxBytes.full(
        "elst", flags: 1, BoxBytes.number(1, 4), BoxBytes.number(600, 4), BoxBytes.number(0, 4),
        BoxBytes.number(65536, 4)))
    let file =
      BoxBytes.fileType("avis", "avis", "avif", "mif1")
      + BoxBytes.box(
        "moov", MovieBytes.header(),
        MovieBytes.track(
          "pict", MovieBytes.picture("av01"), version: 1, length: .max, boxes: edits))
    let metadata = try Metadata(file)
    #expect(metadata.facts.animation?.loopCount == 0)
    #expect(metadata.movie?.tracks.first?.length == nil)
  }
}
