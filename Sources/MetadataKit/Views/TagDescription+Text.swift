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
