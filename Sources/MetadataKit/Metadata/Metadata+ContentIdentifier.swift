extension Metadata {
  /// What ties the still and the movie of one Live Photo together: both have the same identifier,
  /// whatever they are called.
  ///
  /// A movie has it among QuickTime's keys (`com.apple.quicktime.content.identifier`), a still in
  /// Apple's maker note (number 0x0011).
  public var contentIdentifier: String? {
    let text =
      noteIdentifier ?? tags.store.first("Keys", named: "ContentIdentifier")?.string
    guard let text, !text.isEmpty else { return nil }
    return text
  }

  /// Whether the file is the movie of a pair, not the still.
  package var isMovieOfPair: Bool { format.mimeType.hasPrefix("video/") }
}
