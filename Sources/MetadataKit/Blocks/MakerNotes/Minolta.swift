extension MakerNoteTags {
  /// Minolta's notes: a directory some of whose values are structures.
  static let minolta = MakerNoteTags(
    "Minolta", .minolta, NotePart.minolta, preview: Preview(start: 0x88, length: 0x89))
}

extension NotePart {
  /// What is a structure in Minolta's notes.
  // swift-format-ignore
  static let minolta: [NotePart] = [
    .init(0x1, .minoltaCameraSettings, .long, order: .big),
    .init(0x3, .minoltaCameraSettings, .long, condition: "!DiMAGE X31$", order: .big),
    .init(0x4, .minoltaCameraSettings7D, .short, order: .big),
    .init(0x10, .minoltaCameraInfoA100, .byte, condition: "DSLR-A100$", order: .little),
    .init(0x18, .minoltaISInfoA100, .byte, condition: "DSLR-A100$", order: .big),
    .init(0x20, .minoltaWBInfoA100, .byte, condition: "DSLR-A100$", order: .big),
    .init(0x114, .minoltaCameraSettings5D, .short, condition: "DYNAX 5D*|MAXXUM 5D*|ALPHA SWEET*", order: .big),
    .init(0x114, .minoltaCameraSettingsA100, .short, condition: "DSLR-A100$", order: .big),
  ]
}
