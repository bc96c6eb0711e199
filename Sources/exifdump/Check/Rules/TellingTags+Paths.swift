import MetadataKit

extension TellingTags {
  /// Whether a path goes through the folder of a user, whose name is then in it: where a shortcut leads, where
  /// something stood on the machine that made a file.
  static func isPathOfUser(_ name: TellingName) -> Bool {
    guard name.group == "LNK" ? shortcut.contains(name.text) : others.contains(name.text) else {
      return false
    }
    let path = name.tag.string.lowercased().replacing("\\", with: "/")
    return homes.contains { path.contains($0) }
  }

  private static let shortcut: Set = [
    "localbasepath", "relativepath", "workingdirectory", "commandlinearguments", "iconfilename",
    "iconfile", "environmenttarget", "environmenttargetunicode", "commonpathsuffix", "url",
  ]

  private static let others: Set = ["pdbfilename", "openwithapplication"]

  private static let homes = ["/users/", "/documents and settings/", "/home/"]
}
