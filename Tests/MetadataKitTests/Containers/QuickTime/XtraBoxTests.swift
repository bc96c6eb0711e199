import MetadataKit
import Testing

/// What Windows writes into movies.
@Suite struct XtraBoxTests {
  private static func attribute(_ name: String, _ values: [(type: Int, bytes: [UInt8])]) -> [UInt8]
  {
    let all = values.flatMap {
      BoxBytes.number($0.bytes.count + 6, 4) + BoxBytes.number($0.type, 2) + $0.bytes
    }
    let body =
      BoxBytes.number(name.utf8.count, 4) + Array(name.utf8) + BoxBytes.number(values.count, 4)
      + all
    return BoxBytes.number(body.count + 4, 4) + body
  }

  private static func text(_ text: String) -> [UInt8] {
    (text + "\0").utf16.flatMap { [UInt8($0 & 0xff), UInt8($0 >> 8)] }
  }

  private static func little(_ value: Int, _ size: Int = 8) -> [UInt8] {
    BoxBytes.number(value, size).reversed()
  }

  private static func file(_ attributes: [UInt8]...) -> [UInt8] {
    MovieBytes.file(
      "qt  ", BoxBytes.box("udta", BoxBytes.box("Xtra", attributes.flatMap { $0 })))
  }

  private static let attributes = file(
    attribute("WM/Writer", [(8, text("Ärzte"))]),
    attribute("WM/Category", [(8, text("one")), (8, text("two"))]),
    attribute("WM/SharedUserRating", [(19, little(75))]),
    // 2020-01-02T03:04:05Z, and none
    attribute("WM/EncodingTime", [(21, little((1_577_934_245 + 11_644_473_600) * 10_000_000))]),
    attribute("{2CBAA8F5-D81F-47CA-B17A-F8D822300131} 100", [(21, little(0))]),
    attribute(
      "WM/MediaClassPrimaryID",
      [
        (
          72,
          [
            0xbc, 0x7d, 0x60, 0xd1, 0x23, 0xe3, 0xe2, 0x4b, 0x86, 0xa1, 0x48, 0xa4, 0x2a, 0x28,
            0x44,
            0x1e,
          ]
        )
      ]),
    attribute("WM/SubTitle", [(8, text("sub"))]),
    attribute("chapterNum", [(65, little(19, 4) + little(7, 4))]),
    // A property that is none takes no other with it.
    attribute("Bad", [(65, [31, 0, 0, 0, 0xff, 0xff, 0, 0])]),
    attribute("none of ours", [(8, text("x"))]), attribute("Blob", [(3, [1, 2, 3])]),
    attribute("9lives", [(19, [UInt8](repeating: 0xff, count: 8))]))

  @Test func readsValuesOfEveryType() throws {
    let metadata = try Metadata(Self.attributes)
    #expect(metadata.warnings.count == 1)
    let expected = [
      "Tag9lives": "18446744073709551615", "Writer": "Ärzte", "SharedUserRating": "75",
      "EncodingTime": "2020:01:02 03:04:05+00:00",
      "DateAcquired": "0000:00:00 00:00:00", "MediaClassPrimaryID": "Music", "Subtitle": "sub",
      "ChapterNum": "7",
    ]
    for (name, value) in expected {
      #expect(metadata["Microsoft:" + name]?.description == value, "\(name)")
    }
    #expect(metadata["Microsoft:Category"]?.values.map(\.description) == ["one", "two"])
    #expect(metadata["Microsoft:Blob"]?.byteCount == 3)
    #expect(metadata.tags.count { $0.group == "Microsoft" } == 11)
  }

  @Test func survivesWhatIsBroken() throws {
    for length in Self.attributes.indices {
      ContainerTests.exercise(Array(Self.attributes[..<length]))
    }
    // Of four billion values that are said to be there none is waited for.
    for number in [0, 1, 17, 18, 0x7fff_ffff, 0xffff_ffff] {
      let lies = [
        BoxBytes.number(number, 4) + BoxBytes.number(2, 4) + Array(repeating: 0x41, count: 40),
        BoxBytes.number(40, 4) + BoxBytes.number(number, 4) + Array(repeating: 0x41, count: 32),
        BoxBytes.number(40, 4) + BoxBytes.number(1, 4) + [0x41] + BoxBytes.number(number, 4)
          + BoxBytes.number(8, 4) + [0, 19] + Array(repeating: 0, count: 21),
        BoxBytes.number(40, 4) + BoxBytes.number(1, 4) + [0x41] + BoxBytes.number(1, 4)
          + BoxBytes.number(number, 4) + [0, 8] + Array(repeating: 0, count: 21),
      ]
      let filled =
        BoxBytes.number(27, 4) + BoxBytes.number(1, 4) + [0x41] + BoxBytes.number(number, 4)
        + BoxBytes.number(14, 4) + [0, 19] + Array(repeating: 0, count: 8)
      for lie in lies + [filled] { ContainerTests.exercise(Self.file(lie)) }
    }
  }
}
