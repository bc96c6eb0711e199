import Testing
import UniformTypes

extension Start {
  static let xBitmap: [Start] = [
    Start(.xbm, "#define a_width 16\n#define a_height 7\nstatic char a_bits[] = {")
  ]
}

@Suite struct XBitmapTests {
  @Test(arguments: Start.xBitmap)
  func starts(start: Start) {
    #expect(detect(start.bytes) == start.type)
  }

  @Test(arguments: [
    "#define A 1\n#define B 2\n", "#define a_width 1", "#define a_width 1\n", "#define",
    "#define a_width 1\nint a;\n", "#define a_height 1\n#define a_width 2\n",
  ])
  func otherSourceIsNoType(text: String) {
    #expect(detect(text) == nil)
  }
}
