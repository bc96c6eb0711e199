import ArgumentParser
import MetadataKit

/// Which tags are shown.
struct SelectionSettings: Equatable {
  var tag: [String] = []
  var group: [String] = []

  /// What the settings ask for together: a tag is shown if any of them names it.
  func selection() throws -> TagSelection {
    var selection = TagSelection()
    for pattern in tag where !selection.add(pattern) {
      throw ValidationError(
        "'\(pattern)' names no tag: write Name, Group:Name or Group:all, with * for anything.")
    }
    for pattern in group where !selection.add(group: pattern) {
      throw ValidationError("'\(pattern)' names no group: write IFD0, GPS or 'Exif*'.")
    }
    return selection
  }

  /// The tags that a table has columns for.
  func columns() throws -> [String] {
    guard group.isEmpty else {
      throw ValidationError("A table has a column a tag: name each with --tag.")
    }
    for pattern in tag {
      let name = pattern.split(separator: ":").last ?? ""
      guard name.lowercased() != "all", !name.contains("*") else {
        throw ValidationError("A table has a column a tag: '\(pattern)' may be many.")
      }
    }
    return tag
  }
}
