extension UserFolder {
  /// What a path starts with before its folders: the scheme of a URL, marks, a computer, a drive, a volume, a mount.
  struct Start {
    /// How many steps are a scheme or a mark.
    let top: Int
    /// The last step that may be a folder of all users by its name alone: others have it deep within what is not theirs
    /// (`/images/home/hero/a.png`).
    let deepest: Int
    /// Whether a computer or a mount comes first, which may have users' folders in a share, too.
    let isShared: Bool
    /// Whether it is a drive or a volume, by the mark of one.
    let hasMarkOfDrive: Bool
    /// Whether it is such, or a letter, as shells for Windows have drives.
    let isDrive: Bool
    /// Whether it is a page of the web, or what a drawing refers to there without the scheme
    /// (`//cdn.example.com/home/hero/a.png`, RFC 3986 §4.2); elsewhere that is a path of Windows' with other slashes.
    let isOfWeb: Bool

    init(
      _ path: [UInt8], _ steps: [ArraySlice<UInt8>], _ names: [String], isReference: Bool,
      isOfPage: Bool
    ) {
      /// The separators that stand before a step.
      func separators(before index: Int) -> ArraySlice<UInt8> {
        path[(index > 0 ? steps[index - 1].endIndex : 0)..<steps[index].startIndex]
      }
      // `/nfs/srv` is a mount, and `\\file\home` a computer.
      let isOfFile =
        names.count > 1 && Self.schemes.contains(names[0]) && separators(before: 1).first == 0x3a
      var marks = isOfFile ? 1 : 0
      marks += names.dropFirst(marks).prefix { Self.marks.contains($0) }.count
      let isURL =
        names.count > 1 && names[0].utf8.count > 1
        && separators(before: 1).starts(with: "://".utf8)
      // Programs have schemes of their own (`onenote:///C:\Users\jane\a.one`).
      if marks == 0, isURL { marks = 1 }
      if names.dropFirst(marks).starts(with: Self.dataVolume) { marks += Self.dataVolume.count }
      // The name of the server follows.
      if names.dropFirst(marks).starts(with: Self.servers) {
        marks = min(marks + Self.servers.count + 1, names.count)
      }
      top = marks
      isOfWeb =
        names.first.map(Self.web.contains) == true
        || isReference && path.starts(with: "//".utf8) && marks == 0
          && names.first.map(Self.isHostOfWeb) == true
      guard top < names.count else {
        (deepest, isShared, hasMarkOfDrive, isDrive) = (top, false, false, false)
        return
      }
      let name = names[top]
      let slashes = separators(before: top).count { $0 != 0x3a }
      // Old programs write `file:///C|/Users`, and drives are shared as `C$`.
      hasMarkOfDrive =
        name.utf8.count == 2 && (name.hasSuffix("|") || name.hasSuffix("$"))
        || path.dropFirst(steps[top].endIndex).first == 0x3a
      isDrive = hasMarkOfDrive || name.utf8.count == 1
      let isComputer = slashes == 2 || slashes > 3 || names[..<top].contains("unc")
      isShared =
        !isDrive
        && (isComputer || Self.mounts.contains(name) || name.hasPrefix("volume"))
      var deepest = isShared ? top + 2 : isDrive ? top + 1 : top
      // From elsewhere on such names are any folder's, and so they are in the address of a page.
      if deepest == top, !names[..<top].contains(".."), isOfFile || !isOfPage,
        Self.disks.contains(Self.withoutNumber(name))
      {
        deepest += 1
      }
      while deepest < names.count, Self.places.contains(names[deepest]) { deepest += 1 }
      self.deepest = deepest
    }

    private static let web: Set = ["http", "https", "ftp"]

    /// Whether a name before the path of a page is one of the web: it has dots, is no number, and is not of a network
    /// of one's own.
    private static func isHostOfWeb(_ name: String) -> Bool {
      let labels = name.split(separator: ".")
      guard labels.count > 1, let last = labels.last else { return false }
      return !ownDomains.contains(String(last)) && last.contains { !("0"..."9").contains($0) }
    }

    /// Ends of names that the web has not (RFC 6762 §3, appendix G).
    private static let ownDomains: Set = [
      "local", "localdomain", "lan", "corp", "internal", "intranet", "home", "private",
    ]

    private static func withoutNumber(_ name: String) -> String {
      let digits = name.utf8.reversed().prefix { (0x30...0x39).contains($0) }.count
      return String(name.dropLast(digits))
    }

    /// What a URL of a file starts with.
    private static let schemes: Set = ["file", "smb", "afp", "nfs", "cifs"]

    /// What else comes first: this computer, steps of a path that goes up, and Windows' marks of long paths
    /// (`\\?\UNC\`, `\??\C:\`).
    private static let marks: Set = ["localhost", ".", "..", "?", "??", "unc"]

    /// Where macOS has what is not of the system.
    private static let dataVolume = ["system", "volumes", "data"]

    /// Where macOS mounts the folders of servers.
    private static let servers = ["network", "servers"]

    /// Folders in which volumes and other computers' folders are mounted, beside macOS' `Volumes` and Synology's
    /// `volume1`.
    private static let mounts: Set = [
      "afs", "cygdrive", "media", "mnt", "net", "nfs", "share",
    ]

    /// Folders that have `home` or `users` in them: on Solaris, BSD, Fedora and clusters, of Cygwin and MSYS2, and where
    /// Windows keeps what was before it.
    private static let places: Set = [
      "export", "local", "usr", "var", "gpfs", "lustre", "nas", "network", "scratch", "cygwin",
      "cygwin64", "msys32", "msys64", "windows.old",
    ]

    /// Where servers have their disks, with a number where there are several (`/data2/home`).
    private static let disks: Set = [
      "data", "disk", "hdd", "opt", "raid", "srv", "storage", "work",
    ]
  }
}
