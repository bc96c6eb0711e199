import Testing
import UniformTypes

extension Start {
  static func form(_ type: TypeIdentifier, _ tag: String, _ form: String) -> Start {
    Start(type, bytes: bytes(tag) + [0, 1, 0, 0] + bytes(form) + zeros(4), name: "\(tag) \(form)")
  }

  static let riff: [Start] = [
    form(.webP, "RIFF", "WEBP"), form(.avi, "RIFF", "AVI "), form(.wav, "RIFF", "WAVE"),
    form(.wav, "RF64", "WAVE"), form(.midi, "RIFF", "RMID"), form(.soundFont, "RIFF", "sfbk"),
    form(.downloadableSound, "RIFF", "DLS "), form(.aiff, "FORM", "AIFF"),
    form(.aifc, "FORM", "AIFC"),
  ]
}

@Suite struct RIFFTests {
  @Test(arguments: Start.riff)
  func starts(start: Start) {
    #expect(detect(start.bytes) == start.type)
  }

  @Test(arguments: ["RIFF\u{0}\u{0}\u{0}\u{0}ACON", "FORM\u{0}\u{0}\u{0}\u{0}ILBM", "RIFX????AVI "])
  func formsWithoutAType(text: String) {
    #expect(detect(text) == nil)
  }
}
