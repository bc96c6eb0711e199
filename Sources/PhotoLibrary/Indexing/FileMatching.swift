/// Which of the files that are there are those that were known.
struct FileMatching {
  /// Known files that are nowhere any more.
  private(set) var gone: [KnownFile] = []
  /// Known files under another name.
  private(set) var moved: [(KnownFile, LibraryFile.Status, FilePlace)] = []
  /// Known files under their name whose content has changed.
  private(set) var changed: [FilePlace: KnownFile] = [:]
  /// Files to be read: new ones, and those that have changed.
  private(set) var unread: [(FilePlace, LibraryFile.Status)] = []

  init(_ known: [KnownFile], _ found: [FolderListing.File]) {
    var places: [FilePlace: KnownFile] = [:]
    places.reserveCapacity(known.count)
    for file in known { places[file.place] = file }
    var new: [FolderListing.File] = []
    for file in found {
      guard let before = places[file.place] else {
        new.append(file)
        continue
      }
      if before.isUnchanged(file.status) {
        places[file.place] = nil
      } else if before.identity == file.status.identity {
        places[file.place] = nil
        changed[file.place] = before
        unread.append((file.place, file.status))
      } else {
        new.append(file)
      }
    }
    gone = places.values.sorted { $0.id < $1.id }
    var links = GoneFiles(gone)
    var matched: Set<Int64> = []
    // One file may have many names (hard links): those that kept theirs are told first.
    let earlier = links.places(of: new)
    for (index, file) in new.enumerated() {
      if let before = earlier[index] {
        matched.insert(before.id)
        // What was written to since, has to be read, too.
        let isSame = before.size == file.status.size && before.modified == file.status.modified
        moved.append((before, file.status, file.place))
        if !isSame {
          changed[file.place] = before.moved(to: file.place)
          unread.append((file.place, file.status))
        }
      } else {
        unread.append((file.place, file.status))
      }
    }
    self.found(matched)
  }

  /// Takes files that were found again out of those that are gone.
  mutating func found(_ ids: Set<Int64>) {
    if !ids.isEmpty { gone.removeAll { ids.contains($0.id) } }
  }

  /// A file that is there is read as if it were new.
  mutating func readAgain(_ place: FilePlace, _ status: LibraryFile.Status) {
    unread.append((place, status))
  }

  /// The files that are gone, by their content.
  func goneByContent() -> Contents {
    var files: [Contents.Key: [KnownFile]] = [:]
    for file in gone where !file.fingerprint.isEmpty {
      files[Contents.Key(size: file.size, fingerprint: file.fingerprint), default: []].append(file)
    }
    return Contents(files: files)
  }

  /// Files by their content.
  struct Contents {
    struct Key: Hashable {
      let size: Int64
      let fingerprint: [UInt8]
    }

    fileprivate var files: [Key: [KnownFile]]

    /// The file that had the same content under the same name, which is then taken.
    mutating func takeNamesake(of file: ReadFile) -> KnownFile? {
      let key = Key(size: file.status.size, fingerprint: file.fingerprint)
      guard let place = files[key]?.firstIndex(where: { $0.place == file.place }) else {
        return nil
      }
      return files[key]?.remove(at: place)
    }

    /// A file that had the same content, which is then taken.
    ///
    /// - Parameter others: places of files that are not to be taken.
    mutating func take(_ file: ReadFile, besides others: Set<FilePlace>) -> KnownFile? {
      let key = Key(size: file.status.size, fingerprint: file.fingerprint)
      guard let place = files[key]?.firstIndex(where: { !others.contains($0.place) }) else {
        return nil
      }
      return files[key]?.remove(at: place)
    }
  }
}

extension KnownFile {
  fileprivate func moved(to place: FilePlace) -> KnownFile {
    KnownFile(
      id: id, place: place, asset: asset, kind: kind, identity: identity, size: size,
      modified: modified, fingerprint: fingerprint)
  }
}
