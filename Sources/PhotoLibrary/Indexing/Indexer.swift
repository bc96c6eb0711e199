import ItemProvider
import SQLiteStore

/// Brings what the state knows up to date with the files of the folder.
///
/// A file is the one that was known when it is under the same name with the same identity, under
/// another name with the same identity, or under another name with the same content while the known
/// one is gone, in that order. Anything else is a new asset: the name alone makes no file an old
/// one, because another file under the name of one that somebody was allowed to see is not that.
///
/// What is done is kept in steps of a thousand files, so a process that is killed goes on where it
/// was.
struct Indexer {
  let root: FilePath
  let store: AssetStore
  let threads: Int
  /// Is told how many files of how many are read.
  let progress: (@Sendable (_ done: Int, _ total: Int) -> Void)?

  /// So many files are read, then written to the state.
  private static let step = 1000

  /// Looks at the folders whose names have changed, or at every file.
  func run(everything: Bool) throws(PhotoLibraryError) -> RefreshSummary {
    var summary = RefreshSummary()
    // What is known of a folder is read before its files are listed: a file that a change of the
    // library adds meanwhile is taken for new, and found to be known then, but none is taken for gone.
    let known = try inLibrary { () throws(DatabaseError) in try KnownFolders(store) }
    let isFirst = try inLibrary { () throws(DatabaseError) in try !store.isIndexed }
    let started = Moment.now
    let passesOver = !everything && !isFirst
    var before: [KnownFile] = []
    let listing = try FolderListing(root, known: passesOver ? known : nil) {
      (path) throws(PhotoLibraryError) in
      guard let folder = known.folders[path] else { return }
      before += try inLibrary { () throws(DatabaseError) in
        try KnownFile.all(in: [(folder.id, path)], store)
      }
    }
    summary.problems = listing.problems
    // What is in a folder that could not be listed is there still, for all that is known.
    if !listing.problems.isEmpty { before.removeAll { listing.isUnknown($0.place.path) } }
    let listed = Set(listing.folders.filter { $0.files != nil }.map(\.path))
    let present = Set(listing.folders.map(\.path))
    // The folders that are gone; changes of the library add nothing to them.
    before += try inLibrary { () throws(DatabaseError) in
      try KnownFile.all(
        in: known.folders.filter { !present.contains($0.key) && !listing.isUnknown($0.key) }
          .map { ($1.id, $0) }, store)
    }
    var matching = FileMatching(before, listing.folders.flatMap { $0.files ?? [] })
    if passesOver, listed.isEmpty, matching.gone.isEmpty,
      known.folders.count == listing.folders.count
    {
      return summary
    }
    let writer = IndexWriter(store: store, isLogging: !isFirst, now: started)
    writer.mayReturn = Set((matching.gone + matching.moved.map { $0.0 }).map(\.id))
    try move(&matching, to: listing.folders, writer)
    summary.moved = matching.moved.count
    var unread = try read(matching.unread, &matching, writer, &summary)
    summary.removed = try remove(matching.gone, from: present, writer)
    unread.formUnion(try adoptOrphans(writer, &summary))
    try inLibrary { () throws(DatabaseError) in
      try store.database.transaction { (_) throws(DatabaseError) in
        try writer.joinLivePhotos()
      }
    }
    try finish(listing, known, unread, writer, started, isFirst)
    summary.added = writer.added
    summary.changed = writer.changed
    return summary
  }

  /// Keeps the folders that there are, and has files that moved among them where they are now.
  private func move(
    _ matching: inout FileMatching, to folders: [FolderListing.Folder], _ writer: IndexWriter
  ) throws(PhotoLibraryError) {
    try inLibrary { () throws(DatabaseError) in
      try store.database.transaction { (_) throws(DatabaseError) in
        try writer.prepareFolders(folders.map(\.path))
        for (file, status, place) in matching.moved {
          var state = ReadFile.FileState(status)
          // What was written to since keeps what it was until it has been read: it may not come to that.
          if matching.changed[place] != nil {
            state = ReadFile.FileState(
              identity: status.identity, size: file.size, modified: file.modified)
          }
          if try writer.move(file, to: place, state) { continue }
          matching.readAgain(place, status)
        }
      }
    }
  }

  /// Forgets files that are gone; how many assets went with them.
  private func remove(
    _ gone: [KnownFile], from folders: Set<[UInt8]>, _ writer: IndexWriter
  ) throws(PhotoLibraryError) -> Int {
    var removed = 0
    try inLibrary { () throws(DatabaseError) in
      try store.database.transaction { (_) throws(DatabaseError) in
        for file in gone where !isBack(file, folders) {
          if try writer.remove(file), file.asset != nil { removed += 1 }
        }
      }
    }
    return removed
  }

  /// Makes movies whose stills are gone assets of their own; the folders of those that could not be read,
  /// which stay what they were.
  private func adoptOrphans(
    _ writer: IndexWriter, _ summary: inout RefreshSummary
  ) throws(PhotoLibraryError) -> Set<[UInt8]> {
    let orphans = try inLibrary { () throws(DatabaseError) in try writer.orphans() }
    var unread: Set<[UInt8]> = []
    for orphan in orphans {
      let file: ReadFile
      do throws(PhotoLibraryError) {
        let status = try LibraryFile.status(of: orphan.place.location(in: root))
        file = try ReadFile(orphan.place, status, in: root)
      } catch {
        summary.problems.append(error)
        unread.insert(orphan.place.folder)
        continue
      }
      try inLibrary { () throws(DatabaseError) in
        try store.database.transaction { (_) throws(DatabaseError) in
          try writer.adopt(orphan, file)
        }
      }
    }
    return unread
  }

  /// Whether a file is there again: a change of the library that failed has put it back.
  private func isBack(_ file: KnownFile, _ folders: Set<[UInt8]>) -> Bool {
    guard folders.contains(file.place.folder),
      let status = try? LibraryFile.status(of: file.place.location(in: root))
    else { return false }
    return file.isUnchanged(status)
  }

  /// Reads files; the folders of those that could not be read.
  private func read(
    _ files: [(FilePlace, LibraryFile.Status)], _ matching: inout FileMatching,
    _ writer: IndexWriter, _ summary: inout RefreshSummary
  ) throws(PhotoLibraryError) -> Set<[UInt8]> {
    var unread: Set<[UInt8]> = []
    var start = 0
    var ahead = readAhead(files, from: 0)
    while start < files.count {
      let end = min(start + Self.step, files.count)
      let results = ahead.value
      // What was read is written while the next files are read.
      ahead = readAhead(files, from: end)
      var (good, bad): ([ReadFile], [PhotoLibraryError]) = ([], [])
      for (result, (place, _)) in zip(results, files[start..<end]) {
        switch result {
        case .success(let file): good.append(file)
        case .failure(let error):
          bad.append(error)
          unread.insert(place.folder)
        }
      }
      summary.problems += bad
      // What is still to be read may be what it was under its name.
      let later = matching.gone.isEmpty ? [] : Set(files[end...].map(\.0))
      let moved = try write(good, besides: later, matching, writer)
      summary.moved += moved.count
      matching.found(moved)
      progress?(end, files.count)
      start = end
    }
    return unread
  }

  /// Writes files that were read, each as what it is: known under its name, known elsewhere, or new.
  ///
  /// - Parameter later: Where files are that are still to be read.
  /// - Returns: The files that were elsewhere.
  private func write(
    _ files: [ReadFile], besides later: Set<FilePlace>, _ matching: FileMatching,
    _ writer: IndexWriter
  ) throws(PhotoLibraryError) -> Set<Int64> {
    let changed = matching.changed
    var gone = matching.goneByContent()
    // A file that was written anew, or copied with its library, is what it was under its name.
    var namesakes: [FilePlace: KnownFile] = [:]
    for file in files where changed[file.place] == nil {
      namesakes[file.place] = gone.takeNamesake(of: file)
    }
    var moved: Set<Int64> = []
    try inLibrary { () throws(DatabaseError) in
      try store.database.transaction { (_) throws(DatabaseError) in
        for file in files {
          if let known = changed[file.place] {
            try writer.update(known, file)
          } else if try writer.isKnown(file) {
            // A change of the library has added it meanwhile, under an identifier of its own.
            continue
          } else if let known = namesakes[file.place] ?? gone.take(file, besides: later),
            try writer.move(known, to: file.place, file.status)
          {
            moved.insert(known.id)
          } else {
            try writer.insert(file)
          }
        }
      }
    }
    return moved
  }

  private func readAhead(
    _ files: [(FilePlace, LibraryFile.Status)], from start: Int
  ) -> Ahead<[Result<ReadFile, PhotoLibraryError>]> {
    let (end, root, threads) = (min(start + Self.step, files.count), root, threads)
    let part = Array(files[min(start, end)..<end])
    return Ahead { ReadFile.all(part[...], in: root, threads: threads) }
  }

  private func finish(
    _ listing: FolderListing, _ known: KnownFolders, _ unread: Set<[UInt8]>,
    _ writer: IndexWriter, _ started: Moment, _ isFirst: Bool
  ) throws(PhotoLibraryError) {
    try inLibrary { () throws(DatabaseError) in
      try store.database.transaction { (_) throws(DatabaseError) in
        for folder in listing.folders where folder.files != nil {
          // A change in the moment after the look would have the same time. What could not be read is
          // tried again.
          let isSettled =
            folder.modified < started.nanoseconds - Moment.raciness && !unread.contains(folder.path)
            && !listing.hasUnknown(in: folder.path)
          try writer.setFolder(folder.path, modified: isSettled ? folder.modified : 0)
        }
        let present = Set(listing.folders.map(\.path))
        for path in known.folders.keys
        where !present.contains(path) && !listing.isUnknown(path) {
          try writer.removeFolder(path)
        }
        if isFirst { try store.setProperty("indexed", 1) }
        try writer.trimChanges()
      }
    }
  }
}
