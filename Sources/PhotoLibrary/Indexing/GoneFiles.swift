/// Known files that are not where they were, to be found again by their identity.
///
/// Several names may lead to one file. Which of them has become which is told by the name, which
/// moving to another folder keeps; by the folder, which renaming keeps; and by their order.
struct GoneFiles {
  /// By identity, in the order in which they became known.
  private var files: [FileIdentity: [KnownFile]]

  init(_ gone: [KnownFile]) {
    files = Dictionary(grouping: gone, by: \.identity)
  }

  /// The known file that each new one is, if any; each known one is used once.
  mutating func places(of new: [FolderListing.File]) -> [KnownFile?] {
    var result = [KnownFile?](repeating: nil, count: new.count)
    let rules: [(KnownFile, FilePlace) -> Bool] = [
      { $0.place.name == $1.name }, { $0.place.folder == $1.folder }, { _, _ in true },
    ]
    for rule in rules {
      for (index, file) in new.enumerated() where result[index] == nil {
        let identity = file.status.identity
        guard
          let place = files[identity]?.firstIndex(where: {
            $0.isSameFile(file.status) && rule($0, file.place)
          })
        else { continue }
        result[index] = files[identity]?.remove(at: place)
      }
    }
    return result
  }
}
