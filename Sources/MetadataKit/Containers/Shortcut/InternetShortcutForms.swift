extension TagTable {
  /// The same of lines that end otherwise than Windows' do.
  static let internetShortcutElsewhere = TagTable(
    "InternetShortcut", group: "LNK", isNumberless: true, internetRows(.notInExiftool))
}
