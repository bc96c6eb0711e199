#if !canImport(Photos)
  import Foundation
  import ItemProvider
  import PhotoLibrary

  /// The requests of one block, until it ends.
  final class ChangeTransaction {
    private static let key = "PhotoLibrary.ChangeTransaction"

    let changes: LibraryChanges
    private var steps: [(LibraryChanges) throws(PhotoLibraryError) -> Void] = []
    /// Files that are to be gone when the changes are made: what was to be moved.
    private(set) var moved: [FilePath] = []

    private init(_ changes: LibraryChanges) { self.changes = changes }

    /// The transaction whose block runs on this thread.
    ///
    /// A request outside of a block is a mistake of the program, as on Apple's systems.
    static var current: ChangeTransaction {
      guard let current = Thread.current.threadDictionary[key] as? ChangeTransaction else {
        preconditionFailure("a change request is made outside of a block of performChanges")
      }
      return current
    }

    /// Runs a block, then makes what it has asked for.
    ///
    /// - Returns: the files that are to be removed when the changes have been carried out.
    static func run(
      _ changes: LibraryChanges, _ block: () -> Void
    ) throws(PhotoLibraryError) -> [FilePath] {
      let transaction = ChangeTransaction(changes)
      Thread.current.threadDictionary[key] = transaction
      defer { Thread.current.threadDictionary[key] = nil }
      block()
      for step in transaction.steps { try step(changes) }
      return transaction.moved
    }

    /// Asks for a change, which is made in its turn when the block has ended: until then a request can be
    /// added to.
    static func ask(_ step: @escaping (LibraryChanges) throws(PhotoLibraryError) -> Void) {
      current.steps.append(step)
    }

    /// Removes a file when the changes have been carried out.
    func remove(_ path: FilePath) { moved.append(path) }

    /// The identifiers of objects; an `NSArray` has whatever it has.
    static func identifiers(_ objects: some Sequence) -> [String] {
      objects.compactMap { ($0 as? PHObject)?.localIdentifier }
    }
  }
#endif
