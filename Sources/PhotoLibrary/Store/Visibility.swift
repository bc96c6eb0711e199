/// Which assets a client may see.
enum Visibility: Sendable {
  case nothing
  /// Those in the temporary table of the selection.
  case selection
  case everything

  /// A condition of SQL on the assets that a table's name stands for; nil where there is none.
  func condition(of assets: String = "assets") -> String? {
    switch self {
    case .nothing: "0"
    case .selection: "\(assets).uuid IN (SELECT uuid FROM temp.selected)"
    case .everything: nil
    }
  }
}
