import MetadataKit

/// The folder of a user in a path or a URL of one: `C:\Users\jane\AppData`, `Disk:Users:jane:Desktop`,
/// `/home/jane/a.odt`, `file:///C:/Documents%20and%20Settings/jane/a.ott`, `../../Users/jane/a.ott`.
enum UserFolder {
  /// Whether a text is a path with the folder of somebody in it.
  static func isNamed(in path: [UInt8]) -> Bool {
    let path = PercentText.decoded(path)
    let names = path.split { $0 == 0x2f || $0 == 0x5c || $0 == 0x3a }
    // Pages of the web may be in such folders, too.
    guard let first = names.first.map(lower), !["http", "https", "ftp"].contains(first) else {
      return false
    }
    let steps = names.drop { beforeTop.contains(lower($0)) }
    // Such a folder stands at the top: behind a drive, a volume, Windows' own folder or a computer. What stands
    // behind the name is in it, unless the path is one of a folder.
    let end = [0x2f, 0x5c].contains(path.last) ? steps.count : steps.count - 1
    return zip(steps.prefix(3), steps.dropFirst()).enumerated().contains { index, pair in
      index + 1 < end && parents.contains(lower(pair.0)) && isSomebody(pair.1)
    }
  }

  private static func isSomebody(_ name: ArraySlice<UInt8>) -> Bool {
    !common.contains(lower(name)) && !StandIn.isOne(Array(name))
  }

  private static func lower(_ name: ArraySlice<UInt8>) -> String {
    name.count <= 64 ? String(decoding: name, as: UTF8.self).lowercased() : ""
  }

  /// What a URL of a file starts with, steps of a path that goes up first, and Windows' marks of long paths
  /// (`\\?\UNC\`).
  private static let beforeTop: Set = ["file", "localhost", ".", "..", "?", "unc"]

  /// Folders in which each user has one, also as names of eight letters.
  private static let parents: Set = [
    "users", "home", "documents and settings", "docume~1", "profiles",
  ]

  /// Folders in them that are nobody's.
  private static let common: Set = [
    "public", "all users", "alluse~1", "default", "default user", "shared",
  ]
}
