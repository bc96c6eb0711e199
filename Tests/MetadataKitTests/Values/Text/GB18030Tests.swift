import Testing

@testable import MetadataKit

/// Chinese text, as Python's codec writes it.
@Suite struct GB18030Tests {
  @Test(
    arguments: [
      // Two bytes as in GBK, four below U+10000 and above, and two that GBK has not.
      ([0xcd, 0xf5, 0x81, 0x39, 0xee, 0x39, 0x42], "王㐀B"),
      ([0xcd, 0xf5, 0x94, 0x39, 0xfc, 0x36, 0x31], "王😀1"),
      ([0xa2, 0xe3, 0x31, 0x80], "€1€"), ([0xfe, 0x9f, 0xa8, 0xbf], "䶮ǹ"),
      ([0x81, 0x30, 0x81, 0x30], "\u{80}"), ([0xe3, 0x32, 0x9a, 0x35], "\u{10ffff}"),
      // Users' own.
      ([0xaa, 0xa1, 0xaf, 0xfe], "\u{e000}\u{e233}"), ([0xfe, 0xfe], "\u{e4c5}"),
      ([0xa1, 0x40, 0xa7, 0xa0], "\u{e4c6}\u{e765}"),
      // Those between its own, and ideographs that were some of them.
      ([0xa2, 0xab, 0xa2, 0xfe, 0xa4, 0xf4, 0xa9, 0x58], "\u{e766}\u{e771}\u{e772}\u{e7e2}"),
      ([0xa8, 0xc1, 0xd7, 0xfa, 0xd7, 0xfe], "\u{e7c9}\u{e810}\u{e814}"),
      ([0xfe, 0x51, 0xfe, 0x76, 0xfe, 0x59, 0xfe, 0xa0], "\u{20087}\u{2298f}\u{9fb4}\u{9fbb}"),
      // Marks for lines that run down, ten of which were some, too.
      ([0xa6, 0xd9, 0xa6, 0xda, 0xa6, 0xdb, 0xa6, 0xdf], "\u{fe10}\u{fe12}\u{fe11}\u{fe16}"),
      ([0xa6, 0xe0, 0xa6, 0xec, 0xa6, 0xed, 0xa6, 0xf3], "\u{fe35}\u{fe17}\u{fe18}\u{fe19}"),
      ([0x84, 0x31, 0x82, 0x36, 0xa6, 0xd8, 0xa6, 0xf4], "\u{fe10}\u{3c9}\u{fe33}"),
      // What is none, and what breaks off.
      ([0x84, 0x31, 0xa8, 0x7f, 0x41], "\u{fffd}1\u{fffd}\u{7f}A"),
      ([0xe3, 0x32, 0x9a, 0x36, 0x41], "\u{fffd}A"), ([0x41, 0x81, 0x30], "A\u{fffd}0"),
    ] as [([UInt8], String)])
  func readsAllLengths(_ bytes: [UInt8], _ text: String) {
    #expect(String(decoding: CodePage.utf8(bytes[...], page: 54936), as: UTF8.self) == text)
  }

  /// All codes of two bytes are given to one.
  @Test(arguments: [54936, 936]) func everyPairIsACharacter(_ page: Int) {
    let pairs = (0x81...0xfe).flatMap { lead in (0x40...0xfe).map { [UInt8(lead), UInt8($0)] } }
    let others = pairs.filter { pair in
      let text = String(decoding: CodePage.utf8(pair[...], page: page), as: UTF8.self)
      return pair[1] != 0x7f && (text.unicodeScalars.count > 1 || text.contains("\u{fffd}"))
    }
    #expect(others.isEmpty)
  }

  @Test func whatIsNoneIsOneEach() {
    let text = CodePage.utf8([UInt8](repeating: 0xff, count: 1000)[...], page: 54936)
    #expect(text == Array(String(repeating: "\u{fffd}", count: 1000).utf8))
  }

  /// Between two runs stand characters of two bytes, as many as there are places between them in Unicode, but for
  /// surrogates and private ones.
  @Test func runsAreInOrder() {
    let twos = Set(
      (0x81...0xfe).flatMap { lead in (0x40...0xfe).map { [UInt8(lead), UInt8($0)] } }
        .flatMap {
          String(decoding: CodePage.utf8($0[...], page: 54936), as: UTF8.self).unicodeScalars
        })
    for (run, next) in zip(GB18030.runs, GB18030.runs.dropFirst()) where next.character < 0xd800 {
      let end = UInt32(run.character) + UInt32(next.place - run.place)
      let between = (end..<UInt32(next.character)).compactMap(Unicode.Scalar.init)
      #expect(!between.isEmpty && between.allSatisfy(twos.contains), "\(run.place)")
    }
    let places = GB18030.runs.map(\.place)
    #expect(places == places.sorted() && Set(places).count == places.count)
    #expect(GB18030.pairs.map(\.first) == GB18030.pairs.map(\.first).sorted())
  }
}
