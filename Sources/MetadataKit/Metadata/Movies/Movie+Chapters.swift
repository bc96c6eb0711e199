extension Movie {
  /// Its chapters in the order of the file: Nero's list (`chpl`), Matroska's, those of ID3 (`CHAP`) and of Vorbis'
  /// comments (`CHAPTER001`).
  ///
  /// Those of a chapter track, whose names stand among the samples, are not read.
  public var chapters: [MovieChapter] {
    var chapters: [MovieChapter] = []
    var comments = CommentedChapters()
    var open: (group: String, start: Double?, end: Double?, title: String?)?
    func close() {
      guard let chapter = open, let start = chapter.start else { return }
      // An end before the start is none.
      let end = chapter.end.flatMap { $0 >= start ? $0 : nil }
      chapters.append(MovieChapter(start: start, end: end, title: chapter.title))
    }
    // Of most tags the table says that they tell of none.
    let sources = store.tables.map(ChapterSource.init)
    for index in store.records.indices {
      guard let source = sources[Int(store.records[index].table)] else { continue }
      let tag = Tag(store: store, index: index)
      let name = tag.name
      switch source {
      case .comments:
        comments.take(tag)
        continue
      case .list:
        if name == "ChapterList", let chapter = Self.chapter(tag) { chapters.append(chapter) }
        continue
      case .id3, .matroska:
        guard tag.group.hasPrefix("Chapter") else { continue }
      }
      if open?.group != tag.group {
        close()
        open = (tag.group, nil, nil, nil)
      }
      // Matroska's are in nanoseconds (RFC 9559 §5.1.7).
      func seconds() -> Double? {
        source == .id3 ? tag.number() : tag.integer().map { Double($0) / 1e9 }
      }
      switch name {
      case "ChapterTimeStart": open?.start = seconds()
      case "ChapterTimeEnd": open?.end = seconds()
      case "ChapterString":
        if open?.title == nil, !tag.string.isEmpty { open?.title = tag.string }
      default: continue
      }
    }
    close()
    return chapters + comments.chapters
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

/// The tables that have chapters.
private enum ChapterSource {
  /// Comments of Vorbis, among others.
  case comments
  /// Nero's list, among what else users have in movies.
  case list
  case id3, matroska

  init?(_ table: TagTable) {
    if table === TagTable.vorbisComment {
      self = .comments
    } else if table === TagTable.quickTimeUserData {
      self = .list
    } else if table === TagTable.id3Chapter {
      self = .id3
    } else if table === TagTable.matroska {
      self = .matroska
    } else {
      return nil
    }
  }
}

/// Chapters in comments of Vorbis: `CHAPTER001=00:01:30.500`, and `CHAPTER001NAME=` (Xiph, *Chapter Extension*).
private struct CommentedChapters {
  private var starts: [Double?] = []
  private var titles: [String?] = []
  /// Where the chapter of a group's number is: what tells of it need not stand together.
  private var places: [String: Int] = [:]

  /// Those of which it is said when they start.
  var chapters: [MovieChapter] {
    zip(starts, titles).compactMap { start, title in
      start.map { MovieChapter(start: $0, end: nil, title: title) }
    }
  }

  mutating func take(_ tag: Tag) {
    let name = tag.name
    guard name.hasPrefix("Chapter") else { return }
    let rest = name.dropFirst("Chapter".count)
    let number = rest.prefix(3)
    guard number.utf8.count == 3, number.utf8.allSatisfy(NumberText.isDigit) else { return }
    let isTitle = rest.dropFirst(3) == "name"
    guard isTitle || rest.utf8.count == 3 else { return }
    let place = place(of: "\(tag.group):\(number)")
    if isTitle {
      if titles[place] == nil, !tag.string.isEmpty { titles[place] = tag.string }
    } else if starts[place] == nil {
      starts[place] = Self.seconds(tag.string)
    }
  }

  private mutating func place(of key: String) -> Int {
    if let place = places[key] { return place }
    places[key] = starts.count
    starts.append(nil)
    titles.append(nil)
    return starts.count - 1
  }

  /// Hours, minutes and seconds with thousandths of them.
  private static func seconds(_ text: String) -> Double? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 3,
      text.utf8.allSatisfy({ NumberText.isDigit($0) || $0 == 0x3a || $0 == 0x2e }),
      let hours = Int(parts[0]), let minutes = Int(parts[1]), minutes < 60,
      let seconds = Double(parts[2]), seconds < 60
    else { return nil }
    return Double(hours) * 3600 + Double(minutes * 60) + seconds
  }
}
