public import ItemProvider

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// What is to be changed in a library, collected by ``PhotoLibrary/performChangesAndWait(_:)``: all
/// of it is done, or nothing.
public final class LibraryChanges {
  /// A file of an asset that is to be added.
  public struct NewResource: Sendable {
    enum Content: Sendable {
      case file(FilePath)
      case data(Data)
    }

    let content: Content
    let filename: String?

    /// A file that is copied.
    ///
    /// - Parameter filename: What it is called in the library; nil for its own name.
    public init(file: FilePath, filename: String? = nil) {
      content = .file(file)
      self.filename = filename
    }

    /// Bytes.
    ///
    /// - Parameter filename: What the file is called in the library; nil for a name by its type.
    public init(data: Data, filename: String? = nil) {
      content = .data(data)
      self.filename = filename
    }
  }

  enum Operation {
    case create(word: String, [NewResource])
    case delete(String)
    case setFavorite(String, Bool)
    case setHidden(String, Bool)
    case createAlbum(word: String, title: String)
    case renameAlbum(String, String)
    case deleteAlbum(String)
    case add([String], album: String)
    case remove([String], album: String)
    case arrange([String], album: String)
  }

  private(set) var operations: [Operation] = []

  init() {}

  /// Adds a photo or a movie.
  ///
  /// - Returns: The local identifier that it will have.
  @discardableResult
  public func createAsset(_ resource: NewResource) -> String { createAsset([resource]) }

  /// Adds a Live Photo: its still and its movie, which have the same identifier within.
  ///
  /// - Returns: The local identifier that it will have.
  @discardableResult
  public func createAsset(photo: NewResource, pairedVideo: NewResource) -> String {
    createAsset([photo, pairedVideo])
  }

  private func createAsset(_ resources: [NewResource]) -> String {
    let identifier = reserveIdentifier()
    createAsset(resources, as: identifier)
    return identifier
  }

  /// The identifier that an asset will have that is added later.
  package func reserveIdentifier() -> String { LocalIdentifier.asset(UUID().uuidString) }

  /// Adds an asset under a reserved identifier.
  package func createAsset(_ resources: [NewResource], as identifier: String) {
    operations.append(.create(word: LocalIdentifier.word(identifier) ?? "", resources))
  }

  /// Removes assets. Their files are kept in the folder `.photolibrary/deleted` of the library itself,
  /// wherever its state is.
  public func deleteAssets(_ identifiers: [String]) {
    var seen: Set<String> = []
    operations += identifiers.filter { seen.insert($0).inserted }.map { .delete($0) }
  }

  /// Marks an asset as a favorite, or takes the mark away; the file stays as it is.
  ///
  /// Where the client sees no such asset, the whole change fails:
  /// ``PhotoLibraryError/Code/notFound``.
  public func setFavorite(_ isFavorite: Bool, of identifier: String) {
    operations.append(.setFavorite(identifier, isFavorite))
  }

  /// Leaves an asset out of fetches that do not ask for hidden ones, or shows it again; fails as
  /// ``setFavorite(_:of:)``.
  public func setHidden(_ isHidden: Bool, of identifier: String) {
    operations.append(.setHidden(identifier, isHidden))
  }

  /// Makes an album.
  ///
  /// - Returns: The local identifier that it will have.
  @discardableResult
  public func createAlbum(title: String) -> String {
    let word = UUID().uuidString
    operations.append(.createAlbum(word: word, title: title))
    return LocalIdentifier.album(word)
  }

  /// Gives an album of a user another title; a smart one is not found.
  public func renameAlbum(_ identifier: String, title: String) {
    operations.append(.renameAlbum(identifier, title))
  }

  /// Removes an album; its members stay in the library.
  public func deleteAlbum(_ identifier: String) { operations.append(.deleteAlbum(identifier)) }

  /// Adds assets at the end of an album.
  public func addAssets(_ identifiers: [String], toAlbum album: String) {
    operations.append(.add(identifiers, album: album))
  }

  /// Takes assets out of an album, not out of the library; those that are not in it are passed
  /// over.
  public func removeAssets(_ identifiers: [String], fromAlbum album: String) {
    operations.append(.remove(identifiers, album: album))
  }
  /// Puts members of an album into an order: these in this order, then the others as they were. What is not in the album
  /// is passed over.
  public func arrangeAssets(_ identifiers: [String], inAlbum album: String) {
    operations.append(.arrange(identifiers, album: album))
  }
}
