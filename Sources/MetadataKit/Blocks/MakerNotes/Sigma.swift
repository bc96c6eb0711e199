extension MakerNoteTags {
  /// Sigma's notes: a directory whose numbers mean something else since version 3.
  static let sigma = MakerNoteTags(
    "Sigma", .sigma, NotePart.sigma, preview: Preview(start: 0x1a, length: 0x1b),
    prepare: { _, place, note in
      guard let head = try? place.note.slice(at: 0, count: 10), head.matches("SIGMA\0\0\0"),
        let version = head[9]
      else { return }
      note.facts.append(("version", Int(version)))
    })
}

extension NotePart {
  fileprivate static let sigma: [NotePart] = [
    .init(0x120, .sigmaWBSettings, .float),
    .init(0x121, .sigmaWBSettings2, .float),
  ]
}
