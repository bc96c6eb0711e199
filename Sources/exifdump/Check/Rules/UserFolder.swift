import MetadataKit

/// The folder of a user in a path or a URL of one: `C:\Users\jane\AppData`, `Disk:Users:jane:Desktop`,
/// `/home/jane/a.odt`, `file:///C:/Documents%20and%20Settings/jane/a.ott`, `../../Users/jane/a.ott`,
/// `\\server\users$\jane\a.dot`, `https://example-my.sharepoint.com/personal/jane_example_com/a.dotx`.
enum UserFolder {
  /// Whether a text is a path with the folder of somebody in it.
  ///
  /// - Parameters:
  ///   - isOfFolder: whether it is that of a folder, whether a slash ends it or not.
  ///   - isReference: whether a drawing refers to it: it may be an address on the web without its scheme.
  ///   - isOfPage: whether such a drawing may be part of a page: it may be an address there.
  ///   - isDescription: whether it describes a picture: that may be what a page shows.
  static func isNamed(
    in path: [UInt8], isOfFolder: Bool, isReference: Bool, isOfPage: Bool, isDescription: Bool
  ) -> Bool {
    let path = PercentText.decoded(path.prefix(longestPath))
    if let account = PersonalSite.account(in: path) { return isSomebody(account) }
    let names = path.split(maxSplits: mostSteps, whereSeparator: isSeparator)
    // What stands behind the name is in it, unless the path is one of a folder.
    let isFolder = isOfFolder || path.last.map(isSeparator) == true
    let end = isFolder ? names.count : max(0, names.count - 1)
    let steps = Steps(path, names, folders: end, isReference: isReference, isOfPage: isOfPage)
    // So are parts of pages called, `/home/products/list`, but have no folders of people.
    let mayBePage =
      isDescription && path.first == 0x2f && names.last?.contains(0x2e) == false
    return names.indices.dropLast().contains { index in
      index + 1 < end && steps.isParent(at: index) && !steps.isOfMachine(at: index)
        && isSomebody(names[index + 1]) && (!mayBePage || steps.isProfile(at: index))
    }
  }

  /// Behind so many bytes no user's folder stands: Windows' longest path has 32,767 characters.
  private static let longestPath = 1 << 17
  private static let mostSteps = 64

  private static func isSomebody(_ name: ArraySlice<UInt8>) -> Bool {
    !common.contains(lower(name)) && !PlaceholderName.isOne(Array(name))
  }

  private static func isSeparator(_ byte: UInt8) -> Bool { [0x2f, 0x5c, 0x3a].contains(byte) }

  static func lower(_ name: ArraySlice<UInt8>) -> String {
    name.count <= 64 ? String(decoding: name, as: UTF8.self).lowercased() : ""
  }

  /// Folders in those of users that are nobody's, whatever the system: of everybody, of servers, and of machines that
  /// build and test. Those that are called as people are, too, are not among them.
  private static let common: Set = [
    "public", "all users", "alluse~1", "default", "default user", "default.migrated",
    "defaultuser0", "shared", "lost+found", "linuxbrew", "www", "www-data", "wwwroot", "nginx",
    "guest", "httpd", "ftp", "public_html",
    // Folders of an application on Azure (`D:\home\site`).
    "site", "logfiles",
    // Of services that build.
    "runner", "runneradmin", "containeradministrator", "containeruser", "vsts", "circleci",
    "distiller", "appveyor", "gitlab-runner", "buildkite-agent",
    // Of images of machines and containers.
    "vagrant", "ubuntu", "debian", "centos", "ec2-user", "azureuser", "opc", "bitnami", "jovyan",
    "vscode", "codespace", "gitpod", "root", "defaultaccount",
  ]
}
