import ItemProvider

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Files that are about to come into a library or to leave it.
///
/// What comes in is written completely under a hidden name, then gets its own name, which nothing
/// else has. Until the state knows of it, all can be undone; a process that is killed in between
/// leaves a whole file that the next refresh finds, or a hidden one that nobody sees.
final class StagedFiles {
  private let root: FilePath
  private var hidden: [FilePath] = []
  private var undo: [() -> Void] = []

  init(_ root: FilePath) {
    self.root = root
  }

  /// Writes what is to come in under a hidden name, and reads it.
  func stage(_ resource: LibraryChanges.NewResource) throws(PhotoLibraryError) -> ReadFile {
    let name = ".photolibrary-new-\(UUID().uuidString)"
    let path = root.appending(name)
    hidden.append(path)
    switch resource.content {
    case .data(let data): try LibraryFile.create(path, [UInt8](data))
    case .file(let source):
      do {
        try FileCopying.copy(source, to: path) { _ in }
      } catch let error as FileError {
        throw PhotoLibraryError(.invalidResource, "\(error)")
      } catch {
        throw PhotoLibraryError(error)
      }
      try LibraryFile.makeReadable(path)
      try LibraryFile.synchronize(path)
    }
    let file = try ReadFile(
      FilePlace(folder: [], name: Array(name.utf8)), LibraryFile.status(of: path), in: root)
    guard file.facts != nil else {
      throw PhotoLibraryError(
        .invalidResource, "\(resource.displayName) is neither a photo nor a movie")
    }
    return file
  }

  /// Gives a staged file its own name: the one that was asked for, or the next one that is free.
  func place(_ file: ReadFile, _ resource: LibraryChanges.NewResource) throws(PhotoLibraryError)
    -> ReadFile
  {
    let parts = Self.parts(resource.name(for: file))
    var number = firstFree(parts)
    while true {
      let name = Self.name(parts, number)
      let target = root.appending(bytes: name[...])
      if try LibraryFile.move(root.appending(bytes: file.place.name[...]), to: target) {
        undo.append { LibraryFile.remove(target) }
        try LibraryFile.synchronize(root)
        return ReadFile(file, place: FilePlace(folder: [], name: name))
      }
      number += 1
    }
  }

  /// A number whose name nothing has, while something has the name of the number before it: where
  /// many have the same name, they are not counted one by one.
  private func firstFree(_ parts: ([UInt8], [UInt8])) -> Int {
    func isTaken(_ number: Int) -> Bool {
      LibraryFile.exists(root.appending(bytes: Self.name(parts, number)[...]))
    }
    guard isTaken(1) else { return 1 }
    var (taken, free) = (1, 2)
    while isTaken(free) { (taken, free) = (free, free * 2) }
    while free - taken > 1 {
      let middle = (taken + free) / 2
      if isTaken(middle) { taken = middle } else { free = middle }
    }
    return free
  }

  /// Takes a file out of the library, to where deleted files are kept.
  func remove(_ place: FilePlace) throws(PhotoLibraryError) {
    let path = place.location(in: root)
    guard LibraryFile.exists(path) else { return }
    let state = root.appending(LibraryState.folderName)
    let folder = state.appending("deleted")
    try LibraryFile.createFolder(state)
    try LibraryFile.createFolder(folder)
    let name = Array("\(UUID().uuidString) ".utf8) + place.name
    let target = folder.appending(bytes: name[...])
    try LibraryFile.replace(target, with: path)
    undo.append { try? LibraryFile.replace(path, with: target) }
  }

  /// Removes what is hidden still, and undoes what was done unless it is to stay.
  func finish(keeping isKept: Bool) {
    for path in hidden { LibraryFile.remove(path) }
    if !isKept { for step in undo.reversed() { step() } }
    (hidden, undo) = ([], [])
  }

  private static func name(_ parts: ([UInt8], [UInt8]), _ number: Int) -> [UInt8] {
    parts.0 + (number == 1 ? [] : Array(" \(number)".utf8)) + parts.1
  }

  /// A name before and from its last dot, as long as a name may be with a number between.
  private static func parts(_ name: [UInt8]) -> ([UInt8], [UInt8]) {
    guard let dot = name.lastIndex(of: UInt8(ascii: ".")), dot > 0, name.count - dot < 20 else {
      return (Array(name.prefix(230)), [])
    }
    return (Array(name[..<dot].prefix(230)), Array(name[dot...]))
  }
}

extension LibraryChanges.NewResource {
  fileprivate var displayName: String {
    switch content {
    case .file(let path): path.string
    case .data: filename ?? "the data"
    }
  }

  /// One component of a path, not hidden, whatever was asked for.
  fileprivate func name(for file: ReadFile) -> [UInt8] {
    var name: [UInt8]
    switch (filename, content) {
    case (let filename?, _): name = Array(filename.utf8)
    case (nil, .file(let path)): name = Array(path.lastComponent ?? [])
    case (nil, .data): name = []
    }
    name = name.map { $0 == UInt8(ascii: "/") || $0 < 0x20 || $0 == 0x7f ? UInt8(ascii: "_") : $0 }
    while name.first == UInt8(ascii: ".") { name.removeFirst() }
    if !name.isEmpty { return name }
    let suffix = file.facts?.preferredExtension ?? "bin"
    return Array("\(file.facts?.type == .video ? "Movie" : "Photo").\(suffix)".utf8)
  }
}

extension ReadFile {
  init(_ file: ReadFile, place: FilePlace) {
    self.place = place
    status = file.status
    facts = file.facts
    fingerprint = file.fingerprint
  }
}
