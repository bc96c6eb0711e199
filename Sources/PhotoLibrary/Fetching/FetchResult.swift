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

  /// Always 0.
  public var startIndex: Int { 0 }
  /// How many objects were fetched.
  public var endIndex: Int { objects.count }
  /// The object at a place; a place outside of the indices is a caller's mistake.
  public subscript(position: Int) -> Element { objects[position] }

  /// What the objects are known by, in their order.
  public var localIdentifiers: [String] { objects.map(\.localIdentifier) }
}

/// A question to a library.
enum FetchQuery: Hashable, Sendable {
  case assets(FetchOptions)
  /// The assets of some identifiers, in their order unless the options say another.
  case listed([String], FetchOptions)
  /// The members of an album, by its identifier.
  case members(String, FetchOptions)
  case albums(AlbumOptions)
  case smartAlbums([SmartAlbum], AlbumOptions)
  /// The albums of some identifiers.
  case someAlbums([String], AlbumOptions)
  /// The users' albums that an asset is in, by its identifier.
  case albumsOf(String, AlbumOptions)
}
