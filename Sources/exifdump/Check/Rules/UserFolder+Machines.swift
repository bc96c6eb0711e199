extension UserFolder.Steps {
  /// Whether the folder in that of all users, which stands at an index, is one of a machine, where such have it: people
  /// may be called so, too.
  func isOfMachine(at index: Int) -> Bool {
    guard !start.isDrive, index <= start.deepest else { return false }
    let name = names[index + 1]
    let next = index + 2 < names.count ? names[index + 2] : ""
    if Self.builders.contains(name), Self.ofBuilders.contains(next) { return true }
    return Self.machines.contains(name) && ["home", "media"].contains(names[index])
      && !Self.ofProfiles.contains(next)
  }

  /// Users of services that build, of images of machines and of containers, and of the Raspberry Pi, with folders in
  /// `/home`.
  private static let machines: Set = [
    "builder", "coder", "fedora", "git", "jenkins", "node", "pi", "rocky",
  ]

  /// Those of services that build, with folders for it, on macOS, too.
  private static let builders: Set = ["builder", "jenkins", "travis"]
  private static let ofBuilders: Set = ["build", "builds", "workspace"]
}
