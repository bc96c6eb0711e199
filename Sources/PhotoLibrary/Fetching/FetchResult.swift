/// What was fetched: a snapshot, which later changes leave as it is.
///
/// ``PhotoLibraryChange`` tells how it differs from what the library has become.
public struct FetchResult<Element: LibraryObject>: RandomAccessCollection, Sendable {
  let objects: [Element]
  /// What was asked, to ask again.
  let query: FetchQuery

  init(_ objects: [Element], _ query: FetchQuery) {
    self.objects = objects
    self.query = query
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { objects.count }
  public subscript(position: Int) -> Element { objects[position] }

  public var localIdentifiers: [String] { objects.map(\.localIdentifier) }
}

/// A question to a library.
enum FetchQuery: Hashable, Sendable {
  case assets(FetchOptions)
  /// The members of an album, by its identifier.
  case members(String, FetchOptions)
  case albums
  case smartAlbums([SmartAlbum])
}
