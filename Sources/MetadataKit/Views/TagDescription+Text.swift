extension TagDescription {
  /// What a tag of EXIF is; nil for tags of other tables, and for what libexif does not know.
  init?(_ tag: Tag) {
    guard let number = tag.number, tag.table === TagTable.exif || tag.table === TagTable.gps
    else { return nil }
    self.init(number, isGPS: tag.table === TagTable.gps)
  }

  /// Both as one text: `F-Number: The F number.`
  var sentence: String {
    title.isEmpty || text.isEmpty ? title + text : title + ": " + text
  }
}

extension String {
  /// The words, on lines of at most so many characters; a word that is longer has a line of its own.
  package func wrapped(to width: Int) -> [String] {
    var lines: [String] = []
    for word in split(whereSeparator: \.isWhitespace) {
      if let last = lines.last, last.count + 1 + word.count <= width {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}
