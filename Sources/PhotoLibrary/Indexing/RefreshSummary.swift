/// What a refresh has found.
public struct RefreshSummary: Sendable {
  /// How many files are new, under another name, changed or gone.
  public internal(set) var added = 0
  /// How many files are what they were, under another name or in another folder.
  public internal(set) var moved = 0
  /// How many files have another content, and are still the same assets.
  public internal(set) var changed = 0
  /// How many files are gone.
  public internal(set) var removed = 0
  /// What could not be read.
  public internal(set) var problems: [PhotoLibraryError] = []
}
