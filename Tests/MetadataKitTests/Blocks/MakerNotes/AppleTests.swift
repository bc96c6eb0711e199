import MetadataKit
import Testing

/// Apple's notes, written byte by byte.
@Suite struct AppleTests {
  private func note(_ values: [NoteBytes.Value]) -> NoteBytes {
    NoteBytes("Apple", "iPhone", head: "Apple iOS\0\0\u{1}II", base: 0, values)
  }

  private func read(_ values: [NoteBytes.Value]) throws -> Metadata {
    try Metadata(note(values).asJPEG)
  }

  @Test func tellsWhatTheCameraMeasured() throws {
    let metadata = try read([
      .longs(0x4, isSigned: true, [1]),
      .rationals(0xc, isSigned: true, [(50, 4), (1, 8)]),
      .init(0x17, format: 16, count: 1, NoteBytes.little(8_595_185_700, 8)),
      .longs(0x23, isSigned: true, [123, 0x1000_00f1]),
      .longs(0x2e, isSigned: true, [1]),
      .longs(0x41, isSigned: true, [0]),
    ])
    #expect(metadata.pair("Apple:AEStable") == ["Yes", "1"])
    #expect(metadata.pair("Apple:FocusDistanceRange") == ["0.12 - 12.50 m", "12.5 0.125"])
    #expect(metadata.pair("Apple:LivePhotoVideoIndex") == ["8595185700", "8595185700"])
    #expect(metadata.pair("Apple:AFPerformance") == ["123 1 241", "123 268435697"])
    #expect(metadata.pair("Apple:CameraType") == ["Back Normal", "1"])
    #expect(metadata["Apple:SemanticStyleRenderingVer"]?.description == "0")
    #expect(metadata.warnings.isEmpty)
  }

  @Test func readsPropertyLists() throws {
    let time = BinaryListBytes.list([
      [0xd4, 1, 2, 3, 4, 5, 6, 7, 8], BinaryListBytes.text("flags"), BinaryListBytes.text("value"),
      BinaryListBytes.text("timescale"),
      BinaryListBytes.text("epoch"), [0x10, 3], [0x13, 0, 1, 0xae, 0x44, 0xfa, 0x48, 0x97, 0x35],
      [0x12, 0x3b, 0x9a, 0xca, 0], [0x10, 0],
    ])
    let style = BinaryListBytes.list([
      [0xd3, 1, 2, 3, 4, 5, 6], BinaryListBytes.text("1"), BinaryListBytes.text("0"),
      BinaryListBytes.text("a b"), [0x22, 0xbf, 0, 0, 0],
      [0x10, 1], BinaryListBytes.text("x,}"),
    ])
    let metadata = try read([.data(0x3, time), .data(0x40, style)])
    #expect(metadata.pair("Apple:RunTimeFlags") == ["Valid, Has been rounded", "3"])
    #expect(metadata.pair("Apple:RunTimeValue") == ["473086256781109", "473086256781109"])
    #expect(metadata.pair("Apple:RunTimeScale") == ["1000000000", "1000000000"])
    #expect(metadata.pair("Apple:RunTimeEpoch") == ["0", "0"])
    #expect(metadata["Apple:SemanticStyle"]?.description == "{Tag2=x|,|},_0=1,_1=-0.5}")
  }

  @Test func propertyListsOfThemselvesEnd() throws {
    let circle = BinaryListBytes.list([[0xa3, 0, 0, 0]])
    let keys = BinaryListBytes.list([[0xd1, 0, 0]])
    for value in [circle, keys] {
      let metadata = try read([.data(0x40, value), .data(0x3, value)])
      #expect(metadata["Apple:RunTimeValue"] == nil)
      #expect((metadata["Apple:SemanticStyle"]?.description.utf8.count ?? 0) < 100_000)
    }
    for part in note([.data(0x3, circle)]).truncations { _ = try Metadata(part.asJPEG) }
  }
}
