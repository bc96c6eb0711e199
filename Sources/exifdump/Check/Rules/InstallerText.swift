/// What Windows Installer's transforms and patches have where documents say who saved them last.
///
/// Source: Microsoft, *Last Saved By Summary property*.
enum InstallerText {
  /// Whether a text is platforms and languages, `Intel;1033`, or names of transforms, `:Sample.1;:#Sample.1`.
  static func isOne(_ value: [UInt8]) -> Bool {
    guard value.count <= longest, !value.isEmpty else { return false }
    let text = String(decoding: value, as: UTF8.self)
    let parts = text.split(separator: ";", omittingEmptySubsequences: false)
    if parts.allSatisfy({ $0.utf8.count > 1 && $0.utf8.first == 0x3a }) { return true }
    guard parts.count == 2 else { return false }
    let isOfPlatforms = parts[0].split(separator: ",").allSatisfy { platforms.contains(String($0)) }
    return isOfPlatforms && !parts[1].isEmpty
      && parts[1].utf8.allSatisfy { (0x30...0x39).contains($0) || $0 == 0x2c }
  }

  private static let longest = 4096
  private static let platforms: Set = ["Alpha", "Arm", "Arm64", "Intel", "Intel64", "x64"]
}
