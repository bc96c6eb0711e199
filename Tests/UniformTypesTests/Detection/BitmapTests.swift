import Testing
import UniformTypes

extension Start {
  static func icon(_ type: TypeIdentifier, kind: Int, planes: Int, depth: Int) -> Start {
    let entry =
      [16, 16, 0, 0] + little(planes, 2) + little(depth, 2) + little(1128, 4) + little(22, 4)
    return Start(type, bytes: little(0, 2) + little(kind, 2) + little(1, 2) + entry)
  }

  static let small: [Start] = [
    Start(.bmp, bytes: bytes("BM") + zeros(12) + little(40, 4) + zeros(8) + little(1, 2)),
    Start(.bmp, bytes: bytes("BM") + zeros(12) + little(12, 4) + zeros(4) + little(1, 2)),
    Start(.bmp, bytes: bytes("BM") + zeros(12) + little(124, 4) + zeros(8) + little(1, 2)),
    Start(
      .bmp, bytes: bytes("BM") + zeros(12) + little(66, 4) + zeros(8) + little(1, 2) + zeros(52),
      name: "no version"),
    Start(.bmp, bytes: bytes("BA") + little(40, 4) + zeros(8) + bytes("BM"), name: "array"),
    icon(.ico, kind: 1, planes: 1, depth: 32), icon(.ico, kind: 1, planes: 0, depth: 0),
    icon(.cur, kind: 2, planes: 7, depth: 900),
    Start(.sgi, "\u{1}\u{DA}\u{1}\u{1}\u{0}\u{3}\u{1}\u{0}"),
    Start(.flc, bytes: little(4000, 4) + little(0xAF12, 2) + zeros(6) + little(8, 2)),
  ]
}

@Suite struct BitmapTests {
  @Test(arguments: Start.small)
  func starts(start: Start) {
    #expect(detect(start.bytes) == start.type)
  }

  @Test(arguments: ["BM", "BM is text, and long enough for a header", "BA is text", "Icons"])
  func textIsNoType(text: String) {
    #expect(detect(text) == nil)
  }

  @Test func valuesThatCannotBe() {
    // Those of no version need room, and a plane.
    for (size, planes) in [(0, 1), (13, 1), (39, 1), (41, 0), (67, 1), (1_000_000, 1)] {
      let start = Start.bytes("BM") + zeros(12) + little(size, 4) + zeros(8) + little(planes, 2)
      #expect(detect(start + zeros(52)) == nil)
    }
    #expect(detect(Start.icon(.ico, kind: 1, planes: 2, depth: 32).bytes) == nil)
    #expect(detect(Start.icon(.ico, kind: 1, planes: 1, depth: 33).bytes) == nil)
    #expect(detect(Start.icon(.ico, kind: 3, planes: 1, depth: 32).bytes) == nil)
    #expect(detect([0, 0, 1, 0, 0xFF, 0xFF] + zeros(40)) == nil)
    #expect(detect("\u{1}\u{DA}\u{2}\u{1}\u{0}\u{3}") == nil)
  }
}
