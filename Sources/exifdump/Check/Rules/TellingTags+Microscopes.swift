extension TellingTags {
  /// Whether it is where a microscope's program kept pictures, or what it made one from, in XML: Leica's (LIF), Zeiss's
  /// (CZI), names being those of the elements around it.
  static func isPathOfMicroscope(_ name: TellingName) -> Bool {
    guard name.group == microscopeGroup else { return false }
    return name.text == "experimentpath" || isFolderOfMicroscope(name) || isTrailOfMicroscope(name)
      || microscopePaths.contains(where: name.text.hasSuffix)
  }

  /// Whether that is a folder.
  static func isFolderOfMicroscope(_ name: TellingName) -> Bool {
    name.group == microscopeGroup && microscopeFolders.contains(where: name.text.hasSuffix)
  }

  /// Whether it is what was done to a picture, the files among it in XML.
  static func isTrailOfMicroscope(_ name: TellingName) -> Bool {
    name.group == microscopeGroup && name.text.hasSuffix("audittrail")
  }

  /// Whether a path is that of the account which such a microscope's computer comes with. Elsewhere people may be called
  /// so.
  static func isOfMicroscope(_ path: [UInt8]) -> Bool {
    let steps = path.prefix(4096).split(separator: 0x5c)
    return zip(steps, steps.dropFirst()).contains {
      UserFolder.lower($0) == "users" && microscopeAccounts.contains(UserFolder.lower($1))
    }
  }

  private static let microscopeGroup = "XML"
  private static let microscopePaths = ["exptimagename", "cameraimagepath"]
  private static let microscopeFolders = ["savestoragefolder", "savedestinationfolder"]
  private static let microscopeAccounts: Set = ["tcs-user", "zeiss"]
}
