extension UserFolder {
  /// The steps of a path in small letters, of which one may be a folder that each user has one in.
  struct Steps {
    let names: [String]
    let start: Start
    /// Whether it starts at the top, or goes up: others are relative to where the file lies, and their names say
    /// nothing of a user, nor do pages of the web.
    private let isAnchored: Bool
    /// By how many folders it goes up.
    private let ups: Int
    /// Whether the second folder seems to be a user's, in which volumes are mounted: a volume's name follows.
    private let hasVolumeOfUser: Bool

    /// - Parameters:
    ///   - folders: how many of the steps are folders; the last may be a file.
    ///   - isReference: whether a drawing refers to it.
    ///   - isOfPage: whether such a drawing may be part of a page.
    init(
      _ path: [UInt8], _ steps: [ArraySlice<UInt8>], folders: Int, isReference: Bool,
      isOfPage: Bool
    ) {
      names = steps.map(UserFolder.lower)
      start = Start(path, steps, names, isReference: isReference, isOfPage: isOfPage)
      ups = names[..<start.top].count { $0 == ".." }
      let areVolumes = steps[..<folders].dropFirst(start.top + 1).prefix(2).map(Self.isVolume)
      hasVolumeOfUser = areVolumes == [false, true]
      if let first = steps.first, !start.isOfWeb {
        isAnchored =
          first.startIndex > 0 || names.first { $0 != "." } == ".."
          || path.dropFirst(first.count).first == 0x3a
      } else {
        isAnchored = false
      }
    }

    /// Whether the step is a folder in which each user has one.
    func isParent(at index: Int) -> Bool {
      let name = names[index]
      if Self.unmistakable.contains(name) { return true }
      let top = start.top
      guard isAnchored, index >= top else { return false }
      let before = index > top ? names[index - 1] : ""
      switch name {
      // Windows NT 4 had them in its own folder; elsewhere profiles are whatever one likes.
      case "profiles": return ["winnt", "windows"].contains(before)
      // Of a server; on a drive they may be houses.
      case "homes": return start.isShared && index == top + 1
      case "media": return isParentOfVolumes(at: index)
      default: break
      }
      guard Self.parents.contains(name) else { return false }
      // Such a folder stands where others start, or what is in it says that it is one.
      return index <= start.deepest && ups != 1 || isInCopy(index) || isProfile(at: index)
    }

    /// Whether what is in the folder at an index has a folder that systems make for each user.
    func isProfile(at index: Int) -> Bool {
      index + 2 < names.count && Self.ofProfiles.contains(names[index + 2])
    }

    /// Whether `media` has a folder for each user, in which udisks2 mounts what is plugged in: in `/run`, but on Debian
    /// and Ubuntu at the top (`/media/jane/USB STICK`), where volumes of the machine may stand without a user, too.
    private func isParentOfVolumes(at index: Int) -> Bool {
      if index == start.top + 1 { return names[start.top] == "run" }
      return index == start.top && ups == 0 && hasVolumeOfUser && index + 1 < names.count
        && !Self.volumes.contains(names[index + 1])
        && !names[index + 1].utf8.allSatisfy { (0x30...0x39).contains($0) }
    }

    /// Whether a name is rather one of a volume than of a folder: with a capital or a space, or the number of a file
    /// system (RFC 9562 §4).
    private static func isVolume(_ name: ArraySlice<UInt8>) -> Bool {
      name.contains { (0x41...0x5a).contains($0) || $0 == 0x20 }
        || name.count == 36 && name.count { $0 == 0x2d } == 4
    }

    /// What stands in `/media` and is no user: volumes, and what servers of pages and of music have there.
    private static let volumes: Set = [
      "albums", "audio", "avatars", "backup", "books", "cache", "catalog", "cdrom", "cdrom0",
      "content", "data", "disk", "downloads", "dvd", "external", "files", "films", "floppy",
      "gallery", "hdd", "icons", "images", "img", "library", "logos", "movies", "music", "nas",
      "photos", "pictures", "podcasts", "products", "sdcard", "series", "shows", "storage",
      "thumbnails", "tv", "upload", "uploads", "usb", "usb0", "usbdisk", "video", "videos",
      "windows",
    ]

    /// Windows' own of before 2007, also as names of eight letters: nothing else is called so.
    private static let unmistakable: Set = [
      "documents and settings", "docume~1", "dokumente und einstellungen", "dokume~1",
    ]

    /// Others, in several languages, and shares that servers do not show.
    private static let parents: Set = [
      "users", "home", "benutzer", "utilisateurs", "usuarios", "usuários", "utenti", "gebruikers",
      "users$", "home$", "homes$", "profiles$",
    ]

    /// Folders that systems make for each user.
    static let ofProfiles: Set = [
      "desktop", "documents", "downloads", "music", "pictures", "videos", "movies", "library",
      "appdata", "application data", "local settings", "my documents", "my pictures", "onedrive",
      ".config", ".local", ".cache",
    ]
  }
}
