import ArgumentParser
import MetadataKit

/// Which tags are shown.
struct SelectionOptions: ParsableArguments {
  @Option(
    name: [.long, .customShort("t")],
    help: ArgumentHelp(
      "Show this tag: Make, GPS:GPSLatitude, GPS:all, or a pattern, 'Exif*:*Date*'. Repeat for more.",
      valueName: "tag"))
  var tag: [String] = []

  @Option(
    name: [.long, .customShort("g")],
    help: ArgumentHelp(
      "Show this group: IFD0, ExifIFD, GPS …, or a pattern. Repeat for more.", valueName: "group"))
  var group: [String] = []

  /// What the options ask for together: a tag is shown if any of them names it.
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

  func validate() throws { _ = try selection() }
}
