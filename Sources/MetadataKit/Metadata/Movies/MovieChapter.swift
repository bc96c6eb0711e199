/// A part of a movie or a sound that has a name.
public struct MovieChapter: Hashable, Sendable {
  /// In seconds from the start.
  public let start: Double
  /// In seconds; nil where the file does not say it, so that it lasts until the next one.
  public let end: Double?
  /// What the chapter is called, in the first language of the file; nil where it has no name.
  public let title: String?

  package init(start: Double, end: Double?, title: String?) {
    self.start = start
    self.end = end
    self.title = title
  }
}
