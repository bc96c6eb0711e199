/// Names of groups, of which the second and third of a kind have numbers: `Track2`, `SubIFD1`.
enum GroupName {
  /// The name in small letters, without its number.
  static func withoutNumber(_ group: String) -> String {
    var group = group.lowercased()
    while let last = group.last, last.isNumber { group.removeLast() }
    return group
  }
}
