/// Names of groups, of which the second and third of a kind have numbers: `Track2`, `SubIFD1`.
enum GroupName {
  /// The name in small letters, without its number.
  static func withoutNumber(_ group: String) -> String {
    var group = group.lowercased()
    while let last = group.last, last.isNumber { group.removeLast() }
    return group
  }

  /// Whether blocks of other kinds stand in what is called so, whose tags then have this group: Canon's
  /// notes in the fourth track of a CR3, or in the heap of a CRW.
  static func carriesOthers(_ group: String) -> Bool {
    ["ciff", "track"].contains(withoutNumber(group))
  }
}
