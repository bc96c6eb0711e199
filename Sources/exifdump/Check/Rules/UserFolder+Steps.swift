extension UserFolder {
  /// The steps of a path in small letters, of which one may be a folder that each user has one in.
  struct Steps {
    private let names: [String]
    /// How many stand before a drive, a volume, a computer or the first folder.
    private let top: Int
    /// Whether it starts at the top, or goes up: others are relative to where the file lies, and their names say
    /// nothing of a user, nor do pages of the web.
    private let isAnchored: Bool
    /// Whether it goes up by one folder alone: what lies beside may be called like that, too.
    private let isBeside: Bool

    init(_ path: [UInt8], _ steps: [ArraySlice<UInt8>]) {
      let names = steps.map(UserFolder.lower)
      self.names = names
      let marks = names.prefix { Self.beforeTop.contains($0) }
      let isOfData = names.dropFirst(marks.count).starts(with: Self.dataVolume)
      top = marks.count + (isOfData ? Self.dataVolume.count : 0)
      isBeside = marks.count { $0 == ".." } == 1
      if let first = steps.first, !Self.web.contains(names[0]) {
        isAnchored =
          first.startIndex > 0 || names[0] == ".." || path.dropFirst(first.count).first == 0x3a
      } else {
        isAnchored = false
      }
    }

    /// Whether the step is a folder in which each user has one.
    func isParent(at index: Int) -> Bool {
      let name = names[index]
      if Self.unmistakable.contains(name) { return true }
      guard isAnchored, index >= top else { return false }
      let before = index > top ? names[index - 1] : ""
      switch name {
      // Windows NT 4 had them in its own folder; elsewhere profiles are whatever one likes.
      case "profiles": return ["winnt", "windows"].contains(before)
      // Of a server; on a drive they may be houses.
      case "homes": return before.utf8.count > 1 && index - top == 1
      // Where media are mounted, on Fedora and Arch. Elsewhere their own names stand in `/media`.
      case "media": return before == "run" && index - top == 1
      default: break
      }
      guard Self.parents.contains(name) else { return false }
      // Such a folder stands at the top, or what is in it says that it is one.
      return index - top < 3 && !isBeside
        || index + 2 < names.count && Self.ofProfiles.contains(names[index + 2])
    }

    private static let web: Set = ["http", "https", "ftp"]

    /// What a URL of a file starts with, steps of a path that goes up first, and Windows' marks of long paths
    /// (`\\?\UNC\`).
    private static let beforeTop: Set = [
      "file", "smb", "afp", "nfs", "cifs", "localhost", ".", "..", "?", "unc",
    ]

    /// Where macOS has what is not of the system.
    private static let dataVolume = ["system", "volumes", "data"]

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
    private static let ofProfiles: Set = [
      "desktop", "documents", "downloads", "music", "pictures", "videos", "movies", "library",
      "appdata", "application data", "local settings", "my documents", "my pictures", "onedrive",
      ".config", ".local", ".cache",
    ]
  }
}
