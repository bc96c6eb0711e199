import MetadataKit

/// What the user wants to see of each file.
struct FormatOptions {
  var isNumeric = false
  var hasDescriptions = false
  var selection = TagSelection()
  /// The tags that a table has a column for.
  var columns: [String] = []
  var usesColors = false
}
