import ItemProvider

/// A library's folders and files as they are on the disk.
///
/// Symbolic links are not followed: what a library holds is what stands in its folder, and a link
/// must not show a client what is elsewhere. Names that start with a dot are passed over.
struct FolderListing {
  /// A folder, and what is in it if that was looked at.
  struct Folder {
    let path: [UInt8]
    /// When its names changed last, in nanoseconds since 1970.
    let modified: Int64
    /// Nil where nothing in it has changed its name since the last look.
    let files: [File]?
  }

  struct File {
    let place: FilePlace
    let status: LibraryFile.Status
  }

  /// Folders within folders are followed so deep.
  private static let deepest = 64

  private(set) var folders: [Folder] = []
  /// Why folders could not be listed.
  private(set) var problems: [PhotoLibraryError] = []
  /// The folders that could not be, and files that could not be looked at.
  private var unlisted: [[UInt8]] = []

  private let root: FilePath
  private let known: KnownFolders?

  /// Is told of a folder before its names are listed.
  typealias Listener = (_ folder: [UInt8]) throws(PhotoLibraryError) -> Void

  /// - Parameters:
  ///   - known: what was found before, to pass over what has not changed; nil to look at everything.
  ///   - willList: is told of each folder before its names are listed.
  init(
    _ root: FilePath, known: KnownFolders?, willList: Listener
  ) throws(PhotoLibraryError) {
    self.root = root
    self.known = known
    let status = try LibraryFile.status(of: root)
    try add([], status, depth: 0, willList)
  }

  private mutating func add(
    _ path: [UInt8], _ status: LibraryFile.Status, depth: Int, _ willList: Listener
  ) throws(PhotoLibraryError) {
    if let known, let before = known.folders[path], before.modified == status.modified {
      folders.append(Folder(path: path, modified: status.modified, files: nil))
      for child in known.children[path] ?? [] {
        addIfThere(child, depth: depth + 1, willList)
      }
      return
    }
    try willList(path)
    let location = Self.location(path, in: root)
    var (files, inner): ([File], [([UInt8], LibraryFile.Status)]) = ([], [])
    for name in try LibraryFile.names(in: location).sorted(by: { $0.lexicographicallyPrecedes($1) })
    where name.first != UInt8(ascii: ".") {
      let place = FilePlace(folder: path, name: name)
      let entry = place.location(in: root)
      let found: LibraryFile.Status?
      do throws(PhotoLibraryError) {
        found = try LibraryFile.statusIfThere(entry)
      } catch {
        // Where one is out of reach, all are.
        if LibraryFile.isOutOfReach(entry) { throw error }
        problems.append(error)
        unlisted.append(place.path)
        continue
      }
      // What is gone by now is not there.
      guard let status = found else { continue }
      switch status.kind {
      case .file: files.append(File(place: place, status: status))
      case .folder: inner.append((place.path, status))
      case .other: continue
      }
    }
    folders.append(Folder(path: path, modified: status.modified, files: files))
    guard depth < Self.deepest else { return }
    for (path, status) in inner {
      addReporting(path, status, depth: depth + 1, willList)
    }
  }

  private mutating func addIfThere(_ path: [UInt8], depth: Int, _ willList: Listener) {
    do throws(PhotoLibraryError) {
      guard let status = try LibraryFile.statusIfThere(Self.location(path, in: root)),
        status.kind == .folder
      else { return }
      addReporting(path, status, depth: depth, willList)
    } catch {
      problems.append(error)
      unlisted.append(path)
    }
  }

  private mutating func addReporting(
    _ path: [UInt8], _ status: LibraryFile.Status, depth: Int, _ willList: Listener
  ) {
    do throws(PhotoLibraryError) {
      try add(path, status, depth: depth, willList)
    } catch {
      problems.append(error)
      unlisted.append(path)
    }
  }

  /// Whether it is not known what is at a path: it could not be looked at, or a folder on the way could
  /// not be listed.
  func isUnknown(_ path: [UInt8]) -> Bool {
    unlisted.contains { path == $0 || path.starts(with: $0 + [UInt8(ascii: "/")]) }
  }

  /// Whether something directly in a folder is not known.
  func hasUnknown(in folder: [UInt8]) -> Bool {
    unlisted.contains { path in
      let end = path.lastIndex(of: UInt8(ascii: "/")) ?? 0
      return path[..<end].elementsEqual(folder)
    }
  }

  /// Where something of a library is.
  static func location(_ path: [UInt8], in root: FilePath) -> FilePath {
    path.isEmpty ? root : root.appending(bytes: path[...])
  }
}

extension FilePlace {
  /// The file's path in the library.
  var path: [UInt8] { folder.isEmpty ? name : folder + [UInt8(ascii: "/")] + name }

  /// Where the file is.
  func location(in root: FilePath) -> FilePath {
    FolderListing.location(folder, in: root).appending(bytes: name[...])
  }
}
