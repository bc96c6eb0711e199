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
    /// Whether it is a page of the web, or a part of one without the scheme (`//cdn.example.com/home/hero/a.png`).
    let isOfWeb: Bool

    init(_ path: [UInt8], _ steps: [ArraySlice<UInt8>], _ names: [String]) {
      /// The separators that stand before a step.
      func separators(before index: Int) -> ArraySlice<UInt8> {
        path[(index > 0 ? steps[index - 1].endIndex : 0)..<steps[index].startIndex]
      }
      var marks = names.prefix { Self.marks.contains($0) }.count
      let isURL =
        names.count > 1 && names[0].utf8.count > 1
        && separators(before: 1).starts(with: "://".utf8)
      // Programs have schemes of their own (`onenote:///C:\Users\jane\a.one`).
      if marks == 0, isURL { marks = 1 }
      if names.dropFirst(marks).starts(with: Self.dataVolume) { marks += Self.dataVolume.count }
      top = marks
      isOfWeb =
        names.first.map(Self.web.contains) == true
        || path.starts(with: "//".utf8) && steps.first?.contains(0x2e) == true && marks == 0
      guard top < names.count else {
        (deepest, isShared) = (top, false)
        return
      }
      let name = names[top]
      let slashes = separators(before: top).count { $0 != 0x3a }
      // Old programs write `file:///C|/Users`, and drives are shared as `C$`.
      let isDrive =
        name.utf8.count == 1 || name.utf8.count == 2 && (name.hasSuffix("|") || name.hasSuffix("$"))
        || path.dropFirst(steps[top].endIndex).first == 0x3a
      let isComputer = slashes == 2 || slashes > 3 || names[..<top].contains("unc")
      isShared =
        !isDrive
        && (isComputer || Self.mounts.contains(name) || name.hasPrefix("volume"))
      var deepest = isDrive ? top + 1 : top
      if deepest < names.count, Self.places.contains(names[deepest]) { deepest += 1 }
      self.deepest = isShared ? top + 2 : deepest
    }

    private static let web: Set = ["http", "https", "ftp"]

    /// What a URL of a file starts with, steps of a path that goes up first, and Windows' marks of long paths
    /// (`\\?\UNC\`).
    private static let marks: Set = [
      "file", "smb", "afp", "nfs", "cifs", "localhost", ".", "..", "?", "unc",
    ]

    /// Where macOS has what is not of the system.
    private static let dataVolume = ["system", "volumes", "data"]

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
  }
}
