/// RIFF and its model, IFF: a tag, a size and the tag of the form at 8.
///
/// Source: *Multimedia Programming Interface and Data Specifications* 1.0 §2; EBU Tech 3306 (RF64);
/// *Audio Interchange File Format* 1.3.
enum RIFF {
  static func type(of head: Span<UInt8>) -> DeclaredType? {
    forms.first { head.matches($0.tag) && head.matches($0.form, at: 8) }?.type
  }

  private struct Form: Sendable {
    let tag: String
    let form: String
    let type: DeclaredType
  }

  private static let forms: [Form] = [
    Form(tag: "RIFF", form: "WEBP", type: .webP),
    Form(tag: "RIFF", form: "AVI ", type: .avi),
    Form(tag: "RIFF", form: "AVIX", type: .avi),
    Form(tag: "RIFF", form: "WAVE", type: .wav),
    Form(tag: "RIFX", form: "WAVE", type: .wav),
    Form(tag: "RF64", form: "WAVE", type: .wav),
    Form(tag: "BW64", form: "WAVE", type: .wav),
    Form(tag: "RIFF", form: "RMID", type: .midi),
    Form(tag: "RIFF", form: "DLS ", type: .downloadableSound),
    Form(tag: "RIFF", form: "sfbk", type: .soundFont),
    Form(tag: "FORM", form: "AIFF", type: .aiff),
    Form(tag: "FORM", form: "AIFC", type: .aifc),
  ]
}
