import Testing
import UniformTypes

extension Start {
  static let netpbm: [Start] = [
    Start(.pbm, "P6\n# CREATOR: GIMP\n100 68\n255\n"), Start(.pbm, "P1 2 2 1 0 0 1"),
    Start(.pbm, "PF\n768 512\n-1.0\n"), Start(.pbm, "P7\nWIDTH 227\nHEIGHT 149\n"),
  ]
}

@Suite struct NetpbmTests {
  @Test(arguments: Start.netpbm)
  func starts(start: Start) {
    #expect(detect(start.bytes) == start.type)
  }

  @Test(arguments: [
    "P6", "P6 ", "P6 a", "P66 1 1", "P6 1", "P6 1 ", "P1 is text", "PF", "P7\nABC", "P8 1 1",
    "P0 1 1",
    "P5 # no end of the comment 1 1",
  ])
  func textIsNoType(text: String) {
    #expect(detect(text) == nil)
  }
}
