extension TagTable {
  /// What can be said of plain text.
  package static let text = TagTable(
    "Text", group: "File", isNumberless: true,
    [
      TagRow(0, "MIMEEncoding"),
      TagRow(1, "Newlines", "\r\n=Windows CRLF|\r=Macintosh CR|\n=Unix LF|=(none)"),
      TagRow(2, "ByteOrderMark", "0=No|1=Yes"),
      TagRow(3, "LineCount"),
      TagRow(4, "WordCount"),
      TagRow(5, "Delimiter", ",=Comma|;=Semicolon|\t=Tab|=(none)"),
      TagRow(6, "Quoting", "\"=Double quotes|'=Single quotes|=(none)"),
      TagRow(7, "ColumnCount"),
      TagRow(8, "RowCount"),
    ])
}
