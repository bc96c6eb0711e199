extension UserFolder.Steps {
  /// Whether the folder in that of all users, which stands at an index, is one of a machine, where such have it: people
  /// may be called so, too.
  func isOfMachine(at index: Int) -> Bool {
    guard index <= start.deepest else { return false }
    let name = names[index + 1]
    let next = index + 2 < names.count ? names[index + 2] : ""
    if Self.builders.contains(name), Self.ofBuilders.contains(next) {
      // On Windows, where a person may have such a folder, owner and project follow.
      return !start.isDrive || names.count > index + 5
    }
    guard !start.isDrive, ["home", "media"].contains(names[index]) else { return false }
    return Self.machines.contains(name)
      || Self.namesakes.contains(name) && !Self.ofProfiles.contains(next)
  }

  /// Users of the Raspberry Pi and of containers, with folders in `/home`.
  private static let machines: Set = ["node", "pi"]

  /// Users of images of machines who are called as people are, and have no folders that people have.
  private static let namesakes: Set = ["fedora", "rocky"]

  /// Those of services that build, with folders for it, on macOS and Windows, too.
  private static let builders: Set = ["travis"]
  private static let ofBuilders: Set = ["build", "builds", "workspace"]
}
