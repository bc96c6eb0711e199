extension UserFolder.Steps {
  /// Whether the folder in that of all users, which stands at an index, is one of a machine, where such have it: people
  /// may be called so, too.
  func isOfMachine(at index: Int) -> Bool {
    guard index <= start.deepest else { return false }
    let name = names[index + 1]
    let next = index + 2 < names.count ? names[index + 2] : ""
    if let builder = Self.builders.first(where: { $0.name == name && $0.folders.contains(next) }) {
      // On Windows, where a person may have such a folder, projects are in it.
      return !start.isDrive || names.count > index + 3 + builder.depth
    }
    guard !start.isDrive, ["home", "media"].contains(names[index]) else { return false }
    return Self.machines.contains(name)
      || Self.namesakes.contains(name) && !Self.ofProfiles.contains(next)
  }

  /// Users of the Raspberry Pi, of containers and of servers, with folders in `/home`.
  private static let machines: Set = ["builder", "coder", "git", "jenkins", "node", "pi"]

  /// Users of images of machines who are called as people are, and have no folders that people have.
  private static let namesakes: Set = ["fedora", "rocky"]

  /// Those of services that build, with their folders for it, on macOS and Windows, too, and how many folders a file in
  /// them is in at least: in those of Jenkins a job's, which is one further down in its home, in those of Travis an owner's
  /// and a project's.
  private static let builders: [(name: String, folders: Set<String>, depth: Int)] = [
    ("jenkins", ["agent", "workspace"], 1), ("jenkins", [".jenkins", "jenkins"], 2),
    ("travis", ["build", "builds"], 2),
  ]
}
