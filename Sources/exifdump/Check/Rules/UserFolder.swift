import MetadataKit

/// The folder of a user in a path or a URL of one: `C:\Users\jane\AppData`, `Disk:Users:jane:Desktop`,
/// `/home/jane/a.odt`, `file:///C:/Documents%20and%20Settings/jane/a.ott`, `../../Users/jane/a.ott`,
/// `https://example-my.sharepoint.com/personal/jane_example_com/a.dotx`.
enum UserFolder {
  /// Whether a text is a path with the folder of somebody in it.
  ///
  /// - Parameter isOfFolder: whether it is that of a folder, whether a slash ends it or not.
  static func isNamed(in path: [UInt8], isOfFolder: Bool = false) -> Bool {
    let path = PercentText.decoded(path)
    let names = path.split(whereSeparator: isSeparator)
    // Pages of the web may be in such folders, too.
    guard let first = names.first, !web.contains(lower(first)) else {
      return isOfSite(names, isOfFolder: isOfFolder)
    }
    guard isAnchored(path, first) else { return false }
    let steps = names.drop { beforeTop.contains(lower($0)) }
    // Such a folder stands at the top: behind a drive, a volume, Windows' own folder or a computer. What stands
    // behind the name is in it, unless the path is one of a folder.
    let isFolder = isOfFolder || path.last.map(isSeparator) == true
    let end = isFolder ? steps.count : steps.count - 1
    return zip(steps.prefix(3), steps.dropFirst()).enumerated().contains { index, pair in
      guard index + 1 < end, isSomebody(pair.1) else { return false }
      let parent = lower(pair.0)
      // Windows NT 4 had them in its own folder; elsewhere profiles are whatever one likes.
      return parents.contains(parent)
        || parent == "profiles" && index > 0
          && ["winnt", "windows"].contains(lower(steps[steps.startIndex + index - 1]))
    }
  }

  /// Whether a path starts at the top, or goes up: others are relative to where the file lies, and their names say
  /// nothing of a user.
  private static func isAnchored(_ path: [UInt8], _ first: ArraySlice<UInt8>) -> Bool {
    guard first.startIndex == 0 else { return true }
    return first.elementsEqual("..".utf8) || path.dropFirst(first.count).first == 0x3a
  }

  /// Whether it is a URL of what one person has in OneDrive or SharePoint.
  private static func isOfSite(_ names: [ArraySlice<UInt8>], isOfFolder: Bool) -> Bool {
    guard names.count > (isOfFolder ? 3 : 4), lower(names[1]).hasSuffix(".sharepoint.com") else {
      return false
    }
    return lower(names[2]) == "personal" && isSomebody(names[3])
  }

  private static func isSomebody(_ name: ArraySlice<UInt8>) -> Bool {
    !common.contains(lower(name)) && !StandIn.isOne(Array(name))
  }

  private static func isSeparator(_ byte: UInt8) -> Bool { [0x2f, 0x5c, 0x3a].contains(byte) }

  private static func lower(_ name: ArraySlice<UInt8>) -> String {
    name.count <= 64 ? String(decoding: name, as: UTF8.self).lowercased() : ""
  }

  private static let web: Set = ["http", "https", "ftp"]

  /// What a URL of a file starts with, steps of a path that goes up first, and Windows' marks of long paths
  /// (`\\?\UNC\`).
  private static let beforeTop: Set = [
    "file", "smb", "afp", "nfs", "cifs", "localhost", ".", "..", "?", "unc",
  ]

  /// Folders in which each user has one, also as names of eight letters, and in other languages.
  private static let parents: Set = [
    "users", "home", "documents and settings", "docume~1", "dokumente und einstellungen",
    "dokume~1", "benutzer", "utilisateurs", "usuarios", "utenti", "gebruikers",
  ]

  /// Folders in them that are nobody's.
  private static let common: Set = [
    "public", "all users", "alluse~1", "default", "default user", "shared", "www", "www-data",
  ]
}
