extension Movie {
  /// Its chapters in the order of the file: Nero's list (`chpl`) or Matroska's.
  ///
  /// Those of a chapter track, whose names stand among the samples, are not read.
  public var chapters: [MovieChapter] {
    var chapters: [MovieChapter] = []
    var open: (group: String, start: Double?, end: Double?, title: String?)?
    func close() {
      guard let chapter = open, let start = chapter.start else { return }
      chapters.append(MovieChapter(start: start, end: chapter.end, title: chapter.title))
    }
    for tag in Tags(store: store) {
      if tag.name == "ChapterList", tag.table === TagTable.quickTimeUserData {
        if let chapter = Self.chapter(tag) { chapters.append(chapter) }
        continue
      }
      guard tag.table === TagTable.matroska, tag.group.hasPrefix("Chapter") else { continue }
      if open?.group != tag.group {
        close()
        open = (tag.group, nil, nil, nil)
      }
      // In nanoseconds (RFC 9559 §5.1.7).
      switch tag.name {
      case "ChapterTimeStart": open?.start = tag.integer().map { Double($0) / 1e9 }
      case "ChapterTimeEnd": open?.end = tag.integer().map { Double($0) / 1e9 }
      case "ChapterString": if open?.title == nil { open?.title = tag.string }
      default: continue
      }
    }
    close()
    return chapters
  }

  /// The seconds, a blank, and the title.
  private static func chapter(_ tag: Tag) -> MovieChapter? {
    let text = tag.string
    guard let blank = text.firstIndex(of: " "), let start = Double(text[..<blank]),
      start.isFinite
    else { return nil }
    let title = String(text[text.index(after: blank)...])
    return MovieChapter(start: start, end: nil, title: title.isEmpty ? nil : title)
  }
}
