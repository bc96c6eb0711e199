extension TagTable {
  /// The text in a dump of an X window; the number has no meaning.
  package static let xWindowDump = TagTable(
    "XWD", group: "XWD", isNumberless: true, [TagRow(0, "WindowName")])
}
