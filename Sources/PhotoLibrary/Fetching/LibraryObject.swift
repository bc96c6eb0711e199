/// What can be fetched from a library: an asset or an album.
public protocol LibraryObject: Hashable, Sendable {
  /// What it is known by as long as it is in the library.
  var localIdentifier: String { get }
}
